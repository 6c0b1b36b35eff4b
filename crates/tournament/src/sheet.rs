//! What a table writes down of its games (rule 8.2), and what that scores.

use dublet_rules::{
    bag::Bag,
    rules::Rules,
    score::{CountedSeat, End, FinalSeat, Opening, SeatScore, score_counted},
    tile::{Joker, Tile},
};
use serde::{Deserialize, Serialize};

/// One game at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameEntry {
    /// How it ended.
    pub end: End,
    /// What each chair had left, seat A first; `None` for a player who has gone.
    pub hands: Vec<Option<Hand>>,
    /// The points as the players wrote them, if they did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub written: Option<Vec<SeatScore>>,
}

/// What a player had when the game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Hand {
    /// The tiles themselves.
    Tiles {
        /// Those left.
        rack: Bag,
        /// Whether the player opened.
        opened: bool,
        /// The tile after whose draw an opening was announced, if it was and still held (rule 7.4).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        announced_after: Option<Tile>,
    },
    /// What they count; nothing is an empty rack.
    Sum {
        /// The numbers together.
        numbers: u16,
        /// Jokers left.
        jokers: u8,
        /// Whether the player opened; an announcement in time excuses (rule 7.4).
        opening: Opening,
    },
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

impl Hand {
    fn counted(&self, rules: &Rules, end: End) -> CountedSeat {
        match self {
            Self::Tiles { rack, opened, announced_after } => {
                let announced_after = announced_after.map(|tile| Bag::from_iter([tile]));
                let seat = FinalSeat { rack: *rack, opened: *opened, announced_after };
                seat.counted(rules, end)
            }
            Self::Sum { numbers, jokers, opening } => {
                let jokers_cost = u16::from(*jokers) * u16::from(rules.joker_penalty);
                let left = (*numbers > 0 || *jokers > 0).then_some(*numbers + jokers_cost);
                CountedSeat { left, opening: *opening }
            }
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
        let here: Vec<&Hand> = self.hands.iter().flatten().collect();
        if here.len() < 2 {
            return Err(BadGame::TooFewPlayers);
        }
        check_tiles(rules, &here)?;
        let counted: Vec<CountedSeat> =
            here.iter().map(|hand| hand.counted(rules, self.end)).collect();
        let empty = counted.iter().filter(|seat| seat.left.is_none()).count();
        let mut scores = score_counted(rules, self.end, &counted)
            .map_err(|_| match self.end {
                End::Out => BadGame::NotOneOut { found: empty },
                End::Pool => BadGame::EmptyRack,
            })?
            .into_iter();
        let all: Vec<SeatScore> = self
            .hands
            .iter()
            .map(|hand| hand.as_ref().and_then(|_| scores.next()).unwrap_or_default())
            .collect();
        match &self.written {
            Some(written) if *written != all => Err(BadGame::DoesNotSum),
            _ => Ok(all),
        }
    }
}

/// Whether the deck has what the racks hold together (rule 1.2).
fn check_tiles(rules: &Rules, hands: &[&Hand]) -> Result<(), BadGame> {
    let mut all = Bag::EMPTY;
    let (mut numbers, mut jokers) = (0_u32, 0_usize);
    for hand in hands {
        match hand {
            Hand::Tiles { rack, opened, announced_after } => {
                if rules.excess(rack).is_some() {
                    return Err(BadGame::MoreThanDeck);
                }
                all = all.plus(rack);
                jokers += rack.iter().filter(|tile| tile.is_joker()).count();
                let could_be = |tile: &Tile| rules.announcement && !opened && rack.contains(*tile);
                if announced_after.as_ref().is_some_and(|tile| !could_be(tile)) {
                    return Err(BadGame::BadAnnouncement);
                }
            }
            Hand::Sum { numbers: sum, jokers: count, .. } => {
                numbers += u32::from(*sum);
                jokers += usize::from(*count);
            }
        }
    }
    let of_deck: usize =
        Joker::ALL.iter().map(|joker| usize::from(rules.copies_of(Tile::joker(*joker)))).sum();
    // Four colours of 1 to 13.
    let most = u32::from(rules.copies) * 4 * 91;
    if rules.excess(&all).is_some() || jokers > of_deck || numbers > most {
        return Err(BadGame::MoreThanDeck);
    }
    Ok(())
}
