//! What a player is, and the levels there are.

use std::{fmt, str::FromStr};

use dublet_rules::{
    game::{
        Command,
        view::{SeatEvent, SeatView},
    },
    opening,
};
use serde::{Deserialize, Serialize};

use crate::{Beginner, Budget, Casual, Chance, Master, Novice, Random, Sharp, Steady};

/// Somebody at a seat. A player is told what its seat may see, and nothing else: no method takes more.
pub trait Player: Send {
    /// A new game begins: what was seen of the last one is forgotten, so that games do not depend on each other.
    fn sit_down(&mut self) {}

    /// Whether it wants to be told of events; who does not look is not told.
    fn watches(&self) -> bool {
        false
    }

    /// What its seat learns of an event, in order, from the first of a game on.
    fn see(&mut self, _event: &SeatEvent) {}

    /// Whether to claim three doublets (rule 2.3).
    fn claims(&mut self, _view: &SeatView, _chance: &mut Chance<'_>) -> bool {
        false
    }

    /// Whether to announce an opening (rule 7.4): where it can save points, unless a player thinks otherwise.
    fn announces(&mut self, view: &SeatView, _chance: &mut Chance<'_>) -> bool {
        may_announce(view) && opening::could_have_opened(&view.public.rules, &view.rack)
    }

    /// A turn: a command that the rules accept.
    fn turn(&mut self, view: &SeatView, budget: Budget<'_>, chance: &mut Chance<'_>) -> Command;
}

/// The players there are, by name, from the weakest to the strongest: whoever stands in for somebody is chosen by this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Level {
    /// Any legal turn: no opponent, but a test of everything else.
    Random,
    /// Overlooks tiles; lays what is ready and adds to melds.
    Novice,
    /// Lays what is ready on the rack, never looks at the table: a script to measure novices by.
    Beginner,
    /// Rearranges a meld or two at a time.
    Casual,
    /// The most tiles there are to lay, every turn.
    Steady,
    /// Holds back: opens small, keeps a full rack, lays it in one go.
    Sharp,
    /// Holds back, and thinks ahead in imagined games.
    Master,
}

impl Level {
    /// Every level, in their order.
    pub const ALL: [Self; 7] = [
        Self::Random,
        Self::Novice,
        Self::Beginner,
        Self::Casual,
        Self::Steady,
        Self::Sharp,
        Self::Master,
    ];

    /// The levels somebody may want to play against, from the weakest on.
    pub const LADDER: [Self; 5] =
        [Self::Novice, Self::Casual, Self::Steady, Self::Sharp, Self::Master];

    /// Its name on a command line and in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Novice => "novice",
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Steady => "steady",
            Self::Sharp => "sharp",
            Self::Master => "master",
        }
    }

    /// Whether its player wants to be told of events, as [`Player::watches`] says once there is one.
    pub const fn watches(self) -> bool {
        matches!(self, Self::Master)
    }

    /// A player of this level.
    pub fn player(self) -> Box<dyn Player> {
        match self {
            Self::Random => Box::new(Random),
            Self::Novice => Box::<Novice>::default(),
            Self::Beginner => Box::<Beginner>::default(),
            Self::Casual => Box::<Casual>::default(),
            Self::Steady => Box::<Steady>::default(),
            Self::Sharp => Box::<Sharp>::default(),
            Self::Master => Box::<Master>::default(),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No level has that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(name: &str) -> Result<Self, UnknownLevel> {
        let level = Self::ALL.into_iter().find(|level| level.name() == name);
        level.ok_or_else(|| UnknownLevel(name.to_owned()))
    }
}

/// Whether the rules would take an announcement (rule 7.4).
pub(crate) fn may_announce(view: &SeatView) -> bool {
    view.public.may_announce == Some(view.seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_a_level_and_back_and_knows_who_watches() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
            assert_eq!(level.watches(), level.player().watches(), "{level}");
        }
        assert_eq!("genius".parse::<Level>(), Err(UnknownLevel("genius".to_owned())));
    }

    #[test]
    fn levels_stand_in_one_order() {
        assert!(Level::ALL.is_sorted());
        assert!(Level::LADDER.is_sorted());
    }
}
