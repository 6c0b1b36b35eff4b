//! The dynamic programme over the numbers 1 to 13, for plain and coloured jokers.
//!
//! A state after a number is the open runs of each colour and the jokers used so far. At each number
//! some tiles go into groups, which are complete at once, and the others into runs. All table tiles
//! must be used; rack tiles may be.
//!
//! Jokers make the states many, and most of their places mean nothing: a joker that only has to lie
//! somewhere can lie at the end of nearly any run, or in nearly any group of three. So the programme
//! first places only jokers that something *needs*, and counts *homes* for the others. Should homes
//! ever run short, it is run again with every place for every joker.

use crate::{
    colour::{ColourQuestion, Limits, RunOption, keep_best},
    columns::{Columns, Costs, LAST},
    groups::{self, Available, GroupChoice},
    layer::{Dominance, Layer, Node, Strength},
    runs::Runs,
    step::Step,
};

/// Where jokers are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Jokers {
    /// Where a meld needs them; the others go to homes.
    Needed,
    /// Everywhere.
    Anywhere,
}

/// Memory of the programme, kept from one question to the next.
#[derive(Default)]
pub(crate) struct Programme {
    layers: Vec<Layer>,
    choices: Vec<GroupChoice>,
    dominance: Dominance,
    cache: OptionCache,
    /// States visited so far.
    states: u64,
    /// Jokers put into homes on the way to the best value: plain, then by colour.
    homed: [u8; 5],
    /// The choices on that way, packed.
    steps: [u64; LAST],
}

/// States of a number that a first pass keeps.
const FEW: usize = 8;
const RUN_BITS: u32 = 4 * Runs::BITS;
const RUN_MASK: u64 = (1 << Runs::BITS) - 1;

/// Jokers used so far. Plain ones are three bits above the runs of a key; coloured ones share the places
/// of `bare`, which only decks with three plain jokers need, and those have no coloured ones.
#[derive(Clone, Copy, Default)]
struct JokerState {
    plain: u8,
    coloured: [u8; 4],
}

impl JokerState {
    fn pack(self) -> u64 {
        let mut bits = u64::from(self.plain) << RUN_BITS;
        for (colour, used) in self.coloured.into_iter().enumerate() {
            bits |= u64::from(used) << (colour as u32 * Runs::BITS + 9);
        }
        bits
    }
}

/// What came of placing only the jokers that are needed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Settled {
    /// The least cost; no home was lacking.
    Least(u32),
    /// Nothing is within the budget.
    Nothing,
    /// Too few homes may have cost something.
    HomesShort,
}

/// A question under way.
struct Question<'a> {
    columns: &'a Columns,
    costs: &'a Costs,
    jokers: Jokers,
    coloured: [u8; 4],
    has_coloured: bool,
    /// States that cost more are of no interest.
    budget: u32,
}

impl Programme {
    /// The least that must be left out, if it is no more than `budget`; `None` when more must be, or the
    /// tiles that must be used cannot all be.
    ///
    /// A first pass keeps only the few cheapest states of each number. Where it dropped none it is exact;
    /// else what it found is a bound, and the next pass keeps more states, but only those within it.
    pub(crate) fn run(&mut self, columns: &Columns, costs: &Costs, budget: u32) -> Option<u32> {
        self.layers.resize_with(LAST + 1, Layer::default);
        let coloured = columns.coloured.map(|range| range.may);
        let has_coloured = coloured != [0; 4];
        let any_joker = has_coloured || columns.plain.may > 0;
        let jokers = Jokers::Needed;
        let mut question = Question { columns, costs, jokers, coloured, has_coloured, budget };
        let mut best = None;
        // Where a joker counts by its place, every place must be tried.
        if costs.jokers_count_alike() || !any_joker {
            let mut most = FEW;
            loop {
                let dropped = self.pass(&question, most);
                let settled = self.settle(&question);
                if let Settled::Least(cost) = settled {
                    best = Some(cost);
                    question.budget = cost.saturating_sub(1);
                }
                if best == Some(0) || (!dropped && settled != Settled::HomesShort) {
                    return best;
                }
                if !dropped {
                    break;
                }
                most *= 4;
            }
        }
        question.jokers = Jokers::Anywhere;
        self.pass(&question, usize::MAX);
        let nodes = &self.layers[LAST].nodes;
        let found = (0..nodes.len()).min_by_key(|place| nodes[*place].cost);
        match found.map(|place| (place, nodes[place].cost)) {
            Some((place, cost)) if cost <= question.budget => {
                self.remember(place, [0; 5]);
                Some(cost)
            }
            _ => best,
        }
    }

    /// Goes through the numbers, keeping at most so many states of each; whether any was dropped for that.
    fn pass(&mut self, question: &Question<'_>, most: usize) -> bool {
        let first = &mut self.layers[0];
        first.clear();
        // Anywhere, jokers are paid for at once and refunded where they are used.
        let jokers = question.columns.plain.may + question.coloured.iter().sum::<u8>();
        let unpaid = question.jokers == Jokers::Needed;
        let cost = if unpaid { 0 } else { u32::from(jokers) * question.costs.joker };
        first.offer(Node { key: 0, cost, settled: [0; 5], parent: 0, choice: 0 });
        let mut dropped = false;
        for number in 1..=LAST {
            self.advance(number, question);
            if number < LAST {
                let strength = |key| question.strength(key);
                let layer = &mut self.layers[number];
                dropped |= layer.keep_undominated(strength, &mut self.dominance, most);
            }
        }
        dropped
    }

    /// Sends the jokers left to their homes.
    fn settle(&mut self, question: &Question<'_>) -> Settled {
        let columns = question.columns;
        let mut best: Option<(u32, usize, [u8; 5])> = None;
        let mut hoped = u32::MAX;
        for (place, node) in self.layers[LAST].nodes.iter().enumerate() {
            let (_, state) = question.unpack(node.key);
            let [plain, coloured @ ..] = node.settled;
            let mut unsettled = columns.plain.may - plain;
            let mut short = plain < columns.plain.must;
            let mut homed = [plain - state.plain, 0, 0, 0, 0];
            for colour in 0..4 {
                homed[colour + 1] = coloured[colour] - state.coloured[colour];
                unsettled += question.coloured[colour] - coloured[colour];
                short |= coloured[colour] < columns.coloured[colour].must;
            }
            let cost = node.cost + u32::from(unsettled) * question.costs.joker;
            hoped = hoped.min(node.cost);
            if !short && cost <= question.budget && best.is_none_or(|(least, ..)| cost < least) {
                best = Some((cost, place, homed));
            }
        }
        match best {
            Some((cost, place, homed)) if cost <= hoped => {
                self.remember(place, homed);
                Settled::Least(cost)
            }
            None if hoped == u32::MAX => Settled::Nothing,
            _ => Settled::HomesShort,
        }
    }

    /// Keeps the way to a state of the last number, and the jokers it leaves to homes.
    fn remember(&mut self, mut place: usize, homed: [u8; 5]) {
        self.homed = homed;
        for number in (1..=LAST).rev() {
            let node = &self.layers[number].nodes[place];
            self.steps[number - 1] = node.choice;
            place = node.parent as usize;
        }
    }

    /// What was done at each number from 1 to 13 on the way to the last answer.
    pub(crate) fn steps(&self) -> [Step; LAST] {
        self.steps.map(Step::unpack)
    }

    pub(crate) fn states(&self) -> u64 {
        self.states
    }

    /// Jokers that need a home in the melds of `steps`: plain, then by colour.
    pub(crate) fn homed(&self) -> [u8; 5] {
        self.homed
    }

    fn advance(&mut self, number: usize, question: &Question<'_>) {
        let columns = question.columns;
        let available = Available {
            real: columns.tiles[number].map(|range| range.may),
            coloured: question.coloured,
            plain: columns.plain.may,
        };
        groups::choices(available, question.jokers == Jokers::Needed, &mut self.choices);
        let (before, after) = self.layers.split_at_mut(number);
        let (before, after) = (&before[number - 1], &mut after[0]);
        after.clear();
        self.cache.clear();
        for (place, node) in before.nodes.iter().enumerate() {
            self.states += 1;
            let (runs, state) = question.unpack(node.key);
            let plain_left = columns.plain.may - state.plain;
            // The options of a colour by how many of its tiles are in groups.
            let mut known = [[None; 4]; 4];
            for choice in &self.choices {
                let fits = |colour: usize| {
                    choice.coloured[colour] + state.coloured[colour] <= question.coloured[colour]
                };
                if choice.plain > plain_left || !(0..4).all(fits) {
                    continue;
                }
                let options: [(usize, usize); 4] = std::array::from_fn(|colour| {
                    let grouped = choice.real[colour];
                    *known[colour][usize::from(grouped)].get_or_insert_with(|| {
                        let colour_question = ColourQuestion {
                            columns,
                            number,
                            colour,
                            grouped,
                            coloured_left: question.coloured[colour] - state.coloured[colour],
                            plain_left,
                            track_bare: columns.plain.may >= 3,
                        };
                        self.cache.options(&colour_question, runs[colour], question)
                    })
                });
                let options = options.map(|(start, end)| &self.cache.arena[start..end]);
                let used = choice.jokers().wrapping_mul(question.joker_cost(number));
                let spare = match question.jokers {
                    Jokers::Needed => Some(question.budget - node.cost),
                    Jokers::Anywhere => None,
                };
                let limits = Limits { plain: plain_left - choice.plain, cost: spare };
                limits.combine(options, |picked, plain, cost| {
                    let step =
                        Move { number, choice, picked, plain, cost: used.wrapping_add(cost) };
                    if let Some(next) = question.next(node, state, &step, place) {
                        after.offer(next);
                    }
                });
            }
        }
    }
}

/// The options of colours met at one number.
#[derive(Default)]
struct OptionCache {
    arena: Vec<RunOption>,
    /// Open addressing: key of the question plus one, start and end in the arena.
    known: Vec<(u64, usize, usize)>,
    count: usize,
}

impl OptionCache {
    fn clear(&mut self) {
        self.arena.clear();
        self.known.clear();
        self.known.resize(64, (0, 0, 0));
        self.count = 0;
    }

    /// The place of a key, or the free one where it belongs.
    fn slot(&self, key: u64) -> usize {
        let mask = self.known.len() - 1;
        let mut slot = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as usize & mask;
        while self.known[slot].0 != 0 && self.known[slot].0 != key {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        let size = self.known.len() * 4;
        let old = std::mem::replace(&mut self.known, vec![(0, 0, 0); size]);
        for entry in old.into_iter().filter(|entry| entry.0 != 0) {
            let slot = self.slot(entry.0);
            self.known[slot] = entry;
        }
    }

    fn options(
        &mut self,
        asked: &ColourQuestion<'_>,
        runs: Runs,
        question: &Question<'_>,
    ) -> (usize, usize) {
        let small = [asked.colour as u8, asked.grouped, asked.coloured_left, asked.plain_left];
        let key = runs.pack() << 16 | small.iter().fold(0, |key, n| key << 4 | u64::from(*n));
        let key = key + 1;
        let slot = self.slot(key);
        if let (known, start, end) = self.known[slot]
            && known == key
        {
            return (start, end);
        }
        let mut options = Vec::new();
        match question.jokers {
            Jokers::Needed => asked.needed(runs, &mut options),
            Jokers::Anywhere => asked.anywhere(runs, &mut options),
        }
        let tile = question.costs.tile[asked.number];
        let available = asked.columns.count(asked.number, asked.colour) - asked.grouped;
        for option in &mut options {
            let jokers = u32::from(option.coloured + option.plain);
            option.cost = u32::from(available - option.tiles) * tile;
            option.cost =
                option.cost.wrapping_add(jokers.wrapping_mul(question.joker_cost(asked.number)));
        }
        if question.jokers == Jokers::Needed {
            keep_best(&mut options);
            options.sort_by_key(|option| option.cost);
        }
        let start = self.arena.len();
        self.arena.append(&mut options);
        self.known[slot] = (key, start, self.arena.len());
        self.count += 1;
        if self.count * 2 > self.known.len() {
            self.grow();
        }
        (start, self.arena.len())
    }
}

/// One way to go on from a state.
struct Move<'a> {
    number: usize,
    choice: &'a GroupChoice,
    picked: [RunOption; 4],
    /// Plain jokers in runs.
    plain: u8,
    /// What it adds to the cost.
    cost: u32,
}

impl Question<'_> {
    /// What makes a state at least as good as another of no higher value: no more runs that must go on,
    /// no more that are still short by two, no fewer in all, and no more jokers used.
    /// Whatever completes the weaker state completes the stronger: each of its runs has one there that
    /// is as long, and those left over may close.
    fn strength(&self, key: u64) -> Strength {
        let (runs, state) = self.unpack(key);
        let mut strength = Strength::default();
        for runs in runs {
            let [one, two, long] = runs.bare;
            strength.less(runs.one);
            strength.less(runs.one + runs.two);
            strength.more(runs.one + runs.two + runs.long);
            if self.columns.plain.may >= 3 {
                strength.less(one + two + long);
            }
        }
        // Anywhere, jokers on the table have to be used; where only needed ones are placed, `settle` looks
        // after them.
        strength.less(state.plain);
        let all_counted = self.jokers == Jokers::Anywhere;
        if all_counted && self.columns.plain.must > 0 {
            strength.more(state.plain);
        }
        if self.has_coloured {
            for used in state.coloured {
                strength.less(used);
                if all_counted {
                    strength.more(used);
                }
            }
        }
        strength
    }

    /// The runs and jokers of a state.
    fn unpack(&self, key: u64) -> ([Runs; 4], JokerState) {
        let part = |colour: usize| key >> (colour as u32 * Runs::BITS) & RUN_MASK;
        let mut runs: [Runs; 4] = std::array::from_fn(|colour| Runs::unpack(part(colour)));
        let mut state = JokerState { plain: (key >> RUN_BITS) as u8, ..JokerState::default() };
        if self.has_coloured {
            for (runs, used) in runs.iter_mut().zip(&mut state.coloured) {
                *used = std::mem::take(&mut runs.bare[0]);
            }
        }
        (runs, state)
    }

    /// What using a joker at a number adds to the cost, modulo 2³²: anywhere, it was paid for as left out.
    fn joker_cost(&self, number: usize) -> u32 {
        match self.jokers {
            Jokers::Needed => 0,
            Jokers::Anywhere => self.costs.joker_used[number].wrapping_sub(self.costs.joker),
        }
    }

    fn next(&self, node: &Node, state: JokerState, step: &Move<'_>, place: usize) -> Option<Node> {
        let Move { number, choice, picked, plain, cost } = *step;
        let (mut now, mut settled) = (state, node.settled);
        let mut key = 0;
        let (mut needs, mut homes) = (0, choice.plain_homes);
        now.plain += choice.plain + plain;
        let mut left = self.columns.plain.may - now.plain;
        for (colour, option) in picked.into_iter().enumerate() {
            if canonical_breach(option, choice, colour) {
                return None;
            }
            key |= option.runs << (colour as u32 * Runs::BITS);
            needs += option.needs;
            homes += option.homes;
            if self.has_coloured {
                now.coloured[colour] += option.coloured + choice.coloured[colour];
                left += self.coloured[colour].checked_sub(now.coloured[colour])?;
                let homes = option.homes + choice.coloured_homes[colour];
                let gained = now.coloured[colour] - state.coloured[colour] + homes;
                settled[colour + 1] = (settled[colour + 1] + gained).min(self.coloured[colour]);
            }
        }
        if needs > left {
            return None;
        }
        if self.jokers == Jokers::Anywhere && number == LAST {
            let enough = |colour: usize| now.coloured[colour] >= self.columns.coloured[colour].must;
            if now.plain < self.columns.plain.must || !(0..4).all(enough) {
                return None;
            }
        }
        settled[0] = (settled[0] + now.plain - state.plain + homes).min(self.columns.plain.may);
        let runs = picked.map(|option| [option.tiles, option.coloured, option.plain]);
        Some(Node {
            key: key | now.pack(),
            settled,
            cost: node.cost.wrapping_add(cost),
            parent: place as u32,
            choice: Step { groups: *choice, runs, gaps: picked.map(|option| option.gaps) }.pack(),
        })
    }
}

/// A joker in a run while a tile of that very face lies in a group: the two could change places, so one
/// of the two ways is enough. Not where the group would be left without a number tile, which takes two
/// other jokers in it.
fn canonical_breach(option: RunOption, choice: &GroupChoice, colour: usize) -> bool {
    option.coloured + option.plain > 0
        && choice.real[colour] > 0
        && choice.plain + choice.coloured.iter().sum::<u8>() < 2
}
