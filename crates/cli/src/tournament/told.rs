//! Refusals and findings in words: a message by its kind, arguments by their names.

use dublet_tournament::{
    check::Discrepancy,
    file::{ReplayError, ReplayFault},
    names::BadLine,
    refusal::Refusal,
};
use dublet_words::{FluentValue, Words};
use serde::Serialize;
use serde_json::Value;

/// Every argument a message can have.
const NAMES: [&str; 25] = [
    "call", "chairs", "digits", "expected", "figure", "found", "game", "hands", "least", "most",
    "name", "player", "players", "reckoned", "recorded", "role", "round", "rounds", "stage",
    "table", "why", "event", "known", "penalty", "games",
];

/// Why an event cannot be, with its place in the log.
pub(super) fn event_refused(words: &Words, error: &ReplayError) -> String {
    let why = match &error.why {
        ReplayFault::Refused(refusal) => refused(words, refusal),
        ReplayFault::Differs => words.say("tournament-error-differs"),
    };
    let args = [("event", (error.index + 1).into()), ("why", why.into())];
    words.tell("tournament-at-event", args)
}

/// Why something cannot be done.
pub(super) fn refused(words: &Words, refusal: &Refusal) -> String {
    of_kind(words, "refusal", "tournament-refused", refusal)
}

/// What is wrong with a line of a list of players.
pub(super) fn bad_line(words: &Words, BadLine { line, why }: &BadLine) -> String {
    let why = of_kind(words, "refusal", "tournament-refused", why);
    words.tell("tournament-at-line", [("line", (*line).into()), ("why", why.into())])
}

/// What a check found, with its place in the log.
pub(super) fn discrepancy(words: &Words, found: &Discrepancy) -> String {
    let why = of_kind(words, "finding", "tournament-found", &found.finding);
    match found.event {
        0 => why,
        event => words.tell("tournament-at-event", [("event", event.into()), ("why", why.into())]),
    }
}

/// The message of a value that names its kind under a tag, its fields being the arguments.
fn of_kind(words: &Words, tag: &str, prefix: &str, value: &impl Serialize) -> String {
    let value = serde_json::to_value(value).expect("plain data");
    let kind = value[tag].as_str().unwrap_or_default();
    let mut args = Vec::new();
    for (name, value) in value.as_object().into_iter().flatten() {
        argument(words, name, value, &mut args);
    }
    words.tell_all(&format!("{prefix}-{kind}"), args)
}

fn argument(
    words: &Words,
    name: &str,
    value: &Value,
    args: &mut Vec<(&'static str, FluentValue<'static>)>,
) {
    let Some(known) = NAMES.into_iter().find(|known| *known == name) else {
        // A place is two arguments.
        for (name, value) in value.as_object().into_iter().flatten() {
            argument(words, name, value, args);
        }
        return;
    };
    let told: FluentValue<'static> = match value {
        Value::Number(id) if name == "player" => format!("#{id}").into(),
        Value::Number(number) => number.as_i64().unwrap_or_default().into(),
        Value::String(kind) if name == "why" => words.say(&format!("tournament-why-{kind}")).into(),
        Value::String(text) => text.clone().into(),
        Value::Array(players) => {
            let ids: Vec<String> = players.iter().map(|id| format!("#{id}")).collect();
            ids.join(" ").into()
        }
        // A reason with arguments of its own.
        Value::Object(why) => {
            let mut inner = Vec::new();
            let kind = why.keys().next().cloned().unwrap_or_default();
            for (name, value) in why[&kind].as_object().into_iter().flatten() {
                argument(words, name, value, &mut inner);
            }
            words.tell_all(&format!("tournament-why-{kind}"), inner).into()
        }
        other => other.to_string().into(),
    };
    args.push((known, told));
}
