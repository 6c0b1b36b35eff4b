//! Faults that evenings have found.

use std::{collections::VecDeque, sync::Arc};

use dublet_players::{Budget, Level};
use dublet_protocol::{
    ClientMessage, CommandId, Options, PROTOCOL, Request, ServerMessage, Sitter,
};
use dublet_room::{
    Bench, Driver, FairDealer, Pace, Question,
    driver::{Effect, HostOptions, Input, NewTable, Visitor},
};
use dublet_rules::seat::Seat;

use super::{
    evening::{START, bytes},
    story::ID,
    whims::person,
};

const B: Seat = Seat::new(1).unwrap();

/// A table for two without a clock; seat A begins.
fn table(sitters: [Sitter; 2]) -> Driver {
    opened(&sitters, true)
}

fn opened(sitters: &[Sitter], ready: bool) -> Driver {
    let rules = "standard first_starter=seat-a".parse().unwrap();
    let options =
        Options { rules, seats: 2, rounds: 1, clock: None, spectators: true, patience: None };
    let new_table = NewTable {
        id: ID,
        host: person(1),
        options,
        code: String::new(),
        quick: false,
        sitters: Seat::first(2).zip(sitters.iter().copied()).collect(),
        ready,
    };
    let host_options =
        HostOptions { pace: Pace::default(), dealer: Arc::new(FairDealer), one_device: false };
    Driver::open(new_table, host_options, bytes(1), START).0
}

/// Hands something in to a host that never fails; returns what else is to be done.
fn hand(driver: &mut Driver, input: Input) -> Vec<Effect> {
    let now = driver.wakes_at().unwrap_or(START);
    let mut effects = VecDeque::from(driver.handle(input, now));
    let mut rest = Vec::new();
    while let Some(effect) = effects.pop_front() {
        let answer = match effect {
            Effect::Append(..) => Input::Stored(true),
            Effect::LookUp(who) => Input::Named(who, None),
            Effect::ReadMissed(_) => Input::Missed(None),
            effect => {
                rest.push(effect);
                continue;
            }
        };
        effects.extend(driver.handle(answer, now));
    }
    rest
}

fn join(driver: &mut Driver, number: u8) {
    let visitor = Visitor { who: person(number), session: [0; 32] };
    hand(driver, Input::Join { socket: number.into(), visitor, after: None });
}

/// Lets time pass until programs are asked.
fn asked(driver: &mut Driver) -> Option<Question> {
    for _ in 0..10 {
        driver.wakes_at()?;
        for effect in hand(driver, Input::Moment) {
            if let Effect::Ask(question) = effect {
                return Some(*question);
            }
        }
    }
    None
}

#[test]
fn a_program_whose_move_was_not_stored_is_asked_again() {
    let level = Level::Random;
    let mut driver = table([Sitter::Bot { level }, Sitter::Person { who: person(1) }]);
    join(&mut driver, 1);
    let question = asked(&mut driver).expect("the program begins");
    let command = question.answer(&mut Bench::default(), Budget::default());
    let effects = driver.handle(Input::Answer(question.line, command), START);
    assert!(matches!(effects[..], [Effect::Append(..)]));
    let effects = driver.handle(Input::Stored(false), START);
    assert!(matches!(effects[..], [Effect::ReadBack]));
    driver.handle(Input::ReadBack(Vec::new()), START);
    let again = asked(&mut driver).expect("without its move the game stands still");
    assert_eq!(again.line, question.line);
}

#[test]
fn whoever_is_closed_for_a_second_hello_is_gone_for_the_others() {
    let mut driver = table([0, 1].map(|number| Sitter::Person { who: person(number) }));
    join(&mut driver, 0);
    join(&mut driver, 1);
    let hello = || ClientMessage::Hello { protocol: PROTOCOL, after: None };
    let effects = hand(&mut driver, Input::Said(1, hello()));
    let gone = ServerMessage::Presence { seat: B, here: false };
    let told =
        |effect: &Effect| matches!(effect, Effect::Tell(_, told) if told[..] == [gone.clone()]);
    assert!(matches!(effects[0], Effect::Close(..)));
    assert!(effects.iter().any(told), "seat A sees that seat B is gone");
    assert!(hand(&mut driver, Input::Said(1, hello())).is_empty(), "nobody is closed twice");
}

#[test]
fn whoever_came_back_while_the_store_failed_plays_for_themselves() {
    let mut driver = table([0, 1].map(|number| Sitter::Person { who: person(number) }));
    join(&mut driver, 0);
    join(&mut driver, 1);
    let leave = ClientMessage::Command { id: CommandId(1), after: 0, request: Request::Leave };
    hand(&mut driver, Input::Said(1, leave));
    hand(&mut driver, Input::Leave(1));
    assert!(driver.room().chairs()[B.index()].stand_in.is_some());
    let visitor = Visitor { who: person(1), session: [0; 32] };
    driver.handle(Input::Join { socket: 2, visitor, after: None }, START);
    driver.handle(Input::Named(person(1), None), START);
    driver.handle(Input::Missed(None), START);
    driver.handle(Input::Stored(false), START);
    hand(&mut driver, Input::ReadBack(Vec::new()));
    assert_eq!(driver.room().chairs()[B.index()].stand_in, None);
}

#[test]
fn whoever_sits_down_has_a_name_and_is_there_when_it_is_told() {
    let mut driver = opened(&[Sitter::Person { who: person(0) }], false);
    join(&mut driver, 0);
    let visitor = Visitor { who: person(1), session: [0; 32] };
    driver.handle(Input::Join { socket: 1, visitor, after: None }, START);
    driver.handle(Input::Named(person(1), Some("Gil".to_owned())), START);
    let sit =
        ClientMessage::Command { id: CommandId(1), after: 0, request: Request::Sit { seat: None } };
    let mut told = Vec::new();
    for effect in hand(&mut driver, Input::Said(1, sit)) {
        if let Effect::Tell(to, messages) = effect
            && to.contains(&0)
        {
            told.extend(messages);
        }
    }
    assert!(matches!(
        &told[..],
        [
            ServerMessage::Name { name: Some(_), .. },
            ServerMessage::Presence { seat: B, here: true },
            ServerMessage::Event(_),
        ]
    ));
}
