//! A match says the same again, whatever it runs on.

use dublet_arena::{Bounds, DECISIVE, Deals, Duel, Outcome, Simulation};
use dublet_players::{Budget, Level};
use dublet_rules::rules::Edition;

const SEED: u64 = 77;

fn duel(edition: Edition, first: Level, second: Level, seats: usize) -> Duel {
    Duel {
        deals: Deals::new(edition.rules(), seats, SEED).unwrap(),
        first,
        second,
        states: Budget::default().states,
        bounds: Bounds { worse: 0.0, better: 20.0 },
    }
}

/// Runs something on so many threads.
fn on_threads<T: Send>(threads: usize, run: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(run)
}

fn games(outcome: &Outcome) -> Vec<&dublet_arena::Played> {
    outcome.blocks.iter().flat_map(|block| &block.games).collect()
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for (first, second, seats, blocks) in [
        (Level::Novice, Level::Casual, 3, 12),
        (Level::Sharp, Level::Steady, 2, 30),
        (Level::Master, Level::Steady, 2, 3),
    ] {
        let duel = duel(Edition::Standard, first, second, seats);
        let run = || duel.run(blocks, false, &|| ());
        let (one, three) = (on_threads(1, run), on_threads(3, run));
        assert_eq!(one.figures, three.figures, "{first} against {second}");
        assert_eq!(games(&one), games(&three));
    }
}

#[test]
fn an_early_decision_does_not_depend_on_threads() {
    let duel = duel(Edition::Standard, Level::Sharp, Level::Steady, 2);
    let run = || duel.run(400, true, &|| ());
    let (one, two) = (on_threads(1, run), on_threads(2, run));
    assert!(one.figures.llr >= DECISIVE, "sharp is better: {:?}", one.figures);
    assert!(one.blocks.len() < 400, "decided early");
    assert_eq!((one.blocks.len(), one.figures), (two.blocks.len(), two.figures));
}

#[test]
fn nobody_beats_themselves() {
    for level in Level::ALL.into_iter().filter(|level| !level.watches()) {
        for (edition, seats) in [(Edition::Standard, 2), (Edition::Xp, 5), (Edition::Family, 4)] {
            let outcome = duel(edition, level, level, seats).run(4, false, &|| ());
            let par = 1.0 / seats as f64;
            assert!((outcome.figures.win_rate - par).abs() < 1e-12, "{level}, {edition}");
            assert!(outcome.figures.elo.abs() < 1e-9 && outcome.figures.elo_error.abs() < 1e-9);
        }
    }
    let outcome = duel(Edition::Standard, Level::Master, Level::Master, 2).run(2, false, &|| ());
    assert!((outcome.figures.win_rate - 0.5).abs() < 1e-12);
}

#[test]
fn the_first_player_sits_at_every_seat_of_the_same_deal() {
    let outcome = duel(Edition::Standard, Level::Steady, Level::Random, 4).run(3, false, &|| ());
    assert!(outcome.blocks.iter().all(|block| block.games.len() == 4));
    // Steady lays more than random players wherever it sits.
    for block in &outcome.blocks {
        for (seat, game) in block.games.iter().enumerate() {
            let most = game.laid.iter().map(dublet_arena::Laid::tiles).max();
            assert_eq!(Some(game.laid[seat].tiles()), most, "seat {seat}");
        }
    }
}

#[test]
fn a_simulation_is_the_same_on_any_threads() {
    let levels = vec![Level::Sharp, Level::Novice, Level::Casual];
    let deals = Deals::new(Edition::Championship.rules(), 3, SEED).unwrap();
    let simulation = Simulation { deals, levels, states: Budget::default().states };
    let run = || simulation.run(20, &|_, _| ());
    assert_eq!(on_threads(1, run), on_threads(2, run));
}
