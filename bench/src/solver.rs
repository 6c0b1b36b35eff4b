//! `solver`: how long the best lay takes, class by class, beside the PyPI package `rummikub-solver`.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use clap::Args;
use dublet_players::Chance;
use dublet_rules::rules::Edition;
use dublet_solver::Solver;

use crate::{
    classes::{Class, Counts, Kind, classes, source},
    line::Lines,
    machine::Machine,
    measure::{CpuTime, Measured, Summary, measure},
    plot,
    position::write_text,
    pypi::{self, Beside, Question},
    report,
    selfplay::Players,
};

/// Where the figures are written, from the repository's folder.
const PAGE: &str = "docs/benchmarks.md";
const PICTURE: &str = "docs/pictures/solver.svg";

#[derive(Args)]
pub(crate) struct Options {
    /// Few positions, in under a minute; writes no page
    #[arg(long)]
    quick: bool,
    /// The Python that has `rummikub-solver`; without it, its columns stay empty and no page is written
    #[arg(long)]
    python: Option<PathBuf>,
}

/// A class and what was measured of it.
pub(crate) struct Row {
    pub(crate) class: Class,
    pub(crate) measured: Measured,
    /// Mean CPU time of a `--batch` line in µs, on the positions the baseline was asked about.
    pub(crate) line: Option<f64>,
    pub(crate) beside: Option<Beside>,
}

impl Row {
    /// The baseline's CPU time for its one value, as a multiple of a line of ours.
    pub(crate) fn times_less(&self) -> Option<f64> {
        let beside = Summary::new(self.beside.as_ref()?.micros.iter().copied())?;
        Some(beside.mean / self.line?)
    }
}

/// Everything that was measured.
pub(crate) struct Report {
    pub(crate) machine: Machine,
    pub(crate) rows: Vec<Row>,
    /// What the lines were answered by.
    pub(crate) lines: &'static str,
    /// What the baseline is, if it was run.
    pub(crate) baseline: Option<String>,
    pub(crate) games_per_second: f64,
}

impl Report {
    /// Times of all positions of some classes together.
    pub(crate) fn pooled(&self, of: impl Fn(&Class) -> bool) -> Option<Summary> {
        let rows = self.rows.iter().filter(|row| of(&row.class));
        Summary::new(rows.flat_map(|row| row.measured.micros.iter().copied()))
    }
}

/// Measures, prints, and writes the page.
pub(crate) fn solver(options: &Options) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("in the repository");
    let machine = Machine::this(root, &[PAGE, PICTURE]);
    let counts = if options.quick { Counts::QUICK } else { Counts::FULL };
    eprintln!("making positions");
    let mut solver = Solver::new();
    let mut rows = Vec::new();
    for class in classes(&counts)? {
        eprintln!("measuring {}: {} positions", class.name, class.positions.len());
        let measured = measure(&class.positions, &mut solver);
        rows.push(Row { class, measured, line: None, beside: None });
    }
    let lines = Lines::find();
    let folder = root.join("target/bench");
    for row in &mut rows {
        let Question { positions, tiles } = row.question(counts.baseline);
        if !positions.is_empty() {
            eprintln!("answering lines: {}", row.class.name);
            row.line = Some(lines.cpu(&positions, &tiles, &folder, &mut solver)?);
        }
    }
    let mut report = Report {
        machine,
        rows,
        lines: lines.describe(),
        baseline: None,
        games_per_second: games_per_second(counts.games),
    };
    if let Some(python) = &options.python {
        eprintln!("asking the baseline");
        report.ask(python, counts.baseline)?;
    }
    print!("{}", report::text(&report));
    if !options.quick && options.python.is_some() {
        let page = root.join(PAGE);
        write_text(&page, &report::page(std::fs::read_to_string(&page).ok(), &report))?;
        write_text(&root.join(PICTURE), &plot::svg(&report))?;
        println!("\nwritten: {PAGE}, {PICTURE}");
    }
    // A legal lay of more tiles than our best is a mistake of ours.
    let more = report.rows.iter().filter_map(|row| row.beside.as_ref()?.more.first());
    more.take(1).try_for_each(|told| Err(format!("the baseline found a better lay: {told}")))
}

impl Report {
    fn ask(&mut self, python: &Path, most: usize) -> Result<(), String> {
        let questions: Vec<Question> = self.rows.iter().map(|row| row.question(most)).collect();
        let (who, all) = pypi::ask(python, &questions)?;
        self.baseline = Some(who);
        for (row, beside) in self.rows.iter_mut().zip(all) {
            row.beside = (!beside.micros.is_empty()).then_some(beside);
        }
        Ok(())
    }
}

impl Row {
    /// The positions the baseline is asked about, spread over the class: it knows the Standard deck.
    fn question(&self, most: usize) -> Question {
        let all = self.class.positions.len();
        let count = if self.class.edition == Edition::Standard { most.min(all) } else { 0 };
        let places = (0..count).map(|number| number * all / count);
        Question {
            positions: places.clone().map(|place| self.class.positions[place].clone()).collect(),
            tiles: places.map(|place| self.measured.tiles[place]).collect(),
        }
    }
}

/// Games of four steady players, Standard, for each second of CPU.
fn games_per_second(games: usize) -> f64 {
    let mut players = Players::new();
    let mut rng = source(Edition::Standard, Kind::SelfPlay, 0);
    let mut play = || {
        let busy = CpuTime::here();
        players.play(Edition::Standard, 4, games, &mut Chance(&mut rng));
        busy.elapsed()
    };
    play();
    games as f64 / play().max(Duration::from_micros(1)).as_secs_f64()
}
