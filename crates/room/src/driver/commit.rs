//! Stored, then made so, then told: in this order.

use std::{collections::BTreeMap, sync::Arc};

use dublet_protocol::{
    AccountId, CloseCode, CommonEvent, Millis, NumberedEvent, Refused, ServerMessage, Sitter,
    TableEvent, Viewer,
};
use dublet_rules::{game::view::SeatEvent, seat::Seat};

use super::{
    By, Driver, Effect, Entry, Line, Note, Room, Seen, SocketId, Stamped, Waiting, people::Socket,
};
use crate::note::notes;

/// Lines on their way to the log, the table after them, and what follows when they are there.
pub(super) struct Proposal {
    after: Room,
    steps: Vec<Step>,
    then: Then,
}

/// What follows when lines are stored, or known not to be.
pub(super) enum Then {
    /// A command is answered.
    Answer {
        socket: SocketId,
        by: By,
    },
    /// Somebody who wants to play at once learns whether they have a chair.
    Seat {
        who: AccountId,
        number: u64,
    },
    /// The sleep is in the log before anything else: another crash must not charge what this one did not.
    Sleep {
        alive: Option<Millis>,
    },
    /// Somebody is back, and plays for themselves again.
    Return(Seat),
    /// Clocks run again.
    Wake,
    Nothing,
}

/// A line made so, and what everybody learns of it.
pub(super) struct Step {
    line: Stamped,
    number: u64,
    told: Vec<(Viewer, Vec<SocketId>, TableEvent)>,
    /// What seats learn whose programs watch.
    seen: Vec<(Seat, SeatEvent)>,
    /// What the lines before the first of a game come to.
    snapshot: Option<String>,
    ends_turn: bool,
    moves_chairs: bool,
}

/// Makes a line so, and lists what everybody at a socket learns of it.
pub(super) fn step(sockets: &BTreeMap<SocketId, Socket>, room: &mut Room, line: Stamped) -> Step {
    let opens = matches!(line.entry, Entry::GameOpened { .. });
    let snapshot = if opens { room.snapshot() } else { None };
    let (turn, chairs) = (room.turn().map(|turn| turn.2), room.chairs().to_vec());
    room.apply(&line);
    let mut told: Vec<(Viewer, Vec<SocketId>, TableEvent)> = Vec::new();
    for (id, socket) in sockets {
        let Some(viewer) = room.viewer(socket.who) else { continue };
        match told.iter_mut().find(|(other, ..)| *other == viewer) {
            Some((_, to, _)) => to.push(*id),
            None => told.push((viewer, vec![*id], room.event_for(&line.entry, viewer))),
        }
    }
    Step {
        number: room.lines(),
        told,
        seen: room.seen_by_programs(&line.entry),
        snapshot,
        ends_turn: room.turn().map(|turn| turn.2) != turn,
        moves_chairs: room.chairs() != chairs,
        line,
    }
}

impl Step {
    /// Shows programs that watch what their seats learn.
    pub(super) fn show(&mut self, seen: &mut [Seen]) {
        if let Entry::GameOpened { .. } = self.line.entry {
            seen.iter_mut().for_each(Seen::clear);
        }
        for (seat, event) in self.seen.drain(..) {
            seen[seat.index()].push(Arc::new(event));
        }
    }
}

impl Proposal {
    pub(super) fn lines(&self) -> impl Iterator<Item = Line> + '_ {
        self.steps.iter().map(|step| step.line.line())
    }

    pub(super) fn notes(&self, before: &Room) -> Vec<Note> {
        notes(before, self.steps.iter().map(|step| &step.line.entry), &self.after)
    }
}

impl Driver {
    /// Entries with all that follows from them, tried out.
    pub(super) fn work_out(&mut self, entries: Vec<Entry>, by: Option<By>, then: Then) -> Proposal {
        let (sockets, dealer) = (&self.sockets, &*self.host_options.dealer);
        let mut steps = Vec::new();
        let mut each = |room: &mut Room, line| steps.push(step(sockets, room, line));
        let mut after = self.room.completed(entries, self.now, dealer, &mut *self.bytes, &mut each);
        if let (Some(last), Some(by)) = (steps.last_mut(), by) {
            last.line.by = Some(by);
            after.did(by);
        }
        Proposal { after, steps, then }
    }

    /// Hands out entries to be stored, with all that follows from them.
    pub(super) fn propose(&mut self, entries: Vec<Entry>, by: Option<By>, then: Then) {
        let proposal = self.work_out(entries, by, then);
        if proposal.steps.is_empty() {
            return self.follow_through(proposal.then, true);
        }
        let append = Effect::Append(proposal.lines().collect(), proposal.notes(&self.room));
        self.effects.push(append);
        self.waiting = Some(Waiting::Stored(Box::new(proposal)));
    }

    /// The store has answered.
    pub(super) fn stored(&mut self, stored: bool) {
        match self.waiting.take() {
            Some(Waiting::Stored(proposal)) if stored => {
                let then = self.adopt(*proposal);
                self.follow_through(then, true);
            }
            Some(Waiting::Stored(proposal)) => {
                self.effects.push(Effect::ReadBack);
                self.waiting = Some(Waiting::ReadBack(proposal.then));
            }
            other => self.waiting = other,
        }
    }

    /// After a failure nobody knows what was written: the log says.
    pub(super) fn read_back(&mut self, lines: Vec<Stamped>) {
        match self.waiting.take() {
            Some(Waiting::ReadBack(then)) => {
                let written = !lines.is_empty();
                let (sockets, room) = (&self.sockets, &mut self.room);
                let steps = lines.into_iter().map(|line| step(sockets, room, line)).collect();
                // What a program wanted may be lost: it is asked again.
                self.asked_at = 0;
                self.make_known(steps);
                match then {
                    // It is noted, though the store did not know: noted once more it would never end with such a store.
                    Then::Sleep { .. } if written => {}
                    then => self.follow_through(then, false),
                }
            }
            other => self.waiting = other,
        }
    }

    /// Lines tried out are stored: so it is.
    pub(super) fn adopt(&mut self, proposal: Proposal) -> Then {
        self.room = proposal.after;
        self.make_known(proposal.steps);
        proposal.then
    }

    /// Tells everybody of lines that are stored and made so.
    fn make_known(&mut self, steps: Vec<Step>) {
        for step in &steps {
            if let Entry::Common(CommonEvent::Sat { seat, sitter }) = step.line.entry {
                self.introduce(seat, sitter);
            }
        }
        let mut moved = false;
        for mut step in steps {
            step.show(&mut self.seen);
            let Step { line, number, told, snapshot, ends_turn, moves_chairs, .. } = step;
            self.effects.extend(snapshot.map(|text| Effect::Snapshot(number - 1, text)));
            for (_, to, event) in told {
                let event = Box::new(event);
                let message = ServerMessage::Event(NumberedEvent { number, at: line.at, event });
                self.effects.push(Effect::Tell(to, vec![message]));
            }
            if ends_turn {
                self.drafts.clear();
            }
            if let Entry::Common(CommonEvent::Fewer) = line.entry {
                self.presence.moved_up(self.room.chairs().len(), self.now);
            }
            // Whoever looks on may be let so no longer.
            let reopened = matches!(line.entry, Entry::Common(CommonEvent::Reopened { .. }));
            moved |= moves_chairs || reopened;
            if let Some(warm) = &mut self.warm {
                warm.lines.push(line);
            }
        }
        if moved {
            self.see_onlookers_off();
            self.count_presence();
        }
        self.after_change();
    }

    /// Says what a newcomer is called and that they are there, before it is told that they sit down.
    fn introduce(&mut self, seat: Seat, sitter: Sitter) {
        let sockets = self.sockets_by_seat()[seat.index()];
        self.presence.sat(seat, sockets, self.now);
        let Some(who) = sitter.person() else { return };
        if let Some(name) = self.socket_name(who) {
            self.names.insert(who, name.clone());
            self.tell_all(None, &ServerMessage::Name { who, name: Some(name) });
        }
        if sockets > 0 {
            self.tell_all(None, &ServerMessage::Presence { seat, here: true });
        }
    }

    /// What follows when lines are in the log, or known not to be.
    fn follow_through(&mut self, then: Then, stored: bool) {
        match then {
            Then::Answer { socket, by: By { who, id } } => {
                let number = if stored { Some(self.room.lines()) } else { self.room.done(who, id) };
                let refused = || ServerMessage::Refused { id, refused: Refused::NotStored };
                let answer = number.map(|number| ServerMessage::Ack { id, number });
                self.tell(socket, answer.unwrap_or_else(refused));
            }
            Then::Seat { who, number } => {
                let sits = self.room.seat_of(who).is_some();
                self.effects.push(Effect::Seated(number, sits));
            }
            Then::Sleep { alive } if !stored => return self.sleep(alive),
            Then::Return(seat) if !stored => return self.came(seat),
            Then::Wake if stored => {
                self.warm = None;
                self.presence.wait_until(None);
                self.after_change();
            }
            Then::Sleep { .. } | Then::Return(_) | Then::Wake | Then::Nothing => {}
        }
        if self.room.is_closed() {
            self.end(CloseCode::TableClosed);
        }
    }

    /// Notes that clocks stood still while the host was away.
    pub(super) fn sleep(&mut self, alive: Option<Millis>) {
        let mut entries = self.room.taken_up(alive);
        if self.host_options.one_device && (self.room.is_asleep() || !entries.is_empty()) {
            entries.push(Entry::Common(CommonEvent::Woke));
        }
        self.propose(entries, None, Then::Sleep { alive });
    }
}
