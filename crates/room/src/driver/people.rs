//! Everybody who looks at a table: their sockets, whether they are there, what they are called.

use std::collections::BTreeMap;

use dublet_protocol::{AccountId, CloseCode, Millis, ServerMessage};
use dublet_rules::{deal::Bytes32, seat::Seat};

use super::{Driver, Effect, SocketId, Waiting};

/// Once everybody is back clocks run so many milliseconds later: drafts are on their way.
const SETTLE_MS: Millis = 1_000;

/// Who comes, and by which session: the socket ends with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visitor {
    /// Their account.
    pub who: AccountId,
    /// The hash of the session's token.
    pub session: Bytes32,
}

/// What became of somebody's account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// They are called otherwise now.
    Renamed(String),
    /// Sessions of theirs are over.
    SignedOut(Sessions),
    /// Nothing says any more who they were.
    Erased,
}

/// Sessions of one account, by the hash of their tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sessions {
    /// This one.
    One(Bytes32),
    /// All others than this one.
    Others(Bytes32),
    /// All.
    All,
}

impl Sessions {
    fn include(self, session: Bytes32) -> bool {
        match self {
            Self::One(one) => session == one,
            Self::Others(kept) => session != kept,
            Self::All => true,
        }
    }
}

/// One viewer.
pub(super) struct Socket {
    pub(super) who: AccountId,
    session: Bytes32,
    name: Option<String>,
}

/// Takes some sockets off.
fn take(
    sockets: &mut BTreeMap<SocketId, Socket>,
    which: impl Fn(&Socket) -> bool,
) -> Vec<SocketId> {
    let off = sockets.iter().filter(|(_, socket)| which(socket)).map(|(id, _)| *id);
    let off: Vec<SocketId> = off.collect();
    sockets.retain(|id, _| !off.contains(id));
    off
}

impl Driver {
    pub(super) fn add_socket(
        &mut self,
        socket: SocketId,
        Visitor { who, session }: Visitor,
        name: Option<String>,
    ) {
        self.sockets.insert(socket, Socket { who, session, name });
    }

    pub(super) fn leave(&mut self, socket: SocketId) {
        if self.sockets.remove(&socket).is_some() {
            self.count_presence();
        }
    }

    pub(super) fn seat_of(&self, socket: SocketId) -> Option<Seat> {
        self.room.seat_of(self.sockets.get(&socket)?.who)
    }

    /// What somebody with a socket is called.
    pub(super) fn socket_name(&self, who: AccountId) -> Option<String> {
        self.sockets.values().find(|socket| socket.who == who)?.name.clone()
    }

    /// Sockets of the persons by seat.
    pub(super) fn sockets_by_seat(&self) -> Vec<u32> {
        let mut counts = vec![0; self.room.chairs().len()];
        for socket in self.sockets.values() {
            if let Some(seat) = self.room.seat_of(socket.who) {
                counts[seat.index()] += 1;
            }
        }
        counts
    }

    /// Tells one socket.
    pub(super) fn tell(&mut self, socket: SocketId, message: ServerMessage) {
        self.effects.push(Effect::Tell(vec![socket], vec![message]));
    }

    /// Tells everybody the same, but one seat.
    pub(super) fn tell_all(&mut self, but: Option<Seat>, message: &ServerMessage) {
        let skipped = |who| but.is_some() && self.room.seat_of(who) == but;
        let told = self.sockets.iter().filter(|(_, socket)| !skipped(socket.who));
        let to: Vec<SocketId> = told.map(|(id, _)| *id).collect();
        if !to.is_empty() {
            self.effects.push(Effect::Tell(to, vec![message.clone()]));
        }
    }

    /// Who came for a chair and got none may not look on, where the table lets nobody.
    pub(super) fn see_onlookers_off(&mut self) {
        let room = &self.room;
        let off = take(&mut self.sockets, |socket| room.viewer(socket.who).is_none());
        self.close(off, CloseCode::NotFound);
    }

    fn close(&mut self, sockets: Vec<SocketId>, code: CloseCode) {
        if !sockets.is_empty() {
            self.effects.push(Effect::Close(sockets, code));
        }
    }

    /// Counts who is there, tells others, and lets clocks run once everybody is back.
    pub(super) fn count_presence(&mut self) {
        let before = self.presence.clone();
        self.presence.count(&self.sockets_by_seat(), self.sockets.len(), self.now);
        for seat in self.room.seats() {
            let here = self.presence.is_here(seat);
            if here != before.is_here(seat) {
                self.tell_all(None, &ServerMessage::Presence { seat, here });
            }
        }
        if let Some(at) = self.presence.wakes_at()
            && self.room.all_back(&self.presence)
        {
            let settled = self.now + SETTLE_MS;
            self.presence.wait_until(Some(at.min(settled)));
        }
        self.after_change();
    }

    pub(super) fn hear(&mut self, who: AccountId, news: News) {
        match news {
            News::Renamed(name) => {
                for socket in self.sockets.values_mut().filter(|socket| socket.who == who) {
                    socket.name = Some(name.clone());
                }
                if self.names.contains_key(&who) {
                    self.call(who, Some(name));
                }
            }
            News::SignedOut(sessions) => self.sign_out(who, sessions),
            News::Erased => {
                self.sign_out(who, Sessions::All);
                if self.names.contains_key(&who) {
                    self.call(who, None);
                }
            }
        }
    }

    fn sign_out(&mut self, who: AccountId, sessions: Sessions) {
        let is_over = |socket: &Socket| socket.who == who && sessions.include(socket.session);
        let out = take(&mut self.sockets, is_over);
        self.close(out, CloseCode::SignedOut);
        self.count_presence();
    }

    /// Somebody was looked up: they wait to be welcomed, or have a chair.
    pub(super) fn named(&mut self, who: AccountId, name: Option<String>) {
        match self.waiting.take() {
            Some(Waiting::Join(mut joining))
                if joining.visitor.who == who && !joining.looked_up =>
            {
                (joining.looked_up, joining.name) = (true, name);
                self.go_on_joining(joining);
            }
            other => {
                self.waiting = other;
                let news = name.is_some() && name.as_ref() != self.names.get(&who);
                if news && self.room.people_named().any(|named| named == who) {
                    self.call(who, name);
                }
            }
        }
    }

    /// Calls somebody so who has a chair or had one, and tells everybody.
    fn call(&mut self, who: AccountId, name: Option<String>) {
        match &name {
            Some(name) => drop(self.names.insert(who, name.clone())),
            None => drop(self.names.remove(&who)),
        }
        self.tell_all(None, &ServerMessage::Name { who, name });
    }
}
