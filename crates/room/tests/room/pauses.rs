//! A pause is everybody's wish; nobody's clock pays for it.

use dublet_players::Level;
use dublet_protocol::{CommonEvent, Refused, Request};
use dublet_room::{Entry, Tick};

use crate::desk::{A, B, C, DRAW, Desk, READY, options};

fn table(seats: u8) -> Desk {
    let mut desk = Desk::dealt(options("championship", seats, Some(40)), Vec::new());
    desk.here(&[A, B, C][..seats.into()], 0);
    desk
}

#[test]
fn a_game_pauses_when_everybody_asks() {
    let mut desk = table(3);
    assert_eq!(
        desk.ask(0, Request::Pause).unwrap(),
        [Entry::Common(CommonEvent::PauseAsked { seat: A })]
    );
    assert_eq!(desk.ask(0, Request::Pause), Err(Refused::Paused), "asking again is nothing new");
    assert_eq!(desk.state().pause_asked, [A]);
    desk.turn(DRAW).unwrap();
    desk.ask(1, Request::Pause).unwrap();
    let done = desk.ask(2, Request::Pause).unwrap();
    assert_eq!(
        done,
        [Entry::Common(CommonEvent::PauseAsked { seat: C }), Entry::Common(CommonEvent::Paused)]
    );
    let state = desk.state();
    assert_eq!((state.paused, state.pause_asked), (Some(desk.now), Vec::new()));
    for request in [DRAW, Request::Pass, Request::OpenStack { stack: 0 }, Request::ClaimDoublets] {
        assert_eq!(desk.ask(1, request), Err(Refused::Paused));
    }
    assert_eq!(
        desk.ask(2, Request::Resume).unwrap(),
        [Entry::Common(CommonEvent::Back { seat: C })],
        "others are not back"
    );
    assert_eq!((desk.state().paused.is_some(), desk.state().back), (true, vec![C]));
    desk.ask(0, Request::Resume).unwrap();
    let done = desk.ask(1, Request::Resume).unwrap();
    assert_eq!(
        done,
        [Entry::Common(CommonEvent::Resumed { seat: Some(B) })],
        "the last one ends it"
    );
    assert_eq!((desk.state().paused, desk.state().back), (None, Vec::new()));
    assert_eq!(desk.ask(2, Request::Resume), Err(Refused::NoGame), "nothing pauses");
    desk.turn(DRAW).unwrap();
}

#[test]
fn a_pause_waits_until_all_are_back_and_no_longer_than_somebody_likes() {
    let paused = || {
        let mut desk = table(3);
        (0..3).for_each(|who| drop(desk.ask(who, Request::Pause).unwrap()));
        desk.ask(0, Request::Resume).unwrap();
        desk
    };
    let goes_on = |seat| Entry::Common(CommonEvent::Resumed { seat });
    let mut desk = paused();
    assert_eq!(desk.ask(0, Request::Resume).unwrap(), [goes_on(Some(A))], "asked for once more");
    // Whoever leaves is waited for no longer, and what they wanted is gone with them.
    let mut desk = paused();
    desk.ask(0, Request::Leave).unwrap();
    assert_eq!((desk.state().paused.is_some(), desk.state().back), (true, Vec::new()));
    desk.ask(1, Request::Resume).unwrap();
    let done = desk.ask(2, Request::Leave).unwrap();
    assert_eq!(done.last(), Some(&goes_on(None)));
}

#[test]
fn one_who_wants_to_play_ends_the_asking() {
    let mut desk = table(3);
    desk.ask(0, Request::Pause).unwrap();
    desk.ask(1, Request::Pause).unwrap();
    desk.ask(2, Request::Resume).unwrap();
    assert_eq!(desk.state().pause_asked, []);
    desk.ask(2, Request::Pause).unwrap();
    assert_eq!(desk.state().paused, None);
}

#[test]
fn a_pause_costs_nobody_time() {
    let mut desk = table(2);
    let began = desk.now;
    desk.now += 15_000;
    desk.ask(0, Request::Pause).unwrap();
    assert_eq!(desk.room.deadline(&desk.presence), Some(began + 40_000), "asking stops no clock");
    desk.now += 5_000;
    desk.ask(1, Request::Pause).unwrap();
    assert_eq!(desk.room.deadline(&desk.presence), None);
    assert!(desk.due().is_none(), "no time is up in a pause: {:?}", desk.due());
    assert_eq!(desk.tick(Tick::TimeUp, None), []);
    desk.now += 3_600_000;
    desk.ask(1, Request::Resume).unwrap();
    assert_eq!(desk.room.deadline(&desk.presence), None, "who is still away pays nothing");
    desk.ask(0, Request::Resume).unwrap();
    assert_eq!(desk.room.deadline(&desk.presence), Some(desk.now + 20_000));
    // The next turn has its full time.
    desk.turn(DRAW).unwrap();
    assert_eq!(desk.room.deadline(&desk.presence), Some(desk.now + 40_000));
}

#[test]
fn who_is_away_or_a_program_is_not_waited_for() {
    let mut desk = table(3);
    desk.ask(0, Request::Pause).unwrap();
    desk.ask(1, Request::Pause).unwrap();
    let done = desk.ask(2, Request::Leave).unwrap();
    assert_eq!(done.last(), Some(&Entry::Common(CommonEvent::Paused)));
    // What somebody asked for is gone when a program plays for them.
    let mut desk = table(3);
    desk.ask(2, Request::Pause).unwrap();
    desk.ask(2, Request::Leave).unwrap();
    assert_eq!(desk.state().pause_asked, []);
}

#[test]
fn who_let_a_program_play_does_not_pause_the_others() {
    let mut desk = table(3);
    desk.ask(2, Request::Resign).unwrap();
    assert_eq!(desk.ask(2, Request::Pause), Err(Refused::Stale));
    desk.ask(0, Request::Leave).unwrap();
    assert_eq!(desk.ask(0, Request::Pause), Err(Refused::Stale));
    let done = desk.ask(1, Request::Leave).unwrap();
    assert!(!done.contains(&Entry::Common(CommonEvent::Paused)));
}

#[test]
fn pauses_are_for_games() {
    let mut desk = Desk::seated(options("standard", 2, None));
    assert_eq!(desk.ask(0, Request::Pause), Err(Refused::NoGame));
    desk.ask(0, READY).unwrap();
    desk.ask(1, READY).unwrap();
    assert_eq!(desk.ask(0, Request::Pause), Err(Refused::NoGame), "nothing is dealt");
    assert_eq!(desk.ask(0, Request::Resume), Err(Refused::NoGame));
}

#[test]
fn a_game_given_up_in_a_pause_leaves_no_pause() {
    let mut desk = table(2);
    desk.ask(0, Request::Pause).unwrap();
    desk.ask(1, Request::Pause).unwrap();
    desk.ask(0, Request::Resign).unwrap();
    assert_eq!(desk.state().paused, None);
    desk.deal();
    desk.turn(DRAW).unwrap();
}

#[test]
fn programs_do_not_move_in_a_pause() {
    let mut desk = Desk::open(options("championship", 2, None), false);
    desk.ask(0, Request::Sit { seat: None }).unwrap();
    desk.ask(0, Request::SeatBot { seat: B, level: Level::Novice }).unwrap();
    desk.ask(0, READY).unwrap();
    desk.tick(Tick::Deal, None);
    assert_eq!(desk.room.bots(), [(B, Level::Novice)]);
    desk.ask(0, Request::Pause).unwrap();
    assert_eq!(desk.room.bots(), []);
}
