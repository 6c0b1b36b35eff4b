//! A table on a desk: what is asked of it is decided, written as a line, read again, applied and told.

use dublet_protocol::{
    CommandId, Hex32, Millis, Options, Refused, Request, TableId, TableState, Viewer,
};
use dublet_room::{By, Dealer, Entry, Line, Pace, Presence, Room, Stamped, Tick};
use dublet_rules::{
    bag::Bag,
    deal::{Bytes32, Deck, Fairness},
    game::{Command, Draft, DraftTile, Event},
    notation,
    rules::Rules,
    seat::Seat,
    tile::Tile,
};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

use crate::whims::person;

pub(crate) const TABLE: TableId = TableId([7; 16]);
pub(crate) const START: Millis = 1_800_000_000_000;
pub(crate) const A: Seat = Seat::A;
pub(crate) const B: Seat = Seat::new(1).unwrap();
pub(crate) const C: Seat = Seat::new(2).unwrap();
pub(crate) const D: Seat = Seat::new(3).unwrap();

/// Options for so many seats: an edition with its differences, and seconds for a move.
pub(crate) fn options(rules: &str, seats: u8, clock: Option<u16>) -> Options {
    let rules: Rules = rules.parse().unwrap();
    Options { rules, seats, rounds: 1, clock, spectators: true, patience: None }
}

/// Decks by the number of the shuffle; fair ones where none is given.
#[derive(Default)]
pub(crate) struct Stacked(pub(crate) Vec<Deck>);

impl Dealer for Stacked {
    fn deck(&self, fairness: &Fairness, rules: &Rules, shuffle: u32) -> Deck {
        let given = self.0.get(shuffle as usize).cloned();
        given.unwrap_or_else(|| fairness.deck(rules, shuffle))
    }
}

/// A deck whose racks begin with these tiles; the rest is far apart, so that filled racks are dull.
pub(crate) fn deck(rules: &Rules, racks: &[&str]) -> Deck {
    let racks: Vec<Vec<Tile>> = racks.iter().map(|text| notation::tiles(text).unwrap()).collect();
    let mut left: Bag = rules.deck().into_iter().collect();
    for tile in racks.iter().flatten() {
        assert!(left.take(*tile), "no {tile} left");
    }
    let fill: Vec<Tile> = left.iter().collect();
    let mut order: Vec<usize> = (0..fill.len()).collect();
    order.sort_by_key(|place| (place * 23 % fill.len(), *place));
    let mut fill: Vec<Tile> = order.into_iter().map(|place| fill[place]).collect();
    let mut tiles = Vec::new();
    for rack in &racks {
        tiles.extend(rack);
        tiles.extend(fill.drain(..14 - rack.len()));
    }
    tiles.extend(fill);
    Deck::new(rules, tiles).unwrap()
}

/// A draft: own tiles are marked with a star.
pub(crate) fn draft(text: &str) -> Draft {
    let tile = |word: &str| DraftTile {
        tile: notation::tiles(word.trim_start_matches('*')).unwrap()[0],
        own: word.starts_with('*'),
    };
    Draft(text.split('|').map(|meld| meld.split_whitespace().map(tile).collect()).collect())
}

pub(crate) fn lay(table: &str) -> Request {
    Request::Lay { layout: notation::layout(table).unwrap() }
}

pub(crate) const DRAW: Request = Request::Draw { stack: None };
pub(crate) const READY: Request = Request::Ready { ready: true };

pub(crate) struct Desk {
    pub(crate) room: Room,
    pub(crate) lines: Vec<Line>,
    pub(crate) now: Millis,
    pub(crate) dealer: Stacked,
    pub(crate) presence: Presence,
    pub(crate) pace: Pace,
    bytes: ChaCha20Rng,
    commands: u64,
    pages: Vec<(Viewer, TableState)>,
}

impl Desk {
    /// A table just opened by person 0, with nobody on its chairs.
    pub(crate) fn open(options: Options, quick: bool) -> Self {
        options.check().unwrap();
        let entry = Entry::Opened { host: person(0), options, code: "BCDFGH".to_owned(), quick };
        let line = Stamped { at: START, by: None, entry }.line();
        let room = Room::fold(TABLE, None, std::slice::from_ref(&line)).unwrap().unwrap();
        let seats = Seat::first(options.seats).map(|seat| Viewer::Seat { seat });
        let pages =
            seats.chain([Viewer::Spectator]).map(|viewer| (viewer, room.state(viewer))).collect();
        Self {
            room,
            lines: vec![line],
            now: START,
            dealer: Stacked::default(),
            presence: Presence::new(options.seats, START),
            pace: Pace::default(),
            bytes: ChaCha20Rng::seed_from_u64(0xDE5C),
            commands: 0,
            pages,
        }
    }

    /// A table with a person on every chair.
    pub(crate) fn seated(options: Options) -> Self {
        let mut desk = Self::open(options, false);
        for number in 0..options.seats {
            desk.ask(number, Request::Sit { seat: None }).unwrap();
        }
        desk
    }

    /// A game in its first turn, its decks by the number of the shuffle.
    pub(crate) fn dealt(options: Options, decks: Vec<Deck>) -> Self {
        let mut desk = Self::seated(options);
        desk.dealer = Stacked(decks);
        desk.deal();
        desk
    }

    /// A game of seat A's, on racks that begin with these tiles.
    pub(crate) fn racks(rules: &str, racks: &[&str], clock: Option<u16>) -> Self {
        let rules = format!("{rules} first_starter=seat-a");
        let options = options(&rules, racks.len() as u8, clock);
        Self::dealt(options, vec![deck(&options.rules, racks)])
    }

    /// Everybody is ready and adds to the deal.
    pub(crate) fn deal(&mut self) {
        let seats = self.room.options().seats;
        (0..seats).for_each(|number| drop(self.ask(number, READY).unwrap()));
        let game = self.room.game_id().unwrap();
        for number in 0..seats {
            let bytes = Hex32([number + 100; 32]);
            self.ask(number, Request::Contribute { game, bytes }).unwrap();
        }
    }

    /// A command given by somebody who has seen everything.
    pub(crate) fn ask(&mut self, who: u8, request: Request) -> Result<Vec<Entry>, Refused> {
        self.ask_after(who, self.room.lines(), request)
    }

    /// A command given by somebody who has seen so many events.
    pub(crate) fn ask_after(
        &mut self,
        who: u8,
        after: u64,
        request: Request,
    ) -> Result<Vec<Entry>, Refused> {
        let entries = self.room.decide(person(who), after, &request)?;
        self.commands += 1;
        let by = By { who: person(who), id: CommandId(self.commands) };
        Ok(self.write(entries, Some(by)))
    }

    /// The number of the command given last.
    pub(crate) fn command(&self) -> CommandId {
        CommandId(self.commands)
    }

    /// The seat to move asks for something.
    pub(crate) fn turn(&mut self, request: Request) -> Result<Vec<Entry>, Refused> {
        let (seat, ..) = self.room.turn().expect("somebody is to move");
        let who = self.room.chairs()[seat.index()].sitter.unwrap().person().unwrap();
        self.ask(who.0[0] - 1, request)
    }

    /// Everybody draws, and then passes, until the game is over.
    pub(crate) fn play_to_end(&mut self) {
        while let Some((seat, ..)) = self.room.turn().filter(|_| self.room.in_game()) {
            let draw = self.room.play(&Command::Draw { seat, stack: None });
            let entries = draw.or_else(|_| self.room.play(&Command::Pass { seat })).unwrap();
            self.write(entries, None);
        }
    }

    /// What time brings, whether it is due or not.
    pub(crate) fn tick(&mut self, tick: Tick, draft: Option<Draft>) -> Vec<Entry> {
        if tick == Tick::TimeUp
            && let Some((seat, ..)) = self.room.turn()
        {
            self.presence.turn_ran_out(seat);
        }
        let entries = self.room.tick(tick, draft);
        self.write(entries, None)
    }

    /// What comes next by itself.
    pub(crate) fn due(&self) -> Option<(Millis, Tick)> {
        self.room.due(&self.presence, &self.pace)
    }

    /// Lets time run to what is due, and lets it happen.
    pub(crate) fn pass_time(&mut self) -> Tick {
        let (at, tick) = self.due().expect("something is due");
        self.now = self.now.max(at);
        self.tick(tick, None);
        tick
    }

    pub(crate) fn sleep(&mut self, alive: Option<Millis>) -> Vec<Entry> {
        let entries = self.room.taken_up(alive);
        self.write(entries, None)
    }

    /// These persons have a socket each, and so many others look on.
    pub(crate) fn here(&mut self, people: &[Seat], others: usize) {
        let mut sockets = vec![0; self.room.chairs().len()];
        people.iter().for_each(|seat| sockets[seat.index()] = 1);
        self.presence.count(&sockets, people.len() + others, self.now);
    }

    /// Entries with what follows from them, as lines; returns all of them.
    pub(crate) fn write(&mut self, entries: Vec<Entry>, by: Option<By>) -> Vec<Entry> {
        let mut bytes = || {
            let mut bytes: Bytes32 = [0; 32];
            self.bytes.fill_bytes(&mut bytes);
            bytes
        };
        let stamped = self.room.complete(entries, by, self.now, &self.dealer, &mut bytes);
        for line in &stamped {
            let text = line.line();
            assert_eq!(Stamped::read(&text).as_ref(), Ok(line), "a line is what it was written as");
            self.room.apply(line);
            let seats = self.room.chairs().len();
            self.pages.retain(
                |(viewer, _)| !matches!(viewer, Viewer::Seat { seat } if seat.index() >= seats),
            );
            for (viewer, page) in &mut self.pages {
                page.follow(line.at, &self.room.event_for(&line.entry, *viewer));
                assert_eq!(*page, self.room.state(*viewer), "{viewer:?} after {}", text.text);
            }
            self.lines.push(text);
        }
        stamped.into_iter().map(|line| line.entry).collect()
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + '_ {
        self.pages.iter().map(|(viewer, _)| *viewer)
    }

    /// The table as everybody sees it.
    pub(crate) fn state(&self) -> TableState {
        self.room.state(Viewer::Spectator)
    }

    /// How many tiles a seat has.
    pub(crate) fn tiles(&self, seat: Seat) -> usize {
        self.room.game().unwrap().seat_view(seat).unwrap().rack.len()
    }

    /// Dice of its own for somebody else.
    pub(crate) fn dice(seed: u64) -> ChaCha20Rng {
        println!("seed {seed}");
        ChaCha20Rng::seed_from_u64(seed)
    }
}

/// The events among entries.
pub(crate) fn events(entries: &[Entry]) -> Vec<&Event> {
    let mut events = Vec::new();
    for entry in entries {
        if let Entry::Played { event } = entry {
            events.push(event);
        }
    }
    events
}

/// The rule a refusal names.
pub(crate) fn rule<T>(result: Result<T, Refused>) -> String {
    match result {
        Err(Refused::Rules { rule, .. }) => rule,
        Err(other) => panic!("{other:?}"),
        Ok(_) => panic!("it was done"),
    }
}
