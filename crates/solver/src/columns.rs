//! A question to the solver as counts: the tiles of each number, which must be used and which may.

use dublet_rules::{
    bag::Bag,
    tile::{Colour, Joker, Number, Tile},
};

/// The highest number.
pub(crate) const LAST: usize = Number::MAX as usize;
/// Numbers plus two empty ones above 13, so that looking ahead needs no check.
pub(crate) const NUMBERS: usize = LAST + 3;

/// How many of something must and may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Range {
    pub(crate) must: u8,
    pub(crate) may: u8,
}

/// Tiles by number and colour, and jokers by kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Columns {
    /// By number (1 to 13), then colour.
    pub(crate) tiles: [[Range; 4]; NUMBERS],
    pub(crate) plain: Range,
    pub(crate) coloured: [Range; 4],
}

impl Columns {
    /// All of `must`, and as many of `may` as one likes.
    pub(crate) fn new(must: &Bag, may: &Bag) -> Self {
        let range = |tile: Tile| {
            let must = must.count(tile);
            Range { must, may: must + may.count(tile) }
        };
        let joker = |joker| range(Tile::joker(joker));
        let mut tiles = [[Range::default(); 4]; NUMBERS];
        for number in Number::all() {
            for colour in Colour::ALL {
                tiles[usize::from(number.get())][colour as usize] =
                    range(Tile::number(colour, number));
            }
        }
        Self {
            tiles,
            plain: joker(Joker::Plain),
            coloured: Colour::ALL.map(|colour| joker(Joker::Coloured(colour))),
        }
    }

    /// How many tiles and jokers may be used or left out.
    pub(crate) fn optional(&self) -> u32 {
        let jokers = [self.plain].into_iter().chain(self.coloured);
        let all = self.tiles.iter().flatten().copied().chain(jokers);
        all.map(|range| u32::from(range.may - range.must)).sum()
    }

    /// What they count on a rack.
    pub(crate) fn optional_value(&self, joker_value: u16) -> u16 {
        let count = |range: &Range| u16::from(range.may - range.must);
        let tiles = self
            .tiles
            .iter()
            .enumerate()
            .map(|(number, column)| number as u16 * column.iter().map(count).sum::<u16>());
        let jokers = count(&self.plain) + self.coloured.iter().map(count).sum::<u16>();
        tiles.sum::<u16>() + jokers * joker_value
    }

    /// The same without the tiles that no meld can use, whatever else is laid.
    pub(crate) fn without_hopeless(mut self) -> Self {
        let before = self.clone();
        let jokers = usize::from(before.plain.may);
        for number in 1..=LAST {
            let colours = (0..4).filter(|c| before.count(number, *c) + before.coloured[*c].may > 0);
            let grouped = colours.count() + jokers >= 3;
            for colour in 0..4 {
                let own_jokers = jokers + usize::from(before.coloured[colour].may);
                let in_run = (number.saturating_sub(2).max(1)..=number.min(LAST - 2)).any(|low| {
                    (low..low + 3).filter(|n| before.count(*n, colour) == 0).count() <= own_jokers
                });
                if !grouped && !in_run {
                    let range = &mut self.tiles[number][colour];
                    range.may = range.must;
                }
            }
        }
        self
    }

    /// How many tiles of a colour there are at a number; none above 13.
    pub(crate) fn count(&self, number: usize, colour: usize) -> u8 {
        self.tiles[number][colour].may
    }
}

/// What it costs not to use a tile that may be used. The programme makes the sum as small as possible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Costs {
    /// A number tile left out, by its number.
    pub(crate) tile: [u32; NUMBERS],
    /// A joker left out.
    pub(crate) joker: u32,
    /// A joker used, by the number it stands for.
    pub(crate) joker_used: [u32; NUMBERS],
}

impl Costs {
    /// What one tile left out costs where tiles come first and the value they shed second.
    pub(crate) const TILE: u32 = 1 << 16;
    /// What one point not shed costs where the value comes first and tiles second.
    pub(crate) const POINT: u32 = 1 << 8;

    /// A lay of most tiles, then of most value shed.
    pub(crate) fn most_tiles(joker_value: u16) -> Self {
        Self::lay(joker_value, |shed| Self::TILE + shed)
    }

    /// A lay that sheds most value, then lays most tiles.
    pub(crate) fn most_shed(joker_value: u16) -> Self {
        Self::lay(joker_value, |shed| shed * Self::POINT + 1)
    }

    fn lay(joker_value: u16, cost: impl Fn(u32) -> u32) -> Self {
        Self {
            tile: std::array::from_fn(|number| cost(number as u32)),
            joker: cost(joker_value.into()),
            joker_used: [0; NUMBERS],
        }
    }

    /// An opening of the highest worth, jokers counting as what they stand for.
    pub(crate) fn worth() -> Self {
        let highest = u32::from(Number::MAX);
        Self {
            tile: std::array::from_fn(|number| number as u32),
            joker: highest,
            joker_used: std::array::from_fn(|number| highest.saturating_sub(number as u32)),
        }
    }

    /// Whether a joker counts the same wherever it stands.
    pub(crate) fn jokers_count_alike(&self) -> bool {
        self.joker_used == [0; NUMBERS]
    }
}

/// The tile of a colour and number by index.
pub(crate) fn tile(colour: usize, number: usize) -> Tile {
    let number = Number::new(number as u8).expect("a number of the columns");
    Tile::number(Colour::ALL[colour], number)
}
