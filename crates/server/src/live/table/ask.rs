//! Asking programs for their moves.

use std::time::Duration;

use dublet_protocol::TableId;
use dublet_room::{Entry, Stamped};
use dublet_rules::game::Event;
use tokio::time::sleep;

use super::{Order, Table};
use crate::live::hall::House;

impl Table {
    /// Asks the programs, once a line.
    pub(super) fn ask_bots(&mut self) {
        let line = self.room.lines();
        if self.asked_at == line || self.presence.wakes_at().is_some() {
            return;
        }
        let Some(question) = self.room.question() else { return };
        self.asked_at = line;
        let patience = match question.patient {
            true => self.house.pace.bot_patience,
            false => self.house.pace.bot_move,
        };
        let first = self.room.game_first().unwrap_or(1) - 1;
        let watched = question.is_watched(&mut self.house.thinkers.clone());
        let (house, own, table) = (self.house.clone(), self.own.clone(), self.id);
        tokio::spawn(async move {
            sleep(Duration::from_millis(patience.max(0) as u64)).await;
            let events = match watched {
                true => events_of(&house, table, first, line).await,
                false => Some(Vec::new()),
            };
            let Some(events) = events else { return };
            let command = house.thinkers.ask(question.after(events)).await;
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
