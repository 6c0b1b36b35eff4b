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
mod layer;
mod options;
mod plan;
mod states;

use dublet_rules::{
    bag::Bag,
    meld::Meld,
    rules::Rules,
    tile::{Number, Tile},
};

use self::{
    columns::{Columns, Costs, LAST},
    groups::{GroupChoice, KnownChoices},
    layer::Layer,
    options::Options,
    states::{Node, keep_cheapest, offer},
};
use crate::{BestLay, Goal};

/// States of a number that a first pass keeps.
const FEW: usize = 8;
/// How many times more states each pass keeps than the one before.
const WIDER: usize = 4;
/// How many times more states than it keeps a pass holds for a while.
const ROOM: usize = 4;
/// More than anything costs.
const NO_LIMIT: u32 = u32::MAX / 2;
/// More states at one number than this are for [`crate::search`].
const MANY: usize = 512;

/// What is done at one number, to rebuild the melds from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Step {
    groups: GroupChoice,
    /// Tiles and jokers in runs by colour, and how many of the jokers bridge a gap of a long run.
    runs: [[u8; 3]; 4],
}

/// Memory, kept from one question to the next.
#[derive(Default)]
pub(crate) struct Sweep {
    layers: [Vec<Node>; LAST + 1],
    choices: KnownChoices,
    options: Options,
    /// States visited so far.
    states: u64,
    last: Last,
}

/// What the last answer was made of.
#[derive(Default)]
struct Last {
    columns: Columns,
    /// The states on the way to the answer.
    way: [Node; LAST + 1],
    /// Whether jokers may stand where nothing needs them.
    anywhere: bool,
    /// The lay, if that was asked, and the value of a joker it was asked with.
    lay: Option<(BestLay, u8)>,
}

impl Sweep {
    /// The best lay, if the jokers are plain and few and states do not become many. Jokers are free to go
    /// anywhere: where they are watched (rule 4.4) nobody asks.
    pub(crate) fn best_lay(
        &mut self,
        rules: &Rules,
        table: &Bag,
        rack: &Bag,
        goal: Goal,
    ) -> Option<BestLay> {
        if !has_few_plain_jokers(table, rack) {
            return None;
        }
        let columns = Columns::new(table, rack).without_hopeless();
        if columns.has_many_copies() {
            return None;
        }
        let tiles = columns.optional();
        if tiles == 0 {
            self.last.lay = None;
            return Some(BestLay::default());
        }
        let value = columns.optional_value(u16::from(rules.joker_penalty));
        let costs = Costs::lay(rules, goal);
        // Asked again with another goal, the lay known already is a limit: often nothing is better.
        let known = self.last.lay.take().filter(|(_, joker_penalty)| {
            *joker_penalty == rules.joker_penalty && self.last.columns == columns
        });
        let known = known.map(|(lay, _)| lay);
        let known_cost =
            known.map(|lay| Costs::sum(tiles - lay.tiles, value.saturating_sub(lay.shed), goal));
        let missed = self.run(&columns, &costs, known_cost.unwrap_or(NO_LIMIT));
        let lay = match missed {
            Swept::Least(missed) => {
                let (missed_tiles, missed) = Costs::parts(missed, goal);
                BestLay { tiles: tiles - missed_tiles, shed: value - missed }
            }
            Swept::NothingLess => known?,
            Swept::Unsure => return None,
        };
        let found = Some((lay, rules.joker_penalty));
        self.last = Last { columns, way: self.last.way, anywhere: false, lay: found };
        Some(lay)
    }

    /// Whether it can answer questions about these tiles at all.
    pub(crate) fn is_for(table: &Bag, rack: &Bag) -> bool {
        has_few_plain_jokers(table, rack) && !Columns::new(table, rack).has_many_copies()
    }

    /// Whether the whole rack can be laid, under the conditions of [`Sweep::best_lay`]. Quicker than that, for
    /// whatever leaves a tile out is dropped at once.
    pub(crate) fn lays_all(&mut self, rules: &Rules, table: &Bag, rack: &Bag) -> Option<bool> {
        if !has_few_plain_jokers(table, rack) {
            return None;
        }
        let columns = Columns::new(table, rack).without_hopeless();
        if columns.has_many_copies() {
            return None;
        }
        if usize::from(columns.optional()) < rack.len() {
            return Some(false);
        }
        self.last.lay = None;
        let swept = self.run(&columns, &Costs::lay(rules, Goal::Tiles), 1);
        match swept {
            Swept::Least(_) => {
                self.last = Last { columns, way: self.last.way, anywhere: false, lay: None };
                Some(true)
            }
            Swept::NothingLess => Some(false),
            Swept::Unsure => None,
        }
    }

    /// The highest worth of melds made of rack tiles alone, if the jokers are plain and few and states do not
    /// become many.
    pub(crate) fn best_opening(&mut self, rack: &Bag) -> Option<u16> {
        if !has_few_plain_jokers(&Bag::EMPTY, rack) {
            return None;
        }
        let columns = Columns::new(&Bag::EMPTY, rack).without_hopeless();
        if columns.has_many_copies() {
            return None;
        }
        let most = columns.optional_value(u16::from(Number::MAX));
        self.last.lay = None;
        let Swept::Least(missed) = self.run(&columns, &Costs::worth(), NO_LIMIT) else {
            return None;
        };
        self.last = Last { columns, way: self.last.way, anywhere: true, lay: None };
        Some(most - missed as u16)
    }

    /// The melds of the last answer.
    pub(crate) fn plan(&mut self) -> Vec<Meld> {
        let steps = self.steps();
        let last = self.last.way[LAST];
        let homed = if self.last.anywhere { 0 } else { last.settled - last.key.jokers() };
        plan::melds(&steps, homed)
    }

    /// The tiles of the last answer, of table and rack.
    pub(crate) fn tiles(&mut self) -> Bag {
        let steps = self.steps();
        let last = self.last.way[LAST];
        let jokers = if self.last.anywhere { last.key.jokers() } else { last.settled };
        let mut tiles = Bag::EMPTY;
        tiles.extend(std::iter::repeat_n(Tile::JOKER, jokers.into()));
        for (place, step) in steps.iter().enumerate() {
            for colour in 0..4 {
                let count = step.groups.real[colour] + step.runs[colour][0];
                let tile = columns::tile(colour, place + 1);
                tiles.extend(std::iter::repeat_n(tile, count.into()));
            }
        }
        tiles
    }

    /// What the last answer does at each number.
    fn steps(&mut self) -> [Step; LAST] {
        let mut steps = [Step::default(); LAST];
        // Looks at each number for the step that was taken.
        for number in 1..=LAST {
            let (before, node) = (self.last.way[number - 1], self.last.way[number]);
            let columns = &self.last.columns;
            let anywhere = self.last.anywhere;
            let choices = self.choices.of(columns.available(number), columns.plain.may, anywhere);
            let layer = Layer::new(columns, number, choices, anywhere, &mut self.options);
            layer.advance(&before, choices, &mut self.options, |next, groups, runs| {
                let left_out = runs.iter().map(|option| u32::from(option.left_out)).sum::<u32>();
                if (next.key, left_out, next.settled) == (node.key, node.left_out, node.settled) {
                    let runs = runs.map(|option| [option.tiles, option.jokers, option.gaps]);
                    steps[number - 1] = Step { groups: *groups, runs };
                }
            });
        }
        steps
    }

    /// Forgets the last answer.
    pub(crate) fn forget(&mut self) {
        self.last.lay = None;
    }

    /// States visited so far.
    pub(crate) fn states(&self) -> u64 {
        self.states
    }

    /// Finds the least that must be left out, if that is less than `limit`.
    ///
    /// A first pass keeps only the few cheapest states of each number. Where it dropped none it is exact;
    /// else what it found is a bound, and the next pass keeps more states, but only those below it.
    fn run(&mut self, columns: &Columns, costs: &Costs, mut limit: u32) -> Swept {
        let mut best = Swept::NothingLess;
        let mut most = FEW;
        while most <= MANY {
            let dropped = self.pass(columns, costs, most, limit);
            match self.settle(columns, costs, limit) {
                Settled::Least(cost) => {
                    best = Swept::Least(cost);
                    limit = cost;
                }
                Settled::Nothing => {}
                Settled::HomesShort if dropped => {}
                Settled::HomesShort => return Swept::Unsure,
            }
            if !dropped || limit == 0 {
                return best;
            }
            most *= WIDER;
        }
        Swept::Unsure
    }

    /// Goes through the numbers, keeping at most so many states of each and none that costs `limit`;
    /// whether there were more.
    fn pass(&mut self, columns: &Columns, costs: &Costs, most: usize, limit: u32) -> bool {
        let mut dropped = false;
        let anywhere = costs.anywhere();
        let jokers = columns.plain.may;
        // Where their places count, jokers are paid for at once and refunded where they stand.
        let paid = if anywhere { u32::from(jokers) * costs.joker } else { 0 };
        self.layers[0].clear();
        self.layers[0].push(Node { cost: paid, ..Node::START });
        for number in 1..=LAST {
            if let Some(skipped) = self.skip(columns, number, anywhere) {
                self.layers[number].clear();
                self.layers[number].push(skipped);
                continue;
            }
            let refund = costs.refund.map_or(0, |refund| refund[number]);
            let choices = self.choices.of(columns.available(number), jokers, anywhere);
            let layer = Layer::new(columns, number, choices, anywhere, &mut self.options);
            let (before, after) = self.layers.split_at_mut(number);
            let (before, after) = (&before[number - 1], &mut after[0]);
            after.clear();
            self.states += before.len() as u64;
            for (place, node) in before.iter().enumerate() {
                layer.advance(node, choices, &mut self.options, |next, _, _| {
                    let used = u32::from(next.key.jokers() - node.key.jokers());
                    let cost = node.cost + next.left_out * costs.tile[number] - used * refund;
                    let jokers_left = u32::from(jokers - next.key.jokers());
                    let hope = if anywhere { jokers_left * costs.joker } else { 0 };
                    if cost < limit + hope {
                        offer(after, Node { cost, parent: place as u16, ..next });
                    }
                });
                // Many states are long in comparing, so they are not kept until the last.
                if after.len() > ROOM * most {
                    dropped |= keep_cheapest(after, most);
                }
            }
            dropped |= keep_cheapest(after, most);
        }
        dropped
    }

    /// The state after a number of which there are no tiles, where no run is open and no joker is tried.
    fn skip(&self, columns: &Columns, number: usize, anywhere: bool) -> Option<Node> {
        let [node] = self.layers[number - 1][..] else { return None };
        let no_joker = node.key.jokers() == columns.plain.may || !(anywhere || number == LAST - 2);
        let nothing = no_joker && node.key.has_no_runs() && columns.available(number) == [0; 4];
        nothing.then_some(Node { left_out: 0, parent: 0, ..node })
    }

    /// Sends the jokers left to their homes.
    fn settle(&mut self, columns: &Columns, costs: &Costs, limit: u32) -> Settled {
        let mut hoped = u32::MAX;
        let mut best: Option<(u32, usize)> = None;
        for (place, node) in self.layers[LAST].iter().enumerate() {
            hoped = hoped.min(node.cost);
            let unsettled = if costs.anywhere() { 0 } else { columns.plain.may - node.settled };
            let cost = node.cost + u32::from(unsettled) * costs.joker;
            if node.settled >= columns.plain.must && best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, place));
            }
        }
        // Homes take no part in comparing states; where they could have mattered, nothing is sure.
        match best {
            Some((cost, place)) if cost <= hoped && cost < limit => {
                self.remember(place);
                Settled::Least(cost)
            }
            _ if costs.anywhere() => Settled::Nothing,
            _ if hoped == u32::MAX => Settled::Nothing,
            _ => Settled::HomesShort,
        }
    }

    fn remember(&mut self, mut place: usize) {
        for number in (0..=LAST).rev() {
            let node = self.layers[number][place];
            self.last.way[number] = node;
            place = usize::from(node.parent);
        }
    }
}

/// What came of a sweep.
enum Swept {
    /// The least that is left out.
    Least(u32),
    /// Nothing is below the limit.
    NothingLess,
    /// Too many states, or too few homes for jokers.
    Unsure,
}

/// What came of placing only the jokers that are needed.
enum Settled {
    /// The least cost of the states kept; no home was lacking.
    Least(u32),
    /// No state is below the limit.
    Nothing,
    /// Too few homes may have cost something.
    HomesShort,
}

/// Whether there are at most two jokers, all of them plain.
fn has_few_plain_jokers(table: &Bag, rack: &Bag) -> bool {
    let others = Tile::all().filter(|tile| tile.is_joker() && *tile != Tile::JOKER);
    table.count(Tile::JOKER) + rack.count(Tile::JOKER) <= 2
        && others.into_iter().all(|tile| table.count(tile) + rack.count(tile) == 0)
}
