//! What a turn and the moments around it allow, and commands that come too late or twice.

use dublet_protocol::{Refused, Request};
use dublet_room::Entry;
use dublet_rules::game::{Event, Phase};

use crate::{
    desk::{A, B, C, DRAW, Desk, deck, events, lay, options, rule},
    whims::person,
};

const DOUBLETS: &str = "r12 r12 b8 b8 r3 r3";

fn championship(racks: &[&[&str]]) -> Desk {
    let options = options("championship", racks[0].len() as u8, None);
    Desk::dealt(options, racks.iter().map(|racks| deck(&options.rules, racks)).collect())
}

#[test]
fn three_doublets_are_shown_and_everything_is_dealt_anew_from_the_next_shuffle() {
    let mut desk = championship(&[&["", DOUBLETS]]);
    assert_eq!(rule(desk.ask(0, Request::ClaimDoublets)), "2.3");
    let done = desk.ask(1, Request::ClaimDoublets).unwrap();
    let [Event::DoubletsClaimed { seat, .. }, Event::Dealt { deck }] = events(&done)[..] else {
        panic!("{done:?}")
    };
    assert_eq!(*seat, B);
    assert_eq!(desk.room.game().unwrap().shuffles(), 2);
    assert_eq!(deck.len(), 106);
    assert_ne!(*deck, desk.dealer.0[0].tiles(), "the second shuffle is not the first again");
    assert_eq!(desk.room.turn().unwrap().0, A, "the starter stays");
    desk.turn(DRAW).unwrap();
    assert_eq!(rule(desk.ask(1, Request::ClaimDoublets)), "2.3", "claims are closed");
}

#[test]
fn a_claim_meant_for_an_earlier_deal_does_not_undo_a_later_one() {
    let both: &[&str] = &[DOUBLETS, "k5 k5 y9 y9 b1 b1"];
    let mut desk = championship(&[both, both]);
    let seen = desk.room.lines();
    desk.ask(0, Request::ClaimDoublets).unwrap();
    // B claimed at the same moment, and has three doublets in the new deal as well.
    assert_eq!(desk.ask_after(1, seen, Request::ClaimDoublets), Err(Refused::Stale));
    desk.ask(1, Request::ClaimDoublets).unwrap();
}

#[test]
fn an_opening_is_announced_after_the_own_draw_and_before_the_next_player_acts() {
    let mut desk = Desk::racks("standard", &["r9 r10 r11", "k9 k10 k11", ""], None);
    assert_eq!(rule(desk.ask(0, Request::Announce)), "7.4");
    desk.turn(DRAW).unwrap();
    assert_eq!(rule(desk.ask(1, Request::Announce)), "7.4");
    desk.ask(0, Request::Announce).unwrap();
    desk.turn(DRAW).unwrap();
    let seen = desk.room.lines();
    desk.turn(DRAW).unwrap();
    desk.turn(lay("r9 r10 r11")).unwrap();
    desk.turn(DRAW).unwrap();
    // What B meant after the first draw is not said after the second.
    assert_eq!(desk.ask_after(1, seen, Request::Announce), Err(Refused::Stale));
    desk.ask(1, Request::Announce).unwrap();
}

#[test]
fn who_draws_picks_the_next_stack() {
    let mut desk = Desk::racks("twist", &["", ""], None);
    assert_eq!(rule(desk.ask(1, Request::OpenStack { stack: 3 })), "4.1");
    assert_eq!(rule(desk.turn(Request::OpenStack { stack: 99 })), "2.2");
    let seen = desk.room.lines();
    desk.turn(Request::OpenStack { stack: 3 }).unwrap();
    assert_eq!(rule(desk.turn(Request::OpenStack { stack: 4 })), "2.2");
    // The choice was within the turn: a draw that was under way meanwhile is still meant.
    let done = desk.ask_after(0, seen, DRAW).unwrap();
    assert!(matches!(events(&done)[..], [Event::Drawn { .. }]));
    assert_eq!(desk.room.game().unwrap().public_view().stacks[3], 6);
    for _ in 0..6 {
        desk.turn(DRAW).unwrap();
    }
    let done = desk.turn(Request::Draw { stack: Some(7) }).unwrap();
    assert!(matches!(
        events(&done)[..],
        [Event::StackOpened { stack: 7, .. }, Event::Drawn { .. }]
    ));
}

#[test]
fn a_command_of_an_earlier_turn_is_not_done_in_a_later_one() {
    let mut desk = Desk::racks("standard", &["r9 r10 r11", ""], None);
    let seen = desk.room.lines();
    desk.ask_after(0, seen, DRAW).unwrap();
    desk.turn(DRAW).unwrap();
    // Seat A is to move again: what it sent before it saw B's move was meant for the turn before.
    for late in [DRAW, Request::Pass, lay("r9 r10 r11"), Request::OpenStack { stack: 1 }] {
        for after in [0, seen, desk.room.lines() - 1] {
            assert_eq!(desk.ask_after(0, after, late.clone()), Err(Refused::Stale), "{late:?}");
        }
    }
    desk.ask(0, lay("r9 r10 r11")).unwrap();
    assert_eq!(rule(desk.ask(0, DRAW)), "4.1", "not A's turn");
    // What comes from a page that has seen more than there is was meant for this turn or a later one.
    desk.ask_after(1, u64::MAX, DRAW).unwrap();
}

#[test]
fn a_command_done_is_known_by_its_number() {
    let mut desk = Desk::racks("standard", &["", ""], None);
    desk.turn(DRAW).unwrap();
    let (first, line) = (desk.command(), desk.room.lines());
    assert_eq!(desk.room.done(person(0), first), Some(line));
    assert_eq!(desk.room.done(person(1), first), None, "another's number is another command");
    for _ in 0..20 {
        desk.turn(DRAW).unwrap();
    }
    assert_eq!(desk.room.done(person(0), first), Some(line));
    assert_eq!(desk.room.done(person(1), desk.command()), None);
    assert_eq!(desk.room.done(person(0), desk.command()), Some(desk.room.lines()));
}

#[test]
fn a_command_that_brings_several_lines_is_done_with_the_last() {
    let mut desk = Desk::seated(options("standard", 2, None));
    desk.deal();
    let closes =
        desk.lines.iter().filter(|line| line.text.contains("\"entry\":\"dealing\"")).count();
    assert_eq!(closes, 1);
    assert_eq!(desk.room.done(person(1), desk.command()), Some(desk.room.lines()));
    assert_eq!(desk.room.game().unwrap().phase(), Phase::Play);
}

#[test]
fn a_wrong_lay_is_refused_with_its_rule_and_a_late_pass_with_its_own() {
    let mut desk = Desk::racks("standard", &["r9 r10 r11 k1 k2 k3", ""], None);
    let before = desk.state();
    assert_eq!(rule(desk.turn(lay("k1 k2 k3"))), "4.2");
    assert_eq!(rule(desk.turn(lay("y1 y1 y1 y1 y1"))), "4.1");
    assert_eq!(rule(desk.turn(lay("r9 r10"))), "3.2");
    assert_eq!(rule(desk.turn(Request::Pass)), "4.1");
    assert_eq!(rule(desk.turn(Request::Draw { stack: Some(usize::MAX) })), "2.2");
    assert_eq!(desk.state(), before);
}

#[test]
fn where_a_wrong_lay_costs_others_learn_only_that() {
    let mut desk = Desk::racks("family", &["k1 k2 k3", "", ""], None);
    let done = desk.turn(lay("k1 k2 k3")).unwrap();
    assert!(matches!(events(&done)[0], Event::LayTakenBack { .. }));
    let [Entry::Played { .. }, Entry::Played { .. }] = &done[..] else { panic!("{done:?}") };
    assert_eq!((desk.tiles(A), desk.room.turn().unwrap().0), (15, B));
    assert_eq!(desk.tiles(C), 14);
}
