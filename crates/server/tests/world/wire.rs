//! A line between a client and the server: slow, and cut now and then with what is under way on it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use dublet_protocol::{AccountId, CloseCode, ServerMessage, TableId};
use dublet_server::live::{Hall, Outbox, Outgoing, Visitor};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

use super::dice::Dice;

/// What comes down a line.
pub(crate) enum Down {
    Message(Box<ServerMessage>),
    Closed(CloseCode),
}

pub(crate) struct Wire {
    up: mpsc::UnboundedSender<(Instant, String)>,
    down: mpsc::UnboundedReceiver<(Instant, Down)>,
    /// Received, and on its way.
    next: Option<(Instant, Down)>,
    cut: Arc<AtomicBool>,
    slowest: u64,
    /// When the last message sent arrives: a line keeps the order.
    arrives: Instant,
}

impl Wire {
    /// A line to a table, or none when the server is away.
    pub(crate) fn dial(
        hall: &Hall,
        table: TableId,
        who: AccountId,
        dice: &mut Dice,
    ) -> Option<Self> {
        let slowest = [2, 40, 400][dice.below(3)];
        let (outbox, mut outgoings) = Outbox::new();
        let mut connection = hall.connect(table, Visitor { who, session: [0; 32] }, outbox).ok()?;
        let (up, mut ups) = mpsc::unbounded_channel::<(Instant, String)>();
        let (down, downs) = mpsc::unbounded_channel();
        let cut = Arc::new(AtomicBool::new(false));
        let is_cut = cut.clone();
        tokio::spawn(async move {
            while let Some((at, text)) = ups.recv().await {
                sleep_until(at).await;
                if is_cut.load(Ordering::Relaxed) || connection.receive(&text).await.is_err() {
                    return;
                }
            }
        });
        let mut delays = dice.child();
        tokio::spawn(async move {
            let mut arrives = Instant::now();
            while let Some(outgoing) = outgoings.recv().await {
                let delay = Duration::from_millis(delays.below(slowest as usize + 1) as u64);
                arrives = arrives.max(Instant::now() + delay);
                let texts = match outgoing {
                    Outgoing::Text(text) => vec![text],
                    Outgoing::Texts(texts) => texts,
                    Outgoing::Close(code) => {
                        let _ = down.send((arrives, Down::Closed(code)));
                        return;
                    }
                };
                for text in texts {
                    let message = serde_json::from_str(&text).expect("a message can be read");
                    if down.send((arrives, Down::Message(message))).is_err() {
                        return;
                    }
                }
            }
        });
        Some(Self { up, down: downs, next: None, cut, slowest, arrives: Instant::now() })
    }

    pub(crate) fn send(&mut self, text: String, dice: &mut Dice) {
        let delay = Duration::from_millis(dice.below(self.slowest as usize + 1) as u64);
        self.arrives = self.arrives.max(Instant::now() + delay);
        let _ = self.up.send((self.arrives, text));
    }

    /// The next message, or none when the line is dead.
    pub(crate) async fn receive(&mut self) -> Option<Down> {
        // Whoever waits here may turn to something else meanwhile, so nothing is taken before its time.
        if self.next.is_none() {
            self.next = Some(self.down.recv().await?);
        }
        sleep_until(self.next.as_ref()?.0).await;
        self.next.take().map(|(_, down)| down)
    }

    /// Cuts the line. What is under way to the server is lost, or arrives late and beside newer messages.
    pub(crate) fn cut(self, lost: bool) {
        self.cut.store(lost, Ordering::Relaxed);
    }
}
