//! Any messages of two people and a stranger at one table are read or refused, decided or refused; who follows the
//! events sees what a newcomer is told; and the log of it all comes to the same table.
//!
//! An input is lines. The first byte of the first picks the edition, the second seats and clock. In the others the
//! first byte says whose message the rest is (`A`, `B`, `S`), or what happens besides: `p` a program moves for whoever
//! is to move, `t` something's time comes, `c` somebody comes back, `s` the server starts anew.
#![no_main]

use dublet_players::{Budget, Chance, Level};
use dublet_protocol::{AccountId, ClientMessage, CommandId, NumberedEvent, Options, ServerMessage, TableId, TableState, Viewer};
use dublet_room::{By, Entry, FairDealer, Room, Stamped, Tick};
use dublet_rules::{game::Draft, rules::Edition, seat::Seat};
use libfuzzer_sys::fuzz_target;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

const TABLE: TableId = TableId([9; 16]);
/// More than a game has turns, and few enough to be quick.
const MOST_LINES: usize = 120;

fn person(letter: u8) -> AccountId {
    AccountId([letter; 16])
}

/// A table, and what everybody at it made of what they were told.
struct World {
    room: Room,
    log: Vec<Stamped>,
    told: Vec<(Viewer, TableState)>,
    draft: Option<Draft>,
    fresh: u8,
}

impl World {
    fn new(options: Options) -> Self {
        let entry = Entry::Opened {
            host: person(b'A'),
            options,
            code: "BCDFGH".to_owned(),
            quick: false,
        };
        let opened = Stamped { at: 1_800_000_000_000, by: None, entry };
        let mut room = None;
        Room::fold_one(TABLE, &mut room, &opened);
        let room: Room = room.expect("an opening opens");
        let seats = Seat::first(options.seats).map(|seat| Viewer::Seat { seat });
        let viewers = seats.chain([Viewer::Spectator]);
        let told = viewers.map(|viewer| (viewer, room.state(viewer))).collect();
        Self { room, log: vec![opened], told, draft: None, fresh: 0 }
    }

    /// As a live table does it, without a store.
    fn commit(&mut self, entries: Vec<Entry>, by: Option<By>) {
        let now = self.room.last() + 1_000;
        let fresh = &mut self.fresh;
        let mut bytes = || {
            *fresh = fresh.wrapping_add(1);
            [*fresh; 32]
        };
        for line in self.room.complete(entries, by, now, &FairDealer, &mut bytes) {
            self.room.apply(&line);
            for (viewer, state) in &mut self.told {
                let event = Box::new(self.room.event_for(&line.entry, *viewer));
                state.follow(line.at, &event);
                assert_eq!(*state, self.room.state(*viewer), "{viewer:?} follows");
                let message = ServerMessage::Event(NumberedEvent { number: self.room.lines(), at: now, event });
                let text = serde_json::to_string(&message).expect("a message is plain data");
                assert_eq!(serde_json::from_str::<ServerMessage>(&text).ok(), Some(message));
            }
            self.log.push(line);
        }
    }

    fn hear(&mut self, who: AccountId, text: &[u8]) {
        let Ok(message) = serde_json::from_slice::<ClientMessage>(text) else { return };
        let again = serde_json::to_string(&message).expect("a message is plain data");
        assert_eq!(serde_json::from_str::<ClientMessage>(&again).ok().as_ref(), Some(&message));
        match message {
            ClientMessage::Hello { .. } => {}
            ClientMessage::Draft { draft, .. } => self.draft = draft,
            ClientMessage::Command { id, after, request } => {
                // Done is done: sent again it is only acknowledged.
                if self.room.done(who, id).is_some() {
                    return;
                }
                if let Ok(entries) = self.room.decide(who, after, &request) {
                    let some = !entries.is_empty();
                    self.commit(entries, Some(By { who, id: CommandId(id.0) }));
                    assert_eq!(self.room.done(who, id).is_some(), some);
                }
            }
        }
    }

    /// A program moves for whoever is to move.
    fn play(&mut self, seed: u8) {
        let Some((seat, ..)) = self.room.turn() else { return };
        let view = self.room.game().and_then(|game| game.seat_view(seat));
        let view = view.expect("who is to move plays");
        let mut rng = ChaCha20Rng::from_seed([seed; 32]);
        let mut player = Level::Novice.player();
        let command = player.turn(&view, Budget::default(), &mut Chance(&mut rng));
        if let Ok(entries) = self.room.play(&command) {
            self.commit(entries, None);
        }
    }

    fn tick(&mut self, which: u8) {
        let seat = if which % 2 == 0 { Seat::A } else { Seat::new(1).expect("B") };
        let tick = match which % 7 {
            0 | 1 => Tick::TimeUp,
            2 => Tick::Deal,
            3 => Tick::Wake,
            4 => Tick::Fill,
            5 => Tick::TakeOver(seat),
            _ => Tick::Close,
        };
        // A deal waits only while nothing is dealt, and a program takes over only from somebody in a game.
        let state = self.room.state(Viewer::Spectator);
        let game = state.game.filter(|game| game.secret.is_none());
        let possible = match tick {
            Tick::Deal => game.is_some_and(|game| game.contributions.is_none()),
            Tick::TakeOver(seat) => {
                let chair = state.chairs[seat.index()];
                game.is_some() && chair.sitter.is_some() && chair.bot().is_none()
            }
            Tick::Fill => game.is_none() && state.games.is_empty(),
            Tick::Close => !state.closed,
            Tick::TimeUp | Tick::Wake => true,
        };
        if possible && !state.closed {
            let draft = self.draft.take();
            let entries = self.room.tick(tick, draft);
            self.commit(entries, None);
        }
    }

    fn line(&mut self, line: &[u8]) {
        let Some((first, rest)) = line.split_first() else { return };
        let next = rest.first().copied().unwrap_or(0);
        match first {
            b'A' | b'B' | b'S' => self.hear(person(*first), rest),
            b'p' => self.play(next),
            b't' => self.tick(next),
            b'c' => {
                let seat = if next % 2 == 0 { Seat::A } else { Seat::new(1).expect("B") };
                self.commit(self.room.came(seat), None);
            }
            b's' => self.commit(self.room.taken_up(None), None),
            _ => {}
        }
    }

    /// The log comes to the same table.
    fn check_log(&self) {
        let lines: Vec<_> = self.log.iter().map(Stamped::line).collect();
        let again = Room::fold(TABLE, None, &lines).expect("a log is read").expect("it opens");
        for (viewer, state) in &self.told {
            assert_eq!(again.state(*viewer), *state, "{viewer:?} after a start");
        }
        if let Some(snapshot) = self.room.snapshot() {
            let kept = Room::from_snapshot(TABLE, &snapshot).expect("a snapshot is read");
            let state = TableState { game: None, ..self.room.state(Viewer::Spectator) };
            assert_eq!(kept.state(Viewer::Spectator), state);
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let mut lines = data.split(|byte| *byte == b'\n');
    let head = lines.next().unwrap_or_default();
    let pick = |place: usize| usize::from(head.get(place).copied().unwrap_or(0));
    let rules = Edition::ALL[pick(0) % Edition::ALL.len()].rules();
    let seats = (rules.min_players + pick(1) as u8 % 2).clamp(2, rules.max_players);
    let clock = (pick(1) % 4 < 2).then_some(60);
    let options = Options { rules, seats, rounds: 1, clock, spectators: true, patience: None };
    let mut world = World::new(options);
    for line in lines.take(MOST_LINES) {
        world.line(line);
    }
    world.check_log();
});
