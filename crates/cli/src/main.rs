//! The program `dublet`: tile rummy in the terminal.
//!
//! Only this crate prints. Exit code 0 is fine, 1 the answer is no, 2 bad input.

// `println!` panics when nobody reads the output any more; `print` does not.
#![warn(clippy::print_stdout, clippy::print_stderr)]

mod answer;
mod arena;
mod backup;
mod editions;
mod load;
mod meld;
mod paint;
mod play;
mod print;
mod progress;
mod record;
mod review;
mod score;
mod serve;
mod simulate;
mod solve;
mod tournament;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use dublet_words::{Language, Words};

use crate::answer::Answer;

/// Tile rummy: play it, check melds, find the best move, score games, verify records.
#[derive(Parser)]
#[command(name = "dublet", version)]
struct Program {
    /// Language of the answers; otherwise the environment's
    #[arg(long, global = true, value_enum)]
    lang: Option<Language>,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Play at this terminal, with people and computer players
    Play(play::Play),
    /// Check whether tiles form a meld, and explain why not
    Meld(meld::Read),
    /// Find the best move for one position, or for many from a JSON file
    Solve(solve::Solve),
    /// List the editions, show one, or compare two
    Editions(editions::Editions),
    /// Score games from their final racks
    Score(score::Score),
    /// Replay a finished game: check that every move was legal and the shuffle was fair
    Verify(verify::Verify),
    /// Look at a finished game again: what was played, what was best, what was missed
    Review(review::Review),
    /// Let computer players play each other
    Simulate(simulate::Simulate),
    /// Measure a player against others on duplicate deals
    Arena(arena::Arena),
    /// Seat, check and sum up tournaments
    Tournament(tournament::Tournament),
    /// Let people play over the network
    Serve(serve::Serve),
    /// Measure a server on this machine with many players
    Load(load::Load),
    /// Copy what a server keeps, also while it runs
    Backup(backup::Backup),
    /// Put a copy in the place of what a server kept
    Restore(backup::Restore),
}

fn main() -> ExitCode {
    let program = Program::parse();
    let words = Words::new(program.lang.unwrap_or_else(Language::from_environment));
    let outcome = match program.task {
        Task::Play(task) => task.run(&words),
        Task::Meld(task) => task.run(&words),
        Task::Solve(task) => task.run(&words),
        Task::Editions(task) => task.run(&words),
        Task::Score(task) => task.run(&words),
        Task::Verify(task) => task.run(&words),
        Task::Review(task) => task.run(&words),
        Task::Simulate(task) => task.run(&words),
        Task::Arena(task) => task.run(&words),
        Task::Tournament(task) => task.run(&words),
        Task::Serve(task) => task.run(&words),
        Task::Load(task) => task.run(&words),
        Task::Backup(task) => task.run(&words),
        Task::Restore(task) => task.run(&words),
    };
    match outcome.and_then(|answer| print::printed(answer, &words)) {
        Ok(Answer::Fine) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Ok(Answer::Bad) => ExitCode::from(2),
        Err(bad) => {
            print::error(&bad.0);
            ExitCode::from(2)
        }
    }
}
