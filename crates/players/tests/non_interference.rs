//! Nobody ever sees a tile they may not see.
//!
//! Play a game and stop it somewhere. Swap only tiles a viewer has not seen by then, replay the same
//! commands: the viewer's stream is byte for byte the same.

mod mischief;
mod tables;

use std::collections::BTreeSet;

use dublet_players::{Chance, Table};
use dublet_rules::{
    bag::Bag,
    deal::Deck,
    game::{Command, Event, Game, Phase, Setup},
    rules::{DEALT, Edition, STACK},
    seat::Seat,
    tile::Tile,
};
use mischief::mischief;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tables::new_table;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Viewer {
    Seat(Seat),
    Spectator,
    Judge,
}

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

/// A game cut short, and where every tile of its last deal went.
struct Cut {
    setup: Setup,
    commands: Vec<Command>,
    /// The command that dealt last.
    deal: usize,
    deck: Vec<Tile>,
    /// The places of the deck each seat got, at first and by drawing.
    held: Vec<Vec<usize>>,
    /// Places whose tile everybody has seen, or a command names.
    named: BTreeSet<usize>,
    over: bool,
}

impl Cut {
    fn play(table: &mut Table, length: usize, chance: &mut Chance<'_>) -> Option<Self> {
        let setup = *table.game.setup();
        let mut cut = Self {
            setup,
            commands: Vec::new(),
            deal: 0,
            deck: Vec::new(),
            held: Vec::new(),
            named: BTreeSet::new(),
            over: false,
        };
        while cut.commands.len() < length && table.game.phase() != Phase::Over {
            let command = match chance.one_in(6) || table.game.phase() == Phase::Paused {
                true => mischief(&table.game, chance),
                false => table.random_command(chance)?,
            };
            let before = table.game.public_view();
            let Ok(events) = table.submit(&command).map(<[Event]>::to_vec) else { continue };
            let mut stacks = before.stacks;
            for event in &events {
                match event {
                    Event::Dealt { deck } => cut.dealt(deck),
                    Event::Drawn { seat, tiles, .. } => {
                        let after = &table.game.public_view().stacks;
                        cut.drawn(*seat, tiles, &mut stacks, after);
                    }
                    Event::Laid { seat, laid, .. } => cut.name(*seat, laid),
                    Event::TimeRanOut { seat, draft: Some(draft) } => {
                        cut.name(*seat, &draft.layout().tiles().minus(before.table.tiles()));
                    }
                    Event::LayTakenBack { seat, layout } => {
                        cut.name(*seat, &layout.tiles().minus(before.table.tiles()));
                    }
                    _ => {}
                }
            }
            cut.commands.push(command);
        }
        cut.over = table.game.phase() == Phase::Over;
        (!cut.deck.is_empty() && table.game.phase() != Phase::Deal).then_some(cut)
    }

    fn dealt(&mut self, deck: &[Tile]) {
        self.deal = self.commands.len();
        self.deck = deck.to_vec();
        let seats = usize::from(self.setup.seats());
        self.held = (0..seats).map(|seat| (seat * DEALT..(seat + 1) * DEALT).collect()).collect();
        self.named.clear();
    }

    /// Finds the places the drawn tiles had: each stack is drawn from its first place on.
    fn drawn(&mut self, seat: Seat, tiles: &[Tile], before: &mut [u8], after: &[u8]) {
        let start = usize::from(self.setup.seats()) * DEALT;
        let stacks = before.len();
        let mut found = Vec::new();
        for stack in 0..stacks {
            let first = start + stack * STACK;
            let end = if stack + 1 == stacks { self.deck.len() } else { first + STACK };
            let (gone, going) =
                (end - first - usize::from(before[stack]), before[stack] - after[stack]);
            found.extend(first + gone..first + gone + usize::from(going));
            before[stack] = after[stack];
        }
        let faces: Bag = found.iter().map(|place| self.deck[*place]).collect();
        assert_eq!(faces, tiles.iter().collect(), "the places are those of the tiles drawn");
        self.held[seat.index()].extend(found);
    }

    /// Marks the places of tiles that a seat showed or a command names.
    fn name(&mut self, seat: Seat, tiles: &Bag) {
        for tile in tiles.iter() {
            let place = self.held[seat.index()]
                .iter()
                .find(|place| self.deck[**place] == tile && !self.named.contains(*place));
            // A tile may be named a second time: first in a draft, later laid.
            if let Some(place) = place {
                self.named.insert(*place);
            }
        }
    }

    /// The places whose tiles the viewer has not seen.
    fn unseen(&self, viewer: Viewer) -> Vec<usize> {
        let sees_rack = |seat: usize| match viewer {
            _ if self.over => true,
            Viewer::Seat(own) => own.index() == seat,
            Viewer::Spectator => false,
            Viewer::Judge => true,
        };
        let mut unseen: BTreeSet<usize> = (0..self.deck.len()).collect();
        for (seat, held) in self.held.iter().enumerate() {
            if sees_rack(seat) {
                unseen.retain(|place| !held.contains(place));
            }
        }
        unseen.difference(&self.named).copied().collect()
    }

    /// The same commands on a deal whose unseen tiles are elsewhere.
    fn swapped(&self, viewer: Viewer, chance: &mut Chance<'_>) -> (Vec<Command>, bool) {
        let places = self.unseen(viewer);
        let mut tiles: Vec<Tile> = places.iter().map(|place| self.deck[*place]).collect();
        chance.shuffle(&mut tiles);
        let mut deck = self.deck.clone();
        for (place, tile) in places.iter().zip(tiles) {
            deck[*place] = tile;
        }
        let changed = deck != self.deck;
        let mut commands = self.commands.clone();
        let deck = Deck::new(&self.setup.rules, deck).expect("the same tiles");
        commands[self.deal] = Command::Deal { deck };
        (commands, changed)
    }
}

#[test]
fn unseen_tiles_leave_no_trace() {
    let games: usize = std::env::var("DUBLET_TURNS").map_or(60, |_| 1500);
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
        let Some(cut) = Cut::play(&mut table, length, &mut chance) else { continue };
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
