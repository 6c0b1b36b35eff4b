//! Which seat each player of a table has: everybody each as often as may be (who starts depends on it, rule 2.1).

use rand_core::Rng;

use super::{
    Problem,
    bounds::fair_share,
    figures::{Index, Tally, squares},
};
use crate::{chance::Chance, event::Tables};

/// Steps of each chair before seats are left as they are.
const PATIENCE: usize = 300;

/// Tables with seats shared out, and the steps it took. Two of a table change seats if that is no worse.
pub(super) fn balance(
    problem: &Problem,
    mut rounds: Vec<Tables>,
    words: &mut dyn Rng,
    steps: u64,
) -> (Vec<Tables>, u64) {
    let mut chance = Chance(words);
    let index = Index::new(problem.players.iter().copied());
    let seats = rounds.iter().flatten().map(Vec::len).max().unwrap_or(0);
    let mut had = Tally::of(&index, &problem.history, seats).seats;
    let more = rounds.len() as u32;
    let goal: u32 = had.iter().map(|had| fair_share(had, more, more)).sum();
    for (seat, player) in rounds.iter().flatten().flat_map(|table| table.iter().enumerate()) {
        if let Some(player) = index.of(*player) {
            had[player][seat] += 1;
        }
    }
    let mut over: u32 = had.iter().flatten().map(|count| count * count).sum();
    let most = (PATIENCE * index.len() * rounds.len()) as u64;
    let mut step = 0;
    while over > goal && step < most.min(steps) {
        step += 1;
        let round = chance.below(rounds.len());
        let table = chance.below(rounds[round].len());
        let table = &mut rounds[round][table];
        let (a, b) = (chance.below(table.len()), chance.below(table.len()));
        let Some((p, q)) = index.of(table[a]).zip(index.of(table[b])) else { continue };
        if a == b {
            continue;
        }
        let before = squares(&had[p]) + squares(&had[q]);
        change(&mut had, [p, q], a, b);
        let after = squares(&had[p]) + squares(&had[q]);
        if after > before {
            change(&mut had, [p, q], b, a);
        } else {
            table.swap(a, b);
            over = over + after - before;
        }
    }
    (rounds, step)
}

/// The first goes from one seat to another, the second the other way.
fn change(had: &mut [Vec<u32>], [p, q]: [usize; 2], from: usize, to: usize) {
    had[p][from] -= 1;
    had[p][to] += 1;
    had[q][to] -= 1;
    had[q][from] += 1;
}
