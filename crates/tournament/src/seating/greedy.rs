//! What a person does with pencil and paper: fill the tables one by one with whoever has met fewest of those there. The
//! baseline that seatings are held against.

use super::{
    Problem,
    figures::{Index, Tally},
};
use crate::{event::Tables, person::PersonId, plan::table_sizes};

/// Seats round after round, never looking back.
pub fn greedy(problem: &Problem) -> Vec<Tables> {
    let index = Index::new(problem.players.iter().copied());
    let sizes = table_sizes(problem.players.len(), problem.table);
    let mut tally = Tally::of(&index, &problem.history, 0);
    let mut rounds = Vec::with_capacity(problem.rounds);
    for _ in 0..problem.rounds {
        let mut left: Vec<PersonId> = problem.players.clone();
        let mut round = Tables::new();
        for size in &sizes {
            let mut table: Vec<PersonId> = Vec::with_capacity(*size);
            while table.len() < *size {
                let times = |player: PersonId| -> u16 {
                    let met = |other: &PersonId| {
                        let pair = index.of(player).zip(index.of(*other));
                        pair.map_or(0, |(a, b)| tally.met[a * tally.players + b])
                    };
                    table.iter().map(met).sum()
                };
                let next = (0..left.len()).min_by_key(|place| times(left[*place])).unwrap_or(0);
                table.push(left.remove(next));
            }
            round.push(table);
        }
        tally.add(&index, &round);
        rounds.push(round);
    }
    rounds
}
