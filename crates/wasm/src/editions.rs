//! The editions there are, and what a house rule may change.

use std::collections::BTreeMap;

use dublet_rules::rules::{Allowed, Edition, VALUES};
use serde::Serialize;

/// Everything a page needs to offer games.
#[derive(Serialize)]
pub(crate) struct Book {
    values: Vec<ValueOf>,
    editions: Vec<EditionOf>,
}

#[derive(Serialize)]
struct ValueOf {
    name: &'static str,
    rule: &'static str,
    allowed: Allowed,
}

#[derive(Serialize)]
struct EditionOf {
    id: &'static str,
    values: BTreeMap<&'static str, String>,
}

pub(crate) fn book() -> Book {
    let value = |value: &dublet_rules::rules::Value| ValueOf {
        name: value.name,
        rule: value.rule,
        allowed: value.allowed,
    };
    let edition = |edition: Edition| {
        let rules = edition.rules();
        let values = VALUES.iter().map(|value| (value.name, (value.get)(&rules))).collect();
        EditionOf { id: edition.id(), values }
    };
    Book {
        values: VALUES.iter().map(value).collect(),
        editions: Edition::ALL.into_iter().map(edition).collect(),
    }
}
