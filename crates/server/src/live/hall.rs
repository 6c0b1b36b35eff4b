//! All live tables of this process.

use std::{
    collections::HashMap,
    convert::Infallible,
    sync::{
        Arc, Mutex, MutexGuard,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use dublet_protocol::{AccountId, BadOptions, CloseCode, Millis, Options, Sitter, TableId};
use dublet_room::{
    Bytes, Dealer, Driver, Pace,
    driver::{HostOptions, Input, NewTable, News, Visitor},
};
use dublet_rules::{deal::Bytes32, seat::Seat};
use tokio::{
    sync::{mpsc, oneshot},
    task::JoinSet,
    time::sleep,
};

use super::{
    bots::Thinkers,
    brief::Brief,
    clock::Clock,
    code,
    connection::Connection,
    outbox::Outbox,
    table::{AGAIN, LiveTable, TableInput, find},
};
use crate::store::{Append, Store, StoreError};

/// Orders a table may have waiting before senders wait themselves.
const INPUTS: usize = 32;
/// Between two signs of life.
const BEAT: Duration = Duration::from_secs(1);
/// Codes tried before giving up: one in millions is taken.
const CODES: usize = 8;

/// What all tables share.
pub struct Services {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The clock.
    pub clock: Clock,
    /// How long things take.
    pub pace: Pace,
    /// Who shuffles.
    pub dealer: Arc<dyn Dealer>,
    /// Who plays for programs.
    pub thinkers: Thinkers,
    bytes: Mutex<Box<dyn FnMut() -> Bytes32 + Send>>,
    tables: Mutex<HashMap<TableId, mpsc::Sender<TableInput>>>,
    /// Quick tables with a free chair.
    waiting: Mutex<HashMap<TableId, Options>>,
    running: Mutex<JoinSet<()>>,
    sockets: AtomicU64,
    stopping: AtomicBool,
}

impl Services {
    /// A services with no tables yet; random bytes come from the edge.
    pub fn new(
        store: Arc<dyn Store>,
        clock: Clock,
        pace: Pace,
        dealer: Arc<dyn Dealer>,
        thinkers: Thinkers,
        bytes: Box<dyn FnMut() -> Bytes32 + Send>,
    ) -> Self {
        Self {
            store,
            clock,
            pace,
            dealer,
            thinkers,
            bytes: Mutex::new(bytes),
            tables: Mutex::default(),
            waiting: Mutex::default(),
            running: Mutex::default(),
            sockets: AtomicU64::new(0),
            stopping: AtomicBool::new(false),
        }
    }

    fn bytes(&self) -> Bytes32 {
        locked(&self.bytes)()
    }

    /// A table's way to fresh random bytes.
    pub(super) fn source(self: &Arc<Self>) -> Box<Bytes<'static>> {
        let services = self.clone();
        Box::new(move || services.bytes())
    }

    pub(super) fn host_options(&self) -> HostOptions {
        HostOptions { pace: self.pace, dealer: self.dealer.clone(), one_device: false }
    }

    /// Whether a table has a chair for whoever wants to play at once.
    pub(super) fn waits(&self, table: TableId, options: &Options, waits: bool) {
        let mut waiting = locked(&self.waiting);
        match waits {
            true => drop(waiting.insert(table, *options)),
            false => drop(waiting.remove(&table)),
        }
    }

    /// A table's task is over.
    pub(super) fn forget(&self, table: TableId) {
        locked(&self.tables).remove(&table);
        locked(&self.waiting).remove(&table);
    }
}

fn locked<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().expect("nobody panics with it")
}

/// Why a table was not opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum HallError {
    /// Nobody can play so.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// It could not be kept.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server goes down.
    #[error("the server goes down")]
    Stopping,
}

/// All live tables.
#[derive(Clone)]
pub struct Hall(Arc<Services>);

impl Hall {
    /// Takes up every open table of the store, each on its own and at once reachable. Signs of life are shown when
    /// all of them have noted how long the server was away: a crash before would charge it to whoever has not.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn take_up(services: Services) -> Result<Self, StoreError> {
        let hall = Self(Arc::new(services));
        let alive = hall.0.store.last_beat().await?;
        let (waking, mut woken) = mpsc::channel(1);
        for table in hall.0.store.open_tables().await? {
            hall.load(table, alive, waking.clone());
        }
        drop(waking);
        let beating = Arc::downgrade(&hall.0);
        tokio::spawn(async move {
            // Nothing is sent: it ends when the last table lets go of its end.
            let _ = woken.recv().await;
            loop {
                let Some(services) = beating.upgrade() else { return };
                if services.stopping.load(Ordering::Relaxed) {
                    return;
                }
                // A store that fails says so at the next command; a missed beat costs nobody time.
                let _ = services.store.beat(services.clock.now()).await;
                drop(services);
                sleep(BEAT).await;
            }
        });
        Ok(hall)
    }

    /// How many tables there are.
    pub fn tables(&self) -> usize {
        locked(&self.0.tables).len()
    }

    fn load(&self, id: TableId, alive: Option<Millis>, waking: mpsc::Sender<Infallible>) {
        let (sender, inputs) = mpsc::channel(INPUTS);
        locked(&self.0.tables).insert(id, sender.clone());
        let services = self.0.clone();
        self.spawn(async move {
            let found = loop {
                match find(&services, id).await {
                    Ok(found) => break found,
                    Err(StoreError::Refused(why)) => {
                        tracing::error!(table = %id, why, "a table could not be taken up");
                        return services.forget(id);
                    }
                    Err(_) => sleep(AGAIN).await,
                }
            };
            let (epoch, driver) = found;
            let mut table = LiveTable::new(id, services, (&sender, inputs), epoch, driver);
            table.wake(alive).await;
            drop((sender, waking));
            table.run().await;
        });
    }

    fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        let mut running = locked(&self.0.running);
        while running.try_join_next().is_some() {}
        running.spawn(task);
    }

    /// Opens a table; who opens it has the first chair.
    ///
    /// # Errors
    /// When nobody can play so, or it cannot be kept.
    pub async fn open(
        &self,
        host: AccountId,
        options: Options,
        quick: bool,
    ) -> Result<(TableId, String), HallError> {
        options.check()?;
        if self.0.stopping.load(Ordering::Relaxed) {
            return Err(HallError::Stopping);
        }
        let mut refused = StoreError::Refused("no code");
        for _ in 0..CODES {
            match self.open_with(host, options, quick, code::code(self.0.bytes())).await {
                Err(StoreError::Refused(why)) => refused = StoreError::Refused(why),
                other => return Ok(other?),
            }
        }
        Err(refused.into())
    }

    async fn open_with(
        &self,
        host: AccountId,
        options: Options,
        quick: bool,
        code: String,
    ) -> Result<(TableId, String), StoreError> {
        let services = &self.0;
        let id =
            TableId(*services.bytes().first_chunk().expect("thirty-two are more than sixteen"));
        let new_table = NewTable {
            id,
            host,
            options,
            code: code.clone(),
            quick,
            sitters: vec![(Seat::A, Sitter::Person { who: host })],
            ready: quick,
        };
        let now = services.clock.now();
        let (driver, lines, notes) =
            Driver::open(new_table, services.host_options(), services.source(), now);
        let epoch = services.store.claim(id).await?;
        services.store.append(Append { table: id, expected: 0, epoch, lines, notes }).await?;
        let (sender, inputs) = mpsc::channel(INPUTS);
        let table = LiveTable::new(id, services.clone(), (&sender, inputs), epoch, driver);
        locked(&services.tables).insert(id, sender);
        self.spawn(table.run());
        Ok((id, code))
    }

    /// A chair for somebody who wants to play at once: at a table that waits, or at a new one.
    ///
    /// # Errors
    /// When nobody can play so, or it cannot be kept.
    pub async fn quick(&self, who: AccountId, options: Options) -> Result<TableId, HallError> {
        let waiting: Vec<TableId> = locked(&self.0.waiting)
            .iter()
            .filter(|(_, other)| **other == options)
            .map(|(table, _)| *table)
            .collect();
        for table in waiting {
            let Some(inputs) = self.inputs(table) else { continue };
            let (answer, sat) = oneshot::channel();
            if inputs.send(TableInput::Seat(who, answer)).await.is_ok() && sat.await == Ok(true) {
                return Ok(table);
            }
        }
        Ok(self.open(who, options, true).await?.0)
    }

    /// The open table with a code, however it was typed.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn table_of_code(&self, typed: &str) -> Result<Option<TableId>, StoreError> {
        self.0.store.table_of_code(&code::typed(typed)).await
    }

    /// A table as somebody outside sees it, if it is open.
    pub async fn brief(&self, table: TableId) -> Option<Brief> {
        let (answer, brief) = oneshot::channel();
        self.inputs(table)?.send(TableInput::Brief(answer)).await.ok()?;
        brief.await.ok()
    }

    /// A way to a table for one socket.
    ///
    /// # Errors
    /// With what code to close it.
    pub fn connect(
        &self,
        table: TableId,
        visitor: Visitor,
        outbox: Outbox,
    ) -> Result<Connection, CloseCode> {
        if self.0.stopping.load(Ordering::Relaxed) {
            return Err(CloseCode::GoingAway);
        }
        let inputs = self.inputs(table).ok_or(CloseCode::NotFound)?;
        let id = self.0.sockets.fetch_add(1, Ordering::Relaxed);
        Ok(Connection::new(id, visitor, inputs, outbox))
    }

    /// What became of somebody's account, for every table that may know them.
    pub async fn hears(&self, who: AccountId, news: News) {
        let tables: Vec<_> = locked(&self.0.tables).values().cloned().collect();
        for inputs in tables {
            // A table that is over has nobody to tell.
            let _ = inputs.send(TableInput::Driver(Input::News(who, news.clone()))).await;
        }
    }

    fn inputs(&self, table: TableId) -> Option<mpsc::Sender<TableInput>> {
        locked(&self.0.tables).get(&table).cloned()
    }

    /// Ends every task at once, as a crash does: for tests of what survives one.
    pub fn kill(&self) {
        self.0.stopping.store(true, Ordering::Relaxed);
        locked(&self.0.running).abort_all();
        locked(&self.0.tables).clear();
    }

    /// Ends every table's task, when it has done what it was at, and shows a last sign of life.
    pub async fn stop(&self) {
        self.0.stopping.store(true, Ordering::Relaxed);
        let tables: Vec<_> = locked(&self.0.tables).values().cloned().collect();
        for inputs in tables {
            let _ = inputs.send(TableInput::Driver(Input::Stop)).await;
        }
        let mut running = std::mem::take(&mut *locked(&self.0.running));
        while running.join_next().await.is_some() {}
        let _ = self.0.store.beat(self.0.clock.now()).await;
    }
}
