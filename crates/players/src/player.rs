//! Who plays: the players there are, by name.

use std::str::FromStr;

use dublet_rules::game::{Command, view::SeatView};

use crate::{Chance, Random, Steady};

/// A player at a seat.
pub enum Player {
    /// Any legal turn.
    Random,
    /// The most tiles, every turn.
    Steady(Box<Steady>),
}

impl Player {
    /// The names players have on a command line.
    pub const NAMES: [&str; 2] = ["random", "steady"];

    /// A steady player.
    pub fn steady() -> Self {
        Self::Steady(Box::default())
    }

    /// Whether to claim three doublets (rule 2.3).
    pub fn claims(&self, view: &SeatView, chance: &mut Chance<'_>) -> bool {
        match self {
            Self::Random => Random::claims(view, chance),
            Self::Steady(_) => false,
        }
    }

    /// Whether to announce an opening (rule 7.4).
    pub fn announces(&self, view: &SeatView, chance: &mut Chance<'_>) -> bool {
        match self {
            Self::Random => Random::announces(view, chance),
            Self::Steady(_) => Steady::announces(view),
        }
    }

    /// A turn.
    pub fn turn(&mut self, view: &SeatView, chance: &mut Chance<'_>) -> Command {
        match self {
            Self::Random => Random::turn(view, chance),
            Self::Steady(steady) => steady.turn(view),
        }
    }

    /// Whether the rules would take an announcement (rule 7.4).
    pub(crate) fn may_announce(view: &SeatView) -> bool {
        let public = &view.public;
        public.rules.announcement && public.may_announce == Some(view.seat) && !view.opened()
    }
}

/// No player has that name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPlayer(pub String);

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Self, UnknownPlayer> {
        match name {
            "random" => Ok(Self::Random),
            "steady" => Ok(Self::steady()),
            _ => Err(UnknownPlayer(name.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_a_player() {
        assert!(Player::NAMES.iter().all(|name| name.parse::<Player>().is_ok()));
        assert!("genius".parse::<Player>().is_err());
    }
}
