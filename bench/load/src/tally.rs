//! What all players together have seen.

use std::{
    collections::HashSet,
    sync::{
        Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use dublet_protocol::{AccountId, TableId};
use tokio::{sync::watch, time::sleep};

use crate::Failure;

/// Sums, while it is measured and otherwise.
#[derive(Default)]
pub(crate) struct Tally {
    measuring: AtomicBool,
    playing: AtomicBool,
    stopping: watch::Sender<bool>,
    acked: AtomicU64,
    refused: AtomicU64,
    here: Mutex<HashSet<AccountId>>,
    /// Tables that have been dealt.
    dealt: Mutex<HashSet<TableId>>,
    over: Mutex<HashSet<TableId>>,
    /// From a command to its acknowledgement, in microseconds.
    latencies: Mutex<Vec<u32>>,
    wrong: Mutex<Vec<String>>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Tally {
    pub(crate) fn measure(&self, measures: bool) {
        self.measuring.store(measures, Relaxed);
    }

    /// Everybody may sit down and play.
    pub(crate) fn play(&self) {
        self.playing.store(true, Relaxed);
    }

    pub(crate) fn may_play(&self) -> bool {
        self.playing.load(Relaxed)
    }

    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Comes back once it is over, however late it is asked.
    pub(crate) async fn stopped(&self) {
        // It cannot fail: the sender is here.
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }

    pub(crate) fn acknowledged(&self, took: Option<Duration>) {
        self.acked.fetch_add(1, Relaxed);
        if let Some(took) = took.filter(|_| self.measuring.load(Relaxed)) {
            locked(&self.latencies).push(took.as_micros() as u32);
        }
    }

    pub(crate) fn acked(&self) -> u64 {
        self.acked.load(Relaxed)
    }

    pub(crate) fn was_refused(&self) {
        self.refused.fetch_add(1, Relaxed);
    }

    pub(crate) fn refused(&self) -> u64 {
        self.refused.load(Relaxed)
    }

    pub(crate) fn came(&self, who: AccountId) {
        locked(&self.here).insert(who);
    }

    pub(crate) fn went(&self, who: AccountId) {
        locked(&self.here).remove(&who);
    }

    pub(crate) fn nobody_here(&self) {
        locked(&self.here).clear();
    }

    pub(crate) fn plays(&self, table: TableId) {
        locked(&self.dealt).insert(table);
    }

    pub(crate) fn round_over(&self, table: TableId) {
        locked(&self.over).insert(table);
    }

    pub(crate) fn over(&self) -> usize {
        locked(&self.over).len()
    }

    pub(crate) fn is_wrong(&self, what: String) {
        locked(&self.wrong).push(what);
    }

    pub(crate) fn wrong(&self) -> Vec<String> {
        locked(&self.wrong).clone()
    }

    pub(crate) fn latencies(&self) -> Vec<u32> {
        let mut latencies = locked(&self.latencies).clone();
        latencies.sort_unstable();
        latencies
    }

    /// Waits until so many are at their tables.
    pub(crate) async fn all_here(&self, count: usize, patience: Duration) -> Result<(), Failure> {
        let here = || locked(&self.here).len();
        until(|| here() >= count, patience)
            .await
            .map_err(|()| format!("only {} of {count} came", here()).into())
    }

    /// Waits until so many tables play.
    pub(crate) async fn all_play(&self, count: usize, patience: Duration) -> Result<(), Failure> {
        let dealt = || locked(&self.dealt).len();
        until(|| dealt() >= count, patience)
            .await
            .map_err(|()| format!("only {} of {count} tables play", dealt()).into())
    }

    /// Waits until so many tables have played their round.
    pub(crate) async fn all_over(&self, count: usize, patience: Duration) -> Result<(), Failure> {
        let over = || self.over();
        until(|| over() >= count, patience)
            .await
            .map_err(|()| format!("only {} of {count} rounds ended", over()).into())
    }
}

async fn until(done: impl Fn() -> bool, patience: Duration) -> Result<(), ()> {
    let began = Instant::now();
    while !done() {
        if began.elapsed() > patience {
            return Err(());
        }
        sleep(Duration::from_millis(5)).await;
    }
    Ok(())
}
