//! Messages as texts: what was written is read, and what is no message is refused, never panicked at.

mod samples;

use std::{collections::BTreeSet, fmt::Debug};

use dublet_protocol::{ClientMessage, CommonEvent, Refused, Request, ServerMessage, TableEvent};
use dublet_rules::game::view::PublicEvent;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

fn text(message: &impl Serialize) -> String {
    serde_json::to_string(message).unwrap()
}

fn comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(messages: &[T]) {
    for message in messages {
        let text = text(message);
        assert_eq!(&serde_json::from_str::<T>(&text).expect(&text), message);
    }
}

#[test]
fn every_message_comes_back_as_it_was() {
    comes_back(&samples::client());
    comes_back(&samples::server());
}

/// The names a type has for its kinds, which it tells whoever sends another.
fn kinds<T: DeserializeOwned + Debug>(tag: &str) -> BTreeSet<String> {
    let error = serde_json::from_str::<T>(&format!("{{\"{tag}\": \"?\"}}")).unwrap_err();
    let error = error.to_string();
    let names = error.split_once("expected one of ").expect(&error).1;
    names.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn tags<T: Serialize>(tag: &str, values: &[T]) -> BTreeSet<String> {
    let name = |value: &T| serde_json::to_value(value).unwrap()[tag].as_str().unwrap().to_owned();
    values.iter().map(name).collect()
}

/// The events that not everybody is told alike.
const OF_VIEWERS: [&str; 6] =
    ["opened", "game-opened", "contributed", "dealing", "played", "game-closed"];

#[test]
fn there_is_a_sample_of_every_kind() {
    assert_eq!(tags("type", &samples::client()), kinds::<ClientMessage>("type"));
    assert_eq!(tags("type", &samples::server()), kinds::<ServerMessage>("type"));
    assert_eq!(tags("do", &samples::requests()), kinds::<Request>("do"));
    assert_eq!(tags("why", &samples::refused()), kinds::<Refused>("why"));
    let mut events = kinds::<CommonEvent>("kind");
    events.extend(OF_VIEWERS.map(str::to_owned));
    assert_eq!(tags("kind", &samples::events()), events);
    let played: Vec<PublicEvent> = samples::events()
        .into_iter()
        .filter_map(|event| match event {
            TableEvent::Played { event, .. } => Some(event.public),
            _ => None,
        })
        .collect();
    assert_eq!(tags("event", &played), kinds::<PublicEvent>("event"));
}

fn read(text: &str) -> Result<ClientMessage, serde_json::Error> {
    serde_json::from_str(text)
}

fn command(request: &str) -> String {
    format!(r#"{{"type": "command", "id": 1, "after": 0, "request": {request}}}"#)
}

#[test]
fn what_may_be_left_out_may_be() {
    assert!(read(r#"{"type": "hello", "protocol": 1}"#).is_ok());
    for request in [r#"{"do": "sit"}"#, r#"{"do": "draw"}"#, r#"{"do": "draw", "stack": null}"#] {
        read(&command(request)).expect(request);
    }
}

#[test]
fn what_is_no_message_is_refused() {
    let messages = [
        "",
        "null",
        "[]",
        "7",
        "\"hello\"",
        "{}",
        "{",
        r#"{"type": "goodbye"}"#,
        r#"{"type": "Hello", "protocol": 1}"#,
        r#"{"protocol": 1}"#,
        r#"{"type": "hello"}"#,
        r#"{"type": "hello", "protocol": 1, "name": "Anna"}"#,
        r#"{"type": "hello", "protocol": 1} {}"#,
        r#"{"type": "hello", "protocol": 1, "protocol": 1}"#,
        r#"{"type": "hello", "protocol": 65536}"#,
        r#"{"type": "hello", "protocol": -1}"#,
        r#"{"type": "hello", "protocol": 1.5}"#,
        r#"{"type": "hello", "protocol": 1, "after": -1}"#,
        r#"{"type": "hello", "protocol": 1, "after": 18446744073709551616}"#,
        r#"{"type": "hello", "protocol": 1, "after": 1e400}"#,
        r#"{"type": "draft", "after": 0, "draft": [[{"tile": "r14", "own": true}]]}"#,
        r#"{"type": "draft", "after": 0, "draft": [[{"tile": "r7"}]]}"#,
    ];
    let requests = [
        r#"{"do": "win"}"#,
        r#"{"do": "stand", "seat": "A"}"#,
        r#"{"do": "sit", "seat": "G"}"#,
        r#"{"do": "sit", "seat": "AB"}"#,
        r#"{"do": "sit", "seat": 0}"#,
        r#"{"do": "seat-bot", "seat": "A", "level": "god"}"#,
        r#"{"do": "open-stack", "stack": -1}"#,
        r#"{"do": "open-stack", "stack": 18446744073709551616}"#,
        r#"{"do": "lay"}"#,
        r#"{"do": "lay", "layout": ["r7"]}"#,
        r#"{"do": "lay", "layout": [["r0"]]}"#,
        r#"{"do": "lay", "layout": [["r7 r8"]]}"#,
        r#"{"do": "contribute", "game": "00", "bytes": "00"}"#,
    ];
    let requests = requests.iter().map(|request| command(request));
    for message in messages.iter().copied().map(str::to_owned).chain(requests) {
        assert!(read(&message).is_err(), "{message}");
    }
}

#[test]
fn every_message_cut_anywhere_is_refused() {
    for message in samples::client() {
        let text = text(&message);
        for end in 0..text.len() {
            assert!(read(&text[..end]).is_err(), "{}", &text[..end]);
        }
    }
}

#[test]
fn a_field_too_many_is_refused_in_every_message() {
    #[derive(Serialize, Deserialize)]
    struct More<T> {
        #[serde(flatten)]
        message: T,
        more: u8,
    }
    for message in samples::client() {
        let text = text(&More { message, more: 1 });
        assert!(read(&text).is_err(), "{text}");
    }
    for request in samples::requests() {
        let text = command(&text(&More { message: request, more: 1 }));
        assert!(read(&text).is_err(), "{text}");
    }
}

#[test]
fn deep_and_long_messages_do_no_harm() {
    let deep = "[".repeat(100_000);
    let deep_objects = r#"{"type":"#.repeat(100_000);
    for text in [command(&deep), deep, deep_objects] {
        assert!(read(&text).is_err());
    }
    let tiles = vec!["\"r7\""; 100_000].join(",");
    // As many tiles as somebody likes: no meld, but a message.
    let long = read(&command(&format!(r#"{{"do": "lay", "layout": [[{tiles}]]}}"#)));
    assert!(matches!(long, Ok(ClientMessage::Command { request: Request::Lay { .. }, .. })));
    let rack = format!(r#"{{"event": "laid", "seat": "A", "table": [], "laid": [{tiles}]}}"#);
    assert!(serde_json::from_str::<PublicEvent>(&rack).is_err(), "no rack has so many");
    let group = r#"["r7","k7","b7"]"#;
    let melds = vec![group; 1000].join(",");
    let table = format!(r#"{{"event": "laid", "seat": "A", "table": [{melds}], "laid": []}}"#);
    assert!(serde_json::from_str::<PublicEvent>(&table).is_err(), "no table has so many");
}

#[test]
fn of_nothing_nobody_can_send_much() {
    let lay = |layout: &str| {
        let text = format!(
            r#"{{"type":"command","id":1,"after":1,"request":{{"do":"lay","layout":{layout}}}}}"#
        );
        serde_json::from_str::<ClientMessage>(&text)
    };
    assert!(lay(r#"[["r3","r4","r5"]]"#).is_ok());
    assert!(lay(r#"[["r3","r4","r5"],[]]"#).is_err());
    assert!(lay("[[]]").is_err());
}
