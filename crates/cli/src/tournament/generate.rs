//! `dublet tournament generate`: an event nobody has played.

use std::path::PathBuf;

use clap::Args;
use dublet_tournament::generate::{Wishes, generate};
use dublet_words::Words;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

use crate::{
    answer::{Answer, BadInput, Outcome, edition, write_file},
    print,
};

/// `dublet tournament generate --seed S`
#[derive(Args)]
pub(crate) struct Generate {
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, value_parser = clap::value_parser!(u8).range(4..=64))]
    players: Option<u8>,
    #[arg(long)]
    edition: Option<String>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Generate {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let rules = self.edition.as_deref().map(|id| edition(id, words)).transpose()?;
        let wishes = Wishes {
            players: self.players.map(usize::from),
            edition: rules.map(|rules| rules.edition),
        };
        let mut chance = ChaCha20Rng::seed_from_u64(self.seed);
        let event = generate(&mut chance, wishes).map_err(|bad| BadInput(bad.to_string()))?;
        match &self.out {
            Some(file) => write_file(file, &event.write(), words)?,
            None => print::line(event.write().trim_end()),
        }
        Ok(Answer::Fine)
    }
}
