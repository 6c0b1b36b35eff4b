//! The sheets of the rulebooks (section 7), to the digit, as a table of an event.

mod hall;

use dublet_rules::{
    rules::Edition,
    score::{End, Opening},
    sheet::{LastDraw, Left},
};
use dublet_tournament::{
    event::{Act, Procedure, Row},
    person::{Actor, PersonId},
    plan::{Entrants, Plan, Preset, Stage, StageKind, TimeUp},
    refusal::Refusal,
    sheet::GameEntry,
    tournament::Tournament,
};
use hall::{JUDGE, ORGANISER, enter, place, seat, sum};

/// One table of four, seats A to D being players 1 to 4; the standings after these games.
fn standings(edition: Edition, games: Vec<GameEntry>) -> (Tournament, Vec<Row>) {
    let rules = edition.rules();
    let stage = Stage {
        kind: StageKind::Final,
        entrants: Entrants::All,
        rounds: 1,
        games: games.len() as u8,
        table: 4,
    };
    let mut tournament = Tournament::new();
    tournament.act(ORGANISER, Act::Found { rules, procedure: Procedure::NEWEST }).unwrap();
    let plan = Plan { stages: vec![stage], time_up: TimeUp::PlayOn };
    tournament.act(ORGANISER, Act::Plan { plan }).unwrap();
    for player in (1..=4).map(PersonId) {
        tournament.act(ORGANISER, Act::Register { player }).unwrap();
        tournament.act(ORGANISER, Act::CheckIn { player }).unwrap();
    }
    let rounds = vec![vec![(1..=4).map(PersonId).collect()]];
    tournament.act(ORGANISER, Act::Seat { rounds, lots: None }).unwrap();
    tournament.act(ORGANISER, Act::Start).unwrap();
    tournament.act(Actor::player(PersonId(1)), enter(place(1, 1), games)).unwrap();
    tournament.act(Actor::player(PersonId(2)), Act::Sign { place: place(1, 1) }).unwrap();
    tournament.act(ORGANISER, Act::Close).unwrap();
    let rows = tournament.ranking();
    (tournament, rows)
}

fn game(end: End, values: [u16; 4]) -> GameEntry {
    GameEntry { end, hands: values.map(sum).to_vec(), written: None }
}

/// `player big/small` in order.
fn told(rows: &[Row]) -> String {
    let line = |row: &Row| format!("{} {}/{}", row.player.0, row.big, row.small);
    rows.iter().map(line).collect::<Vec<_>>().join(", ")
}

#[test]
fn the_sheet_of_the_championship() {
    let games = vec![
        game(End::Out, [0, 4, 60, 10]),
        game(End::Pool, [2, 4, 60, 10]),
        game(End::Pool, [4, 4, 60, 10]),
        game(End::Pool, [7, 7, 7, 7]),
    ];
    let (tournament, rows) = standings(Edition::Championship, games);
    assert_eq!(told(&rows), "1 4/+173, 2 2/+25, 4 1/-24, 3 1/-174");
    let view = tournament.table_view(place(1, 1)).unwrap();
    let small =
        |game: usize| view.scores[game].iter().map(|s| s.small.to_string()).collect::<Vec<_>>();
    assert_eq!(small(0), ["+74", "-4", "-60", "-10"]);
    assert_eq!(small(1), ["+68", "-2", "-58", "-8"]);
    assert_eq!(small(2), ["+31", "+31", "-56", "-6"]);
    // Rule 2.1: seat A starts, then B, C, D.
    let starters: Vec<char> = view.starters.iter().map(|seat| seat.unwrap().letter()).collect();
    assert_eq!(starters, ['A', 'B', 'C', 'D']);
}

#[test]
fn the_sheet_of_the_standard_box() {
    let mut second = game(End::Out, [30, 1, 2, 0]);
    second.hands[0] = Some(Left::Sum { numbers: 30, jokers: 0, opening: Opening::Excused });
    let games = vec![
        game(End::Pool, [1, 5, 10, 15]),
        second,
        game(End::Out, [10, 1, 1, 0]),
        game(End::Out, [0, 1, 13, 11]),
    ];
    let (_, rows) = standings(Edition::Standard, games);
    assert_eq!(told(&rows), "4 2/+89, 1 2/-56, 2 0/-8, 3 0/-26");
}

#[test]
fn the_sheet_of_the_original() {
    let games = vec![
        game(End::Out, [0, 5, 16, 3]),
        game(End::Out, [6, 11, 0, 5]),
        game(End::Out, [32, 13, 2, 0]),
        game(End::Out, [10, 25, 0, 6]),
    ];
    let (_, rows) = standings(Edition::Original, games);
    assert_eq!(told(&rows), "3 2/+45, 4 1/+33, 1 1/-24, 2 0/-54");
}

#[test]
fn jokers_cost_what_the_edition_says_and_announcements_count() {
    let mut first = game(End::Out, [0, 4, 0, 0]);
    first.hands[2] = Some(Left::Sum { numbers: 0, jokers: 1, opening: Opening::Opened });
    let rack = dublet_rules::notation::tiles("r9 r10 r11").unwrap();
    let announced_after = Some(LastDraw::One(rack[2]));
    let rack = rack.iter().collect();
    first.hands[3] = Some(Left::Tiles { rack, opened: false, announced_after });
    for (edition, expected) in [
        (Edition::Championship, "1 1/+154, 2 0/-4, 3 0/-50, 4 0/-100"),
        (Edition::ChampionshipTwist, "1 1/+134, 2 0/-4, 3 0/-30, 4 0/-100"),
        (Edition::ChampionshipExpert, "1 1/+124, 2 0/-4, 3 0/-20, 4 0/-100"),
    ] {
        assert_eq!(told(&standings(edition, vec![first.clone()]).1), expected, "{edition}");
    }
}

#[test]
fn equals_share_a_place() {
    let (_, rows) = standings(Edition::Championship, vec![game(End::Out, [0, 5, 5, 9])]);
    let places: Vec<(u32, u32)> = rows.iter().map(|row| (row.player.0, row.place)).collect();
    assert_eq!(places, [(1, 1), (2, 2), (3, 2), (4, 4)]);
}

/// A slot of 50 minutes ended (rule 8.5): what was not played is no game of zeros, it is none.
#[test]
fn a_sheet_may_have_the_games_there_was_time_for_where_the_plan_says_so() {
    let hand_in = |time_up: TimeUp, played: usize| {
        let rules = Edition::Championship.rules();
        let mut tournament = Tournament::new();
        let mut act = |act| drop(tournament.act(ORGANISER, act).unwrap());
        act(Act::Found { rules, procedure: Procedure::NEWEST });
        act(Act::Plan { plan: Plan { time_up, ..Preset::Club.plan(&rules) } });
        for player in (1..=8).map(PersonId) {
            act(Act::Register { player });
            act(Act::CheckIn { player });
        }
        let rounds = seat(&mut tournament);
        tournament.act(ORGANISER, Act::Start).unwrap();
        let [slow, quick] = [&rounds[0][0], &rounds[0][1]];
        let whole = vec![hall::out(4, 0, 10); 4];
        tournament.act(Actor::player(quick[0]), enter(place(1, 2), whole.clone())).unwrap();
        tournament.act(Actor::player(quick[1]), Act::Sign { place: place(1, 2) }).unwrap();
        let mut games = whole[..played].to_vec();
        if let Some(last) = games.last_mut().filter(|_| time_up == TimeUp::EmptyPool) {
            *last = game(End::Pool, [3, 9, 9, 9]);
        }
        tournament.act(Actor::player(slow[0]), enter(place(1, 1), games))?;
        tournament.act(Actor::player(slow[1]), Act::Sign { place: place(1, 1) })?;
        tournament.act(ORGANISER, Act::Start)?;
        let rows = tournament.standings(0);
        let told = |player| {
            let row = rows.iter().find(|row| row.player == player).unwrap();
            (row.place, row.games, row.big, row.small.to_string())
        };
        Ok((told(slow[0]), told(slow[1]), told(quick[0])))
    };
    let missing = Err(Refusal::WrongGames { expected: 4, found: 2 });
    assert_eq!(hand_in(TimeUp::PlayOn, 2), missing);
    // Big points come before small ones, however many games there were (rule 8.1); nobody is given a share of what was not played.
    let told = |place, games, big, small: &str| (place, games, big, small.to_owned());
    let first = told(1, 4, 4, "+120");
    let short = hand_in(TimeUp::ForNobody, 2);
    assert_eq!(short, Ok((told(2, 2, 2, "+60"), told(3, 2, 0, "-20"), first.clone())));
    let pool = hand_in(TimeUp::EmptyPool, 2);
    assert_eq!(pool, Ok((told(2, 2, 2, "+48"), told(3, 2, 0, "-16"), first.clone())));
    // Who has played nothing stands between those who won and those who lost.
    let nothing = hand_in(TimeUp::ForNobody, 0);
    assert_eq!(nothing, Ok((told(2, 0, 0, "0"), told(2, 0, 0, "0"), first)));
}

#[test]
fn a_small_event_runs_from_three_games_by_semi_finals_to_the_final() {
    let (mut tournament, rounds) = hall::hall(8);
    for (number, tables) in (1..).zip(&rounds) {
        tournament.act(ORGANISER, Act::Start).unwrap();
        hall::play_round(&mut tournament, tables, number);
    }
    // Everybody goes on, so no tie matters; the semi-finals are 1-3-5-7 and 2-4-6-8 by rank.
    tournament.act(ORGANISER, Act::Close).unwrap();
    let ranked: Vec<PersonId> = tournament.standings(0).iter().map(|row| row.player).collect();
    let semi = seat(&mut tournament);
    let every = |first: usize| ranked.iter().skip(first).step_by(2).copied().collect::<Vec<_>>();
    assert_eq!(semi, [[every(0), every(1)]]);
    tournament.act(ORGANISER, Act::Start).unwrap();
    // Nobody shares a place before anybody has played.
    assert_eq!(tournament.exceptions(), []);
    hall::play_round(&mut tournament, &semi[0], 4);
    // The first of each table won both games; the rest share a place, so who is second is drawn.
    let tied = match tournament.act(ORGANISER, Act::Close) {
        Err(dublet_tournament::refusal::Refusal::TieAtCutOff { players }) => players,
        other => panic!("{other:?}"),
    };
    let rows = tournament.standings(1);
    let order: Vec<PersonId> =
        rows.iter().filter(|row| row.big == 0).map(|row| row.player).collect();
    assert_eq!((tied.len(), &tied), (6, &order), "all who have the same points");
    assert_eq!(tournament.going_on(), []);
    tournament
        .act(JUDGE, Act::BreakTie { order: order.clone(), reason: "by lot".into(), lots: None })
        .unwrap();
    assert_eq!(tournament.going_on().len(), 4);
    tournament.act(ORGANISER, Act::Close).unwrap();
    let last = seat(&mut tournament);
    assert_eq!(last[0].len(), 1);
    let second =
        |table: &Vec<PersonId>| *order.iter().find(|player| table.contains(player)).unwrap();
    for table in &semi[0] {
        assert!(last[0][0].contains(&table[0]) && last[0][0].contains(&second(table)));
    }
    tournament.act(ORGANISER, Act::Start).unwrap();
    hall::play_round(&mut tournament, &last[0], 5);
    // A correction of the first round stays in the log and moves whom it moves; the cut-off is looked at again.
    let games = vec![hall::out(4, 3, 200)];
    tournament.act(JUDGE, hall::correct(place(1, 1), games)).unwrap();
    tournament.act(ORGANISER, Act::Close).unwrap();
    assert!(tournament.is_over());
    assert_eq!(tournament.ranking().len(), 8);
    assert_eq!(tournament.ranking()[0].player, last[0][0][0]);
}

#[test]
fn a_correction_that_changes_who_should_have_gone_on_is_shown() {
    let (mut tournament, rounds) = hall::hall(12);
    for (number, tables) in (1..).zip(&rounds) {
        tournament.act(ORGANISER, Act::Start).unwrap();
        for (table, chairs) in (1..).zip(tables) {
            // The lower the number the more is won, so that nobody ties.
            let best = (0..chairs.len()).min_by_key(|chair| chairs[*chair]).unwrap();
            let left = |chair: usize| chairs[chair].0 as u16;
            let hand = |chair| sum(if chair == best { 0 } else { left(chair) });
            let hands = (0..chairs.len()).map(hand).collect::<Vec<_>>();
            let game = GameEntry { end: End::Out, hands, written: None };
            let here = place(number, table);
            tournament.act(Actor::player(chairs[0]), enter(here, vec![game; 4])).unwrap();
            tournament.act(Actor::player(chairs[1]), Act::Sign { place: here }).unwrap();
        }
    }
    tournament.act(ORGANISER, Act::Close).unwrap();
    assert_eq!(tournament.exceptions(), []);
    let finalists = tournament.to_seat();
    let last = *finalists.last().unwrap();
    // Nobody at the last finalist's tables had won what was written.
    for (number, tables) in (1..).zip(&rounds) {
        let at = tables.iter().position(|chairs| chairs.contains(&last)).unwrap();
        let seat = tables[at].iter().position(|player| *player == last).unwrap();
        let winner = (seat + 1) % tables[at].len();
        let mut game = hall::out(tables[at].len(), winner, 90);
        game.hands[seat] = sum(350);
        let games = vec![game; 4];
        tournament.act(JUDGE, hall::correct(place(number, at as u16 + 1), games)).unwrap();
    }
    let shown = tournament.exceptions();
    assert!(
        matches!(&shown[..], [dublet_tournament::view::Exception::CutOffChanged { stage: 1, extra, .. }]
            if extra.contains(&last)),
        "{shown:?}"
    );
    tournament.act(ORGANISER, Act::Reopen { reason: "corrected".into() }).unwrap();
    tournament.act(ORGANISER, Act::Close).unwrap();
    assert!(!tournament.to_seat().contains(&last));
    assert_eq!(tournament.exceptions(), []);
}
