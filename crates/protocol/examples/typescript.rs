//! Prints the types of all messages in TypeScript, which `cargo xtask docs` keeps for the page. With `--samples`:
//! a message of every kind, for the compiler to hold against them.

#[path = "../tests/samples/mod.rs"]
mod samples;
#[path = "../tests/tournament_samples/mod.rs"]
mod tournament_samples;

use std::collections::BTreeSet;

use dublet_players::Level;
use dublet_protocol::{CloseCode, PROTOCOL, typescript::Declarations};
use dublet_rules::rules::Edition;
use serde::Serialize;
use tournament_samples as tournament;

fn print_types() {
    println!(
        "// Made by `cargo xtask docs` from crates/protocol. How they are used: docs/protocol.md.\n"
    );
    println!("/** The version of everything here. */\nexport const PROTOCOL = {PROTOCOL};\n");
    println!("/** Why the server closed a socket. */\nexport const CLOSE_CODES = {{");
    for code in CloseCode::ALL {
        println!("  {:?}: {},", code.name(), code.number());
    }
    println!("}} as const;\n");
    let levels = Level::LADDER.map(Level::name);
    println!("/** The programs somebody may want to play against, from the weakest on. */");
    println!("export const LEVELS = {levels:?} as const satisfies readonly Level[];\n");
    let editions = Edition::ALL.map(Edition::id);
    println!("/** The editions, by the names rules have for them. */");
    println!("export const EDITIONS = {editions:?} as const;\n");
    println!("/** One of them. */\nexport type EditionId = (typeof EDITIONS)[number];");
    for text in Declarations::messages().texts() {
        print!("\n{text}");
    }
}

/// Samples of a type, for the compiler to hold against it.
fn print_samples<T: Serialize>(kind: &str, samples: &[T]) {
    println!("export const {kind}Samples: import(\"./messages\").{kind}[] = [");
    for sample in samples {
        println!("  {},", serde_json::to_string(sample).expect("a message is plain data"));
    }
    println!("];");
}

/// Samples of a type whose kinds are told apart by a tag: the compiler misses a kind none of them is of.
fn print_samples_of_kinds<T: Serialize>(kind: &str, tag: &str, samples: &[T]) {
    print_samples(kind, samples);
    let tag_of = |sample| match serde_json::to_value(sample).expect("a message is plain data") {
        serde_json::Value::Object(mut fields) => fields.remove(tag),
        _ => None,
    };
    let found: BTreeSet<String> =
        samples.iter().filter_map(tag_of).map(|tag| tag.to_string()).collect();
    println!(
        "export const {kind}Kinds: Record<import(\"./messages\").{kind}[\"{tag}\"], true> = {{"
    );
    for tag in found {
        println!("  {tag}: true,");
    }
    println!("}};");
}

fn print_all_samples() {
    print_samples_of_kinds("ClientMessage", "type", &samples::client());
    print_samples_of_kinds("Request", "do", &samples::requests());
    print_samples_of_kinds("ServerMessage", "type", &samples::server());
    print_samples_of_kinds("TableEvent", "kind", &samples::events());
    print_samples_of_kinds("Refused", "why", &samples::refused());

    print_samples("TournamentRequest", &tournament::requests());
    print_samples_of_kinds("Wish", "wish", &tournament::wishes());
    print_samples_of_kinds("Act", "do", &tournament::acts());
    print_samples_of_kinds("Part", "role", &tournament::parts());
    print_samples("TournamentState", &tournament::states());
    print_samples_of_kinds("Sight", "role", &tournament::sights());
    print_samples_of_kinds("Exception", "exception", &tournament::exceptions());
    print_samples_of_kinds("RoundClock", "clock", &tournament::clocks());
    print_samples("TournamentOpened", &tournament::opened());
    print_samples("WishDone", &tournament::done());
    print_samples("Passes", &tournament::passes());
    print_samples("LogLine", &tournament::log());
}

fn main() {
    match std::env::args().any(|arg| arg == "--samples") {
        true => print_all_samples(),
        false => print_types(),
    }
}
