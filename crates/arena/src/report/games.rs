//! The games of a match, sorted for the plots.

use crate::duel::Outcome;

/// The games of one match, as the plots need them.
pub(super) struct Games<'a> {
    pub(super) second: &'a str,
    pub(super) outcome: &'a Outcome,
    pub(super) turns: Vec<f64>,
    pub(super) points: Vec<f64>,
    /// Turns by the tiles laid: of the first player, and of the others.
    pub(super) laid: [Vec<u64>; 2],
}

impl<'a> Games<'a> {
    pub(super) fn new(second: &'a str, outcome: &'a Outcome) -> Self {
        let mut games =
            Self { second, outcome, turns: vec![], points: vec![], laid: Default::default() };
        for block in &outcome.blocks {
            for (first, game) in block.games.iter().enumerate() {
                games.turns.push(game.turns.into());
                games.points.push(game.scores[first].small.to_f64());
                for (seat, laid) in game.laid.iter().enumerate() {
                    let sums = &mut games.laid[usize::from(seat != first)];
                    sums.resize(sums.len().max(laid.turns.len()), 0);
                    sums.iter_mut().zip(&laid.turns).for_each(|(sum, n)| *sum += u64::from(*n));
                }
            }
        }
        games.turns.sort_by(f64::total_cmp);
        games.points.sort_by(f64::total_cmp);
        games
    }
}

/// The value so far along sorted ones: 0.5 is the median.
pub(super) fn along(sorted: &[f64], part: f64) -> f64 {
    let at = part * sorted.len().saturating_sub(1) as f64;
    match (sorted.get(at.floor() as usize), sorted.get(at.ceil() as usize)) {
        (Some(low), Some(high)) => low + (high - low) * at.fract(),
        _ => 0.0,
    }
}

/// Mean tiles of a turn, and of a turn that lays.
pub(super) fn mean_tiles(turns: &[u64]) -> (f64, f64) {
    let tiles: u64 = turns.iter().zip(0..).map(|(turns, tiles)| turns * tiles).sum();
    let (all, lays) = (turns.iter().sum::<u64>(), turns.iter().skip(1).sum::<u64>());
    (tiles as f64 / all.max(1) as f64, tiles as f64 / lays.max(1) as f64)
}
