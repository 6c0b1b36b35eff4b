//! One game, and what is kept of it.

use dublet_players::{Budget, Chance, Player, RecordedGame};
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
    /// What every seat laid in them.
    pub laid: Vec<Laid>,
}

/// What a seat laid in a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Laid {
    /// How many turns laid no tile, one, two …: draws and passes come first.
    pub turns: Vec<u32>,
}

impl Laid {
    /// Counts a turn that laid so many tiles.
    fn add(&mut self, tiles: usize) {
        self.turns.resize(self.turns.len().max(tiles + 1), 0);
        self.turns[tiles] += 1;
    }

    /// How many times it laid.
    pub fn lays(&self) -> u32 {
        self.turns.iter().skip(1).sum()
    }

    /// How many tiles it laid.
    pub fn tiles(&self) -> u32 {
        self.turns.iter().zip(0..).map(|(turns, tiles)| turns * tiles).sum()
    }
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
    table: &mut RecordedGame,
    players: &mut [Box<dyn Player>],
    budget: Budget<'_>,
    rng: &mut ChaCha20Rng,
) -> Played {
    players.iter_mut().for_each(|player| player.sit_down());
    table.play_with(players, budget, &mut Chance(rng));
    let (end, scores) = table.game.result().expect("games of programs end");
    let mut played = Played { end, turns: 0, laid: vec![Laid::default(); scores.len()], scores };
    for event in &table.events {
        let (seat, tiles) = match event {
            Event::Laid { seat, laid, .. } => (seat, laid.len()),
            Event::Drawn { seat, .. } | Event::Passed { seat, .. } => (seat, 0),
            _ => continue,
        };
        played.turns += 1;
        played.laid[seat.index()].add(tiles);
    }
    played
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_are_counted_by_their_tiles() {
        let mut laid = Laid::default();
        [0, 3, 0, 1, 3].into_iter().for_each(|tiles| laid.add(tiles));
        assert_eq!(laid.turns, [2, 1, 0, 2]);
        assert_eq!((laid.lays(), laid.tiles()), (3, 7));
    }
}
