//! Lots that anybody can draw again: what they were drawn with stands in the file.

use std::{fmt, str::FromStr};

use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

use crate::{
    chance::Chance,
    event::{Act, Tables},
    file::{EventFile, ReplayError},
    person::PersonId,
    seating::{Problem, STEPS},
    tournament::Tournament,
};

/// How lots become tables and orders. Another program may do it otherwise, and then has another number.
const WAY: u8 = 1;

/// What lots were drawn with. Written as `1-` and sixty-four hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Lots {
    way: u8,
    seed: [u8; 32],
}

impl Lots {
    /// Lots of this program.
    pub fn new(seed: [u8; 32]) -> Self {
        Self { way: WAY, seed }
    }

    /// Tables drawn with them; `None` where another program drew.
    pub fn tables(&self, problem: &Problem) -> Option<Vec<Tables>> {
        Some(problem.seat(&mut self.words()?, STEPS).rounds)
    }

    /// People who share a place, put in order; `None` where another program did.
    pub fn order(&self, tied: &[PersonId]) -> Option<Vec<PersonId>> {
        let mut order = tied.to_vec();
        order.sort_unstable();
        Chance(&mut self.words()?).shuffle(&mut order);
        Some(order)
    }

    fn words(&self) -> Option<ChaCha20Rng> {
        (self.way == WAY).then(|| ChaCha20Rng::from_seed(self.seed))
    }
}

impl fmt::Display for Lots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-", self.way)?;
        self.seed.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A text that lots are not written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("lots are a number, a dash and 64 hexadecimal digits")]
pub struct NoLots;

impl FromStr for Lots {
    type Err = NoLots;

    fn from_str(text: &str) -> Result<Self, NoLots> {
        let (way, digits) = text.split_once('-').ok_or(NoLots)?;
        let way = way.parse().map_err(|_| NoLots)?;
        if digits.len() != 64 || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(NoLots);
        }
        let mut seed = [0; 32];
        for (byte, at) in seed.iter_mut().zip((0..).step_by(2)) {
            *byte = u8::from_str_radix(&digits[at..at + 2], 16).map_err(|_| NoLots)?;
        }
        Ok(Self { way, seed })
    }
}

impl From<Lots> for String {
    fn from(lots: Lots) -> Self {
        lots.to_string()
    }
}

impl TryFrom<String> for Lots {
    type Error = NoLots;

    fn try_from(text: String) -> Result<Self, NoLots> {
        text.parse()
    }
}

/// Something in an event that lots may have decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Draw {
    /// Its place in the log, from 1.
    pub line: usize,
    /// What was drawn.
    #[serde(flatten)]
    pub what: Drawn,
    /// What it was drawn with; none by hand, by the rank, and in files of before.
    pub lots: Option<Lots>,
    /// What drawing it again gives.
    pub again: Again,
}

/// What was drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "drawn")]
pub enum Drawn {
    /// Tables of rounds, from the first of them to the last.
    Tables {
        /// From 1.
        first: usize,
        /// The last.
        last: usize,
    },
    /// The order of people who shared a place.
    Order {
        /// The best first.
        players: Vec<PersonId>,
    },
}

/// What drawing again gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Again {
    /// The same.
    Same,
    /// Something else: it was not drawn like that.
    Other,
    /// Tables follow from the rank, and do.
    ByRank,
    /// No lots are known.
    NoLots,
    /// Another program drew, in another way.
    AnotherWay,
}

/// Draws everything again that an event says was drawn.
///
/// # Errors
/// The first event of the log that cannot be.
pub fn draw_again(file: &EventFile) -> Result<Vec<Draw>, ReplayError> {
    let mut draws = Vec::new();
    file.replay_with(|before, line, act| draws.extend(draw_of(before, line, act)))?;
    Ok(draws)
}

fn draw_of(before: &Tournament, line: usize, act: &Act) -> Option<Draw> {
    match act {
        Act::Seat { rounds, lots } => {
            let problem = before.seating_problem()?;
            let played = problem.history.len();
            let by_rank = || problem.by_rank && problem.tables_by_rank() == *rounds;
            let again = match lots {
                Some(lots) => compared(lots.tables(&problem).as_ref(), rounds),
                None if by_rank() => Again::ByRank,
                None => Again::NoLots,
            };
            let what = Drawn::Tables { first: played + 1, last: played + rounds.len() };
            Some(Draw { line, what, lots: *lots, again })
        }
        Act::BreakTie { order, lots, .. } => {
            let again = match lots {
                Some(lots) => compared(lots.order(order).as_ref(), order),
                None => Again::NoLots,
            };
            let what = Drawn::Order { players: order.clone() };
            Some(Draw { line, what, lots: *lots, again })
        }
        _ => None,
    }
}

fn compared<T: PartialEq>(drawn: Option<&T>, told: &T) -> Again {
    match drawn {
        Some(drawn) if drawn == told => Again::Same,
        Some(_) => Again::Other,
        None => Again::AnotherWay,
    }
}
