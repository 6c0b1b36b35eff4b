//! `dublet arena`: one player against others, every seat of every deal.

use std::{
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use clap::Args;
use dublet_arena::{Argument, Bounds, DECISIVE, Deals, Duel, Outcome as Match, Report, TWO_SIDED};
use dublet_players::Budget;
use dublet_words::{FluentValue, Words};
use serde_json::{Value, json};

use crate::{
    answer::{Answer, BadInput, Outcome, edition, may_write, write_file},
    print, progress,
    simulate::levels,
};

/// `dublet arena EDITION A B[,C…] --pairs N --seed S`
#[derive(Args)]
pub(crate) struct Arena {
    edition: String,
    first: String,
    #[arg(required = true, num_args = 1, value_delimiter = ',', value_name = "SECOND")]
    others: Vec<String>,
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pairs: u32,
    #[arg(long, default_value_t = 2)]
    seats: usize,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = Budget::default().states)]
    states: u64,
    #[arg(long, num_args = 2, value_names = ["WORSE", "BETTER"], default_values_t = [0.0, 20.0],
          allow_negative_numbers = true)]
    elo: Vec<f64>,
    #[arg(long)]
    sprt: bool,
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// What people read of a match.
struct Names {
    first: String,
    others: Vec<String>,
    edition: String,
}

impl Arena {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let rules = edition(&self.edition, words)?;
        let first = levels(std::slice::from_ref(&self.first), words)?[0];
        let others = levels(&self.others, words)?;
        let names = Names {
            first: words.level_name(first),
            others: others.iter().map(|level| words.level_name(*level)).collect(),
            edition: words.edition_name(rules.edition),
        };
        let deals = Deals::new(rules, self.seats, self.seed)
            .map_err(|bad| BadInput(words.bad_setup(bad)))?;
        let bounds = Bounds { worse: self.elo[0], better: self.elo[1] };
        if bounds.worse >= bounds.better {
            return Err(BadInput(words.say("arena-bounds")));
        }
        if let Some(file) = &self.report {
            may_write(file, words)?;
        }
        let bar = progress::bar(u64::from(self.pairs) * others.len() as u64);
        let play = |second| {
            let start = Instant::now();
            let duel = Duel { deals, first, second, states: self.states, bounds };
            let outcome = duel.run(self.pairs, self.sprt, &|| bar.inc(1));
            (outcome, start.elapsed())
        };
        let played: Vec<(Match, Duration)> = others.into_iter().map(play).collect();
        bar.finish_and_clear();
        self.print(&names, &played, words);
        if let Some(file) = &self.report {
            write_file(file, &self.page(file, &names, &played, bounds, words), words)?;
        }
        Ok(Answer::Fine)
    }

    fn print(&self, names: &Names, played: &[(Match, Duration)], words: &Words) {
        if !self.json {
            for (second, (outcome, time)) in names.others.iter().zip(played) {
                let between = [names.first.as_str(), second];
                print::line(self.in_words(between, outcome, *time, words));
            }
        } else if let [(only, _)] = played {
            print::json(&in_json(only));
        } else {
            let with_name = |(second, (outcome, _)): (&String, &(Match, Duration))| {
                let mut value = in_json(outcome);
                value["second"] = second.as_str().into();
                value
            };
            print::json(&self.others.iter().zip(played).map(with_name).collect::<Vec<_>>());
        }
    }

    fn page(
        &self,
        file: &Path,
        names: &Names,
        played: &[(Match, Duration)],
        bounds: Bounds,
        words: &Words,
    ) -> String {
        let others = names.others.iter().map(String::as_str);
        let report = Report {
            edition: &names.edition,
            first: &names.first,
            matches: others.zip(played.iter().map(|(outcome, _)| outcome)).collect(),
            seats: self.seats,
            seed: self.seed,
            states: self.states,
            bounds,
            command: &self.command(file, words),
            program: concat!("dublet ", env!("CARGO_PKG_VERSION")),
        };
        report.html(&|id, arguments| {
            let value = |argument: &Argument| match argument {
                Argument::Text(text) => FluentValue::from(text.clone()),
                Argument::Number(number) => (*number).into(),
            };
            words.tell_all(id, arguments.iter().map(|(name, argument)| (*name, value(argument))))
        })
    }

    /// What to type for the same page: everything that makes a difference, and where the file lies does not.
    fn command(&self, file: &Path, words: &Words) -> String {
        let Self { edition, first, pairs, seats, seed, states, .. } = self;
        let file = file.file_name().unwrap_or_default().to_string_lossy();
        let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | '+');
        let file = match file.chars().all(is_plain) && !file.starts_with('-') {
            true => file.into_owned(),
            false => format!("'{}'", file.replace('\'', r"'\''")),
        };
        format!(
            "dublet arena {edition} {first} {} --pairs {pairs} --seats {seats} --seed {seed} --states {states} \
             --elo {} {}{} --lang {} --report {file}",
            self.others.join(","),
            self.elo[0],
            self.elo[1],
            if self.sprt { " --sprt" } else { "" },
            words.say("report-language"),
        )
    }

    fn in_words(
        &self,
        [first, second]: [&str; 2],
        outcome: &Match,
        time: Duration,
        words: &Words,
    ) -> String {
        let (figures, games) = (&outcome.figures, outcome.games());
        let text = |number: f64, places: usize| words.figure(number, places);
        let signed = |number: f64, places: usize| words.signed_figure(number, places);
        let rate = games as f64 / time.as_secs_f64().max(1e-9);
        let millis = |time: Duration| text(1e3 * time.as_secs_f64(), 1);
        let lines = [
            words.tell(
                "arena-games",
                [
                    ("first", first.into()),
                    ("second", second.into()),
                    ("deals", outcome.blocks.len().into()),
                    ("games", games.into()),
                    ("rate", text(rate, usize::from(rate < 10.0)).into()),
                ],
            ),
            words.tell(
                "arena-wins",
                [
                    ("rate", text(100.0 * figures.win_rate, 1).into()),
                    ("error", text(100.0 * TWO_SIDED * figures.win_rate_error, 1).into()),
                    ("par", text(100.0 / self.seats as f64, 1).into()),
                ],
            ),
            words.tell(
                "arena-elo",
                [
                    ("elo", signed(figures.elo, 0).into()),
                    ("error", text(figures.elo_error, 0).into()),
                ],
            ),
            words.tell(
                "arena-llr",
                [
                    ("llr", signed(figures.llr, 2).into()),
                    ("decisive", text(DECISIVE, 2).into()),
                    ("worse", self.elo[0].into()),
                    ("better", self.elo[1].into()),
                    ("verdict", figures.verdict().name().into()),
                ],
            ),
            words.tell("arena-small", [("small", signed(outcome.small_points().0, 1).into())]),
            words.tell(
                "arena-pace",
                [
                    ("mean", millis(outcome.pace.mean()).into()),
                    ("longest", millis(outcome.pace.longest()).into()),
                ],
            ),
        ];
        lines.join("\n  ")
    }
}

fn in_json(outcome: &Match) -> Value {
    let figures = &outcome.figures;
    json!({
        "pairs": outcome.blocks.len(),
        "games": outcome.games(),
        "win_rate": figures.win_rate,
        "elo": figures.elo,
        "elo_error": figures.elo_error,
        "llr": figures.llr,
    })
}
