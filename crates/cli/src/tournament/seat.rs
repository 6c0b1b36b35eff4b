//! `dublet tournament seat`: tables for so many players, or for the rounds an event has left.

use std::{path::PathBuf, str::FromStr};

use clap::Args;
use dublet_tournament::{
    event::{Certificate, Measure, Tables},
    export,
    names::Names,
    person::PersonId,
    seating::{Problem, STEPS, Seating, greedy},
};
use dublet_words::{
    Words,
    columns::{left, right, width},
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use serde_json::json;

use super::replay;
use crate::{
    answer::{Answer, BadInput, Outcome},
    print,
};

/// `dublet tournament seat --players N --rounds R`, or `--event FILE`
#[derive(Args)]
pub(crate) struct Seat {
    #[arg(long, required_unless_present = "event", value_parser = clap::value_parser!(u32).range(2..=400))]
    players: Option<u32>,
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=20))]
    rounds: u8,
    #[arg(long, value_name = "SEATS", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=6))]
    table: u8,
    #[arg(long, value_name = "A-B")]
    apart: Vec<Pair>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["players", "rounds", "table", "apart"])]
    event: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = STEPS)]
    steps: u64,
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy)]
struct Pair([PersonId; 2]);

impl FromStr for Pair {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let pair = text.split_once('-').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
        match pair {
            Some((a, b)) if a != b => Ok(Self([PersonId(a), PersonId(b)])),
            _ => Err("A-B".to_owned()),
        }
    }
}

impl Seat {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let (problem, names) = match &self.event {
            None => (self.problem(), Names::default()),
            Some(file) => {
                let (event, tournament) = replay(file, words)?;
                let problem = tournament.seating_problem();
                let problem = problem.filter(|problem| problem.players.len() > 1);
                let nothing = || BadInput(words.say("tournament-error-nothing-to-seat"));
                (problem.ok_or_else(nothing)?, event.names)
            }
        };
        let known = |player: &PersonId| problem.players.contains(player);
        let stranger = self.apart.iter().flat_map(|pair| pair.0).find(|player| !known(player));
        if let Some(player) = stranger {
            let args = [("player", player.to_string().into())];
            return Err(BadInput(words.tell("tournament-refused-unknown-player", args)));
        }
        let seating = problem.seat(&mut ChaCha20Rng::seed_from_u64(self.seed), self.steps);
        let plain = problem.certificate(&greedy(&problem));
        if self.json {
            print::json(&as_json(&seating, &plain));
        } else {
            tell(&seating, &plain, &names, words);
        }
        Ok(Answer::Fine)
    }

    fn problem(&self) -> Problem {
        let players = self.players.unwrap_or_default();
        let apart = self.apart.iter().map(|pair| pair.0).collect();
        Problem { apart, ..Problem::fresh(players, self.rounds.into(), self.table) }
    }
}

fn as_json(seating: &Seating, plain: &Certificate) -> serde_json::Value {
    let table = |players: &Vec<PersonId>| json!({ "players": players });
    let round = |tables: &Tables| {
        let tables: Vec<_> = tables.iter().map(table).collect();
        json!({ "tables": tables })
    };
    let rounds: Vec<_> = seating.rounds.iter().map(round).collect();
    json!({
        "rounds": rounds,
        "certificate": seating.certificate,
        "method": seating.method,
        "steps": seating.steps,
        "greedy": plain,
    })
}

fn tell(seating: &Seating, plain: &Certificate, names: &Names, words: &Words) {
    let told = names.told();
    let name = |player: &PersonId| export::name(&told, *player);
    for (round, tables) in (1..).zip(&seating.rounds) {
        print::line(words.tell("tournament-round", [("round", round.into())]));
        for (table, players) in (1..).zip(tables) {
            let players: Vec<String> = players.iter().map(name).collect();
            let args = [("table", table.into()), ("players", players.join(", ").into())];
            print::line(format!("  {}", words.tell("tournament-table", args)));
        }
    }
    print::line("");
    let Certificate { apart, elsewhere, repeats, back_to_back, uneven, seats } =
        &seating.certificate;
    let heads = ["found", "bound", "greedy"].map(|id| words.say(&format!("tournament-seat-{id}")));
    let mut rows = vec![(String::new(), heads)];
    let mut row = |id: &str, measure: &Measure, plain: &Measure| {
        let cells = [measure.found, measure.bound, plain.found].map(|count| count.to_string());
        rows.push((words.say(&format!("tournament-seat-{id}")), cells));
    };
    row("repeats", repeats, &plain.repeats);
    row("back-to-back", back_to_back, &plain.back_to_back);
    row("uneven", uneven, &plain.uneven);
    row("seats", seats, &plain.seats);
    let head = rows.iter().map(|(head, _)| width(head)).max().unwrap_or(0);
    let column =
        rows.iter().flat_map(|(_, cells)| cells).map(|cell| width(cell)).max().unwrap_or(0);
    for (name, cells) in &rows {
        let cells: Vec<String> = cells.iter().map(|cell| right(cell, column)).collect();
        print::line(format!("{}  {}", left(name, head), cells.join("  ")));
    }
    if *apart > 0 {
        print::line(words.tell("tournament-seat-apart", [("count", (*apart).into())]));
    }
    if *elsewhere > 0 {
        print::line(words.tell("tournament-seat-elsewhere", [("count", (*elsewhere).into())]));
    }
    let verdict = if repeats.is_best() { "best" } else { "open" };
    print::line(words.say(&format!("tournament-seat-{verdict}")));
}
