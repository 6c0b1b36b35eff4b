//! `dublet editions`: the editions and their values.

use clap::Args;
use dublet_rules::rules::{Edition, Rules, VALUES, Value};
use dublet_words::{
    Words,
    columns::{left, right, width, wrap},
    difference_lines, label,
};
use serde_json::{Map, json};

use crate::{
    answer::{Answer, Outcome, edition},
    print,
};

/// The columns of a terminal.
const WIDTH: usize = 80;

/// `dublet editions [ID] [OTHER]`
#[derive(Args)]
pub(crate) struct Editions {
    edition: Option<String>,
    against: Option<String>,
    #[arg(long)]
    json: bool,
    #[arg(long, conflicts_with_all = ["edition", "json"])]
    markdown: bool,
}

impl Editions {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let one = self.edition.as_deref().map(|id| edition(id, words)).transpose()?;
        let other = self.against.as_deref().map(|id| edition(id, words)).transpose()?;
        match (one, other) {
            _ if self.markdown => print_markdown(words),
            (Some(one), Some(other)) if self.json => print::json(&json!({
                "edition": one.edition.id(),
                "against": other.edition.id(),
                "differs": one.differences(other.edition).map(|difference| json!({
                    "value": difference.value.name,
                    "rule": difference.value.rule,
                    "here": difference.here,
                    "there": difference.edition,
                })).collect::<Vec<_>>(),
            })),
            (Some(one), None) if self.json => print::json(&as_json(&one)),
            _ if self.json => {
                print::json(&Edition::ALL.map(|edition| as_json(&edition.rules())));
            }
            (Some(one), Some(other)) => print_differences(&one, other.edition, words),
            (Some(one), None) => print_one(&one, words),
            (None, _) => print_all(words),
        }
        Ok(Answer::Fine)
    }
}

fn as_json(rules: &Rules) -> serde_json::Value {
    let value = |value: &Value| {
        let text = (value.get)(rules);
        let as_number = text.parse::<u64>().map(serde_json::Value::from);
        let as_value = as_number.unwrap_or_else(|_| match text.as_str() {
            "yes" => true.into(),
            "no" => false.into(),
            _ => text.into(),
        });
        (value.name.to_owned(), as_value)
    };
    let values: Map<_, _> = VALUES.iter().map(value).collect();
    json!({ "edition": rules.edition.id(), "tiles": rules.deck_size(), "values": values })
}

fn print_all(words: &Words) {
    let seconds = |seconds: u16| match seconds {
        0 => words.say("edition-no-limit"),
        _ => seconds.to_string(),
    };
    let heads = ["players", "tiles", "joker", "time"].map(|id| words.say(&format!("edition-{id}")));
    let rows = Edition::ALL.map(|edition| {
        let rules = edition.rules();
        [
            format!("{}-{}", rules.min_players, rules.max_players),
            rules.deck_size().to_string(),
            rules.joker_penalty.to_string(),
            seconds(rules.move_seconds),
        ]
    });
    let names = Edition::ALL.map(|edition| format!("  {}", words.edition_to_type(edition)));
    let widest = |cells: &mut dyn Iterator<Item = &String>| cells.map(|cell| width(cell)).max();
    let first = widest(&mut names.iter()).unwrap_or(0);
    let column = |place: usize| {
        let mut cells = rows.iter().map(|row| &row[place]).chain([&heads[place]]);
        widest(&mut cells).unwrap_or(0)
    };
    let line = |name: &str, cells: &[String; 4]| {
        let cells = cells.iter().enumerate().map(|(place, cell)| right(cell, column(place)));
        let cells: Vec<String> = cells.collect();
        print::line(format_args!("{}  {}", left(name, first), cells.join("  ")));
    };
    line("", &heads);
    let mut last = String::new();
    for (edition, (name, row)) in Edition::ALL.into_iter().zip(names.iter().zip(&rows)) {
        // An edition and a box may have one name: what is printed on the box stands first.
        let from = words.edition_of_box(edition);
        if from != last {
            print::line(&from);
            print_holds(edition, words);
            last = from;
        }
        line(name, row);
    }
    for line in wrap(&words.say("edition-no-box"), WIDTH) {
        print::line(line);
    }
}

/// What is in the box of an edition, indented below its name.
fn print_holds(edition: Edition, words: &Words) {
    let holds = words.edition_box_holds(edition).unwrap_or_default();
    let lines = wrap(&holds, WIDTH - 2).into_iter().filter(|line| !line.is_empty());
    lines.for_each(|line| print::line(format_args!("  {line}")));
}

fn print_one(rules: &Rules, words: &Words) {
    print::line(words.edition_to_type(rules.edition));
    print::line(words.edition_of_box(rules.edition));
    print_holds(rules.edition, words);
    for value in VALUES {
        let choice = words.choice(&(value.get)(rules));
        print::line(format_args!("  {}: {choice}", label(value, words)));
    }
}

fn print_differences(rules: &Rules, edition: Edition, words: &Words) {
    let name = |edition| words.edition_name(edition).into();
    let args = || [("name", name(rules.edition)), ("edition", name(edition))];
    let lines = difference_lines(rules, edition, words);
    if lines.is_empty() {
        print::line(words.tell("edition-same", args()));
        return;
    }
    print::line(words.tell("edition-differs", args()));
    lines.iter().for_each(|line| print::line(format_args!("  {line}")));
}

fn print_markdown(words: &Words) {
    let ids = Edition::ALL.map(|edition| format!("`{edition}`"));
    print::line(format_args!(
        "| {} | {} | {} |",
        words.say("edition-value"),
        words.say("edition-rule"),
        ids.join(" | ")
    ));
    print::line(format_args!("|---|---|{}", "---|".repeat(Edition::ALL.len())));
    for value in VALUES {
        let name = words.say(&format!("value-{}", value.name));
        let cells = Edition::ALL.map(|edition| words.choice(&(value.get)(&edition.rules())));
        print::line(format_args!("| {name} | {} | {} |", value.rule, cells.join(" | ")));
    }
}
