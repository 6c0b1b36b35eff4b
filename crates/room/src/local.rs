//! A table without a server: people at one device and programs, in the same messages. Whoever has it keeps the log,
//! calls it when something is due, and lets programs think.

use std::collections::BTreeMap;

use dublet_players::Level;
use dublet_protocol::{
    AccountId, ClientMessage, CommandId, HiddenDraft, Millis, Options, PROTOCOL, Refused, Request,
    ServerMessage, Sitter, TableId, Viewer,
};
use dublet_rules::{
    game::{Command, Draft, Event, doublets},
    opening::could_have_opened,
    seat::Seat,
};

use super::{
    BadLine, By, Bytes, Entry, FairDealer, Line, Pace, Presence, Question, Room, Stamped, Tick,
    draft_is_possible,
};

/// Who has a chair of a table without a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this device.
    Person,
    /// A program.
    Bot(Level),
}

/// A message for the person of a seat.
pub type Told = (Seat, ServerMessage);

/// A table at one device.
pub struct Local {
    room: Room,
    log: Vec<Line>,
    people: Vec<Seat>,
    names: BTreeMap<AccountId, String>,
    presence: Presence,
    pace: Pace,
    draft: Option<Draft>,
    /// The line of the turn whose warning was given.
    warned: u64,
}

/// The id of whoever sits at a seat: nobody else is ever there.
fn person(seat: Seat) -> AccountId {
    AccountId([seat.index() as u8 + 1; 16])
}

impl Local {
    /// A table at which everybody sits down at once, ready to play.
    ///
    /// # Panics
    /// Never: an opening opens.
    pub fn open(
        id: TableId,
        options: Options,
        players: &[Player],
        pace: Pace,
        now: Millis,
        bytes: &mut Bytes<'_>,
    ) -> Self {
        let host = person(Seat::A);
        let opened = Entry::Opened { host, options, code: String::new(), quick: false };
        let opened = Stamped { at: now, by: None, entry: opened };
        let mut room = None;
        Room::fold_one(id, &mut room, &opened);
        let room = room.expect("an opening opens");
        let mut table = Self::with(room, vec![opened.line()], pace, now);
        let sits = Seat::first(options.seats).zip(players).map(|(seat, player)| {
            let sitter = match player {
                Player::Person => Sitter::Person { who: person(seat) },
                Player::Bot(level) => Sitter::Bot { level: *level },
            };
            Entry::Sat { seat, sitter }
        });
        let sits = sits.collect();
        table.commit(sits, None, now, bytes);
        table.find_people(now);
        let ready = table.people.iter().map(|seat| Entry::Ready { seat: *seat, ready: true });
        let ready = ready.collect();
        table.commit(ready, None, now, bytes);
        table
    }

    /// A table as its log says. Nobody pays for the time since its last line.
    ///
    /// # Errors
    /// When the log cannot be read.
    pub fn resume(
        id: TableId,
        log: Vec<Line>,
        pace: Pace,
        now: Millis,
        bytes: &mut Bytes<'_>,
    ) -> Result<Option<Self>, BadLine> {
        let Some(room) = Room::fold(id, None, &log)? else { return Ok(None) };
        let mut table = Self::with(room, log, pace, now);
        table.find_people(now);
        let slept = table.room.taken_up(None);
        table.commit(slept, None, now, bytes);
        let woke = table.room.tick(Tick::Wake, None);
        table.commit(woke, None, now, bytes);
        Ok(Some(table))
    }

    fn with(room: Room, log: Vec<Line>, pace: Pace, now: Millis) -> Self {
        let presence = Presence::new(room.options().seats, now);
        Self {
            room,
            log,
            people: Vec::new(),
            names: BTreeMap::new(),
            presence,
            pace,
            draft: None,
            warned: 0,
        }
    }

    /// Whoever has a chair is there: it is their device.
    fn find_people(&mut self, now: Millis) {
        let chairs = self.room.chairs();
        let here =
            |seat: &Seat| chairs[seat.index()].sitter.and_then(|sitter| sitter.person()).is_some();
        self.people = Seat::first(self.room.options().seats).filter(here).collect();
        let counts: Vec<u32> = Seat::first(self.room.options().seats)
            .map(|seat| u32::from(self.people.contains(&seat)))
            .collect();
        self.presence.count(&counts, self.people.len(), now);
    }

    /// The same with what its people are called, by seat.
    #[must_use]
    pub fn named(mut self, names: &[String]) -> Self {
        let name = |seat: &Seat| Some((person(*seat), names.get(seat.index())?.clone()));
        self.names = self.people.iter().filter_map(name).collect();
        self
    }

    /// Its log: all there is to keep.
    pub fn log(&self) -> &[Line] {
        &self.log
    }

    /// Its people.
    pub fn people(&self) -> &[Seat] {
        &self.people
    }

    /// Takes in a message of the person of a seat.
    pub fn receive(
        &mut self,
        seat: Seat,
        message: ClientMessage,
        now: Millis,
        bytes: &mut Bytes<'_>,
    ) -> Vec<Told> {
        match message {
            ClientMessage::Hello { .. } => vec![(seat, self.welcome(seat, now))],
            ClientMessage::Command { id, after, request } => {
                self.command(seat, (id, after), &request, now, bytes)
            }
            ClientMessage::Draft { after, draft } => self.take_draft(seat, after, draft),
        }
    }

    fn welcome(&self, seat: Seat, now: Millis) -> ServerMessage {
        let viewer = Viewer::Seat { seat };
        ServerMessage::Welcome {
            protocol: PROTOCOL,
            viewer,
            now,
            number: self.room.lines(),
            state: Some(Box::new(self.room.state(viewer))),
            names: self.names.clone(),
            present: self.people.clone(),
        }
    }

    fn command(
        &mut self,
        seat: Seat,
        (id, after): (CommandId, u64),
        request: &Request,
        now: Millis,
        bytes: &mut Bytes<'_>,
    ) -> Vec<Told> {
        let by = By { who: person(seat), id };
        if let Some(number) = self.room.done(by.who, id) {
            return vec![(seat, ServerMessage::Ack { id, number })];
        }
        match self.decide(seat, after, request) {
            Err(refused) => vec![(seat, ServerMessage::Refused { id, refused })],
            Ok(entries) => {
                let mut told = self.commit(entries, Some(by), now, bytes);
                told.push((seat, ServerMessage::Ack { id, number: self.room.lines() }));
                told
            }
        }
    }

    fn decide(&self, seat: Seat, after: u64, request: &Request) -> Result<Vec<Entry>, Refused> {
        self.room.decide(person(seat), after, request)
    }

    fn take_draft(&mut self, seat: Seat, after: u64, draft: Option<Draft>) -> Vec<Told> {
        let Some((_, _, line)) = self.room.turn().filter(|turn| turn.0 == seat) else {
            return Vec::new();
        };
        let view = self.room.game().and_then(|game| game.seat_view(seat));
        let possible = |draft: &Draft| view.is_some_and(|view| draft_is_possible(draft, &view));
        if after < line || !draft.as_ref().is_none_or(possible) {
            return Vec::new();
        }
        self.draft = draft;
        let open = self.room.options().rules.open_drafts;
        let shown = self.draft.as_ref().map(|draft| HiddenDraft::of(draft, open));
        let others = self.people.iter().filter(|other| **other != seat);
        others.map(|other| (*other, ServerMessage::Draft { seat, draft: shown.clone() })).collect()
    }

    /// When [`Local::tick`] has something to do.
    pub fn due(&self) -> Option<Millis> {
        let tick = self.room.due(&self.presence, &self.pace).map(|(at, _)| at);
        [tick, self.warning()].into_iter().flatten().min()
    }

    fn warning(&self) -> Option<Millis> {
        self.room.turn().filter(|turn| turn.2 > self.warned)?;
        Some(self.room.deadline(&self.presence)? - self.pace.warning)
    }

    /// What time has brought.
    pub fn tick(&mut self, now: Millis, bytes: &mut Bytes<'_>) -> Vec<Told> {
        let mut told = Vec::new();
        if self.warning().is_some_and(|at| at <= now)
            && let (Some((seat, _, line)), Some(deadline)) =
                (self.room.turn(), self.room.deadline(&self.presence))
        {
            self.warned = line;
            let warning = ServerMessage::Warning { seat, left: deadline - now };
            told.extend(self.people.iter().map(|person| (*person, warning.clone())));
        }
        if let Some((at, tick)) = self.room.due(&self.presence, &self.pace)
            && at <= now
        {
            let entries = self.room.tick(tick, self.draft.clone());
            told.extend(self.commit(entries, None, now, bytes));
        }
        told
    }

    /// What to ask the programs, if they may have something to do.
    pub fn question(&self) -> Option<Question> {
        Some(self.room.question()?.after(self.events()))
    }

    /// Lets programs wait so long before they move. When somebody gains by speaking they wait as ever (rules 2.3, 7.4).
    pub fn hurry(&mut self, bot_move: Millis) {
        self.pace.bot_move = bot_move;
    }

    /// How long a program waits with an answer, so that people see what it does.
    pub fn patience(&self, question: &Question) -> Millis {
        let waits =
            question.patient && self.people.iter().any(|seat| self.gains_by_speaking(*seat));
        if waits { self.pace.bot_patience } else { self.pace.bot_move }
    }

    /// Whether a claim or an announcement of a person would count (rules 2.3, 7.4). At one device nobody learns a secret
    /// from a program that does not wait.
    fn gains_by_speaking(&self, seat: Seat) -> bool {
        let Some(view) = self.room.game().and_then(|game| game.seat_view(seat)) else {
            return false;
        };
        let claims = view.public.claims_open && doublets(&view.rack).count() >= 3;
        let announces = view.public.may_announce == Some(seat)
            && could_have_opened(&view.public.rules, &view.rack);
        claims || announces
    }

    /// What a program does, found at a line.
    pub fn bots_moved(
        &mut self,
        line: u64,
        command: &Command,
        now: Millis,
        bytes: &mut Bytes<'_>,
    ) -> Vec<Told> {
        if line != self.room.lines() {
            return Vec::new();
        }
        match self.room.play(command) {
            Ok(entries) => self.commit(entries, None, now, bytes),
            Err(_) => Vec::new(),
        }
    }

    /// The events of the game under way.
    fn events(&self) -> Vec<Event> {
        let first = self.room.game_first().map_or(0, |first| first as usize - 1);
        let played = |line: &Line| match Stamped::read(line).ok()?.entry {
            Entry::Played { event } => Some(event),
            _ => None,
        };
        self.log[first..].iter().filter_map(played).collect()
    }

    fn commit(
        &mut self,
        entries: Vec<Entry>,
        by: Option<By>,
        now: Millis,
        bytes: &mut Bytes<'_>,
    ) -> Vec<Told> {
        let mut told = Vec::new();
        for line in self.room.complete(entries, by, now, &FairDealer, bytes) {
            let turn = self.room.turn().map(|turn| turn.2);
            self.room.apply(&line);
            self.log.push(line.line());
            if self.room.turn().map(|turn| turn.2) != turn {
                self.draft = None;
            }
            for seat in &self.people {
                let event = Box::new(self.room.told(&line.entry, Viewer::Seat { seat: *seat }));
                let number = self.room.lines();
                told.push((*seat, ServerMessage::Event { number, at: line.at, event }));
            }
        }
        told
    }
}
