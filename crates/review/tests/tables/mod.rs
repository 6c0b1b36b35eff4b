//! Tables for tests, and the steady players at them.

use dublet_players::{Chance, Level, Player, RecordedGame};
use dublet_rules::{
    deal::Fairness,
    game::{Event, Setup},
    record::Record,
    rules::Rules,
    seat::Seat,
    standings::Starter,
};

/// A table with a deal by chance; the start goes round.
pub(crate) fn new_table(rules: Rules, seats: u8, chance: &mut Chance<'_>) -> RecordedGame {
    let mut secret = [0; 32];
    chance.0.fill_bytes(&mut secret);
    let contributions = vec![[0; 32]; seats.into()];
    let starter = Starter::Seat(Seat::new(chance.below(seats.into())).unwrap());
    let fairness = Fairness { secret, game: [7; 16], contributions };
    RecordedGame::new(Setup::new(rules, seats.into(), starter).unwrap(), fairness)
}

pub(crate) fn steady(seats: u8) -> Vec<Box<dyn Player>> {
    (0..seats).map(|_| Level::Steady.player()).collect()
}

pub(crate) fn record(table: &RecordedGame) -> Record {
    let seats = table.game.setup().seats();
    table.record(Seat::first(seats).map(|seat| format!("Player {seat}")).collect())
}

/// Whether an event ends a turn.
pub(crate) fn is_turn(event: &Event) -> bool {
    matches!(event, Event::Laid { .. } | Event::Drawn { .. } | Event::Passed { .. })
}
