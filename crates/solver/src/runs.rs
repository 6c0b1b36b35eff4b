//! The open runs of one colour, and how a number changes them.
//!
//! After each number, a colour has runs of one tile, of two, and of three or more (rule 3.2). Short ones
//! must go on; long ones may. How many places are filled at the next number decides everything: a
//! long run that closes beside a new one that opens is the same tiles as one that goes on.
//!
//! With three or more jokers a run could be jokers alone, which rule 3.5 forbids; `bare` counts the runs
//! of each length that have no number tile yet. Within a number, which run gets a tile and which a
//! joker does not matter to anything else, so tiles go to bare runs first, the longest first: those may
//! close then, while the shorter ones must go on anyway.

/// Open runs of one colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Runs {
    pub(crate) one: u8,
    pub(crate) two: u8,
    pub(crate) long: u8,
    /// How many of each have no number tile.
    pub(crate) bare: [u8; 3],
}

/// What became of the runs at a number.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Advanced {
    pub(crate) runs: Runs,
    /// New runs that begin with a joker.
    pub(crate) led_by_joker: u8,
}

/// What became of the runs at a number when jokers stand only where they are needed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Needed {
    pub(crate) runs: Runs,
    /// Long runs that ended before it.
    pub(crate) closed: u8,
}

impl Runs {
    /// Bits of a state's key for one colour.
    pub(crate) const BITS: u32 = 15;

    pub(crate) fn pack(self) -> u64 {
        let [one, two, long] = self.bare.map(u64::from);
        let open = u64::from(self.one) | u64::from(self.two) << 3 | u64::from(self.long) << 6;
        open | one << 9 | two << 11 | long << 13
    }

    pub(crate) fn unpack(bits: u64) -> Self {
        let part = |shift: u32, mask: u64| (bits >> shift & mask) as u8;
        Self {
            one: part(0, 7),
            two: part(3, 7),
            long: part(6, 7),
            bare: [part(9, 3), part(11, 3), part(13, 3)],
        }
    }

    /// Places that must be filled at the next number.
    pub(crate) fn owed(self) -> u8 {
        self.one + self.two + self.bare[2]
    }

    /// Fills places with jokers only where a run needs them: in a short run, or in a gap of a long one,
    /// which then must go on. `gaps` of the jokers go into long runs, and those beyond the short runs
    /// and the gaps begin runs. `bare` has runs of one and two only here.
    pub(crate) fn advance_needed(self, tiles: u8, jokers: u8, gaps: u8) -> Needed {
        let spare = tiles + jokers - (self.one + self.two);
        let extended = spare.min(self.long);
        let new = spare - extended;
        let two = self.bare[0].saturating_sub(tiles);
        let led = jokers.saturating_sub(self.one + self.two) - gaps;
        let runs = Runs {
            one: new,
            two: self.one + gaps,
            long: self.two + extended - gaps,
            bare: [led, two, 0],
        };
        Needed { runs, closed: self.long - extended }
    }

    /// Fills `tiles + jokers` places at a number; at least as many as are owed.
    pub(crate) fn advance(self, tiles: u8, jokers: u8, track_bare: bool) -> Advanced {
        let spare = tiles + jokers - self.owed();
        let extended = spare.min(self.long - self.bare[2]);
        let new = spare - extended;
        let mut runs = Runs {
            one: new,
            two: self.one,
            long: self.two + self.bare[2] + extended,
            bare: [0; 3],
        };
        let led_by_joker = if track_bare {
            let mut left = tiles;
            let mut fill = |bare: u8| {
                let filled = bare.min(left);
                left -= filled;
                bare - filled
            };
            let long = fill(self.bare[2]);
            let from_two = fill(self.bare[1]);
            let two = fill(self.bare[0]);
            let one = fill(new);
            runs.bare = [one, two, from_two + long];
            one
        } else {
            new.saturating_sub(tiles)
        };
        Advanced { runs, led_by_joker }
    }
}
