//! What an event refuses, and with which word.

mod hall;

use dublet_rules::{
    rules::Edition,
    score::{Opening, Points, SeatScore},
    sheet::{LastDraw, Left},
};
use dublet_tournament::{
    event::{Act, Procedure, TableNumber},
    names::{BadLine, BadName, Names},
    person::{Actor, PersonId, Role},
    plan::{BadPlan, Entrants, Plan, Preset, Stage, StageKind, TimeUp},
    refusal::Refusal,
    sheet::BadGame,
    tournament::Tournament,
    view::Exception,
};
use hall::{JUDGE, ORGANISER, correct, enter, hall, out, place, play_round, sum};

fn refused(tournament: &Tournament, by: Actor, act: Act) -> Refusal {
    let mut tournament = tournament.clone();
    let before = tournament.clone();
    let refusal = tournament.act(by, act).expect_err("must be refused");
    assert_eq!(tournament, before, "a refusal changes nothing");
    refusal
}

#[test]
fn lists_of_players_are_refused_line_by_line_and_nobody_is_added() {
    let mut names = Names::default();
    let list = "name;club\nAnna Nowak;Kraków\n\"Jan \"\"Jaś\"\" Kot\"\n;nobody\nANNA  nowak\n";
    let twice = BadName::NameTwice { name: "ANNA nowak".to_owned() };
    assert_eq!(
        names.import(list, PersonId(1)),
        Err(vec![BadLine { line: 4, why: BadName::NameEmpty }, BadLine { line: 5, why: twice },])
    );
    assert_eq!(names.iter().count(), 0);
    let added =
        names.import("Anna Nowak\n\"Jan \"\"Jaś\"\" Kot\",x\n\nOla\n", PersonId(10)).unwrap();
    assert_eq!(added, [PersonId(10), PersonId(11), PersonId(12)]);
    assert_eq!(names.get(PersonId(11)), Some("Jan \"Jaś\" Kot"));
    assert!(names.erase(PersonId(11)) && !names.erase(PersonId(11)));
    assert_eq!(names.get(PersonId(11)), None);
    assert_eq!(names.get(PersonId(12)), Some("Ola"));
    let long = "x".repeat(81);
    assert_eq!(names.add(&long, PersonId(1)), Err(BadName::NameTooLong { most: 80 }));
}

#[test]
fn nothing_comes_before_the_rules_and_they_stay() {
    let rules = Edition::Standard.rules();
    let found = Act::Found { rules, procedure: Procedure::NEWEST };
    assert_eq!(refused(&Tournament::new(), ORGANISER, Act::Start), Refusal::NotFounded);
    assert_eq!(refused(&hall(8).0, ORGANISER, found), Refusal::AlreadyFounded);
}

#[test]
fn everybody_does_what_is_theirs() {
    let (tournament, _) = hall(8);
    let player = Actor::player(PersonId(1));
    for (by, act) in [
        (player, Act::Start),
        (JUDGE, Act::Start),
        (ORGANISER, Act::Sign { place: place(1, 1) }),
        (JUDGE, Act::Sign { place: place(1, 1) }),
        (player, Act::Uphold { place: place(1, 1), rule: "8.3".into(), reason: "x".into() }),
    ] {
        assert_eq!(refused(&tournament, by, act), Refusal::NotYours { role: by.role });
    }
    assert_eq!(player.role, Role::Player);
}

#[test]
fn plans_that_cannot_be_played_are_refused() {
    let (tournament, _) = hall(8);
    let good = Preset::Small.plan(&Edition::Championship.rules());
    let with = |change: fn(&mut Stage)| {
        let mut plan = good.clone();
        change(&mut plan.stages[0]);
        plan
    };
    let mut fresh = Tournament::new();
    fresh
        .act(
            ORGANISER,
            Act::Found { rules: Edition::Championship.rules(), procedure: Procedure::NEWEST },
        )
        .unwrap();
    for (plan, why) in [
        (Plan { stages: vec![], time_up: TimeUp::PlayOn }, BadPlan::NoStages),
        (with(|stage| stage.entrants = Entrants::Best(4)), BadPlan::Entrants),
        (with(|stage| stage.rounds = 0), BadPlan::Counts),
        (with(|stage| stage.games = 21), BadPlan::Counts),
        (with(|stage| stage.table = 1), BadPlan::Table { most: 4 }),
        (with(|stage| stage.table = 5), BadPlan::Table { most: 4 }),
    ] {
        assert_eq!(refused(&fresh, ORGANISER, Act::Plan { plan }), Refusal::BadPlan { why });
    }
    assert_eq!(refused(&fresh, ORGANISER, Act::Close), Refusal::NoPlan);
    let plan = Act::Plan { plan: good };
    assert_eq!(refused(&tournament, ORGANISER, plan), Refusal::AlreadySeated);
    // Six at a table, where the edition allows it.
    let six =
        Stage { kind: StageKind::Final, entrants: Entrants::All, rounds: 1, games: 1, table: 6 };
    let plan = Plan { stages: vec![six], time_up: TimeUp::PlayOn };
    assert_eq!(plan.check(&Edition::Xp.rules()), Ok(()));
}

#[test]
fn a_stage_keeps_the_rounds_that_have_begun() {
    let (mut tournament, rounds) = hall(8);
    let replan = |rounds, games| Act::Replan { rounds, games, reason: "it is late".into() };
    let same = refused(&tournament, ORGANISER, replan(3, 1));
    assert_eq!(same, Refusal::NothingChanged);
    assert_eq!(refused(&tournament, ORGANISER, replan(0, 1)), Refusal::RoundsBegun { rounds: 1 });
    let counts = Refusal::BadPlan { why: BadPlan::Counts };
    for (rounds, games) in [(21, 1), (3, 0), (3, 21)] {
        assert_eq!(refused(&tournament, ORGANISER, replan(rounds, games)), counts);
    }
    let why = Act::Replan { rounds: 2, games: 1, reason: " ".into() };
    assert_eq!(refused(&tournament, ORGANISER, why), Refusal::NoReason);
    for round in 1..=2 {
        tournament.act(ORGANISER, Act::Start).unwrap();
        play_round(&mut tournament, &rounds[usize::from(round) - 1], round);
    }
    assert_eq!(refused(&tournament, ORGANISER, replan(1, 1)), Refusal::RoundsBegun { rounds: 2 });
    assert_eq!(refused(&tournament, JUDGE, replan(2, 1)), Refusal::NotYours { role: Role::Judge });
    // The third round is dropped, and what is left of the stage is its end.
    assert_eq!(refused(&tournament, ORGANISER, Act::Close), Refusal::RoundsLeft { rounds: 1 });
    tournament.act(ORGANISER, replan(2, 1)).unwrap();
    assert_eq!(tournament.rounds().len(), 2);
    tournament.act(ORGANISER, Act::Close).unwrap();
    assert_eq!(tournament.stage_number(), 1);
}

#[test]
fn rounds_to_come_have_other_games_and_those_that_have_begun_their_own() {
    let (mut tournament, rounds) = hall(8);
    tournament.act(ORGANISER, Act::Start).unwrap();
    let reason = "the hall is ours until eight".to_owned();
    tournament.act(ORGANISER, Act::Replan { rounds: 4, games: 2, reason }).unwrap();
    let games = |tournament: &Tournament, round| {
        tournament.table_view(place(round, 1)).map(|table| table.starters.len())
    };
    assert_eq!(
        [1, 2, 3, 4].map(|round| games(&tournament, round)),
        [Some(1), Some(2), Some(2), None]
    );
    for round in 1..=3 {
        if round > 1 {
            tournament.act(ORGANISER, Act::Start).unwrap();
        }
        play_round(&mut tournament, &rounds[usize::from(round) - 1], round);
    }
    // What was drawn was played; the round that was added is drawn now.
    assert_eq!(refused(&tournament, ORGANISER, Act::Start), Refusal::NoRoundLeft);
    assert_eq!(tournament.rounds_left(), 1);
    let added = hall::seat(&mut tournament);
    assert_eq!(added.len(), 1);
    tournament.act(ORGANISER, Act::Start).unwrap();
    play_round(&mut tournament, &added[0], 4);
    tournament.act(ORGANISER, Act::Close).unwrap();
    assert_eq!(tournament.standings(0)[0].games, 7);
}

#[test]
fn who_is_away_misses_games_and_comes_back() {
    let (mut tournament, rounds) = hall(8);
    let player = rounds[0][0][2];
    let away = |player| Act::StepOut { player, reason: "the telephone".into() };
    let back = Act::CheckIn { player };
    let stranger = PersonId(77);
    let unknown = Refusal::UnknownPlayer { player: stranger };
    assert_eq!(refused(&tournament, ORGANISER, away(stranger)), unknown);
    tournament.act(ORGANISER, Act::Register { player: stranger }).unwrap();
    let absent = Refusal::NotPresent { player: stranger };
    assert_eq!(refused(&tournament, ORGANISER, away(stranger)), absent);
    // Two games a round, so that one can be missed.
    let reason = "there is time".to_owned();
    tournament.act(ORGANISER, Act::Replan { rounds: 3, games: 2, reason }).unwrap();
    tournament.act(ORGANISER, Act::Start).unwrap();
    let here = place(1, 1);
    let mut without = out(4, 0, 10);
    without.hands[2] = None;
    let games = vec![without, out(4, 1, 10)];
    let first = Actor::player(rounds[0][0][0]);
    let missing = Refusal::HandMissing { game: 1, player };
    assert_eq!(refused(&tournament, first, enter(here, games.clone())), missing);
    tournament.act(ORGANISER, away(player)).unwrap();
    let twice = Refusal::NotPresent { player };
    assert_eq!(refused(&tournament, ORGANISER, away(player)), twice);
    tournament.act(ORGANISER, back.clone()).unwrap();
    // Whoever is back had been away, and the sheet says from which games.
    assert_eq!(tournament.table_view(here).unwrap().missed, [player]);
    tournament.act(first, enter(here, games)).unwrap();
    tournament.act(Actor::player(rounds[0][0][1]), Act::Sign { place: here }).unwrap();
    let row = |tournament: &Tournament| {
        tournament.standings(0).into_iter().find(|row| row.player == player).unwrap()
    };
    assert_eq!((row(&tournament).games, row(&tournament).big), (1, 0));
    let other = vec![out(4, 0, 5); 2];
    tournament.act(JUDGE, enter(place(1, 2), other)).unwrap();
    tournament.act(JUDGE, Act::SignPaper { place: place(1, 2) }).unwrap();
    // A round is skipped: the seats are drawn without them, and with them when they are back.
    tournament.act(ORGANISER, away(player)).unwrap();
    assert_eq!(refused(&tournament, ORGANISER, Act::Start), Refusal::NotPresent { player });
    let second = hall::seat(&mut tournament);
    assert!(!second.iter().flatten().flatten().any(|seated| *seated == player));
    tournament.act(ORGANISER, Act::Start).unwrap();
    play_round(&mut tournament, &second[0], 2);
    tournament.act(ORGANISER, back).unwrap();
    let unseated = Refusal::NotSeated { player, round: 3 };
    assert_eq!(refused(&tournament, ORGANISER, Act::Start), unseated);
    let third = hall::seat(&mut tournament);
    tournament.act(ORGANISER, Act::Start).unwrap();
    play_round(&mut tournament, &third[0], 3);
    assert_eq!(row(&tournament).games, 3);
    tournament.act(ORGANISER, Act::Close).unwrap();
    assert_eq!(tournament.to_seat().len(), 8);
}

#[test]
fn two_swap_seats_before_their_round_begins() {
    let (mut tournament, rounds) = hall(12);
    let [one, other] = [rounds[1][0][1], rounds[1][2][3]];
    let swap = |round, players| Act::Swap { round, players, reason: "cousins".into() };
    for (act, why) in [
        (swap(0, [one, other]), Refusal::NotAhead { round: 0 }),
        (swap(5, [one, other]), Refusal::NotAhead { round: 5 }),
        (swap(2, [one, one]), Refusal::SamePlayer),
        (swap(2, [one, PersonId(77)]), Refusal::NotSeated { player: PersonId(77), round: 2 }),
    ] {
        assert_eq!(refused(&tournament, ORGANISER, act), why);
    }
    tournament.act(ORGANISER, swap(2, [one, other])).unwrap();
    let chairs = |table| tournament.table_view(place(2, table)).unwrap().chairs;
    assert_eq!((chairs(1)[1], chairs(3)[3]), (other, one));
    assert_eq!(tournament.table_view(place(1, 1)).unwrap().chairs, rounds[0][0]);
    tournament.act(ORGANISER, Act::Start).unwrap();
    let begun = swap(1, [one, other]);
    assert_eq!(refused(&tournament, ORGANISER, begun), Refusal::NotAhead { round: 1 });
}

#[test]
fn slips_of_the_desk_are_taken_back_until_somebody_has_played() {
    let (mut tournament, _) = hall(8);
    let (player, other) = (PersonId(1), PersonId(2));
    let reason = || "the wrong line".to_owned();
    let check_out = Act::CheckOut { player, reason: reason() };
    let unregister = |player| Act::Unregister { player, reason: reason() };
    let let_meet = Act::LetMeet { players: [other, player], reason: reason() };
    assert_eq!(refused(&tournament, ORGANISER, let_meet.clone()), Refusal::NotApart);
    let apart = Act::KeepApart { players: [player, other] };
    tournament.act(ORGANISER, apart.clone()).unwrap();
    tournament.act(ORGANISER, let_meet).unwrap();
    assert!(tournament.apart().is_empty());
    tournament.act(ORGANISER, apart).unwrap();
    tournament.act(ORGANISER, check_out.clone()).unwrap();
    let absent = Refusal::NotPresent { player };
    assert_eq!(refused(&tournament, ORGANISER, check_out.clone()), absent);
    tournament.act(ORGANISER, unregister(player)).unwrap();
    assert!(tournament.apart().is_empty() && !tournament.people().contains_key(&player));
    let unknown = Refusal::UnknownPlayer { player };
    assert_eq!(refused(&tournament, ORGANISER, unregister(player)), unknown);
    // They were seated; without them the tables are drawn again.
    assert_eq!(refused(&tournament, ORGANISER, Act::Start), absent);
    hall::seat(&mut tournament);
    tournament.act(ORGANISER, Act::Start).unwrap();
    let played = Refusal::HasPlayed { player: other };
    assert_eq!(refused(&tournament, ORGANISER, unregister(other)), played);
    let check_out = Act::CheckOut { player: other, reason: reason() };
    assert_eq!(refused(&tournament, ORGANISER, check_out), played);
}

#[test]
fn a_table_of_ones_own_is_nobody_elses_and_kept_by_every_draw() {
    let (mut tournament, _) = hall(12);
    let own = |player, table| Act::OwnTable {
        player: PersonId(player),
        table,
        reason: "near the door".into(),
    };
    for (act, why) in [
        (own(77, Some(1)), Refusal::UnknownPlayer { player: PersonId(77) }),
        (own(1, None), Refusal::NothingChanged),
        (own(1, Some(0)), Refusal::NoTableNumber { most: 256 }),
        (own(1, Some(257)), Refusal::NoTableNumber { most: 256 }),
    ] {
        assert_eq!(refused(&tournament, ORGANISER, act), why);
    }
    for (player, table) in [(1, 2), (2, 3), (3, 40)] {
        tournament.act(ORGANISER, own(player, Some(table))).unwrap();
    }
    let taken = Refusal::TableTaken { player: PersonId(1), table: 2 };
    assert_eq!(refused(&tournament, ORGANISER, own(4, Some(2))), taken);
    let rounds = hall::seat(&mut tournament);
    for tables in &rounds {
        assert!(tables[1].contains(&PersonId(1)) && tables[2].contains(&PersonId(2)));
    }
    assert_eq!(tournament.exceptions(), []);
    // A table that no round has: the certificate says how often.
    let problem = tournament.seating_problem().unwrap();
    assert_eq!(problem.certificate(&rounds).elsewhere, 4);
}

#[test]
fn tables_by_rank_change_numbers_for_who_has_a_table_of_their_own() {
    let (mut tournament, rounds) = hall(8);
    for (number, tables) in (1..).zip(&rounds) {
        tournament.act(ORGANISER, Act::Start).unwrap();
        play_round(&mut tournament, tables, number);
    }
    tournament.act(ORGANISER, Act::Close).unwrap();
    let by_rank = hall::seat(&mut tournament);
    let player = by_rank[0][0][0];
    let act = Act::OwnTable { player, table: Some(2), reason: "near the door".into() };
    tournament.act(ORGANISER, act).unwrap();
    assert_eq!(tournament.exceptions(), [Exception::SeatAgain { round: 4 }]);
    let again = hall::seat(&mut tournament);
    assert_eq!(again[0], [by_rank[0][1].clone(), by_rank[0][0].clone()]);
    assert_eq!(tournament.exceptions(), []);
}

#[test]
fn people_are_who_they_are() {
    let (tournament, _) = hall(8);
    let (known, unknown) = (PersonId(1), PersonId(77));
    let reason = || "ill".to_owned();
    for (act, refusal) in [
        (Act::Register { player: known }, Refusal::AlreadyRegistered { player: known }),
        (Act::CheckIn { player: known }, Refusal::AlreadyPresent { player: known }),
        (Act::CheckIn { player: unknown }, Refusal::UnknownPlayer { player: unknown }),
        (
            Act::Withdraw { player: unknown, reason: reason() },
            Refusal::UnknownPlayer { player: unknown },
        ),
        (Act::Withdraw { player: known, reason: "  ".into() }, Refusal::NoReason),
        (Act::KeepApart { players: [known, known] }, Refusal::SamePlayer),
        (
            Act::Substitute { gone: known, came: PersonId(2), reason: reason() },
            Refusal::SeatedTwice { player: PersonId(2), round: 1 },
        ),
    ] {
        assert_eq!(refused(&tournament, ORGANISER, act), refusal);
    }
    let mut gone = tournament.clone();
    gone.act(ORGANISER, Act::Withdraw { player: known, reason: reason() }).unwrap();
    let again = Act::Withdraw { player: known, reason: reason() };
    assert_eq!(refused(&gone, ORGANISER, again), Refusal::Withdrawn { player: known });
    // Tables were drawn with somebody who has left.
    assert_eq!(refused(&gone, ORGANISER, Act::Start), Refusal::NotPresent { player: known });
    assert!(gone.exceptions().contains(&Exception::SeatAgain { round: 1 }));
    let mut late = tournament;
    late.act(ORGANISER, Act::Register { player: unknown }).unwrap();
    late.act(ORGANISER, Act::CheckIn { player: unknown }).unwrap();
    let refusal = Refusal::NotSeated { player: unknown, round: 1 };
    assert_eq!(refused(&late, ORGANISER, Act::Start), refusal);
}

#[test]
fn tables_have_everybody_once_and_nobody_alone() {
    let (tournament, rounds) = hall(8);
    let seat = |change: fn(&mut Vec<Vec<PersonId>>)| {
        let mut rounds = rounds.clone();
        change(&mut rounds[0]);
        refused(&tournament, ORGANISER, Act::Seat { rounds, lots: None })
    };
    let alone = seat(|tables| {
        let player = tables[0].pop().unwrap();
        tables.push(vec![player]);
    });
    let place = TableNumber { round: 1, table: 3 };
    assert_eq!(alone, Refusal::TableSize { place, found: 1, least: 2, most: 4 });
    let first = rounds[0][0][0];
    let twice = seat(|tables| tables[1][0] = tables[0][0]);
    assert_eq!(twice, Refusal::SeatedTwice { player: first, round: 1 });
    let stranger = seat(|tables| tables[1][0] = PersonId(99));
    assert_eq!(stranger, Refusal::NotEntrant { player: PersonId(99) });
    let missing = rounds[0][1][3];
    let without = seat(|tables| tables[1].truncate(3));
    assert_eq!(without, Refusal::NotSeated { player: missing, round: 1 });
    let fewer = Act::Seat { rounds: rounds[1..].to_vec(), lots: None };
    let refusal = Refusal::WrongRounds { expected: 3, found: 2 };
    assert_eq!(refused(&tournament, ORGANISER, fewer), refusal);
}

#[test]
fn a_sheet_is_entered_once_and_signed_by_another_player_of_the_table() {
    let (mut tournament, rounds) = hall(8);
    let here = place(1, 1);
    let [a, b, ..] = rounds[0][0][..] else { panic!("a table of four") };
    let other = Actor::player(rounds[0][1][0]);
    let (a, b) = (Actor::player(a), Actor::player(b));
    let games = vec![out(4, 0, 10)];
    let entry = enter(here, games.clone());
    let early = refused(&tournament, a, entry.clone());
    assert_eq!(early, Refusal::NotPlayed { place: here });
    tournament.act(ORGANISER, Act::Start).unwrap();
    assert_eq!(
        refused(&tournament, b, Act::Sign { place: here }),
        Refusal::NotEntered { place: here }
    );
    let not_there = refused(&tournament, other, entry.clone());
    assert_eq!(not_there, Refusal::NotAtTable { player: other.id });
    let nowhere = place(1, 9);
    let refusal = Refusal::NoSuchTable { place: nowhere };
    assert_eq!(refused(&tournament, a, enter(nowhere, games)), refusal);
    tournament.act(a, entry.clone()).unwrap();
    assert_eq!(refused(&tournament, b, entry), Refusal::AlreadyEntered { place: here });
    assert_eq!(refused(&tournament, a, Act::Sign { place: here }), Refusal::SignedByEnterer);
    let waiting = refused(&tournament, ORGANISER, Act::Start);
    assert_eq!(waiting, Refusal::SheetOpen { place: here });
    tournament.act(b, Act::Sign { place: here }).unwrap();
    assert_eq!(
        refused(&tournament, b, Act::Sign { place: here }),
        Refusal::AlreadySigned { place: here }
    );
}

#[test]
fn results_that_cannot_have_been_or_do_not_sum_are_refused() {
    let (mut tournament, rounds) = hall(8);
    tournament.act(ORGANISER, Act::Start).unwrap();
    let a = Actor::player(rounds[0][0][0]);
    let good = out(4, 0, 10);
    let bad = |change: fn(&mut dublet_tournament::sheet::GameEntry)| {
        let mut game = good.clone();
        change(&mut game);
        match refused(&tournament, a, enter(place(1, 1), vec![game])) {
            Refusal::BadGame { game: 1, why } => why,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(bad(|game| game.hands[1] = sum(0)), BadGame::NotOneOut { found: 2 });
    assert_eq!(bad(|game| game.hands[0] = sum(5)), BadGame::NotOneOut { found: 0 });
    let pool = bad(|game| game.end = dublet_rules::score::End::Pool);
    assert_eq!(pool, BadGame::EmptyRack);
    let fewer = bad(|game| game.hands.truncate(3));
    assert_eq!(fewer, BadGame::WrongChairs { hands: 3, chairs: 4 });
    let jokers = bad(|game| {
        game.hands[1] = Some(Left::Sum { numbers: 3, jokers: 3, opening: Opening::Opened });
    });
    assert_eq!(jokers, BadGame::MoreThanDeck);
    let tiles = bad(|game| {
        let rack = dublet_rules::notation::tiles("r5 r5 r5").unwrap().into_iter().collect();
        game.hands[1] = Some(Left::Tiles { rack, opened: true, announced_after: None });
    });
    assert_eq!(tiles, BadGame::MoreThanDeck);
    let announced = bad(|game| {
        let tiles = dublet_rules::notation::tiles("r5 r6").unwrap();
        let rack = tiles[..1].iter().collect();
        let announced_after = Some(LastDraw::One(tiles[1]));
        game.hands[1] = Some(Left::Tiles { rack, opened: false, announced_after });
    });
    assert_eq!(announced, BadGame::BadAnnouncement);
    let sums = bad(|game| {
        let score = |big, small| SeatScore { big, small: Points::whole(small) };
        game.written = Some(vec![score(1, 31), score(0, -10), score(0, -10), score(0, -10)]);
    });
    assert_eq!(sums, BadGame::DoesNotSum);
    let two = refused(&tournament, a, enter(place(1, 1), vec![good.clone(), good.clone()]));
    assert_eq!(two, Refusal::WrongGames { expected: 1, found: 2 });
    let mut absent = good.clone();
    absent.hands[2] = None;
    let gone = refused(&tournament, a, enter(place(1, 1), vec![absent]));
    assert_eq!(gone, Refusal::HandMissing { game: 1, player: rounds[0][0][2] });
}

#[test]
fn a_correction_is_a_judges_with_a_rule_and_of_a_sheet_that_is_there() {
    let (mut tournament, rounds) = hall(8);
    let games = vec![out(4, 1, 10)];
    let unplayed = refused(&tournament, JUDGE, correct(place(1, 1), games.clone()));
    assert_eq!(unplayed, Refusal::NotPlayed { place: place(1, 1) });
    tournament.act(ORGANISER, Act::Start).unwrap();
    let empty = refused(&tournament, JUDGE, correct(place(1, 1), games.clone()));
    assert_eq!(empty, Refusal::NotEntered { place: place(1, 1) });
    play_round(&mut tournament, &rounds[0], 1);
    let player = Actor::player(PersonId(1));
    let theirs = refused(&tournament, player, correct(place(1, 1), games.clone()));
    assert_eq!(theirs, Refusal::NotYours { role: Role::Player });
    let same = refused(&tournament, JUDGE, correct(place(1, 1), vec![out(4, 0, 10)]));
    assert_eq!(same, Refusal::NothingChanged);
    for rule in ["", "8", "8.", "x.3", "8.3.1"] {
        let act = Act::Correct {
            place: place(1, 1),
            games: games.clone(),
            rule: rule.to_owned(),
            reason: "miscounted".to_owned(),
        };
        assert_eq!(refused(&tournament, JUDGE, act), Refusal::NoRule, "{rule}");
    }
    tournament.act(JUDGE, correct(place(1, 1), games)).unwrap();
    let winner = rounds[0][0][1];
    assert!(tournament.standings(0).iter().any(|row| row.player == winner && row.big == 1));
}

#[test]
fn disputes_and_calls_wait_for_a_judge() {
    let (mut tournament, rounds) = hall(8);
    tournament.act(ORGANISER, Act::Start).unwrap();
    let here = place(1, 1);
    let [a, b, c, _] = rounds[0][0][..] else { panic!("a table of four") };
    let (a, b, c) = (Actor::player(a), Actor::player(b), Actor::player(c));
    tournament.act(a, enter(here, vec![out(4, 0, 10)])).unwrap();
    tournament.act(b, Act::Dispute { place: here, reason: "I had 12".into() }).unwrap();
    assert_eq!(
        refused(&tournament, c, Act::Sign { place: here }),
        Refusal::Disputed { place: here }
    );
    let disputed =
        |found: &Exception| matches!(found, Exception::Disputed { place, .. } if *place == here);
    assert!(tournament.exceptions().iter().any(disputed));
    tournament.act(c, Act::CallJudge { place: here, reason: "look".into() }).unwrap();
    assert_eq!(tournament.exceptions().len(), 2);
    let rule = |call| Act::Rule { call, rule: "8.3".into(), reason: "seen".into() };
    assert_eq!(refused(&tournament, JUDGE, rule(2)), Refusal::NoSuchCall { call: 2 });
    tournament.act(JUDGE, rule(1)).unwrap();
    assert_eq!(refused(&tournament, JUDGE, rule(1)), Refusal::NoSuchCall { call: 1 });
    tournament.act(JUDGE, correct(here, vec![out(4, 0, 12)])).unwrap();
    assert_eq!(tournament.exceptions(), []);
    let late = Act::Dispute { place: here, reason: "no".into() };
    assert_eq!(refused(&tournament, a, late), Refusal::AlreadySigned { place: here });
}

#[test]
fn penalties_take_and_ties_are_ties() {
    let (mut tournament, rounds) = hall(8);
    tournament.act(ORGANISER, Act::Start).unwrap();
    play_round(&mut tournament, &rounds[0], 1);
    let penalty = |player: u32, big, small| Act::Penalise {
        player: PersonId(player),
        big,
        small: Points::whole(small),
        rule: "8.3".into(),
        reason: "late".into(),
    };
    assert_eq!(refused(&tournament, JUDGE, penalty(1, 0, 0)), Refusal::NoPenalty);
    assert_eq!(refused(&tournament, JUDGE, penalty(1, 1, -5)), Refusal::NoPenalty);
    assert_eq!(refused(&tournament, JUDGE, penalty(1, u32::MAX, 5)), Refusal::NoPenalty);
    let unknown = Refusal::UnknownPlayer { player: PersonId(50) };
    assert_eq!(refused(&tournament, JUDGE, penalty(50, 1, 5)), unknown);
    let fair = tournament.standings(0);
    tournament.act(JUDGE, penalty(1, 1, 5)).unwrap();
    assert_ne!(tournament.standings(0), fair);
    let lift = |penalty| Act::Lift { penalty, rule: "8.3".into(), reason: "the bell".into() };
    for penalty in [0, 2] {
        let none = Refusal::NoSuchPenalty { penalty };
        assert_eq!(refused(&tournament, JUDGE, lift(penalty)), none);
    }
    let organiser = Refusal::NotYours { role: Role::Organiser };
    assert_eq!(refused(&tournament, ORGANISER, lift(1)), organiser);
    tournament.act(JUDGE, lift(1)).unwrap();
    assert_eq!(tournament.standings(0), fair);
    assert_eq!(refused(&tournament, JUDGE, lift(1)), Refusal::NoSuchPenalty { penalty: 1 });
    tournament.act(JUDGE, penalty(1, 1, 5)).unwrap();
    let order = |players: &[PersonId]| Act::BreakTie {
        order: players.to_vec(),
        reason: "lot".into(),
        lots: None,
    };
    assert_eq!(refused(&tournament, JUDGE, order(&[PersonId(1), PersonId(2)])), Refusal::NoTie);
    assert_eq!(refused(&tournament, JUDGE, order(&[])), Refusal::NoTie);
    assert_eq!(refused(&tournament, ORGANISER, Act::Close), Refusal::RoundsLeft { rounds: 2 });
    let reopen = Act::Reopen { reason: "x".into() };
    assert_eq!(refused(&tournament, ORGANISER, reopen), Refusal::CannotReopen);
}

#[test]
fn who_was_crossed_out_may_come_after_all_until_they_have_played() {
    let (mut tournament, rounds) = hall(8);
    let player = PersonId(1);
    let leave = || Act::Withdraw { player, reason: "nobody saw them".into() };
    tournament.act(ORGANISER, leave()).unwrap();
    tournament.act(ORGANISER, Act::CheckIn { player }).unwrap();
    let again = Refusal::AlreadyPresent { player };
    assert_eq!(refused(&tournament, ORGANISER, Act::CheckIn { player }), again);
    tournament.act(ORGANISER, Act::Start).unwrap();
    play_round(&mut tournament, &rounds[0], 1);
    tournament.act(ORGANISER, leave()).unwrap();
    let gone = Refusal::Withdrawn { player };
    assert_eq!(refused(&tournament, ORGANISER, Act::CheckIn { player }), gone);
}
