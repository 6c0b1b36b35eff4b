//! What no seating can do without: proven lower bounds, by counting. `docs/tournament.md` has the arguments.

use super::figures::{Index, Rounds, Tally};
use crate::event::Tables;

/// The least each figure can be, for tables of these sizes.
pub(super) struct Bounds {
    pub(super) repeats: u32,
    pub(super) back_to_back: u32,
    pub(super) uneven: u32,
    pub(super) seats: u32,
}

pub(super) fn bounds(index: &Index, rounds: &Rounds<'_>, before: &Tally) -> Bounds {
    let from_tables = by_tables(index, rounds);
    Bounds {
        repeats: by_opponents(rounds.new, before).max(from_tables.iter().map(|r| r.any).sum()),
        back_to_back: from_tables.iter().map(|round| round.last).sum(),
        uneven: fair_share(&before.small, small_chairs(rounds.new), rounds.new.len() as u32),
        seats: before
            .seats
            .iter()
            .map(|had| fair_share(had, rounds.new.len() as u32, rounds.new.len() as u32))
            .sum(),
    }
}

/// Chairs at tables that are not full.
fn small_chairs(rounds: &[Tables]) -> u32 {
    let of_round = |round: &Tables| {
        let full = round.iter().map(Vec::len).max().unwrap_or(0);
        round.iter().map(Vec::len).filter(|size| *size < full).sum::<usize>() as u32
    };
    rounds.iter().map(of_round).sum()
}

/// Every chair faces opponents, and a player has only so many who are new. Each player has at least the opponents of the
/// smallest tables; the rest goes where there is room.
fn by_opponents(rounds: &[Tables], before: &Tally) -> u32 {
    let least: usize =
        rounds.iter().map(|round| round.iter().map(Vec::len).min().unwrap_or(1) - 1).sum();
    let all: usize = rounds.iter().flatten().map(|table| table.len() * (table.len() - 1)).sum();
    let new_to = |player: usize| {
        let met = &before.met[player * before.players..][..before.players];
        met.iter().filter(|met| **met == 0).count() - 1
    };
    let (mut forced, mut room) = (0, 0);
    for player in 0..before.players {
        forced += least.saturating_sub(new_to(player));
        room += new_to(player).saturating_sub(least);
    }
    let spread = all - least * before.players;
    (forced + spread.saturating_sub(room)).div_ceil(2) as u32
}

/// Pairs of one round that are forced to have met in an earlier one.
struct Forced {
    /// In the round just before.
    last: u32,
    /// In any.
    any: u32,
}

/// The players of a table come from the tables of an earlier round; more players than tables, and some come from one.
fn by_tables(index: &Index, rounds: &Rounds<'_>) -> Vec<Forced> {
    let groups = |round: &Tables| {
        let sizes = round.iter().map(|table| index.chairs(table).into_iter().flatten().count());
        sizes.filter(|size| *size > 0).collect::<Vec<usize>>()
    };
    let mut earlier: Vec<Vec<usize>> = rounds.history.iter().map(groups).collect();
    let mut forced = Vec::new();
    for round in rounds.new {
        let by = |groups: &Vec<usize>| {
            // Who was not there in that round has met nobody in it.
            let free = index.len() - groups.iter().sum::<usize>();
            let each = round.iter().map(|table| pairs(table.len().saturating_sub(free), groups));
            each.sum::<u32>()
        };
        forced.push(Forced {
            last: earlier.last().map_or(0, by),
            any: earlier.iter().map(by).max().unwrap_or(0),
        });
        earlier.push(groups(round));
    }
    forced
}

/// The fewest pairs out of one group, when so many players come from groups: as equally from all as may be.
fn pairs(players: usize, groups: &[usize]) -> u32 {
    if groups.is_empty() {
        return 0;
    }
    let (each, over) = (players / groups.len(), players % groups.len());
    let within = |size: usize| size * size.saturating_sub(1) / 2;
    (over * within(each + 1) + (groups.len() - over) * within(each)) as u32
}

/// The least sum of squares after so many more, none taking more than `most`: always to who has least.
pub(super) fn fair_share(had: &[u32], more: u32, most: u32) -> u32 {
    let mut counts: Vec<(u32, u32)> = had.iter().map(|count| (*count, 0)).collect();
    for _ in 0..more {
        let open = counts.iter_mut().filter(|(_, taken)| *taken < most);
        if let Some((count, taken)) = open.min_by_key(|(count, _)| *count) {
            *count += 1;
            *taken += 1;
        }
    }
    counts.iter().map(|(count, _)| count * count).sum()
}
