//! The values of an edition, in words.

use dublet_rules::rules::{Difference, Edition, Rules, Value};

use crate::words::Words;

/// What a value is called, with its rule.
pub fn label(value: &Value, words: &Words) -> String {
    let reason = words.say(&format!("value-{}", value.name));
    words.tell("reason-rule", [("reason", reason.into()), ("rule", value.rule.into())])
}

/// How rules differ from an edition, a line each.
pub fn difference_lines(rules: &Rules, edition: Edition, words: &Words) -> Vec<String> {
    let name = words.edition_name(edition);
    let line = |difference: Difference| {
        let (here, there) = (words.choice(&difference.here), words.choice(&difference.edition));
        format!("{}: {here} ({name}: {there})", label(difference.value, words))
    };
    rules.differences(edition).map(line).collect()
}
