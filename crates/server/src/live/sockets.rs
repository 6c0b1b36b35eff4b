//! The viewers of one table.

use std::{collections::HashMap, sync::Arc};

use dublet_protocol::{AccountId, CloseCode, ServerMessage, Viewer};
use dublet_room::{Room, Stamped};
use dublet_rules::{deal::Bytes32, seat::Seat};

use super::{
    connection::Visitor,
    outbox::{Outbox, Outgoing, text},
};

/// One viewer's way in and out.
pub(super) struct Socket {
    pub(super) who: AccountId,
    session: Bytes32,
    pub(super) name: Option<String>,
    outbox: Outbox,
}

/// Everybody who looks at a table.
#[derive(Default)]
pub(super) struct Sockets {
    all: HashMap<u64, Socket>,
    /// Those who could not be told something: they are dropped, and come back for what they lack.
    lost: Vec<u64>,
}

/// Who somebody looks as.
pub(super) fn viewer(room: &Room, who: AccountId) -> Viewer {
    room.seat_of(who).map_or(Viewer::Spectator, |seat| Viewer::Seat { seat })
}

impl Sockets {
    pub(super) fn add(
        &mut self,
        id: u64,
        Visitor { who, session }: Visitor,
        name: Option<String>,
        outbox: Outbox,
    ) {
        self.all.insert(id, Socket { who, session, name, outbox });
    }

    pub(super) fn remove(&mut self, id: u64) -> Option<Socket> {
        self.all.remove(&id)
    }

    pub(super) fn get(&self, id: u64) -> Option<&Socket> {
        self.all.get(&id)
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// How many sockets somebody has.
    pub(super) fn of(&self, who: AccountId) -> usize {
        self.all.values().filter(|socket| socket.who == who).count()
    }

    /// What somebody with a socket is called.
    pub(super) fn name_of(&self, who: AccountId) -> Option<&str> {
        self.all.values().find(|socket| socket.who == who)?.name.as_deref()
    }

    /// Somebody is called otherwise now.
    pub(super) fn rename(&mut self, who: AccountId, name: &str) {
        for socket in self.all.values_mut().filter(|socket| socket.who == who) {
            socket.name = Some(name.to_owned());
        }
    }

    /// Sockets of the persons by seat.
    pub(super) fn by_seat(&self, room: &Room) -> Vec<u32> {
        let mut counts = vec![0; room.chairs().len()];
        for socket in self.all.values() {
            if let Some(seat) = room.seat_of(socket.who) {
                counts[seat.index()] += 1;
            }
        }
        counts
    }

    /// Tells one socket.
    pub(super) fn tell(&mut self, id: u64, message: &ServerMessage) {
        self.send(id, Outgoing::Text(text(message)));
    }

    /// Sends something to one socket.
    pub(super) fn send(&mut self, id: u64, outgoing: Outgoing) {
        let told = self.all.get(&id).map(|socket| socket.outbox.send(outgoing));
        if told.is_some_and(|told| told.is_err()) {
            self.lost.push(id);
        }
    }

    /// Tells everybody the same, but one seat.
    pub(super) fn tell_all(&mut self, room: &Room, but: Option<Seat>, message: &ServerMessage) {
        let text = text(message);
        for (id, socket) in &self.all {
            let skipped = but.is_some() && room.seat_of(socket.who) == but;
            if !skipped && socket.outbox.send(Outgoing::Text(text.clone())).is_err() {
                self.lost.push(*id);
            }
        }
    }

    /// Tells everybody what they may know of a line just applied.
    pub(super) fn tell_line(&mut self, room: &Room, line: &Stamped) {
        let mut texts: Vec<(Viewer, Arc<str>)> = Vec::new();
        for (id, socket) in &self.all {
            let viewer = viewer(room, socket.who);
            let told = match texts.iter().find(|(other, _)| *other == viewer) {
                Some((_, text)) => text.clone(),
                None => {
                    let text = text(&event(room, line, viewer));
                    texts.push((viewer, text.clone()));
                    text
                }
            };
            if socket.outbox.send(Outgoing::Text(told)).is_err() {
                self.lost.push(*id);
            }
        }
    }

    /// Those who did not read: taken off the table.
    pub(super) fn take_lost(&mut self) -> bool {
        let lost = std::mem::take(&mut self.lost);
        let mut some = false;
        for id in lost {
            // Dropping the queue ends the socket; its edge says why.
            some |= self.all.remove(&id).is_some();
        }
        some
    }

    /// Ends the sockets of those who have no chair.
    pub(super) fn close_onlookers(&mut self, room: &Room, code: CloseCode) {
        self.close_some(code, |socket| room.seat_of(socket.who).is_none());
    }

    /// Ends the sockets somebody opened by sessions that are over.
    pub(super) fn sign_out(&mut self, who: AccountId, is_over: impl Fn(Bytes32) -> bool) {
        self.close_some(CloseCode::SignedOut, |socket| {
            socket.who == who && is_over(socket.session)
        });
    }

    fn close_some(&mut self, code: CloseCode, closed: impl Fn(&Socket) -> bool) {
        for (_, socket) in self.all.extract_if(|_, socket| closed(socket)) {
            let _ = socket.outbox.send(Outgoing::Close(code));
        }
    }

    /// Ends all sockets.
    pub(super) fn close(&mut self, code: CloseCode) {
        for (_, socket) in self.all.drain() {
            let _ = socket.outbox.send(Outgoing::Close(code));
        }
    }
}

/// A line just applied, as a viewer is told of it.
pub(super) fn event(room: &Room, line: &Stamped, viewer: Viewer) -> ServerMessage {
    let event = Box::new(room.told(&line.entry, viewer));
    ServerMessage::Event { number: room.lines(), at: line.at, event }
}
