//! The game at one terminal, people and computer players mixed.
//!
//! `state.rs` is the game on the screen as a value, `draw.rs` a picture of it, `terminal.rs` the edge that
//! feeds the one and shows the other.

mod acts;
mod board;
mod clock;
mod course;
mod covers;
mod desk;
mod draw;
mod evening;
mod game_over;
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
    fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use dublet_rules::rules::Rules;
use dublet_words::{Words, sheet_lines};

pub use crate::{
    clock::{Clock, NoClock},
    evening::{Evening, Plan, Who, told_apart, who},
    saved::NotSaved,
    start::MOST_ROUNDS,
};
use crate::{
    start::{Chosen, Form},
    state::State,
    terminal::{Left, Screen, fair_deals},
};

/// How an evening begins.
pub enum Beginning {
    /// Where a kept one stopped.
    Resumed(Box<Evening>),
    /// With players that are known.
    Planned(Plan),
    /// By asking who plays, with this to start from.
    Asked {
        /// The rules chosen so far.
        rules: Rules,
        /// Whether they are house rules, which the form does not change.
        house: bool,
        /// What the move clock is set to.
        clock: Clock,
        /// How many rounds.
        rounds: u8,
    },
}

/// Where an evening is kept after every turn.
pub enum Keeping {
    /// Nowhere, unless it is cut short.
    Nowhere,
    /// In this file.
    File(PathBuf),
    /// In a new file of this folder, which is made when the game begins.
    Folder(PathBuf),
}

impl Keeping {
    fn file(self, words: &Words) -> Result<Option<PathBuf>, String> {
        match self {
            Self::Nowhere => Ok(None),
            Self::File(file) => Ok(Some(file)),
            Self::Folder(folder) => match fs::create_dir_all(&folder) {
                Ok(()) => Ok(Some(saved::free_name(&folder))),
                Err(error) => Err(words.cannot_write(&folder, &error)),
            },
        }
    }
}

/// The evening of a file's text.
///
/// # Errors
/// When the text is none, or not of a version that is known.
pub fn read_saved(text: &str) -> Result<Evening, NotSaved> {
    saved::read(text, fair_deals())
}

/// Plays an evening at the terminal.
///
/// # Errors
/// What keeps it from being played, in words.
pub fn play(beginning: Beginning, keeping: Keeping, words: &Words) -> Result<(), String> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return Err(words.say("play-no-terminal"));
    }
    let failed = |error: io::Error| words.io_reason(&error);
    let mut screen = Screen::take().map_err(failed)?;
    let plan = match beginning {
        Beginning::Resumed(evening) => {
            return play_at(&mut screen, *evening, keeping.file(words)?, words);
        }
        Beginning::Planned(plan) => plan,
        Beginning::Asked { rules, house, clock, rounds } => {
            let form = Form::new(rules, house, clock, rounds, words);
            match screen.start(form).map_err(failed)? {
                Chosen::Play(plan) => plan,
                Chosen::Leave => return Ok(()),
            }
        }
    };
    play_at(&mut screen, Evening::new(plan, fair_deals()), keeping.file(words)?, words)
}

/// Plays an evening, and others of the same plan as long as they are wanted; gives the terminal back, and says what is left
/// of them.
fn play_at(
    screen: &mut Screen,
    mut evening: Evening,
    mut file: Option<PathBuf>,
    words: &Words,
) -> Result<(), String> {
    let mut lines = Vec::new();
    loop {
        let shown = file.as_ref().map(|file| file.display().to_string());
        let mut state = State::new(evening, shown, words);
        let left =
            screen.play(&mut state, file.as_deref()).map_err(|error| words.io_reason(&error))?;
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.extend(left_of(&state.evening, &left, words));
        if !left.again {
            break;
        }
        evening = Evening::new(state.evening.plan, fair_deals());
        let folder = |file: PathBuf| file.parent().unwrap_or(Path::new("")).to_owned();
        file = file.map(|file| saved::free_name(&folder(file)));
    }
    screen.give_back();
    for line in lines {
        // A terminal that is gone reads nothing.
        let _ = writeln!(io::stdout(), "{line}");
    }
    Ok(())
}

/// What is said of an evening once it is left: its sheet, and where something of it is kept.
fn left_of(evening: &Evening, left: &Left, words: &Words) -> Vec<String> {
    let mut lines = match evening.played() == 0 {
        true => Vec::new(),
        false => sheet_lines(&evening.names(), evening.games().games(), words),
    };
    let told =
        |id: &str, file: &Path| words.tell(id, [("file", file.display().to_string().into())]);
    if let Some(file) = left.file.as_ref().filter(|_| evening.has_more()) {
        lines.push(told("play-saved", file));
    }
    lines.extend(left.records.iter().map(|(_, record)| told("play-record-kept", record)));
    lines
}
