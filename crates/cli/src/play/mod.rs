//! `dublet play`: the game at one terminal, people and programs mixed.
//!
//! `state.rs` is the game on the screen as a value, `draw.rs` a picture of it, `terminal.rs` the edge that
//! feeds the one and shows the other.

mod acts;
mod board;
mod bots;
mod course;
mod covers;
mod desk;
mod draw;
mod evening;
mod hint;
mod keys;
mod look;
mod mouse;
mod news;
mod saved;
mod start;
mod state;
mod status;
mod terminal;
#[cfg(test)]
mod tests;
mod thinking;
mod turn;

use std::{
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use clap::Args;
use dublet_players::{Level, UnknownLevel};
use dublet_rules::{game::Setup, rules::Rules, standings::Starter};

use self::{
    evening::{Evening, Plan, told_apart, who},
    start::{Chosen, Form},
    state::State,
    terminal::{Screen, fresh_deal},
};
use crate::{
    answer::{Answer, BadInput, Outcome, edition, in_file, make_folder, read_file},
    sheet::sheet_lines,
    words::Words,
};

/// `dublet play [EDITION]`
#[derive(Args)]
pub(crate) struct Play {
    /// The edition to play; otherwise standard
    #[arg(conflicts_with = "rules")]
    edition: Option<String>,
    /// House rules: a TOML file with an edition and the values that differ
    #[arg(long)]
    rules: Option<PathBuf>,
    /// Who plays, with commas between them: a level's name or name=level is a program, any other name a
    /// person; asked for when left out
    #[arg(long, value_delimiter = ',')]
    players: Vec<String>,
    /// How many rounds
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=i64::from(start::MOST_ROUNDS)))]
    rounds: Option<u8>,
    /// Seconds for a move, or `edition` for what the edition says
    #[arg(long)]
    clock: Option<Clock>,
    /// Keep the evening, and a record of each game, in this folder after every turn. The file of an
    /// unfinished game holds everybody's tiles: do not look into it
    #[arg(long)]
    save: Option<PathBuf>,
    /// Play on where a kept evening stopped
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
        if let Some(file) = &self.resume {
            let text = read_file(file, words)?;
            let evening =
                saved::read(&text).map_err(|why| in_file(file, words.not_saved(&why), words))?;
            let mut screen = screen(words)?;
            return play(&mut screen, evening, Some(file.clone()), words);
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
        let plan = match self.players.is_empty() {
            true => None,
            false => Some(self.plan(rules, clock, rounds, words)?),
        };
        let mut screen = screen(words)?;
        let plan = match plan {
            Some(plan) => plan,
            None => {
                let form = Form::new(rules, self.rules.is_some(), clock, rounds, words);
                match screen.start(form).map_err(|error| BadInput(error.to_string()))? {
                    Chosen::Play(plan) => plan,
                    Chosen::Leave => return Ok(Answer::Fine),
                }
            }
        };
        let file = match &self.save {
            None => None,
            Some(folder) => {
                make_folder(folder, words)?;
                Some(saved::free_name(folder))
            }
        };
        let deal = fresh_deal(plan.players.len()).map_err(|error| BadInput(error.to_string()))?;
        play(&mut screen, Evening::new(plan, deal), file, words)
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

/// The terminal, if there is one.
fn screen(words: &Words) -> Result<Screen, BadInput> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(BadInput(words.say("play-no-terminal")));
    }
    Screen::take().map_err(|error| BadInput(error.to_string()))
}

/// Plays an evening, gives the terminal back, and says what is left of it.
fn play(screen: &mut Screen, evening: Evening, file: Option<PathBuf>, words: &Words) -> Outcome {
    let shown = file.as_ref().map(|file| file.display().to_string());
    let mut state = State::new(evening, shown, words);
    let kept = screen.play(&mut state, file).map_err(|error| BadInput(error.to_string()));
    screen.give_back();
    let kept = kept?;
    let evening = &state.evening;
    let mut lines = match evening.played.is_empty() {
        true => Vec::new(),
        false => sheet_lines(&evening.names(), evening.games.games(), words),
    };
    if let Some(file) = kept.filter(|_| evening.has_more()) {
        lines.push(words.tell("play-saved", [("file", file.display().to_string().into())]));
    }
    for line in lines {
        // A terminal that is gone reads nothing.
        let _ = writeln!(io::stdout(), "{line}");
    }
    Ok(Answer::Fine)
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
    Rules::house(base, changes).map_err(|error| bad(words.house_error(&error)))
}
