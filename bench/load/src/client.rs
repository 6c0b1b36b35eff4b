//! A player under load: follows its table as a page does, plays legal moves, comes back when the server was away.

use std::{
    cell::RefCell,
    collections::BTreeMap,
    net::SocketAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use dublet_players::{Budget, Chance, Level, Player};
use dublet_protocol::{
    ClientMessage, CommandId, CommonEvent, Hex32, NumberedEvent, PROTOCOL, Refused, Request,
    ServerMessage, TableEvent, TableId, TableState, View, Viewer,
};
use futures_util::{SinkExt, StreamExt};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use tokio::{
    net::TcpStream,
    time::{Instant, sleep, sleep_until, timeout},
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest, protocol::WebSocketConfig},
};

use crate::{Failure, guest::Guest, tally::Tally};

thread_local! {
    /// One player a thread: it looks at the position alone, so all clients can share it.
    static PLAYER: RefCell<Box<dyn Player>> = RefCell::new(Level::Steady.player());
}

/// How players under load behave.
#[derive(Clone, Copy)]
pub(crate) struct Habits {
    /// Time for a move, on average.
    pub(crate) pace: Duration,
    /// Seconds of the clock.
    pub(crate) clock: Option<u16>,
    /// One move in so many is left to it.
    pub(crate) left: u64,
}

/// What a player was told and promised.
#[derive(Default)]
pub(crate) struct Memory {
    pub(crate) state: Option<TableState>,
    pub(crate) number: u64,
    viewer: Option<Viewer>,
    /// Commands acknowledged, with the number of their last event.
    pub(crate) acked: BTreeMap<CommandId, u64>,
    /// A digest of every event told, by number.
    pub(crate) events: BTreeMap<u64, u64>,
}

pub(crate) type Shared = Arc<Mutex<Memory>>;

pub(crate) struct Client {
    address: SocketAddr,
    table: TableId,
    guest: Guest,
    habits: Habits,
    tally: Arc<Tally>,
    dice: ChaCha20Rng,
    memory: Shared,
    /// A command that was not answered yet, with when it was sent if it was sent once.
    pending: Option<(CommandId, ClientMessage, Option<Instant>)>,
    act_at: Option<Instant>,
}

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Opens a socket to a table.
pub(crate) async fn dial(
    address: SocketAddr,
    table: TableId,
    guest: &Guest,
) -> Result<Socket, Failure> {
    let mut request = format!("ws://{address}/api/tables/{table}/socket").into_client_request()?;
    request.headers_mut().insert("cookie", guest.cookie.parse()?);
    request.headers_mut().insert("origin", format!("http://{address}").parse()?);
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let (socket, _) =
        tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
    Ok(socket)
}

/// A digest of an event, to compare stories by.
pub(crate) fn digest(message: &str) -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    message.hash(&mut hasher);
    hasher.finish()
}

impl Client {
    pub(crate) fn new(
        address: SocketAddr,
        table: TableId,
        guest: Guest,
        habits: Habits,
        tally: Arc<Tally>,
        seed: u64,
    ) -> Self {
        let dice = ChaCha20Rng::seed_from_u64(seed);
        let memory = Shared::default();
        Self { address, table, guest, habits, tally, dice, memory, pending: None, act_at: None }
    }

    pub(crate) fn memory(&self) -> Shared {
        self.memory.clone()
    }

    pub(crate) async fn live(mut self) {
        while !self.tally.is_stopping() {
            let dialled =
                timeout(Duration::from_secs(10), dial(self.address, self.table, &self.guest));
            if let Ok(Ok(socket)) = dialled.await {
                // However a socket ends, a player comes back.
                let _ = self.converse(socket).await;
                self.tally.went(self.guest.who);
            }
            let wait = Duration::from_millis(20 + self.below(200));
            sleep(wait).await;
        }
    }

    fn below(&mut self, n: u64) -> u64 {
        self.dice.next_u64() % n.max(1)
    }

    async fn converse(&mut self, mut socket: Socket) -> Result<(), Failure> {
        let after = self.with_memory(|memory| memory.state.as_ref().map(|_| memory.number));
        let hello = ClientMessage::Hello { protocol: PROTOCOL, after };
        socket.send(text(&hello)).await?;
        let tally = self.tally.clone();
        let mut greeted = false;
        loop {
            let act_at = self.act_at.unwrap_or_else(Instant::now);
            tokio::select! {
                heard = socket.next() => match heard {
                    Some(Ok(Message::Text(text))) => {
                        self.hear(&text)?;
                        if !greeted {
                            greeted = true;
                            // Sent again as the same command, it is done once.
                            if let Some((_, message, sent)) = &mut self.pending {
                                *sent = None;
                                socket.send(self::text(message)).await?;
                            }
                        }
                    }
                    Some(Ok(_)) => {}
                    Some(Err(error)) => return Err(error.into()),
                    None => return Ok(()),
                },
                () = sleep_until(act_at), if self.act_at.is_some() && self.pending.is_none() => {
                    if !tally.may_play() {
                        let wait = Duration::from_millis(500 + self.below(500));
                        self.act_at = Some(Instant::now() + wait);
                        continue;
                    }
                    self.act_at = None;
                    if let Some(message) = self.act() {
                        socket.send(text(&message)).await?;
                    }
                }
                () = tally.stopped() => {
                    let _ = socket.close(None).await;
                    return Ok(());
                }
            }
        }
    }

    fn with_memory<T>(&self, look: impl FnOnce(&mut Memory) -> T) -> T {
        look(&mut self.memory.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn hear(&mut self, text: &str) -> Result<(), Failure> {
        match serde_json::from_str(text)? {
            ServerMessage::Welcome { viewer, number, state, .. } => {
                self.tally.came(self.guest.who);
                let had = self.with_memory(|memory| {
                    let had = memory.number;
                    memory.viewer = Some(viewer);
                    if let Some(state) = state {
                        (memory.state, memory.number) = (Some(*state), number);
                    }
                    had
                });
                if number < had {
                    self.tally.is_wrong(format!("had {had} events, the server has {number}"));
                }
                self.plan();
            }
            ServerMessage::Event(NumberedEvent { number, at, event }) => {
                let limit = self.habits.clock.map(|seconds| i64::from(seconds) * 1000);
                let (wrong, over) = self.with_memory(|memory| {
                    let wrong = (number != memory.number + 1)
                        .then(|| format!("event {number} after {}", memory.number));
                    memory.number = number;
                    memory.events.insert(number, digest(text));
                    let Some(state) = &mut memory.state else { return (wrong, false) };
                    let began = state.game.as_ref().and_then(|game| game.turn_began);
                    let timed_out = crate::check::is_time_up(&event);
                    let early = match (began, limit) {
                        (Some(began), Some(limit)) if timed_out && at < began + limit => {
                            Some(format!("time was up {} ms early", began + limit - at))
                        }
                        _ => None,
                    };
                    state.follow(at, &event);
                    if let TableEvent::Common(CommonEvent::Sat { seat, sitter }) = &*event
                        && sitter.person() == Some(self.guest.who)
                    {
                        memory.viewer = Some(Viewer::Seat { seat: *seat });
                    }
                    let games = usize::from(state.options.rules.round.games(state.options.seats));
                    (wrong.or(early), state.games.len() >= games)
                });
                if let Some(wrong) = wrong {
                    self.tally.is_wrong(wrong);
                }
                if matches!(*event, TableEvent::Dealing { .. }) {
                    self.tally.plays(self.table);
                }
                if over {
                    self.tally.round_over(self.table);
                }
                self.plan();
            }
            ServerMessage::Ack { id, number } => {
                let before = self.with_memory(|memory| memory.acked.insert(id, number));
                if before.is_some_and(|before| before != number) {
                    self.tally.is_wrong("a command was acknowledged as two".to_owned());
                }
                if let Some((_, _, sent)) = self.pending.take_if(|(pending, ..)| *pending == id) {
                    self.tally.acknowledged(sent.map(|sent| sent.elapsed()));
                }
            }
            ServerMessage::Refused { id, refused } => {
                if self.with_memory(|memory| memory.acked.contains_key(&id)) {
                    self.tally.is_wrong("acknowledged, then refused".to_owned());
                }
                if refused != Refused::NotStored {
                    self.tally.was_refused();
                    self.pending.take_if(|(pending, ..)| *pending == id);
                }
            }
            ServerMessage::Draft { .. }
            | ServerMessage::Warning { .. }
            | ServerMessage::Presence { .. }
            | ServerMessage::Name { .. } => {}
        }
        Ok(())
    }

    /// When to act next, if there is something to do.
    fn plan(&mut self) {
        let to_move = self.with_memory(|memory| {
            let (Some(state), Some(Viewer::Seat { seat })) = (&memory.state, memory.viewer) else {
                return Some(false);
            };
            match state.game.as_ref().filter(|game| game.secret.is_none()) {
                Some(game) => match &game.view {
                    Some(View::Seat(view)) => (view.public.turn == Some(seat)).then_some(true),
                    _ => Some(false),
                },
                None => (!state.chairs[seat.index()].ready).then_some(false),
            }
        });
        self.act_at = to_move.map(|to_move| {
            let pace = if to_move { self.habits.pace } else { Duration::from_millis(20) };
            let share = self.below(2_000) as f64 / 1_000.0;
            Instant::now() + pace.mul_f64(share)
        });
    }

    /// What to do now, as a message that waits for its answer.
    fn act(&mut self) -> Option<ClientMessage> {
        let leaves_it = self.habits.clock.is_some() && self.below(self.habits.left) == 0;
        let (after, request) = self.with_wish(leaves_it)?;
        let id = CommandId(self.dice.next_u64() >> 11);
        let message = ClientMessage::Command { id, after, request };
        self.pending = Some((id, message.clone(), Some(Instant::now())));
        Some(message)
    }

    fn with_wish(&mut self, leaves_it: bool) -> Option<(u64, Request)> {
        let memory = self.memory.clone();
        let memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
        let state = memory.state.as_ref()?;
        let request = match memory.viewer? {
            Viewer::Spectator => Request::Sit { seat: None },
            Viewer::Seat { seat } => match state.game.as_ref().filter(|game| game.secret.is_none())
            {
                None => Request::Ready { ready: true },
                Some(game) => match &game.view {
                    None => {
                        let mut bytes = [0; 32];
                        self.dice.fill_bytes(&mut bytes);
                        Request::Contribute { game: game.game, bytes: Hex32(bytes) }
                    }
                    Some(View::Seat(view)) if view.public.turn == Some(seat) && !leaves_it => {
                        let mut chance = Chance(&mut self.dice);
                        PLAYER.with_borrow_mut(|player| {
                            Request::of(player.turn(view, Budget::default(), &mut chance))
                        })?
                    }
                    Some(_) => return None,
                },
            },
        };
        Some((memory.number, request))
    }
}

pub(crate) fn text(message: &ClientMessage) -> Message {
    Message::text(serde_json::to_string(message).expect("a message is plain data"))
}
