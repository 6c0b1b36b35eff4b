//! Asking programs for their moves.

use std::time::Duration;

use dublet_protocol::TableId;
use dublet_room::{Entry, Stamped};
use dublet_rules::{
    game::{Event, Phase},
    seat::Seat,
};
use tokio::time::sleep;

use super::{Order, Table};
use crate::live::{bots::Question, hall::House};

impl Table {
    /// Asks the programs, once a line.
    pub(super) fn ask_bots(&mut self) {
        let line = self.room.lines();
        if self.asked_at == line || self.presence.wakes_at().is_some() {
            return;
        }
        let bots = self.room.bots();
        let Some(game) = self.room.game().filter(|game| game.phase() == Phase::Play) else {
            return;
        };
        let public = game.public_view();
        let is_bot = |seat: Seat| bots.iter().any(|(bot, _)| *bot == seat);
        let moves = public.turn.is_some_and(is_bot);
        let speaks = public.claims_open || public.may_announce.is_some_and(is_bot);
        if bots.is_empty() || (!moves && !speaks) {
            return;
        }
        self.asked_at = line;
        // A person may have something to say before a program acts (rules 2.3, 7.4).
        let claimable = public.claims_open && public.rules.three_doublets;
        let announcing = public.may_announce.is_some_and(|seat| !is_bot(seat));
        let patience = match claimable || announcing {
            true => self.house.pace.bot_patience,
            false => self.house.pace.bot_move,
        };
        let first = self.room.game_first().unwrap_or(1) - 1;
        let watching = bots.iter().any(|(_, level)| self.house.thinkers.watches(*level));
        let question =
            Question { game: game.clone(), bots, events: Vec::new(), seed: self.room.bot_seed() };
        let (house, own, table) = (self.house.clone(), self.own.clone(), self.id);
        tokio::spawn(async move {
            sleep(Duration::from_millis(patience.max(0) as u64)).await;
            let events = match watching {
                true => events_of(&house, table, first, line).await,
                false => Some(Vec::new()),
            };
            let Some(events) = events else { return };
            let command = house.thinkers.ask(Question { events, ..question }).await;
            if let Some(own) = own.upgrade() {
                let _ = own.send(Order::Bots { line, command }).await;
            }
        });
    }
}

/// The events of the game that began after so many lines, up to a line.
async fn events_of(house: &House, table: TableId, first: u64, line: u64) -> Option<Vec<Event>> {
    let lines = house.store.read(table, first).await.ok()?;
    let lines = lines.iter().take((line - first) as usize).map(Stamped::read);
    let played = |line: Stamped| match line.entry {
        Entry::Played { event } => Some(event),
        _ => None,
    };
    Some(lines.collect::<Result<Vec<_>, _>>().ok()?.into_iter().filter_map(played).collect())
}
