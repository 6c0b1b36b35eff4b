//! Time a slow line costs a player, given back within bounds (rule 5.2: the clock is the server's).

use dublet_protocol::Millis;

/// What a seat may overdraw for lag: a little comes back with every move, so that a line that is always slow is
/// helped each time, and nobody can save up a second turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LagBank(Millis);

impl LagBank {
    /// The most there can be, and what a game begins with.
    pub const FULL_MS: Millis = 1_500;
    /// What a move gives back.
    pub const GAIN_MS: Millis = 300;

    /// What a line of this lag is given beyond the limit now.
    pub fn credit(self, lag: Millis) -> Millis {
        lag.clamp(0, self.0)
    }

    /// After a move that took so much longer than the limit.
    #[must_use]
    pub fn after_move(self, over: Millis) -> Self {
        Self((self.0 - over.max(0)).max(0).saturating_add(Self::GAIN_MS).min(Self::FULL_MS))
    }
}

impl Default for LagBank {
    fn default() -> Self {
        Self(Self::FULL_MS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lag_is_given_back_but_cannot_be_farmed() {
        let mut bank = LagBank::default();
        assert_eq!(bank.credit(200), 200);
        assert_eq!(bank.credit(60_000), LagBank::FULL_MS);
        assert_eq!(bank.credit(-5), 0);
        // Always overdrawing everything leaves what one move gives.
        for _ in 0..20 {
            bank = bank.after_move(bank.credit(60_000));
        }
        assert_eq!(bank.credit(60_000), LagBank::GAIN_MS);
        for _ in 0..20 {
            bank = bank.after_move(0);
        }
        assert_eq!(bank, LagBank::default());
    }
}
