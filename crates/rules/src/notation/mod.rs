//! Tiles, melds and tables as text.
//!
//! `k` black, `r` red, `b` blue, `y` yellow and a number: `r7`, `k13`. Jokers: `J`; Expert `Jk Jr
//! Jb Jy`; Twist `D` double, `M` mirror, `C` colour change. A meld is tiles in order, melds are
//! separated by `|`: `r3 r4 C b6 | k5 r5 y5`.

mod position;
mod scan;

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

pub(crate) use self::scan::Scanner;
pub use self::{
    position::Position,
    scan::{Mistake, ParseError},
};
use crate::{
    bag::Bag,
    meld::Meld,
    table::{Layout, Table},
    tile::{Colour, Joker, Number, Tile},
};

/// Reads tiles separated by spaces.
///
/// # Errors
/// Names the first thing that is no tile, and its column.
pub fn tiles(text: &str) -> Result<Vec<Tile>, ParseError> {
    let mut scanner = Scanner::new(text);
    let tiles = scanner.tiles()?;
    scanner.end()?;
    Ok(tiles)
}

/// Reads melds separated by `|`, without asking whether they are valid; nothing is no meld.
///
/// # Errors
/// Names the first thing that is no tile, or an empty meld, and its column.
pub fn layout(text: &str) -> Result<Layout, ParseError> {
    let mut scanner = Scanner::new(text);
    let layout = scanner.layout()?;
    scanner.end()?;
    Ok(layout)
}

/// Free text as a record holds it: on one line, without control characters or space around it.
pub fn one_line(text: &str) -> String {
    let visible = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    visible.collect::<String>().trim().to_owned()
}

/// Reads one tile's letters, or says which kind of mistake they are.
fn tile_from_word(word: &str) -> Result<Tile, Mistake> {
    let joker = match word {
        "J" => Some(Joker::Plain),
        "D" => Some(Joker::Double),
        "M" => Some(Joker::Mirror),
        "C" => Some(Joker::ColourChange),
        _ => word
            .strip_prefix('J')
            .and_then(single_letter)
            .and_then(Colour::from_letter)
            .map(Joker::Coloured),
    };
    if let Some(joker) = joker {
        return Ok(Tile::joker(joker));
    }
    let mut letters = word.chars();
    let colour = letters.next().and_then(Colour::from_letter);
    let digits = letters.as_str();
    // A sign or a leading zero would give one tile several spellings.
    let plain = !digits.starts_with(['+', '0']);
    let number = digits.parse().ok().filter(|_| plain).and_then(Number::new);
    match (colour, number) {
        (Some(colour), Some(number)) => Ok(Tile::number(colour, number)),
        _ => Err(Mistake::UnknownTile(word.to_owned())),
    }
}

fn single_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

impl FromStr for Tile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        tile_from_word(text).map_err(|mistake| ParseError { column: 1, mistake })
    }
}

/// Every face in the order of [`Tile::index`]: positions are written by the thousand.
#[rustfmt::skip]
const NAMES: [&str; Tile::FACES] = [
    "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10", "k11", "k12", "k13",
    "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "r13",
    "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "b12", "b13",
    "y1", "y2", "y3", "y4", "y5", "y6", "y7", "y8", "y9", "y10", "y11", "y12", "y13",
    "J", "Jk", "Jr", "Jb", "Jy", "D", "M", "C",
];

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index()])
    }
}

impl Serialize for Tile {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(NAMES[self.index()])
    }
}

impl<'de> Deserialize<'de> for Tile {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Writes things with something between them.
fn joined<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl IntoIterator<Item = T>,
    between: &str,
) -> fmt::Result {
    for (place, item) in items.into_iter().enumerate() {
        if place > 0 {
            f.write_str(between)?;
        }
        item.fmt(f)?;
    }
    Ok(())
}

/// Tiles in order, separated by spaces.
pub(crate) struct Tiles<'a>(pub(crate) &'a [Tile]);

impl fmt::Display for Tiles<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.0, " ")
    }
}

impl fmt::Display for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.iter(), " ")
    }
}

impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Tiles(self.tiles()).fmt(f)
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.0.iter().map(|meld| Tiles(meld)), " | ")
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        joined(f, self.melds(), " | ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_is_written_and_read_back() {
        for tile in Tile::all() {
            assert_eq!(tile.to_string().parse(), Ok(tile));
        }
    }

    #[test]
    fn a_tile_has_one_spelling() {
        for word in ["", "r", "r0", "r14", "r07", "r+7", "R7", "7", "x7", "Jx", "Jkk", "j", "r7r"] {
            assert!(word.parse::<Tile>().is_err(), "{word}");
        }
    }

    #[test]
    fn mistakes_point_at_their_column() {
        let column = |text: &str| layout(text).unwrap_err().column;
        assert_eq!(column("r3 r4 x5 | k5"), 7);
        assert_eq!(column("r3 r4 | | k5"), 9);
        assert_eq!(column("r3 r4 |"), 8);
        assert_eq!(column("| r3"), 1);
        assert_eq!(layout("").unwrap(), Layout(vec![]));
        assert_eq!(layout(" r3  r4|k5 ").unwrap().to_string(), "r3 r4 | k5");
    }
}
