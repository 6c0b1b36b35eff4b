//! Deals by number: the same seed and number, the same deal.

use dublet_players::RecordedGame;
use dublet_rules::{
    deal::Fairness,
    game::{BadSetup, Setup},
    rules::{FirstStarter, Rules},
    seat::Seat,
    standings::Starter,
};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

/// Deals of one seed, for so many seats.
#[derive(Clone, Copy, Debug)]
pub struct Deals {
    rules: Rules,
    seats: usize,
    seed: u64,
}

impl Deals {
    /// Deals for a game of these rules.
    ///
    /// # Errors
    /// When that many cannot play it.
    pub fn new(rules: Rules, seats: usize, seed: u64) -> Result<Self, BadSetup> {
        Setup::new(rules, seats, Starter::Draw)?;
        Ok(Self { rules, seats, seed })
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// A deal by its number, and the chance of the players who play it.
    pub(crate) fn deal(&self, number: u64) -> (RecordedGame, ChaCha20Rng) {
        // A stream of its own for each deal: the same whatever is played before it.
        let mut rng = ChaCha20Rng::seed_from_u64(self.seed);
        rng.set_stream(number);
        let (mut secret, mut game) = ([0; 32], [0; 16]);
        rng.fill_bytes(&mut secret);
        rng.fill_bytes(&mut game);
        let fairness = Fairness { secret, game, contributions: vec![[0; 32]; self.seats] };
        // Where no draw decides, the start goes round (rule 2.1).
        let starter = match self.rules.first_starter {
            FirstStarter::Draw => Starter::Draw,
            FirstStarter::SeatA => Seat::new((number % self.seats as u64) as usize)
                .map_or(Starter::Draw, Starter::Seat),
        };
        let setup = Setup::new(self.rules, self.seats, starter).expect("checked by new");
        (RecordedGame::new(setup, fairness), rng)
    }
}
