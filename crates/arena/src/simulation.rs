//! Games of given players at given seats.

use dublet_players::{Budget, Level, RecordedGame};
use rayon::prelude::*;

use crate::{
    deal::Deals,
    game::{Played, play},
};

/// Games to be played.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The deals.
    pub deals: Deals,
    /// Who sits where.
    pub levels: Vec<Level>,
    /// Work a player may put into a turn, in states.
    pub states: u64,
}

impl Simulation {
    /// Plays so many games; each is shown to `witness` when it is over, in any order.
    pub fn run(&self, games: u32, witness: &(dyn Fn(u32, &RecordedGame) + Sync)) -> Vec<Played> {
        let players = || self.levels.iter().map(|level| level.player()).collect::<Vec<_>>();
        let numbers = (0..games).into_par_iter();
        let played = numbers.map_init(players, |players, number| {
            let (mut table, mut rng) = self.deals.deal(number.into());
            let played = play(&mut table, players, Budget::states(self.states), &mut rng);
            witness(number, &table);
            played
        });
        played.collect()
    }
}
