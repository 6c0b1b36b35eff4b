//! The clock is the server's, and a slow line is given back what it costs, within bounds.

use dublet_room::{LagBank, Tick};

use crate::desk::{A, B, DRAW, Desk};

const LIMIT: i64 = 20_000;

fn table() -> Desk {
    let mut desk = Desk::racks("standard", &["", ""], Some(20));
    desk.here(&[A, B], 0);
    desk
}

#[test]
fn a_turn_has_its_time_and_the_lag_of_the_line() {
    let mut desk = table();
    let left = |desk: &Desk| desk.room.deadline(&desk.presence).unwrap() - desk.now;
    assert_eq!(left(&desk), LIMIT);
    desk.presence.measured(A, 400);
    assert_eq!(left(&desk), LIMIT + 400);
    desk.presence.measured(A, 800);
    assert_eq!(left(&desk), LIMIT + 500, "one late packet says little");
    (0..40).for_each(|_| desk.presence.measured(A, 60_000));
    assert_eq!(left(&desk), LIMIT + LagBank::FULL_MS);
    desk.turn(DRAW).unwrap();
    assert_eq!(left(&desk), LIMIT, "B's line is another");
}

#[test]
fn what_was_overdrawn_comes_back_move_by_move() {
    let mut desk = table();
    (0..40).for_each(|_| desk.presence.measured(A, 60_000));
    let credit = |desk: &Desk| {
        assert_eq!(desk.room.turn().unwrap().0, A);
        desk.room.deadline(&desk.presence).unwrap() - desk.now - LIMIT
    };
    desk.now += LIMIT + 1_000;
    desk.turn(DRAW).unwrap();
    desk.turn(DRAW).unwrap();
    assert_eq!(credit(&desk), LagBank::FULL_MS - 1_000 + LagBank::GAIN_MS);
    desk.turn(DRAW).unwrap();
    desk.turn(DRAW).unwrap();
    assert_eq!(credit(&desk), LagBank::FULL_MS - 1_000 + 2 * LagBank::GAIN_MS);
    for _ in 0..8 {
        desk.turn(DRAW).unwrap();
    }
    assert_eq!(credit(&desk), LagBank::FULL_MS);
}

#[test]
fn losing_the_connection_does_not_stop_the_clock() {
    let mut desk = table();
    let deadline = desk.room.deadline(&desk.presence);
    desk.now += 5_000;
    desk.here(&[B], 0);
    assert_eq!(desk.room.deadline(&desk.presence), deadline);
    assert_eq!(desk.due().unwrap().1, Tick::TimeUp);
}
