//! The states of a sweep, and which of them are kept.

use std::cmp::Reverse;

use super::options::Runs;

/// A state after some number.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) key: Key,
    /// What all that was left out so far costs.
    pub(super) cost: u32,
    /// Tiles left out at this number.
    pub(super) left_out: u32,
    /// Jokers used or sure of a home. Of states alike in all else, any will do.
    pub(super) settled: u8,
    /// The state it came from, by its place at the number before.
    pub(super) parent: u16,
}

impl Node {
    pub(super) const START: Self =
        Self { key: Key::START, cost: 0, left_out: 0, settled: 0, parent: 0 };
}

impl Default for Node {
    fn default() -> Self {
        Self::START
    }
}

/// Open runs by colour, and jokers used, so packed that a state is at least as good as another exactly
/// if no field of four bits is smaller: no more runs that must go on, no more that are still short by
/// two, no fewer in all, no more jokers used. Whatever completes the weaker state completes the stronger:
/// each of its runs has one there that is as long, and those left over may end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key(pub(super) u64);

/// The top bit of every field.
const GUARDS: u64 = 0x0008_8888_8888_8888;
/// Where the field of the jokers is, behind the runs of four colours.
pub(super) const JOKERS: usize = 4 * Runs::BITS;

impl Key {
    pub(super) const START: Self = {
        let none = Runs::NONE as u64;
        let two = none | none << Runs::BITS;
        Self(two | two << (2 * Runs::BITS) | 7 << JOKERS)
    };

    #[inline]
    pub(super) fn has_no_runs(self) -> bool {
        let runs = (1 << JOKERS) - 1;
        self.0 & runs == Self::START.0 & runs
    }

    /// The runs of a colour, packed.
    #[inline]
    pub(super) fn runs(self, colour: usize) -> u16 {
        (self.0 >> (Runs::BITS * colour) & 0x777) as u16
    }

    #[inline]
    pub(super) fn jokers(self) -> u8 {
        7 - (self.0 >> JOKERS) as u8
    }

    #[inline]
    pub(super) fn covers(self, other: Self) -> bool {
        ((self.0 | GUARDS) - other.0) & GUARDS == GUARDS
    }
}

/// Keeps at most so many states, the cheapest; whether there were more.
#[inline]
pub(super) fn keep_cheapest(states: &mut Vec<Node>, most: usize) -> bool {
    let more = states.len() > most;
    if more {
        states.select_nth_unstable_by_key(most, |node| (node.cost, Reverse(node.key.0)));
        states.truncate(most);
    }
    more
}

/// Adds a state unless another is at least as good, and drops those it is at least as good as.
#[inline]
pub(super) fn offer(states: &mut Vec<Node>, node: Node) {
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
