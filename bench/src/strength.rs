//! How strong the players are: every match of the ladder on duplicate deals, into `docs/strength.md`.

use std::{fmt::Write, path::Path};

use clap::Args;
use dublet_arena::{Bounds, Deals, Duel, TWO_SIDED};
use dublet_players::{Budget, Level};
use dublet_rules::rules::Edition;

use crate::{
    machine::Machine,
    position::write_text,
    section,
    table::{MarkdownTable, count},
};

/// `cargo xtask bench strength`
#[derive(Args)]
pub(crate) struct Options {
    /// A twentieth as many deals, of another seed; writes no page
    #[arg(long)]
    quick: bool,
}

/// The deals that are reported. Players are tuned on other seeds, below a thousand.
const SEED: u64 = 7_306_418_529;
/// A quick look is for tuning, so it stays away from the deals that are reported.
const QUICK_SEED: u64 = 1;
const PAGE: &str = "docs/strength.md";

/// A match, and the share of wins hoped for.
struct Match {
    edition: Edition,
    first: Level,
    second: Level,
    seats: usize,
    deals: u32,
    goal: (f64, f64),
}

const fn at_least(percent: f64) -> (f64, f64) {
    (percent, 100.0)
}

/// Better than the one below, whatever by.
const BETTER: (f64, f64) = at_least(50.0);

fn matches() -> Vec<Match> {
    use Level::{Beginner, Casual, Master, Novice, Sharp, Steady};
    let standard = |first, second, seats, deals, goal| Match {
        edition: Edition::Standard,
        first,
        second,
        seats,
        deals,
        goal,
    };
    let mut matches = vec![
        standard(Novice, Beginner, 2, 1000, (25.0, 45.0)),
        standard(Novice, Sharp, 2, 1000, (0.0, 5.0)),
        standard(Casual, Novice, 2, 1000, BETTER),
        standard(Steady, Casual, 2, 1000, BETTER),
        standard(Sharp, Steady, 2, 1000, at_least(57.0)),
        standard(Master, Steady, 2, 1000, at_least(70.0)),
        standard(Master, Sharp, 2, 1000, at_least(60.0)),
        standard(Sharp, Steady, 4, 1000, at_least(25.0)),
        standard(Master, Steady, 4, 1000, at_least(40.0)),
        standard(Master, Sharp, 4, 250, at_least(25.0)),
    ];
    for (edition, thinking) in [(Edition::Twist, 40), (Edition::Expert, 60), (Edition::Xp, 100)] {
        for (first, second, deals) in [
            (Casual, Novice, 200),
            (Steady, Casual, 200),
            (Sharp, Steady, 400),
            (Master, Sharp, thinking),
        ] {
            matches.push(Match { edition, first, second, seats: 2, deals, goal: BETTER });
        }
    }
    matches
}

/// Plays every match, and writes the page.
pub(crate) fn strength(options: &Options) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("in the repository");
    let machine = Machine::this(root, &[PAGE]);
    let mut table = MarkdownTable::new(&[
        "match",
        "seats",
        "deals",
        "wins, %",
        "±",
        "Elo",
        "±",
        "goal, %",
        "ms a turn",
        "longest, ms",
    ]);
    let seed = if options.quick { QUICK_SEED } else { SEED };
    let mut commands = String::new();
    for each in matches() {
        let Match { edition, first, second, seats, deals, goal } = each;
        let deals = if options.quick { deals.div_ceil(20) } else { deals };
        let duel = Duel {
            deals: Deals::new(edition.rules(), seats, seed).map_err(|bad| bad.to_string())?,
            first,
            second,
            states: Budget::default().states,
            bounds: Bounds { worse: 0.0, better: 20.0 },
        };
        eprintln!("{edition}: {first} against {second}, {seats} seats, {deals} deals");
        let outcome = duel.run(deals, false, &|| ());
        let figures = outcome.figures;
        let wins = 100.0 * figures.win_rate;
        let met = if (goal.0..=goal.1).contains(&wins) { "" } else { " missed" };
        let hoped = match goal {
            (least, 100.0) => format!("≥ {least:.0}{met}"),
            (0.0, most) => format!("≤ {most:.0}{met}"),
            (least, most) => format!("{least:.0}–{most:.0}{met}"),
        };
        let millis = |time: std::time::Duration| format!("{:.1}", 1e3 * time.as_secs_f64());
        table.row([
            format!("{edition}: {first} against {second}"),
            seats.to_string(),
            count(deals.into()),
            format!("{wins:.1}"),
            format!("{:.1}", 100.0 * TWO_SIDED * figures.win_rate_error),
            format!("{:+.0}", figures.elo),
            format!("{:.0}", figures.elo_error),
            hoped,
            millis(outcome.pace.mean()),
            millis(outcome.pace.longest()),
        ]);
        let seats = if seats == 2 { String::new() } else { format!(" --seats {seats}") };
        let _ = writeln!(
            commands,
            "dublet arena {edition} {first} {second} --pairs {deals} --seed {seed}{seats}"
        );
    }
    println!("{table}");
    if !options.quick {
        let text = format!(
            "{machine}\n\n{table}\n± is half of a 95 % interval. Elo is above par, whatever the number of seats. \
             Each line again, on its own:\n\n```sh\n{commands}```\n"
        );
        let page = root.join(PAGE);
        let old = std::fs::read_to_string(&page).unwrap_or_default();
        write_text(&page, &section::replace(&old, "strength", &text))?;
        println!("written: {PAGE}");
    }
    Ok(())
}
