//! The types of all answers in TypeScript, and answers to hold against them.

use std::collections::BTreeSet;

use dublet_protocol::{PROTOCOL, ServerMessage, typescript::Declarations};
use dublet_rules::{
    meld::{Kind, Report},
    sheet::SheetCell,
    tile::Tile,
};
use serde_json::Value;
use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    FollowedTable, Solver,
    bad_input::BadInput,
    editions::Editions,
    facts::RuleFacts,
    lay::LayVerdict,
    local::{LeftTable, LocalTable, Saved, Wanted},
    places::MeldPlace,
    sheet::{PlayedSheet, ScoredSheet},
    solve::{Advice, BestOpening, BestValues},
};

/// The types of answers, and the names of those that messages have too.
fn declarations() -> (Declarations, Vec<String>) {
    let mut types = Declarations::default();
    types.visit::<BadInput>();
    types.visit::<Kind>();
    types.visit::<Report>();
    types.visit::<LayVerdict>();
    types.visit::<Editions>();
    types.visit::<RuleFacts>();
    types.visit::<MeldPlace>();
    types.visit::<PlayedSheet>();
    types.visit::<ScoredSheet>();
    types.visit::<BestValues>();
    types.visit::<Advice>();
    types.visit::<BestOpening>();
    types.visit::<Saved>();
    types.visit::<LeftTable>();
    let of_messages = types.take_out(&Declarations::messages());
    (types, of_messages)
}

fn import<'a>(names: impl Iterator<Item = &'a str>, from: &str) -> String {
    let names: Vec<&str> = names.collect();
    format!("import type {{ {} }} from \"{from}\";\n", names.join(", "))
}

/// The page's file of types, `answers.ts`.
pub fn types() -> String {
    let (types, of_messages) = declarations();
    let mut text = String::from(
        "// Made by `cargo xtask docs` from crates/wasm, where each function says what it answers.\n\n",
    );
    // A type of messages may be there only as a part of another.
    let is_named = |name: &&str| {
        let mut words = types.texts().flat_map(|text| text.split(|c: char| !c.is_alphanumeric()));
        words.any(|word| word == *name)
    };
    let imported = of_messages.iter().map(String::as_str).filter(is_named);
    text += &import(imported, "../protocol/messages");
    for declaration in types.texts() {
        text.push('\n');
        text += declaration;
    }
    text
}

/// Answers of every function, for the compiler to hold against their types.
///
/// # Panics
/// When a table does not open.
pub fn samples() -> String {
    let (types, of_messages) = declarations();
    let mut samples = Samples(import(types.names(), "./answers"));
    let of_messages = of_messages.iter().map(String::as_str).chain(["ServerMessage", "TableState"]);
    samples.0 += &import(of_messages, "../protocol/messages");
    add_melds(&mut samples);
    add_sheets(&mut samples);
    add_solved(&mut samples);
    add_tables(&mut samples);
    samples.add::<LayVerdict>(&[
        crate::judge_lay("standard", "r3 r4 r5", "r6 k1", true, "r3 r4 r5 r6"),
        crate::judge_lay("standard", "r3 r4 r5", "r6 k1", true, "r3 r4 k1 | r6"),
        crate::judge_lay("standard", "r3 r4 r5", "k1 k2 k3", false, "r3 r4 r5 | k1 k2 k3"),
    ]);
    samples.add::<Editions>(&[crate::editions()]);
    samples.add::<Vec<usize>>(&[crate::places("standard", "r3 r4 r5", "r6")]);
    samples.add::<Vec<MeldPlace>>(&[crate::lanes("standard", "r3 r4 r5 | k1 r2")]);
    samples.add::<Vec<Tile>>(&[crate::sort_rack("r6 k1", true), crate::deck("twist")]);
    samples.add::<RuleFacts>(&["original", "twist", "championship"].map(crate::rule_facts));
    samples.add::<bool>(&[
        crate::may_claim("family", "r6 r6 k1 k1 b1 b1"),
        crate::announcement_counts("standard", "r9 r10 r11", "r11"),
    ]);
    samples.add::<Vec<Vec<bool>>>(&[crate::changed("r3 r4 r5", "r3 r4 r5 r6")]);
    samples.add::<BadInput>(&[
        crate::read_meld("standard", "x5"),
        crate::read_meld("nothing", "r5"),
        crate::deck("standard copies=9"),
        crate::score_sheet("standard", "[]"),
        crate::score_sheet("standard", r#"{"players":9,"games":[]}"#),
    ]);
    samples.0
}

fn add_melds(samples: &mut Samples) {
    let texts = [
        "r3 r4 r5",
        "r3 J r5",
        "r3 k3 b3",
        "r3 D r6",
        "r3 r4 M r4 r3",
        "r3 b3 M b3 r3",
        "r3 r4 C b6",
        "C r6 r7",
        "r3 r5 r4",
        "r3 k4 b9 y1",
        "J J",
        "r1",
    ];
    let answers = texts.map(|tiles| crate::read_meld("twist", tiles));
    // The compiler misses a kind that none of them is of.
    let kind = |answer: &String| serde_json::from_str::<Value>(answer).ok()?.get("kind").cloned();
    let kinds: BTreeSet<String> =
        answers.iter().filter_map(kind).map(|kind| format!("  {kind}: true,\n")).collect();
    samples.0 += "export const meldKinds: Record<MeldKind[\"kind\"], true> = {\n";
    samples.0.extend(kinds);
    samples.0 += "};\n";
    samples.add::<Report>(&answers);
}

fn add_sheets(samples: &mut Samples) {
    let sheets = [
        r#"{"players":2,"games":[]}"#,
        r#"{"players":2,"games":[{"end":"out","starter":0,"seats":[{"tiles":{"rack":[],"opened":true}},
            {"sum":{"numbers":12,"jokers":1,"opening":"could-have"}}]}]}"#,
    ];
    samples.add::<PlayedSheet>(&sheets.map(str::to_owned));
    samples.add::<ScoredSheet>(&sheets.map(|sheet| crate::score_sheet("standard", sheet)));
    let seat = r#"{"tiles":0,"opened":true,"announced":false}"#;
    let shy = r#"{"tiles":3,"opened":false,"announced":false}"#;
    let view = format!(
        r#"{{"public":{{"rules":"standard","phase":"over","seats":[{seat},{shy},{shy},{shy}],"table":[],"stacks":[],
            "open_stack":null,"stack_choice":null,"starter":"A","turn":null,"claims_open":false,"may_announce":null,
            "last_moves":null,"judge_called":false}},"racks":[[],["r9","r10","r11"],["b9","b10","b11"],["k1","k2","J"]],
            "end":"out","scores":[],"announced_after":[["C",["b11"]]]}}"#
    );
    samples.add::<Vec<SheetCell>>(&[crate::score_game(&view)]);
}

fn add_solved(samples: &mut Samples) {
    let mut solver = Solver::new();
    samples.add::<BestValues>(&[solver.answer(r#"{"table":[["r3","r4","r5"]],"rack":["r6"]}"#)]);
    samples.add::<Option<Advice>>(&[
        solver.advise("standard", "r3 r4 r5", "r6 k1", true),
        solver.advise("standard", "r3 r4 r5 r6 | k7 b7 y7", "r7", true),
        solver.advise("standard", "r3 r4 r5", "k1", true),
    ]);
    samples.add::<BestOpening>(&[
        solver.could_open("standard", "r9 r10 J k1"),
        solver.could_open("family", "r9 r10 J k1"),
    ]);
}

fn add_tables(samples: &mut Samples) {
    let wanted = r#"{"rules":"standard","rounds":1,"clock":null,"chairs":[{"person":"Ann"},{"bot":"steady"}]}"#;
    samples.add::<Wanted>(&[wanted.to_owned()]);
    let mut table = LocalTable::open(wanted, &[7; 32], 0.0).expect("two may play");
    samples.add::<Saved>(&[table.saved()]);
    let left = LocalTable::left(&table.saved()).expect("a table");
    samples.add::<LeftTable>(&[left]);
    let hello = format!(r#"{{"type":"hello","protocol":{PROTOCOL},"after":null}}"#);
    let told = table.receive(0, &hello, 0.0).expect("a message");
    add_followed(samples, &told);
    samples.add::<Vec<(usize, ServerMessage)>>(&[told]);
}

fn add_followed(samples: &mut Samples, told: &str) {
    let told: Vec<(usize, Value)> = serde_json::from_str(told).expect("messages");
    let mut table = FollowedTable::new(&told[0].1["state"].to_string()).expect("a welcome's state");
    let host = "02".repeat(16);
    let secret = "00".repeat(32);
    let events = [
        format!(r#"{{"kind":"opened","host":"{host}","options":{{"rules":"twist","seats":2}}}}"#),
        r#"{"kind":"contributed","seat":"A"}"#.to_owned(),
        r#"{"kind":"pause-asked","seat":"A"}"#.to_owned(),
        r#"{"kind":"paused"}"#.to_owned(),
        r#"{"kind":"slept","since":1}"#.to_owned(),
        format!(r#"{{"kind":"game-closed","end":"abandoned","secret":"{secret}"}}"#),
        r#"{"kind":"closed"}"#.to_owned(),
    ];
    let changes = events.map(|event| table.follow(1.0, &event).expect("an event"));
    samples.add_as("Partial<TableState>", &changes);
}

/// A file for the compiler, growing.
struct Samples(String);

impl Samples {
    /// Answers as they are sent, said to be of a type.
    fn add<T: TS>(&mut self, answers: &[String]) {
        self.add_as(&T::name(&Config::new().with_large_int("number")), answers);
    }

    fn add_as(&mut self, kind: &str, answers: &[String]) {
        let number = self.0.lines().count();
        let head = format!("export const answers{number}: ({kind})[] = [\n");
        let answers = answers.iter().map(|answer| format!("  {answer},\n"));
        self.0.extend([head].into_iter().chain(answers));
        self.0 += "];\n";
    }
}
