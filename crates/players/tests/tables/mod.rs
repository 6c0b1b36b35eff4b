//! Tables for tests.

use dublet_players::{Chance, RecordedGame};
use dublet_rules::{deal::Fairness, game::Setup, rules::Rules, seat::Seat, standings::Starter};

/// A table with a deal and a starter by chance.
pub(crate) fn new_table(rules: Rules, seats: u8, chance: &mut Chance<'_>) -> RecordedGame {
    let mut bytes = || {
        let mut bytes = [0; 32];
        chance.0.fill_bytes(&mut bytes);
        bytes
    };
    let fairness = Fairness {
        secret: bytes(),
        game: [7; 16],
        contributions: (0..seats).map(|_| bytes()).collect(),
    };
    let starter = match chance.one_in(2) {
        true => Starter::Draw,
        false => Starter::Seat(Seat::new(chance.below(seats.into())).unwrap()),
    };
    RecordedGame::new(Setup::new(rules, seats.into(), starter).unwrap(), fairness)
}
