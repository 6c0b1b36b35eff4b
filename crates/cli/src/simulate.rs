//! `dublet simulate`: programs play each other.

use std::{path::PathBuf, sync::Mutex, time::Instant};

use clap::Args;
use dublet_arena::{Deals, Played, Simulation};
use dublet_players::{Budget, Level, UnknownLevel};
use dublet_rules::{
    score::{End, Points, SeatScore},
    seat::Seat,
};
use dublet_words::Words;
use serde_json::json;

use crate::{
    answer::{Answer, BadInput, Outcome, edition, make_folder, write_file},
    print, progress,
};

/// `dublet simulate EDITION --players A,B,… --games N --seed S`
#[derive(Args)]
pub(crate) struct Simulate {
    edition: String,
    #[arg(long, value_delimiter = ',', default_value = "random,random")]
    players: Vec<String>,
    #[arg(long, default_value_t = 100)]
    games: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = Budget::default().states)]
    states: u64,
    #[arg(long)]
    save: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// Sums over all games.
#[derive(Default)]
struct Sums {
    seats: Vec<SeatScore>,
    turns: u64,
    out: u32,
    pool: u32,
}

impl Simulate {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let rules = edition(&self.edition, words)?;
        let levels = levels(&self.players, words)?;
        if let Some(folder) = &self.save {
            make_folder(folder, words)?;
        }
        let deals = Deals::new(rules, levels.len(), self.seed)
            .map_err(|bad| BadInput(words.bad_setup(bad)))?;
        let names: Vec<String> = levels.iter().map(|level| words.level_name(*level)).collect();
        let simulation = Simulation { deals, levels, states: self.states };
        let bar = progress::bar(self.games.into());
        let start = Instant::now();
        let unwritten = Mutex::new(None);
        let games = simulation.run(self.games, &|number, table| {
            bar.inc(1);
            if let Some(folder) = &self.save {
                let names = names.iter().zip(1..).map(|(name, seat)| format!("{name} {seat}"));
                let file = folder.join(format!("game-{:06}.txt", number + 1));
                let record = table.record(names.collect()).to_string();
                if let Err(error) = write_file(&file, &record, words) {
                    *unwritten.lock().expect("nobody panics here") = Some(error);
                }
            }
        });
        bar.finish_and_clear();
        let rate = f64::from(self.games) / start.elapsed().as_secs_f64().max(1e-9);
        if let Some(error) = unwritten.into_inner().expect("nobody panics here") {
            return Err(error);
        }
        self.print(&Sums::of(&games), &names, rate, words);
        Ok(Answer::Fine)
    }

    fn print(&self, sums: &Sums, names: &[String], rate: f64, words: &Words) {
        let seats = || Seat::first(Seat::MAX as u8).zip(&self.players).zip(&sums.seats);
        let mean = |points: Points| points.to_f64() / f64::from(self.games.max(1));
        if self.json {
            return print::json(&json!({
                "edition": self.edition,
                "games": self.games,
                "seed": self.seed,
                "turns": sums.turns,
                "ends": { "out": sums.out, "pool": sums.pool },
                "seats": seats().map(|((seat, player), score)| json!({
                    "seat": seat.to_string(),
                    "player": player,
                    "big": score.big,
                    "small_per_game": mean(score.small),
                })).collect::<Vec<_>>(),
                "games_per_second": rate,
            }));
        }
        let args = [
            ("games", self.games.into()),
            ("turns", sums.turns.into()),
            ("rate", format!("{rate:.0}").into()),
        ];
        print::line(words.tell("simulate-games", args));
        let args = [("out", sums.out.into()), ("pool", sums.pool.into())];
        print::line(words.tell("simulate-ends", args));
        for (((seat, _), score), name) in seats().zip(names) {
            let args = [
                ("seat", seat.to_string().into()),
                ("player", name.as_str().into()),
                ("big", score.big.into()),
                ("small", words.signed_figure(mean(score.small), 1).into()),
            ];
            print::line(format_args!("  {}", words.tell("simulate-seat", args)));
        }
    }
}

impl Sums {
    fn of(games: &[Played]) -> Self {
        let mut sums = Self::default();
        for game in games {
            sums.turns += u64::from(game.turns);
            match game.end {
                End::Out => sums.out += 1,
                End::Pool => sums.pool += 1,
            }
            sums.seats.resize(game.scores.len(), SeatScore::default());
            sums.seats.iter_mut().zip(&game.scores).for_each(|(sum, score)| *sum += *score);
        }
        sums
    }
}

/// Players by their names.
pub(crate) fn levels(names: &[String], words: &Words) -> Result<Vec<Level>, BadInput> {
    let levels: Result<_, UnknownLevel> = names.iter().map(|name| name.parse()).collect();
    levels.map_err(|UnknownLevel(name)| BadInput(words.unknown_level(&name)))
}
