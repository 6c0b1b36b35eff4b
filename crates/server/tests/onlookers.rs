//! Who may look on at a table that lets nobody, at the real server.

use std::sync::Arc;

use dublet_protocol::{
    AccountId, ClientMessage, CloseCode, CommandId, Options, PROTOCOL, Request, TableId,
};
use dublet_room::{FairDealer, Pace};
use dublet_rules::rules::Edition;
use dublet_server::{
    live::{Clock, Connection, Hall, Outbox, Outgoing, Outgoings, Services, Thinkers, Visitor},
    store::memory::MemoryStore,
};
use tokio::time::{Duration, sleep};

async fn hall() -> Hall {
    let mut byte = 0;
    let bytes = move || {
        byte += 1;
        [byte; 32]
    };
    let services = Services::new(
        Arc::new(MemoryStore::new()),
        Clock::starting_at(0),
        Pace::default(),
        Arc::new(FairDealer),
        Thinkers::new(1),
        Box::new(bytes),
    );
    Hall::take_up(services).await.unwrap()
}

async fn say(connection: &mut Connection, message: &ClientMessage) {
    connection.receive(&serde_json::to_string(message).unwrap()).await.unwrap();
    sleep(Duration::from_millis(1)).await;
}

async fn join(hall: &Hall, table: TableId, who: u8) -> (Connection, Outgoings) {
    let (outbox, outgoings) = Outbox::new();
    let visitor = Visitor { who: AccountId([who; 16]), session: [0; 32] };
    let mut connection = hall.connect(table, visitor, outbox).unwrap();
    say(&mut connection, &ClientMessage::Hello { protocol: PROTOCOL, after: None }).await;
    (connection, outgoings)
}

async fn sit(connection: &mut Connection) {
    let request = Request::Sit { seat: None };
    say(connection, &ClientMessage::Command { id: CommandId(1), after: 0, request }).await;
}

/// The code a socket was closed with, if it was.
fn closed(outgoings: &mut Outgoings) -> Option<CloseCode> {
    let mut code = None;
    while let Ok(outgoing) = outgoings.try_recv() {
        if let Outgoing::Close(with) = outgoing {
            code = Some(with);
        }
    }
    code
}

#[tokio::test(start_paused = true)]
async fn who_came_for_a_chair_and_got_none_is_seen_off_where_nobody_may_look_on() {
    for spectators in [false, true] {
        let rules = Edition::Standard.rules();
        let options =
            Options { rules, seats: 2, rounds: 1, clock: None, spectators, patience: None };
        let hall = hall().await;
        let (table, _) = hall.open(AccountId([1; 16]), options, false).await.unwrap();
        let (_host, mut host) = join(&hall, table, 1).await;
        let (mut guest, mut at_guest) = join(&hall, table, 2).await;
        let (_late, mut at_late) = join(&hall, table, 3).await;
        assert_eq!(closed(&mut at_late), None, "a chair is free");
        sit(&mut guest).await;
        let off = (!spectators).then_some(CloseCode::NotFound);
        assert_eq!(closed(&mut at_late), off);
        assert_eq!((closed(&mut host), closed(&mut at_guest)), (None, None));
        let (_later, mut at_later) = join(&hall, table, 4).await;
        assert_eq!(closed(&mut at_later), off);
        hall.stop().await;
    }
}
