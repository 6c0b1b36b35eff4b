//! A duplicate match: one player against another, every seat of every deal.

use dublet_players::{Budget, Level, Player};
use rayon::prelude::*;

use crate::{
    deal::Deals,
    figures::{Bounds, DECISIVE, Figures, Tally},
    game::{Played, play},
};

/// A match to be played.
#[derive(Clone, Copy, Debug)]
pub struct Duel {
    /// The deals of it.
    pub deals: Deals,
    /// Who is measured: at one seat of each game.
    pub first: Level,
    /// Who has the other seats.
    pub second: Level,
    /// Work a player may put into a turn, in states.
    pub states: u64,
    /// The test's two sides.
    pub bounds: Bounds,
}

/// One deal, each seat of it once the first player's.
pub struct Block {
    /// The games, the first player sitting at seat 0, 1 …
    pub games: Vec<Played>,
}

impl Block {
    fn score(&self) -> f64 {
        let shares = self.games.iter().enumerate().map(|(seat, game)| game.share(seat));
        shares.sum::<f64>() / self.games.len() as f64
    }
}

/// What is told while a match goes on.
pub trait Progress: Sync {
    /// A block was played.
    fn block(&self);
}

/// Blocks played between looks at the test; a multiple of any number of cores.
const STRETCH: u32 = 96;

impl Duel {
    /// Plays blocks until there are so many or, if asked to, the test is decided. A block that is not needed
    /// for the decision is dropped, so that the result does not depend on the number of threads.
    pub fn run(
        &self,
        blocks: u32,
        stop_when_decided: bool,
        progress: &dyn Progress,
    ) -> (Tally, Vec<Block>) {
        let (mut tally, mut played) = (Tally::default(), Vec::new());
        let mut next = 0;
        while next < blocks {
            let stretch = next..blocks.min(next + STRETCH);
            next = stretch.end;
            let found: Vec<Block> = stretch
                .into_par_iter()
                .map_init(
                    || self.players(),
                    |players, number| {
                        let block = self.block(number, players);
                        progress.block();
                        block
                    },
                )
                .collect();
            for block in found {
                tally.add(block.score());
                played.push(block);
                if stop_when_decided && self.figures(&tally).llr.abs() >= DECISIVE {
                    return (tally, played);
                }
            }
        }
        (tally, played)
    }

    /// What the blocks say.
    pub fn figures(&self, tally: &Tally) -> Figures {
        tally.figures(self.deals.seats(), self.bounds)
    }

    fn players(&self) -> Vec<Box<dyn Player>> {
        let others = (1..self.deals.seats()).map(|_| self.second.player());
        std::iter::once(self.first.player()).chain(others).collect()
    }

    /// Plays a block with these players, the first of whom is measured.
    fn block(&self, number: u32, players: &mut [Box<dyn Player>]) -> Block {
        let game = |seat: usize| {
            players[..=seat].rotate_left(1);
            let (mut table, mut rng) = self.deals.deal(number.into());
            let played = play(&mut table, players, Budget::states(self.states), &mut rng);
            players[..=seat].rotate_right(1);
            played
        };
        let games = (0..self.deals.seats()).map(game).collect();
        Block { games }
    }
}
