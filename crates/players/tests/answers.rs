//! A player's answer does not depend on tiles it has not seen.
//!
//! Play a game, stop it somewhere, and deal the tiles that the player to move has not seen otherwise. Two players
//! of one level, one told of the one game and one of the other, give the same answer.

mod cut;
mod tables;

use cut::{Cut, Viewer};
use dublet_extent::extent;
use dublet_players::{Budget, Chance, Level, Player};
use dublet_rules::{
    game::{Command, Game, Setup},
    rules::Edition,
    seat::Seat,
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tables::new_table;

/// Plays commands, and tells a player of the level what its seat learns of them.
fn told(level: Level, seat: Seat, setup: Setup, commands: &[Command]) -> (Box<dyn Player>, Game) {
    let (mut game, mut player) = (Game::new(setup), level.player());
    for command in commands {
        for event in game.decide(command).expect("the same commands are legal") {
            game.apply(&event);
            player.see(&game.seat_event(&event, seat));
        }
    }
    (player, game)
}

/// What a player of the level answers after these commands.
fn answer(level: Level, seat: Seat, setup: Setup, commands: &[Command]) -> Command {
    let (mut player, game) = told(level, seat, setup, commands);
    let view = game.seat_view(seat).expect("a seat of the game");
    let mut rng = ChaCha20Rng::seed_from_u64(7);
    player.turn(&view, Budget::states(100_000), &mut Chance(&mut rng))
}

#[test]
fn answers_do_not_depend_on_unseen_tiles() {
    let rounds: usize = extent(2, 2, 40);
    let seed = 0xA45E_0000;
    println!("seed {seed:#x}");
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut chance = Chance(&mut rng);
    let (mut asked, mut lays, mut differed) = (0, 0, 0);
    // Who watches thinks too long for so many games.
    let quick: Vec<Level> = Level::LADDER.into_iter().filter(|level| !level.watches()).collect();
    for game in 0..rounds * Edition::ALL.len() * 2 {
        let rules = Edition::ALL[game % Edition::ALL.len()].rules();
        let seats = if game % 3 == 0 { rules.max_players } else { rules.min_players };
        let mut table = new_table(rules, seats, &mut chance);
        let mut players: Vec<_> = (0..seats)
            .map(|_| chance.pick(&quick).copied().unwrap_or(Level::Steady).player())
            .collect();
        let length = 12 + chance.below(60);
        let next = |table: &dublet_players::RecordedGame| {
            table.command(&mut players, Budget::default(), &mut chance)
        };
        let Some(cut) = Cut::play(&mut table, length, next) else { continue };
        let Some(seat) = table.game.turn() else { continue };
        for level in Level::ALL {
            let (swapped, changed) = cut.swapped(Viewer::Seat(seat), &mut chance);
            if !changed {
                continue;
            }
            let here = answer(level, seat, cut.setup, &cut.commands);
            let there = answer(level, seat, cut.setup, &swapped);
            assert_eq!(here, there, "{level} in game {game}");
            asked += 1;
            lays += usize::from(matches!(here, Command::Lay { .. }));
            // Another deal is another game: the next player to move sees it.
            let other = seat.next(seats);
            let view = |commands| told(level, other, cut.setup, commands).1.seat_view(other);
            differed += usize::from(view(&cut.commands) != view(&swapped));
        }
    }
    println!("{asked} questions, {lays} lays, {differed} deals that another seat tells apart");
    assert!(asked > 50 && lays > asked / 10 && differed > asked / 2);
}
