//! The benchmarks, beside their baselines: `cargo xtask bench`.

// Counts and times here are far below 2^52, and they end as figures to read.
#![allow(clippy::cast_precision_loss)]

mod budget;
mod classes;
mod line;
mod machine;
mod measure;
mod page;
mod plot;
mod position;
mod pypi;
mod random;
mod report;
mod seating;
mod section;
mod selfplay;
mod server;
mod solver;
mod strength;
mod table;
mod worst;

use std::process::ExitCode;

use clap::Parser;

#[derive(Parser)]
#[command(name = "cargo xtask bench")]
enum Task {
    /// Measure the solver beside the PyPI package rummikub-solver
    Solver(solver::Options),
    /// Write down what a browser told of the page
    Page(page::Options),
    /// Measure the server under load
    Server(server::Options),
    /// Draw tables of every size beside filling them one by one
    Seating(seating::Options),
    /// Play the matches of the ladder of players
    Strength(strength::Options),
    /// Search for the positions that cost the solver most, and keep them in bench/positions
    Worst(worst::Patience),
}

fn main() -> ExitCode {
    let done = match Task::parse() {
        Task::Solver(options) => solver::solver(&options),
        Task::Page(options) => page::page(&options),
        Task::Server(options) => server::server(&options),
        Task::Seating(options) => seating::seating(&options),
        Task::Strength(options) => strength::strength(&options),
        Task::Worst(patience) => worst::worst(patience),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
