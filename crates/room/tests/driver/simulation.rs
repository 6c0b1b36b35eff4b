//! Evenings with a store and a host that fail: nothing acknowledged is lost, everybody is told the log's story, no clock
//! is early or late, everything is answered.

use dublet_extent::extent;
use dublet_room::Bench;

use super::{evening::Evening, lie::Lie, tally::Tally};

/// What has to happen somewhere in the evenings, or they show nothing.
const BUSY: [&str; 22] = [
    "acknowledged",
    "commands said again",
    "crashes",
    "drafts told",
    "games over",
    "joins",
    "joins with a number",
    "logs read for who missed events",
    "not stored",
    "pauses",
    "read-backs",
    "read-backs tried again",
    "refused",
    "returns",
    "sent away",
    "signed out",
    "sleeps",
    "stand-ins",
    "tables closed",
    "take-ups from a snapshot",
    "time-ups",
    "warnings",
];

/// Lies that have to be found out.
const LIES: u64 = 40;

/// One evening alone with its number in `DUBLET_SEED`.
#[test]
fn whatever_fails_everybody_is_told_what_is_stored() {
    let evenings = extent(300, 300, 20_000);
    let first = std::env::var("DUBLET_SEED").ok().and_then(|seed| seed.parse().ok());
    let seeds = first.map_or(0..evenings, |seed: u64| seed..seed + 1);
    let (mut bench, mut tally) = (Bench::default(), Tally::default());
    for seed in seeds {
        println!("seed {seed}");
        let evening = Evening::new(seed, &mut bench, &mut tally).run(None);
        evening.unwrap_or_else(|wrong| panic!("seed {seed}: {wrong}"));
    }
    println!("{tally}");
    let missing: Vec<_> = BUSY.into_iter().filter(|what| tally.of(what) == 0).collect();
    assert!(first.is_some() || missing.is_empty(), "never happened: {missing:?}");
}

/// Were a lie not noticed, the test above could not fail: each of these evenings has one. A few end before its occasion, and
/// others take their place.
#[test]
fn a_store_that_lies_is_found_out_every_time() {
    let (mut bench, mut tally) = (Bench::default(), Tally::default());
    let (mut found, mut unnoticed) = (0, Vec::new());
    for (seed, lie) in (0..2 * LIES).zip(Lie::ALL.into_iter().cycle()) {
        if found == LIES {
            break;
        }
        println!("seed {seed}: {lie:?}");
        match Evening::new(seed, &mut bench, &mut tally).run(Some(lie)) {
            Ok(true) => unnoticed.push(seed),
            Ok(false) => println!("it found no occasion"),
            Err(wrong) => {
                found += 1;
                println!("{wrong}");
            }
        }
    }
    assert!(unnoticed.is_empty(), "lies nobody noticed: seeds {unnoticed:?}");
    assert_eq!(found, LIES, "too many evenings without a lie");
}
