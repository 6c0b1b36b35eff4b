//! The budgets: what is promised, beside what was measured.

use dublet_rules::rules::Edition;

use crate::{
    classes::Kind,
    measure::Summary,
    solver::{Report, Row},
    table::{MarkdownTable, count, time},
};

/// A number of a distribution, and the most it may be, in µs.
type Limit = (&'static str, fn(&Summary) -> f64, f64);

const MEAN: fn(&Summary) -> f64 = |summary| summary.mean;
const P50: fn(&Summary) -> f64 = |summary| summary.p50;
const P99: fn(&Summary) -> f64 = |summary| summary.p99;
const MAX: fn(&Summary) -> f64 = |summary| summary.max;

/// Times of an edition's games of steady players.
const TIMES: [(Edition, &[Limit]); 4] = [
    (
        Edition::Standard,
        &[("mean", MEAN, 10.0), ("p50", P50, 5.0), ("p99", P99, 200.0), ("max", MAX, 5e3)],
    ),
    (Edition::Xp, &[("p50", P50, 12.0), ("p99", P99, 1e3)]),
    (Edition::Expert, &[("p50", P50, 10.0), ("p99", P99, 1e3)]),
    (Edition::Twist, &[("p50", P50, 300.0), ("p99", P99, 20e3)]),
];
/// No position of Twist takes longer, whatever its kind.
const LONGEST_TWIST: f64 = 1e6;
/// How much less CPU a line of ours takes than the baseline's value, on random positions.
const TIMES_LESS: f64 = 1000.0;
/// Games of four steady players, Standard, a second on one core.
const GAMES: f64 = 1000.0;

/// Every budget with what was measured.
pub(crate) fn table(report: &Report) -> MarkdownTable {
    let mut table = MarkdownTable::new(&["budget", "goal", "measured", ""]);
    for (edition, limits) in TIMES {
        let summary = report.pooled(|c| c.edition == edition && c.kind == Kind::SelfPlay);
        for (name, of, limit) in limits {
            let what = format!("{edition}, self-play, {name}");
            let measured = summary.map(|summary| of(&summary));
            let met = measured.map(|measured| measured <= *limit);
            add(&mut table, what, format!("≤ {}", time(*limit)), measured.map(time), met);
        }
    }
    let longest = report.pooled(|class| class.edition == Edition::Twist).map(|twist| twist.max);
    let what = format!("{}, every position", Edition::Twist);
    let met = longest.map(|longest| longest <= LONGEST_TWIST);
    add(&mut table, what, format!("≤ {}", time(LONGEST_TWIST)), longest.map(time), met);

    let random = report.rows.iter().filter(|row| row.class.kind == Kind::Random);
    let least = random.filter_map(Row::times_less).min_by(f64::total_cmp);
    add(
        &mut table,
        "CPU of the baseline against a line of ours, random positions, the lowest class".to_owned(),
        format!("≥ {} ×", count(TIMES_LESS)),
        least.map(|least| format!("{} ×", count(least))),
        least.map(|least| least >= TIMES_LESS),
    );
    add(
        &mut table,
        "games of 4 steady players, standard, a second on one core".to_owned(),
        format!("≥ {}", count(GAMES)),
        Some(count(report.games_per_second)),
        Some(report.games_per_second >= GAMES),
    );
    table
}

fn add(
    table: &mut MarkdownTable,
    what: String,
    goal: String,
    measured: Option<String>,
    met: Option<bool>,
) {
    let met = match met {
        Some(true) => "met",
        Some(false) => "**not met**",
        None => "not measured",
    };
    table.row([what, goal, measured.unwrap_or_else(|| "–".to_owned()), met.to_owned()]);
}
