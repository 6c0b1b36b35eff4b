//! The quick way for plain jokers, at most two: one sweep over the numbers 1 to 13.
//!
//! A state after a number is the open runs of each colour, by length, and the jokers used so far. At each
//! number some tiles go into groups, which are complete at once, and the others into runs. All table tiles
//! must be used; rack tiles may be.
//!
//! Most places of a joker mean nothing: one that only has to lie somewhere can lie at the end of nearly
//! any run, or in nearly any group of three. So only jokers that something *needs* are placed, and *homes*
//! are counted for the others. Where that is not enough to be sure, or states become many, the sweep gives
//! up and says so.

mod columns;
mod groups;
mod options;
mod plan;

use dublet_rules::{
    bag::Bag,
    meld::Meld,
    rules::{FreedJokers, Rules},
    table::Table,
    tile::Tile,
};

use self::{
    columns::{Columns, Costs, LAST},
    groups::GroupChoice,
    options::{Options, Runs, Stage},
};
use crate::{BestLay, Goal};

/// More states at one number than this are for [`crate::search`].
const MANY: usize = 160;

/// A state after some number.
#[derive(Clone, Copy)]
struct Node {
    key: Key,
    /// What was left out so far.
    cost: u32,
    /// Jokers used or sure of a home. Of states alike in all else, any will do.
    settled: u8,
    /// The state it came from, by its place at the number before.
    parent: u8,
    step: Step,
}

/// What is done at one number, to rebuild the melds from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Step {
    groups: GroupChoice,
    /// Tiles and jokers in runs by colour, and how many of the jokers bridge a gap of a long run.
    runs: [[u8; 3]; 4],
}

/// Open runs by colour, and jokers used, so packed that a state is at least as good as another exactly
/// if no field of four bits is smaller: no more runs that must go on, no more that are still short by
/// two, no fewer in all, no more jokers used. Whatever completes the weaker state completes the stronger:
/// each of its runs has one there that is as long, and those left over may end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Key(u64);

/// The top bit of every field.
const GUARDS: u64 = 0x0008_8888_8888_8888;
const JOKERS: u32 = 48;

impl Key {
    const START: Self = Self(0x0007_0770_7707_7077);

    fn runs(self, colour: usize) -> Runs {
        let field = |at: usize| (self.0 >> (12 * colour + 4 * at) & 7) as u8;
        let (one, short) = (7 - field(0), 7 - field(1));
        Runs { one, two: short - one, long: field(2) - short }
    }

    fn jokers(self) -> u8 {
        7 - (self.0 >> JOKERS) as u8
    }

    fn covers(self, other: Self) -> bool {
        ((self.0 | GUARDS) - other.0) & GUARDS == GUARDS
    }
}

/// Memory, kept from one question to the next.
#[derive(Default)]
pub(crate) struct Sweep {
    layers: [Vec<Node>; LAST + 1],
    choices: Vec<GroupChoice>,
    /// Their bits.
    bits: Vec<u16>,
    options: Options,
    /// States visited so far.
    states: u64,
    last: Last,
}

/// What the last answer was made of.
#[derive(Default)]
struct Last {
    /// What was done at each number.
    steps: [Step; LAST],
    /// Jokers that went to homes.
    homed: u8,
    /// The table, where nothing can be laid.
    table: Option<Vec<Meld>>,
}

impl Sweep {
    /// The best lay, if the jokers are plain and few and states do not become many.
    pub(crate) fn best_lay(
        &mut self,
        rules: &Rules,
        table: &Table,
        rack: &Bag,
        goal: Goal,
    ) -> Option<BestLay> {
        if !is_plain(rules, table.tiles(), rack) {
            return None;
        }
        let columns = Columns::new(table.tiles(), rack).without_hopeless();
        let tiles = columns.optional();
        if tiles == 0 {
            self.last.table = Some(table.melds().to_vec());
            return Some(BestLay::default());
        }
        let costs = Costs::new(rules, goal);
        let (missed_tiles, missed) = costs.parts(self.run(&columns, &costs)?);
        self.last.table = None;
        let shed = columns.optional_value(u16::from(rules.joker_penalty)) - missed;
        Some(BestLay { tiles: tiles - missed_tiles, shed })
    }

    /// The melds of the last best lay.
    pub(crate) fn plan(&self) -> Vec<Meld> {
        match &self.last.table {
            Some(table) => table.clone(),
            None => plan::melds(&self.last.steps, self.last.homed),
        }
    }

    /// States visited so far.
    pub(crate) fn states(&self) -> u64 {
        self.states
    }

    /// Finds the least that must be left out, if it can. There is a way to use all that must be used.
    fn run(&mut self, columns: &Columns, costs: &Costs) -> Option<u32> {
        self.layers[0].clear();
        let step = Step::default();
        self.layers[0].push(Node { key: Key::START, cost: 0, settled: 0, parent: 0, step });
        for number in 1..=LAST {
            let available = columns.tiles[number].map(|range| range.may);
            groups::choices(available, columns.plain.may, &mut self.choices);
            self.bits.clear();
            let mut wanted = [0; 3];
            for choice in &self.choices {
                let bits = choice.bits();
                wanted[usize::from(choice.plain)] |= bits;
                self.bits.push(bits);
            }
            let at = Stage { number, columns, cost: costs.tile[number], wanted };
            self.options.clear();
            let (before, after) = self.layers.split_at_mut(number);
            let (before, after) = (&before[number - 1], &mut after[0]);
            after.clear();
            self.states += before.len() as u64;
            for (place, node) in before.iter().enumerate() {
                let choices = self.bits.iter().copied().zip(&self.choices);
                at.advance(node, place as u8, choices, &mut self.options, after);
                if after.len() > MANY {
                    return None;
                }
            }
        }
        self.settle(columns, costs)
    }

    /// Sends the jokers left to their homes.
    fn settle(&mut self, columns: &Columns, costs: &Costs) -> Option<u32> {
        let mut hoped = u32::MAX;
        let mut best: Option<(u32, usize)> = None;
        for (place, node) in self.layers[LAST].iter().enumerate() {
            hoped = hoped.min(node.cost);
            let cost = node.cost + u32::from(columns.plain.may - node.settled) * costs.joker;
            if node.settled >= columns.plain.must && best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, place));
            }
        }
        // Homes take no part in comparing states; where they could have mattered, nothing is sure.
        let (cost, place) = best.filter(|(cost, _)| *cost <= hoped)?;
        self.remember(place);
        Some(cost)
    }

    fn remember(&mut self, mut place: usize) {
        let last = &self.layers[LAST][place];
        self.last.homed = last.settled - last.key.jokers();
        for number in (1..=LAST).rev() {
            let node = &self.layers[number][place];
            self.last.steps[number - 1] = node.step;
            place = usize::from(node.parent);
        }
    }
}

impl Stage<'_> {
    /// Every state that can follow one.
    fn advance<'a>(
        &self,
        node: &Node,
        parent: u8,
        choices: impl Iterator<Item = (u16, &'a GroupChoice)>,
        options: &mut Options,
        after: &mut Vec<Node>,
    ) {
        let used_before = node.key.jokers();
        let left = self.columns.plain.may - used_before;
        // The options of this state by jokers in groups, colour, and tiles in groups.
        let mut known = [[[(0, 0); 4]; 4]; 3];
        let mut possible = [0_u16; 3];
        for jokers in 0..=left.min(2) {
            let place = usize::from(jokers);
            let mut wanted = self.wanted[place];
            while wanted != 0 {
                let bit = wanted.trailing_zeros();
                wanted &= wanted - 1;
                let (colour, grouped) = ((bit / 4) as usize, (bit % 4) as u8);
                let range = options.of(self, colour, node.key, [grouped, jokers], left - jokers);
                known[place][colour][usize::from(grouped)] = range;
                possible[place] |= u16::from(range.0 < range.1) << bit;
            }
        }
        for (bits, choice) in choices {
            let grouped_jokers = usize::from(choice.plain);
            if choice.plain > left || bits & possible[grouped_jokers] != bits {
                continue;
            }
            let left = left - choice.plain;
            let ranges: [(u32, u32); 4] = std::array::from_fn(|colour| {
                known[grouped_jokers][colour][usize::from(choice.real[colour])]
            });
            let [a, b, c, d] = ranges.map(|(from, to)| &options.all[from as usize..to as usize]);
            for a in a {
                for b in b.iter().filter(|b| a.jokers + b.jokers <= left) {
                    let (jokers, cost) = (a.jokers + b.jokers, node.cost + a.cost + b.cost);
                    for c in c.iter().filter(|c| jokers + c.jokers <= left) {
                        let (jokers, cost) = (jokers + c.jokers, cost + c.cost);
                        for d in d.iter().filter(|d| jokers + d.jokers <= left) {
                            let jokers = jokers + d.jokers;
                            if a.needs + b.needs + c.needs + d.needs > left - jokers {
                                continue;
                            }
                            let now = choice.plain + jokers;
                            let runs = a.runs | b.runs << 12 | c.runs << 24 | d.runs << 36;
                            let key = Key(runs | u64::from(7 - used_before - now) << JOKERS);
                            let homes = choice.homes + a.homes + b.homes + c.homes + d.homes;
                            let settled = (node.settled + now + homes).min(self.columns.plain.may);
                            let step =
                                Step { groups: *choice, runs: [a.laid, b.laid, c.laid, d.laid] };
                            let cost = cost + d.cost;
                            offer(after, Node { key, cost, settled, parent, step });
                        }
                    }
                }
            }
        }
    }
}

/// Adds a state unless another is at least as good, and drops those it is at least as good as.
fn offer(states: &mut Vec<Node>, node: Node) {
    let mut place = 0;
    while place < states.len() {
        let known = &states[place];
        if known.cost <= node.cost && known.key.covers(node.key) {
            return;
        }
        if node.cost <= known.cost && node.key.covers(known.key) {
            states.swap_remove(place);
        } else {
            place += 1;
        }
    }
    states.push(node);
}

/// Whether there are at most two jokers, plain ones, and none that has to be watched (rule 4.4).
fn is_plain(rules: &Rules, table: &Bag, rack: &Bag) -> bool {
    let others = Tile::all().filter(|tile| tile.is_joker() && *tile != Tile::JOKER);
    let watched = rules.freed_jokers == FreedJokers::WithRackTile && table.contains(Tile::JOKER);
    !watched
        && table.count(Tile::JOKER) + rack.count(Tile::JOKER) <= 2
        && others.into_iter().all(|tile| table.count(tile) + rack.count(tile) == 0)
}
