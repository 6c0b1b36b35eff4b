//! Prints the types of all messages in TypeScript, which `cargo xtask docs` keeps for the page. With `--samples`:
//! a message of every kind, for the compiler to hold against them.

#[path = "../tests/samples/mod.rs"]
mod samples;

use std::collections::BTreeMap;

use dublet_protocol::{
    ClientMessage, CloseCode, PROTOCOL, ServerMessage,
    tournament::{LogLine, Passes, TournamentOpened, TournamentRequest, TournamentState, WishDone},
};
use serde::Serialize;
use ts_rs::{Config, TS, TypeVisitor};

/// Declarations by name.
struct Types {
    config: Config,
    found: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own is part of the language.
        if T::output_path().is_none() || self.found.contains_key(&T::ident(&self.config)) {
            return;
        }
        let docs = laid_out(&T::docs().unwrap_or_default(), "");
        let text = laid_out(&T::decl(&self.config).replace(" | {", "\n| {"), "  ");
        self.found.insert(T::ident(&self.config), format!("{docs}export {text}"));
        T::visit_dependencies(self);
    }
}

/// A comment of one line on one line, and lines after the first indented.
fn laid_out(text: &str, indent: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let short = text.replace("/**\n * ", "/** ");
    for line in short.lines().map(str::trim_end) {
        match lines.last_mut() {
            Some(last) if line == " */" && last.starts_with(&format!("{indent}/** ")) => {
                last.push_str(line);
            }
            Some(_) => lines.push(format!("{indent}{line}")),
            None => lines.push(line.to_owned()),
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn print_types() {
    // Numbers stay below 2^53, so that every reader of JSON has them exactly.
    let config = Config::new().with_large_int("number");
    let mut types = Types { config, found: BTreeMap::new() };
    types.visit::<ClientMessage>();
    types.visit::<ServerMessage>();
    types.visit::<TournamentOpened>();
    types.visit::<TournamentState>();
    types.visit::<TournamentRequest>();
    types.visit::<WishDone>();
    types.visit::<Passes>();
    types.visit::<LogLine>();
    println!(
        "// Made by `cargo xtask docs` from crates/protocol. How they are used: docs/protocol.md.\n"
    );
    println!("/** The version of everything here. */\nexport const PROTOCOL = {PROTOCOL};\n");
    println!("/** Why the server closed a socket. */\nexport const CLOSE_CODES = {{");
    for code in CloseCode::ALL {
        println!("  {:?}: {},", code.name(), code.number());
    }
    println!("}} as const;");
    for text in types.found.values() {
        print!("\n{text}");
    }
}

fn print_samples<T: Serialize>(kind: &str, samples: &[T]) {
    println!("export const {kind}s: {kind}[] = [");
    for sample in samples {
        println!("  {},", serde_json::to_string(sample).expect("a message is plain data"));
    }
    println!("];");
}

fn main() {
    if std::env::args().any(|arg| arg == "--samples") {
        println!("import type {{ ClientMessage, ServerMessage }} from \"./messages\";\n");
        print_samples("ClientMessage", &samples::client());
        print_samples("ServerMessage", &samples::server());
    } else {
        print_types();
    }
}
