//! A table without a server: a person and programs play by messages, leave, and come back to the same table.

use std::collections::{HashMap, HashSet};

use dublet_players::{Budget, Chance, Level};
use dublet_protocol::{
    ClientMessage, CommandId, GameId, Hex32, Millis, Options, PROTOCOL, Request, ServerMessage,
    TableId, TableState, View,
};
use dublet_room::{
    Bench, Local, Pace,
    local::{Player, Told},
};
use dublet_rules::{
    deal::Bytes32,
    rules::{Edition, Rules},
    seat::Seat,
};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

const START: Millis = 1_800_000_000_000;
const ID: TableId = TableId([3; 16]);

/// A device: the table, and what the page of each person has made of the messages.
struct Device {
    table: Local,
    pages: HashMap<Seat, (TableState, u64)>,
    players: Bench,
    dice: ChaCha20Rng,
    now: Millis,
    commands: u64,
    /// Who has added to the deal of which game.
    added: HashSet<(Seat, GameId)>,
}

fn bytes(dice: &mut ChaCha20Rng) -> Bytes32 {
    let mut bytes = [0; 32];
    dice.fill_bytes(&mut bytes);
    bytes
}

impl Device {
    fn open(rules: Rules, clock: Option<u16>, players: &[Player], seed: u64) -> Self {
        let mut dice = ChaCha20Rng::seed_from_u64(seed);
        let seats = players.len() as u8;
        let options = Options { rules, seats, rounds: 1, clock, spectators: false };
        let table =
            Local::open(ID, options, players, Pace::default(), START, &mut || bytes(&mut dice));
        let pages = HashMap::new();
        let mut device = Self {
            table,
            pages,
            players: Bench::default(),
            dice,
            now: START,
            commands: 0,
            added: HashSet::new(),
        };
        device.hello();
        device
    }

    fn hello(&mut self) {
        for seat in self.table.people().to_vec() {
            let hello = ClientMessage::Hello { protocol: PROTOCOL, after: None };
            let mut dice = self.dice.clone();
            let told = self.table.receive(seat, hello, self.now, &mut || bytes(&mut dice));
            self.hear(told);
        }
    }

    fn hear(&mut self, told: Vec<Told>) {
        for (seat, message) in told {
            match message {
                ServerMessage::Welcome { state: Some(state), number, .. } => {
                    self.pages.insert(seat, (*state, number));
                }
                ServerMessage::Event { number, at, event } => {
                    let page = self.pages.get_mut(&seat).unwrap();
                    assert_eq!(number, page.1 + 1, "no gaps");
                    page.1 = number;
                    page.0.follow(at, &event);
                }
                ServerMessage::Refused { refused, .. } => panic!("{refused:?}"),
                _ => {}
            }
        }
    }

    fn ask(&mut self, seat: Seat, request: Request) {
        self.commands += 1;
        let id = CommandId(self.commands);
        let message = ClientMessage::Command { id, after: self.pages[&seat].1, request };
        let dice = &mut self.dice;
        let told = self.table.receive(seat, message, self.now, &mut || bytes(dice));
        self.hear(told);
    }

    /// Something that a person, a program or the clock does; whether there was anything.
    fn step(&mut self) -> bool {
        self.now += 500;
        for seat in self.table.people().to_vec() {
            if let Some(request) = self.wish(seat) {
                self.ask(seat, request);
                return true;
            }
        }
        if let Some(question) = self.table.question()
            && let Some(command) = question.answer(&mut self.players, Budget::states(2_000))
        {
            let dice = &mut self.dice;
            let told =
                self.table.bots_moved(question.line, &command, self.now, &mut || bytes(dice));
            self.hear(told);
            return true;
        }
        false
    }

    /// What the person of a seat wants to do, going by the page alone.
    fn wish(&mut self, seat: Seat) -> Option<Request> {
        let (state, _) = &self.pages[&seat];
        let Some(game) = state.game.as_ref().filter(|game| game.secret.is_none()) else {
            let over = !state.games.is_empty();
            return (!over && !state.chairs[seat.index()].ready)
                .then_some(Request::Ready { ready: true });
        };
        match &game.view {
            None => self
                .added
                .insert((seat, game.game))
                .then_some(Request::Contribute { game: game.game, bytes: Hex32([9; 32]) }),
            Some(View::Seat(view)) if view.public.turn == Some(seat) => {
                let mut brain = Level::Casual.player();
                let mut chance = Chance(&mut self.dice);
                Request::of(brain.turn(view, Budget::default(), &mut chance))
            }
            Some(_) => None,
        }
    }

    fn is_over(&self) -> bool {
        self.pages.values().all(|(state, _)| !state.games.is_empty())
    }

    /// The page is closed and opened again.
    fn reload(&mut self) {
        let before = self.pages.clone();
        let (log, dice) = (self.table.log().to_vec(), &mut self.dice);
        let table = Local::resume(ID, log, Pace::default(), self.now, &mut || bytes(dice));
        self.table = table.unwrap().unwrap();
        self.hello();
        for (seat, (state, _)) in before {
            let (now, _) = &self.pages[&seat];
            assert_eq!(now.chairs, state.chairs);
            assert_eq!(now.games, state.games);
            let view = |state: &TableState| state.game.as_ref().map(|game| game.view.clone());
            assert_eq!(view(now), view(&state), "the tiles are where they were");
        }
    }
}

#[test]
fn a_person_and_programs_play_every_edition_to_its_end_through_reloads() {
    for (number, edition) in Edition::ALL.into_iter().enumerate() {
        let rules = edition.rules();
        let players = [Player::Person, Player::Bot(Level::Steady), Player::Bot(Level::Casual)];
        let mut device = Device::open(rules, None, &players, number as u64);
        let mut steps = 0;
        while !device.is_over() {
            assert!(device.step(), "{edition}: nobody has anything to do");
            steps += 1;
            assert!(steps < 2_000, "{edition}: it does not end");
            if steps % 10 == 0 {
                device.reload();
            }
        }
    }
}

#[test]
fn people_pass_the_device_and_none_is_told_another_s_tiles() {
    let players = [Player::Person, Player::Person, Player::Bot(Level::Novice)];
    let mut device = Device::open(Edition::Standard.rules(), None, &players, 5);
    for _ in 0..30 {
        device.step();
    }
    let rack = |device: &Device, seat| match &device.pages[&seat].0.game.as_ref()?.view {
        Some(View::Seat(view)) => {
            assert_eq!(view.seat, seat);
            Some(view.rack)
        }
        _ => None,
    };
    let (ann, bob) = (rack(&device, Seat::A), rack(&device, Seat::new(1).unwrap()));
    assert!(ann.is_some() && bob.is_some() && ann != bob);
}

#[test]
fn a_clock_runs_while_the_page_is_open_and_only_then() {
    let players = [Player::Person, Player::Bot(Level::Casual)];
    let mut device = Device::open(Edition::Standard.rules(), Some(60), &players, 1);
    let a_turn = |device: &Device| {
        let view = device.pages[&Seat::A].0.game.as_ref()?.view.as_ref()?;
        matches!(view, View::Seat(view) if view.public.turn == Some(Seat::A)).then_some(())
    };
    while a_turn(&device).is_none() {
        assert!(device.step());
    }
    let began = |device: &Device| device.pages[&Seat::A].0.game.as_ref().unwrap().turn_began;
    let used = device.now - began(&device).unwrap();
    // An hour later somebody opens the page again.
    device.now += 3_600_000;
    device.reload();
    let charged = device.now - began(&device).unwrap();
    assert!(charged <= used + 1_000, "{charged} ms are charged");
    // And then lets the time run out.
    let rack = |device: &Device| match &device.pages[&Seat::A].0.game.as_ref().unwrap().view {
        Some(View::Seat(view)) => view.rack.len(),
        _ => 0,
    };
    let before = rack(&device);
    while a_turn(&device).is_some() {
        device.now = device.table.due().expect("a clock runs");
        let dice = &mut device.dice;
        let told = device.table.tick(device.now, &mut || bytes(dice));
        device.hear(told);
    }
    assert!(rack(&device) > before, "whoever lets time run out draws (section 5)");
}
