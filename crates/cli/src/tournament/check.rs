//! `dublet tournament check`: an event recomputed from its file.

use std::path::PathBuf;

use clap::Args;
use dublet_tournament::check::check;
use dublet_words::Words;
use serde_json::json;

use super::read;
use super::told::discrepancy;
use crate::{
    answer::{Answer, Outcome},
    print,
};

/// `dublet tournament check FILE`
#[derive(Args)]
pub(crate) struct Check {
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

impl Check {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let event = read(&self.file, words)?;
        let found = check(&event);
        if self.json {
            print::json(&json!({
                "right": found.is_empty(),
                "events": event.log.len(),
                "discrepancies": found,
            }));
        } else if found.is_empty() {
            let args = [("events", event.log.len().into())];
            print::line(words.tell("tournament-check-right", args));
        } else {
            found.iter().for_each(|found| print::line(discrepancy(words, found)));
            let args = [("count", found.len().into())];
            print::line(words.tell("tournament-check-wrong", args));
        }
        Ok(if found.is_empty() { Answer::Fine } else { Answer::No })
    }
}
