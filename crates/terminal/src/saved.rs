//! A saved evening: a file of JSON with everything needed to play on, the secret of the deal included.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

use dublet_rules::{
    game::Phase,
    record::{NotVerified, Record, RecordError},
    score::SeatScore,
    seat::Seat,
};
use dublet_words::Words;
use serde::{Deserialize, Serialize};

use crate::evening::{Deals, Evening, Plan, Played, Who};

/// The version of the file; a change of its meaning needs a new number.
const VERSION: u32 = 1;

/// How names of saved evenings end.
const ENDING: &str = "dublet.json";

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File1 {
    dublet: u32,
    /// The level of each seat's program, nothing for a person.
    levels: Vec<Option<String>>,
    by_colour: Vec<bool>,
    clock: Option<u16>,
    rounds: u8,
    played: Vec<Played1>,
    /// The game under way as a record, with its secret.
    game: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Played1 {
    starter: Seat,
    scores: Vec<SeatScore>,
}

/// Only the version, for a file of a version we do not know.
#[derive(Deserialize)]
struct AnyVersion {
    dublet: u32,
}

/// Why a file is no saved evening.
pub enum NotSaved {
    /// It is no JSON of an evening.
    Json(serde_json::Error),
    /// It is of a version that is not known.
    Version(u32),
    /// A computer player's level is not known.
    Level(String),
    /// The record in it cannot be read.
    Record(RecordError),
    /// The record in it is no game.
    Replay(dublet_rules::game::ReplayError),
    /// The parts do not belong together.
    Torn,
}

/// The text of a saved evening.
pub(crate) fn write(evening: &Evening) -> String {
    let plan = &evening.plan;
    let file = File1 {
        dublet: VERSION,
        levels: plan.players.iter().map(|who| who.level.map(|l| l.name().to_owned())).collect(),
        by_colour: evening.by_colour.clone(),
        clock: plan.clock,
        rounds: plan.rounds,
        played: evening
            .sheet()
            .map(|(starter, scores)| Played1 { starter, scores: scores.clone() })
            .collect(),
        game: evening.record().to_string(),
    };
    serde_json::to_string_pretty(&file).expect("plain data") + "\n"
}

/// The evening of a text, which goes on with these deals.
pub(crate) fn read(text: &str, deals: Deals) -> Result<Evening, NotSaved> {
    let any: AnyVersion = serde_json::from_str(text).map_err(NotSaved::Json)?;
    if any.dublet != VERSION {
        return Err(NotSaved::Version(any.dublet));
    }
    let file: File1 = serde_json::from_str(text).map_err(NotSaved::Json)?;
    let record: Record = file.game.parse().map_err(NotSaved::Record)?;
    let game = record.replay().map_err(NotSaved::Replay)?;
    let seats = record.names.len();
    let players: Result<Vec<Who>, NotSaved> = record
        .names
        .iter()
        .zip(&file.levels)
        .map(|(name, level)| {
            let level = level.as_deref().map(str::parse).transpose();
            let level = level
                .map_err(|unknown: dublet_players::UnknownLevel| NotSaved::Level(unknown.0))?;
            Ok(Who { name: name.clone(), level })
        })
        .collect();
    let players = players?;
    if file.levels.len() != seats || file.clock == Some(0) {
        return Err(NotSaved::Torn);
    }
    let plan = Plan { rules: record.rules, players, clock: file.clock, rounds: file.rounds };
    let sheet: Vec<Played> =
        file.played.into_iter().map(|game| (game.starter, game.scores)).collect();
    // A game that is over stands on the sheet already; one that is not has its place after it.
    let before = sheet.len() - usize::from(game.phase() == Phase::Over && !sheet.is_empty());
    let evening = Evening::taken_up(plan, file.by_colour, sheet[..before].to_vec(), record, deals);
    let evening = evening.ok_or(NotSaved::Torn)?;
    let same = evening.sheet().eq(sheet.iter().map(|(starter, scores)| (*starter, scores)));
    if same { Ok(evening) } else { Err(NotSaved::Torn) }
}

/// Writes a file so that a power cut leaves the old one or the new one, never half of either.
pub(crate) fn keep(file: &Path, text: &str) -> io::Result<()> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    let beside = PathBuf::from(beside);
    let mut options = File::options();
    options.write(true).create(true).truncate(true);
    // It holds every rack and the order of the pool: nobody else on the machine is to read it.
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut new = options.open(&beside)?;
    new.write_all(text.as_bytes())?;
    new.sync_all()?;
    fs::rename(&beside, file)
}

/// The first name of a saved evening that no earlier one has taken.
pub(crate) fn free_name(folder: &Path) -> PathBuf {
    let names = (1..).map(|number: u32| folder.join(format!("evening-{number}.{ENDING}")));
    names.into_iter().find(|file| !file.exists()).expect("numbers go on")
}

/// The first name of a record that no earlier one has taken.
pub(crate) fn free_record_name(folder: &Path) -> PathBuf {
    let names = (1..).map(|number: u32| folder.join(format!("game-{number}.txt")));
    names.into_iter().find(|file| !file.exists()).expect("numbers go on")
}

/// Where the record of a finished game goes: beside the evening it is of.
pub(crate) fn record_name(file: &Path, game: usize) -> PathBuf {
    let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let stem = name.strip_suffix(&format!(".{ENDING}")).unwrap_or(&name);
    file.with_file_name(format!("{stem}-game-{game}.txt"))
}

impl NotSaved {
    /// Why, in words.
    pub fn told(&self, words: &Words) -> String {
        match self {
            NotSaved::Json(error) => {
                words.tell("saved-not-json", [("error", words.bad_json(error).into())])
            }
            NotSaved::Version(version) => {
                words.tell("saved-version", [("version", (*version).into())])
            }
            NotSaved::Level(level) => words.unknown_level(level),
            NotSaved::Record(error) => {
                let args = [
                    ("line", error.line.into()),
                    ("error", words.parse_error(&error.error).into()),
                ];
                words.tell("error-line", args)
            }
            NotSaved::Replay(error) => words.not_verified(&NotVerified::Replay(error.clone())),
            NotSaved::Torn => words.say("saved-torn"),
        }
    }
}
