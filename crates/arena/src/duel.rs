//! A duplicate match: one player against another, every seat of every deal.

use std::sync::Arc;

use dublet_players::{Budget, Level, Player};
use rayon::prelude::*;

use crate::{
    deal::Deals,
    figures::{Bounds, Figures, Tally, Verdict},
    game::{Played, play},
    pace::{Pace, Timed},
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
    /// The first player's mean share of the wins.
    pub fn score(&self) -> f64 {
        let shares = self.games.iter().enumerate().map(|(seat, game)| game.share(seat));
        shares.sum::<f64>() / self.games.len() as f64
    }

    /// The first player's mean small points.
    pub fn small_points(&self) -> f64 {
        let points =
            self.games.iter().enumerate().map(|(seat, game)| game.scores[seat].small.to_f64());
        points.sum::<f64>() / self.games.len() as f64
    }
}

/// What came of a match.
pub struct Outcome {
    /// Its blocks, in the order of the deals.
    pub blocks: Vec<Block>,
    /// What they say.
    pub figures: Figures,
    /// How long the first player took.
    pub pace: Arc<Pace>,
}

impl Outcome {
    /// How many games it was.
    pub fn games(&self) -> usize {
        self.blocks.iter().map(|block| block.games.len()).sum()
    }

    /// The first player's mean small points of a game, and their standard error.
    pub fn small_points(&self) -> (f64, f64) {
        let mut tally = Tally::default();
        self.blocks.iter().for_each(|block| tally.add(block.small_points()));
        (tally.mean(), tally.error())
    }
}

/// Blocks played between looks at the test; a multiple of any usual number of cores.
const STRETCH: u32 = 96;

impl Duel {
    /// Plays blocks until there are so many or, if asked to, the test is decided. Blocks played beyond the
    /// decision are dropped, so that the result does not depend on the number of threads. Tells `progress` after
    /// each block.
    pub fn run(
        &self,
        blocks: u32,
        stop_when_decided: bool,
        progress: &(dyn Fn() + Sync),
    ) -> Outcome {
        let (mut tally, mut played) = (Tally::default(), Vec::new());
        let pace = Arc::new(Pace::default());
        let mut next = 0;
        'stretches: while next < blocks {
            let stretch = next..blocks.min(next + STRETCH);
            next = stretch.end;
            let block = |players: &mut Vec<Box<dyn Player>>, number| {
                let block = self.block(number, players);
                progress();
                block
            };
            let found: Vec<Block> =
                stretch.into_par_iter().map_init(|| self.players(&pace), block).collect();
            for block in found {
                tally.add(block.score());
                played.push(block);
                if stop_when_decided && self.figures(&tally).verdict() != Verdict::Open {
                    break 'stretches;
                }
            }
        }
        Outcome { blocks: played, figures: self.figures(&tally), pace }
    }

    fn figures(&self, tally: &Tally) -> Figures {
        tally.figures(self.deals.seats(), self.bounds)
    }

    /// The players of a table, the one who is measured first.
    fn players(&self, pace: &Arc<Pace>) -> Vec<Box<dyn Player>> {
        let first = Timed { player: self.first.player(), pace: Arc::clone(pace) };
        let others = (1..self.deals.seats()).map(|_| self.second.player());
        std::iter::once(Box::new(first) as Box<dyn Player>).chain(others).collect()
    }

    fn block(&self, number: u32, players: &mut [Box<dyn Player>]) -> Block {
        let game = |seat: usize| {
            players[..=seat].rotate_left(1);
            let (mut table, mut rng) = self.deals.deal(number.into());
            let played = play(&mut table, players, Budget::states(self.states), &mut rng);
            players[..=seat].rotate_right(1);
            played
        };
        Block { games: (0..self.deals.seats()).map(game).collect() }
    }
}
