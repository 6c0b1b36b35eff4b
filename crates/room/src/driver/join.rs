//! Coming to a table, for the first time or back to it.

use dublet_protocol::{CloseCode, NumberedEvent, PROTOCOL, ServerMessage, Viewer};
use dublet_rules::seat::Seat;

use super::{Driver, Effect, Log, Room, SocketId, Stamped, Then, Visitor, Waiting};

/// Sockets one person may have at a table.
const SOCKETS_OF_ONE: usize = 8;

/// Events of the game a newcomer is told of, at most: several times round a table of six.
const RECENT: u64 = 32;

/// Somebody who waits for the welcome until it is known what they are called and what they missed.
pub(super) struct Joining {
    socket: SocketId,
    pub(super) visitor: Visitor,
    after: Option<u64>,
    /// The events after this number are told.
    since: u64,
    viewer: Viewer,
    pub(super) looked_up: bool,
    pub(super) name: Option<String>,
    missed: Option<Vec<NumberedEvent>>,
}

impl Driver {
    pub(super) fn join(&mut self, socket: SocketId, visitor: Visitor, after: Option<u64>) {
        let who = visitor.who;
        let lines = self.room.lines();
        let Some(viewer) = self.room.viewer(who) else {
            return self.refuse(socket, CloseCode::NotFound);
        };
        if self.sockets.values().filter(|socket| socket.who == who).count() >= SOCKETS_OF_ONE {
            return self.refuse(socket, CloseCode::TooManySockets);
        }
        // A page that has seen more than there is was promised something that was lost. It cannot happen.
        if after.is_some_and(|after| after > lines) {
            return self.refuse(socket, CloseCode::WrongProtocol);
        }
        let since = after.unwrap_or_else(|| self.recent_since());
        let missed = if since == lines {
            Some(Vec::new())
        } else {
            let warm = self.warm.as_ref().and_then(|log| self.missed(log, since, viewer));
            if warm.is_none() {
                self.effects.push(Effect::ReadMissed(since));
            }
            warm
        };
        let joining =
            Joining { socket, visitor, after, since, viewer, looked_up: false, name: None, missed };
        self.waiting = Some(Waiting::Join(joining));
        self.effects.push(Effect::LookUp(who));
    }

    fn refuse(&mut self, socket: SocketId, code: CloseCode) {
        self.effects.push(Effect::Close(vec![socket], code));
    }

    /// A newcomer is told the events after this number: the last ones of the game.
    fn recent_since(&self) -> u64 {
        let lines = self.room.lines();
        let first = self.room.game_first().unwrap_or(lines + 1);
        lines.saturating_sub(RECENT).max(first - 1)
    }

    /// The events after a number, as a viewer is told of them, if the log reaches back so far.
    fn missed(&self, log: &Log, after: u64, viewer: Viewer) -> Option<Vec<NumberedEvent>> {
        let (mut room, rest) = match &log.base {
            Some(base) => (base.clone(), &log.lines[..]),
            None => (Room::begun(self.room.id(), log.lines.first()?)?, &log.lines[1..]),
        };
        let told = |room: &Room, line: &Stamped| {
            let event = Box::new(room.event_for(&line.entry, viewer));
            NumberedEvent { number: room.lines(), at: line.at, event }
        };
        let mut missed = Vec::new();
        match (&log.base, after) {
            (Some(base), after) if base.lines() > after => return None,
            (None, 0) => missed.push(told(&room, &log.lines[0])),
            _ => {}
        }
        for line in rest {
            room.apply(line);
            if room.lines() > after {
                missed.push(told(&room, line));
            }
        }
        Some(missed)
    }

    pub(super) fn found_missed(&mut self, log: Option<Box<Log>>) {
        let Some(Waiting::Join(mut joining)) =
            self.waiting.take_if(|w| matches!(w, Waiting::Join(_)))
        else {
            return;
        };
        let found = log.and_then(|log| self.missed(&log, joining.since, joining.viewer));
        // A newcomer has the state, and can do without what led to it.
        joining.missed = found.or_else(|| joining.after.is_none().then(Vec::new));
        match joining.missed {
            None => self.refuse(joining.socket, CloseCode::Failed),
            Some(_) => self.go_on_joining(joining),
        }
    }

    /// Welcomes somebody, once all is known.
    pub(super) fn go_on_joining(&mut self, joining: Joining) {
        let Joining {
            socket,
            visitor,
            after,
            viewer,
            looked_up: true,
            name,
            missed: Some(missed),
            ..
        } = joining
        else {
            self.waiting = Some(Waiting::Join(joining));
            return;
        };
        let who = visitor.who;
        let seat = self.room.seat_of(who);
        let new_name = name.clone().filter(|name| self.names.get(&who) != Some(name));
        if let (Some(name), Some(_)) = (new_name, seat) {
            self.names.insert(who, name.clone());
            self.tell_all(None, &ServerMessage::Name { who, name: Some(name) });
        }
        self.add_socket(socket, visitor, name);
        // Nothing is told a newcomer before the welcome: presence is counted after it.
        let here = self.sockets_by_seat();
        let (recent, missed) =
            if after.is_none() { (missed, Vec::new()) } else { (Vec::new(), missed) };
        let welcome = ServerMessage::Welcome {
            protocol: PROTOCOL,
            viewer,
            now: self.now,
            number: self.room.lines(),
            state: after.is_none().then(|| Box::new(self.room.state(viewer))),
            recent,
            names: self.names.clone(),
            present: self.room.seats().filter(|seat| here[seat.index()] > 0).collect(),
        };
        let messages =
            std::iter::once(welcome).chain(missed.into_iter().map(ServerMessage::Event)).collect();
        self.effects.push(Effect::Tell(vec![socket], messages));
        if let Some((turn, ..)) = self.room.turn()
            && self.drafts.latest().is_some()
            && seat != Some(turn)
        {
            self.tell(socket, self.draft_message(turn));
        }
        self.count_presence();
        if let Some(seat) = seat {
            self.came(seat);
        }
    }

    /// Whoever is back plays for themselves again.
    pub(super) fn came(&mut self, seat: Seat) {
        let back = self.room.came(seat);
        self.propose(back, None, Then::Return(seat));
    }
}
