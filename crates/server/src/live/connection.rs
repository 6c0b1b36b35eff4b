//! A viewer's way to a table, as an edge uses it: texts in, texts out through the outbox.

use dublet_protocol::{ClientMessage, CloseCode, Millis, PROTOCOL};
use dublet_room::driver::{Input, SocketId, Visitor};
use tokio::sync::mpsc;

use super::{outbox::Outbox, table::TableInput};

/// One socket at one table. Dropped, it is gone from the table.
pub struct Connection {
    id: SocketId,
    visitor: Visitor,
    inputs: mpsc::Sender<TableInput>,
    /// Until the first message.
    outbox: Option<Outbox>,
}

impl Connection {
    pub(super) fn new(
        id: SocketId,
        visitor: Visitor,
        inputs: mpsc::Sender<TableInput>,
        outbox: Outbox,
    ) -> Self {
        Self { id, visitor, inputs, outbox: Some(outbox) }
    }

    /// Whether hello was said.
    pub fn has_joined(&self) -> bool {
        self.outbox.is_none()
    }

    /// Takes in a message. Waits while the table has too much to do.
    ///
    /// # Errors
    /// With what code to close the socket.
    pub async fn receive(&mut self, text: &str) -> Result<(), CloseCode> {
        let message = serde_json::from_str(text).map_err(|_| CloseCode::BadMessage)?;
        let input = match (message, self.outbox.take()) {
            (ClientMessage::Hello { protocol, .. }, Some(_)) if protocol != PROTOCOL => {
                return Err(CloseCode::WrongProtocol);
            }
            (ClientMessage::Hello { after, .. }, Some(outbox)) => {
                let join = Input::Join { socket: self.id, visitor: self.visitor, after };
                TableInput::Join(join, self.id, outbox)
            }
            // The first message is hello, and only the first.
            (ClientMessage::Hello { .. }, None) | (_, Some(_)) => {
                return Err(CloseCode::BadMessage);
            }
            (message, None) => TableInput::Driver(Input::Said(self.id, message)),
        };
        self.inputs.send(input).await.map_err(|_| CloseCode::TableClosed)
    }

    /// A server-timed ping came back after so long.
    pub fn measured(&self, lag: Millis) {
        // One measurement more or less does not matter.
        let _ = self.inputs.try_send(TableInput::Driver(Input::Lag(self.id, lag)));
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let input = TableInput::Driver(Input::Leave(self.id));
        if let Err(mpsc::error::TrySendError::Full(input)) = self.inputs.try_send(input) {
            let inputs = self.inputs.clone();
            tokio::spawn(async move { inputs.send(input).await });
        }
    }
}
