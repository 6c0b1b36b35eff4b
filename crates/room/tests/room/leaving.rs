//! Giving up, leaving, programs that stand in, and coming back.

use dublet_players::Level;
use dublet_protocol::{
    CommonEvent, Earlier, GameEnd, GaveUp, Options, Refused, Request, Sitter, Viewer,
};
use dublet_room::Entry;

use crate::{
    desk::{A, B, C, DRAW, Desk, READY, TABLE, options},
    whims::person,
};

const STAND_IN: Level = Level::Casual;

fn table(seats: u8) -> Desk {
    Desk::dealt(options("championship", seats, None), Vec::new())
}

#[test]
fn a_game_for_two_is_over_when_one_gives_up() {
    let mut desk = table(2);
    let done = desk.ask(1, Request::Resign).unwrap();
    let end = GameEnd::Abandoned;
    assert_eq!(
        done,
        [
            Entry::Common(CommonEvent::Resigned { seat: B, games: Some(0) }),
            Entry::GameClosed { end }
        ]
    );
    let state = desk.state();
    assert!(state.games.is_empty(), "it counts for nobody");
    assert!(state.game.unwrap().secret.is_some(), "the deal can be checked");
    assert!(state.chairs.iter().all(|chair| !chair.ready && !chair.resigned));
    assert_eq!(desk.ask(1, Request::Resign), Err(Refused::NoGame));
    desk.deal();
    desk.turn(DRAW).unwrap();
}

#[test]
fn with_more_a_program_plays_on_to_the_end_of_the_game() {
    let mut desk = table(3);
    let done = desk.ask(0, Request::Resign).unwrap();
    let over = Entry::Common(CommonEvent::TakenOver { seat: A, level: STAND_IN });
    assert_eq!(done, [Entry::Common(CommonEvent::Resigned { seat: A, games: Some(0) }), over]);
    assert_eq!(desk.room.bots(), [(A, STAND_IN)]);
    assert_eq!(desk.ask(0, DRAW), Err(Refused::Stale));
    assert_eq!(desk.ask(0, Request::Resign), Err(Refused::NoGame));
    assert_eq!(desk.room.came(A), [], "who gave up is not asked back in this game");
    // B gives up as well, then the last: the game is over.
    desk.ask(1, Request::Resign).unwrap();
    let done = desk.ask(2, Request::Resign).unwrap();
    assert_eq!(done[1], Entry::GameClosed { end: GameEnd::Abandoned });
    for chair in &desk.state().chairs {
        assert_eq!((chair.resigned, chair.stand_in, chair.ready), (false, None, false));
    }
}

#[test]
fn who_gave_up_a_game_is_known_to_the_end_of_the_match() {
    let options = Options { rounds: 2, ..options("standard first_starter=seat-a", 3, None) };
    let mut desk = Desk::dealt(options, Vec::new());
    desk.ask(1, Request::Resign).unwrap();
    desk.play_to_end();
    let gave_up = [GaveUp { seat: B, games: 0 }];
    assert_eq!(desk.state().gave_up, gave_up);
    let snapshot = desk.room.snapshot().unwrap();
    let room = dublet_room::Room::from_snapshot(TABLE, &snapshot).unwrap();
    assert_eq!(room.state(Viewer::Spectator).gave_up, gave_up);
    desk.deal();
    assert_eq!(desk.state().gave_up, gave_up);
    // A game that counts for nobody is none that was given up.
    (0..3).for_each(|number| drop(desk.ask(number, Request::Resign).unwrap()));
    assert_eq!(desk.state().gave_up, gave_up);
}

#[test]
fn who_stands_in_is_no_stronger_than_any_other_program_of_the_table() {
    let mut desk = Desk::seated(options("standard", 3, None));
    desk.ask(2, Request::Stand).unwrap();
    desk.ask(0, Request::SeatBot { seat: C, level: Level::Casual }).unwrap();
    (0..2).for_each(|number| drop(desk.ask(number, READY).unwrap()));
    desk.ask(1, Request::Resign).unwrap();
    assert_eq!(desk.state().chairs[1].stand_in, Some(Level::Casual));
}

#[test]
fn who_leaves_a_game_is_stood_in_for_until_they_come_back() {
    let mut desk = table(2);
    let done = desk.ask(0, Request::Leave).unwrap();
    assert_eq!(done, [Entry::Common(CommonEvent::TakenOver { seat: A, level: STAND_IN })]);
    assert_eq!(desk.ask(0, Request::Leave), Err(Refused::Stale), "once is enough");
    assert_eq!(desk.ask(0, DRAW), Err(Refused::Stale));
    let back = desk.room.came(A);
    assert_eq!(back, [Entry::Common(CommonEvent::Returned { seat: A })]);
    desk.write(back, None);
    assert_eq!(desk.room.came(A), []);
    assert_eq!(desk.room.bots(), []);
    desk.ask(0, DRAW).unwrap();
}

#[test]
fn a_program_that_stands_in_has_nothing_to_claim_for_its_person() {
    let options = options("championship", 3, None);
    let deck = crate::desk::deck(&options.rules, &["", "r12 r12 b8 b8 r3 r3", ""]);
    let mut desk = Desk::dealt(options, vec![deck]);
    desk.ask(1, Request::Leave).unwrap();
    assert_eq!(desk.ask(1, Request::ClaimDoublets), Err(Refused::Stale));
    assert_eq!(desk.ask(1, Request::Announce), Err(Refused::Stale));
    desk.write(desk.room.came(B), None);
    desk.ask(1, Request::ClaimDoublets).unwrap();
}

#[test]
fn a_person_who_left_holds_up_neither_the_deal_nor_the_next_game() {
    let mut desk = Desk::seated(options("standard", 3, None));
    (0..3).for_each(|number| drop(desk.ask(number, READY).unwrap()));
    let game = desk.room.game_id().unwrap();
    let bytes = dublet_protocol::Hex32([1; 32]);
    desk.ask(0, Request::Contribute { game, bytes }).unwrap();
    desk.ask(1, Request::Contribute { game, bytes }).unwrap();
    let done = desk.ask(2, Request::Leave).unwrap();
    assert_eq!(done[1], Entry::Dealing);
    desk.ask(0, Request::Resign).unwrap();
    desk.ask(1, Request::Resign).unwrap();
    assert_eq!(desk.state().chairs[2].stand_in, Some(STAND_IN), "C is still away");
    desk.ask(0, READY).unwrap();
    let done = desk.ask(1, READY).unwrap();
    assert!(matches!(done.last(), Some(Entry::GameOpened { .. })));
}

/// A table for three whose first game is over.
fn after_a_game() -> Desk {
    let mut desk = Desk::dealt(options("standard first_starter=seat-a", 3, None), Vec::new());
    desk.play_to_end();
    assert_eq!(desk.state().games.len(), 1);
    desk
}

#[test]
fn what_somebody_played_stays_theirs_when_they_leave() {
    let mut desk = after_a_game();
    let gone = Sitter::Person { who: person(1) };
    let done = desk.ask(1, Request::Leave).unwrap();
    assert_eq!(done, [Entry::Common(CommonEvent::Stood { seat: B, sitter: Some(gone) })]);
    let chair = desk.state().chairs[1];
    assert_eq!((chair.sitter, chair.left), (None, Some(gone)));
    // Whoever takes the chair, and leaves it again, has not played there.
    desk.ask(7, Request::Sit { seat: Some(B) }).unwrap();
    desk.ask(7, Request::Leave).unwrap();
    assert_eq!(desk.state().chairs[1].left, Some(gone));
    desk.ask(1, Request::Sit { seat: None }).unwrap();
    assert_eq!(desk.state().chairs[1].left, None, "who is back has not left");
    desk.ask(1, Request::Leave).unwrap();
    desk.ask(0, Request::SeatBot { seat: B, level: Level::Novice }).unwrap();
    let chair = desk.state().chairs[1];
    assert_eq!((chair.ready, chair.left), (true, Some(gone)));
    let snapshot = desk.room.snapshot().unwrap();
    let room = dublet_room::Room::from_snapshot(TABLE, &snapshot).unwrap();
    assert_eq!(room.state(Viewer::Spectator).chairs, desk.state().chairs);
    desk.ask(0, READY).unwrap();
    desk.ask(2, READY).unwrap();
    let state = desk.state();
    assert_eq!(state.chairs[1].left, None, "another game is played");
    assert_eq!(state.earlier, [Earlier { seat: B, sitter: gone, games: 1 }]);
}

#[test]
fn who_is_left_plays_on_with_fewer_and_begins_another_match() {
    let mut desk = after_a_game();
    desk.ask(0, READY).unwrap();
    desk.ask(2, READY).unwrap();
    desk.ask(1, Request::Leave).unwrap();
    let done = desk.ask(0, Request::Fewer).unwrap();
    assert!(matches!(done[..], [Entry::Common(CommonEvent::Fewer), Entry::GameOpened { .. }]));
    let state = desk.state();
    assert_eq!((state.chairs.len(), state.games.len(), state.earlier.len()), (2, 0, 0));
    assert_eq!(state.game.unwrap().place, (1, 1));
    desk.tick(dublet_room::Tick::Deal, None);
    assert_eq!(desk.tiles(B), 14);
    desk.turn(DRAW).unwrap();
}

#[test]
fn a_game_can_be_given_up_before_it_is_dealt() {
    let mut desk = Desk::seated(options("standard", 2, None));
    (0..2).for_each(|number| drop(desk.ask(number, READY).unwrap()));
    desk.ask(0, Request::Resign).unwrap();
    let game = desk.room.state(Viewer::Seat { seat: A }).game.unwrap();
    assert!(game.secret.is_some() && game.view.is_none());
    desk.deal();
    desk.turn(DRAW).unwrap();
}

#[test]
fn leaving_as_the_last_leaves_a_game_to_programs_that_wait() {
    let mut desk = table(2);
    desk.ask(0, Request::Leave).unwrap();
    desk.ask(1, Request::Leave).unwrap();
    assert_eq!(desk.room.bots(), [], "they would play for nobody");
    // Programs alone are asked for nothing by time.
    desk.here(&[], 1);
    assert_eq!(desk.due(), None);
    let back = desk.room.came(B);
    desk.write(back, None);
    assert_eq!(desk.room.bots(), [(A, STAND_IN)]);
    assert_eq!(desk.room.chairs()[C.index() - 1].stand_in, None);
}
