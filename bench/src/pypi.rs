//! The baseline: the PyPI package `rummikub-solver`, run by `bench/pypi.py` on the same positions.

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Command, Stdio},
};

use dublet_rules::{lay::TurnStart, meld, table::Layout, tile::Tile};
use serde::Deserialize;
use serde_json::Value;

use crate::position::Position;

/// CPU seconds for a class; the positions left then are not asked.
const SECONDS: &str = "60";

/// Positions to ask about, with our answers.
pub(crate) struct Question {
    pub(crate) positions: Vec<Position>,
    pub(crate) tiles: Vec<u16>,
}

/// What it answered for a class.
#[derive(Default)]
pub(crate) struct Beside {
    /// CPU time of the call alone, for each position it was asked about.
    pub(crate) micros: Vec<f64>,
    /// The same with reading the position.
    pub(crate) whole_micros: Vec<f64>,
    /// Answers that lay fewer tiles than can be laid.
    pub(crate) fewer: Vec<String>,
    /// Answers that lay tiles in no legal way.
    pub(crate) illegal: Vec<String>,
    /// Legal answers that lay more than ours: a mistake of ours.
    pub(crate) more: Vec<String>,
}

#[derive(Deserialize)]
struct Who {
    who: String,
}

#[derive(Deserialize)]
struct Answer {
    class: usize,
    tiles: u16,
    melds: Option<Vec<Vec<Tile>>>,
    solve: f64,
    whole: f64,
}

/// Asks about all classes: who answered, and what.
pub(crate) fn ask(python: &Path, questions: &[Question]) -> Result<(String, Vec<Beside>), String> {
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", python.display());
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("pypi.py");
    let mut child = Command::new(python)
        .arg(script)
        .arg(SECONDS)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| failed(&error))?;
    let mut stdin = child.stdin.take().expect("piped");
    for (class, question) in questions.iter().enumerate() {
        for position in &question.positions {
            writeln!(stdin, "{}", line(class, position)).map_err(|error| failed(&error))?;
        }
    }
    drop(stdin);
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    let mut next = || lines.next().transpose().map_err(|error| failed(&error));
    let read = |error: serde_json::Error| failed(&error);
    let who: Who = serde_json::from_str(&next()?.unwrap_or_default()).map_err(read)?;
    let mut all: Vec<Beside> = questions.iter().map(|_| Beside::default()).collect();
    while let Some(line) = next()? {
        let answer: Answer = serde_json::from_str(&line).map_err(read)?;
        let (Some(beside), Some(question)) =
            (all.get_mut(answer.class), questions.get(answer.class))
        else {
            return Err(failed(&"an answer to no question"));
        };
        // Answers come in the order of the questions.
        let place = beside.micros.len();
        beside.add(&answer, &question.positions[place], question.tiles[place]);
    }
    let status = child.wait().map_err(|error| failed(&error))?;
    if status.success() { Ok((who.who, all)) } else { Err(failed(&status)) }
}

/// A position's line with the number of its class.
fn line(class: usize, position: &Position) -> String {
    let mut line: Value = serde_json::from_str(&position.line()).expect("our own line");
    line["class"] = class.into();
    line.to_string()
}

impl Beside {
    fn add(&mut self, answer: &Answer, position: &Position, ours: u16) {
        self.micros.push(answer.solve * 1e6);
        self.whole_micros.push(answer.whole * 1e6);
        let told = || {
            let rules = position.rules();
            let (table, rack) = (&position.table, &position.rack);
            format!("{rules}; {table}; {rack}: {} tiles, {ours} can be laid", answer.tiles)
        };
        if !is_legal(answer, position) {
            self.illegal.push(told());
        } else if answer.tiles < ours {
            self.fewer.push(told());
        } else if answer.tiles > ours {
            self.more.push(told());
        }
    }
}

/// Whether the rules allow its answer. To lay nothing is allowed.
fn is_legal(answer: &Answer, position: &Position) -> bool {
    let Some(melds) = &answer.melds else { return answer.tiles == 0 };
    // Its sets are in no order.
    let arranged: Option<Vec<Vec<Tile>>> =
        melds.iter().map(|tiles| Some(meld::arrange(tiles)?.tiles().to_vec())).collect();
    let (rules, table, rack) = (&position.rules(), &position.table, &position.rack);
    let before = TurnStart { rules, table, rack, opened: true };
    arranged.is_some_and(|melds| {
        let lay = before.judge(&Layout(melds));
        lay.is_ok_and(|lay| lay.laid.len() == usize::from(answer.tiles))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(tiles: u16, melds: &str) -> Beside {
        let position = Position::read(
            r#"{"edition":"standard","table":[["b4","r4","y4","k4"]],"rack":["b3","b5","b6","k9"]}"#,
        );
        let melds = dublet_rules::notation::layout(melds).unwrap().0;
        let melds = (tiles > 0).then_some(melds);
        let answer = Answer { class: 0, tiles, melds, solve: 0.5, whole: 1.0 };
        let mut beside = Beside::default();
        beside.add(&answer, &position.unwrap(), 3);
        beside
    }

    #[test]
    fn answers_are_judged_by_the_rules() {
        let wrong = |beside: Beside| (beside.fewer.len(), beside.illegal.len(), beside.more.len());
        assert_eq!(wrong(answered(3, "k4 r4 y4 | b6 b5 b4 b3")), (0, 0, 0));
        assert_eq!(wrong(answered(0, "")), (1, 0, 0));
        // A tile of the table is gone; a tile appears from nowhere; the count is another.
        assert_eq!(wrong(answered(3, "k4 r4 y4 | b5 b6 b3")), (0, 1, 0));
        assert_eq!(wrong(answered(4, "k4 r4 y4 | b3 b4 b5 b6 b7")), (0, 1, 0));
        assert_eq!(wrong(answered(4, "k4 r4 y4 | b3 b4 b5 b6")), (0, 1, 0));
    }
}
