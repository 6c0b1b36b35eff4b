//! What was stored by an earlier program: logs of tables, a snapshot, records of their games. Each folds for every viewer to
//! what is kept beside it, after every line, and every event is told in the same bytes. They must for ever.
//!
//! `DUBLET_GOLDEN=write cargo test --workspace --all-features --test room kept` writes what is missing and nothing else. Whoever deletes
//! a kept file to have it written anew breaks a promise to everybody whose table is stored.

#[path = "../../../../testdata/kept_file.rs"]
mod kept_file;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

use dublet_players::Level;
use dublet_protocol::{
    CommonEvent, GameEnd, GameId, NumberedEvent, ServerMessage, Sitter, TableState, Viewer,
};
use dublet_room::{Entry, LOG_VERSION, Line, Room, Stamped, record_of};
use dublet_rules::{
    game::{Cause, Effect, Event, Phase},
    record::Record,
    score::End,
    seat::Seat,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::{desk::TABLE, kinds::names, scenes::SCENES};
use kept_file::{read, write_once};

#[derive(Serialize, Deserialize)]
struct Kept {
    at: i64,
    text: String,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/logs")
}

/// Every kept log by name, of whatever version.
pub(crate) fn logs() -> BTreeMap<String, Vec<Line>> {
    for (name, scene) in SCENES {
        write_once(&folder().join(format!("v{LOG_VERSION}-{name}.jsonl")), || {
            let kept = |line: &Line| Kept { at: line.at, text: line.text.clone() };
            let text = |line: &Line| serde_json::to_string(&kept(line)).unwrap() + "\n";
            scene().lines.iter().map(text).collect()
        });
    }
    let line = |line: &str| {
        let Kept { at, text } = serde_json::from_str(line).unwrap();
        Line { at, text }
    };
    let mut logs = BTreeMap::new();
    for file in fs::read_dir(folder()).unwrap() {
        let file = file.unwrap().path();
        if file.extension().is_some_and(|ending| ending == "jsonl") {
            let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
            logs.insert(name, read(&file).lines().map(line).collect());
        }
    }
    logs
}

/// What a viewer has after a line: the table's state, and the message that told of the line.
type Seen = (String, String);

fn viewers(room: &Room) -> BTreeMap<String, Viewer> {
    let seats = Seat::first(room.options().seats);
    let seats = seats.map(|seat| (seat.to_string(), Viewer::Seat { seat }));
    seats.chain([("onlooker".to_owned(), Viewer::Spectator)]).collect()
}

/// Folds one line more, and tells what everybody sees then.
fn fold_one(room: &mut Option<Room>, line: &Line) -> BTreeMap<String, Seen> {
    let line = Stamped::read(line).unwrap();
    Room::fold_one(TABLE, room, &line);
    let room = room.as_ref().expect("the first line opens the table");
    let seen = |(name, viewer): (String, Viewer)| {
        let event = Box::new(room.event_for(&line.entry, viewer));
        let told = ServerMessage::Event(NumberedEvent { number: room.lines(), at: line.at, event });
        let text = |value: Result<String, serde_json::Error>| value.unwrap();
        let state = text(serde_json::to_string(&room.state(viewer)));
        (name, (state, text(serde_json::to_string(&told))))
    };
    viewers(room).into_iter().map(seen).collect()
}

/// Enough of a hash to tell two texts apart.
fn digest(text: &str) -> String {
    let hash = Sha256::digest(text);
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The kind of entry, and of event, of a line.
fn kind(line: &Line) -> String {
    let line: Value = serde_json::from_str(&line.text).unwrap();
    let kind = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    match &line["event"]["event"] {
        Value::Null => kind(&line["entry"]),
        event => format!("{} {}", kind(&line["entry"]), kind(event)),
    }
}

/// A line of a fold: `[state, told]` of every viewer by their hashes.
fn hashes(number: usize, line: &Line, seen: &BTreeMap<String, Seen>) -> String {
    let hashes: BTreeMap<_, _> =
        seen.iter().map(|(name, seen)| (name, (digest(&seen.0), digest(&seen.1)))).collect();
    json!({ "line": number, "kind": kind(line), "seen": hashes }).to_string()
}

/// A whole fold: every line by its hashes, what a seat and an onlooker were told of the first line of each kind in full, and
/// what everybody sees in the end in full.
fn folded(lines: &[Line]) -> Vec<String> {
    let value = |text: &str| -> Value { serde_json::from_str(text).unwrap() };
    let (mut room, mut folded, mut kinds) = (None, Vec::new(), BTreeSet::new());
    let mut last = BTreeMap::new();
    for (number, line) in (1..).zip(lines) {
        let seen = fold_one(&mut room, line);
        folded.push(hashes(number, line, &seen));
        if kinds.insert(kind(line)) {
            for name in ["A", "onlooker"] {
                let told = value(&seen[name].1);
                folded.push(json!({ "line": number, "viewer": name, "told": told }).to_string());
            }
        }
        last = seen;
    }
    for (name, (state, _)) in &last {
        folded.push(json!({ "viewer": name, "state": value(state) }).to_string());
    }
    folded
}

#[test]
fn a_kept_log_folds_to_the_same_for_ever() {
    for (name, lines) in logs() {
        let file = folder().join(format!("{name}.folded"));
        write_once(&file, || folded(&lines).join("\n") + "\n");
        let kept = read(&file);
        let kept: Vec<&str> = kept.lines().collect();
        let found = folded(&lines);
        for (kept, found) in kept.iter().zip(&found) {
            assert_eq!(kept, found, "{name}: the first difference, kept on the left");
        }
        assert_eq!(kept.len(), found.len(), "{name}");
    }
}

#[test]
fn a_page_that_is_told_a_kept_log_sees_what_the_table_is() {
    for (name, lines) in logs() {
        let mut room = None;
        let mut pages: BTreeMap<String, TableState> = BTreeMap::new();
        for (number, line) in lines.iter().enumerate() {
            for (viewer, (state, told)) in fold_one(&mut room, line) {
                let state: TableState = serde_json::from_str(&state).unwrap();
                let page = pages.entry(viewer).or_insert_with(|| state.clone());
                let told: ServerMessage = serde_json::from_str(&told).unwrap();
                let ServerMessage::Event(NumberedEvent { at, event, .. }) = told else {
                    panic!("{told:?}")
                };
                page.follow(at, &event);
                assert_eq!(*page, state, "{name}, line {}", number + 1);
            }
        }
    }
}

#[test]
fn a_kept_log_written_today_is_the_same_text() {
    for (name, lines) in logs() {
        for line in lines {
            assert_eq!(Stamped::read(&line).unwrap().line(), line, "{name}");
        }
    }
}

/// Every text under a key, and every key of an object under it, anywhere in a value.
fn collect(value: &Value, found: &mut BTreeMap<String, BTreeSet<String>>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                let names = found.entry(key.clone()).or_default();
                match value {
                    Value::String(name) => drop(names.insert(name.clone())),
                    Value::Object(inner) => names.extend(inner.keys().cloned()),
                    _ => {}
                }
                collect(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| collect(value, found)),
        _ => {}
    }
}

/// The entries of which not everybody learns everything.
const WITH_SECRETS: [&str; 6] =
    ["opened", "game-opened", "contributed", "dealing", "played", "game-closed"];

#[test]
fn every_kind_of_entry_and_event_is_kept_in_the_version_written_today() {
    let mut found = BTreeMap::new();
    for (name, lines) in logs() {
        if name.starts_with(&format!("v{LOG_VERSION}-")) {
            let value = |line: &Line| serde_json::from_str::<Value>(&line.text).unwrap();
            lines.iter().map(value).for_each(|value| collect(&value, &mut found));
        }
    }
    let unknown = json!("?");
    for (key, names) in [
        ("entry", names::<CommonEvent>(&json!({ "kind": "?" }))),
        ("entry", WITH_SECRETS.map(ToOwned::to_owned).into()),
        ("event", names::<Event>(&json!({ "event": "?" }))),
        ("end", names::<GameEnd>(&unknown)),
        ("end", names::<End>(&unknown)),
        ("cause", names::<Cause>(&unknown)),
        ("effect", names::<Effect>(&unknown)),
        ("kind", names::<Sitter>(&json!({ "kind": "?" }))),
    ] {
        let missing: Vec<_> = names.difference(&found[key]).collect();
        assert!(missing.is_empty(), "no log of version {LOG_VERSION} has {key} {missing:?}");
    }
    assert!(found["level"].len() > 2, "{:?} of {:?}", found["level"], Level::ALL);
    let rules = &found["rules"];
    // Those whose events differ: jokers, penalties, stacks, claims, announcements.
    for edition in ["standard", "twist", "expert", "original", "family", "championship"] {
        assert!(rules.iter().any(|rules| rules.starts_with(edition)), "{edition}");
    }
}

/// The line before the last game of a log that has several.
fn before_last_game(lines: &[Line]) -> usize {
    let opened = |line: &Line| kind(line) == "game-opened";
    lines.iter().rposition(opened).expect("a game was opened")
}

#[test]
fn a_kept_snapshot_and_the_rest_of_its_log_come_to_the_same_table() {
    for (name, lines) in logs() {
        let end = before_last_game(&lines);
        let file = folder().join(format!("{name}.snapshot"));
        // Whoever asked for the game was ready before it: the snapshot is that of the last line with one.
        write_once(&file, || {
            let snapshot =
                |end: &usize| Room::fold(TABLE, None, &lines[..*end]).unwrap()?.snapshot();
            (1..=end).rev().find_map(|end| snapshot(&end)).unwrap()
        });
        let mut room = Room::from_snapshot(TABLE, &read(&file));
        let from = room.as_ref().expect("it can be read").lines() as usize;
        let whole = folded(&lines);
        // The last game is not in a snapshot, so the states are the same from the next one on.
        let mut compared = 0;
        for (number, line) in (1..).zip(&lines).skip(from) {
            let found = hashes(number, line, &fold_one(&mut room, line));
            if number > end {
                compared += 1;
                assert!(whole.contains(&found), "{name}: {found}");
            }
        }
        assert!(compared > 0, "{name}");
    }
}

/// Logs with decks put in order by hand, which no deal explains.
const STACKED: [&str; 3] = ["v1-announced", "v1-championship", "v1-family"];

#[test]
fn the_record_of_a_kept_game_is_the_same_for_ever() {
    for (name, lines) in logs() {
        let mut number = 0;
        for line in &lines {
            let Entry::GameOpened { game, .. } = Stamped::read(line).unwrap().entry else {
                continue;
            };
            let Some(record) = record(&lines, game) else { continue };
            number += 1;
            let file = folder().join(format!("{name}-{number}.game"));
            write_once(&file, || record.to_string());
            let kept = read(&file);
            assert_eq!(record.to_string(), kept, "{name}");
            let read: Record = kept.parse().unwrap();
            assert_eq!(read.to_string(), kept, "{name}: written as it was read");
            assert_eq!(read.events, record.events, "{name}");
            let game = read.replay().unwrap_or_else(|why| panic!("{name}: {why}"));
            if game.phase() == Phase::Over {
                let verified = read.verify().is_ok_and(|verified| verified.deal_checked);
                assert_eq!(verified, !STACKED.contains(&name.as_str()), "{name}");
            }
        }
    }
}

fn record(lines: &[Line], game: GameId) -> Option<Record> {
    let sitter = |sitter: &Sitter| match sitter {
        Sitter::Person { who } => format!("Person {}", who.0[0]),
        Sitter::Bot { level } => level.name().to_owned(),
    };
    record_of(TABLE, lines, game, sitter).unwrap()
}
