//! What can be done with the runs of one colour at one number.
//!
//! The answer depends on little: the open runs, the tiles there are here and at the next two numbers, the
//! jokers left. So every answer is kept, from one question to the next.

use super::columns::LAST;

/// Open runs of one colour: of one tile, of two, of three or more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Runs {
    one: u8,
    two: u8,
    long: u8,
}

/// The top bit of every field of packed runs.
const GUARDS: u16 = 0x0888;

impl Runs {
    /// Bits of packed runs.
    pub(super) const BITS: usize = 12;
    /// No open run, packed.
    pub(super) const NONE: u16 = 0x0077;

    fn short(self) -> u8 {
        self.one + self.two
    }

    /// Fields of four bits, so that runs are at least as good as others exactly if no field is smaller.
    fn pack(self) -> u16 {
        let all = self.short() + self.long;
        u16::from(7 - self.one) | u16::from(7 - self.short()) << 4 | u16::from(all) << 8
    }

    fn unpack(packed: u16) -> Self {
        let field = |at: u32| (packed >> (4 * at) & 7) as u8;
        let (one, short) = (7 - field(0), 7 - field(1));
        Self { one, two: short - one, long: field(2) - short }
    }
}

/// Tiles of one colour at one number, less those in groups, and what comes after them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tiles {
    pub(super) must: u8,
    pub(super) may: u8,
    /// Tiles at the next number and the one after it.
    pub(super) coming: [u8; 2],
    /// Numbers above this one, three for more.
    pub(super) above: u8,
    /// No joker may be used: one could change places with a tile in a group.
    pub(super) no_jokers: bool,
}

impl Tiles {
    /// All of it in few bits.
    pub(super) fn pack(self) -> u32 {
        let small = [self.must, self.may, self.coming[0], self.coming[1], self.above];
        let bits = small.into_iter().fold(0, |bits, count| bits << 2 | u32::from(count));
        bits << 1 | u32::from(self.no_jokers)
    }

    fn unpack(bits: u32) -> Self {
        let part = |at: u32| (bits >> (1 + 2 * at) & 3) as u8;
        Self {
            must: part(4),
            may: part(3),
            coming: [part(2), part(1)],
            above: part(0),
            no_jokers: bits & 1 != 0,
        }
    }
}

/// One thing that can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct RunOption {
    /// The runs then, packed.
    pub(super) runs: u16,
    pub(super) left_out: u8,
    pub(super) jokers: u8,
    /// Jokers that the runs will need, whatever else happens.
    pub(super) needs: u8,
    /// Homes for other jokers in runs that ended.
    pub(super) homes: u8,
    pub(super) tiles: u8,
    /// How many of the jokers bridge a gap of a long run.
    pub(super) gaps: u8,
}

impl RunOption {
    fn covers(&self, other: &Self) -> bool {
        self.left_out <= other.left_out
            && self.jokers <= other.jokers
            && ((self.runs | GUARDS) - other.runs) & GUARDS == GUARDS
    }
}

/// Answers known so far.
#[derive(Default)]
pub(super) struct Options {
    all: Vec<RunOption>,
    /// Open addressing: the question plus one, and where its options are.
    known: Vec<(u32, Span)>,
    count: usize,
}

/// Where some options are among all, the number of them in the lowest eight bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Span(u32);

impl Span {
    pub(super) fn is_empty(self) -> bool {
        self.0 & 0xFF == 0
    }
}

impl Options {
    pub(super) fn at(&self, span: Span) -> &[RunOption] {
        let from = (span.0 >> 8) as usize;
        &self.all[from..from + (span.0 & 0xFF) as usize]
    }

    /// The options with packed runs and tiles, and so many jokers left.
    pub(super) fn of(&mut self, runs: u16, tiles: u32, left: u8) -> Span {
        let asked = u32::from(runs) | u32::from(left) << 12 | tiles << 14;
        if !self.known.is_empty() {
            let (known, span) = self.known[self.slot(asked)];
            if known == asked + 1 {
                return span;
            }
        }
        self.find(asked, Runs::unpack(runs), Tiles::unpack(tiles), left)
    }

    /// The place of a question, or the free one where it belongs.
    fn slot(&self, asked: u32) -> usize {
        let mask = self.known.len() - 1;
        let mut slot = (asked.wrapping_mul(0x9E37_79B9) >> 12) as usize & mask;
        while self.known[slot].0 != 0 && self.known[slot].0 != asked + 1 {
            slot = (slot + 1) & mask;
        }
        slot
    }

    #[cold]
    fn find(&mut self, asked: u32, runs: Runs, tiles: Tiles, left: u8) -> Span {
        if self.count * 2 >= self.known.len() {
            let larger = vec![(0, Span::default()); (self.known.len() * 4).max(1024)];
            let old = std::mem::replace(&mut self.known, larger);
            for entry in old.into_iter().filter(|entry| entry.0 != 0) {
                let slot = self.slot(entry.0 - 1);
                self.known[slot] = entry;
            }
        }
        let from = self.all.len();
        let mut options = Vec::new();
        fill(runs, tiles, left, &mut options);
        keep_best(&mut options);
        self.all.append(&mut options);
        let span = Span((from as u32) << 8 | (self.all.len() - from) as u32);
        let slot = self.slot(asked);
        self.known[slot] = (asked + 1, span);
        self.count += 1;
        span
    }
}

/// Everything that can be done with runs.
fn fill(now: Runs, at: Tiles, left: u8, into: &mut Vec<RunOption>) {
    let most = if at.no_jokers { 0 } else { left };
    for tiles in at.must..=at.may {
        for jokers in now.short().saturating_sub(tiles)..=most {
            fill_with(now, at, [tiles, jokers], left - jokers, into);
        }
    }
}

/// Fills runs with so many tiles and jokers, at least as many as must go on.
fn fill_with(now: Runs, at: Tiles, [tiles, jokers]: [u8; 2], left: u8, into: &mut Vec<RunOption>) {
    let spare = tiles + jokers - now.short();
    let extended = spare.min(now.long);
    let begun = spare - extended;
    let surplus = jokers.saturating_sub(now.short());
    // A run led by a joker is needed only as joker-12-13 or two jokers and 13: any other could have the
    // joker behind it, where it is not needed.
    let led_most = if at.above == 2 { begun } else { 0 };
    // The other jokers bridge gaps of long runs, which then must go on.
    for gaps in surplus.saturating_sub(led_most)..=surplus.min(extended) {
        let mut next = Runs { one: begun, two: now.one + gaps, long: now.two + extended - gaps };
        let too_high = (at.above == 0 && next.short() > 0) || (at.above == 1 && next.one > 0);
        let [soon, later] = at.coming;
        let needs = next.short().saturating_sub(soon) + next.one.saturating_sub(later);
        if too_high || needs > left {
            continue;
        }
        // Long runs that nothing can extend are as good as closed. A run that ends below 13 has room for a
        // joker behind it.
        let extendable = (soon + left).saturating_sub(next.short());
        let closing = next.long.saturating_sub(extendable);
        next.long -= closing;
        into.push(RunOption {
            runs: next.pack(),
            left_out: at.may - tiles,
            jokers,
            needs,
            homes: now.long - extended + if at.above > 0 { closing } else { 0 },
            tiles,
            gaps,
        });
    }
}

/// Drops options that another is at least as good as.
fn keep_best(options: &mut Vec<RunOption>) {
    let mut place = 0;
    while place < options.len() {
        let option = options[place];
        let beaten = options.iter().enumerate().any(|(other, best)| {
            other != place
                && best.covers(&option)
                // Of two equal ones the first stays.
                && (other < place || !option.covers(best))
        });
        if beaten {
            options.swap_remove(place);
        } else {
            place += 1;
        }
    }
}

/// How many numbers are above one, three for more.
pub(super) fn above(number: usize) -> u8 {
    (LAST - number).min(3) as u8
}
