//! Measuring: wall time per position, CPU time, and work in states.

use std::time::{Duration, Instant};

use dublet_solver::{Goal, Solver};
use nix::sys::resource::{UsageWho, getrusage};

use crate::position::Position;

/// Each position is measured so many times; the best counts, as noise only adds.
pub(crate) const RUNS: u32 = 3;

/// A position whose first run takes longer than this is not run again.
pub(crate) const LONG: Duration = Duration::from_millis(250);

/// What the solver needed for some positions, in their order.
#[derive(Clone, Default)]
pub(crate) struct Measured {
    /// Wall time of the best run.
    pub(crate) micros: Vec<f64>,
    /// States visited.
    pub(crate) states: Vec<u64>,
    /// The answers: most tiles laid.
    pub(crate) tiles: Vec<u16>,
    /// CPU time of one run over all positions, the mean of the runs.
    pub(crate) cpu: Duration,
}

/// Solves every position for its value: once to warm up, then [`RUNS`] times.
pub(crate) fn measure(positions: &[Position], solver: &mut Solver) -> Measured {
    let mut measured = Measured::default();
    let mut before = solver.states();
    let mut run = |position: &Position| {
        let start = Instant::now();
        let tiles = std::hint::black_box(value(std::hint::black_box(position), solver));
        (tiles, start.elapsed(), solver.states())
    };
    for position in positions {
        let busy = CpuTime::here();
        let (tiles, time, states) = run(position);
        measured.tiles.push(tiles);
        measured.states.push(states - before);
        before = states;
        measured.micros.push(if time > LONG { micros(time) } else { f64::INFINITY });
        if time > LONG {
            measured.cpu += busy.elapsed();
        }
    }
    let again: Vec<usize> =
        (0..positions.len()).filter(|p| measured.micros[*p].is_infinite()).collect();
    let busy = CpuTime::here();
    for _ in 0..RUNS {
        for place in &again {
            let best = &mut measured.micros[*place];
            *best = best.min(micros(run(&positions[*place]).1));
        }
    }
    measured.cpu += busy.elapsed() / RUNS;
    measured
}

/// In microseconds.
pub(crate) fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}

/// The most tiles that can be laid.
pub(crate) fn value(position: &Position, solver: &mut Solver) -> u16 {
    solver.best_lay(&position.rules(), &position.table, &position.rack, Goal::Tiles).tiles
}

/// Counts CPU time, user and system.
pub(crate) struct CpuTime {
    who: UsageWho,
    before: Duration,
}

impl CpuTime {
    /// Of this process, from now on.
    pub(crate) fn here() -> Self {
        Self { who: UsageWho::RUSAGE_SELF, before: used(UsageWho::RUSAGE_SELF) }
    }

    /// Of the programs that this process runs to their end from now on.
    pub(crate) fn of_programs() -> Self {
        Self { who: UsageWho::RUSAGE_CHILDREN, before: used(UsageWho::RUSAGE_CHILDREN) }
    }

    /// So far.
    pub(crate) fn elapsed(&self) -> Duration {
        used(self.who).saturating_sub(self.before)
    }
}

fn used(who: UsageWho) -> Duration {
    let usage = getrusage(who).expect("every system counts this");
    [usage.user_time(), usage.system_time()]
        .map(|time| Duration::new(time.tv_sec() as u64, time.tv_usec() as u32 * 1000))
        .iter()
        .sum()
}

/// A distribution in a few numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Summary {
    pub(crate) count: usize,
    pub(crate) mean: f64,
    pub(crate) p50: f64,
    pub(crate) p90: f64,
    pub(crate) p99: f64,
    pub(crate) max: f64,
}

impl Summary {
    /// Of at least one value. Percentiles are by nearest rank: always a value that occurred.
    pub(crate) fn new(values: impl IntoIterator<Item = f64>) -> Option<Self> {
        let mut values: Vec<f64> = values.into_iter().collect();
        values.sort_by(f64::total_cmp);
        let count = values.len();
        let rank = |percent: usize| values[(percent * count).div_ceil(100).saturating_sub(1)];
        (count > 0).then(|| Self {
            count,
            mean: values.iter().sum::<f64>() / count as f64,
            p50: rank(50),
            p90: rank(90),
            p99: rank(99),
            max: rank(100),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_occurred() {
        let summary = Summary::new((1..=200).rev().map(f64::from)).unwrap();
        assert_eq!((summary.p50, summary.p90, summary.p99), (100.0, 180.0, 198.0));
        assert_eq!((summary.count, summary.max), (200, 200.0));
        assert!((summary.mean - 100.5).abs() < 1e-9);
        assert_eq!(Summary::new([7.0]).map(|summary| summary.p99), Some(7.0));
        assert_eq!(Summary::new([]), None);
    }
}
