//! Somebody at a table who plays as a page does: follows events, resends what was not answered, comes back after a
//! cut with the number of the last event it has.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
    time::Duration,
};

use dublet_players::{Budget, Level, Player};
use dublet_protocol::{
    AccountId, ClientMessage, CommandId, CommonEvent, Hex32, Millis, NumberedEvent, PROTOCOL,
    Refused, Request, ServerMessage, TableEvent, TableId, TableState, View, Viewer,
};
use dublet_rules::{
    game::{Command, Draft, DraftTile, view::SeatView},
    seat::Seat,
};
use dublet_server::live::Hall;
use tokio::time::{Instant, sleep, sleep_until};

use super::{
    dice::Dice,
    wire::{Down, Wire},
};

/// Where the server is, while it is.
pub(crate) type Address = Arc<Mutex<Option<Hall>>>;

/// What a client was told and promised.
#[derive(Default)]
pub(crate) struct Memory {
    /// Every event by number, as text.
    pub(crate) events: BTreeMap<u64, (Millis, TableEvent)>,
    /// Commands that were acknowledged, with the number of their last event.
    pub(crate) acked: BTreeMap<CommandId, u64>,
    /// The state, followed event by event.
    pub(crate) state: Option<TableState>,
    pub(crate) number: u64,
    pub(crate) viewer: Option<Viewer>,
    /// What went against what a client may rely on.
    pub(crate) wrong: Vec<String>,
    pub(crate) welcomes: u32,
}

pub(crate) struct Client {
    pub(crate) who: AccountId,
    pub(crate) table: TableId,
    pub(crate) address: Address,
    pub(crate) memory: Arc<Mutex<Memory>>,
    pub(crate) dice: Dice,
    pub(crate) player: Box<dyn Player>,
    /// A command that was not answered yet.
    pending: Option<(CommandId, ClientMessage)>,
    /// When to act, and on which event's account.
    act_at: Option<(Instant, u64)>,
    /// The event it acted on last.
    acted: u64,
    refused: u32,
}

impl Client {
    pub(crate) fn new(who: AccountId, table: TableId, address: Address, mut dice: Dice) -> Self {
        let level = [Level::Random, Level::Novice, Level::Steady][dice.below(3)];
        Self {
            who,
            table,
            address,
            memory: Arc::default(),
            player: level.player(),
            dice,
            pending: None,
            act_at: None,
            acted: 0,
            refused: 0,
        }
    }

    pub(crate) async fn live(mut self) {
        loop {
            let hall = self.address.lock().unwrap().clone();
            let wire =
                hall.and_then(|hall| Wire::dial(&hall, self.table, self.who, &mut self.dice));
            if let Some(wire) = wire
                && self.converse(wire).await
            {
                return;
            }
            sleep(Duration::from_millis(50 + self.dice.below(3000) as u64)).await;
        }
    }

    /// Until the line is cut; true when the table is closed.
    async fn converse(&mut self, mut wire: Wire) -> bool {
        let after = {
            let memory = self.memory.lock().unwrap();
            memory.state.as_ref().map(|_| memory.number)
        };
        let hello = ClientMessage::Hello { protocol: PROTOCOL, after };
        self.say(&mut wire, &hello);
        let life = Duration::from_millis(2_000 + self.dice.below(600_000) as u64);
        let cut_at = Instant::now() + life;
        let mut resend_at = Instant::now() + Duration::from_millis(20);
        loop {
            let act_at = self.act_at.map_or(cut_at, |(at, _)| at);
            tokio::select! {
                biased;
                down = wire.receive() => match down {
                    Some(Down::Message(message)) => self.hear(*message),
                    Some(Down::Closed(code)) => return code == dublet_protocol::CloseCode::TableClosed,
                    None => return false,
                },
                () = sleep_until(act_at), if self.act_at.is_some() => self.act(&mut wire),
                () = sleep_until(resend_at), if self.pending.is_some() => {
                    resend_at = Instant::now() + Duration::from_secs(5);
                    if let Some((_, message)) = self.pending.clone() {
                        self.say(&mut wire, &message);
                    }
                }
                () = sleep_until(cut_at) => {
                    let lost = self.dice.one_in(2);
                    wire.cut(lost);
                    return false;
                }
            }
        }
    }

    fn say(&mut self, wire: &mut Wire, message: &ClientMessage) {
        wire.send(serde_json::to_string(message).unwrap(), &mut self.dice);
    }

    fn hear(&mut self, message: ServerMessage) {
        let memory = self.memory.clone();
        let mut memory = memory.lock().unwrap();
        match message {
            ServerMessage::Welcome { viewer, number, state, .. } => {
                memory.welcomes += 1;
                memory.viewer = Some(viewer);
                if number < memory.number {
                    let had = memory.number;
                    memory.wrong.push(format!("had {had} events, the server has {number}"));
                }
                if let Some(state) = state {
                    (memory.state, memory.number) = (Some(*state), number);
                }
            }
            ServerMessage::Event(NumberedEvent { number, at, event }) => {
                if number != memory.number + 1 {
                    let had = memory.number;
                    memory.wrong.push(format!("event {number} after {had}"));
                }
                memory.number = number;
                if let Some(state) = &mut memory.state {
                    state.follow(at, &event);
                }
                if let TableEvent::Common(CommonEvent::Sat { seat, sitter }) = &*event
                    && sitter.person() == Some(self.who)
                {
                    memory.viewer = Some(Viewer::Seat { seat: *seat });
                }
                if memory.events.insert(number, (at, *event)).is_some() {
                    memory.wrong.push(format!("event {number} twice"));
                }
            }
            ServerMessage::Ack { id, number } => {
                if let Some(before) = memory.acked.insert(id, number)
                    && before != number
                {
                    memory.wrong.push(format!("acknowledged as {before}, then as {number}"));
                }
                self.answered(id);
            }
            ServerMessage::Refused { id, refused } => {
                if memory.acked.contains_key(&id) {
                    memory.wrong.push(format!("acknowledged, then refused: {refused:?}"));
                }
                self.refused += 1;
                // What was not stored may be asked again, as the same command.
                if refused != Refused::NotStored {
                    self.answered(id);
                }
            }
            ServerMessage::Draft { .. }
            | ServerMessage::Warning { .. }
            | ServerMessage::Presence { .. }
            | ServerMessage::Name { .. } => return,
        }
        if memory.number > self.acted && self.act_at.is_none_or(|(_, on)| on < memory.number) {
            // Mostly a person's pace, sometimes so slow that time runs out.
            let slow = if self.dice.one_in(12) { 40_000 } else { 2_500 };
            let think = Duration::from_millis(self.dice.below(slow) as u64);
            self.act_at = Some((Instant::now() + think, memory.number));
        }
    }

    fn answered(&mut self, id: CommandId) {
        if self.pending.as_ref().is_some_and(|(pending, _)| *pending == id) {
            self.pending = None;
        }
    }

    /// Does something, if there is something to do.
    fn act(&mut self, wire: &mut Wire) {
        let Some((_, on)) = self.act_at.take() else { return };
        self.acted = on;
        if self.pending.is_some() {
            return;
        }
        let (number, request) = {
            let memory = self.memory.clone();
            let memory = memory.lock().unwrap();
            let Some(state) = &memory.state else { return };
            (memory.number, self.wish(state, memory.viewer))
        };
        if let Some((draft, request)) = request {
            if let Some(draft) = draft {
                self.say(wire, &ClientMessage::Draft { after: number, draft: Some(draft) });
            }
            if let Some(request) = request {
                let id = CommandId(self.dice.number());
                let message = ClientMessage::Command { id, after: number, request };
                self.say(wire, &message);
                self.pending = Some((id, message));
            }
        }
    }

    fn wish(
        &mut self,
        state: &TableState,
        viewer: Option<Viewer>,
    ) -> Option<(Option<Draft>, Option<Request>)> {
        let just = |request| Some((None, Some(request)));
        let Some(Viewer::Seat { seat }) = viewer else {
            return just(Request::Sit { seat: None });
        };
        if state.paused.is_some() {
            return just(Request::Resume);
        }
        let Some(game) = state.game.as_ref().filter(|game| game.secret.is_none()) else {
            let chair = state.chairs[seat.index()];
            let ready = Request::Ready { ready: true };
            return if chair.ready { None } else { just(ready) };
        };
        let Some(view) = &game.view else {
            let bytes = Hex32(self.dice.bytes());
            return just(Request::Contribute { game: game.game, bytes });
        };
        let View::Seat(view) = view else { return None };
        if self.dice.one_in(60) {
            return just(match self.dice.below(5) {
                0 | 1 => Request::Pause,
                2 => Request::Announce,
                3 => Request::ClaimDoublets,
                _ if self.dice.one_in(10) => Request::Resign,
                _ => Request::Leave,
            });
        }
        if !state.pause_asked.is_empty() && !state.pause_asked.contains(&seat) {
            return just(if self.dice.one_in(2) { Request::Pause } else { Request::Resume });
        }
        if view.public.turn != Some(seat) {
            return None;
        }
        let command = self.player.turn(view, Budget::default(), &mut self.dice.chance());
        let draft = self.draft(view, seat, &command);
        // Now and then it only moves tiles about, until time is up or it is told of something else.
        let only_drafts = state.options.clock.is_some() && self.dice.one_in(15);
        Some((draft, (!only_drafts).then(|| Request::of(command).unwrap())))
    }

    /// The tiles of a lay, each with whose it is.
    fn draft(&mut self, view: &SeatView, _seat: Seat, command: &Command) -> Option<Draft> {
        let Command::Lay { layout, .. } = command else { return None };
        let mut table = *view.public.table.tiles();
        let mut tile =
            |tile: &dublet_rules::tile::Tile| DraftTile { tile: *tile, own: !table.take(*tile) };
        let melds = layout.0.iter().map(|meld| meld.iter().map(&mut tile).collect()).collect();
        self.dice.one_in(2).then_some(Draft(melds))
    }
}
