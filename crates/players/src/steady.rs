//! A player who never lets a tile lie: opens as soon as it can, then lays as many tiles as it can.

use dublet_rules::{
    game::{Command, view::SeatView},
    meld::Meld,
    table::Layout,
};
use dublet_solver::{Goal, Solver};

use crate::{Budget, Chance, Player};

/// Lays the most tiles there are to lay, every turn. Keeps its solver's memory: play on with it.
#[derive(Default)]
pub struct Steady {
    solver: Solver,
}

impl Steady {
    /// A player with a solver of its own.
    pub fn new() -> Self {
        Self::default()
    }

    /// The whole table after the best lay, if there is one.
    fn lay(&mut self, view: &SeatView) -> Option<Layout> {
        let public = &view.public;
        let tiles = |melds: &[Meld]| melds.iter().map(|meld| meld.tiles().to_vec()).collect();
        if view.opened() {
            let best = self.solver.best_lay(&public.rules, &public.table, &view.rack, Goal::Tiles);
            return (best.tiles > 0).then(|| Layout(tiles(&self.solver.plan())));
        }
        self.solver.fullest_opening(&public.rules, &view.rack)?;
        let mut after = public.table.layout();
        after.0.extend::<Vec<_>>(tiles(&self.solver.plan()));
        Some(after)
    }
}

impl Player for Steady {
    fn sit_down(&mut self) {
        self.solver.forget();
    }

    fn turn(&mut self, view: &SeatView, _: Budget<'_>, _: &mut Chance<'_>) -> Command {
        let seat = view.seat;
        if let Some(layout) = self.lay(view) {
            return Command::Lay { seat, layout };
        }
        match view.public.stacks.iter().all(|stack| *stack == 0) {
            true => Command::Pass { seat },
            false => Command::Draw { seat, stack: None },
        }
    }
}
