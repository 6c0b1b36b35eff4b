//! `dublet verify`: a finished game replayed and its deal checked.

use std::path::PathBuf;

use clap::Args;
use dublet_words::Words;
use serde_json::json;

use crate::{
    answer::{Answer, Outcome},
    print, record,
};

/// `dublet verify GAME`
#[derive(Args)]
pub(crate) struct Verify {
    game: PathBuf,
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let record = record::read(&self.game, words)?.record;
        match record.verify() {
            Ok(verified) => {
                if self.json {
                    print::json(&json!({
                        "verified": true,
                        "events": record.events.len(),
                        "deal_checked": verified.deal_checked,
                    }));
                } else {
                    let events = [("events", record.events.len().into())];
                    print::line(words.tell("verify-good", events));
                    let deal = match verified.deal_checked {
                        true => "verify-deal",
                        false => "verify-no-commitment",
                    };
                    print::line(words.say(deal));
                }
                Ok(Answer::Fine)
            }
            Err(why) => {
                let error = words.not_verified(&why);
                if self.json {
                    print::json(&json!({ "verified": false, "error": error }));
                } else {
                    print::line(words.tell("verify-bad", [("error", error.into())]));
                }
                Ok(Answer::No)
            }
        }
    }
}
