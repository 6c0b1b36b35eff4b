//! What can be done with the runs of one colour at one number.

use super::{
    Key,
    columns::{Columns, LAST, Range},
};

/// Open runs of one colour: of one tile, of two, of three or more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Runs {
    pub(super) one: u8,
    pub(super) two: u8,
    pub(super) long: u8,
}

impl Runs {
    fn short(self) -> u8 {
        self.one + self.two
    }

    fn pack(self) -> u64 {
        let all = self.short() + self.long;
        u64::from(7 - self.one) | u64::from(7 - self.short()) << 4 | u64::from(all) << 8
    }
}

/// One number of a question.
pub(super) struct Stage<'a> {
    pub(super) number: usize,
    pub(super) columns: &'a Columns,
    /// What a tile left out costs.
    pub(super) cost: u32,
    /// By jokers in groups: all bits of the choices of groups.
    pub(super) wanted: [u16; 3],
}

impl Stage<'_> {
    /// Everything that can be done with the runs of a colour, so many of its tiles being in groups.
    fn fill(
        &self,
        colour: usize,
        now: Runs,
        [grouped, left]: [u8; 2],
        tiles_only: bool,
        into: &mut Vec<RunOption>,
    ) {
        let Range { must, may } = self.columns.tiles[self.number][colour];
        let most = if tiles_only { 0 } else { left };
        for tiles in must.saturating_sub(grouped)..=may - grouped {
            for jokers in now.short().saturating_sub(tiles)..=most {
                self.fill_with(colour, now, [grouped, left - jokers], [tiles, jokers], into);
            }
        }
    }

    /// Fills the runs of a colour with so many tiles and jokers, at least as many as must go on.
    fn fill_with(
        &self,
        colour: usize,
        now: Runs,
        [grouped, left]: [u8; 2],
        [tiles, jokers]: [u8; 2],
        into: &mut Vec<RunOption>,
    ) {
        let spare = tiles + jokers - now.short();
        let extended = spare.min(now.long);
        let begun = spare - extended;
        let surplus = jokers.saturating_sub(now.short());
        // A run led by a joker is needed only as joker-12-13 or two jokers and 13: any other could have
        // the joker behind it, where it is not needed.
        let led_most = if self.number == LAST - 2 { begun } else { 0 };
        let coming = |ahead: usize| self.columns.tiles[self.number + ahead][colour].may;
        // The other jokers bridge gaps of long runs, which then must go on.
        for gaps in surplus.saturating_sub(led_most)..=surplus.min(extended) {
            let mut next =
                Runs { one: begun, two: now.one + gaps, long: now.two + extended - gaps };
            let too_high = (self.number == LAST && next.short() > 0)
                || (self.number + 1 == LAST && next.one > 0);
            let needs = next.short().saturating_sub(coming(1)) + next.one.saturating_sub(coming(2));
            if too_high || needs > left {
                continue;
            }
            // Long runs that nothing can extend are as good as closed. A run that ends below 13 has room
            // for a joker behind it.
            let extendable = (coming(1) + left).saturating_sub(next.short());
            let closing = next.long.saturating_sub(extendable);
            next.long -= closing;
            let homes = now.long - extended + if self.number < LAST { closing } else { 0 };
            let left_out = self.columns.tiles[self.number][colour].may - grouped - tiles;
            let cost = u32::from(left_out) * self.cost;
            let laid = [tiles, jokers, gaps];
            into.push(RunOption { runs: next.pack(), cost, jokers, needs, homes, laid });
        }
    }
}

/// What can be done with one colour at one number.
#[derive(Clone, Copy)]
pub(super) struct RunOption {
    /// The runs then, as in a key.
    pub(super) runs: u64,
    pub(super) cost: u32,
    pub(super) jokers: u8,
    /// Jokers that the runs will need, whatever else happens.
    pub(super) needs: u8,
    pub(super) homes: u8,
    /// Tiles, jokers, and gaps bridged.
    pub(super) laid: [u8; 3],
}

/// The options met at one number.
#[derive(Default)]
pub(super) struct Options {
    pub(super) all: Vec<RunOption>,
    /// Where the options of a question are, by its key; found by a few bits of it.
    known: Vec<(u64, (u32, u32))>,
    /// Told apart by the keys.
    number: u64,
}

/// Questions remembered at one number.
const REMEMBERED: usize = 256;

impl Options {
    pub(super) fn clear(&mut self) {
        self.all.clear();
        self.known.resize(REMEMBERED, (0, (0, 0)));
        self.number += 1;
    }

    /// The options for a colour of a state, with so many of its tiles and so many jokers in groups.
    pub(super) fn of(
        &mut self,
        at: &Stage<'_>,
        colour: usize,
        key: Key,
        [grouped, jokers]: [u8; 2],
        left: u8,
    ) -> (u32, u32) {
        // A joker in a run while a tile of that very face lies in a group: the two could change places, so
        // one of the two ways is enough. Not where the group would be left without a number tile, which
        // takes two other jokers in it.
        let tiles_only = grouped > 0 && jokers < 2;
        let runs = key.0 >> (12 * colour) & 0x777;
        let asked = runs << 8
            | (colour as u64) << 6
            | u64::from(grouped) << 4
            | u64::from(tiles_only) << 2
            | u64::from(left);
        let slot = (asked.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as usize % REMEMBERED;
        let asked = self.number << 20 | asked;
        let (known, range) = self.known[slot];
        if known == asked {
            return range;
        }
        let from = self.all.len();
        at.fill(colour, key.runs(colour), [grouped, left], tiles_only, &mut self.all);
        keep_best(&mut self.all, from);
        let range = (from as u32, self.all.len() as u32);
        self.known[slot] = (asked, range);
        range
    }
}

/// Drops the options from a place on that another is at least as good as.
fn keep_best(options: &mut Vec<RunOption>, from: usize) {
    let mut place = from;
    while place < options.len() {
        let option = options[place];
        let beaten = options[from..].iter().enumerate().any(|(other, best)| {
            other != place - from
                && best.covers(&option)
                // Of two equal ones the first stays.
                && (other < place - from || !option.covers(best))
        });
        if beaten {
            options.swap_remove(place);
        } else {
            place += 1;
        }
    }
}

impl RunOption {
    fn covers(&self, other: &Self) -> bool {
        self.cost <= other.cost
            && self.jokers <= other.jokers
            && Key(self.runs).covers(Key(other.runs))
    }
}
