//! `dublet tournament`: tables drawn and drawn again, events begun, checked, made up, summed up and written out.

mod check;
mod draws;
mod export;
mod generate;
mod import;
mod seat;
mod standings;
mod told;

use std::path::Path;

use clap::{Args, Subcommand};
use dublet_tournament::{
    file::{EventFile, NotAnEvent},
    tournament::Tournament as Event,
};
use dublet_words::Words;

use crate::answer::{BadInput, Outcome, in_file, read_file};

/// `dublet tournament TASK`
#[derive(Args)]
pub(crate) struct Tournament {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    Seat(seat::Seat),
    Import(import::Import),
    Check(check::Check),
    Draws(draws::Draws),
    Generate(generate::Generate),
    Standings(standings::Standings),
    Export(export::Export),
}

impl Tournament {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        match self.task {
            Task::Seat(task) => task.run(words),
            Task::Import(task) => task.run(words),
            Task::Check(task) => task.run(words),
            Task::Draws(task) => task.run(words),
            Task::Generate(task) => task.run(words),
            Task::Standings(task) => task.run(words),
            Task::Export(task) => task.run(words),
        }
    }
}

/// An event's file.
fn read(file: &Path, words: &Words) -> Result<EventFile, BadInput> {
    let text = read_file(file, words)?;
    EventFile::read(&text).map_err(|error| {
        let error = match error {
            NotAnEvent::Json(error) => words.bad_json(&error),
            NotAnEvent::Version { found, known } => {
                let args = [("found", found.into()), ("known", known.into())];
                words.tell("tournament-error-version", args)
            }
        };
        in_file(file, error, words)
    })
}

/// An event's file, and the event as it stands.
fn replay(file: &Path, words: &Words) -> Result<(EventFile, Event), BadInput> {
    let event = read(file, words)?;
    match event.replay() {
        Ok(tournament) => Ok((event, tournament)),
        Err(error) => Err(in_file(file, told::event_refused(words, &error), words)),
    }
}
