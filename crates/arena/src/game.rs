//! One game, and what is kept of it.

use dublet_players::{Budget, Chance, Player, Table};
use dublet_rules::{
    game::Event,
    score::{End, SeatScore},
};
use rand_chacha::ChaCha20Rng;
use serde::Serialize;

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Played {
    /// How it ended.
    pub end: End,
    /// What every seat scored.
    pub scores: Vec<SeatScore>,
    /// Draws, lays and passes.
    pub turns: u32,
    /// Lays among them, and the tiles they laid, by seat.
    pub laid: Vec<Laid>,
}

/// What a seat laid in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Laid {
    /// How many times it laid.
    pub lays: u32,
    /// How many tiles.
    pub tiles: u32,
}

impl Played {
    /// A seat's part of the win: ties for first share it (rule 7.6).
    pub fn share(&self, seat: usize) -> f64 {
        let big: u32 = self.scores.iter().map(|score| score.big).sum();
        f64::from(self.scores[seat].big) / f64::from(big.max(1))
    }
}

/// Plays a table to its end.
pub(crate) fn play(
    table: &mut Table,
    players: &mut [Box<dyn Player>],
    budget: Budget<'_>,
    rng: &mut ChaCha20Rng,
) -> Played {
    players.iter_mut().for_each(|player| player.sit_down());
    table.play_with(players, budget, &mut Chance(rng));
    let (end, scores) = table.game.result().expect("games of programs end");
    let mut played = Played { end, turns: 0, laid: vec![Laid::default(); scores.len()], scores };
    for event in &table.events {
        match event {
            Event::Laid { seat, laid, .. } => {
                played.turns += 1;
                played.laid[seat.index()].lays += 1;
                played.laid[seat.index()].tiles += laid.len() as u32;
            }
            Event::Drawn { .. } | Event::Passed { .. } => played.turns += 1,
            _ => {}
        }
    }
    played
}
