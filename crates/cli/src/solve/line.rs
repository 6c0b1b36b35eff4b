//! One line of a batch: a position in, its best values out.

use std::{borrow::Cow, fmt, time::Instant};

use dublet_rules::{
    meld::Meld,
    rules::{Allowed, Rules, RulesFault},
    tile::Tile,
};
use dublet_solver::{Goal, Solver};
use dublet_words::Words;
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{SeqAccess, Visitor},
};

use super::question::{self, Question};

/// A position as JSON. Other fields may stand beside these.
#[derive(Deserialize)]
struct PositionLine<'a> {
    #[serde(borrow, default = "standard")]
    edition: Cow<'a, str>,
    /// What a joker sheds, where it is not what the edition says.
    joker_weight: Option<i64>,
    #[serde(default)]
    table: Vec<Tiles>,
    #[serde(default)]
    rack: Tiles,
}

fn standard() -> Cow<'static, str> {
    Cow::Borrowed("standard")
}

/// Tiles, and the first thing among them that is none: told in the user's language, not the parser's.
#[derive(Default)]
struct Tiles {
    tiles: Vec<Tile>,
    unknown: Option<String>,
}

impl AsRef<[Tile]> for Tiles {
    fn as_ref(&self) -> &[Tile] {
        &self.tiles
    }
}

/// The best values of a position, named as in `testdata/vectors`.
#[derive(Serialize)]
struct Solved {
    max_tiles: u16,
    max_shed: u16,
    best_opening: u16,
    best_opening_without_jokers: u16,
    /// The table after a lay of `max_tiles`.
    plan: Vec<Meld>,
    /// Microseconds it took to solve.
    micros: f64,
}

#[derive(Serialize)]
struct NotSolved<'a> {
    error: &'a str,
}

/// Answers lines, one after another, with one solver.
pub(super) struct LineSolver<'w> {
    solver: Solver,
    words: &'w Words,
    /// The rules of the line before, and the text and weight they were read from: mostly the next line's too.
    rules: Option<(String, Option<i64>, Rules)>,
}

impl<'w> LineSolver<'w> {
    pub(super) fn new(words: &'w Words) -> Self {
        Self { solver: Solver::new(), words, rules: None }
    }

    /// Adds the answer to a line, or says what is wrong with it.
    pub(super) fn answer(&mut self, line: &[u8], answers: &mut Vec<u8>) -> Result<(), String> {
        let question = self.read(line)?;
        write_line(answers, &self.solve(&question));
        Ok(())
    }

    fn read(&mut self, line: &[u8]) -> Result<Question, String> {
        // A list of the fields' values would be read too.
        if !line.starts_with(b"{") {
            return Err(self.words.say("error-no-object"));
        }
        let line: PositionLine<'_> = serde_json::from_slice(line).map_err(|e| self.not_json(&e))?;
        let unknown = line.table.iter().chain([&line.rack]).find_map(|t| t.unknown.as_deref());
        if let Some(word) = unknown {
            return Err(self.words.tell("error-unknown-tile", [("tile", word.into())]));
        }
        let rules = self.rules(&line.edition, line.joker_weight)?;
        Question::new(rules, &line.table, &line.rack.tiles, self.words)
    }

    fn rules(&mut self, text: &str, weight: Option<i64>) -> Result<Rules, String> {
        if let Some((known, of_weight, rules)) = &self.rules
            && known == text
            && *of_weight == weight
        {
            return Ok(*rules);
        }
        let mut rules = question::rules(text, self.words)?;
        if let Some(weight) = weight {
            let penalty = u8::try_from(weight).map_err(|_| self.bad_weight(weight))?;
            let weighed = rules.with(|values| values.joker_penalty = penalty);
            rules = weighed.map_err(|bad| self.words.bad_rules(&bad))?;
        }
        self.rules = Some((text.to_owned(), weight, rules));
        Ok(rules)
    }

    /// The reason with its column; its line is always the first.
    fn not_json(&self, error: &serde_json::Error) -> String {
        let reason = self.words.json_reason(error);
        self.words
            .tell("error-column", [("column", error.column().into()), ("error", reason.into())])
    }

    fn bad_weight(&self, weight: i64) -> String {
        self.words.rules_fault(&RulesFault::BadValue {
            name: "joker_weight",
            given: weight.to_string(),
            allowed: Allowed::Number { from: 0, to: 255 },
        })
    }

    fn solve(&mut self, question: &Question) -> Solved {
        let Question { rules, table, rack } = question;
        let start = Instant::now();
        let most = self.solver.best_lay(rules, table, rack, Goal::Tiles);
        let plan = self.solver.plan();
        // Nothing sheds more than the whole rack.
        let max_shed = match usize::from(most.tiles) == rack.len() {
            true => most.shed,
            false => self.solver.best_lay(rules, table, rack, Goal::Shed).shed,
        };
        let best_opening = self.solver.best_opening(rules, rack);
        let numbers = rack.without_jokers();
        let best_opening_without_jokers = match numbers == *rack {
            true => best_opening,
            false => self.solver.best_opening(rules, &numbers),
        };
        let micros = (start.elapsed().as_secs_f64() * 1e7).round() / 10.0;
        Solved {
            max_tiles: most.tiles,
            max_shed,
            best_opening,
            best_opening_without_jokers,
            plan,
            micros,
        }
    }
}

/// Adds what is wrong with a line in the place of its answer.
pub(super) fn write_error(answers: &mut Vec<u8>, error: &str) {
    write_line(answers, &NotSolved { error });
}

fn write_line(answers: &mut Vec<u8>, value: &impl Serialize) {
    serde_json::to_writer(&mut *answers, value).expect("our values are plain data");
    answers.push(b'\n');
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(TilesVisitor)
    }
}

struct TilesVisitor;

impl<'de> Visitor<'de> for TilesVisitor {
    type Value = Tiles;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of tiles")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut words: A) -> Result<Tiles, A::Error> {
        let mut tiles = Tiles::default();
        while let Some(Word(word)) = words.next_element()? {
            match word {
                Ok(tile) => tiles.tiles.push(tile),
                Err(word) => tiles.unknown = tiles.unknown.or(Some(word)),
            }
        }
        Ok(tiles)
    }
}

/// A tile, or the word that is none.
struct Word(Result<Tile, String>);

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(WordVisitor)
    }
}

struct WordVisitor;

impl Visitor<'_> for WordVisitor {
    type Value = Word;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a tile such as \"r5\"")
    }

    fn visit_str<E>(self, word: &str) -> Result<Word, E> {
        Ok(Word(word.parse().map_err(|_| word.to_owned())))
    }
}
