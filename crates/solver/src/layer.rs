//! One layer of the dynamic programme: states with their best values, found by key.

/// A state of the programme after some number.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub(crate) key: u64,
    /// What was left out so far.
    pub(crate) cost: u32,
    /// Jokers used or sure of a home: plain, then by colour. Of states alike in all else, any will do.
    pub(crate) settled: [u8; 5],
    /// The state it came from in the layer before.
    pub(crate) parent: u32,
    /// What was done at this number.
    pub(crate) choice: u64,
}

/// States by key. Keeps its memory from one question to the next.
#[derive(Default)]
pub(crate) struct Layer {
    pub(crate) nodes: Vec<Node>,
    /// Open addressing: places of nodes plus one, 0 for nothing.
    slots: Vec<u32>,
}

const SMALLEST: usize = 32;

impl Layer {
    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        // A table grown by one hard question would slow down every easy one after it.
        if self.slots.len() == SMALLEST {
            self.slots.fill(0);
        } else {
            self.slots.clear();
            self.slots.resize(SMALLEST, 0);
        }
    }

    fn slot(&self, key: u64) -> usize {
        let hash = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (hash >> 32) as usize & (self.slots.len() - 1)
    }

    /// Adds a state, or betters the one of its key.
    pub(crate) fn offer(&mut self, node: Node) {
        let mask = self.slots.len() - 1;
        let mut slot = self.slot(node.key);
        loop {
            match self.slots[slot] {
                0 => break,
                place => {
                    let known = &mut self.nodes[place as usize - 1];
                    if known.key == node.key {
                        if node.cost < known.cost {
                            *known = node;
                        }
                        return;
                    }
                    slot = (slot + 1) & mask;
                }
            }
        }
        self.nodes.push(node);
        self.slots[slot] = self.nodes.len() as u32;
        if self.nodes.len() * 2 > self.slots.len() {
            self.grow();
        }
    }

    fn grow(&mut self) {
        let size = self.slots.len() * 4;
        self.slots.clear();
        self.slots.resize(size, 0);
        for place in 0..self.nodes.len() {
            let mut slot = self.slot(self.nodes[place].key);
            while self.slots[slot] != 0 {
                slot = (slot + 1) & (size - 1);
            }
            self.slots[slot] = place as u32 + 1;
        }
    }
}

/// How good a state is apart from its value, as fields that each must be at least as large.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Strength {
    fields: u128,
    width: u32,
}

/// The top bit of every four-bit field.
const GUARDS: u128 = 0x8888_8888_8888_8888_8888_8888_8888_8888;

impl Strength {
    /// A number up to 7 of which more is better.
    pub(crate) fn more(&mut self, number: u8) {
        debug_assert!(number < 8 && self.width < 128);
        self.fields |= u128::from(number) << self.width;
        self.width += 4;
    }

    /// A number up to 7 of which less is better.
    pub(crate) fn less(&mut self, number: u8) {
        self.more(7 - number);
    }

    /// Whether no field is smaller: subtracting borrows from no guard.
    fn covers(self, other: Self) -> bool {
        ((self.fields | GUARDS) - other.fields) & GUARDS == GUARDS
    }
}

/// Memory for comparing states.
#[derive(Default)]
pub(crate) struct Dominance {
    states: Vec<(Strength, Node)>,
}

impl Layer {
    /// Drops every state that another is at least as good as, in strength and in cost, and all beyond the
    /// `most` cheapest of the others; whether any was beyond. The layer is complete after this: nothing
    /// is offered to it any more.
    pub(crate) fn keep_undominated(
        &mut self,
        strength: impl Fn(u64) -> Strength,
        memory: &mut Dominance,
        most: usize,
    ) -> bool {
        if self.nodes.len() < 2 {
            return false;
        }
        let states = &mut memory.states;
        states.clear();
        states.extend(self.nodes.iter().map(|node| (strength(node.key), *node)));
        // A state is dominated only by one that costs no more. The top bits of a key are the jokers used:
        // of equal states those with more jokers left come first.
        states.sort_unstable_by_key(|(_, node)| (node.cost, node.key));
        self.nodes.clear();
        let mut kept = 0;
        for place in 0..states.len() {
            if kept == most {
                return true;
            }
            let (strength, node) = states[place];
            if !states[..kept].iter().any(|(other, _)| other.covers(strength)) {
                states[kept] = (strength, node);
                kept += 1;
                self.nodes.push(node);
            }
        }
        false
    }
}
