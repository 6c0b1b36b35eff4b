//! Choosing at random, from words that are handed in.

use rand_core::Rng;

/// Choices made with a source of random words.
pub(crate) struct Chance<'a>(pub(crate) &'a mut dyn Rng);

impl Chance<'_> {
    /// A number below `n`, which is not 0; the bias of the remainder is below one in a million.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0.next_u32() as usize % n
    }

    /// Once in `n` times.
    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// Puts things into a random order.
    pub(crate) fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}
