//! What a table writes down of its games (rule 8.2), and what that scores.

use dublet_rules::{
    rules::Rules,
    score::{CannotScore, End, SeatScore},
    sheet::{self, BadLeft, Left},
};
use serde::{Deserialize, Serialize};

/// One game at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameEntry {
    /// How it ended.
    pub end: End,
    /// What each chair had left, seat A first; `None` for a player who has gone, or was away.
    pub hands: Vec<Option<Left>>,
    /// The points as the players wrote them, if they did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub written: Option<Vec<SeatScore>>,
}

/// Why a game cannot be scored as it was written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum BadGame {
    /// Not a hand for every chair.
    #[error("{hands} hands at a table of {chairs}")]
    WrongChairs {
        /// Hands given.
        hands: usize,
        /// Chairs there are.
        chairs: usize,
    },
    /// Nobody to play against.
    #[error("a game has two players at least")]
    TooFewPlayers,
    /// Somebody goes out, so exactly one rack is empty (rule 6.1).
    #[error("a game that ended by going out has exactly one empty rack, not {found}")]
    NotOneOut {
        /// How many were.
        found: usize,
    },
    /// Nobody went out, so no rack is empty (rule 6.2).
    #[error("a game that ended by empty pool has no empty rack")]
    EmptyRack,
    /// More of a tile, or jokers, or points than the deck has (rule 1.2).
    #[error("more tiles than the deck has")]
    MoreThanDeck,
    /// The tile drawn last is not on the rack, or nothing can be announced (rule 7.4).
    #[error("an announcement that cannot be")]
    BadAnnouncement,
    /// The points written are not those of the racks (section 7).
    #[error("the points written are not what the racks score")]
    DoesNotSum,
}

impl From<BadLeft> for BadGame {
    fn from(bad: BadLeft) -> Self {
        match bad {
            BadLeft::TooMany { .. } | BadLeft::TooManyJokers | BadLeft::TooHighSum => {
                Self::MoreThanDeck
            }
            BadLeft::Announcement => Self::BadAnnouncement,
        }
    }
}

impl From<CannotScore> for BadGame {
    fn from(cannot: CannotScore) -> Self {
        match cannot {
            CannotScore::NotOneOut(found) => Self::NotOneOut { found },
            CannotScore::EmptyRack => Self::EmptyRack,
        }
    }
}

impl GameEntry {
    /// What every chair scores by the rules (section 7); who has gone scores nothing.
    ///
    /// # Errors
    /// When it cannot have been so, or the points written are others.
    pub fn score(&self, rules: &Rules, chairs: usize) -> Result<Vec<SeatScore>, BadGame> {
        if self.hands.len() != chairs {
            return Err(BadGame::WrongChairs { hands: self.hands.len(), chairs });
        }
        let here: Vec<Left> = self.hands.iter().flatten().cloned().collect();
        if here.len() < 2 {
            return Err(BadGame::TooFewPlayers);
        }
        sheet::check(rules, &here)?;
        let mut cells = sheet::score(rules, self.end, &here)?.into_iter();
        let all: Vec<SeatScore> = self
            .hands
            .iter()
            .map(|left| left.as_ref().and_then(|_| cells.next()).map(|cell| cell.score))
            .map(Option::unwrap_or_default)
            .collect();
        match &self.written {
            Some(written) if *written != all => Err(BadGame::DoesNotSum),
            _ => Ok(all),
        }
    }
}
