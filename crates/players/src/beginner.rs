//! A scripted first-timer: lays melds that are ready on its rack, and never looks at the table.

use dublet_rules::{
    bag::Bag,
    game::{Command, view::SeatView},
    meld::Meld,
    rules::Rules,
    table::Table,
};
use dublet_solver::{Goal, Solver};

use crate::{Budget, Chance, Player, lay::lay_or_wait};

/// Lays only what is ready on the rack. Others are measured against it.
#[derive(Default)]
pub struct Beginner {
    solver: Solver,
}

impl Player for Beginner {
    fn sit_down(&mut self) {
        self.solver.forget();
    }

    fn turn(&mut self, view: &SeatView, _: Budget<'_>, _: &mut Chance<'_>) -> Command {
        let new = ready(&mut self.solver, &view.public.rules, &view.rack, view.opened());
        let after = view.public.table.melds().iter().chain(&new);
        lay_or_wait(view, (!new.is_empty()).then_some(after))
    }
}

/// Melds of a rack alone: before the opening only if they are worth enough (rule 4.2).
pub(crate) fn ready(solver: &mut Solver, rules: &Rules, rack: &Bag, opened: bool) -> Vec<Meld> {
    let ready = match opened {
        true => solver.best_lay(rules, &Table::default(), rack, Goal::Tiles).tiles > 0,
        false => solver.can_open(rules, rack),
    };
    if ready { solver.plan() } else { Vec::new() }
}
