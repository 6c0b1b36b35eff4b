//! A question to the solver as counts: the tiles of each number, which must be used and which may.

use dublet_rules::{
    bag::Bag,
    rules::Rules,
    tile::{Colour, Number, Tile},
};

use crate::Goal;

/// The highest number.
pub(super) const LAST: usize = Number::MAX as usize;
/// Numbers plus two empty ones above 13, so that looking ahead needs no check.
pub(super) const NUMBERS: usize = LAST + 3;

/// How many of something must and may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Range {
    pub(super) must: u8,
    pub(super) may: u8,
}

/// Tiles by number and colour, and plain jokers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Columns {
    /// By number (1 to 13), then colour.
    pub(super) tiles: [[Range; 4]; NUMBERS],
    pub(super) plain: Range,
}

impl Columns {
    /// All of `must`, and as many of `may` as one likes.
    pub(super) fn new(must: &Bag, may: &Bag) -> Self {
        let range = |tile: Tile| {
            let must = must.count(tile);
            Range { must, may: must + may.count(tile) }
        };
        let mut tiles = [[Range::default(); 4]; NUMBERS];
        for number in Number::all() {
            for colour in Colour::ALL {
                tiles[usize::from(number.get())][colour as usize] =
                    range(Tile::number(colour, number));
            }
        }
        Self { tiles, plain: range(Tile::JOKER) }
    }

    /// How many tiles and jokers may be used or left out.
    pub(super) fn optional(&self) -> u16 {
        let all = self.tiles.iter().flatten().chain([&self.plain]);
        all.map(|range| u16::from(range.may - range.must)).sum()
    }

    /// What they count on a rack.
    pub(super) fn optional_value(&self, joker_value: u16) -> u16 {
        let count = |range: &Range| u16::from(range.may - range.must);
        let tiles = self
            .tiles
            .iter()
            .enumerate()
            .map(|(number, column)| number as u16 * column.iter().map(count).sum::<u16>());
        tiles.sum::<u16>() + count(&self.plain) * joker_value
    }

    /// The same without the tiles that no meld can use, whatever else is laid.
    pub(super) fn without_hopeless(mut self) -> Self {
        let jokers = u32::from(self.plain.may);
        // The numbers of each colour that are in a run of three with at most the jokers missing, a bit each.
        let in_run: [u32; 4] = std::array::from_fn(|colour| {
            let there =
                (1..=LAST).map(|number| u32::from(self.count(number, colour) > 0) << number);
            let there: u32 = there.sum();
            let stands = |low: &usize| (there >> low & 0b111).count_ones() + jokers >= 3;
            (1..=LAST - 2).filter(stands).fold(0, |in_run, low| in_run | 0b111 << low)
        });
        for (number, tiles) in self.tiles.iter_mut().enumerate() {
            let colours = tiles.iter().filter(|range| range.may > 0).count() as u32;
            for (range, in_run) in tiles.iter_mut().zip(in_run) {
                if colours + jokers < 3 && in_run >> number & 1 == 0 {
                    range.may = range.must;
                }
            }
        }
        self
    }

    /// Whether there are more copies of a tile than any deck has: the sweep counts in two bits.
    pub(super) fn has_many_copies(&self) -> bool {
        self.tiles.iter().flatten().any(|range| range.may > 3)
    }

    /// How many tiles of each colour there are at a number.
    pub(super) fn available(&self, number: usize) -> [u8; 4] {
        self.tiles[number].map(|range| range.may)
    }

    /// How many tiles of a colour there are at a number; none above 13.
    pub(super) fn count(&self, number: usize, colour: usize) -> u8 {
        self.tiles[number][colour].may
    }
}

/// What it costs not to use a tile that may be used. The sweep makes the sum as small as possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Costs {
    /// A number tile left out, by its number.
    pub(super) tile: [u32; NUMBERS],
    /// A joker left out.
    pub(super) joker: u32,
    /// What a joker gains back by the number it stands for, where that matters: then it may stand anywhere.
    pub(super) refund: Option<[u32; NUMBERS]>,
}

impl Costs {
    /// A lay that is best at a goal.
    pub(super) fn lay(rules: &Rules, goal: Goal) -> Self {
        let cost = |points: u32| match goal {
            Goal::Tiles => (1 << 16) + points,
            Goal::Shed => points * (1 << 8) + 1,
        };
        Self {
            tile: std::array::from_fn(|number| cost(number as u32)),
            joker: cost(u32::from(rules.joker_penalty)),
            refund: None,
        }
    }

    /// What leaving out so many tiles of so many points costs.
    pub(super) fn sum(tiles: u16, points: u16, goal: Goal) -> u32 {
        let (tiles, points) = (u32::from(tiles), u32::from(points));
        match goal {
            Goal::Tiles => tiles << 16 | points,
            Goal::Shed => points << 8 | tiles,
        }
    }

    /// The tiles and the points of what a lay costs.
    pub(super) fn parts(cost: u32, goal: Goal) -> (u16, u16) {
        match goal {
            Goal::Tiles => ((cost >> 16) as u16, cost as u16),
            Goal::Shed => ((cost & 0xFF) as u16, (cost >> 8) as u16),
        }
    }

    /// An opening of the highest worth, jokers counting as what they stand for (rule 4.2).
    pub(super) fn worth() -> Self {
        let worth = std::array::from_fn(|number| number as u32);
        Self { tile: worth, joker: u32::from(Number::MAX), refund: Some(worth) }
    }

    pub(super) fn anywhere(&self) -> bool {
        self.refund.is_some()
    }
}

/// The tile of a colour and number by index.
pub(super) fn tile(colour: usize, number: usize) -> Tile {
    let number = Number::new(number as u8).expect("a number of the columns");
    Tile::number(Colour::ALL[colour], number)
}
