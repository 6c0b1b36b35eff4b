//! A table in the page itself: people at this device and programs, in the messages of the protocol.

use dublet_players::{Budget, Level};
use dublet_protocol::{ClientMessage, Millis, Options, ServerMessage, TableId};
use dublet_room::{Bench, Line, Local, Pace, local};
use dublet_rules::{deal::Bytes32, rules::Rules, seat::Seat};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::{JsError, wasm_bindgen};

/// Who plays what, as the page asks for it.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Wanted {
    rules: Rules,
    rounds: u8,
    clock: Option<u16>,
    chairs: Vec<Chair>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Chair {
    /// Somebody at this device, by name.
    Person(String),
    Bot(Level),
}

/// A table as the page keeps it.
#[derive(Serialize, Deserialize)]
struct Saved {
    id: TableId,
    wanted: Wanted,
    log: Vec<(Millis, String)>,
}

/// A table in the page. Time and chance come from the page.
#[wasm_bindgen]
pub struct LocalTable {
    id: TableId,
    wanted: Wanted,
    table: Local,
    players: Bench,
    dice: ChaCha20Rng,
}

fn dice(seed: &[u8]) -> Result<ChaCha20Rng, JsError> {
    let seed: Bytes32 = seed.try_into().map_err(|_| JsError::new("a seed has 32 bytes"))?;
    Ok(ChaCha20Rng::from_seed(seed))
}

fn bytes(dice: &mut ChaCha20Rng) -> Bytes32 {
    let mut bytes = [0; 32];
    dice.fill_bytes(&mut bytes);
    bytes
}

impl Wanted {
    fn names(&self) -> Vec<String> {
        let name = |chair: &Chair| match chair {
            Chair::Person(name) => name.clone(),
            Chair::Bot(_) => String::new(),
        };
        self.chairs.iter().map(name).collect()
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
        let mut dice = dice(seed)?;
        let seats = u8::try_from(wanted.chairs.len())?;
        let Wanted { rules, rounds, clock, .. } = wanted;
        let options = Options { rules, seats, rounds, clock, spectators: false };
        options.check()?;
        let player = |chair: &Chair| match chair {
            Chair::Person(_) => local::Player::Person,
            Chair::Bot(level) => local::Player::Bot(*level),
        };
        let players: Vec<_> = wanted.chairs.iter().map(player).collect();
        let id = TableId(*bytes(&mut dice).first_chunk().expect("32 are more than 16"));
        let table = Local::open(id, options, &players, Pace::default(), now as Millis, &mut || {
            bytes(&mut dice)
        });
        let table = table.named(&wanted.names());
        Ok(Self { id, wanted, table, players: Bench::default(), dice })
    }

    /// The table that [`LocalTable::saved`] told.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn resume(saved: &str, seed: &[u8], now: f64) -> Result<Self, JsError> {
        let Saved { id, wanted, log } = serde_json::from_str(saved)?;
        let mut dice = dice(seed)?;
        let log = log.into_iter().map(|(at, text)| Line { at, text }).collect();
        let table =
            Local::resume(id, log, Pace::default(), now as Millis, &mut || bytes(&mut dice))?;
        let table = table.ok_or_else(|| JsError::new("an empty log"))?.named(&wanted.names());
        Ok(Self { id, wanted, table, players: Bench::default(), dice })
    }

    /// Everything there is to keep of it.
    ///
    /// # Panics
    /// Never: it is plain data.
    pub fn saved(&self) -> String {
        let line = |line: &Line| (line.at, line.text.clone());
        let log = self.table.log().iter().map(line).collect();
        let saved = Saved { id: self.id, wanted: self.wanted.clone(), log };
        serde_json::to_string(&saved).expect("our values are plain data")
    }

    /// Takes in a message of a seat's person, and tells what comes of it: `[[0,{"type":"ack",…}],…]`, each for a seat.
    ///
    /// # Errors
    /// When it is none.
    pub fn receive(&mut self, seat: u8, message: &str, now: f64) -> Result<String, JsError> {
        let message: ClientMessage = serde_json::from_str(message)?;
        let seat = Seat::new(seat.into()).ok_or_else(|| JsError::new("no such seat"))?;
        let dice = &mut self.dice;
        Ok(told(self.table.receive(seat, message, now as Millis, &mut || bytes(dice))))
    }

    /// When to call [`LocalTable::tick`].
    pub fn due(&self) -> Option<f64> {
        self.table.due().map(|at| at as f64)
    }

    /// What time has brought.
    pub fn tick(&mut self, now: f64) -> String {
        let dice = &mut self.dice;
        told(self.table.tick(now as Millis, &mut || bytes(dice)))
    }

    /// Lets programs wait so many milliseconds before they move. When somebody gains by a claim or an announcement
    /// they wait as ever.
    pub fn hurry(&mut self, wait: f64) {
        self.table.hurry(wait as Millis);
    }

    /// How long to wait, in milliseconds, before [`LocalTable::think`], if programs may have something to do.
    pub fn patience(&self) -> Option<f64> {
        let question = self.table.question()?;
        Some(self.table.patience(&question) as f64)
    }

    /// Lets the programs think and do what they do.
    pub fn think(&mut self, now: f64) -> String {
        let Some(question) = self.table.question() else { return told(Vec::new()) };
        let command = question.answer(&mut self.players, Budget::default());
        let Some(command) = command else { return told(Vec::new()) };
        let dice = &mut self.dice;
        let moved =
            self.table.bots_moved(question.line, &command, now as Millis, &mut || bytes(dice));
        told(moved)
    }
}

fn told(messages: Vec<local::Told>) -> String {
    let by_index: Vec<(usize, ServerMessage)> =
        messages.into_iter().map(|(seat, message)| (seat.index(), message)).collect();
    serde_json::to_string(&by_index).expect("our values are plain data")
}
