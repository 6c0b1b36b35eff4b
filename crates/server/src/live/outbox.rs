//! The way to one viewer: a queue that does not wait.

use std::sync::Arc;

use dublet_protocol::{CloseCode, ServerMessage};
use tokio::sync::mpsc;

/// What goes out to a socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outgoing {
    /// A message.
    Text(Arc<str>),
    /// Several messages, in order.
    Texts(Vec<Arc<str>>),
    /// The end.
    Close(CloseCode),
}

/// Messages waiting for one viewer: few, as a page reads faster than a table plays.
pub const WAITING: usize = 64;

/// The sending end.
#[derive(Clone, Debug)]
pub struct Outbox(mpsc::Sender<Outgoing>);

/// The receiving end, for the edge that knows the socket.
pub type Outgoings = mpsc::Receiver<Outgoing>;

/// The viewer does not read, or is gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotRead;

impl Outbox {
    /// A queue for one viewer.
    pub fn new() -> (Self, Outgoings) {
        let (sender, receiver) = mpsc::channel(WAITING);
        (Self(sender), receiver)
    }

    /// Puts something into the queue, at once or never: nobody waits for a slow reader.
    pub(super) fn send(&self, outgoing: Outgoing) -> Result<(), NotRead> {
        self.0.try_send(outgoing).map_err(|_| NotRead)
    }
}

/// A message as its text.
pub(super) fn text(message: &ServerMessage) -> Arc<str> {
    serde_json::to_string(message).expect("a message is plain data").into()
}
