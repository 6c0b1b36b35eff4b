//! What was measured, in words and tables: for the terminal and for `docs/benchmarks.md`.

use std::fmt::Write;

use crate::{
    budget,
    measure::{LONG, RUNS, Summary, micros},
    pypi::Beside,
    section,
    solver::{Report, Row},
    table::{MarkdownTable, count, figure, time},
};

const HEAD: &str = "# Benchmarks\n\nFigures are made by the commands named with them, on the machine named with \
    them; nothing is typed in.\n\n";

/// The tables, for the terminal.
pub(crate) fn text(report: &Report) -> String {
    let mut text = format!("\n{}\n\n{}", report.machine, times(report));
    if report.baseline.is_some() {
        let _ = write!(text, "\n{}\n{}\n", beside(report), differences(report));
    }
    let _ = write!(text, "\n{}", budget::table(report));
    text
}

/// The whole page, with the solver's section made anew and everything else as it was.
pub(crate) fn page(old: Option<String>, report: &Report) -> String {
    section::replace(&old.unwrap_or_else(|| HEAD.to_owned()), "solver", &section(report))
}

fn section(report: &Report) -> String {
    let baseline = report.baseline.as_deref().unwrap_or("not run");
    let mut text = format!(
        "## Solver\n\n`cargo xtask bench solver` measures all of this; `--quick` does so with few \
         positions. `cargo xtask bench worst`\nsearches for the positions that cost most.\n\n{}\n\n",
        report.machine
    );
    let _ = write!(
        text,
        "### Time for the best lay\n\n![Time for the best lay by class of positions](pictures/solver.svg)\n\n\
         {}\n\
         Wall time in µs for the most tiles that can be laid. A run to warm up, then the best of \
         {RUNS} runs; a position that\ntook over {} is not run again. CPU is that of one run over the \
         class, in ms. States are what the solver visited: its\nwork, whatever the machine does. In the picture, the \
         mark of the PyPI solver is the CPU time of its call.\n\n\
         Classes: *players* are positions of steady players who have opened, at their turn, in games \
         among themselves;\n*14/20* is 14 tiles on the rack and 20 on the table, in random melds; *worst \
         found* ends a hill-climb in states\nvisited (`bench/positions`). All are made from seeds.\n\n",
        times(report),
        time(micros(LONG)),
    );
    let _ = write!(
        text,
        "### Beside the PyPI solver\n\nBaseline: {baseline}.\n\n{}\n\
         Mean CPU per position in µs, on the same positions. Ours: {}, which is four values, a plan, and \
         JSON in and\nout. Its: the call alone, after warming up, for one value, the most \
         tiles; *whole* is with reading the position.\n\n{}\n\n",
        beside(report),
        report.lines,
        differences(report),
    );
    let _ = write!(text, "### Budgets\n\n{}\n", budget::table(report));
    text
}

fn times(report: &Report) -> MarkdownTable {
    let head =
        ["positions", "n", "mean", "p50", "p90", "p99", "max", "CPU, ms", "states", "most states"];
    let mut table = MarkdownTable::new(&head);
    for Row { class, measured, .. } in &report.rows {
        let states = Summary::new(measured.states.iter().map(|states| *states as f64));
        let time = Summary::new(measured.micros.iter().copied());
        let (Some(time), Some(states)) = (time, states) else { continue };
        let figures = [time.mean, time.p50, time.p90, time.p99, time.max];
        let cells = [class.name.clone(), time.count.to_string()];
        table.row(cells.into_iter().chain(figures.map(figure)).chain([
            figure(micros(measured.cpu) / 1e3),
            count(states.mean),
            count(states.max),
        ]));
    }
    table
}

fn beside(report: &Report) -> MarkdownTable {
    let head = [
        "positions",
        "n",
        "ours, a line",
        "its, a value",
        "whole",
        "p99",
        "ratio",
        "other answers",
    ];
    let mut table = MarkdownTable::new(&head);
    for row in &report.rows {
        let Some(beside) = &row.beside else { continue };
        let (Some(line), Some(its)) = (row.line, Summary::new(beside.micros.iter().copied()))
        else {
            continue;
        };
        table.row([
            row.class.name.clone(),
            its.count.to_string(),
            figure(line),
            count(its.mean),
            Summary::new(beside.whole_micros.iter().copied())
                .map_or_else(String::new, |whole| count(whole.mean)),
            count(its.p99),
            row.times_less().map_or_else(String::new, |ratio| format!("{} ×", count(ratio))),
            (beside.fewer.len() + beside.illegal.len() + beside.more.len()).to_string(),
        ]);
    }
    table
}

/// Answers of one kind.
type Told = fn(&Beside) -> &Vec<String>;

/// How its answers differ from ours, with the first example of each kind.
fn differences(report: &Report) -> String {
    let all: Vec<&Beside> = report.rows.iter().filter_map(|row| row.beside.as_ref()).collect();
    let asked: usize = all.iter().map(|beside| beside.micros.len()).sum();
    let kinds: [(&str, Told); 3] = [
        ("fewer tiles than can be laid", |beside| &beside.fewer),
        ("no legal lay", |beside| &beside.illegal),
        ("more tiles than ours", |beside| &beside.more),
    ];
    let mut text = format!("Of its {asked} answers,");
    let mut examples = String::new();
    for (place, (name, of)) in kinds.into_iter().enumerate() {
        let told: Vec<&String> = all.iter().flat_map(|beside| of(beside)).collect();
        let _ = write!(text, "{} {} {name}", if place > 0 { "," } else { "" }, told.len());
        if let Some(first) = told.first() {
            let _ = write!(examples, "\n\nThe first with {name}:\n\n```text\n{first}\n```");
        }
    }
    format!("{text}; every answer is judged by the rules.{examples}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Machine;

    fn empty() -> Report {
        Report {
            machine: Machine::this(std::path::Path::new("."), &[]),
            rows: Vec::new(),
            lines: "nothing",
            baseline: None,
            games_per_second: 0.0,
        }
    }

    #[test]
    fn other_sections_of_the_page_stay() {
        let first = page(None, &empty());
        assert!(first.starts_with("# Benchmarks\n"));
        let more = format!("{first}\n## Server\n\nfast\n");
        let again = page(Some(more.clone()), &empty());
        assert_eq!(again, more);
        assert_eq!(
            page(Some("# Benchmarks\n".to_owned()), &empty()).matches("<!-- solver:").count(),
            1
        );
    }
}
