//! Whatever is changed in an event's file afterwards, the checker finds: a case for every kind.

mod hall;

use dublet_rules::{
    rules::Edition,
    score::{End, Points, SeatScore},
    sheet::{LastDraw, Left},
};
use dublet_tournament::{
    check::check,
    event::{Act, Certificate, Closing, Event, Outcome, Procedure},
    file::EventFile,
    person::{Actor, PersonId, Role},
    plan::{Preset, TimeUp},
    sheet::GameEntry,
    tournament::Tournament,
};
use hall::{JUDGE, ORGANISER, correct, enter, out, place, sum};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

/// Twelve players, four rounds and a final, with everything in it that can be changed.
fn event() -> EventFile {
    let rules = Edition::Championship.rules();
    let (mut file, mut tournament) = (EventFile::default(), Tournament::new());
    let mut act = |by, act| file.act(&mut tournament, by, act).unwrap();
    act(ORGANISER, Act::Found { rules, procedure: Procedure::NEWEST });
    act(ORGANISER, Act::Plan { plan: Preset::Club.plan(&rules) });
    for player in (1..=12).map(PersonId) {
        act(ORGANISER, Act::Register { player });
        act(ORGANISER, Act::CheckIn { player });
    }
    for _ in 0..2 {
        let problem = tournament.seating_problem().unwrap();
        let rounds = problem.seat(&mut ChaCha20Rng::seed_from_u64(1), 20_000).rounds;
        let mut act = |by, act| file.act(&mut tournament, by, act).unwrap();
        act(ORGANISER, Act::Seat { rounds: rounds.clone(), lots: None });
        let first = if rounds.len() == 1 { 5 } else { 1 };
        for (round, tables) in (first..).zip(&rounds) {
            act(ORGANISER, Act::Start);
            for (table, chairs) in (1..).zip(tables) {
                let here = place(round, table);
                let [a, b, ..] = chairs[..] else { panic!("tables of four") };
                act(Actor::player(a), enter(here, vec![game(chairs); 4]));
                if table == 2 {
                    act(Actor::player(b), Act::Dispute { place: here, reason: "no".into() });
                    let (rule, reason) = ("8.3".into(), "counted again".into());
                    act(JUDGE, Act::Uphold { place: here, rule, reason });
                } else {
                    act(Actor::player(b), Act::Sign { place: here });
                }
            }
            let here = place(round, 1);
            act(JUDGE, Act::CallJudge { place: here, reason: "a tile on the floor".into() });
            let (rule, reason) = ("4.1".into(), "it is the rack's".into());
            act(JUDGE, Act::Rule { call: round, rule, reason });
        }
        let mut wrong = GameEntry { written: None, ..game(&rounds[0][0]) };
        wrong.hands.iter_mut().flatten().for_each(|hand| match hand {
            Left::Sum { numbers, .. } if *numbers > 0 => *numbers += 3,
            _ => {}
        });
        act(JUDGE, correct(place(first, 1), vec![wrong; 4]));
        let (big, small) = (1, Points::whole(20));
        let (rule, reason) = ("8.3".into(), "late".into());
        act(JUDGE, Act::Penalise { player: rounds[0][0][0], big, small, rule, reason });
        act(ORGANISER, Act::Close);
    }
    file
}

/// The lower the number the more is won, so that nobody ties; the points are written too.
fn game(chairs: &[PersonId]) -> GameEntry {
    let best = chairs.iter().min().unwrap();
    let left = |player: &PersonId| sum(if player == best { 0 } else { player.0 as u16 * 2 });
    let hands = chairs.iter().map(left).collect();
    let mut game = GameEntry { end: End::Out, hands, written: None };
    game.written = game.score(&Edition::Championship.rules(), chairs.len()).ok();
    game
}

fn nth(file: &mut EventFile, n: usize, wanted: fn(&Act) -> bool) -> (usize, &mut Event) {
    let mut events = file.log.iter_mut().enumerate();
    events.by_ref().filter(|(_, event)| wanted(&event.act)).nth(n).expect("there is one")
}

fn is_enter(act: &Act) -> bool {
    matches!(act, Act::Enter { .. })
}

fn is_sign(act: &Act) -> bool {
    matches!(act, Act::Sign { .. })
}

fn is_seat(act: &Act) -> bool {
    matches!(act, Act::Seat { .. })
}

fn is_close(act: &Act) -> bool {
    matches!(act, Act::Close)
}

fn replan(rounds: u8) -> Act {
    Act::Replan { rounds, games: 4, reason: "the hall closes".into() }
}

fn is_correct(act: &Act) -> bool {
    matches!(act, Act::Correct { .. })
}

fn is_penalty(act: &Act) -> bool {
    matches!(act, Act::Penalise { .. })
}

fn remove(file: &mut EventFile, n: usize, wanted: fn(&Act) -> bool) {
    let (index, _) = nth(file, n, wanted);
    file.log.remove(index);
}

fn scores(file: &mut EventFile) -> &mut Vec<Vec<SeatScore>> {
    match &mut nth(file, 0, is_enter).1.outcome {
        Outcome::Scores(scores) => scores,
        other => panic!("{other:?}"),
    }
}

fn games(file: &mut EventFile) -> &mut Vec<GameEntry> {
    match &mut nth(file, 0, is_enter).1.act {
        Act::Enter { games, .. } => {
            games.iter_mut().for_each(|game| game.written = None);
            games
        }
        other => panic!("{other:?}"),
    }
}

/// What somebody had left who did not go out.
fn loser(file: &mut EventFile) -> &mut Left {
    let left = |hand: &&mut Left| matches!(hand, Left::Sum { numbers: 1.., .. });
    games(file)[0].hands.iter_mut().flatten().find(left).expect("somebody lost")
}

fn seated(file: &mut EventFile, n: usize) -> &mut Vec<Vec<Vec<PersonId>>> {
    match &mut nth(file, n, is_seat).1.act {
        Act::Seat { rounds, .. } => rounds,
        other => panic!("{other:?}"),
    }
}

fn certificate(file: &mut EventFile) -> &mut Certificate {
    match &mut nth(file, 0, is_seat).1.outcome {
        Outcome::Certificate(certificate) => certificate,
        other => panic!("{other:?}"),
    }
}

fn closing(file: &mut EventFile) -> &mut Closing {
    match &mut nth(file, 0, is_close).1.outcome {
        Outcome::Closing(closing) => closing,
        other => panic!("{other:?}"),
    }
}

fn insert(file: &mut EventFile, before: fn(&Act) -> bool, by: Actor, act: Act, outcome: Outcome) {
    let (index, _) = nth(file, 0, before);
    file.log.insert(index, Event { by, act, outcome });
}

/// The kinds of findings, as faces name them.
fn kinds(file: &EventFile) -> Vec<String> {
    let kind = |found| match serde_json::to_value(&found) {
        Ok(serde_json::Value::Object(fields)) => fields["finding"].as_str().unwrap().to_owned(),
        other => panic!("{other:?}"),
    };
    check(file).into_iter().map(kind).collect()
}

#[test]
fn the_event_is_right_as_it_is() {
    assert_eq!(check(&event()), []);
}

macro_rules! corruptions {
    ($($name:ident: $kind:literal, $change:expr;)+) => { $(
        #[test]
        fn $name() {
            let mut file = event();
            let change: fn(&mut EventFile) = $change;
            change(&mut file);
            let found = kinds(&file);
            assert!(found.iter().any(|kind| kind == $kind), "{found:?}");
            assert!(file.replay().is_err() || file.version != 1, "the fold refuses it as well");
        }
    )+ };
}

corruptions! {
    a_score_is_changed: "score", |file| scores(file)[0][1].small += Points::whole(1);
    a_win_is_given_to_another: "win", |file| {
        let game = &mut scores(file)[2];
        let winner = game.iter().position(|score| score.big == 1).unwrap();
        game.swap(winner, (winner + 1) % 4);
    };
    a_rack_is_changed: "score", |file| {
        if let Left::Sum { numbers, .. } = loser(file) { *numbers += 1 }
    };
    a_joker_is_added: "score", |file| {
        if let Left::Sum { jokers, .. } = loser(file) { *jokers += 1 }
    };
    points_written_by_players_are_changed: "written", |file| {
        if let Act::Enter { games, .. } = &mut nth(file, 0, is_enter).1.act {
            games[0].written.as_mut().unwrap()[0].small += Points::whole(2);
        }
    };
    a_hand_is_missing: "hands", |file| games(file)[1].hands[2] = None;
    a_rack_holds_more_than_the_deck: "tiles", |file| {
        let rack = dublet_rules::notation::tiles("r5 r5 r5").unwrap().into_iter().collect();
        *loser(file) = Left::Tiles { rack, opened: true, announced_after: None };
    };
    an_announcement_is_made_up: "announcement", |file| {
        let tiles = dublet_rules::notation::tiles("r5 r6").unwrap();
        let rack = tiles[..1].iter().collect();
        *loser(file) = Left::Tiles { rack, opened: false, announced_after: Some(LastDraw::One(tiles[1])) };
    };
    the_end_of_a_game_is_changed: "end", |file| games(file)[0].end = End::Pool;
    a_game_is_left_out: "games", |file| drop(games(file).pop());
    a_game_is_left_out_where_every_game_is_played: "games", |file| {
        if let Act::Plan { plan } = &mut nth(file, 0, |act| matches!(act, Act::Plan { .. })).1.act {
            plan.time_up = TimeUp::PlayOn;
        }
        games(file).pop();
        scores(file).pop();
    };
    somebody_misses_a_game_and_was_never_away: "hands", |file| {
        // They are noted away only once their sheet is there.
        let last = games(file)[3].hands.len() - 1;
        games(file)[3].hands[last] = None;
        let (player, organiser) = (seated(file, 0)[0][0][last], nth(file, 0, is_seat).1.by);
        let away = Act::StepOut { player, reason: "the bus".into() };
        insert(file, is_sign, organiser, away, Outcome::Nothing);
        insert(file, is_close, organiser, Act::CheckIn { player }, Outcome::Nothing);
    };
    somebody_who_is_away_steps_out: "not-there", |file| {
        let (player, organiser) = (PersonId(5), nth(file, 0, is_seat).1.by);
        for _ in 0..2 {
            let away = Act::StepOut { player, reason: "the bus".into() };
            insert(file, is_penalty, organiser, away, Outcome::Nothing);
        }
    };
    a_swap_has_the_figures_of_before: "certificate", |file| {
        let players = [seated(file, 0)[3][0][0], seated(file, 0)[3][1][0]];
        let organiser = nth(file, 0, is_seat).1.by;
        let swap = Act::Swap { round: 4, players, reason: "cousins".into() };
        let figures = Outcome::Certificate(*certificate(file));
        insert(file, |act| matches!(act, Act::Start), organiser, swap, figures);
    };
    a_swap_is_of_a_round_that_has_begun: "not-ahead", |file| {
        let players = [seated(file, 0)[0][0][0], seated(file, 0)[0][1][0]];
        let organiser = nth(file, 0, is_seat).1.by;
        let swap = Act::Swap { round: 1, players, reason: "cousins".into() };
        let figures = Outcome::Certificate(*certificate(file));
        insert(file, is_sign, organiser, swap, figures);
    };
    a_player_is_forgotten: "had-played", |file| {
        let (player, organiser) = (PersonId(5), nth(file, 0, is_seat).1.by);
        let forget = Act::Unregister { player, reason: "who is that?".into() };
        insert(file, is_penalty, organiser, forget, Outcome::Nothing);
    };
    an_own_table_is_anothers: "own-table", |file| {
        let organiser = nth(file, 0, is_seat).1.by;
        for player in [PersonId(1), PersonId(2)] {
            let own = Act::OwnTable { player, table: Some(1), reason: "the door".into() };
            insert(file, is_seat, organiser, own, Outcome::Nothing);
        }
    };
    a_draw_does_not_keep_to_an_own_table: "certificate", |file| {
        let organiser = nth(file, 0, is_seat).1.by;
        let own = Act::OwnTable { player: PersonId(1), table: Some(9), reason: "the door".into() };
        insert(file, is_seat, organiser, own, Outcome::Nothing);
    };
    two_meet_who_were_not_apart: "not-apart", |file| {
        let organiser = nth(file, 0, is_seat).1.by;
        let players = [PersonId(1), PersonId(2)];
        let meet = Act::LetMeet { players, reason: "friends".into() };
        insert(file, is_seat, organiser, meet, Outcome::Nothing);
    };
    a_stage_is_cut_to_fewer_rounds_than_have_begun: "replanned", |file| {
        let organiser = nth(file, 0, is_seat).1.by;
        insert(file, is_penalty, organiser, replan(2), Outcome::Nothing);
    };
    a_stage_ends_before_a_round_that_was_added: "rounds-left", |file| {
        let organiser = nth(file, 0, is_seat).1.by;
        insert(file, is_penalty, organiser, replan(5), Outcome::Nothing);
    };
    somebody_is_on_two_chairs: "seated-twice", |file| {
        let tables = &mut seated(file, 0)[0];
        tables[0][0] = tables[1][0];
    };
    somebody_has_no_chair: "not-seated", |file| seated(file, 0)[1][0].truncate(3);
    a_stranger_has_a_chair: "not-entrant", |file| seated(file, 0)[2][0][0] = PersonId(50);
    a_table_of_one: "table-size", |file| {
        let player = seated(file, 0)[0][0].pop().unwrap();
        seated(file, 0)[0].push(vec![player]);
    };
    players_change_tables_behind_the_draw: "certificate", |file| {
        let tables = &mut seated(file, 0)[3];
        let player = tables[0][3];
        tables[0][3] = tables[1][3];
        tables[1][3] = player;
    };
    a_final_is_not_by_rank: "not-by-rank", |file| seated(file, 1)[0][0].swap(0, 1);
    repeats_are_hidden: "certificate", |file| certificate(file).repeats.found -= 1;
    a_bound_is_made_up: "certificate", |file| certificate(file).repeats.bound += 1;
    meetings_back_to_back_are_hidden: "certificate", |file| certificate(file).back_to_back.found += 1;
    seats_look_fairer_than_they_are: "certificate", |file| certificate(file).seats.found -= 1;
    a_round_is_not_seated: "rounds-seated", |file| drop(seated(file, 0).pop());
    a_sheet_is_signed_by_who_entered_it: "signed-by-enterer", |file| {
        let by = nth(file, 0, is_enter).1.by;
        nth(file, 0, is_sign).1.by = by;
    };
    a_sheet_is_signed_from_another_table: "not-at-table", |file| {
        let by = nth(file, 1, is_enter).1.by;
        nth(file, 0, is_sign).1.by = by;
    };
    a_sheet_is_entered_twice: "entered-twice", |file| {
        let (index, event) = nth(file, 0, is_enter);
        let again = event.clone();
        file.log.insert(index, again);
    };
    a_sheet_is_signed_twice: "sheet-state", |file| {
        let (index, event) = nth(file, 0, is_sign);
        let again = event.clone();
        file.log.insert(index, again);
    };
    a_signature_is_missing: "sheet-missing", |file| remove(file, 3, is_sign);
    a_sheet_is_missing: "sheet-missing", |file| remove(file, 2, is_enter);
    a_round_never_began: "no-table", |file| remove(file, 0, |act| matches!(act, Act::Start));
    a_penalty_is_a_players: "wrong-role", |file| {
        nth(file, 0, is_penalty).1.by.role = Role::Player;
    };
    a_penalty_is_forgotten: "standing", |file| remove(file, 0, is_penalty);
    a_penalty_that_is_none_is_lifted: "no-penalty", |file| {
        let lift = Act::Lift { penalty: 7, rule: "8.3".into(), reason: "the bell".into() };
        let judge = nth(file, 0, is_penalty).1.by;
        insert(file, is_penalty, judge, lift, Outcome::Nothing);
    };
    somebody_who_played_and_left_is_back: "not-there", |file| {
        let player = nth(file, 0, is_enter).1.by.id;
        let organiser = nth(file, 0, is_seat).1.by;
        let leaves = Act::Withdraw { player, reason: "the train".into() };
        insert(file, is_penalty, organiser, leaves, Outcome::Nothing);
        insert(file, is_penalty, organiser, Act::CheckIn { player }, Outcome::Nothing);
    };
    a_penalty_gives: "penalty", |file| {
        if let Act::Penalise { small, .. } = &mut nth(file, 0, is_penalty).1.act {
            *small = -*small;
        }
    };
    a_correction_is_forgotten: "standing", |file| remove(file, 0, is_correct);
    a_correction_gives_no_reason: "no-reason", |file| {
        if let Act::Correct { reason, .. } = &mut nth(file, 0, is_correct).1.act {
            reason.clear();
        }
    };
    a_correction_names_no_rule: "no-rule", |file| {
        if let Act::Correct { rule, .. } = &mut nth(file, 0, is_correct).1.act {
            "soon".clone_into(rule);
        }
    };
    a_correction_is_of_a_round_not_played: "no-table", |file| {
        if let Act::Correct { place, .. } = &mut nth(file, 0, is_correct).1.act {
            place.round = 9;
        }
    };
    a_judge_lets_the_sheet_of_the_own_table_stand: "own-case", |file| {
        let player = seated(file, 0)[0][1][3];
        nth(file, 0, |act| matches!(act, Act::Uphold { .. })).1.by.id = player;
    };
    a_judge_corrects_the_sheet_of_the_own_table: "own-case", |file| {
        let player = seated(file, 0)[0][0][3];
        nth(file, 0, is_correct).1.by.id = player;
    };
    a_judge_answers_a_call_of_the_own_table: "own-case", |file| {
        let player = seated(file, 0)[0][0][3];
        nth(file, 0, |act| matches!(act, Act::Rule { .. })).1.by.id = player;
    };
    a_judge_reopens_the_sheet_of_the_own_table: "own-case", |file| {
        let player = seated(file, 0)[0][0][3];
        let act = Act::Dispute { place: place(1, 1), reason: "the sum".into() };
        insert(file, is_correct, Actor { id: player, ..JUDGE }, act, Outcome::Nothing);
    };
    a_judge_penalises_at_the_own_table: "own-case", |file| {
        let (_, event) = nth(file, 0, is_penalty);
        let Act::Penalise { player, .. } = event.act else { panic!("a penalty") };
        event.by.id = player;
    };
    a_judge_lifts_the_own_penalty: "own-case", |file| {
        let Act::Penalise { player, .. } = nth(file, 0, is_penalty).1.act else { panic!("a penalty") };
        let act = Act::Lift { penalty: 1, rule: "8.3".into(), reason: "me".into() };
        insert(file, is_close, Actor { id: player, ..JUDGE }, act, Outcome::Nothing);
    };
    the_organiser_breaks_the_own_tie: "own-case", |file| {
        let order = vec![PersonId(1), PersonId(2)];
        let act = Act::BreakTie { order, reason: "me first".into(), lots: None };
        insert(file, is_close, Actor::organiser(1), act, Outcome::Nothing);
    };
    a_judge_signs_as_a_player_what_they_entered: "signed-by-enterer", |file| {
        let (_, event) = nth(file, 0, is_sign);
        let signer = event.by.id;
        nth(file, 0, is_enter).1.by = Actor { id: signer, ..JUDGE };
    };
    a_correction_changes_nothing: "nothing-changed", |file| {
        let again = nth(file, 0, is_correct).1.clone();
        insert(file, is_penalty, again.by, again.act, again.outcome);
    };
    a_sum_in_the_standings_is_changed: "standing", |file| {
        closing(file).standings[5].small += Points::whole(1);
    };
    a_place_in_the_standings_is_changed: "standing", |file| closing(file).standings[3].place = 3;
    lines_of_the_standings_change_places: "standings-order", |file| {
        closing(file).standings.swap(0, 1);
    };
    somebody_is_added_to_the_standings: "standings-people", |file| {
        let row = closing(file).standings[0];
        closing(file).standings[0].player = PersonId(70);
        assert_ne!(row.player, PersonId(70));
    };
    another_player_goes_on: "advancing", |file| {
        let out = closing(file).standings[4].player;
        closing(file).advancing[3] = out;
    };
    a_tie_is_broken_that_is_none: "tie", |file| {
        let order = vec![PersonId(1), PersonId(2)];
        let act = Act::BreakTie { order, reason: "by lot".into(), lots: None };
        insert(file, is_close, JUDGE, act, Outcome::Nothing);
    };
    a_call_is_never_answered: "call-open", |file| {
        remove(file, 3, |act| matches!(act, Act::Rule { .. }));
    };
    a_stage_ends_early: "rounds-left", |file| {
        let close = nth(file, 0, is_close).1.clone();
        let starts = |act: &Act| matches!(act, Act::Start);
        insert(file, starts, close.by, close.act, close.outcome);
    };
    the_version_is_of_another_program: "version", |file| file.version = 9;
    somebody_never_entered: "unknown-player", |file| {
        remove(file, 4, |act| matches!(act, Act::Register { .. }));
    };
    somebody_never_came: "not-entrant", |file| {
        remove(file, 4, |act| matches!(act, Act::CheckIn { .. }));
    };
    somebody_plays_who_has_left: "not-there", |file| {
        let act = Act::Withdraw { player: PersonId(7), reason: "ill".into() };
        insert(file, |act| matches!(act, Act::Start), ORGANISER, act, Outcome::Nothing);
    };
    the_plan_is_changed_under_way: "plan-late", |file| {
        let plan = Preset::Small.plan(&Edition::Championship.rules());
        insert(file, is_enter, ORGANISER, Act::Plan { plan }, Outcome::Nothing);
    };
    what_follows_is_missing: "outcome-missing", |file| {
        nth(file, 0, is_enter).1.outcome = Outcome::Nothing;
    };
    another_edition_is_played: "score", |file| {
        file.log[0].act = Act::Found { rules: Edition::ChampionshipExpert.rules(), procedure: Procedure::NEWEST };
        let (_, event) = nth(file, 0, is_enter);
        if let Act::Enter { games, .. } = &mut event.act {
            let mut with_joker = out(4, 0, 10);
            with_joker.hands[1] =
                Some(Left::Sum { numbers: 1, jokers: 1, opening: dublet_rules::score::Opening::Opened });
            let standard = with_joker.score(&Edition::Championship.rules(), 4).unwrap();
            *games = vec![with_joker; 4];
            event.outcome = Outcome::Scores(vec![standard; 4]);
        }
    };
}

#[test]
fn names_can_be_erased_and_the_event_stays_right() {
    let mut file = event();
    let [anna, bob] = file.import("Anna\nBob\n").unwrap()[..] else { panic!("two") };
    // Nobody's id is given again, whether they are in the log or have a name.
    assert_eq!((anna, bob), (PersonId(902), PersonId(903)));
    assert!(file.names.erase(anna));
    assert_eq!(check(&file), []);
    assert_eq!(EventFile::read(&file.write()).unwrap().names.get(bob), Some("Bob"));
}

#[test]
fn what_is_no_event_is_not_read() {
    let text = event().write();
    assert!(EventFile::read(&text).is_ok());
    for bad in [
        text.replacen("\"version\":1", "\"version\":2", 1),
        text.replacen("\"do\":\"start\"", "\"do\":\"dance\"", 1),
        text.replacen("\"log\"", "\"logs\"", 1),
        text[..text.len() / 2].to_owned(),
    ] {
        assert!(EventFile::read(&bad).is_err());
    }
}
