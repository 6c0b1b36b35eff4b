//! The game: a fold over its events.
//!
//! [`Game::decide`] asks the rules whether a command may be and what comes of it; [`Game::apply`]
//! makes it so. There is no other way in. Edges hand in shuffles, drafts and time-outs.

mod apply;
mod command;
mod decide;
mod event;
mod refusal;
mod replay;
mod start;
mod time_up;
pub mod view;

use serde::{Deserialize, Serialize};

pub use self::{
    command::{Command, Draft, DraftTile, Effect, Ruling},
    event::{Cause, EVENT_VERSION, Event},
    refusal::Refusal,
    replay::{ReplayError, ReplayFault},
};
use crate::{
    bag::Bag,
    pool::Pool,
    rules::Rules,
    score::{End, Points, SeatScore},
    seat::Seat,
    standings::Starter,
    table::Table,
    tile::Tile,
};

/// What a game starts from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    rules: Rules,
    seats: u8,
    starter: Starter,
}

/// Why a game cannot be set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSetup {
    /// Too few or too many players for the rules (rule 1.2).
    #[error("{seats} players: these rules are for {min} to {max}")]
    Seats {
        /// How many were asked for.
        seats: usize,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// The starter is no seat of the game.
    #[error("seat {0} does not play")]
    Starter(Seat),
}

impl Setup {
    /// A game of so many seats.
    ///
    /// # Errors
    /// When the rules are not for so many, or the starter is none of them.
    pub fn new(rules: Rules, seats: usize, starter: Starter) -> Result<Self, BadSetup> {
        let (min, max) = (rules.min_players, rules.max_players);
        if !(usize::from(min)..=usize::from(max)).contains(&seats) {
            return Err(BadSetup::Seats { seats, min, max });
        }
        match starter {
            Starter::Seat(seat) if seat.index() >= seats => Err(BadSetup::Starter(seat)),
            _ => Ok(Self { rules, seats: seats as u8, starter }),
        }
    }

    /// The rules played.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How many play.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Who starts.
    pub const fn starter(&self) -> Starter {
        self.starter
    }
}

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Phase {
    /// The start draw is due.
    StartDraw,
    /// A shuffle and deal is due.
    Deal,
    /// Somebody is to move.
    Play,
    /// The judge is to decide.
    Paused,
    /// It is over.
    Over,
}

/// What one seat has; secret.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct SeatState {
    rack: Bag,
    opened: bool,
    /// The draw after which an opening was announced, while that holds (rule 7.4).
    announced_after: Option<Bag>,
    /// What judges have given or taken.
    correction: Points,
}

/// The last lay, as long as a judge could take it back.
#[derive(Clone, PartialEq, Eq, Debug)]
struct LastLay {
    seat: Seat,
    table_before: Table,
    laid: Bag,
    opened_before: bool,
    passes_before: u8,
    last_moves_before: Option<u8>,
}

/// A game in progress or over: everything, including what nobody may see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    setup: Setup,
    phase: Phase,
    places: Vec<SeatState>,
    pool: Pool,
    table: Table,
    starter: Option<Seat>,
    turn: Seat,
    /// Shuffles so far (the number of the next one, see [`crate::deal`]).
    shuffles: u32,
    /// No move has been made since the deal (rule 2.3).
    claims_open: bool,
    /// Who may announce now, and what the draw brought (rule 7.4).
    may_announce: Option<(Seat, Bag)>,
    /// The announcement that lapsed with the last turn (rule 7.4): games of before that ended with it were scored by it.
    last_announced: Option<(Seat, Bag)>,
    /// Passes in a row (rule 6.2).
    passes: u8,
    /// Moves left once the pool ran out (rule 6.2).
    last_moves: Option<u8>,
    last_lay: Option<LastLay>,
    judge_called: bool,
    outcome: Option<(End, Vec<SeatScore>)>,
}

impl Game {
    /// A game about to start.
    pub fn new(setup: Setup) -> Self {
        let (phase, starter) = match setup.starter {
            Starter::Draw => (Phase::StartDraw, None),
            Starter::Seat(seat) => (Phase::Deal, Some(seat)),
        };
        Self {
            setup,
            phase,
            places: vec![SeatState::default(); usize::from(setup.seats)],
            pool: Pool::empty(),
            table: Table::default(),
            starter,
            turn: starter.unwrap_or(Seat::A),
            shuffles: 0,
            claims_open: false,
            may_announce: None,
            last_announced: None,
            passes: 0,
            last_moves: None,
            last_lay: None,
            judge_called: false,
            outcome: None,
        }
    }

    /// What it started from.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Where it stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who is to move, while somebody is.
    pub fn turn(&self) -> Option<Seat> {
        (self.phase == Phase::Play).then_some(self.turn)
    }

    /// Who made or will make the first move, once that is known.
    pub fn starter(&self) -> Option<Seat> {
        self.starter
    }

    /// The number of the next shuffle (see [`crate::deal`]).
    pub fn shuffles(&self) -> u32 {
        self.shuffles
    }

    /// How it ended and what every seat scored, judges' corrections included.
    pub fn result(&self) -> Option<(End, Vec<SeatScore>)> {
        let (end, scores) = self.outcome.as_ref()?;
        let corrected = scores
            .iter()
            .zip(&self.places)
            .map(|(score, place)| SeatScore { small: score.small + place.correction, ..*score });
        Some((*end, corrected.collect()))
    }

    /// Every tile there is, wherever it lies; a test of conservation reads this.
    pub fn all_tiles(&self) -> Bag {
        let racks = self.places.iter().map(|place| place.rack);
        racks
            .fold(*self.table.tiles(), |all, rack| all.plus(&rack))
            .plus(&self.pool.tiles().collect())
    }

    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        Seat::first(self.setup.seats)
    }

    fn place(&self, seat: Seat) -> &SeatState {
        &self.places[seat.index()]
    }

    fn place_mut(&mut self, seat: Seat) -> &mut SeatState {
        &mut self.places[seat.index()]
    }
}

/// The pairs of identical number tiles of a rack, one tile each; three identical ones are one
/// doublet (rule 2.3).
pub fn doublets(rack: &Bag) -> impl Iterator<Item = Tile> {
    rack.faces().filter(|(tile, count)| !tile.is_joker() && *count >= 2).map(|(tile, _)| tile)
}
