//! Steady players play whole games, and every command of theirs is legal.

mod tables;

use dublet_players::{Budget, Chance, Level};
use dublet_rules::{
    bag::Bag,
    game::{Event, Phase},
    rules::Edition,
    score::End,
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tables::new_table;

#[test]
fn steady_games_end_and_every_move_is_legal() {
    let seed = 0x57EA_D1E5;
    println!("seed {seed:#x}");
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut chance = Chance(&mut rng);
    let mut players = [Level::Steady; 6].map(Level::player);
    let (mut lays, mut openings) = (0, 0);
    for edition in Edition::ALL {
        let rules = edition.rules();
        for seats in [rules.min_players, rules.max_players] {
            let mut table = new_table(rules, seats, &mut chance);
            // A refused command panics.
            table.play_with(&mut players, Budget::default(), &mut chance);
            assert_eq!(table.game.phase(), Phase::Over, "{edition}");
            let is_lay = |event: &&Event| matches!(event, Event::Laid { .. });
            lays += table.events.iter().filter(is_lay).count();
            let seats = table.game.public_view().seats;
            openings += seats.iter().filter(|seat| seat.opened).count();
        }
    }
    assert!(
        openings > 2 * Edition::ALL.len() && lays > 3 * openings,
        "{openings} openings, {lays} lays"
    );
}

/// Against players who know nothing but the rules, laying all there is goes out far more often.
#[test]
fn steady_goes_out_before_random_players() {
    let seed = 7;
    println!("seed {seed}");
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut chance = Chance(&mut rng);
    let mut players = [Level::Random, Level::Steady].map(Level::player);
    let mut out = [0; 2];
    for _ in 0..20 {
        let mut table = new_table(Edition::Standard.rules(), 2, &mut chance);
        table.play_with(&mut players, Budget::default(), &mut chance);
        let (end, _) = table.game.result().expect("games of programs end");
        if end == End::Out {
            let racks = table.game.judge_view().racks;
            out[racks.iter().position(Bag::is_empty).expect("somebody is out")] += 1;
        }
    }
    println!("random {}, steady {}", out[0], out[1]);
    assert!(out[1] > 2 * out[0]);
}
