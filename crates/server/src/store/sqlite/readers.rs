//! A few threads that read, so that nothing that must not wait waits for a disk.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    thread::{Builder, JoinHandle},
};

use rusqlite::Connection;
use tokio::sync::oneshot;

use super::StoreError;
use crate::store::Stored;

type Question = Box<dyn FnOnce(&Connection) + Send>;

pub(super) struct Readers {
    /// Nothing only while they are dropped.
    questions: Option<Sender<Question>>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    /// A thread for each connection.
    pub(super) fn start(connections: Vec<Connection>) -> Stored<Self> {
        let (questions, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        let mut readers = Self { questions: Some(questions), threads: Vec::new() };
        for connection in connections {
            let waiting = Arc::clone(&waiting);
            let thread = Builder::new()
                .name("store reader".to_owned())
                .spawn(move || run(&connection, &waiting))
                .map_err(|error| StoreError::Failed(error.to_string()))?;
            readers.threads.push(thread);
        }
        Ok(readers)
    }

    /// Reads what was committed when the question is taken up, or later.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Stored<T> {
        let (answer, answered) = oneshot::channel();
        let question: Question = Box::new(move |connection| {
            // Nobody may be waiting any more.
            let _ = answer.send(read(connection));
        });
        let stopped = || StoreError::Failed("the readers have stopped".to_owned());
        let questions = self.questions.as_ref().ok_or_else(stopped)?;
        questions.send(question).map_err(|_| stopped())?;
        Ok(answered.await.map_err(|_| stopped())??)
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        self.questions = None;
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

fn run(connection: &Connection, waiting: &Mutex<Receiver<Question>>) {
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
    while let Ok(question) = next() {
        question(connection);
    }
}
