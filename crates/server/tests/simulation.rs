//! Whole evenings in simulated time: slow and broken lines, a store that fails, a server that crashes. Nothing
//! acknowledged is lost, nobody is told another story than the log, no clock is early or late.

mod world;

use std::{
    ops::Range,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    thread,
};

use dublet_extent::extent;
use world::{Run, Told};

/// Runs every seed, as many at a time as there are cores, and tells how each ended.
fn run_all(seeds: Range<u64>, liar: bool) -> Vec<(u64, Result<Told, String>)> {
    let next = AtomicU64::new(seeds.start);
    let work = || {
        let mut ended = Vec::new();
        loop {
            let seed = next.fetch_add(1, Relaxed);
            if !seeds.contains(&seed) {
                return ended;
            }
            println!("seed {seed}");
            ended.push((seed, Run { seed, liar }.run()));
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().expect("nobody panicked")).collect()
    })
}

#[test]
fn nothing_acknowledged_is_lost() {
    let runs = extent(40, 120, 4_000);
    let first = std::env::var("DUBLET_SEED").ok().and_then(|seed| seed.parse().ok());
    let seeds = first.map_or(0..runs, |seed: u64| seed..seed + 1);
    let (mut crashes, mut games, mut time_ups, mut acked, mut welcomes) = (0, 0, 0, 0, 0);
    for (seed, ended) in run_all(seeds, false) {
        let told = ended.unwrap_or_else(|wrong| panic!("seed {seed}: {wrong}"));
        crashes += told.crashes;
        games += told.games;
        time_ups += told.time_ups;
        acked += told.acked;
        welcomes += told.welcomes;
    }
    println!(
        "{crashes} crashes, {games} games over, {time_ups} time-ups, {acked} commands acknowledged, {welcomes} welcomes"
    );
    assert!(crashes > 0 && games > 0 && time_ups > 0 && acked > 0, "the world is busy");
}

/// Were a lie not noticed, the test above could not fail: each of these runs has one.
#[test]
fn a_store_that_lies_is_found_out_every_time() {
    let ended = run_all(0..40, true).into_iter();
    let unnoticed: Vec<u64> = ended.filter_map(|(seed, run)| run.is_ok().then_some(seed)).collect();
    assert!(unnoticed.is_empty(), "lies nobody noticed: seeds {unnoticed:?}");
}
