//! A table in the page itself: people at this device and programs, in the messages of the protocol. The page keeps the
//! log, calls when something is due, and carries messages to and fro.

use std::{collections::VecDeque, sync::Arc};

use dublet_players::{Budget, Level};
use dublet_protocol::{AccountId, ClientMessage, Millis, Options, ServerMessage, Sitter, TableId};
use dublet_room::{
    BadLine, Bench, Bytes, Driver, FairDealer, Line, Pace, Room, Stamped,
    driver::{Effect, HostOptions, Input, Log, NewTable, Visitor},
    record_of,
};
use dublet_rules::{deal::Bytes32, rules::Rules, seat::Seat};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// Who plays what, as the page asks for it.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LocalOptions"))]
pub(crate) struct Wanted {
    rules: Rules,
    rounds: u8,
    /// Seconds for a move.
    clock: Option<u16>,
    /// By seat.
    chairs: Vec<Chair>,
}

/// Who sits at a table of the page.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LocalChair"))]
enum Chair {
    /// Somebody at this device, by name.
    Person(String),
    /// A program of that level.
    Bot(Level),
}

/// A table as the page keeps it.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SavedTable"))]
pub(crate) struct Saved {
    id: TableId,
    wanted: Wanted,
    log: Vec<(Millis, String)>,
}

/// A table that was left, as it is offered again.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct LeftTable {
    wanted: Wanted,
    /// Whether a game is under way.
    playing: bool,
    /// Whether the match was played to its end: nothing is left to go on with, but its result can be looked at.
    over: bool,
    /// Who is to move.
    turn: Option<Seat>,
}

/// A table in the page. Time and chance come from the page.
#[wasm_bindgen]
pub struct LocalTable {
    id: TableId,
    wanted: Wanted,
    driver: Driver,
    log: Vec<(Millis, String)>,
    /// Whether the log has lines that the page has not kept.
    unkept: bool,
    players: Bench,
}

/// The id of whoever sits at a seat: nobody else is ever there.
fn person(seat: Seat) -> AccountId {
    AccountId([seat.index() as u8 + 1; 16])
}

fn host_options() -> HostOptions {
    HostOptions { pace: Pace::default(), dealer: Arc::new(FairDealer), one_device: true }
}

/// All the chance of a table, from the page's.
fn chance(seed: &[u8]) -> Result<Box<Bytes<'static>>, JsError> {
    let seed: Bytes32 = seed.try_into().map_err(|_| JsError::new("a seed has 32 bytes"))?;
    let mut dice = ChaCha20Rng::from_seed(seed);
    Ok(Box::new(move || {
        let mut bytes = [0; 32];
        dice.fill_bytes(&mut bytes);
        bytes
    }))
}

impl Wanted {
    /// The people of the table, by seat.
    fn people(&self) -> impl Iterator<Item = (Seat, &str)> {
        let seats = Seat::first(self.chairs.len() as u8);
        seats.zip(&self.chairs).filter_map(|(seat, chair)| match chair {
            Chair::Person(name) => Some((seat, name.as_str())),
            Chair::Bot(_) => None,
        })
    }
}

#[wasm_bindgen]
impl LocalTable {
    /// A new table: `{"rules":"standard","rounds":1,"clock":null,"chairs":[{"person":"Ann"},{"bot":"steady"}]}`, and 32
    /// random bytes.
    ///
    /// # Errors
    /// When nobody can play so.
    ///
    /// # Panics
    /// Never: 32 bytes are more than 16.
    pub fn open(wanted: &str, seed: &[u8], now: f64) -> Result<Self, JsError> {
        let wanted: Wanted = serde_json::from_str(wanted)?;
        let mut bytes = chance(seed)?;
        let id = TableId(*bytes().first_chunk().expect("32 are more than 16"));
        let seats = u8::try_from(wanted.chairs.len())?;
        let Wanted { rules, rounds, clock, .. } = wanted;
        let options = Options { rules, seats, rounds, clock, spectators: false, patience: None };
        options.check()?;
        let sitters = Seat::first(seats).zip(&wanted.chairs).map(|(seat, chair)| match chair {
            Chair::Person(_) => (seat, Sitter::Person { who: person(seat) }),
            Chair::Bot(level) => (seat, Sitter::Bot { level: *level }),
        });
        let new_table = NewTable {
            id,
            host: person(Seat::A),
            options,
            code: String::new(),
            quick: false,
            sitters: sitters.collect(),
            ready: true,
        };
        let (driver, lines, _) = Driver::open(new_table, host_options(), bytes, now as Millis);
        let mut table = Self::with(id, wanted, driver);
        table.write(lines);
        table.let_people_in(now as Millis);
        Ok(table)
    }

    /// The table that [`LocalTable::saved`] told. Nobody pays for the time since somebody was last at it: since that moment,
    /// if it is known, or since its last line.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn resume(saved: &str, seed: &[u8], now: f64, alive: Option<f64>) -> Result<Self, JsError> {
        let Saved { id, wanted, log } = serde_json::from_str(saved)?;
        let bytes = chance(seed)?;
        let driver = Driver::take_up(id, read(&log)?, host_options(), bytes, now as Millis);
        let mut table = Self::with(id, wanted, driver.ok_or_else(|| JsError::new("an empty log"))?);
        table.log = log;
        // A device whose clock was set back meanwhile charges nobody for it.
        let alive = alive.filter(|alive| *alive <= now).map(|alive| alive as Millis);
        let effects = table.driver.wake(alive, now as Millis);
        table.run(effects, now as Millis);
        table.let_people_in(now as Millis);
        Ok(table)
    }

    /// What was left of the table that [`LocalTable::saved`] told: `{"wanted":{…},"playing":true,"over":false,"turn":"A"}`.
    ///
    /// # Errors
    /// When it cannot be read.
    ///
    /// # Panics
    /// Never: it is plain data.
    pub fn left(saved: &str) -> Result<String, JsError> {
        let Saved { id, wanted, log } = serde_json::from_str(saved)?;
        let lines: Vec<Line> = log.iter().map(line).collect();
        let room = Room::fold(id, None, &lines)?.ok_or_else(|| JsError::new("an empty log"))?;
        let playing = room.in_game();
        let over = !playing && room.games().next_game().is_none();
        let turn = room.turn().map(|(seat, ..)| seat);
        let left = LeftTable { wanted, playing, over, turn };
        Ok(serde_json::to_string(&left).expect("our values are plain data"))
    }

    /// Everything there is to keep of it.
    ///
    /// # Panics
    /// Never: it is plain data.
    pub fn saved(&self) -> String {
        let saved = Saved { id: self.id, wanted: self.wanted.clone(), log: self.log.clone() };
        serde_json::to_string(&saved).expect("our values are plain data")
    }

    /// The same, where it is to be kept before anybody is told: [`LocalTable::kept`] answers.
    pub fn unkept(&self) -> Option<String> {
        self.unkept.then(|| self.saved())
    }

    /// What was unkept is kept, as far as it can be. Tells what comes of it, as [`LocalTable::receive`] does.
    pub fn kept(&mut self, now: f64) -> String {
        self.unkept = false;
        self.handle(Input::Stored(true), now)
    }

    /// The record of the last game (`docs/record.md`); none while it is played.
    pub fn record(&self) -> Option<String> {
        let game = self.driver.room().game_id()?;
        let name = |sitter: &Sitter| match sitter {
            Sitter::Person { who } => self.name_of(*who).unwrap_or("?").to_owned(),
            Sitter::Bot { level } => level.to_string(),
        };
        let lines: Vec<Line> = self.log.iter().map(line).collect();
        Some(record_of(self.id, &lines, game, name).ok()??.to_string())
    }

    /// Takes in a message of a seat's person, and tells what comes of it: `[[0,{"type":"ack",…}],…]`, each for a seat.
    ///
    /// # Errors
    /// When it is none.
    pub fn receive(&mut self, seat: u8, message: &str, now: f64) -> Result<String, JsError> {
        let message: ClientMessage = serde_json::from_str(message)?;
        let seat = Seat::new(seat.into()).ok_or_else(|| JsError::new("no such seat"))?;
        let input = match message {
            ClientMessage::Hello { .. } => join(seat),
            message => Input::Said(seat.index() as u64, message),
        };
        Ok(self.handle(input, now))
    }

    /// When to call [`LocalTable::tick`].
    pub fn due(&self) -> Option<f64> {
        self.driver.wakes_at().map(|at| at as f64)
    }

    /// What time has brought, and what programs do.
    pub fn tick(&mut self, now: f64) -> String {
        self.handle(Input::Moment, now)
    }

    /// Lets programs wait so many milliseconds before they move. When somebody gains by a claim or an announcement
    /// they wait as ever.
    pub fn hurry(&mut self, wait: f64) {
        self.driver.hurry(wait as Millis);
    }
}

/// Somebody at this device comes to the table, by their seat's number.
fn join(seat: Seat) -> Input {
    let visitor = Visitor { who: person(seat), session: [0; 32] };
    Input::Join { socket: seat.index() as u64, visitor, after: None }
}

fn line((at, text): &(Millis, String)) -> Line {
    Line { at: *at, text: text.clone() }
}

fn read(log: &[(Millis, String)]) -> Result<Log, BadLine> {
    let lines = log.iter().map(|kept| Stamped::read(&line(kept)));
    Ok(Log { base: None, lines: lines.collect::<Result<_, _>>()? })
}

impl LocalTable {
    fn with(id: TableId, wanted: Wanted, driver: Driver) -> Self {
        Self { id, wanted, driver, log: Vec::new(), unkept: false, players: Bench::default() }
    }

    /// What somebody at this device is called.
    fn name_of(&self, who: AccountId) -> Option<&str> {
        self.wanted.people().find(|(seat, _)| person(*seat) == who).map(|(_, name)| name)
    }

    fn write(&mut self, lines: Vec<Line>) {
        self.log.extend(lines.into_iter().map(|line| (line.at, line.text)));
        self.unkept = true;
    }

    /// Whoever has a chair is there: it is their device.
    fn let_people_in(&mut self, now: Millis) {
        let people: Vec<Seat> = self.wanted.people().map(|(seat, _)| seat).collect();
        for seat in people {
            let effects = self.driver.handle(join(seat), now);
            self.run(effects, now);
        }
    }

    fn handle(&mut self, input: Input, now: f64) -> String {
        let effects = self.driver.handle(input, now as Millis);
        let told = self.run(effects, now as Millis);
        serde_json::to_string(&told).expect("our values are plain data")
    }

    /// Does what the table wants, and returns what people are told.
    fn run(&mut self, effects: Vec<Effect>, now: Millis) -> Vec<(u64, ServerMessage)> {
        let mut told = Vec::new();
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            let input = match effect {
                Effect::Append(lines, _) => {
                    self.write(lines);
                    continue;
                }
                Effect::Tell(to, messages) => {
                    for seat in to {
                        told.extend(messages.iter().map(|message| (seat, message.clone())));
                    }
                    continue;
                }
                Effect::LookUp(who) => Input::Named(who, self.name_of(who).map(str::to_owned)),
                Effect::Ask(question) => {
                    let command = question.answer(&mut self.players, Budget::default());
                    Input::Answer(question.line, command)
                }
                Effect::ReadMissed(_) => Input::Missed(read(&self.log).ok().map(Box::new)),
                // Whatever was written is kept, nobody is away, and nobody else comes.
                Effect::ReadBack
                | Effect::Snapshot(..)
                | Effect::Close(..)
                | Effect::Seated(..)
                | Effect::Waits(_)
                | Effect::Trouble(_)
                | Effect::End => continue,
            };
            effects.extend(self.driver.handle(input, now));
        }
        told
    }
}
