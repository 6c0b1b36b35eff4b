//! Whole evenings in simulated time: slow and broken lines, a store that fails, a server that crashes. Nothing
//! acknowledged is lost, nobody is told another story than the log, no clock is early or late.

mod world;

use world::Run;

#[test]
fn nothing_acknowledged_is_lost() {
    let runs: u64 = std::env::var("DUBLET_TURNS").map_or(200, |_| 4000);
    let first = std::env::var("DUBLET_SEED").ok().and_then(|seed| seed.parse().ok());
    let seeds = first.map_or(0..runs, |seed: u64| seed..seed + 1);
    let (mut crashes, mut games, mut time_ups, mut acked, mut welcomes) = (0, 0, 0, 0, 0);
    for seed in seeds {
        println!("seed {seed}");
        match (Run { seed, liar: false }).run() {
            Ok(told) => {
                crashes += told.crashes;
                games += told.games;
                time_ups += told.time_ups;
                acked += told.acked;
                welcomes += told.welcomes;
            }
            Err(wrong) => panic!("seed {seed}: {wrong}"),
        }
    }
    println!(
        "{crashes} crashes, {games} games over, {time_ups} time-ups, {acked} commands acknowledged, {welcomes} welcomes"
    );
    assert!(crashes > 0 && games > 0 && time_ups > 0 && acked > 0, "the world is busy");
}

/// Were a lie not noticed, the test above could not fail: each of these runs has one.
#[test]
fn a_store_that_lies_is_found_out_every_time() {
    let unnoticed: Vec<u64> = (0..40)
        .filter(|seed| {
            println!("seed {seed}");
            (Run { seed: *seed, liar: true }).run().inspect_err(|wrong| println!("{wrong}")).is_ok()
        })
        .collect();
    assert!(unnoticed.is_empty(), "lies nobody noticed: seeds {unnoticed:?}");
}
