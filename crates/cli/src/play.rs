//! `dublet play`: the game at one terminal, people and programs mixed.

use std::path::{Path, PathBuf};

use clap::Args;
use dublet_players::{Level, UnknownLevel};
use dublet_rules::{game::Setup, rules::Rules, standings::Starter};
use dublet_terminal::{Beginning, Keeping, MOST_ROUNDS, Plan, read_saved, told_apart, who};
use dublet_words::Words;

use crate::answer::{Answer, BadInput, Outcome, edition, in_file, read_file};

/// `dublet play [EDITION]`
#[derive(Args)]
pub(crate) struct Play {
    /// The edition to play; otherwise standard
    #[arg(conflicts_with = "rules")]
    edition: Option<String>,
    /// House rules: a TOML file with an edition and the values that differ
    #[arg(long)]
    rules: Option<PathBuf>,
    /// Who plays, with commas between them: a level's name or name=level is a computer player, any other
    /// name a person; asked for when left out
    #[arg(long, value_delimiter = ',')]
    players: Vec<String>,
    /// How many rounds
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_ROUNDS)))]
    rounds: Option<u8>,
    /// Seconds for a move, or `edition` for what the edition says
    #[arg(long)]
    clock: Option<Clock>,
    /// Save the game, and a record of each finished one, in this folder after every turn. The file of an
    /// unfinished game holds everybody's tiles: do not look into it
    #[arg(long)]
    save: Option<PathBuf>,
    /// Play on where a saved game stopped
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "rules", "players", "rounds", "clock", "save"])]
    resume: Option<PathBuf>,
}

/// What a clock is set to.
#[derive(Clone, Copy)]
enum Clock {
    Edition,
    Seconds(u16),
}

impl std::str::FromStr for Clock {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match (text, text.parse()) {
            ("edition", _) => Ok(Self::Edition),
            (_, Ok(seconds @ 1..=3600)) => Ok(Self::Seconds(seconds)),
            _ => Err("1 to 3600 seconds, or edition"),
        }
    }
}

impl Play {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let (beginning, keeping) = self.beginning(words)?;
        match dublet_terminal::play(beginning, keeping, words) {
            Ok(()) => Ok(Answer::Fine),
            Err(error) => Err(BadInput(error)),
        }
    }

    /// How the evening begins, and where it is kept.
    fn beginning(&self, words: &Words) -> Result<(Beginning, Keeping), BadInput> {
        if let Some(file) = &self.resume {
            let text = read_file(file, words)?;
            let evening = read_saved(&text).map_err(|why| in_file(file, why.told(words), words))?;
            return Ok((Beginning::Resumed(Box::new(evening)), Keeping::File(file.clone())));
        }
        let rules = match (&self.rules, &self.edition) {
            (Some(file), _) => house_rules(file, words)?,
            (None, Some(id)) => edition(id, words)?,
            (None, None) => dublet_rules::rules::Edition::Standard.rules(),
        };
        let clock = self.clock.and_then(|clock| match clock {
            Clock::Seconds(seconds) => Some(seconds),
            Clock::Edition => Some(rules.move_seconds).filter(|seconds| *seconds > 0),
        });
        let rounds = self.rounds.unwrap_or(1);
        let beginning = match self.players.is_empty() {
            true => Beginning::Asked { rules, house: self.rules.is_some(), clock, rounds },
            false => Beginning::Planned(self.plan(rules, clock, rounds, words)?),
        };
        let keeping = self.save.clone().map_or(Keeping::Nowhere, Keeping::Folder);
        Ok((beginning, keeping))
    }

    fn plan(
        &self,
        rules: Rules,
        clock: Option<u16>,
        rounds: u8,
        words: &Words,
    ) -> Result<Plan, BadInput> {
        let names = self.players.iter().filter(|name| !name.trim().is_empty());
        let players: Result<Vec<_>, UnknownLevel> = names.map(|name| who(name)).collect();
        let players = players.map_err(|UnknownLevel(level)| {
            let known = Level::ALL.map(Level::name).join(", ");
            let args = [("player", level.into()), ("known", known.into())];
            BadInput(words.tell("error-unknown-player", args))
        })?;
        let players = told_apart(players);
        Setup::new(rules, players.len(), Starter::Draw)
            .map_err(|bad| BadInput(words.bad_setup(bad)))?;
        Ok(Plan { rules, players, clock, rounds })
    }
}

/// House rules from a file.
fn house_rules(file: &Path, words: &Words) -> Result<Rules, BadInput> {
    let text = read_file(file, words)?;
    let bad = |error: String| in_file(file, error, words);
    let values: toml::Table = text.parse().map_err(|e: toml::de::Error| bad(e.to_string()))?;
    let mut changes = Vec::new();
    let mut edition = None;
    for (name, value) in values {
        let text = match value {
            toml::Value::String(text) => text,
            toml::Value::Integer(number) => number.to_string(),
            toml::Value::Boolean(yes) => if yes { "yes" } else { "no" }.to_owned(),
            _ => return Err(bad(words.tell("house-not-simple", [("name", name.into())]))),
        };
        match name.as_str() {
            "edition" => edition = Some(text),
            _ => changes.push((name, text)),
        }
    }
    let edition = edition.ok_or_else(|| bad(words.say("house-no-edition")))?;
    let base = edition.parse().map_err(|_| bad(words.unknown_edition(&edition)))?;
    let changes = changes.iter().map(|(name, text)| (name.as_str(), text.as_str()));
    Rules::house(base, changes).map_err(|error| bad(words.bad_rules(&error)))
}
