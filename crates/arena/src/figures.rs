//! What a match says: the share of wins, Elo with its error, and the log-likelihood ratio of a test.

/// Sums over the blocks of a match. A block's score is the mean share of wins of the first player in it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Tally {
    blocks: u32,
    sum: f64,
    squares: f64,
}

/// The two strengths a sequential test chooses between, in Elo.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// No better than this, says one side.
    pub worse: f64,
    /// At least this much better, says the other.
    pub better: f64,
}

/// The figures of a match, for the player named first.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figures {
    /// Share of wins; a tie for first counts as its share.
    pub win_rate: f64,
    /// Standard error of the win rate.
    pub win_rate_error: f64,
    /// Elo above the others: 0 is par, whatever the number of seats.
    pub elo: f64,
    /// Half the width of its 95 % interval.
    pub elo_error: f64,
    /// Log-likelihood ratio of [`Bounds::better`] against [`Bounds::worse`].
    pub llr: f64,
}

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// At least [`Bounds::better`].
    Better,
    /// No more than [`Bounds::worse`].
    Worse,
    /// Nothing yet.
    Open,
}

impl Verdict {
    /// Its name, by which texts tell the verdicts apart.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Better => "better",
            Self::Worse => "worse",
            Self::Open => "open",
        }
    }
}

impl Figures {
    /// What the test says.
    pub fn verdict(&self) -> Verdict {
        match self.llr {
            llr if llr >= DECISIVE => Verdict::Better,
            llr if llr <= -DECISIVE => Verdict::Worse,
            _ => Verdict::Open,
        }
    }
}

/// An LLR beyond this, either way, decides: 5 % for either mistake.
pub const DECISIVE: f64 = 2.944_438_979_166_44;

/// Standard errors either way that make a 95 % interval.
pub const TWO_SIDED: f64 = 1.959_963_984_540_054;

impl Tally {
    /// Adds a block.
    pub(crate) fn add(&mut self, score: f64) {
        self.blocks += 1;
        self.sum += score;
        self.squares += score * score;
    }

    /// The mean.
    pub(crate) fn mean(&self) -> f64 {
        self.sum / f64::from(self.blocks.max(1))
    }

    /// Variance of a block's score.
    fn variance(&self) -> f64 {
        let (blocks, mean) = (f64::from(self.blocks), self.mean());
        if self.blocks < 2 {
            0.0
        } else {
            (self.squares - blocks * mean * mean).max(0.0) / (blocks - 1.0)
        }
    }

    /// Standard error of the mean.
    pub(crate) fn error(&self) -> f64 {
        (self.variance() / f64::from(self.blocks.max(1))).sqrt()
    }

    /// The figures, at a table of so many seats.
    pub(crate) fn figures(&self, seats: usize, bounds: Bounds) -> Figures {
        let (mean, error) = (self.mean(), self.error());
        let half = self.half();
        let elo_of = |share: f64| elo(share.clamp(half, 1.0 - half), seats);
        let (low, high) = (mean - TWO_SIDED * error, mean + TWO_SIDED * error);
        Figures {
            win_rate: mean,
            win_rate_error: error,
            elo: elo_of(mean),
            elo_error: (elo_of(high) - elo_of(low)) / 2.0,
            llr: self.llr(share(bounds.worse, seats), share(bounds.better, seats)),
        }
    }

    /// Half a win among the blocks: it stands for none, where none would be too sure.
    fn half(&self) -> f64 {
        0.5 / (f64::from(self.blocks) + 1.0)
    }

    /// The ratio for a normal mean of unknown variance, the blocks being many. Blocks that are all alike could still
    /// have differed by half a win.
    fn llr(&self, worse: f64, better: f64) -> f64 {
        let half = self.half();
        let variance = self.variance().max(half * (1.0 - half));
        let blocks = f64::from(self.blocks);
        blocks * (better - worse) * (2.0 * self.mean() - worse - better) / (2.0 * variance)
    }
}

/// Elo of a share of wins against equal others: a player of so much more wins
/// `10^(elo/400) / (10^(elo/400) + others)`.
fn elo(share: f64, seats: usize) -> f64 {
    400.0 * (share * (seats as f64 - 1.0) / (1.0 - share)).log10()
}

/// The share of wins that Elo above the others gives.
fn share(elo: f64, seats: usize) -> f64 {
    let strength = 10.0_f64.powf(elo / 400.0);
    strength / (strength + seats as f64 - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOUNDS: Bounds = Bounds { worse: 0.0, better: 20.0 };

    fn tally(scores: &[f64]) -> Tally {
        let mut tally = Tally::default();
        scores.iter().for_each(|score| tally.add(*score));
        tally
    }

    #[test]
    fn par_is_no_elo_at_any_table() {
        for seats in 2..=6 {
            let par = 1.0 / seats as f64;
            assert!(elo(par, seats).abs() < 1e-9);
            assert!((share(0.0, seats) - par).abs() < 1e-12);
            for rate in [0.1, 0.4, 0.9] {
                assert!((share(elo(rate, seats), seats) - rate).abs() < 1e-12);
            }
        }
        assert!((elo(0.640_065, 2) - 100.0).abs() < 0.01, "the known table of chess");
    }

    #[test]
    fn equal_blocks_leave_no_doubt() {
        let figures = tally(&[0.5; 40]).figures(2, BOUNDS);
        assert_eq!((figures.win_rate, figures.elo, figures.elo_error), (0.5, 0.0, 0.0));
    }

    #[test]
    fn an_error_shrinks_with_the_root_of_the_blocks() {
        let few = tally(&[0.0, 0.5, 1.0, 1.0].repeat(25)).figures(2, BOUNDS);
        let many = tally(&[0.0, 0.5, 1.0, 1.0].repeat(400)).figures(2, BOUNDS);
        assert!((few.elo - many.elo).abs() < 1e-9);
        assert!((few.elo_error / many.elo_error - 4.0).abs() < 0.1);
        // 0.625 ± 1.96 · 0.415 / 10
        assert!((few.win_rate_error - 0.041_6).abs() < 0.001);
    }

    #[test]
    fn the_ratio_has_the_sign_of_the_nearer_bound() {
        let ratio = |scores: &[f64]| tally(scores).figures(2, BOUNDS).llr;
        assert!(ratio(&[0.0, 0.5, 1.0, 1.0].repeat(50)) > DECISIVE);
        assert!(ratio(&[0.0, 0.0, 0.5, 1.0].repeat(50)) < -DECISIVE);
        // Half way between the bounds nothing is said.
        let middle = f64::midpoint(share(0.0, 2), share(20.0, 2));
        assert!(ratio(&[middle - 0.3, middle + 0.3].repeat(100)).abs() < 1e-9);
    }

    #[test]
    fn whoever_wins_all_is_found_better_but_not_at_once() {
        let verdict = |score, blocks| tally(&vec![score; blocks]).figures(2, BOUNDS).verdict();
        assert_eq!(
            [1, 5, 50].map(|blocks| verdict(1.0, blocks)),
            [Verdict::Open, Verdict::Open, Verdict::Better]
        );
        assert_eq!(verdict(0.0, 50), Verdict::Worse);
        assert_eq!(verdict(0.5, 50), Verdict::Open);
    }

    #[test]
    fn whoever_wins_all_has_a_finite_elo() {
        let figures = tally(&[1.0; 10]).figures(4, BOUNDS);
        assert!(figures.elo.is_finite() && figures.elo > 400.0);
    }
}
