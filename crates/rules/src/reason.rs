//! Where a seat's points come from (section 7): what is reckoned, and what a face says of it.

use serde::Serialize;

use crate::{
    meld::Meld,
    score::{Points, SeatScore},
};

/// Where a seat's points of a game come from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "why")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Reason {
    /// Won: by going out, or with the lowest rack (rules 7.1 and 7.5).
    Won {
        /// What each of the others lost, seat by seat.
        lost: Vec<u16>,
        /// How many with equal racks share that (rule 7.6).
        shared: u8,
        /// The own rack, where it is taken off (rule 7.5).
        less: u16,
    },
    /// Lost what the rack counts (rules 7.1 and 7.5).
    Rack {
        /// How much that is.
        lost: u16,
        /// The lowest rack, where it is taken off (rule 7.5).
        less: u16,
    },
    /// Never opened (rule 7.2).
    Unopened {
        /// What that costs instead of the rack.
        lost: u16,
        /// The lowest rack, where it would have been taken off the own (rule 7.5).
        less: u16,
    },
    /// Never opened, though the rack could have, but had announced it in time (rule 7.4).
    Announced {
        /// What that costs instead of the rack.
        lost: u16,
        /// The lowest rack, where it would have been taken off the own (rule 7.5).
        less: u16,
        /// What the rack could have opened with.
        melds: Vec<Meld>,
    },
    /// Never opened, though the rack could have (rules 7.2 and 7.3).
    CouldHave {
        /// What that costs instead of the rack.
        lost: u16,
        /// The lowest rack, where it would have been taken off the own (rule 7.5).
        less: u16,
        /// What the rack could have opened with; none where only its sum is known.
        melds: Vec<Meld>,
    },
}

impl Reason {
    /// What it comes to.
    pub fn score(&self) -> SeatScore {
        match self {
            Self::Won { lost, shared, less } => {
                let sum: Points = lost.iter().copied().map(whole).sum();
                SeatScore { big: 1, small: sum.share((*shared).into()) - whole(*less) }
            }
            loss => SeatScore { big: 0, small: -whole(loss.lost()) },
        }
    }

    /// What a loser lost; nothing for who won.
    pub fn lost(&self) -> u16 {
        match self {
            Self::Won { .. } => 0,
            Self::Rack { lost, .. }
            | Self::Unopened { lost, .. }
            | Self::Announced { lost, .. }
            | Self::CouldHave { lost, .. } => *lost,
        }
    }

    /// What the rack of somebody who never opened could have opened with.
    pub fn melds(&self) -> &[Meld] {
        match self {
            Self::Announced { melds, .. } | Self::CouldHave { melds, .. } => melds,
            Self::Won { .. } | Self::Rack { .. } | Self::Unopened { .. } => &[],
        }
    }
}

fn whole(value: u16) -> Points {
    Points::whole(i32::from(value))
}
