//! The task of one table.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use dublet_protocol::{
    AccountId, CloseCode, CommandId, HiddenDraft, Millis, PROTOCOL, Refused, Request,
    ServerMessage, Sitter, TableId, Viewer,
};
use dublet_rules::{
    game::{Command, Draft, Event, Phase},
    seat::Seat,
};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep, sleep_until},
};

use super::{
    bots::{self, Question},
    drafts::{self, Drafts},
    hall::House,
    outbox::{Outbox, Outgoing, text},
    sockets::{Sockets, event, viewer},
};
use crate::{
    room::{Asleep, By, Entry, Presence, Room, Stamped, Tick},
    store::{Append, Line, Note, StoreError},
};

/// What the task of a table is asked for.
pub(super) enum Order {
    /// Somebody comes to look or play.
    Join { socket: u64, who: AccountId, after: Option<u64>, outbox: Outbox },
    /// A socket is gone.
    Leave { socket: u64 },
    /// A command of a socket.
    Command { socket: u64, id: CommandId, after: u64, request: Request },
    /// Tiles being moved about.
    Draft { socket: u64, after: u64, draft: Option<Draft> },
    /// A measured line.
    Lag { socket: u64, lag: Millis },
    /// What programs do, found at a line.
    Bots { line: u64, command: Option<Command> },
    /// A chair for somebody who wants to play at once.
    Seat { who: AccountId, answer: oneshot::Sender<bool> },
    /// The server goes down.
    Stop,
}

/// Sockets one person may have at a table.
const SOCKETS_OF_ONE: usize = 8;
/// Once everybody is back after a start of the server, clocks run this much later: drafts are on their way.
const SETTLE: Millis = 1_000;
/// Between two tries to reach a store that failed.
const AGAIN: Duration = Duration::from_millis(200);

/// The task ends.
struct Ended;

pub(super) struct Table {
    id: TableId,
    house: Arc<House>,
    orders: mpsc::Receiver<Order>,
    /// For those who think for this table.
    own: mpsc::WeakSender<Order>,
    epoch: u64,
    room: Room,
    presence: Presence,
    sockets: Sockets,
    drafts: Drafts,
    /// What people who have a chair are called.
    names: BTreeMap<AccountId, String>,
    /// The line at which programs were asked.
    asked_at: u64,
    /// The line of the turn whose warning was given.
    warned: u64,
    /// The lines just folded after a start, for those who come back.
    warm: Vec<Line>,
}

impl Table {
    /// A table whose opening was just stored.
    pub(super) fn opened(
        id: TableId,
        house: Arc<House>,
        (own, orders): (&mpsc::Sender<Order>, mpsc::Receiver<Order>),
        epoch: u64,
        room: Room,
    ) -> Self {
        let presence = Presence::new(room.options().seats, house.clock.now());
        Self {
            id,
            house,
            orders,
            own: own.downgrade(),
            epoch,
            room,
            presence,
            sockets: Sockets::default(),
            drafts: Drafts::default(),
            names: BTreeMap::new(),
            asked_at: 0,
            warned: 0,
            warm: Vec::new(),
        }
    }

    /// A table of the store, after a start of the server which last was alive at some moment.
    pub(super) async fn load(
        id: TableId,
        house: Arc<House>,
        orders: (&mpsc::Sender<Order>, mpsc::Receiver<Order>),
        alive: Option<Millis>,
    ) -> Result<Self, StoreError> {
        let epoch = house.store.claim(id).await?;
        let (room, warm) = fold(&house, id).await?;
        let room = room.ok_or(StoreError::Refused("no such table"))?;
        let last = room.last();
        let mut table = Self::opened(id, house, orders, epoch, room);
        table.warm = warm;
        let now = table.house.clock.now();
        let until = now + table.house.pace.wake;
        // Nobody pays for the time from the last sign of life on.
        let since = alive.map_or(last, |alive| alive.max(last));
        table.presence.set_asleep(Some(Asleep { since, until }));
        table.learn_names().await;
        Ok(table)
    }

    /// Lives until the table is closed or the server goes down.
    pub(super) async fn run(mut self) {
        self.after_change();
        while let Ok(()) = self.step().await {
            if self.sockets.take_lost() {
                self.count_presence();
            }
        }
        self.house.forget(self.id);
    }

    async fn step(&mut self) -> Result<(), Ended> {
        let due = self.room.due(&self.presence, &self.house.pace);
        let wake = |at: Option<Instant>| async move {
            match at {
                Some(at) => sleep_until(at).await,
                None => std::future::pending().await,
            }
        };
        let warning = self.warning_at();
        tokio::select! {
            biased;
            () = wake(due.map(|(at, _)| self.house.clock.instant(at))) => {
                let (_, tick) = due.expect("it was due");
                self.tick(tick).await
            }
            order = self.orders.recv() => match order {
                Some(order) => self.order(order).await,
                None => Err(Ended),
            },
            () = wake(warning.map(|at| self.house.clock.instant(at))) => {
                self.warn();
                Ok(())
            }
            () = wake(self.drafts.due()) => {
                self.tell_draft();
                Ok(())
            }
        }
    }

    async fn order(&mut self, order: Order) -> Result<(), Ended> {
        match order {
            Order::Join { socket, who, after, outbox } => {
                self.join(socket, who, after, outbox).await
            }
            Order::Leave { socket } => {
                if self.sockets.remove(socket).is_some() {
                    self.count_presence();
                }
                Ok(())
            }
            Order::Command { socket, id, after, request } => {
                self.command(socket, id, after, &request).await
            }
            Order::Draft { socket, after, draft } => {
                self.draft(socket, after, draft);
                Ok(())
            }
            Order::Lag { socket, lag } => {
                let seat = self.sockets.get(socket).and_then(|s| self.room.seat_of(s.who));
                if let Some(seat) = seat {
                    self.presence.measured(seat, lag);
                }
                Ok(())
            }
            Order::Bots { line, command } => self.bots_moved(line, command).await,
            Order::Seat { who, answer } => {
                let sat =
                    match self.room.decide(who, self.room.lines(), &Request::Sit { seat: None }) {
                        Ok(entries) => self.commit(entries, None).await.is_ok(),
                        Err(refused) => refused == Refused::AlreadySeated,
                    };
                let _ = answer.send(sat);
                self.end_if_closed()
            }
            Order::Stop => {
                self.sockets.close(CloseCode::GoingAway);
                Err(Ended)
            }
        }
    }

    async fn join(
        &mut self,
        socket: u64,
        who: AccountId,
        after: Option<u64>,
        outbox: Outbox,
    ) -> Result<(), Ended> {
        let refuse = |code| {
            let _ = outbox.send(Outgoing::Close(code));
            Ok(())
        };
        if self.room.seat_of(who).is_none() && !self.may_look(who) {
            return refuse(CloseCode::NotFound);
        }
        if self.sockets.of(who) >= SOCKETS_OF_ONE {
            return refuse(CloseCode::TooManySockets);
        }
        // A page that has seen more than there is was promised something that was lost. It cannot happen.
        if after.is_some_and(|after| after > self.room.lines()) {
            return refuse(CloseCode::WrongProtocol);
        }
        let name = self.house.store.account(who).await.ok().flatten().and_then(|who| who.name);
        let viewer = viewer(&self.room, who);
        let missed = match after {
            Some(after) => match self.missed(after, viewer).await {
                Ok(missed) => missed,
                Err(_) => return refuse(CloseCode::Failed),
            },
            None => Vec::new(),
        };
        self.sockets.add(socket, who, name.clone(), outbox);
        let new_name = name.filter(|_| self.room.seat_of(who).is_some());
        if let Some(name) = new_name
            && self.names.get(&who) != Some(&name)
        {
            self.sockets.tell_all(
                &self.room,
                None,
                &ServerMessage::Name { who, name: name.clone() },
            );
            self.names.insert(who, name);
        }
        let seats = Seat::first(self.room.options().seats);
        self.count_presence();
        let welcome = ServerMessage::Welcome {
            protocol: PROTOCOL,
            viewer,
            now: self.house.clock.now(),
            number: self.room.lines(),
            state: after.is_none().then(|| Box::new(self.room.state(viewer))),
            names: self.names.clone(),
            present: seats.filter(|seat| self.presence.is_here(*seat)).collect(),
        };
        let mut texts = vec![text(&welcome)];
        texts.extend(missed);
        self.sockets.send(socket, Outgoing::Texts(texts));
        self.show_draft_to(socket, viewer);
        if let Some(seat) = self.room.seat_of(who) {
            let back = self.room.came(seat);
            if !back.is_empty() {
                let _ = self.commit(back, None).await;
            }
        }
        self.after_change();
        Ok(())
    }

    /// Who has a chair may, others where the table lets them, and who may yet sit down.
    fn may_look(&self, _who: AccountId) -> bool {
        let free = self.room.chairs().iter().any(|chair| chair.sitter.is_none());
        self.room.options().spectators || free
    }

    /// The events after a number, as texts for a viewer.
    async fn missed(&self, after: u64, viewer: Viewer) -> Result<Vec<Arc<str>>, StoreError> {
        if after == self.room.lines() {
            return Ok(Vec::new());
        }
        let read;
        let (lines, mut room) = match self.warm.is_empty() {
            false => (&self.warm, None),
            true => {
                let snapshot = self.house.store.snapshot(self.id).await?;
                let base = snapshot.filter(|(lines, _)| *lines <= after);
                let base = base.and_then(|(_, text)| Room::from_snapshot(self.id, &text));
                read = self.house.store.read(self.id, base.as_ref().map_or(0, Room::lines)).await?;
                (&read, base)
            }
        };
        let mut texts = Vec::new();
        for line in lines.iter().map(Stamped::read) {
            let line = line.map_err(|bad| StoreError::Failed(bad.to_string()))?;
            Room::fold_one(self.id, &mut room, &line);
            if let Some(room) = room.as_ref().filter(|room| room.lines() > after) {
                texts.push(text(&event(room, &line, viewer)));
            }
        }
        Ok(texts)
    }

    async fn command(
        &mut self,
        socket: u64,
        id: CommandId,
        after: u64,
        request: &Request,
    ) -> Result<(), Ended> {
        let Some(who) = self.sockets.get(socket).map(|socket| socket.who) else { return Ok(()) };
        let by = By { who, id };
        let answer = match self.room.done(who, id) {
            Some(number) => ServerMessage::Ack { id, number },
            None => match self.room.decide(who, after, request) {
                Err(refused) => ServerMessage::Refused { id, refused },
                Ok(entries) => {
                    let stored = self.commit(entries, Some(by)).await;
                    match (stored, self.room.done(who, id)) {
                        (Ok(number), _) | (Err(_), Some(number)) => {
                            ServerMessage::Ack { id, number }
                        }
                        (Err(_), None) => {
                            ServerMessage::Refused { id, refused: Refused::NotStored }
                        }
                    }
                }
            },
        };
        self.sockets.tell(socket, &answer);
        self.end_if_closed()
    }

    fn draft(&mut self, socket: u64, after: u64, draft: Option<Draft>) {
        let seat = self.sockets.get(socket).and_then(|s| self.room.seat_of(s.who));
        let Some((seat, _, line)) = self.room.turn().filter(|turn| Some(turn.0) == seat) else {
            return;
        };
        let view = self.room.game().and_then(|game| game.seat_view(seat));
        let possible = |draft: &Draft| view.is_some_and(|view| drafts::is_possible(draft, &view));
        if after >= line && draft.as_ref().is_none_or(possible) {
            self.drafts.take_in(draft);
        }
    }

    fn draft_message(&self, seat: Seat) -> ServerMessage {
        let open = self.room.options().rules.open_drafts;
        let draft = self.drafts.latest().map(|draft| HiddenDraft::of(draft, open));
        ServerMessage::Draft { seat, draft }
    }

    fn tell_draft(&mut self) {
        self.drafts.told();
        if let Some((seat, ..)) = self.room.turn() {
            self.sockets.tell_all(&self.room, Some(seat), &self.draft_message(seat));
        }
    }

    fn show_draft_to(&mut self, socket: u64, viewer: Viewer) {
        let Some((seat, ..)) = self.room.turn() else { return };
        if self.drafts.latest().is_some() && viewer != (Viewer::Seat { seat }) {
            let message = self.draft_message(seat);
            self.sockets.tell(socket, &message);
        }
    }

    fn warning_at(&self) -> Option<Millis> {
        let (_, _, line) = self.room.turn()?;
        let deadline = self.room.deadline(&self.presence)?;
        let awake = self.presence.asleep().is_none();
        (awake && line > self.warned).then(|| deadline - self.house.pace.warning)
    }

    fn warn(&mut self) {
        let (Some((seat, _, line)), Some(deadline)) =
            (self.room.turn(), self.room.deadline(&self.presence))
        else {
            return;
        };
        self.warned = line;
        let left = deadline - self.house.clock.now();
        self.sockets.tell_all(&self.room, None, &ServerMessage::Warning { seat, left });
    }

    async fn tick(&mut self, tick: Tick) -> Result<(), Ended> {
        let now = self.house.clock.now();
        let draft = self.drafts.latest().cloned();
        let entries = self.room.tick(tick, &self.presence, draft, now);
        if tick == Tick::Wake {
            self.warm = Vec::new();
        }
        if entries.is_empty() {
            if tick == Tick::Wake {
                self.presence.set_asleep(None);
                self.after_change();
            }
            return Ok(());
        }
        if self.commit(entries, None).await.is_ok() && tick == Tick::Wake {
            self.presence.set_asleep(None);
            self.after_change();
        }
        self.end_if_closed()
    }

    async fn bots_moved(&mut self, line: u64, command: Option<Command>) -> Result<(), Ended> {
        if line != self.room.lines() {
            return Ok(());
        }
        let Some(command) = command else { return Ok(()) };
        match self.room.play(&command) {
            Ok(entries) => {
                let _ = self.commit(entries, None).await;
            }
            Err(_) => tracing::error!(table = %self.id, line, "a program's move was refused"),
        }
        self.end_if_closed()
    }

    fn end_if_closed(&mut self) -> Result<(), Ended> {
        if self.room.is_closed() {
            self.sockets.close(CloseCode::TableClosed);
            return Err(Ended);
        }
        Ok(())
    }

    /// Stores entries with all that follows from them, then makes them so and tells everybody.
    async fn commit(&mut self, entries: Vec<Entry>, by: Option<By>) -> Result<u64, StoreError> {
        let now = self.house.clock.now();
        let lines = {
            let mut bytes = || self.house.bytes();
            self.room.complete(entries, by, now, &*self.house.dealer, &mut bytes)
        };
        if lines.is_empty() {
            return Ok(self.room.lines());
        }
        let append = Append {
            table: self.id,
            expected: self.room.lines(),
            epoch: self.epoch,
            lines: lines.iter().map(Stamped::line).collect(),
            notes: notes(&self.room, &lines),
        };
        let stored = self.house.store.append(append).await;
        match stored {
            Ok(()) => self.make_so(&lines),
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "a command was not stored");
                self.recover().await;
                return Err(error);
            }
        }
        Ok(self.room.lines())
    }

    /// After a failure nobody knows what was written: the log says.
    async fn recover(&mut self) {
        loop {
            let known = async {
                self.epoch = self.house.store.claim(self.id).await?;
                self.house.store.read(self.id, self.room.lines()).await
            };
            if let Ok(lines) = known.await
                && let Ok(lines) = lines.iter().map(Stamped::read).collect::<Result<Vec<_>, _>>()
            {
                self.make_so(&lines);
                return;
            }
            sleep(AGAIN).await;
        }
    }

    fn make_so(&mut self, lines: &[Stamped]) {
        for line in lines {
            let turn = self.room.turn().map(|(_, _, line)| line);
            if let Entry::GameOpened { .. } = line.entry {
                self.keep_snapshot();
            }
            let before = self.room.chairs().to_vec();
            self.room.apply(line);
            self.sockets.tell_line(&self.room, line);
            if self.room.turn().map(|(_, _, line)| line) != turn {
                self.drafts.clear();
            }
            if before != self.room.chairs() {
                self.count_presence();
                self.introduce(&line.entry);
            }
        }
        if !self.warm.is_empty() {
            self.warm.extend(lines.iter().map(Stamped::line));
        }
        self.after_change();
    }

    /// Says what a newcomer is called.
    fn introduce(&mut self, entry: &Entry) {
        let Entry::Sat { sitter: Sitter::Person { who }, .. } = entry else { return };
        if let Some(name) = self.sockets.name_of(*who).map(str::to_owned) {
            let message = ServerMessage::Name { who: *who, name: name.clone() };
            self.sockets.tell_all(&self.room, None, &message);
            self.names.insert(*who, name);
        }
    }

    /// A cache of the log up to here, not waited for.
    fn keep_snapshot(&self) {
        let Some(snapshot) = self.room.snapshot() else { return };
        let (store, table, lines) = (self.house.store.clone(), self.id, self.room.lines());
        tokio::spawn(async move { store.keep_snapshot(table, lines, snapshot).await });
    }

    /// Counts who is there, tells others, and lets clocks run once everybody is back.
    fn count_presence(&mut self) {
        let now = self.house.clock.now();
        let here = |presence: &Presence, seat: Seat| presence.is_here(seat);
        let before = self.presence.clone();
        let counts = self.sockets.by_seat(&self.room);
        self.presence.count(&counts, self.sockets.len(), now);
        for seat in Seat::first(self.room.options().seats) {
            let is_here = here(&self.presence, seat);
            if is_here != here(&before, seat) {
                let message = ServerMessage::Presence { seat, here: is_here };
                self.sockets.tell_all(&self.room, None, &message);
            }
        }
        if let Some(asleep) = self.presence.asleep()
            && self.room.all_back(&self.presence)
        {
            let until = asleep.until.min(now + SETTLE);
            self.presence.set_asleep(Some(Asleep { until, ..asleep }));
        }
        self.after_change();
    }

    /// What a change may bring: a table that waits for nobody any more, programs to ask.
    fn after_change(&mut self) {
        let free = self.room.chairs().iter().any(|chair| chair.sitter.is_none());
        self.house.waits(self.id, &self.room, self.room.is_quick() && free);
        self.ask_bots();
    }

    /// Asks the programs, once a line, while somebody is there to see them play.
    fn ask_bots(&mut self) {
        let line = self.room.lines();
        let watched = self.sockets.len() > 0 && self.presence.asleep().is_none();
        if self.asked_at == line || !watched {
            return;
        }
        let bots = self.room.bots();
        let Some(game) = self.room.game().filter(|game| game.phase() == Phase::Play) else {
            return;
        };
        let public = game.public_view();
        let is_bot = |seat: Seat| bots.iter().any(|(bot, _)| *bot == seat);
        let moves = public.turn.is_some_and(is_bot);
        let speaks = public.claims_open || public.may_announce.is_some_and(is_bot);
        if bots.is_empty() || (!moves && !speaks) {
            return;
        }
        self.asked_at = line;
        // A person may have something to say before a program acts (rules 2.3, 7.4).
        let claimable = public.claims_open && public.rules.three_doublets;
        let announcing = public.may_announce.is_some_and(|seat| !is_bot(seat));
        let patience = match claimable || announcing {
            true => self.house.pace.bot_patience,
            false => self.house.pace.bot_move,
        };
        let first = self.room.game_first().unwrap_or(1) - 1;
        let watching = bots.iter().any(|(_, level)| bots::watches(*level));
        let question =
            Question { game: game.clone(), bots, events: Vec::new(), seed: self.room.bot_seed() };
        let (house, own, table) = (self.house.clone(), self.own.clone(), self.id);
        tokio::spawn(async move {
            sleep(Duration::from_millis(patience.max(0) as u64)).await;
            let events = match watching {
                true => events_of(&house, table, first, line).await,
                false => Some(Vec::new()),
            };
            let Some(events) = events else { return };
            let command = house.thinkers.ask(Question { events, ..question }).await;
            if let Some(own) = own.upgrade() {
                let _ = own.send(Order::Bots { line, command }).await;
            }
        });
    }

    async fn learn_names(&mut self) {
        let people = self.room.chairs().iter().filter_map(|chair| chair.sitter?.person());
        for who in people.collect::<Vec<_>>() {
            if let Ok(Some(account)) = self.house.store.account(who).await
                && let Some(name) = account.name
            {
                self.names.insert(who, name);
            }
        }
    }
}

/// The events of the game that began after so many lines, up to a line.
async fn events_of(house: &House, table: TableId, first: u64, line: u64) -> Option<Vec<Event>> {
    let lines = house.store.read(table, first).await.ok()?;
    let lines = lines.iter().take((line - first) as usize).map(Stamped::read);
    let played = |line: Stamped| match line.entry {
        Entry::Played { event } => Some(event),
        _ => None,
    };
    Some(lines.collect::<Result<Vec<_>, _>>().ok()?.into_iter().filter_map(played).collect())
}

/// A table from its log, with the lines there are since its first.
async fn fold(house: &House, id: TableId) -> Result<(Option<Room>, Vec<Line>), StoreError> {
    let bad = |bad: crate::room::BadLine| StoreError::Failed(bad.to_string());
    let lines = house.store.read(id, 0).await?;
    let room = Room::fold(id, None, &lines).map_err(bad)?;
    Ok((room, lines))
}

/// What of some lines is looked for from outside.
pub(super) fn notes(before: &Room, lines: &[Stamped]) -> Vec<Note> {
    let noted = |line: &Stamped| {
        matches!(line.entry, Entry::GameOpened { .. } | Entry::GameClosed { .. } | Entry::Closed)
    };
    if !lines.iter().any(noted) {
        return Vec::new();
    }
    let mut room = before.clone();
    let mut notes = Vec::new();
    for line in lines {
        room.apply(line);
        match &line.entry {
            Entry::GameOpened { game, .. } => {
                let person = |chair: &dublet_protocol::Chair| chair.sitter?.person();
                let seats = room.chairs().iter().map(person).collect();
                notes.push(Note::GameBegan { game: *game, seats, line: room.lines() });
            }
            Entry::GameClosed { .. } => {
                notes.extend(
                    room.game_id().map(|game| Note::GameEnded { game, line: room.lines() }),
                );
            }
            Entry::Closed => notes.push(Note::Closed),
            _ => {}
        }
    }
    notes
}
