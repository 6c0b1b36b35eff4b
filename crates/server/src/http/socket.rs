//! A page's socket to a table: texts to and fro, pings that measure the line, and an end with its reason.

use std::time::{Duration, Instant};

use axum::{
    Error,
    extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
};
use dublet_protocol::{CloseCode, Millis};
use tokio::time::{MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite;

use super::{
    crowd::Ticket,
    limits::{Limits, Rate, Used},
};
use crate::live::{Connection, Outgoing, Outgoings};

/// Bytes of a message at most: the largest is a whole table laid anew.
const LARGEST_BYTES: usize = 64 * 1024;
/// Bytes of buffers: small, for there are many sockets, and a message is a few hundred bytes.
const READ_BUFFER_BYTES: usize = 512;
const WRITE_BUFFER_BYTES: usize = 512;
/// Whoever takes no message for so long does not keep up.
const PATIENCE: Duration = Duration::from_secs(10);
/// The same for everything somebody missed.
const CATCH_UP: Duration = Duration::from_secs(60);
/// So long an ended socket may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(1);

/// Sets the bounds of a socket about to be opened.
pub(super) fn bounded(upgrade: WebSocketUpgrade) -> WebSocketUpgrade {
    upgrade
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(WRITE_BUFFER_BYTES)
        .max_message_size(LARGEST_BYTES)
        .max_frame_size(LARGEST_BYTES)
}

/// Somebody's line to a table.
pub(super) struct TableSocket {
    socket: WebSocket,
    connection: Connection,
    outgoing: Outgoings,
    started: Instant,
    used: Used,
    /// The number of the last ping, and when it was sent, until it is answered.
    ping: u64,
    unanswered: Option<Instant>,
    _ticket: Ticket,
}

/// Why a line ends.
enum End {
    /// The other side is gone, or says goodbye.
    Gone,
    /// This side ends it.
    Code(CloseCode),
}

impl From<CloseCode> for End {
    fn from(code: CloseCode) -> Self {
        Self::Code(code)
    }
}

impl TableSocket {
    pub(super) fn new(
        socket: WebSocket,
        connection: Connection,
        outgoing: Outgoings,
        ticket: Ticket,
    ) -> Self {
        Self {
            socket,
            connection,
            outgoing,
            started: Instant::now(),
            used: Used::default(),
            ping: 0,
            unanswered: None,
            _ticket: ticket,
        }
    }

    /// Carries messages until one side ends it.
    pub(super) async fn carry(mut self, limits: &Limits) {
        let mut pings = interval(limits.ping_every);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let end = loop {
            let step = tokio::select! {
                outgoing = self.outgoing.recv() => self.send_out(outgoing).await,
                incoming = self.socket.recv() => self.take_in(incoming, limits.messages).await,
                _ = pings.tick() => self.send_ping().await,
            };
            if let Err(end) = step {
                break end;
            }
        };
        // The table need not wait for goodbyes.
        drop(self.connection);
        if let End::Code(code) = end {
            say_goodbye(self.socket, code).await;
        }
    }

    async fn send_out(&mut self, outgoing: Option<Outgoing>) -> Result<(), End> {
        match outgoing {
            Some(Outgoing::Text(text)) => self.send(Message::text(&*text)).await,
            Some(Outgoing::Texts(texts)) => {
                let all = async {
                    for text in texts {
                        self.send(Message::text(&*text)).await?;
                    }
                    Ok(())
                };
                timeout(CATCH_UP, all).await.unwrap_or(Err(CloseCode::TooSlow.into()))
            }
            Some(Outgoing::Close(code)) => Err(code.into()),
            // The table dropped a queue that was full.
            None => Err(CloseCode::TooSlow.into()),
        }
    }

    async fn send(&mut self, message: Message) -> Result<(), End> {
        match timeout(PATIENCE, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(End::Gone),
            Err(_) => Err(CloseCode::TooSlow.into()),
        }
    }

    async fn take_in(
        &mut self,
        incoming: Option<Result<Message, Error>>,
        rate: Rate,
    ) -> Result<(), End> {
        let message = match incoming {
            Some(Ok(message)) => message,
            Some(Err(error)) => return Err(end_of(error)),
            None => return Err(End::Gone),
        };
        let now = self.started.elapsed().as_millis() as Millis;
        self.used.take(rate, now).map_err(|_| CloseCode::TooMany)?;
        match message {
            Message::Text(text) => Ok(self.connection.receive(&text).await?),
            Message::Binary(_) => Err(CloseCode::BadMessage.into()),
            Message::Pong(number) => {
                self.take_pong(&number);
                Ok(())
            }
            Message::Ping(_) => Ok(()),
            Message::Close(_) => Err(End::Gone),
        }
    }

    async fn send_ping(&mut self) -> Result<(), End> {
        // Who has nothing to say by the second one keeps a place for nothing.
        if self.ping > 0 && !self.connection.has_joined() {
            return Err(CloseCode::BadMessage.into());
        }
        // A line that swallowed the last one is dead, however open it looks.
        if self.unanswered.is_some() {
            return Err(End::Gone);
        }
        self.ping += 1;
        self.unanswered = Some(Instant::now());
        self.send(Message::Ping(self.ping.to_be_bytes().to_vec().into())).await
    }

    /// An answer counts only to the last ping, so that nobody can make up a slow line out of old ones.
    fn take_pong(&mut self, number: &[u8]) {
        if number == self.ping.to_be_bytes()
            && let Some(sent) = self.unanswered.take()
        {
            self.connection.measured(sent.elapsed().as_millis() as Millis);
        }
    }
}

/// With which code a socket that failed is ended.
fn end_of(error: Error) -> End {
    let error = error.into_inner();
    match error.downcast_ref::<tungstenite::Error>() {
        Some(tungstenite::Error::Capacity(_)) => CloseCode::TooBig.into(),
        Some(tungstenite::Error::Utf8(_)) => CloseCode::BadMessage.into(),
        _ => End::Gone,
    }
}

/// Says why it ends, and waits a moment for the other side to have read it.
pub(super) async fn say_goodbye(mut socket: WebSocket, code: CloseCode) {
    let frame = CloseFrame { code: code.number(), reason: Utf8Bytes::default() };
    let goodbye = async {
        if socket.send(Message::Close(Some(frame))).await.is_err() {
            return;
        }
        loop {
            match socket.recv().await {
                Some(Ok(_)) => {}
                // What is too large cannot be read past; the end must not overtake its reason all the same.
                Some(Err(_)) => std::future::pending().await,
                None => return,
            }
        }
    };
    let _ = timeout(GOODBYE, goodbye).await;
}
