//! Choosing at random, from words that are handed in.

use rand_core::Rng;

/// Choices made with a source of random words.
pub struct Chance<'a>(pub &'a mut dyn Rng);

impl Chance<'_> {
    /// A number below `n`, which is not 0. The bias of the remainder is below one in a million for
    /// the small `n` of a game.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.next_u32() as usize % n
    }

    /// Once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of several, if there is any.
    pub fn pick<'t, T>(&mut self, from: &'t [T]) -> Option<&'t T> {
        if from.is_empty() { None } else { from.get(self.below(from.len())) }
    }

    /// Puts things into a random order.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}
