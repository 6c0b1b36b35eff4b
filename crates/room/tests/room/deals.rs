//! The game begins when everybody is ready, and is dealt from what everybody added.

use dublet_players::Level;
use dublet_protocol::{GameId, Hex32, Refused, Request, TableEvent, Viewer};
use dublet_room::{Entry, Stamped, Tick};
use dublet_rules::{
    deal::{Fairness, commitment},
    game::Event,
};

use crate::desk::{A, B, C, Desk, READY, events, options};

fn give(desk: &Desk, byte: u8) -> Request {
    Request::Contribute { game: desk.room.game_id().unwrap(), bytes: Hex32([byte; 32]) }
}

/// What the log says the game is dealt from.
fn fairness(desk: &Desk) -> Fairness {
    let read = desk.lines.iter().map(|line| Stamped::read(line).unwrap().entry);
    let mut opened = read.filter_map(|entry| match entry {
        Entry::GameOpened { game, secret, .. } => Some((game, secret)),
        _ => None,
    });
    let (game, secret) = opened.next_back().unwrap();
    let given = desk.state().game.unwrap().contributions.unwrap();
    let contributions = given.iter().map(|bytes| bytes.0).collect();
    Fairness { secret: secret.0, game: game.0, contributions }
}

#[test]
fn a_game_begins_when_everybody_is_ready() {
    let mut desk = Desk::open(options("standard", 3, None), false);
    desk.ask(0, Request::Sit { seat: None }).unwrap();
    desk.ask(0, READY).unwrap();
    desk.ask(1, Request::Sit { seat: None }).unwrap();
    desk.ask(1, READY).unwrap();
    assert_eq!(desk.state().game, None, "a chair is free");
    desk.ask(1, Request::Ready { ready: false }).unwrap();
    desk.ask(0, Request::SeatBot { seat: C, level: Level::Novice }).unwrap();
    assert_eq!(desk.state().game, None, "somebody is not ready any more");
    let done = desk.ask(1, READY).unwrap();
    let Some(Entry::GameOpened { secret, commitment: told, .. }) = done.last() else {
        panic!("{done:?}")
    };
    assert_eq!(told.0, commitment(&secret.0));
    let state = desk.state().game.unwrap();
    assert_eq!((state.place, state.commitment), ((1, 1), *told));
    assert_eq!((state.secret, state.contributions, state.view), (None, None, None));
}

#[test]
fn programs_alone_begin_nothing() {
    let mut desk = Desk::open(options("standard", 2, None), false);
    for seat in [A, B] {
        desk.ask(0, Request::SeatBot { seat, level: Level::Novice }).unwrap();
    }
    assert_eq!(desk.state().game, None);
}

#[test]
fn the_deal_is_made_of_the_secret_and_what_every_seat_added() {
    for (rules, seats) in [("standard", 2), ("championship", 4), ("xp", 6), ("twist", 3)] {
        let mut desk = Desk::seated(options(rules, seats, None));
        desk.deal();
        let fairness = fairness(&desk);
        let given: Vec<_> = (0..seats).map(|number| [number + 100; 32]).collect();
        assert_eq!(fairness.contributions, given);
        let mut shuffle = 0;
        for line in &desk.lines {
            match Stamped::read(line).unwrap().entry {
                Entry::Played { event: Event::StarterDrawn { draws, .. } } => {
                    let deck = fairness.deck(&desk.room.options().rules, shuffle);
                    let drawn: Vec<_> = draws.iter().map(|(_, tile)| *tile).collect();
                    assert!(deck.tiles().starts_with(&drawn));
                    shuffle += 1;
                }
                Entry::Played { event: Event::Dealt { deck } } => {
                    assert_eq!(deck, fairness.deck(&desk.room.options().rules, shuffle).tiles());
                    shuffle += 1;
                }
                _ => {}
            }
        }
        assert_eq!(shuffle, if rules == "championship" { 1 } else { 2 });
    }
}

#[test]
fn a_seat_adds_once_to_the_game_that_is_about_to_be_dealt() {
    let mut desk = Desk::seated(options("standard", 2, None));
    let nothing = Request::Contribute { game: GameId([0; 16]), bytes: Hex32([1; 32]) };
    assert_eq!(desk.ask(0, nothing.clone()), Err(Refused::NoGame), "there is none");
    desk.ask(0, READY).unwrap();
    desk.ask(1, READY).unwrap();
    assert_eq!(desk.ask(0, nothing), Err(Refused::NoGame), "another game");
    let mine = give(&desk, 1);
    let done = desk.ask(0, mine.clone()).unwrap();
    assert_eq!(done.len(), 1, "the other is waited for");
    let told = desk.room.event_for(&done[0], Viewer::Spectator);
    assert_eq!(told, TableEvent::Contributed { seat: A }, "what, is told with the others");
    assert_eq!(desk.ask(0, give(&desk, 2)), Err(Refused::Stale), "twice");
    desk.ask(1, give(&desk, 3)).unwrap();
    assert_eq!(desk.ask(1, give(&desk, 4)), Err(Refused::Stale), "late");
    assert_eq!(fairness(&desk).contributions, [[1; 32], [3; 32]]);
    desk.ask(0, Request::Resign).unwrap();
    assert_eq!(desk.ask(0, mine), Err(Refused::NoGame), "the game is over");
}

#[test]
fn silent_seats_and_programs_add_zeros() {
    let mut desk = Desk::open(options("standard", 3, None), false);
    desk.ask(0, Request::Sit { seat: None }).unwrap();
    desk.ask(1, Request::Sit { seat: None }).unwrap();
    desk.ask(0, Request::SeatBot { seat: C, level: Level::Novice }).unwrap();
    desk.ask(0, READY).unwrap();
    desk.ask(1, READY).unwrap();
    let opened = desk.now;
    desk.now += 1_000;
    desk.ask(1, give(&desk, 9)).unwrap();
    assert!(desk.room.game().is_none(), "A is waited for");
    desk.here(&[A, B], 0);
    assert_eq!(desk.due(), Some((opened + desk.pace.contribute, Tick::Deal)));
    desk.now = opened + desk.pace.contribute;
    let done = desk.tick(Tick::Deal, None);
    assert_eq!(fairness(&desk).contributions, [[0; 32], [9; 32], [0; 32]]);
    let dealt = events(&done);
    let Some(Event::Dealt { deck }) = dealt.last() else { panic!("{done:?}") };
    let rules = desk.room.options().rules;
    assert_eq!(deck[..], *fairness(&desk).deck(&rules, 1).tiles());
}

#[test]
fn with_a_program_for_everybody_else_one_contribution_deals() {
    let mut desk = Desk::open(options("championship", 2, None), false);
    desk.ask(0, Request::Sit { seat: None }).unwrap();
    desk.ask(0, Request::SeatBot { seat: B, level: Level::Novice }).unwrap();
    desk.ask(0, READY).unwrap();
    let done = desk.ask(0, give(&desk, 5)).unwrap();
    assert_eq!(done[1], Entry::Dealing);
    assert_eq!(fairness(&desk).contributions, [[5; 32], [0; 32]]);
}
