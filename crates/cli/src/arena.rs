//! `dublet arena`: one player against another, every seat of every deal.

use clap::Args;
use dublet_arena::{Bounds, DECISIVE, Deals, Duel, Progress};
use dublet_players::Budget;
use indicatif::ProgressBar;
use serde_json::json;

use crate::{
    answer::{Answer, BadInput, Outcome, edition, print_json},
    progress,
    simulate::levels,
    words::Words,
};

/// `dublet arena EDITION A B --pairs N --seed S`
#[derive(Args)]
pub(crate) struct Arena {
    /// The edition played
    edition: String,
    /// Who is measured
    first: String,
    /// Who has the other seats
    second: String,
    /// How many deals; each is played once from every seat
    #[arg(long, default_value_t = 100)]
    pairs: u32,
    /// How many sit at the table
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Work a player may put into a turn, in states of the solver
    #[arg(long, default_value_t = Budget::default().states)]
    states: u64,
    /// The two strengths the test chooses between, in Elo
    #[arg(long, num_args = 2, value_names = ["WORSE", "BETTER"], default_values_t = [0.0, 20.0],
          allow_negative_numbers = true)]
    elo: Vec<f64>,
    /// Stop as soon as the test has decided
    #[arg(long)]
    sprt: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

struct Bar(ProgressBar);

impl Progress for Bar {
    fn block(&self) {
        self.0.inc(1);
    }
}

impl Arena {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let rules = edition(&self.edition, words)?;
        let names = [self.first.clone(), self.second.clone()];
        let levels = levels(&names, words)?;
        let deals = Deals::new(rules, self.seats, self.seed)
            .map_err(|bad| BadInput(words.bad_setup(bad)))?;
        let duel = Duel {
            deals,
            first: levels[0],
            second: levels[1],
            states: self.states,
            bounds: Bounds { worse: self.elo[0], better: self.elo[1] },
        };
        let bar = Bar(progress::bar(self.pairs.into()));
        let (tally, blocks) = duel.run(self.pairs, self.sprt, &bar);
        bar.0.finish_and_clear();
        let figures = duel.figures(&tally);
        let games: usize = blocks.iter().map(|block| block.games.len()).sum();
        if self.json {
            print_json(&json!({
                "pairs": tally.blocks(),
                "games": games,
                "win_rate": figures.win_rate,
                "elo": figures.elo,
                "elo_error": figures.elo_error,
                "llr": figures.llr,
            }));
            return Ok(Answer::Fine);
        }
        let verdict = match figures.llr {
            llr if llr >= DECISIVE => "better",
            llr if llr <= -DECISIVE => "worse",
            _ => "open",
        };
        let percent = |share: f64| format!("{:.1}", 100.0 * share);
        println!(
            "{} pairs {games} games: {} % ± {} elo {:.0} ± {:.0} llr {:.2} {verdict}",
            tally.blocks(),
            percent(figures.win_rate),
            percent(1.96 * figures.win_rate_error),
            figures.elo,
            figures.elo_error,
            figures.llr
        );
        Ok(Answer::Fine)
    }
}
