//! The server was away: nobody's clock pays for it, however often, and whatever happens meanwhile.

use dublet_protocol::{CommonEvent, Refused, Request};
use dublet_room::{Entry, LagBank, Tick};

use crate::desk::{A, B, DRAW, Desk, START, options};

const LIMIT: i64 = 20_000;

fn table() -> Desk {
    let mut desk = Desk::racks("standard", &["", ""], Some(20));
    desk.here(&[A, B], 0);
    desk
}

fn left(desk: &Desk) -> i64 {
    desk.room.deadline(&desk.presence).unwrap() - desk.now
}

fn wake(desk: &mut Desk) {
    assert_eq!(desk.tick(Tick::Wake, None), [Entry::Common(CommonEvent::Woke)]);
}

#[test]
fn clocks_stand_still_from_the_last_sign_of_life_until_people_are_back() {
    let mut desk = table();
    desk.now += 60_000;
    let alive = START + 8_000;
    assert_eq!(desk.sleep(Some(alive)), [Entry::Common(CommonEvent::Slept { since: alive })]);
    assert_eq!(desk.room.deadline(&desk.presence), None);
    assert_eq!(desk.tick(Tick::TimeUp, None), []);
    desk.presence.wait_until(Some(desk.now + 10_000));
    assert_eq!(desk.due(), Some((desk.now + 10_000, Tick::Wake)));
    desk.now += 10_000;
    wake(&mut desk);
    desk.presence.wait_until(None);
    assert_eq!(left(&desk), LIMIT - 8_000);
    assert_eq!(desk.tick(Tick::Wake, None), [], "who is awake does not wake");
}

#[test]
fn a_sign_of_life_before_the_last_line_says_less_than_the_line() {
    for alive in [None, Some(START + 1_000)] {
        let mut desk = table();
        desk.now += 4_000;
        desk.turn(DRAW).unwrap();
        desk.now += 50_000;
        assert_eq!(desk.sleep(alive), [Entry::Common(CommonEvent::Slept { since: START + 4_000 })]);
        wake(&mut desk);
        assert_eq!(left(&desk), LIMIT);
    }
}

#[test]
fn two_sleeps_in_a_row_are_one() {
    let mut desk = table();
    desk.now += 30_000;
    desk.sleep(Some(START + 5_000));
    // It went away again before anybody was back.
    desk.now += 300_000;
    assert_eq!(desk.sleep(Some(START + 31_000)), []);
    assert_eq!(desk.state().asleep, Some(START + 5_000));
    desk.now += 2_000;
    wake(&mut desk);
    assert_eq!(left(&desk), LIMIT - 5_000);
    // And once more, awake in between.
    desk.now += 1_000;
    let alive = desk.now;
    desk.now += 70_000;
    desk.sleep(Some(alive));
    desk.now += 1_000;
    wake(&mut desk);
    assert_eq!(left(&desk), LIMIT - 6_000);
}

#[test]
fn a_move_made_meanwhile_counts_and_the_next_turn_begins_with_the_waking() {
    let mut desk = table();
    (0..40).for_each(|_| [A, B].iter().for_each(|seat| desk.presence.measured(*seat, 60_000)));
    desk.now += 30_000;
    desk.sleep(Some(START + 5_000));
    desk.now += 1_000;
    desk.turn(DRAW).unwrap();
    desk.now += 4_000;
    wake(&mut desk);
    assert_eq!(desk.room.turn().unwrap().0, B);
    assert_eq!(left(&desk), LIMIT + LagBank::FULL_MS);
    // A was five seconds at it: nothing was overdrawn.
    desk.turn(DRAW).unwrap();
    assert_eq!(left(&desk), LIMIT + LagBank::FULL_MS);
}

#[test]
fn a_pause_is_no_matter_while_clocks_stand_still() {
    let mut desk = table();
    desk.sleep(None);
    assert_eq!(desk.ask(0, Request::Pause), Err(Refused::Paused));
    // A table that pauses does not sleep: its clock stands still already.
    let mut desk = table();
    desk.now += 3_000;
    desk.ask(0, Request::Pause).unwrap();
    desk.ask(1, Request::Pause).unwrap();
    desk.now += 90_000;
    assert_eq!(desk.sleep(Some(START + 10_000)), []);
    (0..2).for_each(|who| drop(desk.ask(who, Request::Resume).unwrap()));
    assert_eq!(left(&desk), LIMIT - 3_000);
}

#[test]
fn a_machine_whose_clock_went_back_charges_nobody() {
    let mut desk = table();
    desk.now += 5_000;
    desk.sleep(Some(START + 40_000));
    desk.now += 1_000;
    wake(&mut desk);
    assert!(left(&desk) >= LIMIT - 6_000, "{}", left(&desk));
}

#[test]
fn nothing_sleeps_without_a_clock_or_a_game() {
    let mut desk = Desk::racks("standard", &["", ""], None);
    assert_eq!(desk.sleep(None), []);
    let mut desk = Desk::seated(options("standard", 2, Some(20)));
    assert_eq!(desk.sleep(None), []);
    desk.tick(Tick::Close, None);
    assert_eq!(desk.sleep(None), []);
}

#[test]
fn a_game_given_up_and_another_begun_meanwhile_has_its_full_time_at_the_waking() {
    let mut desk = table();
    desk.now += 30_000;
    desk.sleep(Some(START + 5_000));
    desk.ask(0, Request::Resign).unwrap();
    desk.deal();
    assert_eq!(desk.room.deadline(&desk.presence), None);
    desk.now += 3_000;
    wake(&mut desk);
    assert_eq!(left(&desk), LIMIT);
}
