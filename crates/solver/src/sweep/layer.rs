//! One number of a sweep: from a state before it to every state after it.

use super::{
    columns::Columns,
    groups::{Choices, GroupChoice},
    options::{Options, RunOption, Runs, Span, Tiles, TilesId, above},
    states::{JOKERS, Key, Node},
};

/// One number of a question.
pub(super) struct Layer {
    jokers: u8,
    /// By colour and tiles in groups: what is left for runs.
    tiles: [[TilesId; 4]; 4],
}

impl Layer {
    pub(super) fn new(
        columns: &Columns,
        number: usize,
        choices: &Choices,
        anywhere: bool,
        options: &mut Options,
    ) -> Self {
        let mut tiles = [[TilesId::default(); 4]; 4];
        for (_, colour, grouped) in places_of(choices.bits) {
            let count = |ahead: usize| columns.tiles[number + ahead][colour];
            tiles[colour][grouped] = options.id(Tiles {
                must: count(0).must.saturating_sub(grouped as u8),
                may: count(0).may - grouped as u8,
                coming: [count(1).may, count(2).may],
                above: above(number),
                // A joker in a run while a tile of that very face lies in a group: the two could change
                // places, so one of the two ways is enough. (Not where the group would be left without a
                // number tile; but that takes two other jokers in it, and there are no more.)
                no_jokers: grouped > 0,
                anywhere,
            });
        }
        Self { jokers: columns.plain.may, tiles }
    }

    /// Every state that can follow one, with the groups and runs that lead to it.
    pub(super) fn advance(
        &self,
        node: &Node,
        choices: &Choices,
        options: &mut Options,
        mut found: impl FnMut(Node, &GroupChoice, [&RunOption; 4]),
    ) {
        let used_before = node.key.jokers();
        let left = self.jokers - used_before;
        // The options of this state by colour and tiles in groups, and for which of them there are any.
        let mut known = [[Span::UNKNOWN; 4]; 4];
        let mut possible = 0_u16;
        for (bit, colour, grouped) in places_of(choices.bits) {
            let span = options.of(self.tiles[colour][grouped], node.key.runs(colour), left);
            known[colour][grouped] = span;
            possible |= u16::from(!span.is_empty()) << bit;
        }
        for (bits, choice) in &choices.all {
            if choice.plain > left || bits & possible != *bits {
                continue;
            }
            let left = left - choice.plain;
            let [a, b, c, d] = std::array::from_fn(|colour| {
                options.at(known[colour][usize::from(choice.real[colour])])
            });
            for a in a {
                for b in b.iter().filter(|b| a.jokers + b.jokers <= left) {
                    let jokers = a.jokers + b.jokers;
                    for c in c.iter().filter(|c| jokers + c.jokers <= left) {
                        let jokers = jokers + c.jokers;
                        for d in d.iter().filter(|d| jokers + d.jokers <= left) {
                            let jokers = jokers + d.jokers;
                            if a.needs + b.needs + c.needs + d.needs > left - jokers {
                                continue;
                            }
                            let now = choice.plain + jokers;
                            let runs = |option: &RunOption, colour: usize| {
                                u64::from(option.runs) << (Runs::BITS * colour)
                            };
                            let runs = runs(a, 0) | runs(b, 1) | runs(c, 2) | runs(d, 3);
                            let key = Key(runs | u64::from(7 - used_before - now) << JOKERS);
                            let homes = choice.homes + a.homes + b.homes + c.homes + d.homes;
                            let settled = (node.settled + now + homes).min(self.jokers);
                            let left_out = a.left_out + b.left_out + c.left_out + d.left_out;
                            let left_out = u32::from(left_out);
                            let next = Node { key, cost: 0, left_out, settled, parent: 0 };
                            found(next, choice, [a, b, c, d]);
                        }
                    }
                }
            }
        }
    }
}

/// Every bit of choices with the colour and the number of tiles it stands for.
fn places_of(mut bits: u16) -> impl Iterator<Item = (u32, usize, usize)> {
    std::iter::from_fn(move || {
        let bit = bits.trailing_zeros();
        bits &= bits.checked_sub(1)?;
        Some((bit, (bit / 4) as usize, (bit % 4) as usize))
    })
}
