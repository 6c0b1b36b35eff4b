//! `docs/protocol.md` names everything there is.

mod samples;

use std::collections::BTreeSet;

use dublet_protocol::{CloseCode, PROTOCOL};
use serde::Serialize;

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// The part under a heading.
fn section(heading: &str) -> &'static str {
    let (_, rest) = DOCUMENT.split_once(&format!("\n## {heading}\n")).expect(heading);
    rest.split("\n## ").next().unwrap_or(rest)
}

/// What stands in backquotes in the first column of the tables of a part.
fn rows(section: &str) -> BTreeSet<String> {
    let first = section.lines().filter_map(|line| line.strip_prefix("| ")?.split(" |").next());
    let quoted = first.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    quoted.map(str::to_owned).collect()
}

fn tags<T: Serialize>(tag: &str, values: &[T]) -> BTreeSet<String> {
    let name = |value: &T| serde_json::to_value(value).unwrap()[tag].as_str().unwrap().to_owned();
    values.iter().map(name).collect()
}

fn all(sets: [BTreeSet<String>; 2]) -> BTreeSet<String> {
    sets.into_iter().flatten().collect()
}

#[test]
fn every_message_is_in_the_document_and_nothing_else() {
    let messages = all([tags("type", &samples::client()), tags("type", &samples::server())]);
    assert_eq!(rows(section("A socket")), messages);
    let heads = BTreeSet::from(["do".to_owned(), "why".to_owned()]);
    let asked = all([tags("do", &samples::requests()), tags("why", &samples::refused())]);
    assert_eq!(rows(section("Commands")), all([asked, heads]));
    let head = BTreeSet::from(["kind".to_owned()]);
    assert_eq!(rows(section("Events")), all([tags("kind", &samples::events()), head]));
}

#[test]
fn every_close_code_is_in_the_document() {
    let table = section("Close codes");
    let row = |code: CloseCode| format!("\n| {} | `{}` | ", code.number(), code.name());
    for code in CloseCode::ALL {
        assert!(table.contains(&row(code)), "{}", row(code));
    }
    let rows = table.lines().filter(|line| line.starts_with("| ")).count();
    assert_eq!(rows, CloseCode::ALL.len() + 1, "a row each, and the head");
}

#[test]
fn the_version_is_that_of_the_document() {
    assert!(section("Version").starts_with(&format!("\n`PROTOCOL` is {PROTOCOL}.")));
}
