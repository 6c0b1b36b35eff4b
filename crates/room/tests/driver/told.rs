//! Whether what is told is true, complete and for whom it is told.

use dublet_protocol::{
    CloseCode, HiddenTile, Millis, NumberedEvent, PROTOCOL, Refused, ServerMessage, Viewer,
};
use dublet_room::{By, driver::SocketId};
use dublet_rules::{bag::Bag, seat::Seat};

use super::{
    evening::Evening,
    look::{Checked, check},
    page::Page,
    people::Is,
};

impl Evening<'_> {
    pub(crate) fn tell(&mut self, to: &[SocketId], messages: &[ServerMessage]) -> Checked {
        if let [ServerMessage::Warning { seat, left }] = messages {
            self.check_warning(*seat, *left)?;
        }
        for socket in to {
            let way = self.sockets.get(socket).ok_or("told to nobody")?;
            match way.is {
                Is::Left => continue,
                Is::Closed => return Err("told to a socket that was closed".to_owned()),
                Is::Open => {}
            }
            for message in messages {
                self.hear(*socket, message)?;
            }
        }
        Ok(())
    }

    fn hear(&mut self, socket: SocketId, message: &ServerMessage) -> Checked {
        let way = self.sockets.get_mut(&socket).expect("it is there");
        let someone = &mut self.people[way.person];
        let (who, tab) = (someone.who, &mut someone.tabs[way.tab]);
        if !way.welcomed {
            let page = Page::welcomed(who, tab.page.take(), message)?;
            check(page.number == way.after.unwrap_or(page.welcomed_at), || {
                "told from another number on than asked for".to_owned()
            })?;
            way.welcomed = true;
            tab.page = Some(page);
            return self.check_welcome(socket, message);
        }
        match &mut tab.page {
            Some(page) => page.hear(message)?,
            None => return Err("no page".to_owned()),
        }
        self.check_message(socket, message)
    }

    /// The page of a socket, and whose it is.
    pub(crate) fn page(&self, socket: SocketId) -> (&Page, dublet_protocol::AccountId) {
        let way = &self.sockets[&socket];
        let someone = &self.people[way.person];
        (someone.tabs[way.tab].page.as_ref().expect("it was welcomed"), someone.who)
    }

    fn check_welcome(&self, socket: SocketId, message: &ServerMessage) -> Checked {
        let ServerMessage::Welcome { protocol, viewer, now, number, state, recent, .. } = message
        else {
            return Err("no welcome".to_owned());
        };
        let (_, who) = self.page(socket);
        let room = self.story().room(*number).ok_or("welcomed to what is not in the log")?;
        check(*number == self.story().lines(), || "welcomed to an old table".to_owned())?;
        check((*protocol, *now) == (PROTOCOL, self.now), || "a strange welcome".to_owned())?;
        check(room.viewer(who) == Some(*viewer), || "welcomed as somebody else".to_owned())?;
        match state {
            Some(state) => {
                self.check_recent(*number, *viewer, recent)?;
                check(**state == room.state(*viewer), || "a newcomer is told false".to_owned())
            }
            None => {
                check(recent.is_empty(), || "told twice what was missed".to_owned())?;
                self.check_state(socket)
            }
        }
    }

    /// A newcomer learns of the game what whoever was there was told of it, up to now. A store that fails tells nothing.
    fn check_recent(&self, number: u64, viewer: Viewer, recent: &[NumberedEvent]) -> Checked {
        let game = self.story().now().game_first();
        let Some(first) = recent.first() else {
            return check(game.is_none() || self.unread, || "no news of a game".to_owned());
        };
        let game = game.ok_or("news of no game")?;
        check(first.number >= game, || "news of another game".to_owned())?;
        let numbers = recent.iter().map(|one| one.number);
        check(numbers.eq(first.number..=number), || "news with gaps".to_owned())?;
        let is_true = |one: &NumberedEvent| {
            let told = self.story().told(one.number, viewer);
            told.is_some_and(|told| told == (one.at, *one.event.clone()))
        };
        check(recent.iter().all(is_true), || "a newcomer hears another story".to_owned())
    }

    /// Whoever followed all events has the state of a newcomer.
    fn check_state(&self, socket: SocketId) -> Checked {
        let (page, who) = self.page(socket);
        // Of what was missed only the end can be compared: others may have looked as somebody else then.
        if page.number < page.welcomed_at {
            return Ok(());
        }
        let room = self.story().room(page.number).ok_or("followed beyond the log")?;
        check(room.viewer(who) == Some(page.viewer), || "looks as somebody else".to_owned())?;
        check(page.state == room.state(page.viewer), || {
            format!("{:?} followed to another state at {}", page.viewer, page.number)
        })
    }

    fn check_message(&mut self, socket: SocketId, message: &ServerMessage) -> Checked {
        let (page, who) = self.page(socket);
        match message {
            ServerMessage::Event(NumberedEvent { number, at, event }) => {
                let line = self.story().texts().get(*number as usize - 1);
                let line = line.ok_or_else(|| format!("{number} is told, and not in the log"))?;
                let viewer = match *number <= page.welcomed_at {
                    true => Some(page.viewer),
                    false => self.story().room(*number).and_then(|room| room.viewer(who)),
                };
                let viewer = viewer.ok_or("told to who may not look")?;
                let told = self.story().told(*number, viewer);
                check(told.is_some_and(|told| told == (*at, *event.clone())), || {
                    format!("of {number} another story is told than the log's")
                })?;
                let line = line.clone();
                let before = self.heard.entry(*number).or_insert_with(|| line.clone());
                check(*before == line, || format!("line {number} was another"))?;
                self.check_state(socket)
            }
            ServerMessage::Ack { id, number } => {
                let line = self.story().line(*number).ok_or("acknowledged, not in the log")?;
                check(line.by == Some(By { who, id: *id }), || {
                    format!("{number} is acknowledged, which does another command or none")
                })?;
                check(page.number >= *number, || "acknowledged before it was told".to_owned())?;
                self.tally.count("acknowledged");
                self.answered(socket, *id)
            }
            ServerMessage::Refused { id, refused } => {
                check(self.story().done(who, *id).is_none(), || {
                    format!("refused with {refused:?}, and in the log")
                })?;
                let lost = *refused == Refused::NotStored;
                self.tally.count(if lost { "not stored" } else { "refused" });
                self.answered(socket, *id)
            }
            ServerMessage::Draft { seat, draft } => {
                let room = self.story().now();
                check(room.turn().map(|turn| turn.0) == Some(*seat), || {
                    "a draft of somebody who is not to move".to_owned()
                })?;
                check(page.seat() != Some(*seat), || "told one's own draft".to_owned())?;
                let tiles = draft.iter().flat_map(|draft| draft.0.iter().flatten());
                let seen = tiles.filter_map(|tile| match tile {
                    HiddenTile::Seen(tile) => Some(*tile),
                    HiddenTile::Hidden(()) => None,
                });
                let seen: Bag = seen.collect();
                let table = room.game().ok_or("a draft in no game")?.public_view().table;
                let open = room.options().rules.open_drafts;
                self.tally.count("drafts told");
                check(open || seen.is_within(table.tiles()), || {
                    "a draft shows tiles of a rack".to_owned()
                })
            }
            ServerMessage::Welcome { .. }
            | ServerMessage::Warning { .. }
            | ServerMessage::Presence { .. }
            | ServerMessage::Name { .. } => Ok(()),
        }
    }

    /// Once in a turn, before its end.
    fn check_warning(&mut self, seat: Seat, left: Millis) -> Checked {
        let (turn, _, line) = self.story().now().turn().ok_or("a warning in no turn")?;
        check(turn == seat, || "a warning to who is not to move".to_owned())?;
        check(self.warned < line, || "warned twice in a turn".to_owned())?;
        check((1..=10_000).contains(&left), || format!("warned with {left} ms left"))?;
        self.warned = line;
        self.tally.count("warnings");
        Ok(())
    }

    fn answered(&mut self, socket: SocketId, id: dublet_protocol::CommandId) -> Checked {
        let way = self.sockets.get_mut(&socket).expect("it is there");
        let open = way.unanswered.get_mut(&id).filter(|open| **open > 0);
        *open.ok_or("answered more often than said")? -= 1;
        Ok(())
    }

    pub(crate) fn close(&mut self, sockets: &[SocketId], code: CloseCode) -> Checked {
        for socket in sockets {
            let way = self.sockets.get_mut(socket).ok_or("closed, and never there")?;
            check(way.is != Is::Closed, || "closed twice".to_owned())?;
            way.is = Is::Closed;
            let who = self.people[way.person].who;
            match code {
                CloseCode::WrongProtocol => {
                    return Err("somebody has more events than there are".to_owned());
                }
                CloseCode::NotFound => {
                    let may_look = self.store.story.now().viewer(who).is_some();
                    check(!may_look, || "sent away who may look".to_owned())?;
                    self.tally.count("sent away");
                }
                CloseCode::TooManySockets => self.tally.count("too many tabs"),
                CloseCode::SignedOut => self.tally.count("signed out"),
                _ => {}
            }
        }
        Ok(())
    }
}
