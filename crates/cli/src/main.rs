//! The program `dublet`: tile rummy in the terminal.
//!
//! Only this crate prints. Exit code 0 is fine, 1 the answer is no, 2 bad input.

// `println!` panics when nobody reads the output any more; `print` does not.
#![warn(clippy::print_stdout, clippy::print_stderr)]

mod answer;
mod arena;
mod backup;
mod editions;
mod help;
mod load;
mod meld;
mod misuse;
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
mod typed;
mod verify;

use std::{env, process::ExitCode};

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use dublet_words::{Language, Words};

use crate::answer::Answer;

#[derive(Parser)]
#[command(name = "dublet", version)]
struct Program {
    #[arg(long, global = true, value_enum)]
    lang: Option<Language>,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    Play(play::Play),
    Meld(meld::Read),
    Solve(solve::Solve),
    Editions(editions::Editions),
    Score(score::Score),
    Verify(verify::Verify),
    Review(review::Review),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Tournament(tournament::Tournament),
    Serve(serve::Serve),
    Load(load::Load),
    Backup(backup::Backup),
    Restore(backup::Restore),
}

/// The command that was typed, as far as it is one: its help says how it is used.
fn meant() -> String {
    let (mut command, mut names) = (Program::command(), vec!["dublet".to_owned()]);
    for argument in env::args().skip(1) {
        if let Some(found) = command.find_subcommand(&argument).cloned() {
            command = found;
            names.push(argument);
        }
    }
    names.join(" ")
}

fn main() -> ExitCode {
    let words = Words::new(help::language(env::args_os()));
    let command = help::told(Program::command(), &words);
    let matches = command.try_get_matches();
    let program = match matches.and_then(|matches| Program::from_arg_matches(&matches)) {
        Ok(program) => program,
        Err(error) => return misuse::told(&error, &meant(), &words),
    };
    let words = program.lang.map_or(words, Words::new);
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
