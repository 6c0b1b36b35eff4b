//! Chance that can be repeated.

use dublet_players::Chance;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

pub(crate) struct Dice(ChaCha20Rng);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha20Rng::seed_from_u64(seed))
    }

    /// Dice of their own for somebody else.
    pub(crate) fn child(&mut self) -> Self {
        Self::new(self.0.next_u64())
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.chance().below(n)
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn chance(&mut self) -> Chance<'_> {
        Chance(&mut self.0)
    }

    pub(crate) fn bytes(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        bytes
    }

    pub(crate) fn number(&mut self) -> u64 {
        self.0.next_u64() >> 11
    }
}
