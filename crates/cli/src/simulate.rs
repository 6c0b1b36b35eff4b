//! `dublet simulate`: programs play each other.

use std::{path::PathBuf, time::Instant};

use clap::Args;
use dublet_players::{Budget, Chance, Level, Table, UnknownLevel};
use dublet_rules::{
    deal::Fairness,
    game::{Event, Setup},
    rules::FirstStarter,
    score::{End, Points, SeatScore},
    seat::Seat,
    standings::Starter,
};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde_json::json;

use crate::{
    answer::{Answer, BadInput, Outcome, edition, make_folder, print_json, write_file},
    progress,
    words::Words,
};

/// `dublet simulate EDITION --players A,B,… --games N --seed S`
#[derive(Args)]
pub(crate) struct Simulate {
    /// The edition played
    edition: String,
    /// Who plays, a name per seat
    #[arg(long, value_delimiter = ',', default_value = "random,random")]
    players: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write a record of every game into this folder
    #[arg(long)]
    save: Option<PathBuf>,
    /// Answer in JSON
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
        let levels: Result<Vec<Level>, UnknownLevel> =
            self.players.iter().map(|name| name.parse()).collect();
        let levels =
            levels.map_err(|UnknownLevel(name)| {
                let known = Level::ALL.map(Level::name).join(", ");
                BadInput(words.tell(
                    "error-unknown-player",
                    [("player", name.into()), ("known", known.into())],
                ))
            })?;
        let mut players: Vec<_> = levels.into_iter().map(Level::player).collect();
        if let Some(folder) = &self.save {
            make_folder(folder, words)?;
        }
        let seats = self.players.len();
        let mut sums = Sums { seats: vec![SeatScore::default(); seats], ..Sums::default() };
        let bar = progress::bar(self.games.into());
        let start = Instant::now();
        for game in 0..self.games {
            // A stream of its own for each game: the same whatever is played before it.
            let mut rng = ChaCha20Rng::seed_from_u64(self.seed);
            rng.set_stream(game.into());
            // Where no draw decides, the start goes round (rule 2.1).
            let starter = match rules.first_starter {
                FirstStarter::Draw => Starter::Draw,
                FirstStarter::SeatA => {
                    Seat::new(game as usize % seats).map_or(Starter::Draw, Starter::Seat)
                }
            };
            let setup =
                Setup::new(rules, seats, starter).map_err(|bad| BadInput(words.bad_setup(bad)))?;
            let mut table = Table::new(setup, fairness(&mut rng, seats));
            table.play_with(&mut players, Budget::default(), &mut Chance(&mut rng));
            let (end, scores) = table.game.result().expect("games of programs end");
            sums.add(&table.events, end, &scores);
            if let Some(folder) = &self.save {
                let names = self.players.iter().zip(1..).map(|(p, n)| format!("{p} {n}"));
                let file = folder.join(format!("game-{:06}.txt", game + 1));
                write_file(&file, &table.record(names.collect()).to_string(), words)?;
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        let rate = f64::from(self.games) / start.elapsed().as_secs_f64().max(1e-9);
        self.print(&sums, rate, words);
        Ok(Answer::Fine)
    }

    fn print(&self, sums: &Sums, rate: f64, words: &Words) {
        let seats = || Seat::first(Seat::MAX as u8).zip(&self.players).zip(&sums.seats);
        let mean = |points: Points| points.to_f64() / f64::from(self.games.max(1));
        if self.json {
            return print_json(&json!({
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
        println!("{}", words.tell("simulate-games", args));
        let args = [("out", sums.out.into()), ("pool", sums.pool.into())];
        println!("{}", words.tell("simulate-ends", args));
        for ((seat, player), score) in seats() {
            let args = [
                ("seat", seat.to_string().into()),
                ("player", player.as_str().into()),
                ("big", score.big.into()),
                ("small", format!("{:+.1}", mean(score.small)).into()),
            ];
            println!("  {}", words.tell("simulate-seat", args));
        }
    }
}

impl Sums {
    fn add(&mut self, events: &[Event], end: End, scores: &[SeatScore]) {
        let is_turn = |event: &&Event| {
            matches!(event, Event::Drawn { .. } | Event::Laid { .. } | Event::Passed { .. })
        };
        self.turns += events.iter().filter(is_turn).count() as u64;
        match end {
            End::Out => self.out += 1,
            End::Pool => self.pool += 1,
        }
        self.seats.iter_mut().zip(scores).for_each(|(sum, score)| *sum += *score);
    }
}

/// A deal of its own for a game; programs contribute nothing to it.
fn fairness(rng: &mut ChaCha20Rng, seats: usize) -> Fairness {
    let (mut secret, mut game) = ([0; 32], [0; 16]);
    rng.fill_bytes(&mut secret);
    rng.fill_bytes(&mut game);
    Fairness { secret, game, contributions: vec![[0; 32]; seats] }
}
