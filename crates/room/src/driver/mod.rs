//! A table as it lives: what comes in, and what is to be done about it. Whoever hosts it hands in messages, moments and
//! answers, and does what it is told to; clocks, sockets, stores and threads are the host's.
//!
//! What is told waits for what is stored: lines are handed out to be appended, one lot at a time, and everything else
//! queues until the store has answered. After an answer that says nothing the log is read back.

mod ask;
mod commit;
mod join;
mod people;

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use dublet_protocol::{
    AccountId, ClientMessage, CloseCode, CommandId, CommonEvent, HiddenDraft, Millis, Options,
    Refused, Request, ServerMessage, Sitter, TableId,
};
use dublet_rules::{
    game::{Command, Draft},
    seat::Seat,
};

pub use self::people::{News, Sessions, Visitor};
use self::{
    ask::Asking,
    commit::{Proposal, Then, step},
    join::Joining,
    people::Socket,
};
use super::{
    By, Bytes, Dealer, Entry, Line, Note, Pace, Presence, Question, Room, Seen, Stamped, Tick,
    draft::{Drafts, draft_is_possible},
};

/// A viewer's way to the table, by the host's number.
pub type SocketId = u64;

/// What comes in.
#[allow(missing_docs, reason = "fields are what their names say")]
pub enum Input {
    /// Somebody comes to look or play, with the number of the last event they have.
    Join {
        /// By which way.
        socket: SocketId,
        visitor: Visitor,
        /// Without it they are told the whole state.
        after: Option<u64>,
    },
    /// A socket is gone.
    Leave(SocketId),
    /// A message of a socket that has joined.
    Said(SocketId, ClientMessage),
    /// A measured answer to a ping, in milliseconds.
    Lag(SocketId, Millis),
    /// What became of somebody's account.
    News(AccountId, News),
    /// A chair for somebody who wants to play at once; the host's number comes back with the answer.
    Seat(AccountId, u64),
    /// The next game, dealt at once: where all sit at one device, nobody waits for another's word.
    Begin,
    /// What somebody is called, who was looked up.
    Named(AccountId, Option<String>),
    /// A moment somebody waited for, or any other.
    Moment,
    /// What programs do, asked at a line.
    Answer(u64, Option<Command>),
    /// Whether the lines handed out are in the log; if not, nobody knows.
    Stored(bool),
    /// The log's lines after those the table knows of.
    ReadBack(Vec<Stamped>),
    /// The log for somebody who missed events, if it can be read.
    Missed(Option<Box<Log>>),
    /// The host goes down.
    Stop,
}

/// What is to be done.
pub enum Effect {
    /// Append these lines to the log, with what is looked for from outside: [`Input::Stored`] answers.
    Append(Vec<Line>, Vec<Note>),
    /// Make the log one's own again and read it on: [`Input::ReadBack`] answers.
    ReadBack,
    /// Read the log from a snapshot of at most so many lines on: [`Input::Missed`] answers.
    ReadMissed(u64),
    /// Keep what the log's first so many lines come to. Nobody waits for it.
    Snapshot(u64, String),
    /// Tell these sockets the same, in order.
    Tell(Vec<SocketId>, Vec<ServerMessage>),
    /// End these sockets.
    Close(Vec<SocketId>, CloseCode),
    /// Let programs think: [`Input::Answer`] answers.
    Ask(Box<Question>),
    /// Look somebody's name up: [`Input::Named`] answers.
    LookUp(AccountId),
    /// Whether the host's number so and so got a chair.
    Seated(u64, bool),
    /// Whether the table has a chair for whoever wants to play at once.
    Waits(bool),
    /// A program's move at a line was refused, which is a fault of the program; its seat draws or passes.
    Trouble(u64),
    /// Nothing comes any more.
    End,
}

/// The lines of a log after what a snapshot comes to, or all of them.
pub struct Log {
    /// The table of the snapshot.
    pub base: Option<Room>,
    /// What came after it.
    pub lines: Vec<Stamped>,
}

/// How tables of a host live.
#[derive(Clone)]
pub struct HostOptions {
    /// How long things take.
    pub pace: Pace,
    /// Who shuffles.
    pub dealer: Arc<dyn Dealer>,
    /// Whether everybody sits at one device. Nobody learns a secret there from a program that does not wait.
    pub one_device: bool,
}

/// How a table begins.
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// Who opens it.
    pub host: AccountId,
    /// What is agreed on.
    pub options: Options,
    /// The code to join by.
    pub code: String,
    /// Whether it fills up by itself.
    pub quick: bool,
    /// Who sits down at once.
    pub sitters: Vec<(Seat, Sitter)>,
    /// Whether they are ready for the first game.
    pub ready: bool,
}

/// A table and all that is true of it only at the moment.
pub struct Driver {
    room: Room,
    host_options: HostOptions,
    bytes: Box<Bytes<'static>>,
    now: Millis,
    presence: Presence,
    sockets: BTreeMap<SocketId, Socket>,
    drafts: Drafts,
    /// What people who have a chair are called.
    names: BTreeMap<AccountId, String>,
    /// By seat, where a program watches.
    seen: Vec<Seen>,
    asking: Option<Asking>,
    /// The line at which programs were asked last.
    asked_at: u64,
    /// The line of the turn whose warning was given.
    warned: u64,
    /// Whether the host knows that there is a chair for whoever wants to play at once.
    waits: bool,
    /// The lines folded at the start, for those who come back.
    warm: Option<Log>,
    waiting: Option<Waiting>,
    queue: VecDeque<Input>,
    ended: bool,
    effects: Vec<Effect>,
}

/// What the table waits for before it does anything else.
enum Waiting {
    Stored(Box<Proposal>),
    ReadBack(Then),
    Join(Joining),
}

impl Driver {
    /// A table just opened, and its first lines, which its host stores before anything else. All chance there is
    /// at the table comes from the bytes.
    ///
    /// # Panics
    /// Never: a new table opens.
    pub fn open(
        new_table: NewTable,
        host_options: HostOptions,
        bytes: Box<Bytes<'static>>,
        now: Millis,
    ) -> (Self, Vec<Line>, Vec<Note>) {
        let NewTable { id, host, options, code, quick, sitters, ready } = new_table;
        let opened = Stamped {
            at: now,
            by: None,
            entry: Entry::Opened { host, options, code: code.clone(), quick },
        };
        let room = Room::begun(id, &opened).expect("a new table opens");
        let mut driver = Self::new(room, host_options, bytes, now);
        let people = sitters.iter().filter(|(_, sitter)| ready && sitter.person().is_some());
        let ready: Vec<Entry> = people
            .map(|(seat, _)| Entry::Common(CommonEvent::Ready { seat: *seat, ready: true }))
            .collect();
        let sat = sitters
            .into_iter()
            .map(|(seat, sitter)| Entry::Common(CommonEvent::Sat { seat, sitter }));
        let proposal = driver.work_out(sat.chain(ready).collect(), None, Then::Nothing);
        let lines = std::iter::once(opened.line()).chain(proposal.lines()).collect();
        let mut notes = vec![Note::Opened { code }];
        notes.extend(proposal.notes(&driver.room));
        driver.adopt(proposal);
        (driver, lines, notes)
    }

    /// A table as its log says, none if the log has no line. Then its host calls [`Driver::wake`].
    pub fn take_up(
        id: TableId,
        log: Log,
        host_options: HostOptions,
        bytes: Box<Bytes<'static>>,
        now: Millis,
    ) -> Option<Self> {
        let (mut room, rest) = match &log.base {
            Some(base) => (base.clone(), &log.lines[..]),
            None => (Room::begun(id, log.lines.first()?)?, &log.lines[1..]),
        };
        let nobody = BTreeMap::new();
        let mut seen = vec![Seen::new(); room.chairs().len()];
        for line in rest {
            step(&nobody, &mut room, line.clone()).show(&mut seen);
        }
        let driver = Self::new(room, host_options, bytes, now);
        Some(Self { seen, warm: Some(log), ..driver })
    }

    fn new(room: Room, host_options: HostOptions, bytes: Box<Bytes<'static>>, now: Millis) -> Self {
        let seats = room.options().seats;
        Self {
            room,
            host_options,
            bytes,
            now,
            presence: Presence::new(seats, now),
            sockets: BTreeMap::new(),
            drafts: Drafts::default(),
            names: BTreeMap::new(),
            seen: vec![Seen::new(); seats.into()],
            asking: None,
            asked_at: 0,
            warned: 0,
            waits: false,
            warm: None,
            waiting: None,
            queue: VecDeque::new(),
            ended: false,
            effects: Vec::new(),
        }
    }

    /// The host has just started, and last was alive at some moment: clocks wait for people to come back, unless they
    /// are there already.
    pub fn wake(&mut self, alive: Option<Millis>, now: Millis) -> Vec<Effect> {
        self.now = now;
        if !self.host_options.one_device {
            self.presence.wait_until(Some(now + self.host_options.pace.wake));
        }
        self.effects.extend(self.room.people_named().map(Effect::LookUp));
        self.sleep(alive);
        if self.host_options.one_device && self.waiting.is_none() {
            self.after_change();
        }
        std::mem::take(&mut self.effects)
    }

    /// The table as stored.
    pub fn room(&self) -> &Room {
        &self.room
    }

    /// What people who have a chair, or had one, are called.
    pub fn names(&self) -> &BTreeMap<AccountId, String> {
        &self.names
    }

    /// Whether it waits for an answer of its host's.
    pub fn is_waiting(&self) -> bool {
        self.waiting.is_some()
    }

    /// When to hand in [`Input::Moment`].
    pub fn wakes_at(&self) -> Option<Millis> {
        if self.waiting.is_some() || self.ended {
            return None;
        }
        let due = self.room.due(&self.presence, &self.host_options.pace).map(|(at, _)| at);
        let asking = self.asking.as_ref().map(|asking| self.asks_at(asking));
        [due, self.warns_at(), self.drafts.due(), asking].into_iter().flatten().min()
    }

    /// Takes something in, and says what is to be done.
    pub fn handle(&mut self, input: Input, now: Millis) -> Vec<Effect> {
        self.now = now;
        match input {
            Input::Stored(stored) => self.stored(stored),
            Input::ReadBack(lines) => self.read_back(lines),
            Input::Missed(log) => self.found_missed(log),
            Input::Named(who, name) => self.named(who, name),
            // What is due stays due.
            Input::Moment if self.waiting.is_some() => {}
            input => self.queue.push_back(input),
        }
        while self.waiting.is_none()
            && !self.ended
            && let Some(input) = self.queue.pop_front()
        {
            self.take(input);
        }
        std::mem::take(&mut self.effects)
    }

    fn take(&mut self, input: Input) {
        match input {
            Input::Join { socket, visitor, after } => self.join(socket, visitor, after),
            Input::Leave(socket) => self.leave(socket),
            Input::Said(socket, ClientMessage::Command { id, after, request }) => {
                self.command(socket, id, after, &request);
            }
            Input::Said(socket, ClientMessage::Draft { after, draft }) => {
                self.draft(socket, after, draft);
            }
            Input::Said(socket, ClientMessage::Hello { .. }) => {
                if self.sockets.contains_key(&socket) {
                    self.effects.push(Effect::Close(vec![socket], CloseCode::BadMessage));
                    self.leave(socket);
                }
            }
            Input::Lag(socket, lag) => {
                if let Some(seat) = self.seat_of(socket) {
                    self.presence.measured(seat, lag);
                }
            }
            Input::News(who, news) => self.hear(who, news),
            Input::Seat(who, number) => {
                match self.room.decide(who, self.room.lines(), &Request::Sit { seat: None }) {
                    Ok(entries) => self.propose(entries, None, Then::Seat { who, number }),
                    Err(refused) => {
                        let sits = refused == Refused::AlreadySeated;
                        self.effects.push(Effect::Seated(number, sits));
                    }
                }
            }
            Input::Begin => {
                let entries = self.room.begin(&mut *self.bytes);
                self.propose(entries, None, Then::Nothing);
            }
            Input::Moment => self.moment(),
            Input::Answer(line, command) => self.answered(line, command),
            Input::Stop => self.end(CloseCode::GoingAway),
            // Answers do not queue.
            Input::Stored(_) | Input::ReadBack(_) | Input::Missed(_) | Input::Named(..) => {}
        }
    }

    fn command(&mut self, socket: SocketId, id: CommandId, after: u64, request: &Request) {
        let Some(who) = self.sockets.get(&socket).map(|socket| socket.who) else { return };
        if let Some(number) = self.room.done(who, id) {
            return self.tell(socket, ServerMessage::Ack { id, number });
        }
        match self.room.decide(who, after, request) {
            Ok(entries) => {
                let by = By { who, id };
                self.propose(entries, Some(by), Then::Answer { socket, by });
            }
            Err(refused) => self.tell(socket, ServerMessage::Refused { id, refused }),
        }
    }

    fn draft(&mut self, socket: SocketId, after: u64, draft: Option<Draft>) {
        let seat = self.seat_of(socket);
        let Some((seat, _, line)) = self.room.turn().filter(|turn| Some(turn.0) == seat) else {
            return;
        };
        let view = self.room.game().and_then(|game| game.seat_view(seat));
        let possible = |draft: &Draft| view.is_some_and(|view| draft_is_possible(draft, &view));
        if after >= line && draft.as_ref().is_none_or(possible) {
            self.drafts.take_in(draft, self.now);
        }
    }

    fn draft_message(&self, seat: Seat) -> ServerMessage {
        let open = self.room.options().rules.open_drafts;
        let draft = self.drafts.latest().map(|draft| HiddenDraft::of(draft, open));
        ServerMessage::Draft { seat, draft }
    }

    /// What time has brought.
    fn moment(&mut self) {
        let is_due = |at: &Millis| *at <= self.now;
        let due =
            self.room.due(&self.presence, &self.host_options.pace).filter(|(at, _)| is_due(at));
        let warns = self.warns_at().is_some_and(|at| is_due(&at));
        let shows = self.drafts.due().is_some_and(|at| is_due(&at));
        let asks = self.asking.as_ref().is_some_and(|asking| is_due(&self.asks_at(asking)));
        if let Some((_, tick)) = due {
            if tick == Tick::TimeUp
                && let Some((seat, ..)) = self.room.turn()
            {
                self.presence.turn_ran_out(seat);
            }
            let entries = self.room.tick(tick, self.drafts.latest().cloned());
            let then = if tick == Tick::Wake { Then::Wake } else { Then::Nothing };
            return self.propose(entries, None, then);
        }
        if warns {
            self.warn();
        }
        if shows && let Some((seat, ..)) = self.room.turn() {
            self.drafts.told(self.now);
            self.tell_all(Some(seat), &self.draft_message(seat));
        }
        if asks && let Some(asking) = self.asking.take() {
            self.effects.push(Effect::Ask(Box::new(asking.question)));
        }
    }

    fn warns_at(&self) -> Option<Millis> {
        let (_, _, line) = self.room.turn()?;
        let deadline = self.room.deadline(&self.presence)?;
        let awake = self.presence.wakes_at().is_none();
        (awake && line > self.warned).then(|| deadline - self.host_options.pace.warning)
    }

    fn warn(&mut self) {
        if let (Some((seat, _, line)), Some(deadline)) =
            (self.room.turn(), self.room.deadline(&self.presence))
        {
            self.warned = line;
            let left = deadline - self.now;
            self.tell_all(None, &ServerMessage::Warning { seat, left });
        }
    }

    fn end(&mut self, code: CloseCode) {
        let all = std::mem::take(&mut self.sockets).into_keys().collect();
        self.effects.push(Effect::Close(all, code));
        self.effects.push(Effect::End);
        self.ended = true;
    }
}
