//! `dublet tournament export`: an event for other programs.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use dublet_tournament::export::{scores_csv, standings_csv};
use dublet_words::Words;
use serde_json::json;

use super::replay;
use crate::{
    answer::{Answer, Outcome, write_file},
    print,
};

/// `dublet tournament export FILE`
#[derive(Args)]
pub(crate) struct Export {
    file: PathBuf,
    #[arg(long, value_enum, default_value_t = What::Standings)]
    what: What,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum What {
    /// Who stands where
    Standings,
    /// Every score of every game
    Scores,
}

impl Export {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let (event, tournament) = replay(&self.file, words)?;
        let text = match (self.json, self.what) {
            (true, _) => {
                let all = json!({
                    "names": event.names,
                    "over": tournament.is_over(),
                    "standings": tournament.ranking(),
                    "board": tournament.board(),
                    "exceptions": tournament.exceptions(),
                });
                format!("{all}\n")
            }
            (false, What::Standings) => standings_csv(&tournament.ranking(), &event.names.told()),
            (false, What::Scores) => scores_csv(&tournament, &event.names),
        };
        match &self.out {
            Some(file) => write_file(file, &text, words)?,
            None => print::line(text.trim_end()),
        }
        Ok(Answer::Fine)
    }
}
