//! The task of one table: hosts its driver on the store, the clock and the sockets of this process.

use std::{
    collections::{HashMap, VecDeque},
    sync::Arc,
};

use dublet_protocol::{AccountId, Millis, ServerMessage, TableId};
use dublet_room::{
    BadLine, Driver, Question, Room, Stamped,
    driver::{Effect, Input, Log, SocketId},
};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Duration, Instant, sleep, sleep_until},
};

use super::{
    brief::Brief,
    hall::Services,
    outbox::{Outbox, Outgoing, text},
};
use crate::store::{Append, Line, Note, StoreError};

/// What the task of a table is asked for.
pub(super) enum TableInput {
    /// Something for its driver.
    Driver(Input),
    /// Somebody comes, who is told everything this way.
    Join(Input, SocketId, Outbox),
    /// A chair for somebody who wants to play at once.
    Seat(AccountId, oneshot::Sender<bool>),
    /// What there is to see from outside.
    Brief(oneshot::Sender<Brief>),
}

/// Between two tries to reach a store that failed.
pub(super) const AGAIN: Duration = Duration::from_millis(200);

pub(super) struct LiveTable {
    id: TableId,
    services: Arc<Services>,
    inputs: mpsc::Receiver<TableInput>,
    /// For those who think for this table.
    own: mpsc::WeakSender<TableInput>,
    epoch: u64,
    driver: Driver,
    outboxes: HashMap<SocketId, Outbox>,
    /// Who wants a chair, by the number given to the driver.
    seekers: HashMap<u64, oneshot::Sender<bool>>,
    sought: u64,
    ended: bool,
}

impl LiveTable {
    /// A table whose first lines are stored.
    pub(super) fn new(
        id: TableId,
        services: Arc<Services>,
        (own, inputs): (&mpsc::Sender<TableInput>, mpsc::Receiver<TableInput>),
        epoch: u64,
        driver: Driver,
    ) -> Self {
        Self {
            id,
            services,
            inputs,
            own: own.downgrade(),
            epoch,
            driver,
            outboxes: HashMap::new(),
            seekers: HashMap::new(),
            sought: 0,
            ended: false,
        }
    }

    /// Notes how long the server was away, which last was alive at some moment.
    pub(super) async fn wake(&mut self, alive: Option<Millis>) {
        let effects = self.driver.wake(alive, self.services.clock.now());
        self.run_effects(effects).await;
    }

    /// Lives until the table is closed or the server goes down.
    pub(super) async fn run(mut self) {
        self.handle(Input::Moment).await;
        while !self.ended {
            let due = self.driver.wakes_at().map(|at| self.services.clock.instant(at));
            tokio::select! {
                biased;
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                    self.handle(Input::Moment).await;
                }
                input = self.inputs.recv() => match input {
                    Some(input) => self.take(input).await,
                    None => break,
                },
            }
        }
        self.services.forget(self.id);
    }

    async fn take(&mut self, input: TableInput) {
        match input {
            TableInput::Driver(input) => self.handle(input).await,
            TableInput::Join(input, socket, outbox) => {
                self.outboxes.insert(socket, outbox);
                self.handle(input).await;
            }
            TableInput::Seat(who, answer) => {
                self.sought += 1;
                self.seekers.insert(self.sought, answer);
                self.handle(Input::Seat(who, self.sought)).await;
            }
            TableInput::Brief(answer) => {
                let _ = answer.send(Brief::of(self.driver.room(), self.driver.names()));
            }
        }
    }

    async fn handle(&mut self, input: Input) {
        if let Input::Leave(socket) = input {
            self.outboxes.remove(&socket);
        }
        let effects = self.driver.handle(input, self.services.clock.now());
        self.run_effects(effects).await;
    }

    /// Does what the driver wants, and hands it the answers.
    async fn run_effects(&mut self, effects: Vec<Effect>) {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            let answers = self.answer(effect).await;
            for input in answers {
                effects.extend(self.driver.handle(input, self.services.clock.now()));
            }
        }
    }

    async fn answer(&mut self, effect: Effect) -> Vec<Input> {
        let answer = match effect {
            Effect::Append(lines, notes) => Some(Input::Stored(self.append(lines, notes).await)),
            Effect::ReadBack => Some(Input::ReadBack(self.read_back().await)),
            Effect::ReadMissed(after) => {
                let log = read_log(&self.services, self.id, Some(after)).await;
                Some(Input::Missed(log.ok().map(Box::new)))
            }
            Effect::LookUp(who) => {
                let found = self.services.store.account(who).await.ok().flatten();
                Some(Input::Named(who, found.and_then(|account| account.name)))
            }
            Effect::Tell(to, messages) => return self.tell(&to, &messages),
            Effect::Close(sockets, code) => {
                for socket in sockets {
                    if let Some(outbox) = self.outboxes.remove(&socket) {
                        let _ = outbox.send(Outgoing::Close(code));
                    }
                }
                None
            }
            Effect::Snapshot(lines, text) => {
                let (store, id) = (self.services.store.clone(), self.id);
                tokio::spawn(async move { store.keep_snapshot(id, lines, text).await });
                None
            }
            Effect::Ask(question) => {
                self.ask(*question);
                None
            }
            Effect::Seated(number, sits) => {
                self.seekers.remove(&number).map(|answer| answer.send(sits));
                None
            }
            Effect::Waits(waits) => {
                self.services.waits(self.id, self.driver.room().options(), waits);
                None
            }
            Effect::Trouble(line) => {
                tracing::error!(table = %self.id, line, "a program's move was refused");
                None
            }
            Effect::End => {
                self.ended = true;
                None
            }
        };
        answer.into_iter().collect()
    }

    /// Tells sockets the same; who does not read is dropped, and comes back for what they lack.
    fn tell(&mut self, to: &[SocketId], messages: &[ServerMessage]) -> Vec<Input> {
        messages.iter().for_each(count);
        let mut texts = messages.iter().map(text).collect::<Vec<_>>();
        let outgoing = match texts.len() {
            1 => Outgoing::Text(texts.remove(0)),
            _ => Outgoing::Texts(texts),
        };
        let unread = |socket: &&SocketId| {
            let outbox = self.outboxes.get(socket);
            outbox.is_some_and(|outbox| outbox.send(outgoing.clone()).is_err())
        };
        let lost: Vec<SocketId> = to.iter().filter(unread).copied().collect();
        // Dropping the queue ends the socket; its edge says why.
        lost.iter().for_each(|socket| drop(self.outboxes.remove(socket)));
        lost.into_iter().map(Input::Leave).collect()
    }

    async fn append(&mut self, lines: Vec<Line>, notes: Vec<Note>) -> bool {
        let (expected, count) = (self.driver.room().lines(), lines.len() as u64);
        let append = Append { table: self.id, expected, epoch: self.epoch, lines, notes };
        let began = std::time::Instant::now();
        let stored = self.services.store.append(append).await;
        metrics::histogram!("dublet_append_seconds").record(began.elapsed().as_secs_f64());
        match &stored {
            Ok(()) => metrics::counter!("dublet_lines_total").increment(count),
            Err(error) => tracing::warn!(table = %self.id, %error, "a command was not stored"),
        }
        stored.is_ok()
    }

    /// What the log has that the driver does not know of, the table being this one's again.
    async fn read_back(&mut self) -> Vec<Stamped> {
        let known = self.driver.room().lines();
        loop {
            let rest = async {
                self.epoch = self.services.store.claim(self.id).await?;
                read_lines(&self.services, self.id, known).await
            };
            match rest.await {
                Ok(lines) => return lines,
                Err(_) => sleep(AGAIN).await,
            }
        }
    }

    /// Lets programs think beside the table.
    fn ask(&self, question: Question) {
        let (services, own) = (self.services.clone(), self.own.clone());
        tokio::spawn(async move {
            let line = question.line;
            let command = services.thinkers.ask(question).await;
            if let Some(own) = own.upgrade() {
                let _ = own.send(TableInput::Driver(Input::Answer(line, command))).await;
            }
        });
    }
}

/// Counts commands by what became of them.
fn count(message: &ServerMessage) {
    let outcome = match message {
        ServerMessage::Ack { .. } => "done",
        ServerMessage::Refused { .. } => "refused",
        _ => return,
    };
    metrics::counter!("dublet_commands_total", "outcome" => outcome).increment(1);
}

const UNREADABLE: StoreError = StoreError::Refused("the log of a table cannot be read");

async fn read_lines(
    services: &Services,
    id: TableId,
    after: u64,
) -> Result<Vec<Stamped>, StoreError> {
    let lines = services.store.read(id, after).await?;
    let read: Result<_, _> = lines.iter().map(Stamped::read).collect();
    read.map_err(|_: BadLine| UNREADABLE)
}

/// A table's log from its newest snapshot on, or from its first line where there is none of at most so many lines.
async fn read_log(services: &Services, id: TableId, most: Option<u64>) -> Result<Log, StoreError> {
    let kept = services.store.snapshot(id).await?;
    let kept = kept.filter(|(lines, _)| most.is_none_or(|most| *lines <= most));
    if let Some(base) = kept.and_then(|(_, text)| Room::from_snapshot(id, &text)) {
        let lines = read_lines(services, id, base.lines()).await?;
        // A snapshot is taken as a game begins. One that is not followed by anything is not of this log.
        if !lines.is_empty() {
            return Ok(Log { base: Some(base), lines });
        }
    }
    Ok(Log { base: None, lines: read_lines(services, id, 0).await? })
}

/// Claims a table and takes it up as its log says.
pub(super) async fn find(
    services: &Arc<Services>,
    id: TableId,
) -> Result<(u64, Driver), StoreError> {
    let epoch = services.store.claim(id).await?;
    let log = read_log(services, id, None).await?;
    let now = services.clock.now();
    let driver = Driver::take_up(id, log, services.host_options(), services.source(), now);
    Ok((epoch, driver.ok_or(UNREADABLE)?))
}
