//! A game's sheet (rule 8.2): what each player had left, as people write it down, and what that scores.

use serde::{Deserialize, Serialize};

use crate::{
    bag::Bag,
    reason::Reason,
    rules::Rules,
    score::{self, CannotScore, Counted, End, Opening, SeatScore},
    tile::Tile,
};

/// What a player had left when the game ended, and whether they had opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Left {
    /// The tiles themselves; whether they could have opened is found.
    Tiles {
        /// Those left; none is an empty rack.
        rack: Bag,
        /// Whether the player opened.
        opened: bool,
        /// The draw after which an opening was announced, if it was and still held (rule 7.4).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        announced_after: Option<LastDraw>,
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

/// What a player drew last: a tile, as it is written, or several where a penalty is more (section 5, rule 4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LastDraw {
    /// One tile.
    One(Tile),
    /// Several at once.
    Several(Bag),
}

impl LastDraw {
    /// The tiles.
    pub fn tiles(&self) -> Bag {
        match self {
            Self::One(tile) => Bag::from_iter([*tile]),
            Self::Several(tiles) => *tiles,
        }
    }
}

/// One player's cell of a game: what the rack counted, what that scores, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SheetCell {
    /// The rack's value (rule 6.3): the numbers, and each joker.
    pub value: u16,
    /// The numbers together.
    pub numbers: u16,
    /// Jokers left.
    pub jokers: u8,
    /// What each of them costs.
    pub joker_penalty: u8,
    /// Whether the player opened, or might have.
    pub opening: Opening,
    /// Big and small points.
    #[serde(flatten)]
    #[cfg_attr(feature = "typescript", ts(flatten))]
    pub score: SeatScore,
    /// Where they come from.
    pub reason: Reason,
}

/// Why players cannot have had so much left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLeft {
    /// More of a tile than the deck has (rule 1.2).
    #[error("{found} of {tile} are more than the deck has")]
    TooMany {
        /// The tile.
        tile: Tile,
        /// How many there are on all racks.
        found: u8,
    },
    /// More jokers than the deck has.
    #[error("more jokers than the deck has")]
    TooManyJokers,
    /// More than all numbers of the deck together.
    #[error("more than all numbers of the deck together")]
    TooHighSum,
    /// What was drawn last is not on the rack, or more than a turn brings; the player opened; or the rules know no
    /// announcement (rule 7.4).
    #[error("an announcement that cannot be")]
    Announcement,
}

/// Scores a game by what its players had left (section 7), player by player.
///
/// # Errors
/// When that does not fit the way the game ended.
pub fn score(rules: &Rules, end: End, left: &[Left]) -> Result<Vec<SheetCell>, CannotScore> {
    let counted: Vec<Counted> = left.iter().map(|left| left.counted(rules, end)).collect();
    cells(rules, end, &counted)
}

/// Scores a game by what each rack counted (section 7), seat by seat.
///
/// # Errors
/// When that does not fit the way the game ended.
pub fn cells(rules: &Rules, end: End, counted: &[Counted]) -> Result<Vec<SheetCell>, CannotScore> {
    let reasons = score::reasons(rules, end, counted)?;
    let cell = |(counted, reason): (&Counted, Reason)| {
        let value = counted.left.unwrap_or(0);
        SheetCell {
            value,
            numbers: value.saturating_sub(cost(rules, counted.jokers)),
            jokers: counted.jokers,
            joker_penalty: rules.joker_penalty,
            opening: counted.opening,
            score: reason.score(),
            reason,
        }
    };
    Ok(counted.iter().zip(reasons).map(cell).collect())
}

/// What jokers left cost (rule 6.3).
fn cost(rules: &Rules, jokers: u8) -> u16 {
    u16::from(jokers) * u16::from(rules.joker_penalty)
}

/// Whether one deck has all that was left, and announcements could be (rules 1.2 and 7.4).
///
/// # Errors
/// With the first reason why not; tiles come before sums.
pub fn check(rules: &Rules, left: &[Left]) -> Result<(), BadLeft> {
    let mut all = Bag::EMPTY;
    let (mut numbers, mut jokers) = (0_u32, 0_u32);
    for one in left {
        match one {
            Left::Tiles { rack, opened, announced_after } => {
                // Each rack alone comes first: counts of more than two decks could overflow.
                within_deck(rules, rack)?;
                all = all.plus(rack);
                within_deck(rules, &all)?;
                let can_be = |drawn: Bag| {
                    let one_turn = (1..=rules.most_drawn()).contains(&drawn.len());
                    rules.announcement && !opened && one_turn && drawn.is_within(rack)
                };
                if announced_after.is_some_and(|drawn| !can_be(drawn.tiles())) {
                    return Err(BadLeft::Announcement);
                }
            }
            Left::Sum { numbers: sum, jokers: count, .. } => {
                numbers += u32::from(*sum);
                jokers += u32::from(*count);
            }
        }
    }
    let deck: Bag = rules.deck().into_iter().collect();
    if jokers + jokers_in(&all) > jokers_in(&deck) {
        return Err(BadLeft::TooManyJokers);
    }
    if numbers > u32::from(rules.rack_value(&deck.without_jokers())) {
        return Err(BadLeft::TooHighSum);
    }
    Ok(())
}

fn jokers_in(tiles: &Bag) -> u32 {
    tiles.iter().filter(|tile| tile.is_joker()).count() as u32
}

fn within_deck(rules: &Rules, tiles: &Bag) -> Result<(), BadLeft> {
    match rules.excess(tiles) {
        Some((tile, found)) => Err(BadLeft::TooMany { tile, found }),
        None => Ok(()),
    }
}

impl Left {
    /// Nothing, of who went out.
    pub const NOTHING: Self = Self::Sum { numbers: 0, jokers: 0, opening: Opening::Opened };

    fn counted(&self, rules: &Rules, end: End) -> Counted {
        match self {
            Self::Tiles { rack, opened, announced_after } => {
                let drawn = announced_after.map(|drawn| drawn.tiles());
                Counted::rack(rules, end, rack, *opened, drawn.as_ref())
            }
            Self::Sum { numbers, jokers, opening } => {
                let cost = cost(rules, *jokers);
                // A joker that costs nothing is a tile on the rack all the same.
                let is_empty = *numbers == 0 && *jokers == 0;
                let left = (!is_empty).then_some(numbers.saturating_add(cost));
                Counted { left, jokers: *jokers, opening: *opening, melds: Vec::new() }
            }
        }
    }
}
