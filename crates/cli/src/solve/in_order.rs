//! What several workers have done, written in the order of the input.

use std::{
    collections::BTreeMap,
    io::{self, Write},
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
};

/// What came of a block of lines.
#[derive(Default)]
pub(super) struct Done {
    /// The lines of the answer.
    pub(super) answers: Vec<u8>,
    /// What was wrong with lines that were gone past.
    pub(super) gone_past: Vec<String>,
    /// What was wrong with the last line, after which nothing more is written.
    pub(super) ended_by: Option<String>,
    /// How many positions there were.
    pub(super) positions: u64,
    /// Somebody may wait for what is written so far.
    pub(super) flush: bool,
}

/// How it all ended.
#[derive(Default)]
pub(super) struct Ending {
    /// How many positions there were.
    pub(super) positions: u64,
    /// Whether bad lines were told and gone past.
    pub(super) any_gone_past: bool,
    /// The bad line that ended it.
    pub(super) ended_by: Option<String>,
    /// Why no more could be written.
    pub(super) cannot_write: Option<io::Error>,
}

/// Blocks that may wait for one before them; after that whoever is ahead waits.
const MAX_WAITING: usize = 256;

/// Where work done in any order comes out in order. Bad lines that are gone past are told to `tell`.
pub(super) struct InOrder<W, T> {
    state: Mutex<State<W>>,
    written: Condvar,
    tell: T,
}

struct State<W> {
    output: W,
    /// The place of the block to be written next.
    next: u64,
    waiting: BTreeMap<u64, Done>,
    is_over: bool,
    ending: Ending,
}

impl<W: Write, T: Fn(&str)> InOrder<W, T> {
    pub(super) fn new(output: W, tell: T) -> Self {
        let (waiting, ending) = (BTreeMap::new(), Ending::default());
        let state = State { output, next: 0, waiting, is_over: false, ending };
        Self { state: Mutex::new(state), written: Condvar::new(), tell }
    }

    /// Takes what came of a block, and leaves `done` empty for the next; `false` when no more is needed.
    pub(super) fn put(&self, place: u64, done: &mut Done) -> bool {
        let mut state = self.lock();
        while place > state.next && state.waiting.len() >= MAX_WAITING && !state.is_over {
            state = self.written.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        if place > state.next {
            state.waiting.insert(place, std::mem::take(done));
            return !state.is_over;
        }
        state.write(done, &self.tell);
        while let Some(mut done) = state.take_next() {
            state.write(&mut done, &self.tell);
        }
        self.written.notify_all();
        !state.is_over
    }

    /// Nobody waits for blocks that a worker who panicked will never hand in.
    pub(super) fn give_up(&self) {
        self.lock().is_over = true;
        self.written.notify_all();
    }

    pub(super) fn finish(self) -> Ending {
        let state = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        let State { mut output, mut ending, .. } = state;
        let flushed = output.flush();
        ending.cannot_write = ending.cannot_write.or(flushed.err());
        ending
    }

    fn lock(&self) -> MutexGuard<'_, State<W>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<W: Write> State<W> {
    fn take_next(&mut self) -> Option<Done> {
        let next = self.next;
        self.waiting.remove(&next)
    }

    fn write(&mut self, done: &mut Done, tell: impl Fn(&str)) {
        self.next += 1;
        if self.is_over {
            return;
        }
        let mut written = self.output.write_all(&done.answers);
        if done.flush {
            written = written.and_then(|()| self.output.flush());
        }
        self.ending.positions += done.positions;
        self.ending.any_gone_past |= !done.gone_past.is_empty();
        done.gone_past.iter().for_each(|error| tell(error));
        self.ending.ended_by = done.ended_by.take();
        self.ending.cannot_write = written.err();
        self.is_over = self.ending.ended_by.is_some() || self.ending.cannot_write.is_some();
        // The memory of the answers serves again.
        done.answers.clear();
        done.gone_past.clear();
        done.positions = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(answers: &str) -> Done {
        Done { answers: answers.into(), positions: 1, ..Done::default() }
    }

    #[test]
    fn blocks_come_out_in_their_order() {
        let (mut output, order) = (Vec::new(), [2, 0, 3, 1]);
        let in_order = InOrder::new(&mut output, |_: &str| {});
        for place in order {
            assert!(in_order.put(place, &mut done(&place.to_string())));
        }
        assert_eq!(in_order.finish().positions, 4);
        assert_eq!(output, b"0123");
    }

    #[test]
    fn nothing_is_written_after_the_block_that_ends_it() {
        let mut output = Vec::new();
        let in_order = InOrder::new(&mut output, |_: &str| {});
        assert!(in_order.put(2, &mut done("2")));
        assert!(in_order.put(0, &mut done("0")));
        assert!(!in_order.put(1, &mut Done { ended_by: Some("bad".into()), ..done("1") }));
        assert!(!in_order.put(3, &mut done("3")));
        assert_eq!(in_order.finish().ended_by.as_deref(), Some("bad"));
        assert_eq!(output, b"01");
    }
}
