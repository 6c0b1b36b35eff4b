//! Somebody who only draws is no reason to hold a rack back for ever.

mod tables;

use dublet_players::{Budget, Chance, Level, Player};
use dublet_rules::{
    game::{Command, view::SeatView},
    rules::Edition,
    score::Points,
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tables::new_table;

/// Draws, and passes once there is nothing to draw.
struct Idle;

impl Player for Idle {
    fn turn(&mut self, view: &SeatView, _: Budget<'_>, _: &mut Chance<'_>) -> Command {
        let seat = view.seat;
        match view.public.stacks.iter().all(|stack| *stack == 0) {
            true => Command::Pass { seat },
            false => Command::Draw { seat, stack: None },
        }
    }
}

/// With half of all tiles on the other rack nobody goes out: what is laid before the pool ends is what is won.
#[test]
fn a_master_lays_beside_somebody_who_only_draws() {
    let seed = 3;
    println!("seed {seed}");
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut chance = Chance(&mut rng);
    let mut players: [Box<dyn Player>; 2] = [Box::new(Idle), Level::Master.player()];
    for game in 1..=6 {
        let mut table = new_table(Edition::Standard.rules(), 2, &mut chance);
        players[1].sit_down();
        table.play_with(&mut players, Budget::default(), &mut chance);
        let (_, scores) = table.game.result().expect("games of programs end");
        let left = table.game.judge_view().racks[1].len();
        println!("game {game}: {} points, {left} tiles left", scores[1].small);
        assert!(scores[1].big == 1 && scores[1].small > Points::whole(150) && left <= 25);
    }
}
