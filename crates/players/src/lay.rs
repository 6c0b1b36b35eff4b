//! From tiles or melds to a command the rules accept.

use dublet_rules::{
    bag::Bag,
    game::{Command, view::SeatView},
    meld::Meld,
    table::Layout,
};
use dublet_solver::{Goal, Solver, in_place};

/// What a seat does in its turn, before it is known how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// Lays these tiles.
    Lay(Bag),
    /// Draws, or passes when the pool is empty.
    Wait,
}

/// The command that leaves these melds on the table, those that stay in their places; without any, or if they may not lie
/// so, a draw or a pass.
pub(crate) fn lay_or_wait<'a>(
    view: &SeatView,
    after: Option<impl IntoIterator<Item = &'a Meld>>,
) -> Command {
    let seat = view.seat;
    let layout = after.map(|melds| {
        let melds: Vec<Meld> = melds.into_iter().cloned().collect();
        let placed = in_place(&view.public.table, &melds);
        Layout(placed.iter().map(|meld| meld.tiles().to_vec()).collect())
    });
    if let Some(layout) = layout.filter(|layout| view.judge(layout).is_ok()) {
        return Command::Lay { seat, layout };
    }
    match view.public.stacks.iter().all(|stack| *stack == 0) {
        true => Command::Pass { seat },
        false => Command::Draw { seat, stack: None },
    }
}

/// The command of a choice.
pub(crate) fn perform(solver: &mut Solver, view: &SeatView, choice: Choice) -> Command {
    let after = match choice {
        Choice::Lay(tiles) => table_after(solver, view, &tiles),
        Choice::Wait => None,
    };
    lay_or_wait(view, after.as_deref())
}

/// The table after these tiles are laid, as little changed as may be. Where freed jokers are watched (rule 4.4)
/// not all of them may go, and then as many as do.
fn table_after(solver: &mut Solver, view: &SeatView, tiles: &Bag) -> Option<Vec<Meld>> {
    let (rules, table) = (&view.public.rules, &view.public.table);
    if view.opened() {
        let (best, melds) = solver.gentle_lay(rules, table, tiles, Goal::Tiles);
        return (best.tiles > 0).then_some(melds);
    }
    solver
        .can_open(rules, tiles)
        .then(|| table.melds().iter().cloned().chain(solver.plan()).collect())
}
