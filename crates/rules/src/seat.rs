//! Seats at a table, A to F.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A seat; A is 0. Play goes from each seat to the next (rule 4.1: clockwise).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "char", try_from = "char")]
#[cfg_attr(
    feature = "typescript",
    derive(ts_rs::TS),
    ts(type = "\"A\" | \"B\" | \"C\" | \"D\" | \"E\" | \"F\"")
)]
pub struct Seat(u8);

impl Seat {
    /// The most seats any rules allow.
    pub const MAX: usize = 6;

    /// Seat A.
    pub const A: Self = Self(0);

    /// The seat of an index below [`Seat::MAX`].
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::MAX { Some(Self(index as u8)) } else { None }
    }

    /// The first so many seats.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count.min(Self::MAX as u8)).map(Self)
    }

    /// Its place, A being 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The next clockwise of so many.
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }
}

impl From<Seat> for char {
    fn from(seat: Seat) -> char {
        seat.letter()
    }
}

/// Not a letter of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("\"{0}\" is no seat")]
pub struct NoSeat(char);

impl TryFrom<char> for Seat {
    type Error = NoSeat;

    fn try_from(letter: char) -> Result<Self, NoSeat> {
        Self::first(Self::MAX as u8).find(|seat| seat.letter() == letter).ok_or(NoSeat(letter))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
