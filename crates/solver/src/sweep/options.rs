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
    /// Jokers may stand where nothing needs them.
    pub(super) anywhere: bool,
}

impl Tiles {
    /// Kinds there can be.
    const KINDS: usize = 1 << 12;

    /// All of it in few bits.
    fn bits(self) -> usize {
        let small = [self.must, self.may, self.coming[0], self.coming[1], self.above];
        let bits = small.into_iter().fold(0, |bits, count| bits << 2 | usize::from(count));
        bits << 2 | usize::from(self.anywhere) << 1 | usize::from(self.no_jokers)
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
    /// Whether it is at least as good; where a joker gains something anywhere, only with as many of them.
    fn covers(&self, other: &Self, anywhere: bool) -> bool {
        self.left_out <= other.left_out
            && self.jokers <= other.jokers
            && (!anywhere || self.jokers == other.jokers)
            && ((self.runs | GUARDS) - other.runs) & GUARDS == GUARDS
    }
}

/// Answers known so far.
#[derive(Default)]
pub(super) struct Options {
    all: Vec<RunOption>,
    /// Where the options for some tiles are, by open runs and jokers left: a page for each [`TilesId`].
    spans: Vec<Span>,
    /// The page of each kind of tiles, by its few bits, and the tiles of each page.
    ids: Vec<Option<TilesId>>,
    tiles: Vec<Tiles>,
}

/// The tiles of a question, by where its answers begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct TilesId(u32);

/// Where some options are among all, the number of them in the lowest eight bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span(u32);

impl Span {
    /// Not asked so far; where it is never asked, no options.
    pub(super) const UNKNOWN: Self = Self(u32::MAX << 8);

    fn len(self) -> usize {
        (self.0 & 0xFF) as usize
    }

    pub(super) fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// Three tiles and two jokers can be in runs of a colour at most.
const MOST_RUNS: usize = 5;
/// Jokers left: none to two.
const LEFT: usize = 3;

/// A number below [`KINDS`] for every kind of open runs, by their packed fields without the guards.
const RUN_IDS: [u8; 512] = {
    let mut ids = [u8::MAX; 512];
    let mut next = 0;
    let mut packed = 0;
    while packed < 512 {
        let (one, short, all) = (7 - (packed & 7), 7 - (packed >> 3 & 7), packed >> 6);
        if one <= short && short <= all && all <= MOST_RUNS {
            ids[packed] = next;
            next += 1;
        }
        packed += 1;
    }
    ids
};

/// Kinds of open runs: so many ways to pick three counts with a sum of [`MOST_RUNS`] at most.
const KINDS: usize = (MOST_RUNS + 1) * (MOST_RUNS + 2) * (MOST_RUNS + 3) / 6;
/// Answers for one kind of tiles.
const PAGE: usize = KINDS * LEFT;

impl Options {
    /// Where the answers for some tiles are.
    pub(super) fn id(&mut self, tiles: Tiles) -> TilesId {
        let bits = tiles.bits();
        self.ids.resize(Tiles::KINDS, None);
        if let Some(id) = self.ids[bits] {
            return id;
        }
        let id = TilesId(self.spans.len() as u32);
        self.ids[bits] = Some(id);
        self.tiles.push(tiles);
        self.spans.resize(self.spans.len() + PAGE, Span::UNKNOWN);
        id
    }

    pub(super) fn at(&self, span: Span) -> &[RunOption] {
        let from = (span.0 >> 8) as usize;
        &self.all[from..from + span.len()]
    }

    /// The options with open runs, packed, and so many jokers left.
    pub(super) fn of(&mut self, id: TilesId, runs: u16, left: u8) -> Span {
        let packed = runs & 7 | runs >> 1 & 0o70 | runs >> 2 & 0o700;
        let kind = usize::from(RUN_IDS[usize::from(packed)]);
        let place = id.0 as usize + kind * LEFT + usize::from(left);
        match self.spans[place] {
            Span::UNKNOWN => self.find(id, place, Runs::unpack(runs), left),
            span => span,
        }
    }

    #[cold]
    fn find(&mut self, id: TilesId, place: usize, runs: Runs, left: u8) -> Span {
        let tiles = self.tiles[id.0 as usize / PAGE];
        let from = self.all.len();
        let mut options = Vec::new();
        fill(runs, tiles, left, &mut options);
        keep_best(&mut options, tiles.anywhere);
        self.all.append(&mut options);
        let span = Span((from as u32) << 8 | (self.all.len() - from) as u32);
        self.spans[place] = span;
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
    let gaps =
        if at.anywhere { 0..=0 } else { surplus.saturating_sub(led_most)..=surplus.min(extended) };
    for gaps in gaps {
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
fn keep_best(options: &mut Vec<RunOption>, anywhere: bool) {
    let mut place = 0;
    while place < options.len() {
        let option = options[place];
        let beaten = options.iter().enumerate().any(|(other, best)| {
            other != place
                && best.covers(&option, anywhere)
                // Of two equal ones the first stays.
                && (other < place || !option.covers(best, anywhere))
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
