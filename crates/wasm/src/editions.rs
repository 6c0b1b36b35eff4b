//! The editions there are, and what a house rule may change.

use std::collections::BTreeMap;

use dublet_rules::rules::{Allowed, Edition, Rules, Topic, VALUES};
use serde::Serialize;

/// Everything a page needs to offer games.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Editions {
    values: Vec<RuleValue>,
    editions: Vec<EditionValues>,
}

/// One value of the rules.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct RuleValue {
    /// In words it is the text `value-NAME`, and a choice `choice-CHOICE`.
    name: &'static str,
    rule: &'static str,
    /// In words `topic-TOPIC`.
    topic: Topic,
    allowed: Allowed,
}

/// An edition and what it says.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct EditionValues {
    id: &'static str,
    /// The same rules as a text that means them for ever.
    rules: String,
    /// Every value, as text.
    values: BTreeMap<&'static str, String>,
    /// What a text says that does not name them, where that is not the edition's answer of today.
    unwritten: BTreeMap<&'static str, String>,
}

pub(crate) fn editions() -> Editions {
    let value = |value: &dublet_rules::rules::Value| RuleValue {
        name: value.name,
        rule: value.rule,
        topic: value.topic,
        allowed: value.allowed,
    };
    let edition = |edition: Edition| {
        let rules = edition.rules();
        let values = VALUES.iter().map(|value| (value.name, (value.get)(&rules))).collect();
        let bare: Rules = edition.id().parse().expect("every edition's id is a text of rules");
        let unwritten = bare.differences(edition).map(|d| (d.value.name, d.here)).collect();
        EditionValues { id: edition.id(), rules: rules.to_string(), values, unwritten }
    };
    Editions {
        values: VALUES.iter().map(value).collect(),
        editions: Edition::ALL.into_iter().map(edition).collect(),
    }
}
