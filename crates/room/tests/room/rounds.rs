//! Games after games: who starts them, what counts, and a new match after the last.

use dublet_protocol::{GameEnd, Request, TableState};
use dublet_room::Entry;
use dublet_rules::{deal::Deck, seat::Seat};

use crate::desk::{A, B, C, D, Desk, deck, lay, options};

/// Racks that can all be laid at once.
const OUT: [&str; 4] = [
    "r1 r2 r3 r4 r5 r6 r7 b1 b2 b3 b4 b5 b6 b7",
    "k1 k2 k3 k4 k5 k6 k7 y1 y2 y3 y4 y5 y6 y7",
    "r7 r8 r9 r10 r11 r12 r13 b7 b8 b9 b10 b11 b12 b13",
    "k7 k8 k9 k10 k11 k12 k13 y7 y8 y9 y10 y11 y12 y13",
];

/// The deck's order, with the number of a shuffle that is no deal before it.
fn decks(desk: &Desk, draw: bool) -> Vec<Deck> {
    let options = desk.room.options();
    let deal = deck(&options.rules, &OUT[..options.seats.into()]);
    if draw { vec![deal.clone(), deal] } else { vec![deal] }
}

/// Everybody is ready, and whoever starts lays all; returns the place of the game and who that was.
fn play(desk: &mut Desk) -> ((u32, u32), Seat) {
    desk.deal();
    let (starter, ..) = desk.room.turn().unwrap();
    let place = desk.state().game.unwrap().place;
    let rack = OUT[starter.index()];
    let words: Vec<&str> = rack.split(' ').collect();
    let (run, other) = (words[..7].join(" "), words[7..].join(" "));
    let done = desk.turn(lay(&format!("{run} | {other}"))).unwrap();
    assert_eq!(done.last(), Some(&Entry::GameClosed { end: GameEnd::Over }));
    (place, starter)
}

fn games(state: &TableState) -> usize {
    state.games.len()
}

#[test]
fn in_a_championship_round_the_start_goes_round_and_a_new_match_begins_after_it() {
    let mut desk = Desk::seated(options("championship", 3, None));
    desk.dealer.0 = decks(&desk, false);
    for round in 0..2 {
        let played: Vec<_> = (0..4).map(|_| play(&mut desk)).collect();
        let places = [(1, 1), (1, 2), (1, 3), (1, 4)];
        let starters = [A, B, C, A];
        assert_eq!(played, places.into_iter().zip(starters).collect::<Vec<_>>(), "match {round}");
        assert_eq!(games(&desk.state()), 4, "results stay until the next game is opened");
    }
}

#[test]
fn rounds_follow_each_other() {
    let rules = options("championship", 4, None);
    let mut desk = Desk::seated(dublet_protocol::Options { rounds: 2, ..rules });
    desk.dealer.0 = decks(&desk, false);
    let played: Vec<_> = (0..9).map(|_| play(&mut desk)).collect();
    let places = [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 2), (2, 3), (2, 4), (1, 1)];
    let starters = [A, B, C, D, A, B, C, D, A];
    assert_eq!(played, places.into_iter().zip(starters).collect::<Vec<_>>());
    assert_eq!(games(&desk.state()), 1);
}

#[test]
fn a_game_given_up_is_played_again_in_its_place() {
    let mut desk = Desk::seated(options("championship", 2, None));
    desk.dealer.0 = decks(&desk, false);
    assert_eq!(play(&mut desk), ((1, 1), A));
    desk.deal();
    assert_eq!(desk.room.turn().unwrap().0, B);
    desk.ask(0, Request::Resign).unwrap();
    assert_eq!(games(&desk.state()), 1, "it counts for nobody");
    assert_eq!(play(&mut desk), ((1, 2), B));
    assert_eq!(games(&desk.state()), 2);
}

#[test]
fn where_the_start_is_drawn_once_it_goes_round_from_there() {
    let mut desk = Desk::seated(options("standard", 3, None));
    desk.dealer.0 = decks(&desk, true);
    let (_, first) = play(&mut desk);
    // No draw any more: the deal is the first shuffle.
    desk.dealer.0 = decks(&desk, false);
    assert_eq!(play(&mut desk), ((1, 2), first.next(3)));
    assert_eq!(play(&mut desk), ((1, 3), first.next(3).next(3)));
    // A new match draws anew.
    desk.dealer.0 = decks(&desk, true);
    assert_eq!(play(&mut desk), ((1, 1), first));
}
