//! A store that is slow, or answers that it does not know, having written or not.

use dublet_room::{Line, Room, driver::Log};

use super::story::{ID, Story};

#[derive(Default)]
pub(crate) struct Store {
    pub(crate) story: Story,
    snapshots: Vec<(u64, String)>,
    open: Option<Append>,
}

/// Lines on their way to the log.
struct Append {
    lines: Vec<Line>,
    fate: Fate,
}

/// What becomes of lines handed out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    Stored,
    /// Nobody can say, but they are in the log.
    UnknownWritten,
    /// Nobody can say, and they are not.
    UnknownLost,
}

impl Store {
    /// Takes lines to be written, at once or by the time it answers.
    pub(crate) fn append(
        &mut self,
        lines: Vec<Line>,
        fate: Fate,
        at_once: bool,
    ) -> Result<(), String> {
        if self.open.is_some() {
            return Err("two appends are open".to_owned());
        }
        self.open = Some(Append { lines, fate });
        if at_once { self.write() } else { Ok(()) }
    }

    fn write(&mut self) -> Result<(), String> {
        match &mut self.open {
            Some(open) if open.fate != Fate::UnknownLost => {
                self.story.write(std::mem::take(&mut open.lines))
            }
            _ => Ok(()),
        }
    }

    /// The answer to what is open: whether it knows the lines to be in the log. A lie writes nothing.
    pub(crate) fn answer(&mut self, lies: bool) -> Result<bool, String> {
        if !lies {
            self.write()?;
        }
        let open = self.open.take().ok_or("an answer to nothing")?;
        Ok(open.fate == Fate::Stored)
    }

    /// Whether lines are open that are not written yet.
    pub(crate) fn could_lie(&self) -> bool {
        self.open.as_ref().is_some_and(|open| open.fate == Fate::Stored && !open.lines.is_empty())
    }

    /// The host is gone: what was open is in the log or not.
    pub(crate) fn crash(&mut self, writes: bool) -> Result<(), String> {
        if writes {
            self.write()?;
        }
        self.open = None;
        Ok(())
    }

    /// Keeps a snapshot, which must be that of the log.
    pub(crate) fn keep(&mut self, lines: u64, text: String) -> Result<(), String> {
        if self.story.room(lines).and_then(Room::snapshot).as_ref() != Some(&text) {
            return Err(format!("the snapshot of {lines} lines is not that of the log"));
        }
        self.snapshots.push((lines, text));
        Ok(())
    }

    /// The log from a snapshot of at most so many lines on, or from its first line. A snapshot is followed by a game.
    pub(crate) fn log(&self, most: u64, from_start: bool) -> Log {
        let fits = |(lines, _): &&(u64, String)| *lines <= most && *lines < self.story.lines();
        let kept = self.snapshots.iter().rev().find(fits).filter(|_| !from_start);
        let base = kept.and_then(|(_, text)| Room::from_snapshot(ID, text));
        let lines = self.story.after(base.as_ref().map_or(0, Room::lines));
        Log { base, lines }
    }
}
