//! Every level plays whole games of every edition, with any number of seats: no command is ever refused, and
//! every game ends.

use dublet_arena::{Deals, Played, Simulation};
use dublet_extent::extent;
use dublet_players::{Budget, Level};
use dublet_rules::rules::{Edition, FreedJokers, Rules};

const SEED: u64 = 0x1ADD_E500;

fn long() -> bool {
    extent(false, false, true)
}

/// Games with special jokers, or with watched ones, take the solver a hundred times longer.
fn is_slow(rules: &Rules) -> bool {
    let special = rules.coloured_jokers
        + rules.double_jokers
        + rules.mirror_jokers
        + rules.colour_change_jokers;
    special > 0 || rules.freed_jokers == FreedJokers::WithRackTile
}

/// Plays games of one edition with these levels, each table another mix of them; a refused command panics.
fn play(edition: Edition, ladder: &[Level], games: u32) -> u32 {
    let rules = edition.rules();
    let tables: Vec<usize> = (rules.min_players.into()..=rules.max_players.into()).collect();
    let (mut played, mut mix) = (0, 0);
    // Batches, so that mixes and seat counts go round.
    while played < games {
        let seats = tables[mix % tables.len()];
        let levels: Vec<Level> = (0..seats)
            .map(|seat| ladder[(mix / tables.len() + seat * (1 + mix / 7)) % ladder.len()])
            .collect();
        let deals = Deals::new(rules, seats, SEED + mix as u64).unwrap();
        let simulation = Simulation { deals, levels, states: Budget::default().states };
        let batch = (games - played).min(500);
        let games = simulation.run(batch, &|_, _| ());
        assert!(games.iter().all(|game| is_whole(game, seats)), "{edition}");
        played += batch;
        mix += 1;
    }
    println!("{edition}: {played} games");
    played
}

fn is_whole(game: &Played, seats: usize) -> bool {
    let winners = game.scores.iter().filter(|score| score.big > 0).count();
    game.scores.len() == seats && winners >= 1 && game.turns > 0
}

#[test]
fn every_quick_level_plays_every_edition() {
    println!("seed {SEED:#x}");
    let ladder: Vec<Level> = Level::ALL.into_iter().filter(|level| !level.watches()).collect();
    let mut total = 0;
    for edition in Edition::ALL {
        // A hundred thousand in all.
        let slow = is_slow(&edition.rules());
        let games = match (long(), slow) {
            (true, true) => 800,
            (true, false) => 19_200,
            (false, true) => 24,
            (false, false) => 240,
        };
        total += play(edition, &ladder, games);
    }
    println!("{total} games");
    assert!(!long() || total >= 100_000);
}

#[test]
fn a_master_plays_every_edition() {
    println!("seed {SEED:#x}");
    let ladder = [Level::Master, Level::Sharp, Level::Steady, Level::Master, Level::Casual];
    let games = if long() { 40 } else { 2 };
    let total: u32 = Edition::ALL.into_iter().map(|edition| play(edition, &ladder, games)).sum();
    println!("{total} games");
}
