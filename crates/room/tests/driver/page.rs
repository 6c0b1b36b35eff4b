//! What a page makes of the messages, and what a sensible person does who goes by it alone.

use std::collections::{BTreeMap, BTreeSet};

use dublet_players::{Budget, Chance, Player};
use dublet_protocol::{
    AccountId, Chair, CommonEvent, Hex32, NumberedEvent, Request, ServerMessage, TableEvent,
    TableState, View, Viewer,
};
use dublet_rules::{game::view::SeatView, seat::Seat};
use rand_chacha::ChaCha20Rng;
use rand_core::Rng;

pub(crate) struct Page {
    who: AccountId,
    pub(crate) viewer: Viewer,
    pub(crate) state: TableState,
    /// The number of the last event it has.
    pub(crate) number: u64,
    /// The last event there was at the welcome: those before it were missed, and are told to who it looks as now.
    pub(crate) welcomed_at: u64,
    pub(crate) names: BTreeMap<AccountId, String>,
    pub(crate) present: BTreeSet<Seat>,
}

impl Page {
    /// A page after the welcome, which may have been there before.
    pub(crate) fn welcomed(
        who: AccountId,
        before: Option<Self>,
        message: &ServerMessage,
    ) -> Result<Self, String> {
        let ServerMessage::Welcome { viewer, number, state, names, present, .. } = message else {
            return Err(format!("before the welcome came {message:?}"));
        };
        let (state, had) = match (state, before) {
            (Some(state), _) => (state.as_ref().clone(), *number),
            (None, Some(before)) => (before.state, before.number),
            (None, None) => return Err("no state for somebody who has none".to_owned()),
        };
        Ok(Self {
            who,
            viewer: *viewer,
            state,
            number: had,
            welcomed_at: *number,
            names: names.clone(),
            present: present.iter().copied().collect(),
        })
    }

    /// Whatever comes after the welcome.
    pub(crate) fn hear(&mut self, message: &ServerMessage) -> Result<(), String> {
        match message {
            ServerMessage::Welcome { .. } => return Err("welcomed twice".to_owned()),
            ServerMessage::Event(NumberedEvent { number, at, event }) => {
                if *number != self.number + 1 {
                    return Err(format!("event {number} after {}", self.number));
                }
                self.number = *number;
                self.state.follow(*at, event);
                if *number > self.welcomed_at {
                    self.look_as(event);
                }
            }
            ServerMessage::Presence { seat, here: true } => drop(self.present.insert(*seat)),
            ServerMessage::Presence { seat, here: false } => drop(self.present.remove(seat)),
            ServerMessage::Name { who, name: Some(name) } => {
                self.names.insert(*who, name.clone());
            }
            ServerMessage::Name { who, name: None } => drop(self.names.remove(who)),
            ServerMessage::Ack { .. }
            | ServerMessage::Refused { .. }
            | ServerMessage::Draft { .. }
            | ServerMessage::Warning { .. } => {}
        }
        Ok(())
    }

    fn look_as(&mut self, event: &TableEvent) {
        match event {
            TableEvent::Common(CommonEvent::Sat { seat, sitter })
                if sitter.person() == Some(self.who) =>
            {
                self.viewer = Viewer::Seat { seat: *seat };
            }
            TableEvent::Common(CommonEvent::Stood { seat, .. })
                if self.viewer == (Viewer::Seat { seat: *seat }) =>
            {
                self.viewer = Viewer::Spectator;
            }
            TableEvent::Common(CommonEvent::Fewer) => {
                let mine = |chair: &Chair| {
                    chair.sitter.and_then(|sitter| sitter.person()) == Some(self.who)
                };
                let seat = self.state.chairs.iter().position(mine).and_then(Seat::new);
                self.viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat { seat });
                self.present.retain(|seat| seat.index() < self.state.chairs.len());
            }
            _ => {}
        }
    }

    pub(crate) fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat { seat } => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The game as the person to move sees it, if this is theirs.
    pub(crate) fn turn(&self) -> Option<&SeatView> {
        match self.state.game.as_ref().filter(|game| game.secret.is_none())?.view.as_ref()? {
            View::Seat(view) if view.public.turn == Some(view.seat) => Some(view),
            _ => None,
        }
    }

    /// What a sensible person wants, who has this brain.
    pub(crate) fn wish(&self, brain: &mut dyn Player, dice: &mut ChaCha20Rng) -> Option<Request> {
        let Some(seat) = self.seat() else { return Some(Request::Sit { seat: None }) };
        if self.state.paused.is_some() {
            return Some(Request::Resume);
        }
        let Some(game) = self.state.game.as_ref().filter(|game| game.secret.is_none()) else {
            let ready = self.state.chairs[seat.index()].ready;
            return (!ready).then_some(Request::Ready { ready: true });
        };
        if game.view.is_none() {
            let mut bytes = [0; 32];
            dice.fill_bytes(&mut bytes);
            return Some(Request::Contribute { game: game.game, bytes: Hex32(bytes) });
        }
        Request::of(brain.turn(self.turn()?, Budget::default(), &mut Chance(dice)))
    }
}
