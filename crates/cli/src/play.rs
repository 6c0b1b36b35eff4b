//! `dublet play`: the game at one terminal, people and programs mixed.

use std::path::{Path, PathBuf};

use clap::Args;
use dublet_players::UnknownLevel;
use dublet_rules::{game::Setup, rules::Rules, standings::Starter};
use dublet_terminal::{
    Beginning, Clock, Keeping, MOST_ROUNDS, NoClock, Plan, read_saved, told_apart, who,
};
use dublet_words::Words;

use crate::answer::{Answer, BadInput, Outcome, edition, in_file, read_file};

/// `dublet play [EDITION]`
#[derive(Args)]
pub(crate) struct Play {
    #[arg(conflicts_with = "rules")]
    edition: Option<String>,
    #[arg(long)]
    rules: Option<PathBuf>,
    #[arg(long, value_delimiter = ',')]
    players: Vec<String>,
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=i64::from(MOST_ROUNDS)))]
    rounds: Option<u8>,
    #[arg(long, value_name = "SECONDS", value_parser = clock)]
    clock: Option<Clock>,
    #[arg(long)]
    save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["edition", "rules", "players", "rounds", "clock", "save"])]
    resume: Option<PathBuf>,
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
        let clock = self.clock.unwrap_or_default();
        let rounds = self.rounds.unwrap_or(1);
        let beginning = match self.players.is_empty() {
            true => Beginning::Asked { rules, house: self.rules.is_some(), clock, rounds },
            false => {
                let clock = clock.seconds(&rules);
                Beginning::Planned(self.plan(rules, clock, rounds, words)?)
            }
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
        let players: Result<Vec<_>, UnknownLevel> = names.map(|name| who(name, words)).collect();
        let players =
            players.map_err(|UnknownLevel(level)| BadInput(words.unknown_level(&level)))?;
        let players = told_apart(players);
        Setup::new(rules, players.len(), Starter::Draw)
            .map_err(|bad| BadInput(words.bad_setup(bad)))?;
        Ok(Plan { rules, players, clock, rounds })
    }
}

/// A clock as one types it.
fn clock(text: &str) -> Result<Clock, &'static str> {
    text.parse().map_err(|NoClock| "1 to 3600 seconds, edition or none")
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

#[cfg(test)]
mod tests {
    use clap::Parser;
    use dublet_words::Language;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        play: Play,
    }

    /// Rule 1.2: a game begins with the edition's clock, whether players are named or asked for.
    #[test]
    fn a_game_begins_with_the_editions_clock() {
        let words = Words::new(Language::En);
        for (line, seconds) in [
            ("family", Some(60)),
            ("xp", Some(60)),
            ("original", Some(60)),
            ("championship-twist", Some(40)),
            ("standard", None),
            ("family --clock none", None),
            ("family --clock 90", Some(90)),
            ("family --clock edition", Some(60)),
        ] {
            for players in [&[][..], &["--players", "Anna,steady"]] {
                let args = ["dublet"].into_iter().chain(line.split(' '));
                let play = Line::parse_from(args.chain(players.iter().copied())).play;
                let begun = match play.beginning(&words) {
                    Ok((Beginning::Asked { rules, clock, .. }, _)) => clock.seconds(&rules),
                    Ok((Beginning::Planned(plan), _)) => plan.clock,
                    _ => panic!("{line}"),
                };
                assert_eq!(begun, seconds, "{line}");
            }
        }
    }
}
