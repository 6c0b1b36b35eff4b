//! Stored, then made so, then told: in this order.

use std::time::Instant;

use dublet_protocol::{Chair, ServerMessage, Sitter};
use dublet_room::{By, Entry, Room, Stamped};
use tokio::time::sleep;

use super::{AGAIN, Table};
use crate::store::{Append, Note, StoreError};

impl Table {
    /// Stores entries with all that follows from them, then makes them so and tells everybody.
    pub(super) async fn commit(
        &mut self,
        entries: Vec<Entry>,
        by: Option<By>,
    ) -> Result<u64, StoreError> {
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
        let began = Instant::now();
        let stored = self.house.store.append(append).await;
        metrics::histogram!("dublet_append_seconds").record(began.elapsed().as_secs_f64());
        match stored {
            Ok(()) => {
                metrics::counter!("dublet_lines_total").increment(lines.len() as u64);
                self.make_so(&lines);
            }
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
            if let Entry::Sat { seat, .. } = line.entry {
                self.presence.sat(seat, self.house.clock.now());
            }
            if before != self.room.chairs() {
                self.see_onlookers_off();
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
            let message = ServerMessage::Name { who: *who, name: Some(name.clone()) };
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
}

/// What of some lines is looked for from outside.
pub(in crate::live) fn notes(before: &Room, lines: &[Stamped]) -> Vec<Note> {
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
                let person = |chair: &Chair| chair.sitter?.person();
                let seats = room.chairs().iter().map(person).collect();
                notes.push(Note::GameBegan { game: *game, seats });
            }
            Entry::GameClosed { .. } => {
                notes.extend(room.game_id().map(|game| Note::GameEnded { game }));
            }
            Entry::Closed => notes.push(Note::Closed),
            _ => {}
        }
    }
    notes
}
