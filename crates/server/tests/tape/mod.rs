//! A table of the real server in simulated time, driven act by act, with everything that goes down each socket on tape.

pub(crate) mod director;
pub(crate) mod operator;
pub(crate) mod trace;

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
    time::Duration,
};

use dublet_protocol::{AccountId, ClientMessage, Millis, Options, PROTOCOL, TableId};
use dublet_room::{Dealer, Pace};
use dublet_rules::{
    deal::{Deck, Fairness},
    game::Draft,
    rules::Rules,
};
use dublet_server::{
    live::{Clock, Connection, Hall, Outbox, Outgoing, Outgoings, Services, Thinkers, Visitor},
    store::{Account, Line, Store, memory::MemoryStore},
};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use tokio::time::{Instant, sleep};

const START: Millis = 1_800_000_000_000;
/// Longer than any recording: programs are there and do not move, as what they do depends on what they see.
const NEVER: Millis = 1_000_000_000;

/// Something done to the server from outside.
#[derive(Clone, Debug)]
pub(crate) enum Act {
    /// Somebody opens a socket: the next number is its own.
    Join { who: u8, after: Option<u64> },
    /// A text goes up a socket.
    Say { socket: usize, text: String },
    /// Tiles moved about: those of the rack are whatever the deal has at these places of a shuffle's deck.
    Draft { socket: usize, after: u64, draft: Draft, shuffle: Shuffle, places: Vec<usize> },
    /// A socket is gone.
    Cut { socket: usize },
    /// The line of a socket was measured.
    Lag { socket: usize, lag: Millis },
    /// The store fails at its next writes, having written or not.
    Fail { done: bool },
    /// The server goes down and comes up again.
    Restart,
}

/// A game's id and the number of its shuffle.
pub(crate) type Shuffle = ([u8; 16], u32);

/// Deals fairly, but for the shuffles it is given decks for.
#[derive(Clone, Default)]
pub(crate) struct Given(pub(crate) BTreeMap<Shuffle, Deck>);

impl Dealer for Given {
    fn deck(&self, fairness: &Fairness, rules: &Rules, shuffle: u32) -> Deck {
        let given = self.0.get(&(fairness.game, shuffle)).cloned();
        given.unwrap_or_else(|| fairness.deck(rules, shuffle))
    }
}

/// What went down a socket, with the moment in milliseconds.
pub(crate) type Tape = Vec<(u64, String)>;

pub(crate) struct Socket {
    pub(crate) who: u8,
    connection: Option<Connection>,
    tape: Arc<Mutex<Tape>>,
}

impl Socket {
    pub(crate) fn is_open(&self) -> bool {
        self.connection.is_some()
    }
}

/// Everything that was told, and all that the server told its operator.
pub(crate) struct Taped {
    pub(crate) sockets: Vec<(u8, Tape)>,
    pub(crate) operator: String,
}

impl Taped {
    /// What one person's sockets got.
    pub(crate) fn of(&self, who: u8) -> Vec<&Tape> {
        self.sockets.iter().filter(|(other, _)| *other == who).map(|(_, tape)| tape).collect()
    }
}

/// The person at a seat, by its number; whoever has a higher one looks on.
pub(crate) fn person(number: u8) -> AccountId {
    AccountId([number + 1; 16])
}

/// Who decides what is done next, and after how many milliseconds; told the lines written since.
pub(crate) trait Next {
    fn next(&mut self, table: TableId, lines: &[Line], sockets: &[Socket]) -> Option<(u64, Act)>;
}

/// A script that was recorded.
impl Next for std::slice::Iter<'_, (u64, Act)> {
    fn next(&mut self, _: TableId, _: &[Line], _: &[Socket]) -> Option<(u64, Act)> {
        Iterator::next(self).cloned()
    }
}

/// Plays at a table of these options on these deals.
pub(crate) fn play(options: Options, dealer: Given, next: &mut dyn Next) -> Taped {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .unwrap();
    let (subscriber, operator) = operator::listen();
    let sockets = tracing::subscriber::with_default(subscriber, || {
        runtime.block_on(Stage::open(options, dealer)).play(&runtime, next)
    });
    let operator = operator.lock().unwrap().clone();
    Taped { sockets, operator }
}

struct Stage {
    store: Arc<MemoryStore>,
    dealer: Given,
    hall: Hall,
    table: TableId,
    began: Instant,
    lives: u64,
    sockets: Vec<Socket>,
}

impl Stage {
    async fn open(options: Options, dealer: Given) -> Self {
        let store = Arc::new(MemoryStore::new());
        for number in 0..10 {
            let name = Some(format!("person {number}"));
            let id = person(number);
            let account = Account { id, name, created: START, password: None, recovery: None };
            store.add_account(account).await.unwrap();
        }
        let began = Instant::now();
        let hall = start(&store, &dealer, began, 0).await;
        let (table, _) = hall.open(person(0), options, false).await.unwrap();
        Self { store, dealer, hall, table, began, lives: 0, sockets: Vec::new() }
    }

    fn play(mut self, runtime: &tokio::runtime::Runtime, next: &mut dyn Next) -> Vec<(u8, Tape)> {
        runtime.block_on(async {
            let mut known = 0;
            loop {
                let lines = self.store.read(self.table, known).await.unwrap();
                known += lines.len() as u64;
                let Some((delay, act)) = next.next(self.table, &lines, &self.sockets) else {
                    break;
                };
                sleep(Duration::from_millis(delay)).await;
                self.act(act).await;
                // Whatever follows at once does so before anybody looks.
                sleep(Duration::from_millis(1)).await;
            }
            self.hall.stop().await;
            sleep(Duration::from_millis(1)).await;
            let tape = |socket: &Socket| (socket.who, socket.tape.lock().unwrap().clone());
            self.sockets.iter().map(tape).collect()
        })
    }

    async fn act(&mut self, act: Act) {
        match act {
            Act::Join { who, after } => {
                let hello = ClientMessage::Hello { protocol: PROTOCOL, after };
                let (outbox, outgoings) = Outbox::new();
                let tape = Arc::default();
                tokio::spawn(record(outgoings, self.began, Arc::clone(&tape)));
                let visitor = Visitor { who: person(who), session: [0; 32] };
                let connection = self.hall.connect(self.table, visitor, outbox).ok();
                self.sockets.push(Socket { who, connection, tape });
                let text = serde_json::to_string(&hello).unwrap();
                self.say(self.sockets.len() - 1, &text).await;
            }
            Act::Say { socket, text } => self.say(socket, &text).await,
            Act::Draft { socket, after, mut draft, shuffle, places } => {
                if let Some(deck) = self.dealer.0.get(&shuffle) {
                    let own = draft.0.iter_mut().flatten().filter(|tile| tile.own);
                    own.zip(places).for_each(|(tile, place)| tile.tile = deck.tiles()[place]);
                }
                let message = ClientMessage::Draft { after, draft: Some(draft) };
                self.say(socket, &serde_json::to_string(&message).unwrap()).await;
            }
            Act::Cut { socket } => self.sockets[socket].connection = None,
            Act::Lag { socket, lag } => {
                if let Some(connection) = &self.sockets[socket].connection {
                    connection.measured(lag);
                }
            }
            Act::Fail { done } => self.store.fail_next(2, done),
            Act::Restart => {
                self.hall.stop().await;
                self.sockets.iter_mut().for_each(|socket| socket.connection = None);
                self.lives += 1;
                sleep(Duration::from_secs(3)).await;
                self.store.fail_next(0, false);
                self.hall = start(&self.store, &self.dealer, self.began, self.lives).await;
            }
        }
    }

    async fn say(&mut self, socket: usize, text: &str) {
        let socket = &mut self.sockets[socket];
        let Some(connection) = &mut socket.connection else { return };
        if let Err(code) = connection.receive(text).await {
            let at = self.began.elapsed().as_millis() as u64;
            socket.tape.lock().unwrap().push((at, format!("closed by the edge: {code:?}")));
            socket.connection = None;
        }
    }
}

async fn start(store: &Arc<MemoryStore>, dealer: &Given, began: Instant, life: u64) -> Hall {
    let pace = Pace {
        bot_move: NEVER,
        bot_patience: NEVER,
        bot_hears_out: NEVER,
        take_over: 40_000,
        ..Pace::default()
    };
    let mut rng = ChaCha20Rng::seed_from_u64(life);
    let bytes = move || {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        bytes
    };
    let services = Services::new(
        store.clone(),
        Clock::starting_at(START + began.elapsed().as_millis() as Millis),
        pace,
        Arc::new(dealer.clone()),
        Thinkers::new(1),
        Box::new(bytes),
    );
    Hall::take_up(services).await.unwrap()
}

async fn record(mut outgoings: Outgoings, began: Instant, tape: Arc<Mutex<Tape>>) {
    while let Some(outgoing) = outgoings.recv().await {
        let at = began.elapsed().as_millis() as u64;
        let mut tape = tape.lock().unwrap();
        match outgoing {
            Outgoing::Text(text) => tape.push((at, text.to_string())),
            Outgoing::Texts(texts) => {
                tape.extend(texts.iter().map(|text| (at, text.to_string())));
            }
            Outgoing::Close(code) => tape.push((at, format!("closed: {code:?}"))),
        }
    }
}
