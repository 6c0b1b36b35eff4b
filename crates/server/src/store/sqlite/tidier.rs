//! A thread that carries what was written from the write-ahead log into the file, while the writer writes on. It loses
//! nothing: what was answered is in the log, flushed, whether it has been carried over or not.

use std::{
    sync::mpsc::{RecvTimeoutError, Sender, channel},
    thread::{Builder, JoinHandle},
    time::Duration,
};

use rusqlite::Connection;

use super::StoreError;
use crate::store::Stored;

/// Between two looks.
const OFTEN: Duration = Duration::from_millis(500);

/// Pages of the log at which the writer carries over by itself, and begins the log anew. The thread has done most of it
/// by then, so that nobody waits long.
pub(super) const PAGES: u32 = 16_384;

pub(super) struct Tidier {
    /// Nothing only while it is dropped.
    stays: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Tidier {
    pub(super) fn start(connection: Connection) -> Stored<Self> {
        let (stays, gone) = channel::<()>();
        let tidy = move || {
            while let Err(RecvTimeoutError::Timeout) = gone.recv_timeout(OFTEN) {
                // What is not carried over now is carried over later.
                if let Err(error) =
                    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
                {
                    tracing::warn!(%error, "the log was not carried over");
                }
            }
        };
        let thread = Builder::new()
            .name("store tidier".to_owned())
            .spawn(tidy)
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self { stays: Some(stays), thread: Some(thread) })
    }
}

impl Drop for Tidier {
    fn drop(&mut self) {
        self.stays = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
