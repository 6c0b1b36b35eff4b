//! Seating: designs, bounds, and what is found.

use std::collections::BTreeSet;

use dublet_tournament::{
    event::Tables,
    person::PersonId,
    plan::table_sizes,
    seating::{Design, Problem, STEPS, Seating, design, greedy},
};
use proptest::prelude::*;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

fn seat(problem: &Problem, seed: u64) -> Seating {
    problem.seat(&mut ChaCha20Rng::seed_from_u64(seed), STEPS)
}

fn fresh(players: u32, rounds: usize) -> Seating {
    let problem = Problem::fresh(players, rounds, 4);
    let seating = seat(&problem, 1);
    assert_everybody_sits_once(&problem, &seating.rounds);
    seating
}

fn assert_everybody_sits_once(problem: &Problem, rounds: &[Tables]) {
    let mut expected = problem.players.clone();
    expected.sort_unstable();
    assert_eq!(rounds.len(), problem.rounds);
    for round in rounds {
        let mut seated: Vec<PersonId> = round.iter().flatten().copied().collect();
        seated.sort_unstable();
        assert_eq!(seated, expected);
        let mut sizes: Vec<usize> = round.iter().map(Vec::len).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        assert_eq!(sizes, table_sizes(problem.players.len(), problem.table));
    }
}

#[test]
fn no_pair_of_a_design_meets_twice_and_strangers_meet_in_no_round_but_that_of_rows() {
    for (tables, size, rounds) in
        [(4, 4, 5), (5, 4, 5), (6, 4, 7), (7, 4, 7), (8, 4, 9), (9, 4, 9), (16, 4, 17), (3, 3, 4)]
    {
        let Design { rounds: found, strangers } = design(tables, size).unwrap();
        assert_eq!(found.len(), rounds, "{tables} tables of {size}");
        let mut met = BTreeSet::new();
        for round in &found {
            let points: BTreeSet<usize> = round.iter().flatten().copied().collect();
            assert_eq!(points.len(), tables * size, "everybody sits");
            for table in round {
                for (place, a) in table.iter().enumerate() {
                    for b in &table[place + 1..] {
                        assert!(met.insert((*a.min(b), *a.max(b))), "{tables}×{size}: {a} {b}");
                    }
                }
            }
        }
        for set in &strangers {
            assert!(set.len() >= size - 1, "enough may be missing");
            let of_set = |table: &Vec<usize>| table.iter().filter(|p| set.contains(p)).count();
            let meeting = found.iter().filter(|round| round.iter().any(|t| of_set(t) > 1)).count();
            // Rows meet in the one round that is made of them.
            assert!(meeting <= usize::from(tables % size == 0), "{tables}×{size}: {meeting}");
        }
    }
}

#[test]
fn every_number_of_full_tables_has_a_design_of_four_rounds() {
    for tables in 4..=16 {
        assert!(design(tables, 4).unwrap().rounds.len() >= 4, "{tables} tables");
    }
}

#[test]
fn thirteen_to_sixty_four_players_meet_nobody_twice_in_four_rounds() {
    for players in 13..=64 {
        for rounds in 1..=4 {
            let found = fresh(players, rounds).certificate;
            assert_eq!(
                (found.repeats.found, found.back_to_back.found),
                (0, 0),
                "{players}×{rounds}"
            );
        }
    }
}

#[test]
fn large_events_meet_nobody_twice_where_mathematics_allows() {
    for (players, rounds) in
        [(16, 5), (15, 5), (20, 5), (24, 6), (24, 7), (28, 6), (32, 7), (32, 9)]
    {
        assert_eq!(fresh(players, rounds).certificate.repeats.found, 0, "{players}×{rounds}");
    }
}

#[test]
fn small_events_have_as_few_repeats_as_can_be_proven() {
    for (players, rounds, repeats) in [(8, 3, 8), (12, 3, 6), (4, 3, 12), (8, 2, 4), (12, 2, 3)] {
        let found = fresh(players, rounds).certificate.repeats;
        assert_eq!((found.found, found.bound), (repeats, repeats), "{players}×{rounds}");
    }
}

#[test]
fn a_seating_is_never_worse_than_filling_tables_one_by_one() {
    for players in 5..=33 {
        for rounds in [2, 3, 5] {
            let problem = Problem::fresh(players, rounds, 4);
            let plain = problem.certificate(&greedy(&problem));
            let found = fresh(players, rounds).certificate;
            assert!(found.repeats.found <= plain.repeats.found, "{players}×{rounds}");
        }
    }
}

#[test]
fn seats_are_shared_out_evenly_where_all_tables_are_full() {
    for (players, rounds) in [(16, 4), (24, 4), (32, 4), (8, 4), (16, 5)] {
        let seats = fresh(players, rounds).certificate.seats;
        assert!(seats.is_best(), "{players}×{rounds}: {seats:?}");
    }
}

#[test]
fn who_is_kept_apart_does_not_sit_together_where_that_can_be() {
    let mut problem = Problem::fresh(20, 4, 4);
    problem.apart =
        vec![[PersonId(1), PersonId(2)], [PersonId(3), PersonId(4)], [PersonId(1), PersonId(5)]];
    let seating = seat(&problem, 3);
    assert_eq!((seating.certificate.apart, seating.certificate.repeats.found), (0, 0));
    // All sixteen meet each other in five rounds without repeats, so keeping two apart costs some.
    let mut problem = Problem::fresh(16, 5, 4);
    problem.apart = vec![[PersonId(1), PersonId(2)]];
    let found = seat(&problem, 3).certificate;
    assert_eq!(found.apart, 0);
    assert!(found.repeats.found > 0);
}

#[test]
fn later_rounds_are_seated_by_what_was_played_and_who_is_there() {
    let first = fresh(16, 2);
    let mut problem = Problem::fresh(16, 2, 4);
    problem.history = first.rounds;
    // Two leave, one comes.
    problem.players.retain(|player| ![PersonId(3), PersonId(9)].contains(player));
    problem.players.push(PersonId(17));
    let seating = seat(&problem, 5);
    assert_everybody_sits_once(&problem, &seating.rounds);
    assert_eq!(seating.certificate.repeats.found, 0);
}

#[test]
fn the_same_words_give_the_same_seating() {
    let problem = Problem::fresh(11, 4, 4);
    assert_eq!(seat(&problem, 7), seat(&problem, 7));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn no_seating_goes_below_its_bounds(
        players in 2_u32..40, rounds in 1_usize..7, table in 2_u8..7, seed: u64, steps in 0_u64..3000,
    ) {
        let problem = Problem::fresh(players, rounds, table);
        let seating = problem.seat(&mut ChaCha20Rng::seed_from_u64(seed), steps);
        assert_everybody_sits_once(&problem, &seating.rounds);
        for measure in [
            seating.certificate.repeats,
            seating.certificate.back_to_back,
            seating.certificate.uneven,
            seating.certificate.seats,
        ] {
            prop_assert!(measure.found >= measure.bound, "{:?}", seating.certificate);
        }
    }
}
