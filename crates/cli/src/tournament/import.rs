//! `dublet tournament import`: a new event for the players of a list.

use std::path::PathBuf;

use clap::Args;
use dublet_rules::rules::Rules;
use dublet_tournament::{
    event::{Act, Procedure},
    file::EventFile,
    person::{Actor, PersonId},
    plan::Preset,
    refusal::Refusal,
    tournament::Tournament,
};
use dublet_words::Words;

use super::told::{bad_line, refused};
use crate::{
    answer::{Answer, BadInput, Outcome, edition, in_file, read_file, write_file},
    print,
};

/// `dublet tournament import LIST`
#[derive(Args)]
pub(crate) struct Import {
    list: PathBuf,
    #[arg(long, default_value = "")]
    title: String,
    #[arg(long, default_value = "championship")]
    edition: String,
    #[arg(long)]
    present: bool,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Import {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let rules = edition(&self.edition, words)?;
        let list = read_file(&self.list, words)?;
        let mut event = EventFile { title: self.title, ..EventFile::default() };
        event.names.add(&words.say("tournament-organiser"), ORGANISER.id).expect("the first name");
        let players = match event.import(&list) {
            Ok(players) if players.is_empty() => {
                return Err(in_file(&self.list, words.say("tournament-error-nobody"), words));
            }
            Ok(players) => players,
            Err(bad) => {
                for line in &bad {
                    print::error(&in_file(&self.list, bad_line(words, line), words).0);
                }
                return Ok(Answer::Bad);
            }
        };
        enter(&mut event, rules, &players, self.present)
            .map_err(|refusal| BadInput(refused(words, &refusal)))?;
        match &self.out {
            Some(file) => write_file(file, &event.write(), words)?,
            None => print::line(event.write().trim_end()),
        }
        Ok(Answer::Fine)
    }
}

const ORGANISER: Actor = Actor::organiser(1);

/// Founds the event, with the plan for so many players, and enters them.
fn enter(
    event: &mut EventFile,
    rules: Rules,
    players: &[PersonId],
    present: bool,
) -> Result<(), Refusal> {
    let mut tournament = Tournament::new();
    let mut act = |act| event.act(&mut tournament, ORGANISER, act);
    act(Act::Found { rules, procedure: Procedure::NEWEST })?;
    act(Act::Plan { plan: Preset::for_players(players.len()).plan(&rules) })?;
    for &player in players {
        act(Act::Register { player })?;
        if present {
            act(Act::CheckIn { player })?;
        }
    }
    Ok(())
}
