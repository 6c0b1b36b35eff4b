//! A turn: what was played beside what was best.

use dublet_rules::{bag::Bag, game::Cause, seat::Seat, tile::Tile};
use serde::Serialize;

use crate::{best::Best, grade::Mistake};

/// One turn of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Turn {
    /// Its number in the game, from 1.
    pub number: u32,
    /// The number of the record's event that ended it, from 1.
    pub event: u32,
    /// Whose it was.
    pub seat: Seat,
    /// The rack before it.
    pub rack: Bag,
    /// Whether the player had opened in an earlier turn.
    pub opened: bool,
    /// What was played.
    pub played: Played,
    /// Why: the player's choice, or what happened instead of one.
    pub cause: Cause,
    /// Whether a judge took it back (rule 8.3). Then the player moved again, and this turn counts for nothing.
    pub taken_back: bool,
    /// The best there was.
    pub best: Best,
    /// What was missed, if anything was.
    pub mistake: Option<Mistake>,
}

/// What was played in a turn (rule 4.1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "did")]
pub enum Played {
    /// Tiles were laid.
    Lay {
        /// The tiles from the rack.
        laid: Bag,
        /// How much the rack's value dropped (rule 6.3).
        shed: u16,
        /// An opening's worth (rule 4.2).
        #[serde(skip_serializing_if = "Option::is_none")]
        worth: Option<u16>,
    },
    /// Tiles were drawn; several only as a penalty.
    Draw {
        /// The tiles, in the order drawn.
        drawn: Vec<Tile>,
    },
    /// Nothing was left to draw.
    Pass,
}

impl Played {
    /// The tiles laid, none for a draw or a pass.
    pub fn laid(&self) -> Bag {
        match self {
            Self::Lay { laid, .. } => *laid,
            Self::Draw { .. } | Self::Pass => Bag::EMPTY,
        }
    }

    /// How many tiles were laid, and how much the rack's value dropped.
    pub(crate) fn result(&self) -> (u16, u16) {
        match self {
            Self::Lay { laid, shed, .. } => (laid.len() as u16, *shed),
            Self::Draw { .. } | Self::Pass => (0, 0),
        }
    }
}
