//! Coming to a table, for the first time or back to it.

use std::sync::Arc;

use dublet_protocol::{CloseCode, PROTOCOL, ServerMessage, Viewer};
use dublet_room::{Room, Stamped};
use dublet_rules::seat::Seat;

use super::{Ended, Table};
use crate::{
    live::{
        connection::Visitor,
        outbox::{Outbox, Outgoing, text},
        sockets::{event, viewer},
    },
    store::StoreError,
};

/// Sockets one person may have at a table.
const SOCKETS_OF_ONE: usize = 8;

impl Table {
    pub(super) async fn join(
        &mut self,
        socket: u64,
        visitor: Visitor,
        after: Option<u64>,
        outbox: Outbox,
    ) -> Result<(), Ended> {
        let who = visitor.who;
        let refuse = |code| {
            let _ = outbox.send(Outgoing::Close(code));
            Ok(())
        };
        if self.room.seat_of(who).is_none() && !self.may_look() {
            return refuse(CloseCode::NotFound);
        }
        if self.sockets.of(who) >= SOCKETS_OF_ONE {
            return refuse(CloseCode::TooManySockets);
        }
        // A page that has seen more than there is was promised something that was lost. It cannot happen.
        if after.is_some_and(|after| after > self.room.lines()) {
            return refuse(CloseCode::WrongProtocol);
        }
        let name = self.house.store.account(who).await.ok().flatten().and_then(|who| who.name);
        let looks_as = viewer(&self.room, who);
        let missed = match after {
            Some(after) => match self.missed(after, looks_as).await {
                Ok(missed) => missed,
                Err(_) => return refuse(CloseCode::Failed),
            },
            None => Vec::new(),
        };
        let new_name = name
            .clone()
            .filter(|name| self.room.seat_of(who).is_some() && self.names.get(&who) != Some(name));
        if let Some(name) = new_name {
            self.names.insert(who, name.clone());
            let message = ServerMessage::Name { who, name: Some(name) };
            self.sockets.tell_all(&self.room, None, &message);
        }
        self.sockets.add(socket, visitor, name, outbox);
        // Nothing is told a newcomer before the welcome: presence is counted after it.
        let here = self.sockets.by_seat(&self.room);
        let seats = Seat::first(self.room.options().seats);
        let welcome = ServerMessage::Welcome {
            protocol: PROTOCOL,
            viewer: looks_as,
            now: self.house.clock.now(),
            number: self.room.lines(),
            state: after.is_none().then(|| Box::new(self.room.state(looks_as))),
            names: self.names.clone(),
            present: seats.filter(|seat| here[seat.index()] > 0).collect(),
        };
        let mut texts = vec![text(&welcome)];
        texts.extend(missed);
        self.sockets.send(socket, Outgoing::Texts(texts));
        self.show_draft_to(socket, looks_as);
        self.count_presence();
        if let Some(seat) = self.room.seat_of(who) {
            let back = self.room.came(seat);
            if !back.is_empty() {
                let _ = self.commit(back, None).await;
            }
        }
        self.after_change();
        Ok(())
    }

    /// Whether who has no chair may look: where the table lets them, and while they may yet sit down.
    fn may_look(&self) -> bool {
        let free = self.room.chairs().iter().any(|chair| chair.sitter.is_none());
        self.room.options().spectators || free
    }

    /// Who came for a chair and got none may not look on, where the table lets nobody.
    pub(super) fn see_onlookers_off(&mut self) {
        if !self.may_look() {
            self.sockets.close_onlookers(&self.room, CloseCode::NotFound);
        }
    }

    /// The events after a number, as texts for a viewer.
    async fn missed(&self, after: u64, viewer: Viewer) -> Result<Vec<Arc<str>>, StoreError> {
        if after == self.room.lines() {
            return Ok(Vec::new());
        }
        let read;
        let (lines, mut room) = match self.warm.is_empty() {
            false => (&self.warm, None),
            true => {
                let snapshot = self.house.store.snapshot(self.id).await?;
                let base = snapshot.filter(|(lines, _)| *lines <= after);
                let base = base.and_then(|(_, text)| Room::from_snapshot(self.id, &text));
                read = self.house.store.read(self.id, base.as_ref().map_or(0, Room::lines)).await?;
                (&read, base)
            }
        };
        let mut texts = Vec::new();
        for line in lines.iter().map(Stamped::read) {
            let line = line.map_err(|bad| StoreError::Failed(bad.to_string()))?;
            Room::fold_one(self.id, &mut room, &line);
            if let Some(room) = room.as_ref().filter(|room| room.lines() > after) {
                texts.push(text(&event(room, &line, viewer)));
            }
        }
        Ok(texts)
    }
}
