//! The choices worth thinking about in a position.

use dublet_rules::bag::Bag;
use dublet_solver::{Goal, Solver};

use super::PLAIN;
use crate::{
    hold::{shrink, singles, small_opening},
    lay::Choice,
    sight::Sight,
};

/// Tiles tried one at a time.
const SINGLES: usize = 8;

/// At least one choice; only one where there is nothing to think about.
pub(super) fn choices(solver: &mut Solver, sight: &Sight<'_>) -> Vec<Choice> {
    let Sight { rules, table, rack, .. } = *sight;
    let mut lays: Vec<Bag> = Vec::new();
    if sight.opened {
        if solver.lays_all(rules, table, rack) {
            return vec![Choice::Lay(*rack)];
        }
        let most = solver.best_tiles(rules, table, rack, Goal::Tiles);
        if most.is_empty() {
            return vec![Choice::Wait];
        }
        if sight.pool == 0 {
            lays.extend(singles(solver, sight, &PLAIN).take(SINGLES));
        }
        lays.push(shrink(solver, sight, most));
        lays.push(most);
        lays.push(solver.best_tiles(rules, table, rack, Goal::Shed));
        let number_tiles = rack.without_jokers();
        if number_tiles.len() < rack.len() {
            lays.push(solver.best_tiles(rules, table, &number_tiles, Goal::Tiles));
        }
    } else if let Some(small) = small_opening(solver, sight) {
        lays.push(small);
        solver.best_opening(rules, rack);
        lays.push(solver.plan().iter().flat_map(dublet_rules::meld::Meld::tiles).collect());
    }
    let mut choices = vec![Choice::Wait];
    for lay in lays {
        if !lay.is_empty() && !choices.contains(&Choice::Lay(lay)) {
            choices.push(Choice::Lay(lay));
        }
    }
    choices
}
