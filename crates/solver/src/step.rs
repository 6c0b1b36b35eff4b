//! What was done at each number, packed into a word.

use crate::groups::GroupChoice;

/// What was done at one number, to rebuild the melds from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Step {
    pub(crate) groups: GroupChoice,
    /// Tiles, coloured and plain jokers in runs, by colour.
    pub(crate) runs: [[u8; 3]; 4],
    /// Jokers among them that stand in a gap of a long run.
    pub(crate) gaps: [u8; 4],
}

impl Step {
    pub(crate) fn pack(&self) -> u64 {
        let mut bits = u64::from(self.groups.plain);
        let mut shift = 3;
        let mut push = |value: u8, width: u32| {
            bits |= u64::from(value) << shift;
            shift += width;
        };
        for colour in 0..4 {
            push(self.groups.real[colour], 2);
            push(self.groups.coloured[colour], 2);
            push(self.runs[colour][0], 2);
            push(self.runs[colour][1], 2);
            push(self.runs[colour][2], 3);
            push(self.gaps[colour], 3);
        }
        bits
    }

    pub(crate) fn unpack(bits: u64) -> Self {
        let mut step = Self::default();
        step.groups.plain = (bits & 7) as u8;
        let mut shift = 3;
        let mut pull = |width: u32| {
            let value = (bits >> shift) & ((1 << width) - 1);
            shift += width;
            value as u8
        };
        for colour in 0..4 {
            step.groups.real[colour] = pull(2);
            step.groups.coloured[colour] = pull(2);
            step.runs[colour] = [pull(2), pull(2), pull(3)];
            step.gaps[colour] = pull(3);
        }
        step
    }
}
