//! Scoring a game (section 7), exactly.

use std::{fmt, iter::Sum, ops};

use serde::{Deserialize, Serialize};

use crate::{
    bag::Bag,
    opening::could_have_opened,
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
    fn share(self, among: usize) -> Self {
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

/// With its sign and at most two decimals, as on a sheet: `+31`, `-8`, `+10.33`.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self.as_whole() {
            Some(0) => "0".to_owned(),
            Some(whole) => format!("{whole:+}"),
            None => format!("{:+.2}", self.to_f64()),
        };
        f.pad(&text)
    }
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The value of the tiles left (rule 6.3); `None` for an empty rack.
    pub left: Option<u16>,
    /// Whether the player opened, or might have.
    pub opening: Opening,
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
    let out = seats.iter().filter(|seat| seat.left.is_none()).count();
    match end {
        End::Out if out != 1 => Err(CannotScore::NotOneOut(out)),
        End::Pool if out != 0 => Err(CannotScore::EmptyRack),
        End::Out => Ok(score_out(rules, seats)),
        End::Pool => Ok(score_pool(rules, seats)),
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
        let matters = left.is_some() && rules.penalties_count(end);
        let opening = match opened {
            true => Opening::Opened,
            false if matters => missed_opening(rules, rack, announced_after),
            false => Opening::Excused,
        };
        Self { left, opening }
    }
}

fn missed_opening(rules: &Rules, rack: &Bag, announced_after: Option<&Bag>) -> Opening {
    let excused =
        announced_after.is_some_and(|drawn| !could_have_opened(rules, &rack.minus(drawn)));
    match !excused && could_have_opened(rules, rack) {
        true => Opening::CouldHave,
        false => Opening::Excused,
    }
}

fn whole(value: u16) -> Points {
    Points::whole(i32::from(value))
}

/// Rules 7.1 and 7.2.
fn score_out(rules: &Rules, seats: &[Counted]) -> Vec<SeatScore> {
    let lost = seats.iter().map(|seat| whole(loss(rules, seat)));
    let sum: Points = lost.clone().sum();
    let by_seat = seats.iter().zip(lost).map(|(seat, lost)| match seat.left {
        None => SeatScore { big: 1, small: sum },
        Some(_) => SeatScore { big: 0, small: -lost },
    });
    by_seat.collect()
}

/// What a seat loses when somebody goes out (rules 7.1–7.4).
fn loss(rules: &Rules, seat: &Counted) -> u16 {
    seat.left.map_or(0, |value| penalty(rules, End::Out, seat).unwrap_or(value))
}

/// What not having opened costs instead of what was left (rules 7.2 and 7.5).
fn penalty(rules: &Rules, end: End, seat: &Counted) -> Option<u16> {
    match seat.opening {
        _ if !rules.penalties_count(end) => None,
        Opening::Opened => None,
        Opening::Excused => Some(rules.unopened_penalty),
        Opening::CouldHave => Some(rules.could_have_opened_penalty),
    }
}

/// Rules 7.5 and 7.6.
fn score_pool(rules: &Rules, seats: &[Counted]) -> Vec<SeatScore> {
    let value = |seat: &Counted| seat.left.unwrap_or(0);
    let lowest = seats.iter().map(value).min().expect("a game has seats");
    let tied = seats.iter().filter(|seat| value(seat) == lowest).count();
    let base = match rules.pool_score {
        PoolScore::Values => 0,
        PoolScore::Differences => lowest,
    };
    // Of losers: the lowest rack wins, opened or not, and is never charged for it.
    let lost = |seat: &Counted| penalty(rules, End::Pool, seat).unwrap_or(value(seat) - base);
    let losers = seats.iter().filter(|seat| value(seat) != lowest);
    let sum: Points = losers.map(|seat| whole(lost(seat))).sum();
    let won = match tied == seats.len() {
        true => Points::ZERO,
        false => sum.share(tied) - whole(lowest - base),
    };
    let by_seat = seats.iter().map(|seat| match value(seat) == lowest {
        true => SeatScore { big: 1, small: won },
        false => SeatScore { big: 0, small: -whole(lost(seat)) },
    });
    by_seat.collect()
}
