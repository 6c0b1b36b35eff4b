//! The best there was in a turn, asked of the solver.

use dublet_rules::{bag::Bag, lay::TurnStart, meld::Meld, table::Table};
use dublet_solver::{Goal, Move, Solver, moves};
use serde::Serialize;

use crate::grade::Aim;

/// The best there was. Nothing could be laid where there is no lay of most tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Best {
    /// The lay of most tiles; of those, of most points shed. An opening: of most tiles; of those, of the highest worth.
    pub most_tiles: Option<Choice>,
    /// The lay of most points shed; of those, of most tiles. An opening: of the highest worth.
    pub most_points: Option<Choice>,
    /// Whether the whole rack could be laid (rule 6.1).
    pub out: bool,
    /// Before opening: what melds of the rack were worth at most, enough for an opening or not (rule 4.2).
    pub worth: Option<u16>,
}

/// What a lay that could be made is good for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// Rack tiles laid.
    pub tiles: u16,
    /// How much the rack's value drops (rule 6.3).
    pub shed: u16,
    /// An opening's worth, jokers counting as what they stand for (rule 4.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<u16>,
}

/// A lay that would have been better, and how it is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Better {
    /// The tiles from the rack.
    pub laid: Bag,
    /// How much the rack's value drops (rule 6.3).
    pub shed: u16,
    /// An opening's worth (rule 4.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub worth: Option<u16>,
    /// The table before it.
    pub table: Table,
    /// The melds after it, and where their tiles come from.
    pub moves: Vec<Move>,
}

/// Asks for the best of a turn, and the table after the lay of most tiles.
pub(crate) fn best(solver: &mut Solver, before: &TurnStart<'_>) -> (Best, Vec<Meld>) {
    let TurnStart { rules, table, rack, opened } = *before;
    let (most_tiles, most_points, worth, plan) = if opened {
        let mut ask = |goal| {
            let best = solver.best_lay(rules, table, rack, goal);
            (best.tiles > 0).then_some(Choice { tiles: best.tiles, shed: best.shed, worth: None })
        };
        let (most_points, most_tiles) = (ask(Goal::Shed), ask(Goal::Tiles));
        (most_tiles, most_points, None, solver.plan())
    } else {
        let worth = solver.best_opening(rules, rack);
        let richest = Some(opening(before, &solver.plan())).filter(|found| found.tiles > 0);
        let richest = richest.filter(|_| worth >= rules.opening);
        let fullest = richest.and_then(|_| solver.fullest_opening(rules, rack));
        let melds = fullest.map(|_| solver.plan()).unwrap_or_default();
        let most_tiles = fullest.map(|_| opening(before, &melds));
        (most_tiles, richest, Some(worth), [table.melds(), &melds].concat())
    };
    let out = most_tiles.is_some_and(|lay| usize::from(lay.tiles) == rack.len());
    (Best { most_tiles, most_points, out, worth }, plan)
}

/// What an opening of these melds is good for.
fn opening(before: &TurnStart<'_>, melds: &[Meld]) -> Choice {
    let laid: Bag = melds.iter().flat_map(Meld::tiles).collect();
    let worth = melds.iter().map(|meld| before.rules.worth(meld)).sum();
    let shed = before.rules.rack_value(&laid);
    Choice { tiles: laid.len() as u16, shed, worth: Some(worth) }
}

/// The solver's work, in its states, that a review puts into better lays that leave melds alone. That takes a question
/// for each meld. Where a game has so many mistakes that this is used up, better lays are told as they are found: as
/// good, and with more of the table moved than need be.
const GENTLE_STATES: u64 = 60_000;

/// How the better lay is made. `plan` is the table after the lay of most tiles, `spent` the work on better lays so far.
pub(crate) fn better(
    solver: &mut Solver,
    before: &TurnStart<'_>,
    aim: Aim,
    mut plan: Vec<Meld>,
    spent: &mut u64,
) -> Better {
    let TurnStart { rules, table, rack, opened } = *before;
    if opened && *spent < GENTLE_STATES {
        let states = solver.states();
        plan = solver.gentle_lay(rules, table, rack, aim.goal()).1;
        *spent += solver.states() - states;
    } else if aim == Aim::MostPoints {
        solver.best_lay(rules, table, rack, aim.goal());
        plan = solver.plan();
    }
    // Openings leave the table as it is, and come behind it.
    let worth = (!opened).then(|| plan[table.melds().len()..].iter().map(Meld::worth).sum());
    let laid = plan.iter().flat_map(Meld::tiles).collect::<Bag>().minus(table.tiles());
    let moves = moves(table, &plan);
    Better { laid, shed: rules.rack_value(&laid), worth, table: table.clone(), moves }
}
