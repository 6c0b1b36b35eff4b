//! Nobody ever sees a tile they may not see.
//!
//! Play a game and stop it somewhere. Swap only tiles a viewer has not seen by then, replay the same
//! commands: the viewer's stream is byte for byte the same.

mod cut;
mod mischief;
mod tables;

use cut::{Cut, Viewer};
use dublet_extent::extent;
use dublet_players::{Chance, RecordedGame};
use dublet_rules::{
    game::{Command, Game, Phase, Setup},
    rules::Edition,
    seat::Seat,
};
use mischief::mischief;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tables::new_table;

/// Everything a viewer is ever told, as bytes.
fn stream(setup: Setup, commands: &[Command], viewer: Viewer) -> String {
    let mut game = Game::new(setup);
    let mut stream = String::new();
    let mut tell = |json: Result<String, serde_json::Error>| {
        stream.push_str(&json.unwrap());
        stream.push('\n');
    };
    for command in commands {
        for event in game.decide(command).expect("the same commands are legal") {
            game.apply(&event);
            tell(match viewer {
                Viewer::Seat(seat) => serde_json::to_string(&game.seat_event(&event, seat)),
                Viewer::Spectator => serde_json::to_string(&game.public_event(&event)),
                Viewer::Judge => serde_json::to_string(&game.judge_event(&event)),
            });
        }
        tell(match viewer {
            Viewer::Seat(seat) => serde_json::to_string(&game.seat_view(seat)),
            Viewer::Spectator => serde_json::to_string(&game.public_view()),
            Viewer::Judge => serde_json::to_string(&game.judge_view()),
        });
        tell(serde_json::to_string(&game.final_view()));
    }
    stream
}

#[test]
fn unseen_tiles_leave_no_trace() {
    let games: usize = extent(60, 60, 1_500);
    let seed = 0x5EE_0000;
    println!("seed {seed:#x}");
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut chance = Chance(&mut rng);
    let (mut swaps, mut ended, mut told, mut noticed) = (0, 0, 0, 0);
    for game in 0..games {
        let rules = Edition::ALL[game % Edition::ALL.len()].rules();
        let players = rules.min_players..=rules.max_players;
        let seats = players.clone().nth(game / Edition::ALL.len() % players.count()).unwrap();
        let mut table = new_table(rules, seats, &mut chance);
        let length = if chance.one_in(4) { usize::MAX } else { 3 + chance.below(150) };
        let next =
            |table: &RecordedGame| match chance.one_in(6) || table.game.phase() == Phase::Paused {
                true => Some(mischief(&table.game, &mut chance)),
                false => table.random_command(&mut chance),
            };
        let Some(cut) = Cut::play(&mut table, length, next) else { continue };
        ended += usize::from(cut.over);
        let viewers =
            Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Judge]);
        for viewer in viewers {
            let (swapped, changed) = cut.swapped(viewer, &mut chance);
            swaps += usize::from(changed);
            let before = stream(cut.setup, &cut.commands, viewer);
            told += before.len();
            assert_eq!(before, stream(cut.setup, &swapped, viewer), "{viewer:?} in game {game}");
        }
        // A judge sees the racks, so notices what a spectator does not.
        let (swapped, _) = cut.swapped(Viewer::Spectator, &mut chance);
        let judge = |commands: &[Command]| stream(cut.setup, commands, Viewer::Judge);
        noticed += usize::from(judge(&cut.commands) != judge(&swapped));
    }
    println!("{games} games, {ended} of them to the end, {swaps} swaps, {told} bytes told");
    assert!(swaps > games && ended > 0);
    assert!(noticed > games / 4, "the streams would show a difference: {noticed}");
}
