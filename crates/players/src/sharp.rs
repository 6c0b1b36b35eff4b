//! A player who holds back: keeps a full rack, and lays it in one go.

use dublet_rules::game::{Command, view::SeatView};
use dublet_solver::Solver;

use crate::{
    Budget, Chance, Player,
    hold::{Manner, hold},
    lay::perform,
    sight::Sight,
};

/// Opens small, then keeps as many tiles together as a person can oversee.
#[derive(Default)]
pub struct Sharp {
    solver: Solver,
}

/// A rack of more than twenty tiles is too much for a person, so tiles go one by one; and whoever has two left
/// may be out at any moment, so everything that can be laid goes.
const MANNER: Manner =
    Manner { danger: 2, most: 20, most_alone: usize::MAX, taste: 0, quick: false };

impl Player for Sharp {
    fn sit_down(&mut self) {
        self.solver.forget();
    }

    fn turn(&mut self, view: &SeatView, _: Budget<'_>, _: &mut Chance<'_>) -> Command {
        let choice = hold(&mut self.solver, &Sight::of(view), &MANNER);
        perform(&mut self.solver, view, choice)
    }
}
