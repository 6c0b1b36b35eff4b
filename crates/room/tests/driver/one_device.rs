//! One device: a person and programs play by messages, leave, and come back to the same table. What is told
//! waits for what is stored.

use std::{
    collections::{HashMap, HashSet, VecDeque},
    sync::Arc,
};

use dublet_players::{Budget, Level};
use dublet_protocol::{
    ClientMessage, CommandId, GameId, Hex32, Millis, NumberedEvent, Options, Request,
    ServerMessage, Sitter, TableState, View,
};
use dublet_room::{
    Bench, Driver, Entry, FairDealer, Line, Pace, Room, Stamped,
    driver::{Effect, HostOptions, Input, Log, NewTable, Visitor},
};
use dublet_rules::{
    deal::commitment,
    game::Phase,
    rules::{Edition, Rules},
    score::SeatScore,
    seat::Seat,
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

use super::{
    evening::{START, bytes},
    page::Page,
    story::ID,
    whims,
};

#[derive(Clone, Copy)]
enum Player {
    Person,
    Bot(Level),
}

fn person(seat: Seat) -> dublet_protocol::AccountId {
    whims::person(seat.index() as u8)
}

fn host_options() -> HostOptions {
    HostOptions { pace: Pace::default(), dealer: Arc::new(FairDealer), one_device: true }
}

/// A device: the table, its log, and what the page of each person has made of the messages.
struct Device {
    table: Driver,
    log: Vec<Line>,
    people: Vec<Seat>,
    pages: HashMap<Seat, Page>,
    players: Bench,
    dice: ChaCha20Rng,
    now: Millis,
    commands: u64,
    /// Who has added to the deal of which game.
    added: HashSet<(Seat, GameId)>,
}

impl Device {
    fn open(rules: Rules, clock: Option<u16>, players: &[Player], seed: u64) -> Self {
        let seats = players.len() as u8;
        let options = Options { rules, seats, rounds: 1, clock, spectators: false, patience: None };
        let sitter = |(seat, player): (Seat, &Player)| match player {
            Player::Person => (seat, Sitter::Person { who: person(seat) }),
            Player::Bot(level) => (seat, Sitter::Bot { level: *level }),
        };
        let sitters: Vec<_> = Seat::first(seats).zip(players).map(sitter).collect();
        let is_person = |(seat, sitter): &(Seat, Sitter)| sitter.person().map(|_| *seat);
        let people = sitters.iter().filter_map(is_person).collect();
        let host = person(Seat::A);
        let code = String::new();
        let new_table =
            NewTable { id: ID, host, options, code, quick: false, sitters, ready: true };
        let (table, log, _) = Driver::open(new_table, host_options(), bytes(seed), START);
        let mut device = Self {
            table,
            log,
            people,
            pages: HashMap::new(),
            players: Bench::default(),
            dice: ChaCha20Rng::seed_from_u64(seed),
            now: START,
            commands: 0,
            added: HashSet::new(),
        };
        device.hello();
        device
    }

    fn hello(&mut self) {
        for seat in self.people.clone() {
            let visitor = Visitor { who: person(seat), session: [0; 32] };
            self.handle(Input::Join { socket: seat.index() as u64, visitor, after: None });
        }
    }

    /// Hands something in, and does what comes of it.
    fn handle(&mut self, input: Input) {
        let effects = self.table.handle(input, self.now);
        self.run(effects);
    }

    fn run(&mut self, effects: Vec<Effect>) {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            let input = match effect {
                Effect::Append(lines, _) => {
                    assert_eq!(self.log.len() as u64, self.table.room().lines());
                    self.log.extend(lines);
                    Input::Stored(true)
                }
                Effect::Tell(to, messages) => {
                    for socket in to {
                        let seat = Seat::new(socket as usize).unwrap();
                        messages.iter().for_each(|message| self.hear(seat, message));
                    }
                    continue;
                }
                Effect::LookUp(who) => Input::Named(who, None),
                Effect::ReadMissed(_) => Input::Missed(Some(Box::new(self.read()))),
                Effect::Ask(question) => {
                    let command = question.answer(&mut self.players, Budget::states(2_000));
                    Input::Answer(question.line, command)
                }
                Effect::Trouble(line) => panic!("a program's move at {line} was refused"),
                _ => continue,
            };
            effects.extend(self.table.handle(input, self.now));
        }
    }

    fn hear(&mut self, seat: Seat, message: &ServerMessage) {
        match message {
            ServerMessage::Welcome { number, recent, .. } => {
                // Whoever comes in the middle of a game knows at least one time round the table.
                let known = (*number - self.table.room().game_first().unwrap() + 1).min(32);
                assert_eq!(recent.len() as u64, known);
                let page = Page::welcomed(person(seat), None, message);
                self.pages.insert(seat, page.unwrap());
                return;
            }
            ServerMessage::Event(NumberedEvent { number, .. }) => {
                assert!(*number <= self.log.len() as u64, "told before it was stored");
            }
            ServerMessage::Refused { refused, .. } => panic!("{refused:?}"),
            _ => {}
        }
        self.pages.get_mut(&seat).unwrap().hear(message).unwrap();
    }

    fn ask(&mut self, seat: Seat, request: Request) {
        self.commands += 1;
        let id = CommandId(self.commands);
        let message = ClientMessage::Command { id, after: self.pages[&seat].number, request };
        self.handle(Input::Said(seat.index() as u64, message));
    }

    /// Something that a person, a program or the clock does; whether there was anything.
    fn step(&mut self) -> bool {
        self.now += 500;
        for seat in self.people.clone() {
            if let Some(request) = self.wish(seat) {
                self.ask(seat, request);
                return true;
            }
        }
        let Some(due) = self.table.wakes_at() else { return false };
        self.now = self.now.max(due);
        self.handle(Input::Moment);
        true
    }

    /// What the person of a seat wants to do, going by the page alone: one game, and once to add to its deal.
    fn wish(&mut self, seat: Seat) -> Option<Request> {
        let page = &self.pages[&seat];
        let request = page.wish(&mut *Level::Casual.player(), &mut self.dice)?;
        match request {
            Request::Ready { .. } if !page.state.games.is_empty() => None,
            Request::Contribute { game, .. } if !self.added.insert((seat, game)) => None,
            request => Some(request),
        }
    }

    fn is_over(&self) -> bool {
        self.pages.values().all(|page| !page.state.games.is_empty())
    }

    fn read(&self) -> Log {
        let lines = self.log.iter().map(|line| Stamped::read(line).unwrap()).collect();
        Log { base: None, lines }
    }

    /// The page is closed and opened again.
    fn reload(&mut self) {
        let before = std::mem::take(&mut self.pages);
        self.table = Driver::take_up(ID, self.read(), host_options(), bytes(9), self.now).unwrap();
        let effects = self.table.wake(None, self.now);
        self.run(effects);
        self.hello();
        for (seat, Page { state, .. }) in before {
            let now = &self.pages[&seat].state;
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
    let rack = |device: &Device, seat| match &device.pages[&seat].state.game.as_ref()?.view {
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
        let view = device.pages[&Seat::A].state.game.as_ref()?.view.as_ref()?;
        matches!(view, View::Seat(view) if view.public.turn == Some(Seat::A)).then_some(())
    };
    while a_turn(&device).is_none() {
        assert!(device.step());
    }
    let began = |device: &Device| device.pages[&Seat::A].state.game.as_ref().unwrap().turn_began;
    let used = device.now - began(&device).unwrap();
    // An hour later somebody opens the page again.
    device.now += 3_600_000;
    device.reload();
    let charged = device.now - began(&device).unwrap();
    assert!(charged <= used + 1_000, "{charged} ms are charged");
    // And then lets the time run out.
    let rack = |device: &Device| match &device.pages[&Seat::A].state.game.as_ref().unwrap().view {
        Some(View::Seat(view)) => view.rack.len(),
        _ => 0,
    };
    let before = rack(&device);
    while a_turn(&device).is_some() {
        device.now = device.table.wakes_at().expect("a clock runs");
        device.handle(Input::Moment);
    }
    assert!(rack(&device) > before, "whoever lets time run out draws (section 5)");
}

#[test]
fn a_sleep_that_is_in_the_log_is_noted_once_though_the_store_did_not_know() {
    let players = [Player::Person, Player::Bot(Level::Casual)];
    let mut device = Device::open(Edition::Standard.rules(), Some(60), &players, 1);
    while device.table.room().turn().is_none() {
        assert!(device.step());
    }
    device.now += 60_000;
    let mut table =
        Driver::take_up(ID, device.read(), host_options(), bytes(9), device.now).unwrap();
    let slept = table.wake(None, device.now);
    let [Effect::LookUp(_), Effect::Append(lines, _)] = &slept[..] else { panic!("it slept") };
    let lines = lines.iter().map(|line| Stamped::read(line).unwrap()).collect();
    table.handle(Input::Stored(false), device.now);
    let effects = table.handle(Input::ReadBack(lines), device.now + 100);
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Append(..))));
    assert!(!table.room().is_asleep() && !table.is_waiting());
}

#[test]
fn programs_hear_out_who_gains_by_announcing_and_wait_for_nobody_else() {
    let pace = Pace::default();
    for (clock, heard_out) in [(None, pace.bot_hears_out), (Some(22), 11_000)] {
        let rules = "standard opening=100".parse().unwrap();
        let players = [Player::Person, Player::Bot(Level::Novice)];
        let mut device = Device::open(rules, clock, &players, 3);
        let mut draws = 0;
        loop {
            while device.table.room().turn().is_none_or(|(seat, ..)| seat != Seat::A) {
                assert!(device.step());
            }
            assert!(draws < 40, "somebody can open long before the pool is empty");
            draws += 1;
            device.ask(Seat::A, Request::Draw { stack: None });
            let game = device.table.room().game().unwrap();
            let waits = device.table.wakes_at().unwrap() - device.now;
            if game.gains_by_announcing(Seat::A) {
                assert_eq!(waits, heard_out);
                device.ask(Seat::A, Request::Announce);
                assert_eq!(device.table.wakes_at().unwrap() - device.now, pace.bot_move);
                break;
            }
            assert_eq!(waits, pace.bot_move);
        }
    }
}

/// What a table of two programs comes to when it is told to go on at a moment: whether it asks them.
fn asks(table: &mut Driver, effects: Vec<Effect>, now: Millis) -> bool {
    let mut effects = VecDeque::from(effects);
    let mut asks = false;
    while let Some(effect) = effects.pop_front() {
        asks |= matches!(effect, Effect::Ask(_));
        if let Effect::Append(..) = effect {
            effects.extend(table.handle(Input::Stored(true), now));
        }
    }
    asks
}

const PROGRAMS: [Sitter; 2] = [Sitter::Bot { level: Level::Casual }; 2];

fn for_two(rounds: u8) -> Options {
    let rules = Edition::Standard.rules();
    Options { rules, seats: 2, rounds, clock: None, spectators: false, patience: None }
}

#[test]
fn programs_alone_play_where_somebody_watches_and_nobody_deals_unasked() {
    for one_device in [true, false] {
        let new_table = NewTable {
            id: ID,
            host: person(Seat::A),
            options: for_two(1),
            code: String::new(),
            quick: false,
            sitters: Seat::first(2).zip(PROGRAMS).collect(),
            ready: true,
        };
        let host_options = HostOptions { one_device, ..host_options() };
        let (mut table, ..) = Driver::open(new_table, host_options, bytes(1), START);
        assert!(!table.room().in_game());
        let effects = table.handle(Input::Begin, START);
        asks(&mut table, effects, START);
        assert!(table.room().game().is_some(), "dealt: nobody is waited for");
        let later = START + Pace::default().bot_patience;
        let effects = table.handle(Input::Moment, later);
        assert_eq!(asks(&mut table, effects, later), one_device);
    }
}

/// Of earlier games a host may know the sheet alone. What is due by how a table stands comes when it is taken up.
#[test]
fn a_table_goes_on_from_a_sheet() {
    let scores = vec![SeatScore::default(); 2];
    let sheet = |starters: &[Seat]| -> Vec<(Seat, Vec<SeatScore>)> {
        starters.iter().map(|starter| (*starter, scores.clone())).collect()
    };
    let base = |rounds, sitters: &[Sitter], sheet| {
        Room::between_games(ID, person(Seat::A), for_two(rounds), sitters, sheet)
    };
    let [a, b, c] = [0, 1, 2].map(|seat| Seat::new(seat).unwrap());
    assert!(base(1, &PROGRAMS, sheet(&[a, b])).is_some());
    assert!(base(1, &PROGRAMS, sheet(&[a, b, a])).is_none(), "a round has two games");
    assert!(base(1, &PROGRAMS, sheet(&[c])).is_none(), "nobody sits there");
    assert!(base(1, &PROGRAMS, vec![(a, vec![SeatScore::default(); 3])]).is_none());
    assert!(base(1, &PROGRAMS[..1], sheet(&[])).is_none());

    let base = base(2, &PROGRAMS, sheet(&[a, b, a])).unwrap();
    let opened = Entry::GameOpened {
        game: GameId([1; 16]),
        secret: Hex32([2; 32]),
        commitment: Hex32(commitment(&[2; 32])),
    };
    let line = |entry| Stamped { at: START, by: None, entry };
    let log = Log { base: Some(base), lines: vec![line(opened), line(Entry::Dealing)] };
    let mut table = Driver::take_up(ID, log, host_options(), bytes(1), START).unwrap();
    assert_eq!(table.room().game().unwrap().phase(), Phase::Deal);
    let effects = table.wake(None, START);
    asks(&mut table, effects, START);
    let game = table.room().game().unwrap();
    assert_eq!((game.phase(), game.starter()), (Phase::Play, Some(b)), "clockwise (rule 2.1)");
    let later = START + Pace::default().bot_patience;
    let effects = table.handle(Input::Moment, later);
    assert!(asks(&mut table, effects, later));
}
