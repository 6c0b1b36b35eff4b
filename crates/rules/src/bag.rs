//! Multisets of tiles: racks, what was laid, what a deck holds.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::tile::Tile;

/// How many of each face; nothing about their order (rule 1.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Tile>"))]
pub struct Bag {
    counts: [u8; Tile::FACES],
    len: u16,
}

impl Bag {
    /// No tiles.
    pub const EMPTY: Self = Self { counts: [0; Tile::FACES], len: 0 };

    /// How many tiles of this face.
    pub const fn count(&self, tile: Tile) -> u8 {
        self.counts[tile.index()]
    }

    /// How many tiles in all.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether there is at least one of this face.
    pub const fn contains(&self, tile: Tile) -> bool {
        self.count(tile) > 0
    }

    /// Puts one tile in.
    pub fn add(&mut self, tile: Tile) {
        self.counts[tile.index()] += 1;
        self.len += 1;
    }

    /// Takes one tile out; `false`, and nothing changes, when there is none.
    pub fn take(&mut self, tile: Tile) -> bool {
        let held = self.contains(tile);
        if held {
            self.counts[tile.index()] -= 1;
            self.len -= 1;
        }
        held
    }

    /// Both together.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        for (mine, theirs) in self.counts.iter_mut().zip(other.counts) {
            *mine += theirs;
        }
        self.len += other.len;
        self
    }

    /// What is left of this when `other` is taken out, as far as it is there.
    #[must_use]
    pub fn minus(mut self, other: &Self) -> Self {
        for (mine, theirs) in self.counts.iter_mut().zip(other.counts) {
            let taken = (*mine).min(theirs);
            *mine -= taken;
            self.len -= u16::from(taken);
        }
        self
    }

    /// Whether every tile of this is in `other` too.
    pub fn is_within(&self, other: &Self) -> bool {
        self.counts.iter().zip(other.counts).all(|(mine, theirs)| *mine <= theirs)
    }

    /// Each tile, copies repeated, in the order of faces.
    pub fn iter(&self) -> impl Iterator<Item = Tile> {
        self.faces().flat_map(|(tile, count)| std::iter::repeat_n(tile, count as usize))
    }

    /// Each face that is there with its count, in the order of faces.
    pub fn faces(&self) -> impl Iterator<Item = (Tile, u8)> {
        let counts = self.counts;
        Tile::all().zip(counts).filter(|(_, count)| *count > 0)
    }

    /// The number tiles alone (rule 7.3, where jokers do not count).
    #[must_use]
    pub fn without_jokers(&self) -> Self {
        self.iter().filter(|tile| !tile.is_joker()).collect()
    }
}

impl Default for Bag {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl FromIterator<Tile> for Bag {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut bag = Self::EMPTY;
        bag.extend(tiles);
        bag
    }
}

impl Extend<Tile> for Bag {
    fn extend<I: IntoIterator<Item = Tile>>(&mut self, tiles: I) {
        tiles.into_iter().for_each(|tile| self.add(tile));
    }
}

impl<'a> FromIterator<&'a Tile> for Bag {
    fn from_iter<I: IntoIterator<Item = &'a Tile>>(tiles: I) -> Self {
        tiles.into_iter().copied().collect()
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

impl Serialize for Bag {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tiles = Vec::<Tile>::deserialize(deserializer)?;
        // Far above any deck; keeps counts from overflowing on hostile input.
        if tiles.len() > u8::MAX as usize {
            return Err(serde::de::Error::custom("more than 255 tiles"));
        }
        Ok(tiles.into_iter().collect())
    }
}
