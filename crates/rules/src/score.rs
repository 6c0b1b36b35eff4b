//! Scoring a game (section 7), exactly.

use std::{fmt, iter::Sum, ops};

use serde::{Deserialize, Serialize};

use crate::{
    bag::Bag,
    meld::Meld,
    opening,
    reason::Reason,
    rules::{PoolScore, Rules},
};

/// Small points, exact: an integer of sixtieths, which holds every share of a tie (rule 7.6).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Points(i64);

impl Points {
    /// None.
    pub const ZERO: Self = Self(0);
    const PARTS: i64 = 60;

    /// Whole points.
    pub const fn whole(points: i32) -> Self {
        Self(points as i64 * Self::PARTS)
    }

    /// An exact share among up to six.
    pub(crate) fn share(self, among: usize) -> Self {
        debug_assert!(self.0 % among as i64 == 0, "sixtieths hold every split");
        Self(self.0 / among as i64)
    }

    /// In sixtieths of a point.
    pub const fn sixtieths(self) -> i64 {
        self.0
    }

    /// From sixtieths of a point.
    pub const fn from_sixtieths(sixtieths: i64) -> Self {
        Self(sixtieths)
    }

    /// As a whole number, if it is one.
    pub const fn as_whole(self) -> Option<i64> {
        if self.0 % Self::PARTS == 0 { Some(self.0 / Self::PARTS) } else { None }
    }

    /// As a decimal number, for files; rules never compute with it.
    #[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
    pub fn to_f64(self) -> f64 {
        self.0 as f64 / Self::PARTS as f64
    }
}

impl ops::Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl ops::AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl ops::Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl ops::Neg for Points {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, ops::Add::add)
    }
}

/// With its sign, and shares as fractions, as on a sheet: `+31`, `-8`, `+10⅓`, `-2 7⁄12`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.0 {
            0 => "",
            1.. => "+",
            _ => "-",
        };
        let (whole, rest) = (self.0.abs() / Self::PARTS, self.0.abs() % Self::PARTS);
        let text = match (whole, fraction(rest)) {
            (whole, None) => format!("{sign}{whole}"),
            (0, Some(part)) => format!("{sign}{part}"),
            (whole, Some(part)) if part.chars().count() == 1 => format!("{sign}{whole}{part}"),
            (whole, Some(part)) => format!("{sign}{whole} {part}"),
        };
        f.pad(&text)
    }
}

/// So many sixtieths below one in lowest terms, as one character where there is one.
fn fraction(sixtieths: i64) -> Option<String> {
    let by = (1..=sixtieths).rev().find(|by| sixtieths % by == 0 && Points::PARTS % by == 0)?;
    let sign = match (sixtieths / by, Points::PARTS / by) {
        (1, 2) => "½",
        (1, 3) => "⅓",
        (2, 3) => "⅔",
        (1, 4) => "¼",
        (3, 4) => "¾",
        (1, 5) => "⅕",
        (2, 5) => "⅖",
        (3, 5) => "⅗",
        (4, 5) => "⅘",
        (1, 6) => "⅙",
        (5, 6) => "⅚",
        (top, bottom) => return Some(format!("{top}⁄{bottom}")),
    };
    Some(sign.to_owned())
}

/// How a game ended (section 6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum End {
    /// Somebody laid the last rack tile (rule 6.1).
    Out,
    /// The pool ran out (rule 6.2).
    Pool,
}

/// One seat's result of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatScore {
    /// Big points: one for winning (rule 7.7).
    pub big: u32,
    /// Small points.
    pub small: Points,
}

impl ops::AddAssign for SeatScore {
    fn add_assign(&mut self, other: Self) {
        self.big += other.big;
        self.small += other.small;
    }
}

/// Why final racks cannot be scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotScore {
    /// Somebody goes out, so exactly one rack is empty (rule 6.1).
    #[error("a game that ended by going out has exactly one empty rack, not {0}")]
    NotOneOut(usize),
    /// Nobody went out, so no rack is empty (rule 6.2).
    #[error("a game that ended by empty pool has no empty rack")]
    EmptyRack,
}

/// What a rack counted when the game ended: all that scoring looks at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The value of the tiles left (rule 6.3); `None` for an empty rack.
    pub left: Option<u16>,
    /// Jokers among them.
    pub jokers: u8,
    /// Whether the player opened, or might have.
    pub opening: Opening,
    /// What a rack that did not open could have opened with, where that matters and its tiles are known.
    pub melds: Vec<Meld>,
}

/// Whether a player opened before the game was over (rules 7.2 to 7.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Opening {
    /// They did.
    Opened,
    /// They did not, and could not have, or had announced it in time.
    Excused,
    /// They did not, though the rack could have opened.
    CouldHave,
}

/// Scores a game by what each rack counted, seat by seat.
///
/// # Errors
/// When the racks do not fit the way the game ended.
pub fn score(rules: &Rules, end: End, seats: &[Counted]) -> Result<Vec<SeatScore>, CannotScore> {
    Ok(reasons(rules, end, seats)?.iter().map(Reason::score).collect())
}

/// Where the points of a game come from, seat by seat.
///
/// # Errors
/// When the racks do not fit the way the game ended.
pub fn reasons(rules: &Rules, end: End, seats: &[Counted]) -> Result<Vec<Reason>, CannotScore> {
    let out = seats.iter().filter(|seat| seat.left.is_none()).count();
    match end {
        End::Out if out != 1 => return Err(CannotScore::NotOneOut(out)),
        End::Pool if out != 0 => return Err(CannotScore::EmptyRack),
        End::Out | End::Pool => {}
    }
    let value = |seat: &Counted| seat.left.unwrap_or(0);
    // Who went out has none.
    let lowest = seats.iter().map(value).min().unwrap_or(0);
    // The lowest rack wins, opened or not, and is never charged for it.
    let won = |seat: &Counted| match end {
        End::Out => seat.left.is_none(),
        End::Pool => value(seat) == lowest,
    };
    let base = match rules.pool_score {
        PoolScore::Values => 0,
        PoolScore::Differences => lowest,
    };
    let loss = |seat: &Counted| {
        penalty(rules, end, seat, base)
            .unwrap_or_else(|| Reason::Rack { lost: value(seat) - base, less: base })
    };
    let losers = seats.iter().filter(|seat| !won(seat));
    let lost: Vec<u16> = losers.map(|seat| loss(seat).lost()).collect();
    // Where all racks are equal nobody lost anything, and nothing is taken off (rule 7.6).
    let less = if lost.is_empty() { 0 } else { lowest - base };
    let shared = (seats.len() - lost.len()) as u8;
    let reason = |seat: &Counted| match won(seat) {
        true => Reason::Won { lost: lost.clone(), shared, less },
        false => loss(seat),
    };
    Ok(seats.iter().map(reason).collect())
}

/// What not having opened costs instead of what was left, `less` the lowest rack (rules 7.2 to 7.5).
fn penalty(rules: &Rules, end: End, seat: &Counted, less: u16) -> Option<Reason> {
    let (melds, lost) = (seat.melds.clone(), rules.unopened_penalty);
    match seat.opening {
        _ if !rules.penalties_count(end) => None,
        Opening::Opened => None,
        Opening::Excused if melds.is_empty() => Some(Reason::Unopened { lost, less }),
        Opening::Excused => Some(Reason::Announced { lost, less, melds }),
        Opening::CouldHave => {
            Some(Reason::CouldHave { lost: rules.could_have_opened_penalty, less, melds })
        }
    }
}

impl Counted {
    /// A rack's value, and whether it could have opened where that matters (rules 6.3, 7.2, 7.3). `announced_after` has
    /// the tiles of the draw after which an opening was announced, if the announcement still held (rule 7.4).
    pub fn rack(
        rules: &Rules,
        end: End,
        rack: &Bag,
        opened: bool,
        announced_after: Option<&Bag>,
    ) -> Self {
        let left = (!rack.is_empty()).then(|| rules.rack_value(rack));
        let matters = !opened && left.is_some() && rules.penalties_count(end);
        let melds = matters.then(|| opening::could_have(rules, rack)).flatten();
        let in_time = |drawn: &Bag| opening::could_have(rules, &rack.minus(drawn)).is_none();
        let opening = match &melds {
            _ if opened => Opening::Opened,
            Some(_) if !announced_after.is_some_and(in_time) => Opening::CouldHave,
            _ => Opening::Excused,
        };
        let jokers = rack.iter().filter(|tile| tile.is_joker()).count() as u8;
        Self { left, jokers, opening, melds: melds.unwrap_or_default() }
    }
}
