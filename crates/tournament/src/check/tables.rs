//! The figures of a seating and the least they can be, by the checker's own counting.

use std::collections::{BTreeMap, BTreeSet};

use super::finding::{Figure, Finding};
use crate::{
    event::{Certificate, Tables},
    person::PersonId,
};

/// Every figure of a certificate that is not what the tables say.
pub(super) fn wrong_figures(
    history: &[Tables],
    new: &[Tables],
    apart: &BTreeSet<(PersonId, PersonId)>,
    own_tables: &BTreeMap<PersonId, u16>,
    recorded: &Certificate,
) -> Vec<Finding> {
    let seated: BTreeSet<PersonId> = new.iter().flatten().flatten().copied().collect();
    let found = figures(history, new, apart, &seated);
    let least = least(history, new, &seated);
    let mut elsewhere = 0;
    for tables in new {
        for (player, number) in own_tables {
            let sits_at = tables.iter().position(|table| table.contains(player));
            elsewhere += u32::from(sits_at.is_some_and(|at| at + 1 != usize::from(*number)));
        }
    }
    let pairs = [
        (Figure::Elsewhere, recorded.elsewhere, elsewhere),
        (Figure::Apart, recorded.apart, found.apart),
        (Figure::Repeats, recorded.repeats.found, found.repeats),
        (Figure::RepeatsBound, recorded.repeats.bound, least.repeats),
        (Figure::BackToBack, recorded.back_to_back.found, found.back_to_back),
        (Figure::BackToBackBound, recorded.back_to_back.bound, least.back_to_back),
        (Figure::Uneven, recorded.uneven.found, found.uneven),
        (Figure::UnevenBound, recorded.uneven.bound, least.uneven),
        (Figure::Seats, recorded.seats.found, found.seats),
        (Figure::SeatsBound, recorded.seats.bound, least.seats),
    ];
    let wrong = pairs.into_iter().filter(|(_, recorded, reckoned)| recorded != reckoned);
    wrong
        .map(|(figure, recorded, reckoned)| Finding::Certificate { figure, recorded, reckoned })
        .collect()
}

#[derive(Default)]
struct Figures {
    apart: u32,
    repeats: u32,
    back_to_back: u32,
    uneven: u32,
    seats: u32,
}

type Pair = (PersonId, PersonId);

/// Every pair of a round.
fn pairs(round: &Tables) -> BTreeSet<Pair> {
    let mut pairs = BTreeSet::new();
    for table in round {
        for (place, a) in table.iter().enumerate() {
            pairs.extend(table[place + 1..].iter().map(|b| (*a.min(b), *a.max(b))));
        }
    }
    pairs
}

fn full(round: &Tables) -> usize {
    round.iter().map(Vec::len).max().unwrap_or(0)
}

/// How often each person was at a table that was not full.
fn small(rounds: &[&Tables]) -> BTreeMap<PersonId, u32> {
    let mut counts = BTreeMap::new();
    for round in rounds {
        for player in round.iter().filter(|table| table.len() < full(round)).flatten() {
            *counts.entry(*player).or_insert(0) += 1;
        }
    }
    counts
}

/// How often each person had each seat, of those there are now.
fn seats(rounds: &[&Tables], most: usize) -> BTreeMap<(PersonId, usize), u32> {
    let mut counts = BTreeMap::new();
    for table in rounds.iter().flat_map(|round| round.iter()) {
        for (seat, player) in table.iter().enumerate().take(most) {
            *counts.entry((*player, seat)).or_insert(0) += 1;
        }
    }
    counts
}

fn most_seats(new: &[Tables]) -> usize {
    new.iter().map(full).max().unwrap_or(0)
}

fn figures(
    history: &[Tables],
    new: &[Tables],
    apart: &BTreeSet<Pair>,
    seated: &BTreeSet<PersonId>,
) -> Figures {
    let mut figures = Figures::default();
    let mut met: BTreeSet<Pair> = history.iter().flat_map(pairs).collect();
    let mut last = history.last().map(pairs).unwrap_or_default();
    for round in new {
        let now = pairs(round);
        figures.apart += now.intersection(apart).count() as u32;
        figures.repeats += now.intersection(&met).count() as u32;
        figures.back_to_back += now.intersection(&last).count() as u32;
        met.extend(&now);
        last = now;
    }
    let all: Vec<&Tables> = history.iter().chain(new).collect();
    let square = |count: &u32| count * count;
    let of_seated = small(&all).into_iter().filter(|(player, _)| seated.contains(player));
    figures.uneven = of_seated.map(|(_, count)| square(&count)).sum();
    let of_seated = seats(&all, most_seats(new)).into_iter();
    let of_seated = of_seated.filter(|((player, _), _)| seated.contains(player));
    figures.seats = of_seated.map(|(_, count)| square(&count)).sum();
    figures
}

/// The arguments of `docs/tournament.md`, counted here again.
fn least(history: &[Tables], new: &[Tables], seated: &BTreeSet<PersonId>) -> Figures {
    let (mut by_tables, mut back_to_back) = (0, 0);
    for (place, round) in new.iter().enumerate() {
        let before: Vec<&Tables> = history.iter().chain(&new[..place]).collect();
        by_tables += before.iter().map(|earlier| shared(round, earlier, seated)).max().unwrap_or(0);
        back_to_back += before.last().map_or(0, |earlier| shared(round, earlier, seated));
    }
    let before: Vec<&Tables> = history.iter().collect();
    let had = small(&before);
    let chairs: usize = new
        .iter()
        .map(|round| round.iter().map(Vec::len).filter(|size| *size < full(round)).sum::<usize>())
        .sum();
    let had = seated.iter().map(|player| had.get(player).copied().unwrap_or(0)).collect();
    let seat_counts = seats(&before, most_seats(new));
    let seats_of = |player: &PersonId| {
        let count = |seat| seat_counts.get(&(*player, seat)).copied().unwrap_or(0);
        level((0..most_seats(new)).map(count).collect(), new.len(), new.len())
    };
    Figures {
        apart: 0,
        repeats: by_tables.max(by_opponents(history, new, seated)),
        back_to_back,
        uneven: level(had, chairs, new.len()),
        seats: seated.iter().map(seats_of).sum(),
    }
}

/// Pairs of a round that must come from one table of an earlier one: its players split over that round's tables.
fn shared(round: &Tables, earlier: &Tables, seated: &BTreeSet<PersonId>) -> u32 {
    let still = |table: &&Vec<PersonId>| table.iter().any(|player| seated.contains(player));
    let tables = earlier.iter().filter(still).count();
    if tables == 0 {
        return 0;
    }
    let were_there: BTreeSet<&PersonId> =
        earlier.iter().flatten().filter(|player| seated.contains(player)).collect();
    let newcomers = seated.len() - were_there.len();
    let of_table = |size: usize| {
        // Deal the players out to the tables they come from, one after the other.
        let mut from = vec![0_u32; tables];
        let dealt = size.saturating_sub(newcomers);
        (0..dealt).for_each(|player| from[player % tables] += 1);
        from.iter().map(|count| count * count.saturating_sub(1) / 2).sum::<u32>()
    };
    round.iter().map(|table| of_table(table.len())).sum()
}

/// Opponents at the tables, less those who are new to each player.
fn by_opponents(history: &[Tables], new: &[Tables], seated: &BTreeSet<PersonId>) -> u32 {
    let met: BTreeSet<Pair> = history.iter().flat_map(pairs).collect();
    let smallest = |round: &Tables| round.iter().map(Vec::len).min().unwrap_or(1) as i64 - 1;
    let least: i64 = new.iter().map(smallest).sum();
    let all: i64 = new.iter().map(|round| 2 * pairs(round).len() as i64).sum();
    let (mut forced, mut room) = (0, 0);
    for a in seated {
        let strangers =
            seated.iter().filter(|b| *b != a && !met.contains(&(*a.min(b), *a.max(b)))).count();
        let over = least - strangers as i64;
        if over > 0 { forced += over } else { room -= over }
    }
    let spread = all - least * seated.len() as i64;
    let twice = forced + (spread - room).max(0);
    ((twice + 1) / 2) as u32
}

/// The least sum of squares after so many more, nobody taking more than `most`: by raising a level.
fn level(had: Vec<u32>, more: usize, most: usize) -> u32 {
    let mut had: Vec<(u32, u32)> = had.into_iter().map(|count| (count, count)).collect();
    let mut left = more;
    let mut height = 0;
    while left > 0 && had.iter().any(|(now, first)| ((now - first) as usize) < most) {
        let open =
            |(now, first): &&mut (u32, u32)| *now == height && ((*now - *first) as usize) < most;
        for (now, _) in had.iter_mut().filter(open).take(left) {
            *now += 1;
            left -= 1;
        }
        height += 1;
    }
    had.iter().map(|(now, _)| now * now).sum()
}
