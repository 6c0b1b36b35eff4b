//! Rules and solver for the page: text and JSON in, JSON out.
//!
//! Nothing is decided here. Every function reads its text, asks `dublet-rules` or `dublet-solver`, and
//! writes what they say. Text that cannot be used is answered, never a panic:
//! `{"error":{"id":"error-unknown-tile","args":{"tile":"x5"},"field":"rack","column":4}}`, where `id` and
//! `args` are a message of `locales/`, and `field` and `column`, where they are known, say where it stands.
//!
//! ```
//! let answer = dublet_wasm::read_meld("standard", "r3 r4 r5");
//! assert!(answer.starts_with(r#"{"meld":true,"kind":"run""#));
//! ```

mod bad_input;
mod lay;
mod meld;
mod position;
mod solve;

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::bad_input::BadInput;

/// What tiles are in the order laid, as `dublet meld --json` tells it. `rules` is an edition, and house
/// rules behind it: `standard`, `twist joker_penalty=30`.
#[wasm_bindgen(js_name = readMeld)]
pub fn read_meld(rules: &str, tiles: &str) -> String {
    json(meld::read(rules, tiles))
}

/// Whether the table may become `after` (rules 4.1–4.4): `{"ok":true,"laid":["r3"]}`, or
/// `{"ok":false,"faults":[…]}` with everything that is wrong, each with its rule.
#[wasm_bindgen(js_name = judgeLay)]
pub fn judge_lay(rules: &str, table: &str, rack: &str, opened: bool, after: &str) -> String {
    json(lay::judge(rules, table, rack, opened, after))
}

/// Finds best lays. Owns its memory: the page keeps one.
#[wasm_bindgen]
#[derive(Default)]
pub struct Solver {
    solver: dublet_solver::Solver,
}

#[wasm_bindgen]
impl Solver {
    /// A solver with its memory.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Self {
        Self::default()
    }

    /// The best there is in a position, a line like those of `testdata/vectors`:
    ///
    /// `{"edition":"standard","joker_weight":50,"table":[["r3","r4","r5"]],"rack":["r6"]}`
    ///
    /// What is left out is the Standard game, its joker penalty, an empty table, an empty rack. The
    /// answer: `{"max_tiles":1,"max_shed":6,"best_opening":0,"best_opening_without_jokers":0,`
    /// `"plan":[["r3","r4","r5","r6"]]}`, where `plan` is the table that lays `max_tiles`.
    pub fn answer(&mut self, position: &str) -> String {
        json(solve::answer(&mut self.solver, position))
    }
}

fn json(answer: Result<impl Serialize, BadInput>) -> String {
    let text = match answer {
        Ok(answer) => serde_json::to_string(&answer),
        Err(bad) => serde_json::to_string(&bad),
    };
    text.expect("our values are plain data")
}
