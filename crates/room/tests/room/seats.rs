//! Who may sit where, when, and what the host may do.

use dublet_players::Level;
use dublet_protocol::{CommonEvent, Refused, Request, Sitter, Viewer};
use dublet_room::{Entry, Tick};
use dublet_rules::seat::Seat;

use crate::{
    desk::{A, B, C, D, DRAW, Desk, READY, TABLE, options},
    whims::person,
};

const SIT: Request = Request::Sit { seat: None };

fn table() -> Desk {
    Desk::open(options("standard", 3, None), false)
}

fn bot(seat: Seat) -> Request {
    Request::SeatBot { seat, level: Level::Novice }
}

#[test]
fn a_free_chair_is_anybodys_and_a_taken_one_is_not() {
    let mut desk = table();
    desk.ask(5, Request::Sit { seat: Some(B) }).unwrap();
    assert_eq!(desk.room.seat_of(person(5)), Some(B));
    assert_eq!(desk.ask(6, Request::Sit { seat: Some(B) }), Err(Refused::Taken));
    assert_eq!(desk.ask(6, Request::Sit { seat: Some(D) }), Err(Refused::NoSuchSeat));
    assert_eq!(desk.ask(5, SIT), Err(Refused::AlreadySeated));
    assert_eq!(desk.ask(5, Request::Sit { seat: Some(A) }), Err(Refused::AlreadySeated));
    // Whoever names none gets the first.
    desk.ask(6, SIT).unwrap();
    assert_eq!(desk.room.seat_of(person(6)), Some(A));
    desk.ask(7, SIT).unwrap();
    assert_eq!(desk.ask(8, SIT), Err(Refused::Taken));
    desk.ask(6, Request::Stand).unwrap();
    assert_eq!(desk.room.seat_of(person(6)), None);
    desk.ask(8, SIT).unwrap();
    assert_eq!(desk.room.seat_of(person(8)), Some(A));
    // Leaving between games frees the chair as well.
    desk.ask(8, Request::Leave).unwrap();
    assert_eq!(desk.room.chairs()[0].sitter, None);
}

#[test]
fn who_has_no_chair_can_only_sit() {
    let mut desk = table();
    let game = dublet_protocol::GameId([0; 16]);
    let bytes = dublet_protocol::Hex32([0; 32]);
    let requests = [
        Request::Stand,
        READY,
        Request::Contribute { game, bytes },
        DRAW,
        Request::Pass,
        Request::OpenStack { stack: 0 },
        Request::ClaimDoublets,
        Request::Announce,
        Request::Pause,
        Request::Resume,
        Request::Resign,
        Request::Leave,
        other_rules(),
    ];
    for request in requests {
        assert_eq!(desk.ask(9, request.clone()), Err(Refused::NotSeated), "{request:?}");
    }
    for request in [bot(A), Request::Unseat { seat: A }, Request::Fewer] {
        assert_eq!(desk.ask(9, request.clone()), Err(Refused::NotHost), "{request:?}");
    }
}

#[test]
fn the_host_seats_programs_and_unseats_anybody_between_games() {
    let mut desk = table();
    desk.ask(0, SIT).unwrap();
    desk.ask(1, SIT).unwrap();
    assert_eq!(desk.ask(1, bot(C)), Err(Refused::NotHost));
    assert_eq!(desk.ask(0, bot(B)), Err(Refused::Taken));
    assert_eq!(desk.ask(0, bot(D)), Err(Refused::NoSuchSeat));
    assert_eq!(desk.ask(0, Request::Unseat { seat: D }), Err(Refused::NoSuchSeat));
    assert_eq!(desk.ask(0, Request::Unseat { seat: C }), Err(Refused::NotSeated));
    desk.ask(0, bot(C)).unwrap();
    let chair = desk.room.chairs()[2];
    assert_eq!(chair.sitter, Some(Sitter::Bot { level: Level::Novice }));
    assert!(chair.ready, "a program is always ready");
    desk.ask(0, Request::Unseat { seat: B }).unwrap();
    assert_eq!(desk.room.seat_of(person(1)), None);
    desk.ask(0, Request::Unseat { seat: C }).unwrap();
    desk.ask(0, bot(B)).unwrap();
    desk.ask(0, bot(C)).unwrap();
    desk.ask(0, READY).unwrap();
    assert_eq!(desk.ask(0, Request::Unseat { seat: B }), Err(Refused::InGame));
}

#[test]
fn the_first_to_sit_is_host_while_the_host_does_not() {
    let mut desk = table();
    // The host alone may before anybody sits.
    assert_eq!(desk.ask(1, bot(C)), Err(Refused::NotHost));
    desk.ask(0, bot(C)).unwrap();
    desk.ask(1, SIT).unwrap();
    assert_eq!(desk.ask(0, Request::Unseat { seat: C }), Err(Refused::NotHost));
    desk.ask(1, Request::Unseat { seat: C }).unwrap();
    desk.ask(0, SIT).unwrap();
    assert_eq!(desk.ask(1, bot(C)), Err(Refused::NotHost));
    desk.ask(0, bot(C)).unwrap();
}

#[test]
fn nobody_sits_or_stands_in_a_game() {
    let mut desk = Desk::dealt(options("standard", 2, None), Vec::new());
    for (who, request) in [
        (0, Request::Stand),
        (0, READY),
        (0, Request::Unseat { seat: B }),
        (0, bot(B)),
        (0, Request::Fewer),
        (0, Request::Reopen { options: options("twist", 2, None) }),
        (9, SIT),
        (9, Request::Sit { seat: Some(A) }),
    ] {
        assert_eq!(desk.ask(who, request.clone()), Err(Refused::InGame), "{request:?}");
    }
    // A chair somebody left in a game is still theirs.
    desk.ask(1, Request::Leave).unwrap();
    assert_eq!(desk.ask(9, SIT), Err(Refused::InGame));
    assert_eq!(desk.room.seat_of(person(1)), Some(B));
}

#[test]
fn who_sits_can_play_on_without_the_free_chairs() {
    let mut desk = table();
    desk.ask(0, SIT).unwrap();
    assert_eq!(desk.ask(0, Request::Fewer), Err(Refused::TooFew), "nobody plays alone");
    desk.ask(1, Request::Sit { seat: Some(C) }).unwrap();
    assert_eq!(desk.ask(1, Request::Fewer), Err(Refused::NotHost));
    desk.ask(1, READY).unwrap();
    desk.ask(0, Request::Fewer).unwrap();
    assert_eq!(desk.room.options().seats, 2);
    assert_eq!(desk.room.seat_of(person(1)), Some(B), "they move up");
    assert_eq!(desk.ask(0, Request::Fewer), Err(Refused::Taken), "no chair is free");
    let done = desk.ask(0, READY).unwrap();
    assert!(matches!(done.last(), Some(Entry::GameOpened { .. })), "who was ready still is");
}

fn other_rules() -> Request {
    Request::Reopen { options: options("twist opening=40", 3, Some(60)) }
}

#[test]
fn the_host_opens_the_table_anew_by_other_rules_for_whoever_sits_there() {
    let mut desk = table();
    desk.ask(0, SIT).unwrap();
    desk.ask(1, SIT).unwrap();
    desk.ask(0, bot(C)).unwrap();
    assert_eq!(desk.ask(1, other_rules()), Err(Refused::NotHost));
    for bad in [options("twist", 2, None), options("twist", 3, Some(1)), options("twist", 7, None)]
    {
        assert_eq!(desk.ask(0, Request::Reopen { options: bad }), Err(Refused::BadOptions));
    }
    desk.ask(1, READY).unwrap();
    desk.ask(0, other_rules()).unwrap();
    let state = desk.state();
    assert_eq!(state.options, options("twist opening=40", 3, Some(60)));
    assert_eq!(
        state.chairs.iter().map(|chair| chair.ready).collect::<Vec<_>>(),
        [false, false, true]
    );
    assert_eq!(desk.room.seat_of(person(1)), Some(B));
    desk.ask(0, READY).unwrap();
    let done = desk.ask(1, READY).unwrap();
    assert!(matches!(done.last(), Some(Entry::GameOpened { .. })), "everybody is ready for them");
    desk.tick(dublet_room::Tick::Deal, None);
    assert_eq!(desk.room.game().unwrap().public_view().rules.opening, 40);
}

#[test]
fn a_table_opened_anew_begins_another_match_and_brings_nobody_there_by_itself() {
    let mut desk = Desk::dealt(options("standard", 2, None), Vec::new());
    desk.play_to_end();
    assert_eq!(desk.state().games.len(), 1);
    desk.ask(0, Request::Reopen { options: options("original", 2, None) }).unwrap();
    let state = desk.state();
    assert_eq!((state.games.len(), state.game), (0, None));
    let snapshot = desk.room.snapshot().unwrap();
    let room = dublet_room::Room::from_snapshot(TABLE, &snapshot).unwrap();
    assert_eq!(room.state(Viewer::Spectator), desk.state());
    desk.ask(0, READY).unwrap();
    desk.ask(1, READY).unwrap();
    assert_eq!(desk.state().game.unwrap().place, (1, 1));

    let mut quick = Desk::open(options("standard", 2, None), true);
    quick.ask(0, SIT).unwrap();
    assert!(quick.room.is_quick());
    quick.ask(0, Request::Reopen { options: options("twist", 2, None) }).unwrap();
    assert!(!quick.room.is_quick());
}

#[test]
fn whoever_sits_at_a_quick_table_is_ready() {
    let mut desk = Desk::open(options("standard", 2, None), true);
    let done = desk.ask(3, SIT).unwrap();
    assert_eq!(done.last(), Some(&Entry::Common(CommonEvent::Ready { seat: A, ready: true })));
    let done = desk.ask(4, SIT).unwrap();
    assert!(matches!(done.last(), Some(Entry::GameOpened { .. })));
}

#[test]
fn a_closed_table_does_nothing_any_more() {
    let mut desk = table();
    desk.ask(0, SIT).unwrap();
    desk.tick(Tick::Close, None);
    assert!(desk.room.is_closed() && desk.due().is_none());
    for (who, request) in [(1, SIT), (0, READY), (0, Request::Stand), (0, bot(B))] {
        assert_eq!(desk.ask(who, request), Err(Refused::Closed));
    }
}
