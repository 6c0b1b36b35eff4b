//! The task of one table.

mod ask;
mod commit;
mod join;
mod news;

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use dublet_protocol::{
    AccountId, CloseCode, CommandId, HiddenDraft, Millis, Refused, Request, ServerMessage, TableId,
    Viewer,
};
use dublet_room::{By, Presence, Room, Tick, draft_is_possible};
use dublet_rules::{
    game::{Command, Draft},
    seat::Seat,
};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

pub(super) use self::commit::notes;
pub use self::news::{News, Sessions};
use super::{
    brief::Brief, connection::Visitor, drafts::Drafts, hall::House, outbox::Outbox,
    sockets::Sockets,
};
use crate::store::{Line, StoreError};

/// What the task of a table is asked for.
pub(super) enum Order {
    /// Somebody comes to look or play.
    Join { socket: u64, visitor: Visitor, after: Option<u64>, outbox: Outbox },
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
    /// What became of somebody's account.
    News { who: AccountId, news: News },
    /// What there is to see from outside.
    Brief { answer: oneshot::Sender<Brief> },
    /// The server goes down.
    Stop,
}

/// Once everybody is back after a start of the server, clocks run this much later: drafts are on their way.
const SETTLE: Millis = 1_000;
/// Between two tries to reach a store that failed.
pub(super) const AGAIN: Duration = Duration::from_millis(200);

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
    pub(super) async fn woken(
        id: TableId,
        house: Arc<House>,
        orders: (&mpsc::Sender<Order>, mpsc::Receiver<Order>),
        found: Found,
        alive: Option<Millis>,
    ) -> Self {
        let mut table = Self::opened(id, house, orders, found.epoch, found.room);
        table.warm = found.lines;
        let until = table.house.clock.now() + table.house.pace.wake;
        table.presence.wait_until(Some(until));
        // The sleep is in the log before anything else: another crash must not charge what this one did not.
        loop {
            let entries = table.room.taken_up(alive);
            if entries.is_empty() || table.commit(entries, None).await.is_ok() {
                break;
            }
        }
        table.learn_names().await;
        table
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
            Order::Join { socket, visitor, after, outbox } => {
                self.join(socket, visitor, after, outbox).await
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
            Order::News { who, news } => {
                self.hear(who, news);
                Ok(())
            }
            Order::Brief { answer } => {
                let _ = answer.send(Brief::of(&self.room, &self.names));
                Ok(())
            }
            Order::Stop => {
                self.sockets.close(CloseCode::GoingAway);
                Err(Ended)
            }
        }
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
        let outcome = match &answer {
            ServerMessage::Ack { .. } => "done",
            _ => "refused",
        };
        metrics::counter!("dublet_commands_total", "outcome" => outcome).increment(1);
        self.sockets.tell(socket, &answer);
        self.end_if_closed()
    }

    fn draft(&mut self, socket: u64, after: u64, draft: Option<Draft>) {
        let seat = self.sockets.get(socket).and_then(|s| self.room.seat_of(s.who));
        let Some((seat, _, line)) = self.room.turn().filter(|turn| Some(turn.0) == seat) else {
            return;
        };
        let view = self.room.game().and_then(|game| game.seat_view(seat));
        let possible = |draft: &Draft| view.is_some_and(|view| draft_is_possible(draft, &view));
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
        let awake = self.presence.wakes_at().is_none();
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
        let entries = self.room.tick(tick, self.drafts.latest().cloned());
        let stored = entries.is_empty() || self.commit(entries, None).await.is_ok();
        if tick == Tick::Wake && stored {
            self.warm = Vec::new();
            self.presence.wait_until(None);
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
        if let Some(at) = self.presence.wakes_at()
            && self.room.all_back(&self.presence)
        {
            self.presence.wait_until(Some(at.min(now + SETTLE)));
        }
        self.after_change();
    }

    /// What a change may bring: a table that waits for nobody any more, programs to ask.
    fn after_change(&mut self) {
        let free = self.room.chairs().iter().any(|chair| chair.sitter.is_none());
        self.house.waits(self.id, &self.room, self.room.is_quick() && free);
        self.ask_bots();
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

/// A table as its log says, taken into one's hands.
pub(super) struct Found {
    epoch: u64,
    room: Room,
    lines: Vec<Line>,
}

impl Found {
    /// Claims a table and folds its log.
    pub(super) async fn find(house: &House, id: TableId) -> Result<Self, StoreError> {
        let epoch = house.store.claim(id).await?;
        let lines = house.store.read(id, 0).await?;
        let room = Room::fold(id, None, &lines).ok().flatten();
        let room = room.ok_or(StoreError::Refused("the log of a table cannot be read"))?;
        Ok(Self { epoch, room, lines })
    }
}
