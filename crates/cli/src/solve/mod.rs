//! `dublet solve`: the best lay.

mod lay;
mod opening;
mod picture;
mod question;
mod steps;

use std::path::Path;

use clap::{Args, ValueEnum};
use dublet_rules::notation::{self, ParseError};

use self::question::Question;
use crate::{
    answer::{BadInput, Outcome, in_file},
    paint::Paint,
    words::Words,
};

/// `dublet solve EDITION --table … --rack …`
#[derive(Args)]
pub(crate) struct Solve {
    /// The edition, or house rules such as `standard joker_penalty=30`
    edition: String,
    /// The melds on the table, such as 'r3 r4 r5 | k5 r5 y5'; none when left out
    #[arg(long, default_value = "", hide_default_value = true)]
    table: String,
    /// The tiles on the rack, such as 'r6 b5'
    #[arg(long)]
    rack: String,
    /// What the lay is to be best at
    #[arg(long, value_enum, default_value_t = Wish::Tiles)]
    goal: Wish,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Wish {
    /// Lay most tiles, having opened
    Tiles,
    /// Shed most value, having opened
    Shed,
    /// Open: the highest worth, and most tiles
    Open,
    /// Lay the whole rack, having opened
    Out,
}

impl Wish {
    const fn name(self) -> &'static str {
        match self {
            Self::Tiles => "tiles",
            Self::Shed => "shed",
            Self::Open => "open",
            Self::Out => "out",
        }
    }
}

impl Solve {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let question = self.question(words)?;
        let paint = Paint::on_standard_output();
        Ok(match self.goal {
            Wish::Open => opening::answer(&question, self.json, paint, words),
            wish => lay::answer(&question, wish, self.json, paint, words),
        })
    }

    fn question(&self, words: &Words) -> Result<Question, BadInput> {
        let in_option = |option: &'static str| {
            move |error: ParseError| in_file(Path::new(option), words.parse_error(&error), words)
        };
        let rules = question::rules(&self.edition, words).map_err(BadInput)?;
        let table = notation::layout(&self.table).map_err(in_option("--table"))?;
        let rack = notation::tiles(&self.rack).map_err(in_option("--rack"))?;
        Question::new(rules, &table.0, &rack, words).map_err(BadInput)
    }
}
