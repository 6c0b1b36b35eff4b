//! `dublet load`: a server of its own on this machine, so many players at tables, and what that costs.

use std::env;

use clap::Args;
use dublet_load::Failure;
use dublet_words::Words;

use crate::{
    answer::{Answer, BadInput, Outcome},
    print,
};

/// `dublet load`
#[derive(Args)]
pub(crate) struct Load {
    #[command(flatten)]
    load: dublet_load::Load,
    #[arg(long)]
    json: bool,
}

impl Load {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let report = env::current_exe().map_err(Failure::from);
        let report = report.and_then(|program| self.load.run(&program)).map_err(|error| {
            BadInput(words.tell("load-failed", [("error", error.to_string().into())]))
        })?;
        match self.json {
            true => print::json(&report.json()),
            false => report.lines(words).iter().for_each(print::line),
        }
        Ok(if report.is_sound() { Answer::Fine } else { Answer::No })
    }
}
