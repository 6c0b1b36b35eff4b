//! Who lays the most tiles every turn, and of those the most points, makes no mistake.

mod tables;

use dublet_players::{Budget, Chance};
use dublet_review::{Grade, Review};
use dublet_rules::{rules::Edition, score::End};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tables::{is_turn, new_table, record, steady};

#[test]
fn a_game_between_steady_players_has_no_mistake() {
    let mut openings = 0;
    for edition in Edition::ALL {
        let rules = edition.rules();
        for seats in rules.min_players..=rules.max_players.min(4) {
            for seed in 0..3 {
                println!("{edition}, {seats} seats, seed {seed}");
                let mut rng = ChaCha20Rng::seed_from_u64(seed);
                let mut chance = Chance(&mut rng);
                let mut table = new_table(rules, seats, &mut chance);
                table.play_with(&mut steady(seats), Budget::default(), &mut chance);
                let review = Review::of(&record(&table)).unwrap();
                for turn in &review.turns {
                    assert_eq!(turn.mistake, None, "turn {}", turn.number);
                    let most = turn.best.most_tiles.map_or(0, |lay| usize::from(lay.tiles));
                    assert_eq!(turn.played.laid().len(), most, "turn {}", turn.number);
                }
                assert_eq!(
                    review.turns.len(),
                    table.events.iter().filter(|event| is_turn(event)).count()
                );
                assert_eq!(review.costliest, None);
                for seat in &review.seats {
                    assert!(seat.accuracy.is_none_or(|accuracy| accuracy == 100));
                    assert!(Grade::ALL.iter().all(|grade| seat.mistakes.of(*grade) == 0));
                    assert_eq!(seat.opened, seat.could_open, "opens as soon as it can");
                    openings += u32::from(seat.opened.is_some());
                }
                let out = review.seats.iter().filter(|seat| seat.left.is_empty()).count();
                assert_eq!(out, usize::from(review.end == End::Out));
            }
        }
    }
    assert!(openings > 100, "{openings} openings");
}
