//! A draw favours nobody: over many seeds every player is as often at every table, on every seat and with every other.

use dublet_tournament::{
    event::Tables,
    person::PersonId,
    seating::{Problem, Seating},
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

const SEEDS: u64 = 2_000;
/// Enough for the search to begin; how long it goes on is nobody's advantage.
const STEPS: u64 = 400;
/// Standard deviations a count may be off: with so many counts one in a million is not yet strange.
const SIGMAS: f64 = 5.0;

fn drawn(problem: &Problem, seed: u64) -> Seating {
    problem.seat(&mut ChaCha20Rng::seed_from_u64(seed), STEPS)
}

/// What chi-square stays below, by the approximation of Wilson and Hilferty.
fn critical(freedom: f64) -> f64 {
    let ninth = 2.0 / (9.0 * freedom);
    freedom * (1.0 - ninth + SIGMAS * ninth.sqrt()).powi(3)
}

/// Whether things that happened so often are what chances say: one of them happens each time.
fn assert_by_chance(observed: &[u32], chances: &[f64], of: &str) {
    let times = f64::from(observed.iter().sum::<u32>());
    let possible = || observed.iter().zip(chances).filter(|(_, chance)| **chance > 0.0);
    assert!(observed.iter().zip(chances).all(|(times, chance)| *times == 0 || *chance > 0.0));
    let chi_square: f64 = possible()
        .map(|(observed, chance)| {
            (f64::from(*observed) - times * chance).powi(2) / (times * chance)
        })
        .sum();
    let freedom = possible().count().saturating_sub(1);
    if freedom > 0 {
        let most = critical(freedom as f64);
        assert!(
            chi_square < most,
            "{of}: chi-square {chi_square:.1}, at most {most:.1}: {observed:?}"
        );
    }
}

/// Where players sat and with whom, by their place on the list, in draws of the same shape.
struct Counted {
    sizes: Vec<usize>,
    players: usize,
    tables: Vec<Vec<u32>>,
    seats: Vec<Vec<u32>>,
    together: Vec<Vec<u32>>,
}

impl Counted {
    fn new(first: &Tables) -> Self {
        let sizes: Vec<usize> = first.iter().map(Vec::len).collect();
        let (players, seats) = (sizes.iter().sum(), sizes.iter().max().copied().unwrap());
        Self {
            tables: vec![vec![0; sizes.len()]; players],
            seats: vec![vec![0; seats]; players],
            together: vec![vec![0; players]; players],
            sizes,
            players,
        }
    }

    fn add(&mut self, round: &Tables) {
        let on_list = |player: &PersonId| player.0 as usize - 1;
        for (at, table) in round.iter().enumerate() {
            for (seat, player) in table.iter().enumerate() {
                self.tables[on_list(player)][at] += 1;
                self.seats[on_list(player)][seat] += 1;
                for other in table.iter().filter(|other| *other != player) {
                    self.together[on_list(player)][on_list(other)] += 1;
                }
            }
        }
    }

    fn assert_fair(&self, of: &str) {
        let all = self.players as f64;
        let at_table: Vec<f64> = self.sizes.iter().map(|size| *size as f64 / all).collect();
        let with_seat = |seat: usize| self.sizes.iter().filter(|size| **size > seat).count() as f64;
        let on_seat: Vec<f64> =
            (0..self.seats[0].len()).map(|seat| with_seat(seat) / all).collect();
        let pairs: usize = self.sizes.iter().map(|size| size * (size - 1)).sum();
        let meet = pairs as f64 / (all * (all - 1.0));
        for player in 0..self.players {
            let of = format!("{of}, player {}", player + 1);
            assert_by_chance(&self.tables[player], &at_table, &format!("{of}, tables"));
            assert_by_chance(&self.seats[player], &on_seat, &format!("{of}, seats"));
            for other in 0..player {
                let met = self.together[player][other];
                let counts = [met, SEEDS as u32 - met];
                assert_by_chance(
                    &counts,
                    &[meet, 1.0 - meet],
                    &format!("{of}, with {}", other + 1),
                );
            }
        }
    }
}

/// Counts one round of draws with every seed.
fn assert_fair(of: &str, round: impl Fn(u64) -> Tables) {
    let mut counted = Counted::new(&round(0));
    (0..SEEDS).for_each(|seed| counted.add(&round(seed)));
    counted.assert_fair(of);
}

fn assert_first_round_is_fair(players: u32) {
    let problem = Problem::fresh(players, 4, 4);
    assert_fair(&format!("{players} players"), |seed| drawn(&problem, seed).rounds.remove(0));
}

#[test]
fn a_first_draw_is_fair_for_eight() {
    assert_first_round_is_fair(8);
}

#[test]
fn a_first_draw_is_fair_for_thirteen() {
    assert_first_round_is_fair(13);
}

#[test]
fn a_first_draw_is_fair_for_sixteen() {
    assert_first_round_is_fair(16);
}

#[test]
fn a_first_draw_is_fair_for_twenty_three() {
    assert_first_round_is_fair(23);
}

#[test]
fn a_first_draw_is_fair_for_thirty_two() {
    assert_first_round_is_fair(32);
}

#[test]
fn a_first_draw_is_fair_for_sixty_four() {
    assert_first_round_is_fair(64);
}

/// One round is played, then the rest is drawn again: nobody's number on the list counts in the second round either.
#[test]
fn a_draw_after_a_round_is_fair() {
    for players in [8, 13, 16, 23, 32] {
        let first = Problem::fresh(players, 4, 4);
        assert_fair(&format!("{players} players, round 2"), |seed| {
            let history = drawn(&first, seed).rounds[..1].to_vec();
            let again = Problem { rounds: 3, history, ..first.clone() };
            drawn(&again, seed + SEEDS).rounds.remove(0)
        });
    }
}

/// Two have tables of their own. For all others it is as if they did not matter: every table, seat and opponent is by chance.
#[test]
fn a_draw_with_own_tables_is_fair_for_the_others() {
    let own_tables = vec![(PersonId(1), 2), (PersonId(2), 4)];
    let problem = Problem { own_tables, ..Problem::fresh(16, 4, 4) };
    let mut counted = Counted::new(&drawn(&problem, 0).rounds[0]);
    for seed in 0..SEEDS {
        let rounds = drawn(&problem, seed).rounds;
        for tables in &rounds {
            assert!(tables[1].contains(&PersonId(1)) && tables[3].contains(&PersonId(2)));
        }
        counted.add(&rounds[0]);
    }
    // A seat of these two tables is taken; of the 14 others each has the same chance of those that are left.
    let at_table = [4.0, 3.0, 4.0, 3.0].map(|free| free / 14.0);
    let own = [3.0 / 14.0, 11.0 / 14.0];
    // Three of the 13 other players left for a table of four, and two where somebody has it for the own one.
    let meet = (2.0 * 4.0 * 3.0 + 2.0 * 3.0 * 2.0) / (14.0 * 13.0);
    for player in 2..16 {
        let of = format!("player {}", player + 1);
        assert_by_chance(&counted.tables[player], &at_table, &format!("{of}, tables"));
        assert_by_chance(&counted.seats[player], &[0.25; 4], &format!("{of}, seats"));
        for other in 0..player {
            let met = counted.together[player][other];
            let chances = if other < 2 { own } else { [meet, 1.0 - meet] };
            let of = format!("{of}, with {}", other + 1);
            assert_by_chance(&[met, SEEDS as u32 - met], &chances, &of);
        }
    }
}

/// A search where no design helps: as many meetings as there are, and the last round as fair as the first.
#[test]
fn a_search_is_fair_in_its_last_round() {
    let problem = Problem::fresh(10, 6, 4);
    assert_fair("10 players, round 6", |seed| drawn(&problem, seed).rounds.remove(5));
}
