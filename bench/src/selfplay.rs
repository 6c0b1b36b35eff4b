//! Positions of games that steady players play among themselves.

use dublet_players::{Budget, Chance, Level, Player, RecordedGame};
use dublet_rules::{
    deal::Fairness,
    game::{Command, Setup, view::SeatView},
    rules::Edition,
    seat::Seat,
    standings::Starter,
};

use crate::position::Position;

/// Steady players for every seat; keeps their memory from game to game.
pub(crate) struct Players([Box<dyn Player>; Seat::MAX]);

impl Players {
    pub(crate) fn new() -> Self {
        Self([Level::Steady; Seat::MAX].map(Level::player))
    }

    /// So many positions, from game after game: each time a player who has opened is to move.
    pub(crate) fn positions(
        &mut self,
        edition: Edition,
        seats: usize,
        count: usize,
        chance: &mut Chance<'_>,
    ) -> Vec<Position> {
        let mut positions = Vec::new();
        while positions.len() < count {
            let mut table = new_table(edition, seats, chance);
            while let Some(command) = table.command(&mut self.0, Budget::default(), chance) {
                positions.extend(to_move(&table, &command));
                table.submit(&command).expect("steady players play legally");
            }
        }
        positions.truncate(count);
        positions
    }

    /// Plays games to their end.
    pub(crate) fn play(
        &mut self,
        edition: Edition,
        seats: usize,
        games: usize,
        chance: &mut Chance<'_>,
    ) {
        for _ in 0..games {
            new_table(edition, seats, chance).play_with(&mut self.0, Budget::default(), chance);
        }
    }
}

/// What the mover sees, when the command is a turn of one who has opened.
fn to_move(table: &RecordedGame, command: &Command) -> Option<Position> {
    let (Command::Lay { seat, .. } | Command::Draw { seat, .. } | Command::Pass { seat }) = command
    else {
        return None;
    };
    let view = table.game.seat_view(*seat).filter(SeatView::opened)?;
    let edition = view.public.rules.edition;
    Some(Position { edition, table: view.public.table, rack: view.rack })
}

fn new_table(edition: Edition, seats: usize, chance: &mut Chance<'_>) -> RecordedGame {
    let (mut secret, mut game) = ([0; 32], [0; 16]);
    chance.0.fill_bytes(&mut secret);
    chance.0.fill_bytes(&mut game);
    let fairness = Fairness { secret, game, contributions: vec![[0; 32]; seats] };
    let starter = Seat::new(chance.below(seats)).map_or(Starter::Draw, Starter::Seat);
    let setup = Setup::new(edition.rules(), seats, starter).expect("seats the edition has");
    RecordedGame::new(setup, fairness)
}
