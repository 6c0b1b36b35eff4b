//! The table: melds everyone may use, and layouts of tiles that may become one.

use serde::{Deserialize, Serialize};

use crate::{
    bag::Bag,
    meld::{Meld, NotAMeld},
    tile::Tile,
};

/// Tiles as somebody put them: groups of neighbours, not yet judged.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Layout(pub Vec<Vec<Tile>>);

impl Layout {
    /// All its tiles.
    pub fn tiles(&self) -> Bag {
        self.0.iter().flatten().collect()
    }
}

/// Valid melds. The only way from a [`Layout`] to a `Table` is through the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Meld>", into = "Vec<Meld>")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Array<Tile>>"))]
pub struct Table {
    melds: Vec<Meld>,
    tiles: Bag,
}

impl Table {
    /// A table of melds.
    pub fn new(melds: Vec<Meld>) -> Self {
        let tiles = melds.iter().flat_map(Meld::tiles).collect();
        Self { melds, tiles }
    }

    /// Judges a layout.
    ///
    /// # Errors
    /// Every group of tiles that is no meld, by its place, with all reasons.
    pub fn read(layout: &Layout) -> Result<Self, Vec<(usize, NotAMeld)>> {
        let mut melds = Vec::with_capacity(layout.0.len());
        let mut wrong = Vec::new();
        for (place, tiles) in layout.0.iter().enumerate() {
            match Meld::read(tiles) {
                Ok(meld) => melds.push(meld),
                Err(reasons) => wrong.push((place, reasons)),
            }
        }
        if wrong.is_empty() { Ok(Self::new(melds)) } else { Err(wrong) }
    }

    /// Its melds.
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// All its tiles.
    pub fn tiles(&self) -> &Bag {
        &self.tiles
    }

    /// As a layout, to rearrange.
    pub fn layout(&self) -> Layout {
        Layout(self.melds.iter().map(|meld| meld.tiles().to_vec()).collect())
    }
}

impl Default for Table {
    fn default() -> Self {
        Self::new(Vec::new())
    }
}

/// More tiles than any table holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("more than 255 tiles")]
pub struct TooManyTiles;

impl TryFrom<Vec<Meld>> for Table {
    type Error = TooManyTiles;

    fn try_from(melds: Vec<Meld>) -> Result<Self, TooManyTiles> {
        // Far above any deck; keeps counts from overflowing on hostile input.
        match melds.iter().map(|meld| meld.tiles().len()).sum::<usize>() <= u8::MAX.into() {
            true => Ok(Self::new(melds)),
            false => Err(TooManyTiles),
        }
    }
}

impl From<Table> for Vec<Meld> {
    fn from(table: Table) -> Self {
        table.melds
    }
}
