//! `dublet solve`: the best lay.

mod batch;
mod blocks;
mod in_order;
mod lay;
mod line;
mod opening;
mod picture;
mod question;

use std::{
    path::{Path, PathBuf},
    thread::available_parallelism,
};

use clap::{Args, ValueEnum};
use dublet_rules::notation::{self, ParseError};
use dublet_words::Words;

use self::question::Question;
use crate::{
    answer::{BadInput, Outcome, in_file},
    paint::Paint,
    typed::in_notation,
};

/// `dublet solve EDITION --table … --rack …`, or `dublet solve --batch FILE.jsonl`
#[derive(Args)]
pub(crate) struct Solve {
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    edition: Option<String>,
    #[arg(long, conflicts_with = "batch")]
    table: Option<String>,
    #[arg(long, required_unless_present = "batch", conflicts_with = "batch")]
    rack: Option<String>,
    #[arg(long, value_enum, default_value_t = Wish::Tiles, conflicts_with = "batch")]
    goal: Wish,
    #[arg(long, conflicts_with = "batch")]
    json: bool,
    #[arg(long, value_name = "FILE.jsonl")]
    batch: Option<PathBuf>,
    // Not `requires = "batch"`: clap drops that where what is required conflicts with something given.
    #[arg(long, conflicts_with = "edition", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[arg(long, conflicts_with = "edition")]
    keep_going: bool,
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
        if let Some(file) = &self.batch {
            let processors = || available_parallelism().map_or(1, usize::from);
            let threads = self.threads.map_or_else(processors, usize::from);
            return batch::run(file, threads, self.keep_going, words);
        }
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
        let typed = self.edition.as_deref().unwrap_or_default();
        let rules = match words.edition_typed(typed) {
            Some(edition) => edition.rules(),
            None => question::rules(typed, words).map_err(BadInput)?,
        };
        let read = |tiles: &Option<String>| in_notation(tiles.as_deref().unwrap_or_default());
        let table = notation::layout(&read(&self.table)).map_err(in_option("--table"))?;
        let rack = notation::tiles(&read(&self.rack)).map_err(in_option("--rack"))?;
        Question::new(rules, &table.0, &rack, words).map_err(BadInput)
    }
}
