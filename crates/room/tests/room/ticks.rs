//! What time brings by itself.

use dublet_players::Level;
use dublet_protocol::{CommonEvent, GameEnd, Options, Patience, Request, Sitter};
use dublet_room::{Entry, Tick};
use dublet_rules::game::{Cause, Event};

use crate::desk::{A, B, C, DRAW, Desk, START, draft, events, lay, options};

#[test]
fn programs_fill_a_quick_table() {
    let mut desk = Desk::open(options("standard", 3, None), true);
    desk.ask(4, Request::Sit { seat: Some(B) }).unwrap();
    desk.here(&[B], 0);
    assert_eq!(desk.due(), Some((START + desk.pace.fill, Tick::Fill)));
    desk.pass_time();
    let bot = Some(Sitter::Bot { level: Level::Steady });
    let sitters: Vec<_> = desk.room.chairs().iter().map(|chair| chair.sitter).collect();
    assert_eq!((sitters[0], sitters[2]), (bot, bot));
    assert!(desk.room.game_id().is_some(), "and the game begins");
    // The deal waits for B, but not for ever.
    assert_eq!(desk.due(), Some((desk.now + desk.pace.contribute, Tick::Deal)));
    assert_eq!(desk.pass_time(), Tick::Deal);
    assert!(desk.room.game().is_some());
    // Other tables wait as long as people do.
    let mut desk = Desk::open(options("standard", 3, None), false);
    desk.here(&[], 1);
    assert_eq!(desk.due(), None);
}

#[test]
fn with_no_clock_no_time_is_up() {
    let mut desk = Desk::racks("standard", &["", ""], None);
    desk.here(&[A, B], 0);
    assert_eq!((desk.due(), desk.tick(Tick::TimeUp, None)), (None, Vec::new()));
}

/// A table on which A has opened and is to move again, with its draft when time is up.
fn time_up(rules: &str, last: Option<&str>) -> (Desk, Vec<Entry>) {
    let racks = ["r9 r10 r11 r12 k1 k2 y8 y9", "b1 b2"];
    let mut desk = Desk::racks(rules, &racks, Some(30));
    desk.here(&[A, B], 0);
    desk.turn(lay("r9 r10 r11")).unwrap();
    desk.turn(DRAW).unwrap();
    assert_eq!(desk.due(), Some((desk.now + 30_000, Tick::TimeUp)));
    desk.now += 30_000;
    let done = desk.tick(Tick::TimeUp, last.map(draft));
    assert_eq!(desk.room.turn().unwrap().0, B);
    assert_eq!(desk.due(), Some((desk.now + 30_000, Tick::TimeUp)), "B's turn has its own time");
    (desk, done)
}

fn stands(rules: &str, last: &str) -> bool {
    let (desk, done) = time_up(rules, Some(last));
    let happened = events(&done);
    let Event::TimeRanOut { seat: A, draft: Some(kept) } = happened[0] else { panic!("{done:?}") };
    assert_eq!(*kept, draft(last), "the log has the draft");
    match happened[1] {
        Event::Laid { seat, .. } => *seat == A,
        Event::Drawn { tiles, cause: Cause::TimeUp, .. } => {
            assert_eq!((tiles.len(), desk.tiles(A)), (1, 12), "own tiles are back");
            let table = &desk.room.game().unwrap().public_view().table;
            assert_eq!(table.tiles().len(), 3, "the table is as it was");
            false
        }
        other => panic!("{other:?}"),
    }
}

const VALID: &str = "r9 r10 r11 *r12";
const HALF: &str = "r9 r10 r11 *r12 | *y8 *y9";
const TAKEN_APART: &str = "r9 | r10 r11 *r12";

#[test]
fn under_put_back_nothing_stands() {
    for last in [VALID, HALF, TAKEN_APART] {
        assert!(!stands("standard", last), "{last}");
        assert!(!stands("family", last), "{last}");
    }
}

#[test]
fn under_stand_if_valid_a_whole_move_stands() {
    assert!(stands("championship-2019", VALID));
    assert!(!stands("championship-2019", HALF));
    assert!(!stands("championship-2019", TAKEN_APART));
}

#[test]
fn under_keep_valid_what_is_valid_stands() {
    assert!(stands("championship", VALID));
    assert!(stands("championship", HALF));
    assert!(!stands("championship", TAKEN_APART));
    let (desk, _) = time_up("championship", Some(HALF));
    assert_eq!(desk.tiles(A), 10, "loose tiles are back on the rack");
}

#[test]
fn with_no_draft_a_tile_is_drawn() {
    for rules in ["standard", "championship-2019", "championship"] {
        let (_, done) = time_up(rules, None);
        assert!(matches!(
            events(&done)[..],
            [Event::TimeRanOut { draft: None, .. }, Event::Drawn { cause: Cause::TimeUp, .. }]
        ));
    }
}

#[test]
fn a_program_takes_over_only_while_somebody_is_there() {
    let mut desk = Desk::dealt(options("championship", 3, None), Vec::new());
    desk.here(&[A, B, C], 0);
    assert_eq!(desk.due(), None);
    desk.now += 1_000;
    desk.here(&[A, B], 0);
    let gone = desk.now;
    assert_eq!(desk.due(), Some((gone + desk.pace.take_over, Tick::TakeOver(C))));
    // All gone: programs play no game among themselves, whoever looks on.
    desk.now += 1_000;
    desk.here(&[], 2);
    assert_eq!(desk.due(), None);
    desk.now += 1_000_000;
    desk.here(&[B], 0);
    assert_eq!(desk.due(), Some((gone + desk.pace.take_over, Tick::TakeOver(C))));
    assert_eq!(desk.pass_time(), Tick::TakeOver(C));
    assert_eq!(desk.pass_time(), Tick::TakeOver(A));
    assert_eq!(desk.due(), None, "B is there");
    assert_eq!(desk.room.bots().len(), 2);
}

#[test]
fn without_a_clock_a_table_waits_as_long_as_its_host_said() {
    let waits = |clock, patience| {
        let mut desk =
            Desk::dealt(Options { patience, ..options("standard", 2, clock) }, Vec::new());
        desk.here(&[A, B], 0);
        desk.here(&[A], 0);
        let gone = desk.now;
        let due = desk.due().filter(|(_, tick)| *tick == Tick::TakeOver(B));
        (due.map(|(at, _)| at - gone), desk.pace.take_over)
    };
    let ten = Some(Patience::Minutes(10));
    assert_eq!(waits(None, ten).0, Some(600_000));
    assert_eq!(waits(None, Some(Patience::Always)).0, None);
    // A table that does not say goes on as tables always did.
    let (due, usual) = waits(None, None);
    assert_eq!(due, Some(usual));
}

/// Whoever is away has the time of the own turn, as the clock gives it, before a program plays on.
#[test]
fn with_a_clock_it_is_the_own_turn_that_runs_out_first() {
    let mut desk = Desk::dealt(options("standard", 2, Some(60)), Vec::new());
    let away = desk.room.turn().unwrap().0;
    let there = if away == A { B } else { A };
    desk.here(&[A, B], 0);
    desk.here(&[there], 0);
    assert_eq!(desk.pass_time(), Tick::TimeUp, "not before the clock");
    let due = desk.due().unwrap();
    assert_eq!(due.1, Tick::TakeOver(away));
    // Who comes back in time is asked again.
    desk.here(&[A, B], 0);
    desk.here(&[there], 0);
    assert_eq!(desk.due().unwrap().1, Tick::TimeUp);
}

#[test]
fn nobody_is_taken_over_between_games() {
    let mut desk = Desk::seated(options("standard", 2, None));
    desk.here(&[A], 0);
    assert_eq!(desk.due(), None);
}

#[test]
fn an_absence_is_counted_from_when_the_person_sat_down() {
    let mut desk = Desk::seated(options("championship", 2, None));
    desk.here(&[A, B], 0);
    desk.presence.measured(B, 900);
    desk.now += 1_000;
    desk.ask(1, Request::Stand).unwrap();
    desk.here(&[A], 0);
    // An hour later somebody is given B's chair, and is on the way to the table.
    desk.now += 3_600_000;
    desk.ask(5, Request::Sit { seat: None }).unwrap();
    desk.presence.sat(B, 0, desk.now);
    assert_eq!(desk.presence.lag(B), 0, "the line was another person's");
    desk.ask(0, Request::Ready { ready: true }).unwrap();
    desk.ask(5, Request::Ready { ready: true }).unwrap();
    desk.tick(Tick::Deal, None);
    assert_eq!(desk.due(), Some((desk.now + desk.pace.take_over, Tick::TakeOver(B))));
}

#[test]
fn an_idle_table_is_closed() {
    let mut desk = Desk::seated(options("standard", 2, None));
    desk.here(&[A], 1);
    desk.now += 10;
    desk.here(&[], 0);
    assert_eq!(desk.due(), Some((desk.now + desk.pace.idle, Tick::Close)));
    desk.now += 5;
    desk.here(&[], 0);
    assert_eq!(desk.due(), Some((desk.now - 5 + desk.pace.idle, Tick::Close)));
    desk.here(&[], 1);
    assert_eq!(desk.due(), None, "somebody looks on");
    desk.here(&[], 0);
    desk.pass_time();
    assert!(desk.room.is_closed());
}

#[test]
fn an_abandoned_game_is_given_up_and_the_table_closed() {
    let mut desk = Desk::dealt(options("standard", 2, None), Vec::new());
    desk.here(&[], 0);
    assert_eq!(desk.due(), Some((START + desk.pace.abandoned, Tick::Close)));
    desk.now = START + desk.pace.abandoned;
    let end = GameEnd::Abandoned;
    assert_eq!(
        desk.tick(Tick::Close, None),
        [Entry::GameClosed { end }, Entry::Common(CommonEvent::Closed)]
    );
    assert!(desk.state().game.unwrap().secret.is_some());
}
