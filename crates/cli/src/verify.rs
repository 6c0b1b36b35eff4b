//! `dublet verify`: a finished game replayed and its deal checked.

use std::path::PathBuf;

use clap::Args;
use dublet_rules::{
    game::ReplayFault,
    record::{NotVerified, Record, RecordError},
};
use serde_json::json;

use crate::{
    answer::{Answer, Outcome, in_file, print_json, read_file},
    words::Words,
};

/// `dublet verify GAME`
#[derive(Args)]
pub(crate) struct Verify {
    /// The record of a game
    game: PathBuf,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let text = read_file(&self.game, words)?;
        let record: Record = text.parse().map_err(|error: RecordError| {
            let args = [
                ("line", error.line.into()),
                ("column", error.error.column.into()),
                ("error", words.mistake(&error.error.mistake).into()),
            ];
            in_file(&self.game, words.tell("verify-line", args), words)
        })?;
        match record.verify() {
            Ok(verified) => {
                if self.json {
                    print_json(&json!({
                        "verified": true,
                        "events": record.events.len(),
                        "deal_checked": verified.deal_checked,
                    }));
                } else {
                    let events = [("events", record.events.len().into())];
                    println!("{}", words.tell("verify-good", events));
                    let deal = match verified.deal_checked {
                        true => "verify-deal",
                        false => "verify-no-commitment",
                    };
                    println!("{}", words.say(deal));
                }
                Ok(Answer::Fine)
            }
            Err(why) => {
                let error = words.not_verified(&why);
                if self.json {
                    print_json(&json!({ "verified": false, "error": error }));
                } else {
                    println!("{}", words.tell("verify-bad", [("error", error.into())]));
                }
                Ok(Answer::No)
            }
        }
    }
}

impl Words {
    fn not_verified(&self, why: &NotVerified) -> String {
        match why {
            NotVerified::Replay(error) => {
                let what = match &error.why {
                    ReplayFault::Refused(refusal) => self.refusal(refusal).join("; "),
                    ReplayFault::WrongDeck(_) => self.say("refusal-wrong-deck"),
                    ReplayFault::BadSetup(bad) => self.bad_setup(*bad),
                    ReplayFault::Uncaused => self.say("verify-uncaused"),
                    ReplayFault::Differs => self.say("verify-differs"),
                    ReplayFault::Missing => self.say("verify-missing"),
                };
                let event = (error.index + 1).into();
                self.tell("verify-event", [("event", event), ("error", what.into())])
            }
            NotVerified::NotOver => self.say("verify-not-over"),
            NotVerified::NoSecret => self.say("verify-no-secret"),
            NotVerified::WrongSecret => self.say("verify-wrong-secret"),
            NotVerified::WrongShuffle { index, shuffle } => {
                let error = self.tell("verify-wrong-shuffle", [("shuffle", (*shuffle).into())]);
                let event = (index + 1).into();
                self.tell("verify-event", [("event", event), ("error", error.into())])
            }
        }
    }
}
