//! The worked exchange of `docs/protocol.md`: two pages at a live table, word by word. `DUBLET_GOLDEN=write` writes it.

use std::{sync::Arc, time::Duration};

use dublet_players::{Budget, Chance, Level};
use dublet_protocol::{
    AccountId, ClientMessage, CommandId, Hex32, Millis, NumberedEvent, Options, PROTOCOL, Refused,
    Request, ServerMessage, TableEvent, TableId, TableState, View,
};
use dublet_room::{FairDealer, Pace};
use dublet_rules::{
    game::{Command, Draft, DraftTile, view::SeatView},
    rules::Edition,
    seat::Seat,
    table::Layout,
};
use dublet_server::{
    live::{Clock, Connection, Hall, Outbox, Outgoing, Outgoings, Services, Thinkers, Visitor},
    store::{Account, Store, memory::MemoryStore},
};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use tokio::time::sleep;

const START: Millis = 1_800_000_000_000;
/// A deal in which whoever starts can open at once.
const SEED: u64 = 0;
const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
const MARKS: [&str; 2] = ["<!-- exchange -->\n```text\n", "```\n<!-- end of exchange -->"];
const WIDTH: usize = 112;

/// Somebody's page.
struct Page {
    name: &'static str,
    who: AccountId,
    line: Option<(Connection, Outgoings)>,
    state: Option<TableState>,
    number: u64,
    commands: u64,
}

impl Page {
    fn new(name: &'static str, who: AccountId) -> Self {
        Self { name, who, line: None, state: None, number: 0, commands: 0 }
    }

    /// What somebody with a chair sees of the game.
    fn view(&self) -> Option<&SeatView> {
        match self.state.as_ref()?.game.as_ref()?.view.as_ref()? {
            View::Seat(view) => Some(view),
            _ => None,
        }
    }

    fn hear(&mut self, text: &str) -> ServerMessage {
        let message: ServerMessage = serde_json::from_str(text).unwrap();
        match &message {
            ServerMessage::Welcome { number, state: Some(state), .. } => {
                (self.state, self.number) = (Some(state.as_ref().clone()), *number);
            }
            ServerMessage::Event(NumberedEvent { number, at, event }) => {
                self.number = *number;
                self.state.as_mut().unwrap().follow(*at, event);
            }
            _ => {}
        }
        message
    }
}

/// Two pages, and all that was said.
struct Exchange {
    hall: Hall,
    table: TableId,
    pages: [Page; 2],
    said: String,
}

impl Exchange {
    async fn open() -> Self {
        let store = Arc::new(MemoryStore::new());
        let pages =
            [("Anna", 0xa1), ("Bob", 0xb2)].map(|(n, id)| Page::new(n, AccountId([id; 16])));
        for page in &pages {
            let name = Some(page.name.to_owned());
            let account =
                Account { id: page.who, name, created: START, password: None, recovery: None };
            store.add_account(account).await.unwrap();
        }
        let mut rng = ChaCha20Rng::seed_from_u64(SEED);
        let bytes = move || {
            let mut bytes = [0; 32];
            rng.fill_bytes(&mut bytes);
            bytes
        };
        let services = Services::new(
            store,
            Clock::starting_at(START),
            Pace::default(),
            Arc::new(FairDealer),
            Thinkers::new(1),
            Box::new(bytes),
        );
        let hall = Hall::take_up(services).await.unwrap();
        let rules = Edition::Standard.rules();
        let options = Options {
            rules,
            seats: 2,
            rounds: 1,
            clock: Some(60),
            spectators: true,
            patience: None,
        };
        let (table, _) = hall.open(pages[0].who, options, false).await.unwrap();
        Self { hall, table, pages, said: String::new() }
    }

    fn tell(&mut self, what: &str) {
        self.said = format!("{}\n# {what}\n", self.said);
    }

    /// Sends a message, and hears what comes of it.
    async fn send(&mut self, page: usize, message: &ClientMessage) -> Vec<ServerMessage> {
        let text = serde_json::to_string(message).unwrap();
        self.write(page, '>', &text);
        let (line, _) = self.pages[page].line.as_mut().unwrap();
        line.receive(&text).await.unwrap();
        self.hear(page).await
    }

    /// What everybody hears within a moment; returned is what one page does.
    async fn hear(&mut self, of: usize) -> Vec<ServerMessage> {
        sleep(Duration::from_millis(250)).await;
        let mut heard = Vec::new();
        for page in 0..self.pages.len() {
            while let Some((_, outgoings)) = &mut self.pages[page].line
                && let Ok(outgoing) = outgoings.try_recv()
            {
                let texts = match outgoing {
                    Outgoing::Text(text) => vec![text],
                    Outgoing::Texts(texts) => texts,
                    Outgoing::Close(code) => panic!("closed with {code:?}"),
                };
                for text in texts {
                    self.write(page, '<', &text);
                    let message = self.pages[page].hear(&text);
                    if page == of {
                        heard.push(message);
                    }
                }
            }
        }
        heard
    }

    fn write(&mut self, page: usize, way: char, text: &str) {
        let name = self.pages[page].name;
        self.said.push_str(&folded(&format!("{name:<4} {way} {text}")));
    }

    async fn connect(&mut self, page: usize) -> Vec<ServerMessage> {
        let (outbox, outgoings) = Outbox::new();
        let Page { who, state, number, .. } = &self.pages[page];
        let after = state.as_ref().map(|_| *number);
        let visitor = Visitor { who: *who, session: [0; 32] };
        let line = self.hall.connect(self.table, visitor, outbox).unwrap();
        self.pages[page].line = Some((line, outgoings));
        self.send(page, &ClientMessage::Hello { protocol: PROTOCOL, after }).await
    }

    async fn ask(&mut self, page: usize, request: Request) -> Vec<ServerMessage> {
        let asker = &mut self.pages[page];
        asker.commands += 1;
        let (id, after) = (CommandId(asker.commands), asker.number);
        self.send(page, &ClientMessage::Command { id, after, request }).await
    }
}

/// A long message on several lines, broken after commas.
fn folded(text: &str) -> String {
    let mut lines = String::new();
    let mut width = 0;
    for part in text.split_inclusive(',') {
        if width > 0 && width + part.chars().count() > WIDTH {
            lines.push_str("\n         ");
            width = 9;
        }
        lines.push_str(part);
        width += part.chars().count();
    }
    lines + "\n"
}

/// The lay of somebody who lays what there is.
fn lay(view: &SeatView) -> Option<Layout> {
    let mut rng = ChaCha20Rng::seed_from_u64(1);
    let command = Level::Steady.player().turn(view, Budget::default(), &mut Chance(&mut rng));
    match command {
        Command::Lay { layout, .. } => Some(layout),
        _ => None,
    }
}

async fn exchange() -> String {
    let mut talk = Exchange::open().await;
    let [anna, bob] = [0, 1];
    talk.tell("Anna has opened a table and sits at it. Her page comes with nothing.");
    talk.connect(anna).await;
    talk.tell("Bob was given the code. He looks, and takes the free chair.");
    talk.connect(bob).await;
    talk.ask(bob, Request::Sit { seat: None }).await;
    talk.tell(
        "Both want to play: the dealer commits to a secret, both add to the deal, and it is dealt.",
    );
    talk.ask(anna, Request::Ready { ready: true }).await;
    talk.ask(bob, Request::Ready { ready: true }).await;
    let game = talk.pages[anna].state.as_ref().unwrap().game.as_ref().unwrap().game;
    talk.ask(anna, Request::Contribute { game, bytes: Hex32([0xaa; 32]) }).await;
    talk.ask(bob, Request::Contribute { game, bytes: Hex32([0xbb; 32]) }).await;

    let turn = talk.pages[anna].view().unwrap().public.turn.unwrap();
    let [first, other] = if turn == Seat::A { [anna, bob] } else { [bob, anna] };
    let layout = lay(talk.pages[first].view().unwrap()).expect("whoever starts can open");
    talk.tell(&format!(
        "{} lays with a tile missing: refused, with every reason.",
        talk.pages[first].name
    ));
    let mut short = layout.clone();
    short.0[0].pop();
    let answer = talk.ask(first, Request::Lay { layout: short }).await;
    let refused = |message: &ServerMessage| {
        matches!(message, ServerMessage::Refused { refused: Refused::Rules { .. }, .. })
    };
    assert!(answer.iter().any(refused), "a wrong lay is refused");

    talk.tell("The tiles are moved about. The other page is shown them face down.");
    let own = |tile: &_| DraftTile { tile: *tile, own: true };
    let melds = layout.0.iter().map(|meld| meld.iter().map(own).collect()).collect();
    let after = talk.pages[first].number;
    talk.send(first, &ClientMessage::Draft { after, draft: Some(Draft(melds)) }).await;

    talk.tell(&format!("The line of {} is cut. The lay goes on.", talk.pages[other].name));
    talk.pages[other].line = None;
    talk.hear(first).await;
    talk.ask(first, Request::Lay { layout }).await;

    talk.tell(&format!(
        "{} is back and names the last event its page has: it gets the rest.",
        talk.pages[other].name
    ));
    let back = talk.connect(other).await;
    let laid = |message: &ServerMessage| matches!(message, ServerMessage::Event(NumberedEvent { event, .. }) if matches!(**event, TableEvent::Played { .. }));
    assert!(back.iter().any(laid), "what was missed is told");

    talk.tell("It draws, and asks once more, as a page does that heard no answer: the answer is the same.");
    let drawn = talk.ask(other, Request::Draw { stack: None }).await;
    let after = talk.pages[other].number - 1;
    let id = CommandId(talk.pages[other].commands);
    let request = Request::Draw { stack: None };
    let again = talk.send(other, &ClientMessage::Command { id, after, request }).await;
    assert_eq!(drawn.last(), again.last(), "acknowledged the same");
    assert_eq!(again.len(), 1, "and not done again");
    talk.said.trim_start().to_owned()
}

#[test]
fn the_worked_exchange_is_a_real_one() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .start_paused(true)
        .build()
        .unwrap();
    let said = runtime.block_on(exchange());
    let document = std::fs::read_to_string(DOCUMENT).unwrap();
    let (before, rest) = document.split_once(MARKS[0]).expect("the exchange begins");
    let (kept, after) = rest.split_once(MARKS[1]).expect("the exchange ends");
    if std::env::var_os("DUBLET_GOLDEN").is_some_and(|golden| golden == "write") {
        let document = format!("{before}{}{said}{}{after}", MARKS[0], MARKS[1]);
        std::fs::write(DOCUMENT, document).unwrap();
        return;
    }
    assert_eq!(
        kept, said,
        "DUBLET_GOLDEN=write cargo test --workspace --all-features --test exchange"
    );
}
