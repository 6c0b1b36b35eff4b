//! Tiles by their faces (rule 1.1, 1.3): four colours, numbers 1 to 13, and the jokers.
//!
//! A [`Tile`] is a face, not a physical piece: which copy of red 7 lies where means nothing to the
//! rules, so nothing here can tell two copies apart.

use std::fmt;

use serde::Serialize;

/// The paint of a number tile (rule 1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Colour {
    /// Black, written `k`.
    Black,
    /// Red, written `r`.
    Red,
    /// Blue, written `b`.
    Blue,
    /// Yellow (orange in some boxes), written `y`.
    Yellow,
}

impl Colour {
    /// All four, in the order of notation and decks.
    pub const ALL: [Self; 4] = [Self::Black, Self::Red, Self::Blue, Self::Yellow];

    /// The letter of notation.
    pub const fn letter(self) -> char {
        ['k', 'r', 'b', 'y'][self as usize]
    }

    /// The colour of a letter of notation.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// The number on a tile, 1 to 13.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "TileNumber"))]
pub struct Number(u8);

impl Number {
    /// The highest number; nothing follows it (rule 3.2).
    pub const MAX: u8 = 13;

    /// A number tile's number, or `None` outside 1 to 13.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= Self::MAX { Some(Self(number)) } else { None }
    }

    /// As an integer.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// All numbers, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=Self::MAX).map(Self)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Every joker of every edition (rules 3.4, 3.7, 3.9–3.12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Joker {
    /// Stands for any one tile its meld lacks.
    Plain,
    /// Expert: stands for any number of its own colour.
    Coloured(Colour),
    /// Twist: two consecutive numbers of a run, or two colours of a group.
    Double,
    /// Twist: the middle of a meld that reads the same from both ends.
    Mirror,
    /// Twist: one number of a run, whose colour changes there.
    ColourChange,
}

impl Joker {
    /// All jokers, in the order of decks.
    pub const ALL: [Self; 8] = [
        Self::Plain,
        Self::Coloured(Colour::Black),
        Self::Coloured(Colour::Red),
        Self::Coloured(Colour::Blue),
        Self::Coloured(Colour::Yellow),
        Self::Double,
        Self::Mirror,
        Self::ColourChange,
    ];
}

/// What is printed on a tile, taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// A number in a colour.
    Number(Colour, Number),
    /// A joker.
    Joker(Joker),
}

impl Face {
    /// Its colour, of jokers only Expert's have one.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Number(colour, _) | Self::Joker(Joker::Coloured(colour)) => Some(colour),
            Self::Joker(_) => None,
        }
    }
}

/// A tile's face, in text as notation has it: `r7`, `k13`, `J`. One byte; order: black 1–13, red, blue, yellow,
/// then [`Joker::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Tile(u8);

const NUMBER_FACES: usize = 52;

impl Tile {
    /// How many different faces there are, over all editions.
    pub const FACES: usize = NUMBER_FACES + Joker::ALL.len();

    /// The plain joker.
    pub const JOKER: Self = Self(NUMBER_FACES as u8);
    /// Twist's double joker.
    pub const DOUBLE: Self = Self(NUMBER_FACES as u8 + 5);
    /// Twist's mirror joker.
    pub const MIRROR: Self = Self(NUMBER_FACES as u8 + 6);
    /// Twist's colour-change joker.
    pub const COLOUR_CHANGE: Self = Self(NUMBER_FACES as u8 + 7);

    /// The number tile of a colour.
    pub const fn number(colour: Colour, number: Number) -> Self {
        Self(colour as u8 * Number::MAX + number.0 - 1)
    }

    /// The tile of a joker.
    pub const fn joker(joker: Joker) -> Self {
        let place = match joker {
            Joker::Plain => 0,
            Joker::Coloured(colour) => 1 + colour as u8,
            Joker::Double => 5,
            Joker::Mirror => 6,
            Joker::ColourChange => 7,
        };
        Self(NUMBER_FACES as u8 + place)
    }

    /// What is printed on it.
    pub const fn face(self) -> Face {
        if (self.0 as usize) < NUMBER_FACES {
            let colour = Colour::ALL[(self.0 / Number::MAX) as usize];
            Face::Number(colour, Number(self.0 % Number::MAX + 1))
        } else {
            Face::Joker(Joker::ALL[self.0 as usize - NUMBER_FACES])
        }
    }

    /// Whether it is a joker of any kind.
    pub const fn is_joker(self) -> bool {
        self.0 as usize >= NUMBER_FACES
    }

    /// Its place in the order of faces, below [`Tile::FACES`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The tile at a place in the order of faces.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::FACES { Some(Self(index as u8)) } else { None }
    }

    /// Every face, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::FACES as u8).map(Self)
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_index_is_one_face_and_back() {
        for tile in Tile::all() {
            let again = match tile.face() {
                Face::Number(colour, number) => Tile::number(colour, number),
                Face::Joker(joker) => Tile::joker(joker),
            };
            assert_eq!(again, tile);
            assert_eq!(Tile::from_index(tile.index()), Some(tile));
        }
        assert_eq!(Tile::from_index(Tile::FACES), None);
        assert_eq!(Tile::joker(Joker::Double), Tile::DOUBLE);
        assert_eq!(Tile::joker(Joker::Mirror), Tile::MIRROR);
        assert_eq!(Tile::joker(Joker::ColourChange), Tile::COLOUR_CHANGE);
    }
}
