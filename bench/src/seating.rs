//! How tables are drawn: repeat meetings and time, beside filling the tables one by one, into `docs/benchmarks.md`.

use std::{hint::black_box, path::Path, time::Duration};

use clap::Args;
use dublet_tournament::{
    event::{Certificate, Measure},
    seating::{Problem, STEPS, greedy},
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

use crate::{
    machine::Machine,
    measure::{CpuTime, micros},
    position::write_text,
    section,
    table::{MarkdownTable, met, time},
};

/// `cargo xtask bench seating`
#[derive(Args)]
pub(crate) struct Options {
    /// One seed each; writes no page
    #[arg(long)]
    quick: bool,
}

const PAGE: &str = "docs/benchmarks.md";

/// Players and rounds that are shown one by one.
const SHOWN: [(u32, usize); 17] = [
    (8, 3),
    (12, 3),
    (12, 4),
    (13, 4),
    (14, 4),
    (16, 4),
    (16, 5),
    (17, 4),
    (20, 5),
    (23, 4),
    (24, 6),
    (24, 7),
    (28, 6),
    (31, 4),
    (32, 7),
    (32, 9),
    (64, 4),
];

/// Filling the tables one by one is too quick to be timed once.
const GREEDY_RUNS: u32 = 200;

/// Seatings of one size, over all seeds.
struct Measured {
    worst: Certificate,
    longest: Duration,
    plain: Certificate,
    plain_time: Duration,
}

fn measure(players: u32, rounds: usize, seeds: u64) -> Measured {
    let problem = Problem::fresh(players, rounds, 4);
    let plain = problem.certificate(&greedy(&problem));
    let start = CpuTime::here();
    (0..GREEDY_RUNS).for_each(|_| drop(black_box(greedy(&problem))));
    let plain_time = start.elapsed() / GREEDY_RUNS;
    let seat = |seed| {
        let start = CpuTime::here();
        let seating = problem.seat(&mut ChaCha20Rng::seed_from_u64(seed), STEPS);
        (seating.certificate, start.elapsed())
    };
    let seated: Vec<(Certificate, Duration)> = (1..=seeds).map(seat).collect();
    let key = |c: &Certificate| (c.repeats.found, c.back_to_back.found, c.uneven.found);
    let worst = seated.iter().map(|(c, _)| *c).max_by_key(key).expect("a seed at least");
    let longest = seated.iter().map(|(_, time)| *time).max().expect("a seed at least");
    Measured { worst, longest, plain, plain_time }
}

/// Draws tables of every size, and writes the section.
pub(crate) fn seating(options: &Options) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("in the repository");
    let machine = Machine::this(root, &[PAGE]);
    let seeds = if options.quick { 1 } else { 20 };
    let budgets = budgets(seeds);
    let mut table = MarkdownTable::new(&[
        "players × rounds",
        "repeats",
        "at least",
        "greedy",
        "small tables",
        "at least",
        "seats",
        "at least",
        "longest",
        "greedy",
        "times as long",
    ]);
    for (players, rounds) in SHOWN {
        let Measured { worst, longest, plain, plain_time } = measure(players, rounds, seeds);
        let both = |measure: Measure| [measure.found.to_string(), measure.bound.to_string()];
        let [repeats, least] = both(worst.repeats);
        let [uneven, fairest] = both(worst.uneven);
        let [seats, fairest_seats] = both(worst.seats);
        let ratio = longest.as_secs_f64() / plain_time.as_secs_f64();
        table.row([
            format!("{players} × {rounds}"),
            repeats,
            least,
            plain.repeats.found.to_string(),
            uneven,
            fairest,
            seats,
            fairest_seats,
            time(micros(longest)),
            time(micros(plain_time)),
            format!("{ratio:.0} ×"),
        ]);
    }
    println!("{machine}\n\n{budgets}\n{table}");
    if !options.quick {
        let text = format!(
            "## Seating\n\n`cargo xtask bench seating` measures all of this; `--quick` with one seed each.\n\n\
             {machine}\n\n### Budgets\n\n{budgets}\n### Sizes\n\n{table}\n\
             Tables of four, {STEPS} steps at most; the worst and the longest of {seeds} seeds, in CPU time, beside filling tables one by \
             one with whoever has met fewest of those there (*greedy*), in the same run. What is counted, and why it \
             cannot be less than *at least*: [tournament.md](tournament.md#seating).\n"
        );
        let page = root.join(PAGE);
        let old = std::fs::read_to_string(&page).unwrap_or_default();
        write_text(&page, &section::replace(&old, "seating", &text))?;
        println!("written: {PAGE}");
    }
    Ok(())
}

fn budgets(seeds: u64) -> MarkdownTable {
    let mut table = MarkdownTable::new(&["budget", "goal", "measured", ""]);
    let sizes = (13..=32).flat_map(|players| (1..=4).map(move |rounds| (players, rounds)));
    let small: Vec<Measured> = sizes.map(|(p, rounds)| measure(p, rounds, seeds)).collect();
    let large: Vec<Measured> = [(16, 5), (24, 6), (28, 6), (32, 7)]
        .map(|(players, rounds)| measure(players, rounds, seeds))
        .into();
    for (what, measured, limit) in [
        ("13–32 players, 1–4 rounds", &small, Duration::from_millis(100)),
        ("16 × 5, 24 × 6, 28 × 6, 32 × 7", &large, Duration::from_secs(2)),
    ] {
        let repeats = measured.iter().map(|m| m.worst.repeats.found).max().unwrap_or(0);
        let longest = measured.iter().map(|m| m.longest).max().unwrap_or_default();
        let goal = "0".to_owned();
        table.row([format!("{what}: repeats"), goal, repeats.to_string(), met(repeats == 0)]);
        let goal = format!("≤ {}", time(micros(limit)));
        table.row([format!("{what}: time"), goal, time(micros(longest)), met(longest <= limit)]);
    }
    for (players, rounds) in [(8, 3), (12, 3)] {
        let repeats = measure(players, rounds, seeds).worst.repeats;
        let (goal, found) = (repeats.bound.to_string(), repeats.found.to_string());
        let what = format!("{players} × {rounds}: repeats, the proven least");
        table.row([what, goal, found, met(repeats.is_best())]);
    }
    table
}
