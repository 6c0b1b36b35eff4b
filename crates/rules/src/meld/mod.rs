//! Melds (rules section 3): reading tiles in the order laid.
//!
//! What a meld *is* does not depend on the edition: an edition only decides which tiles exist. A
//! [`Meld`] can be made only by passing the rules, so whoever holds one holds a valid meld.
//!
//! ```
//! use dublet_rules::{meld::Meld, notation};
//! let tiles = notation::tiles("r3 r4 C b6").unwrap();
//! assert_eq!(Meld::read(&tiles).unwrap().worth(), 18);
//! ```

mod colours;
mod group;
mod mirror;
mod problem;
mod report;
mod run;
mod walk;

use std::{cmp::Ordering, fmt};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

pub use self::{
    problem::{Nearest, NotAMeld, Problem},
    report::{JokerReport, Report},
    walk::{arrange, melds_within},
};
use crate::{
    bag::Bag,
    sort::sort_few,
    tile::{Colour, Face, Number, Tile},
};

/// The fewest physical tiles a meld can have (rules 3.1, 3.2 and 3.8).
pub const SMALLEST: usize = 3;

/// The most physical tiles a meld can have: 1 to 12 on either side of a mirror.
pub const MAX_TILES: usize = 25;

/// What a meld is, in the reading worth the most (rule 3.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MeldKind"))]
pub enum Kind {
    /// Consecutive numbers of one colour (rule 3.2).
    Run {
        /// Its colour.
        colour: Colour,
        /// Lowest number.
        from: Number,
        /// Highest number.
        to: Number,
    },
    /// A run that changes colour (rule 3.11).
    ColourChangingRun {
        /// The colour at its low end, unless only jokers stand there and leave it open.
        first: Option<Colour>,
        /// The colour after the change, likewise.
        second: Option<Colour>,
        /// Lowest number.
        from: Number,
        /// Highest number.
        to: Number,
    },
    /// One number in different colours (rule 3.1).
    Group {
        /// Its number.
        number: Number,
    },
    /// A run that turns at a mirror (rule 3.12).
    MirroredRun {
        /// Its colour.
        colour: Colour,
        /// The number at both ends.
        end: Number,
        /// The number the mirror counts.
        middle: Number,
    },
    /// A group repeated behind a mirror (rule 3.12).
    MirroredGroup {
        /// Its number.
        number: Number,
    },
}

/// What one joker stands for in one reading of its meld.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Stand {
    /// One number tile.
    One(Tile),
    /// Two number tiles (the double), in the order of faces.
    Two(Tile, Tile),
    /// A number without a colour (the mirror and the colour change).
    Number(Number),
}

/// A valid meld: its tiles in the order laid, and what they are.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Vec<Tile>")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Tile>"))]
pub struct Meld {
    tiles: ArrayVec<Tile, MAX_TILES>,
    kind: Kind,
    worth: u16,
}

/// One way tiles fit together. Mirrored ones are large and rare, so they are boxed: reading any other meld
/// moves little.
enum Fit {
    Run(run::RunFit),
    Group(group::GroupFit),
    MirroredRun(Box<mirror::MirroredRun>),
    MirroredGroup(Box<mirror::MirroredGroup>),
}

impl Fit {
    fn kind(&self) -> Kind {
        match self {
            Self::Run(fit) => fit.kind(),
            Self::Group(fit) => fit.kind(),
            Self::MirroredRun(fit) => fit.kind(),
            Self::MirroredGroup(fit) => fit.kind(),
        }
    }

    fn worth(&self) -> u16 {
        match self {
            Self::Run(fit) => fit.worth(),
            Self::Group(fit) => fit.worth(),
            Self::MirroredRun(fit) => fit.worth(),
            Self::MirroredGroup(fit) => fit.worth(),
        }
    }

    fn stands(&self, tiles: &[Tile], f: &mut impl FnMut(usize, Stand)) {
        let mirror = || tiles.iter().position(|tile| *tile == Tile::MIRROR).unwrap_or(0);
        match self {
            Self::Run(fit) => fit.stands(tiles, f),
            Self::Group(fit) => fit.stands(tiles, f),
            Self::MirroredRun(fit) => fit.stands(mirror(), f),
            Self::MirroredGroup(fit) => fit.stands(mirror(), f),
        }
    }
}

/// Every way the tiles fit together, in this order or the reverse (rules 3.3, 3.6).
fn fits(tiles: &[Tile]) -> impl Iterator<Item = Fit> {
    let mut found: [Option<Fit>; 3] = [None, None, None];
    if can_be_meld(tiles) {
        let silent = &mut |_| {};
        found = if tiles.contains(&Tile::MIRROR) {
            let sides = || mirror::split(tiles, &mut |_| {});
            let run = |falling| mirror::fit_run(sides()?, falling, &mut |_| {});
            [
                run(true).map(Box::new).map(Fit::MirroredRun),
                run(false).map(Box::new).map(Fit::MirroredRun),
                sides()
                    .and_then(|sides| mirror::fit_group(sides, silent))
                    .map(|fit| Fit::MirroredGroup(Box::new(fit))),
            ]
        } else {
            // Two number tiles side by side leave one reading; with a joker there, all are tried.
            let (run, group) = match (tiles[0].face(), tiles[1].face()) {
                (Face::Number(_, first), Face::Number(_, second)) => match first.cmp(&second) {
                    Ordering::Less => ([true, false], false),
                    Ordering::Greater => ([false, true], false),
                    Ordering::Equal => ([false, false], true),
                },
                _ => ([true, true], true),
            };
            let mut fit_run = |reversed| run::fit(tiles, reversed, silent).map(Fit::Run);
            let (rising, falling) = (
                if run[0] { fit_run(false) } else { None },
                if run[1] { fit_run(true) } else { None },
            );
            let group = if group { group::fit(tiles, silent).map(Fit::Group) } else { None };
            [rising, falling, group]
        };
    }
    found.into_iter().flatten()
}

/// What every meld needs: three physical tiles (rule 3.8), a number tile (rule 3.5).
fn can_be_meld(tiles: &[Tile]) -> bool {
    (3..=MAX_TILES).contains(&tiles.len()) && tiles.iter().any(|tile| !tile.is_joker())
}

impl Meld {
    /// Reads tiles in the order laid.
    ///
    /// # Errors
    /// All reasons why they are no meld.
    pub fn read(tiles: &[Tile]) -> Result<Self, NotAMeld> {
        // Of readings worth the same, a run is named before a group.
        let best = fits(tiles).max_by_key(|fit| (fit.worth(), !matches!(fit, Fit::Group(_))));
        match best {
            Some(fit) => Ok(Self {
                tiles: tiles.iter().copied().collect(),
                kind: fit.kind(),
                worth: fit.worth(),
            }),
            None => Err(diagnose(tiles)),
        }
    }

    /// Its tiles, in the order laid.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// What it is, in the reading worth the most.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Its worth in an opening: the highest its order allows (rules 3.6, 3.9, 4.2).
    pub fn worth(&self) -> u16 {
        self.worth
    }

    /// What of [`Meld::worth`] a mirror counts, if there is one (rule 3.9). Were it nothing, the same reading would be worth
    /// the most: whatever raises the sides of a mirrored meld never lowers them for the sake of the middle.
    pub fn mirror_worth(&self) -> u16 {
        match self.kind {
            Kind::MirroredRun { middle, .. } => middle.get().into(),
            Kind::MirroredGroup { number } => number.get().into(),
            Kind::Run { .. } | Kind::ColourChangingRun { .. } | Kind::Group { .. } => 0,
        }
    }

    /// What each joker may stand for, over every reading the order allows (rule 3.4): pairs of a
    /// place in [`Meld::tiles`] and what may be meant there, sorted.
    pub fn stands(&self) -> Vec<(usize, Vec<Stand>)> {
        let mut stands: Vec<(usize, Vec<Stand>)> = Vec::new();
        for fit in fits(&self.tiles) {
            fit.stands(&self.tiles, &mut |place, stand| match stands
                .iter_mut()
                .find(|(at, _)| *at == place)
            {
                Some((_, all)) => all.push(stand),
                None => stands.push((place, vec![stand])),
            });
        }
        sort_few(&mut stands, |(place, _)| *place);
        for (_, all) in &mut stands {
            sort_few(all, |stand| *stand);
            all.dedup();
        }
        stands
    }

    /// Whether two melds are the same to the rules: equal, laid the other way round (rule 3.3), or
    /// the same group in another order.
    pub fn is_same(&self, other: &Self) -> bool {
        self.tiles == other.tiles
            || self.tiles.iter().eq(other.tiles.iter().rev())
            || (matches!(self.kind, Kind::Group { .. })
                && self.kind == other.kind
                && Bag::from_iter(&self.tiles) == Bag::from_iter(&other.tiles))
    }
}

/// Everything that is wrong with tiles that are no meld.
fn diagnose(tiles: &[Tile]) -> NotAMeld {
    let mut reasons = NotAMeld::default();
    let count = tiles.len();
    if tiles.iter().all(|tile| tile.is_joker()) {
        reasons.general.push(Problem::NoNumberTile);
    }
    if count > MAX_TILES {
        reasons.general.push(Problem::TooMany { count });
    } else if count > 0 {
        if tiles.contains(&Tile::MIRROR) {
            let mut no_sides = Vec::new();
            if mirror::split(tiles, &mut |problem| no_sides.push(problem)).is_some() {
                let sides = || mirror::split(tiles, &mut |_| {});
                reasons.run = fewest([true, false].map(|falling| {
                    collect(|report| {
                        sides().and_then(|sides| mirror::fit_run(sides, falling, report));
                    })
                }));
                reasons.group = collect(|report| {
                    sides().and_then(|sides| mirror::fit_group(sides, report));
                });
            } else {
                reasons.general.extend(no_sides);
            }
        } else {
            reasons.run = fewest([false, true].map(|reversed| {
                collect(|report| {
                    run::fit(tiles, reversed, report);
                })
            }));
            reasons.group = collect(|report| {
                group::fit(tiles, report);
            });
        }
    }
    if count < SMALLEST {
        let specials = [Tile::DOUBLE, Tile::MIRROR, Tile::COLOUR_CHANGE];
        let rule = if tiles.iter().any(|tile| specials.contains(tile)) {
            "3.8"
        } else if reasons.run.is_empty() && !reasons.group.is_empty() {
            "3.2"
        } else {
            "3.1"
        };
        reasons.general.insert(0, Problem::TooFew { count, rule });
    }
    reasons
}

fn collect(check: impl FnOnce(&mut dyn FnMut(Problem))) -> Vec<Problem> {
    let mut problems = Vec::new();
    check(&mut |problem| {
        if !problems.contains(&problem) {
            problems.push(problem);
        }
    });
    problems
}

/// What is wrong in the direction the tiles were meant to be read in: of two with as many faults, the one in which no tile
/// comes after one it cannot follow, so that jokers between two numbers are said to be too few or too many of them.
fn fewest([one, two]: [Vec<Problem>; 2]) -> Vec<Problem> {
    let wrong = |problems: &[Problem]| {
        let apart = |problem: &&Problem| matches!(problem, Problem::NotConsecutive { .. });
        (problems.len(), problems.iter().filter(apart).count())
    };
    if wrong(&two) < wrong(&one) { two } else { one }
}

impl TryFrom<Vec<Tile>> for Meld {
    type Error = NotAMeld;

    fn try_from(tiles: Vec<Tile>) -> Result<Self, NotAMeld> {
        Self::read(&tiles)
    }
}

impl Serialize for Meld {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.tiles)
    }
}

impl fmt::Debug for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}
