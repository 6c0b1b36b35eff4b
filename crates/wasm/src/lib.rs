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
mod editions;
mod facts;
mod followed;
mod lay;
mod local;
mod meld;
mod places;
mod position;
mod sheet;
mod solve;
#[cfg(feature = "typescript")]
pub mod typescript;

use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::bad_input::BadInput;
pub use crate::{followed::FollowedTable, local::LocalTable};

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

/// The editions with their values, and what each value may be:
/// `{"values":[{"name":"opening","rule":"4.2","allowed":{"kind":"number","from":0,"to":100}}],"editions":[…]}`.
#[wasm_bindgen]
pub fn editions() -> String {
    json(Ok(editions::editions()))
}

/// The places, 0 to the meld's length, where tiles put in together make a meld: `[0,3]`.
#[wasm_bindgen]
pub fn places(rules: &str, meld: &str, tiles: &str) -> String {
    json(places::places(rules, meld, tiles))
}

/// Where each meld of a layout lies on a table in lanes: `[{"lane":1,"order":3}]`. Lanes 0 to 3 are runs by colour, 4 are
/// groups, 5 is what is no meld yet.
#[wasm_bindgen]
pub fn lanes(rules: &str, layout: &str) -> String {
    json(places::lanes(rules, layout))
}

/// A rack by colour (789) or by number (777): `["k7","k8","k9"]`.
#[wasm_bindgen(js_name = sortRack)]
pub fn sort_rack(rack: &str, by_runs: bool) -> String {
    json(places::sort(rack, by_runs))
}

/// Whether a rack just dealt may ask for a new deal (rule 2.3): `true` or `false`.
#[wasm_bindgen(js_name = mayClaim)]
pub fn may_claim(rules: &str, rack: &str) -> String {
    json(places::may_claim(rules, rack))
}

/// What follows from rules: tiles and stacks (rule 2.2), whether stacks are offered, what an announcement saves (rule 7.4),
/// what an opening and a meld need (rules 4.2 and 3.1), and which values cannot change anything beside the others:
/// `{"tiles":106,"sevens":14,"odd":8,"offers_stacks":false,"announcement":{"less":100,"more":200},"opening":30,"smallest_meld":3,"most_drawn":1,"idle":["mirror_worth"]}`.
#[wasm_bindgen(js_name = ruleFacts)]
pub fn rule_facts(rules: &str) -> String {
    json(facts::facts(rules))
}

/// Whether announcing an opening counts after the draw of some tiles of a rack (rule 7.4): `true` or `false`.
#[wasm_bindgen(js_name = announcementCounts)]
pub fn announcement_counts(rules: &str, rack: &str, drawn: &str) -> String {
    json(facts::announcement_counts(rules, rack, drawn))
}

/// Every tile there is by the rules: `["k1","k2",…,"J","J"]`.
#[wasm_bindgen]
pub fn deck(rules: &str) -> String {
    json(places::deck(rules))
}

/// Games played with real tiles, scored by what everybody had left (section 7), with sums, the order and who starts the
/// next one (rules 8.1 and 2.1). A seat has its tiles written down, or what they count, as in an event's file:
///
/// `{"players":2,"games":[{"end":"out","starter":0,"seats":[{"tiles":{"rack":[],"opened":true}},`
/// `{"sum":{"numbers":12,"jokers":1,"opening":"opened"}}]}]}`; `opening` is `opened`, `excused` or `could-have`, and a rack
/// may have `announced_after`, the tile drawn before an announcement that still held (rule 7.4), or a list of several.
///
/// The answer, points in sixtieths: `{"games":[{"seats":[{"value":0,"numbers":0,"jokers":0,"joker_penalty":50,`
/// `"opening":"opened","big":1,"small":3720,"reason":{"why":"won","lost":[62],"shared":1,"less":0}},…]}],`
/// `"totals":[…],"order":[{"player":0,"place":1},…],"games_in_round":2,"next":{"round":1,"game":2,"starter":1}}`.
#[wasm_bindgen(js_name = scoreSheet)]
pub fn score_sheet(rules: &str, sheet: &str) -> String {
    json(sheet::score(rules, sheet))
}

/// What every rack of a game that is over counted and scored, and why (section 7): the view of everybody, as a table's state
/// has it, in; out what a seat of a scored sheet is, seat by seat.
#[wasm_bindgen(js_name = scoreGame)]
pub fn score_game(view: &str) -> String {
    json(sheet::score_view(view))
}

/// Which tiles of a table were not in the same meld before: `[[true,false,false]]`.
#[wasm_bindgen]
pub fn changed(before: &str, after: &str) -> String {
    json(lay::changed(before, after))
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

    /// The lay of most tiles, moving no more of the table than it needs: `{"laid":["r6"],"table":[["r3","r4","r5","r6"]]}`,
    /// or `null` when nothing can be laid. `moves` has the same melds with what each was before, numbered from 1, and
    /// where its tiles come from: `[{"meld":["r3","r4","r5","r6"],"was":1,"from":[1,1,1,"rack"]}]`.
    pub fn advise(&mut self, rules: &str, table: &str, rack: &str, opened: bool) -> String {
        json(solve::advise(&mut self.solver, rules, table, rack, opened))
    }

    /// Whether a rack could have opened (rule 7.3), and the best it holds:
    /// `{"could":true,"needed":30,"worth":33,"melds":[{"tiles":["r10","r11","r12"],"worth":33}]}`.
    #[wasm_bindgen(js_name = couldOpen)]
    pub fn could_open(&mut self, rules: &str, rack: &str) -> String {
        json(solve::could_open(&mut self.solver, rules, rack))
    }
}

fn json(answer: Result<impl Serialize, BadInput>) -> String {
    let text = match answer {
        Ok(answer) => serde_json::to_string(&answer),
        Err(bad) => serde_json::to_string(&bad),
    };
    text.expect("our values are plain data")
}
