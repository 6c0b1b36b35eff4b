//! The one thread that writes. Everything that waits goes to the disk with one flush, and is answered after it.

use std::{
    sync::mpsc::{Receiver, Sender, channel},
    thread::{Builder, JoinHandle},
};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::StoreError;
use crate::store::Stored;

/// How many requests share a flush: enough that none waits for a second, few enough that the first does not
/// wait long for the last.
const BATCH: usize = 1000;

/// Does its part of a transaction, and hands back how to answer.
type Request = Box<dyn FnOnce(&Connection) -> Answer + Send>;

/// Answers, once it is known whether the transaction is on the disk.
type Answer = Box<dyn FnOnce(Stored<()>)>;

pub(super) struct Writer {
    /// Nothing only while it is dropped.
    requests: Option<Sender<Request>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(super) fn start(connection: Connection) -> Stored<Self> {
        let (requests, waiting) = channel();
        let thread = Builder::new()
            .name("store writer".to_owned())
            .spawn(move || run(&connection, &waiting))
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok(Self { requests: Some(requests), thread: Some(thread) })
    }

    /// Does this in a transaction, together with whatever else waits; what is refused leaves no trace.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Stored<T> + Send + 'static,
    ) -> Stored<T> {
        let (answer, answered) = oneshot::channel();
        let request: Request = Box::new(move |connection| {
            let outcome = apart(connection, work);
            // A refusal is worth no more than the transaction that what it was refused for belongs to.
            Box::new(move |flushed| {
                // Nobody may be waiting any more.
                let _ = answer.send(flushed.and(outcome));
            })
        });
        let stopped = || StoreError::Failed("the writer has stopped".to_owned());
        let requests = self.requests.as_ref().ok_or_else(stopped)?;
        requests.send(request).map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }
}

impl Drop for Writer {
    /// Waits for what was asked for, so that the file is free afterwards.
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn run(connection: &Connection, waiting: &Receiver<Request>) {
    while let Ok(first) = waiting.recv() {
        let requests = std::iter::once(first).chain(waiting.try_iter()).take(BATCH);
        let (answers, flushed) = write_together(connection, requests);
        if let Err(error) = &flushed {
            tracing::error!(%error, "nothing of {} requests was written", answers.len());
        }
        answers.into_iter().for_each(|answer| answer(flushed.clone()));
    }
}

fn write_together(
    connection: &Connection,
    requests: impl Iterator<Item = Request>,
) -> (Vec<Answer>, Stored<()>) {
    let begun = run_cached(connection, "BEGIN IMMEDIATE");
    let answers = requests.map(|request| request(connection)).collect();
    let flushed = begun.and_then(|()| {
        // SQLite ends a transaction by itself when the disk is full or broken.
        check_transaction(connection)?;
        run_cached(connection, "COMMIT")
    });
    if !connection.is_autocommit()
        && let Err(error) = run_cached(connection, "ROLLBACK")
    {
        tracing::error!(%error, "a transaction could not be taken back");
    }
    (answers, flushed)
}

/// Does work in a transaction so that, if it fails, only its own part is taken back.
fn apart<T>(connection: &Connection, work: impl FnOnce(&Connection) -> Stored<T>) -> Stored<T> {
    check_transaction(connection)?;
    run_cached(connection, "SAVEPOINT request")?;
    let outcome = work(connection);
    if outcome.is_err() && !connection.is_autocommit() {
        run_cached(connection, "ROLLBACK TO request")?;
    }
    if !connection.is_autocommit() {
        run_cached(connection, "RELEASE request")?;
    }
    outcome
}

/// Without a transaction nothing may be written: each statement would be one of its own.
fn check_transaction(connection: &Connection) -> Stored<()> {
    match connection.is_autocommit() {
        true => Err(StoreError::Failed("there is no transaction".to_owned())),
        false => Ok(()),
    }
}

fn run_cached(connection: &Connection, statement: &str) -> Stored<()> {
    connection.prepare_cached(statement)?.execute([])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A request that runs a statement, and where its answer will be.
    fn request(statement: &'static str) -> (Request, oneshot::Receiver<Stored<()>>) {
        let (answer, answered) = oneshot::channel();
        let request: Request = Box::new(move |connection| {
            let outcome = apart(connection, |connection| Ok(connection.execute_batch(statement)?));
            Box::new(move |flushed| answer.send(flushed.and(outcome)).expect("somebody waits"))
        });
        (request, answered)
    }

    /// Whether each statement of a batch was answered well, and what is in the table after it.
    fn batch(statements: &[&'static str]) -> (Vec<bool>, Vec<i64>) {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE t (n INTEGER UNIQUE)").unwrap();
        let (requests, answered): (Vec<_>, Vec<_>) =
            statements.iter().map(|statement| request(statement)).unzip();
        let (answers, flushed) = write_together(&connection, requests.into_iter());
        answers.into_iter().for_each(|answer| answer(flushed.clone()));
        let well = answered.into_iter().map(|mut answer| answer.try_recv().unwrap().is_ok());
        let mut read = connection.prepare("SELECT n FROM t ORDER BY n").unwrap();
        let rows = read.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap);
        (well.collect(), rows.collect())
    }

    #[test]
    fn a_refused_request_takes_back_its_own_part_alone() {
        let (well, rows) = batch(&[
            "INSERT INTO t VALUES (1)",
            "INSERT INTO t VALUES (2); INSERT INTO t VALUES (1)",
            "INSERT INTO t VALUES (3)",
        ]);
        assert_eq!(well, [true, false, true]);
        assert_eq!(rows, [1, 3]);
    }

    #[test]
    fn a_transaction_that_is_lost_midway_fails_for_all() {
        let (well, rows) =
            batch(&["INSERT INTO t VALUES (1)", "ROLLBACK", "INSERT INTO t VALUES (3)"]);
        assert_eq!(well, [false; 3]);
        assert!(rows.is_empty(), "and nothing is written after it");
    }

    #[test]
    fn a_full_disk_leaves_exactly_what_was_answered_well() {
        let (well, rows) = batch(&[
            "INSERT INTO t VALUES (0)",
            "PRAGMA max_page_count = 8;
             INSERT INTO t WITH RECURSIVE n (n) AS (VALUES (9) UNION ALL SELECT n + 1 FROM n)
             SELECT n FROM n LIMIT 100000",
            "INSERT INTO t VALUES (2)",
        ]);
        assert!(!well[1]);
        let answered: Vec<i64> =
            (0..).zip(&well).filter(|(_, well)| **well).map(|(n, _)| n).collect();
        assert_eq!(rows, answered);
    }
}
