//! Why tiles are no meld: every reason, each with its rule.

use serde::Serialize;

use crate::tile::{Number, Tile};

/// One reason why tiles, in the order laid, are no meld.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "problem")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Problem {
    /// Fewer than three physical tiles.
    TooFew {
        /// How many there are.
        count: usize,
        /// The rule that asks for three of what these could become.
        #[serde(skip)]
        rule: &'static str,
    },
    /// More tiles than any meld can hold.
    TooMany {
        /// How many there are.
        count: usize,
    },
    /// Jokers alone mean nothing.
    NoNumberTile,
    /// A number tile does not come right after another in a run.
    NotConsecutive {
        /// The earlier number tile.
        before: Tile,
        /// The later number tile.
        after: Tile,
    },
    /// Jokers between two number tiles of a run stand for too few numbers.
    TooFewJokers {
        /// The lower number tile.
        before: Tile,
        /// The higher number tile.
        after: Tile,
        /// How many numbers are missing between them.
        missing: u8,
        /// How many the jokers stand for.
        filled: u8,
    },
    /// Jokers between two number tiles of a run stand for too many numbers.
    TooManyJokers {
        /// The lower number tile.
        before: Tile,
        /// The higher number tile.
        after: Tile,
        /// How many numbers are missing between them.
        missing: u8,
        /// How many the jokers stand for.
        filled: u8,
    },
    /// A run has a number twice.
    NumberTwice {
        /// The number.
        number: Number,
    },
    /// The run would start below 1.
    BelowOne,
    /// The run would go on past 13.
    AboveThirteen,
    /// A run, or a part of it between colour changes, has two colours.
    MixedColours {
        /// The tile that sets the colour.
        first: Tile,
        /// The tile that differs.
        other: Tile,
    },
    /// A group has two numbers.
    DifferentNumbers {
        /// The tile that sets the number.
        first: Tile,
        /// The tile that differs.
        other: Tile,
    },
    /// A group, or a side of a mirrored one, has a colour twice.
    SameColourTwice {
        /// The second tile of that colour.
        tile: Tile,
    },
    /// A group, or a side of a mirrored one, would have more than four colours.
    TooManyColours,
    /// The colour is the same on both sides of a colour change.
    ColourStays,
    /// After the second colour change the first colour does not come back.
    ThirdColour,
    /// Two colour changes stand next to each other.
    ColourChangesTouch,
    /// A third colour change.
    TooManyColourChanges,
    /// A colour change in a group.
    ColourChangeInGroup,
    /// A colour change in a mirrored meld.
    ColourChangeInMirror,
    /// A second mirror.
    TwoMirrors,
    /// The mirror is not in the middle: the sides stand for different numbers of tiles.
    MirrorNotInMiddle {
        /// Tiles stood for on the left.
        left: usize,
        /// Tiles stood for on the right.
        right: usize,
    },
    /// The two sides of a mirror differ.
    SidesDiffer {
        /// A tile on the left.
        left: Tile,
        /// The tile opposite.
        right: Tile,
    },
    /// One tile a side of a mirror is always a group, never a run.
    MirroredPairIsGroup,
}

impl Problem {
    /// Why one number tile cannot come after another in a run: how much higher it is, and how many numbers jokers between
    /// them stand for.
    pub(super) fn in_a_row(before: Tile, after: Tile, rise: i16, filled: i16) -> Self {
        let missing = rise - 1;
        if filled == 0 || missing < 0 {
            return Self::NotConsecutive { before, after };
        }
        let (missing, filled) = (missing as u8, filled as u8);
        match filled < missing {
            true => Self::TooFewJokers { before, after, missing, filled },
            false => Self::TooManyJokers { before, after, missing, filled },
        }
    }

    /// The rule that is broken.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::TooFew { rule, .. } => rule,
            Self::NoNumberTile => "3.5",
            Self::TooMany { .. }
            | Self::NotConsecutive { .. }
            | Self::TooFewJokers { .. }
            | Self::TooManyJokers { .. }
            | Self::NumberTwice { .. }
            | Self::BelowOne
            | Self::AboveThirteen
            | Self::MixedColours { .. } => "3.2",
            Self::DifferentNumbers { .. } | Self::SameColourTwice { .. } | Self::TooManyColours => {
                "3.1"
            }
            Self::ColourStays
            | Self::ThirdColour
            | Self::ColourChangesTouch
            | Self::TooManyColourChanges
            | Self::ColourChangeInGroup => "3.11",
            Self::ColourChangeInMirror
            | Self::TwoMirrors
            | Self::MirrorNotInMiddle { .. }
            | Self::SidesDiffer { .. }
            | Self::MirroredPairIsGroup => "3.12",
        }
    }
}

/// All reasons why tiles are no meld.
///
/// A meld is a run or a group, so tiles fail at both: `run` and `group` say why, and `general` what
/// is wrong whichever was meant.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, thiserror::Error)]
#[error("no meld")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NotAMeld {
    /// Wrong for any meld.
    pub general: Vec<Problem>,
    /// Wrong for a run.
    pub run: Vec<Problem>,
    /// Wrong for a group.
    pub group: Vec<Problem>,
}

/// What tiles that are no meld come nearest to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nearest {
    /// A run.
    Run,
    /// A group.
    Group,
}

impl NotAMeld {
    /// The rule of the first reason that matters.
    pub fn rule(&self) -> Option<&'static str> {
        self.main_reasons().next().map(Problem::rule)
    }

    /// What the tiles come nearest to: the shape with fewer faults, a run when both have as many.
    pub fn nearest(&self) -> Nearest {
        if self.group.len() < self.run.len() { Nearest::Group } else { Nearest::Run }
    }

    /// The reasons that matter to whoever laid the tiles: what is wrong in general, and what is
    /// wrong with the shape they come nearest to.
    pub fn main_reasons(&self) -> impl Iterator<Item = Problem> {
        let shape = match self.nearest() {
            _ if self.run.is_empty() || self.group.is_empty() => &[][..],
            Nearest::Run => &self.run,
            Nearest::Group => &self.group,
        };
        self.general.iter().chain(shape).copied()
    }
}
