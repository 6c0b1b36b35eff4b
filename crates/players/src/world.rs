//! A game as it may stand, played to its end quickly: tiles alone, no melds.

use dublet_rules::{
    bag::Bag,
    rules::{EmptyPool, Rules},
    score::{Counted, End, SeatScore, score},
    tile::Tile,
};
use dublet_solver::Solver;

use crate::{
    hold::{Manner, hold, lay_all},
    lay::Choice,
    sight::Sight,
};

/// How a seat is thought to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// Lays all it can.
    Eager,
    /// Holds back.
    Patient(Manner),
}

/// A seat of a world.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WorldSeat {
    pub(crate) rack: Bag,
    pub(crate) opened: bool,
    pub(crate) style: Style,
}

/// Every tile somewhere: what one player thinks possible. Where freed jokers are watched (rule 4.4) a world
/// is more lenient than the game; it only serves to compare choices.
#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) rules: Rules,
    pub(crate) table: Bag,
    pub(crate) seats: Vec<WorldSeat>,
    /// The pool, drawn from its end.
    pub(crate) pool: Vec<Tile>,
    pub(crate) turn: usize,
    /// Passes one after another.
    pub(crate) passes: usize,
    pub(crate) last_moves: Option<u8>,
}

/// More turns than any game has: a playout ends there, scored as it stands.
const MANY_TURNS: usize = 600;

impl World {
    fn sight(&self) -> Sight<'_> {
        let seats = self.seats.iter().enumerate();
        let others = seats.filter(|(seat, _)| *seat != self.turn).map(|(_, seat)| seat);
        let seat = &self.seats[self.turn];
        Sight {
            rules: &self.rules,
            table: &self.table,
            rack: &seat.rack,
            opened: seat.opened,
            alone: others.clone().all(|seat| !seat.opened),
            nearest: others.map(|seat| seat.rack.len()).min().unwrap_or(0),
            pool: self.pool.len(),
            last_move: self.last_moves.is_some(),
        }
    }

    /// Plays on to the end after this choice, each seat in its style; `None` if told to stop on the way.
    pub(crate) fn play_after(
        mut self,
        choice: Choice,
        solver: &mut Solver,
        stop: &dyn Fn(&Solver) -> bool,
    ) -> Option<Vec<SeatScore>> {
        let mut end = self.make(choice);
        for _ in 0..MANY_TURNS {
            if end.is_some() {
                break;
            }
            if stop(solver) {
                return None;
            }
            let choice = match self.seats[self.turn].style {
                Style::Eager => lay_all(solver, &self.sight()),
                Style::Patient(manner) => hold(solver, &self.sight(), &manner),
            };
            end = self.make(choice);
        }
        Some(self.scores(end.unwrap_or(End::Pool)))
    }

    /// Makes a choice of the seat to move; how the game ended, if it did (section 6).
    pub(crate) fn make(&mut self, choice: Choice) -> Option<End> {
        let seat = &mut self.seats[self.turn];
        let mut emptied = false;
        match choice {
            Choice::Lay(tiles) => {
                seat.rack = seat.rack.minus(&tiles);
                seat.opened = true;
                self.table = self.table.plus(&tiles);
                self.passes = 0;
                if seat.rack.is_empty() {
                    return Some(End::Out);
                }
            }
            Choice::Wait => match self.pool.pop() {
                Some(tile) => {
                    seat.rack.add(tile);
                    self.passes = 0;
                    emptied = self.pool.is_empty();
                }
                None => self.passes += 1,
            },
        }
        self.turn = (self.turn + 1) % self.seats.len();
        self.last_moves = self.last_moves.map(|moves| moves.saturating_sub(1));
        if emptied && self.rules.empty_pool == EmptyPool::LastMoves {
            self.last_moves = Some(self.seats.len() as u8);
        }
        let over = self.last_moves == Some(0) || self.passes >= self.seats.len();
        over.then_some(End::Pool)
    }

    pub(crate) fn scores(&self, end: End) -> Vec<SeatScore> {
        let counted: Vec<Counted> = self
            .seats
            .iter()
            .map(|seat| Counted::rack(&self.rules, end, &seat.rack, seat.opened, None))
            .collect();
        score(&self.rules, end, &counted).unwrap_or_default()
    }
}
