//! What can be done with one colour at one number.

use crate::{
    columns::{Columns, LAST},
    runs::Runs,
};

/// What happens to one colour at one number.
#[derive(Clone, Copy)]
pub(crate) struct RunOption {
    /// Packed runs afterwards.
    pub(crate) runs: u64,
    pub(crate) tiles: u8,
    pub(crate) coloured: u8,
    pub(crate) plain: u8,
    /// Jokers that runs now open will need, whatever else happens.
    pub(crate) needs: u8,
    /// Homes for jokers in runs that ended.
    pub(crate) homes: u8,
    /// Jokers in gaps of long runs.
    pub(crate) gaps: u8,
    /// What is left out, and what jokers cost here.
    pub(crate) cost: u32,
}

/// What can be done with one colour at one number.
pub(crate) struct ColourQuestion<'a> {
    pub(crate) columns: &'a Columns,
    pub(crate) number: usize,
    pub(crate) colour: usize,
    /// Tiles of it that go into groups.
    pub(crate) grouped: u8,
    pub(crate) coloured_left: u8,
    pub(crate) plain_left: u8,
    pub(crate) track_bare: bool,
}

impl ColourQuestion<'_> {
    /// Every number of tiles and jokers for the runs, at least `owed` together.
    fn fillings(&self, owed: u8) -> impl Iterator<Item = (u8, u8, u8)> {
        let range = self.columns.tiles[self.number][self.colour];
        let fewest = range.must.saturating_sub(self.grouped);
        let most = range.may - self.grouped;
        let (coloured, plain) = (self.coloured_left, self.plain_left);
        let all = (fewest..=most).flat_map(move |tiles| {
            (0..=coloured).flat_map(move |c| (0..=plain).map(move |p| (tiles, c, p)))
        });
        all.filter(move |(tiles, coloured, plain)| tiles + coloured + plain >= owed)
    }

    fn coming(&self, ahead: usize) -> u8 {
        self.columns.count(self.number + ahead, self.colour)
    }

    /// Jokers that runs will need to go on, as far as the tiles to come tell; `None` when even jokers
    /// cannot help, because nothing follows 13.
    fn needs(&self, open: Runs) -> Option<u8> {
        let next = open.owed().saturating_sub(self.coming(1));
        let after_next = open.one.saturating_sub(self.coming(2));
        let too_high =
            (self.number == LAST && open.owed() > 0) || (self.number + 1 == LAST && open.one > 0);
        (!too_high).then_some(next + after_next)
    }

    pub(crate) fn needed(&self, runs: Runs, into: &mut Vec<RunOption>) {
        let short = runs.one + runs.two;
        for (tiles, coloured, plain) in self.fillings(short) {
            let jokers = coloured + plain;
            let spare = tiles + jokers - short;
            let extended = spare.min(runs.long);
            let surplus = jokers.saturating_sub(short);
            // A run led by a joker is needed only as joker-12-13 or two jokers and 13: any other could
            // have the joker behind it, where it is not needed.
            let led_most = if self.number == LAST - 2 { spare - extended } else { 0 };
            for gaps in surplus.saturating_sub(led_most)..=surplus.min(extended) {
                if self.number == LAST && tiles < runs.bare[1] {
                    continue; // jokers alone (rule 3.5)
                }
                let needed = runs.advance_needed(tiles, jokers, gaps);
                let mut open = needed.runs;
                if !self.track_bare {
                    open.bare = [0; 3];
                }
                let left = self.coloured_left - coloured + self.plain_left - plain;
                let Some(needs) = self.needs(open).filter(|needs| *needs <= left) else { continue };
                // Long runs that nothing can extend are as good as closed.
                let extendable = (self.coming(1) + left).saturating_sub(open.one + open.two);
                let closing = open.long.saturating_sub(extendable);
                open.long -= closing;
                // A run that ends below 13 has room for a joker behind it.
                let homes = needed.closed + if self.number < LAST { closing } else { 0 };
                into.push(RunOption {
                    runs: open.pack(),
                    tiles,
                    coloured,
                    plain,
                    needs,
                    homes,
                    gaps,
                    cost: 0,
                });
            }
        }
    }

    pub(crate) fn anywhere(&self, runs: Runs, into: &mut Vec<RunOption>) {
        for (tiles, coloured, plain) in self.fillings(runs.owed()) {
            let jokers = coloured + plain;
            let left = self.coloured_left - coloured + self.plain_left - plain;
            let advanced = runs.advance(tiles, jokers, self.track_bare);
            let mut open = advanced.runs;
            if advanced.led_by_joker > 0 && !self.reaches_the_top(left) {
                continue;
            }
            let Some(needs) = self.needs(open).filter(|needs| *needs <= left) else { continue };
            let extendable = (self.coming(1) + left).saturating_sub(open.one + open.two);
            open.long = open.long.min(extendable).max(open.bare[2]);
            into.push(RunOption {
                runs: open.pack(),
                tiles,
                coloured,
                plain,
                needs,
                homes: 0,
                gaps: 0,
                cost: 0,
            });
        }
    }

    /// A run that begins with a joker and ends below 13 could have that joker at its end instead; so it
    /// is enough to try those that go on to 13.
    fn reaches_the_top(&self, jokers: u8) -> bool {
        let gaps = (self.number + 1..=LAST)
            .filter(|number| self.columns.count(*number, self.colour) == 0)
            .count();
        gaps <= usize::from(jokers)
    }
}

/// Drops options that another is at least as good as: no fewer tiles laid, no more jokers of either kind
/// used, and runs as strong.
pub(crate) fn keep_best(options: &mut Vec<RunOption>) {
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
            options.remove(place);
        } else {
            place += 1;
        }
    }
}

impl RunOption {
    fn covers(&self, other: &Self) -> bool {
        let (a, b) = (Runs::unpack(self.runs), Runs::unpack(other.runs));
        self.tiles >= other.tiles
            && self.plain <= other.plain
            && self.coloured <= other.coloured
            && a.one <= b.one
            && a.one + a.two <= b.one + b.two
            && a.one + a.two + a.long >= b.one + b.two + b.long
            && a.bare.iter().sum::<u8>() <= b.bare.iter().sum()
    }
}

/// What may still be spent.
#[derive(Clone, Copy)]
pub(crate) struct Limits {
    pub(crate) plain: u8,
    /// `None` when costs can go down again, so that nothing is known yet.
    pub(crate) cost: Option<u32>,
}

impl Limits {
    fn allow(self, plain: u8, cost: u32) -> bool {
        plain <= self.plain && self.cost.is_none_or(|most| cost <= most)
    }

    /// Every way to pick an option for each colour within the limits.
    pub(crate) fn combine(
        self,
        options: [&[RunOption]; 4],
        mut found: impl FnMut([RunOption; 4], u8, u32),
    ) {
        // Lists are sorted by cost where costs only grow: their first options tell what is the least.
        let mut least = 0_u32;
        for options in options {
            match options.first() {
                Some(first) => least = least.wrapping_add(first.cost),
                None => return,
            }
        }
        if self.cost.is_some_and(|most| least > most) {
            return;
        }
        for a in options[0] {
            if !self.allow(a.plain, a.cost) {
                continue;
            }
            for b in options[1] {
                let (plain, cost) = (a.plain + b.plain, a.cost.wrapping_add(b.cost));
                if !self.allow(plain, cost) {
                    continue;
                }
                for c in options[2] {
                    let (plain, cost) = (plain + c.plain, cost.wrapping_add(c.cost));
                    if !self.allow(plain, cost) {
                        continue;
                    }
                    for d in options[3] {
                        let (plain, cost) = (plain + d.plain, cost.wrapping_add(d.cost));
                        if self.allow(plain, cost) {
                            found([*a, *b, *c, *d], plain, cost);
                        }
                    }
                }
            }
        }
    }
}
