//! After all is over: is everything there that was promised, and is every story the same?

use std::sync::PoisonError;

use dublet_protocol::{
    ClientMessage, CommonEvent, NumberedEvent, Options, PROTOCOL, ServerMessage, TableEvent,
    TableId,
};
use dublet_rules::game::view::PublicEvent;
use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::tungstenite::Message;

use crate::{
    Failure,
    client::{Shared, dial, digest, text},
    guest::Guest,
    server::Server,
};

/// What was found.
#[derive(Default)]
pub(crate) struct Checked {
    /// Commands that were acknowledged.
    pub(crate) acked: usize,
    /// Acknowledged, and not in the log any more.
    pub(crate) lost: usize,
    /// Events that players were told of, compared with the log.
    pub(crate) events: usize,
    /// Told otherwise.
    pub(crate) differing: usize,
    /// Times that ran out.
    pub(crate) time_ups: usize,
    /// Of those, before or long after the time was used up.
    pub(crate) early: usize,
    pub(crate) late: usize,
}

/// Whether an event says that time was up.
pub(crate) fn is_time_up(event: &TableEvent) -> bool {
    matches!(event, TableEvent::Played { event, .. } if matches!(event.public, PublicEvent::TimeRanOut { .. }))
}

/// What a lagging line may be given, and what a busy machine may take.
const LATE_MS: i64 = 1_500 + 500;

/// Reads every table again from its first event, as each of some players.
pub(crate) async fn promises(
    server: &Server,
    clients: &[Shared],
    guests: &[Guest],
    tables: &[TableId],
    options: Options,
) -> Result<Checked, Failure> {
    let mut checked = Checked::default();
    for (index, memory) in clients.iter().enumerate() {
        let table = tables[index / usize::from(options.seats)];
        let mut socket = dial(server.address, table, &guests[index]).await?;
        socket.send(text(&ClientMessage::Hello { protocol: PROTOCOL, after: Some(0) })).await?;
        let mut last = None;
        let mut heard = 0;
        let mut began: Option<i64> = None;
        while last != Some(heard) {
            let Some(message) = socket.next().await else { return Err("no answer".into()) };
            let Message::Text(text) = message? else { continue };
            match serde_json::from_str(&text)? {
                ServerMessage::Welcome { number, .. } => last = Some(number),
                ServerMessage::Event(NumberedEvent { number, at, event }) => {
                    heard = number;
                    let memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
                    if let Some(told) = memory.events.get(&number) {
                        checked.events += 1;
                        checked.differing += usize::from(*told != digest(&text));
                    }
                    drop(memory);
                    if is_time_up(&event) {
                        checked.time_ups += 1;
                        let limit = i64::from(options.clock.unwrap_or(0)) * 1000;
                        let used = began.map_or(limit, |began| at - began);
                        checked.early += usize::from(used < limit);
                        checked.late += usize::from(used > limit + LATE_MS);
                    }
                    match &*event {
                        TableEvent::Played { now, .. } => began = now.turn_began,
                        // The clock stood still.
                        TableEvent::Common(CommonEvent::Slept { .. } | CommonEvent::Paused) => {
                            began = None;
                        }
                        _ => {}
                    }
                }
                _ => {}
            }
        }
        let memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
        checked.acked += memory.acked.len();
        checked.lost += memory.acked.values().filter(|number| **number > heard).count();
    }
    Ok(checked)
}
