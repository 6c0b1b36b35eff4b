//! A page's socket, and what ends it.

use std::{collections::BTreeSet, io::ErrorKind};

use dublet_protocol::{
    ClientMessage, CommonEvent, NumberedEvent, PROTOCOL, Request, ServerMessage, TableEvent,
};
use dublet_server::http::{Limits, Rate, Site};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::test_server::{PATIENCE, TestServer, Visitor, Wanted};

/// A table with free chairs, and its code.
async fn opened(visitor: &mut Visitor) -> (String, String) {
    let options = json!({ "options": { "rules": "standard", "seats": 4 } });
    let answer = visitor.post("/api/tables", options).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let text = |name: &str| answer.json()[name].as_str().unwrap().to_owned();
    (text("table"), text("code"))
}

#[tokio::test]
async fn a_table_is_opened_found_by_its_code_and_sat_down_to() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let (table, code) = opened(&mut ania).await;
    let mut hers = ania.sit(&table).await;
    // Who is invited sees to what, and by whom, before they say who they are.
    let typed = format!("/api/codes/{}", code.to_lowercase());
    let invited = server.visitor().get(&typed).await.json();
    assert_eq!(
        (&invited["table"], &invited["options"]["seats"], &invited["turn"]),
        (&json!(table), &json!(4), &Value::Null)
    );
    let host = invited["host"].as_str().unwrap();
    assert_eq!(invited["names"], json!({ host: "Ania" }));
    let mut bob = server.guest("Bob").await;
    let brief = bob.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&brief["code"], &brief["playing"]), (&json!(code), &json!(false)));
    assert_eq!(brief["options"]["seats"], 4);
    let mut his = bob.sit(&table).await;
    his.command(Request::Sit { seat: None }).await;
    his.hear_until(|message| matches!(message, ServerMessage::Ack { .. })).await;
    hers.hear_until(|message| match message {
        ServerMessage::Event(NumberedEvent { event, .. }) => {
            matches!(**event, TableEvent::Common(CommonEvent::Sat { .. }))
        }
        _ => false,
    })
    .await;
    let brief = bob.get(&format!("/api/tables/{table}")).await.json();
    let names = brief["names"].as_object().unwrap().values().filter_map(Value::as_str);
    assert_eq!(names.collect::<BTreeSet<_>>(), BTreeSet::from(["Ania", "Bob"]));
    let missing = (404, "no-such-table".to_owned());
    assert_eq!(bob.get("/api/codes/BBBBBB").await.error(), missing);
    assert_eq!(bob.get(&format!("/api/tables/{}", "0".repeat(32))).await.error(), missing);
    assert_eq!(bob.get("/api/tables/x").await.error(), missing);
    let bad = json!({ "options": { "rules": "standard", "seats": 9 } });
    let answer = bob.post("/api/tables", bad).await;
    assert_eq!(answer.error(), (422, "options-seats".to_owned()));
    assert_eq!(answer.json()["args"], json!({ "seats": 9, "min": 2, "max": 4 }));
    let never = json!({ "rules": "standard", "seats": 2, "patience": { "minutes": 0 } });
    let answer = bob.post("/api/tables", json!({ "options": never })).await;
    assert_eq!(answer.error(), (422, "options-patience".to_owned()));
}

#[tokio::test]
async fn only_our_page_and_only_somebody_opens_a_socket() {
    let site = Site { origin: Some("https://rummy.example".to_owned()), ..Site::default() };
    let server = TestServer::open_as(Wanted { site, ..Wanted::default() }).await;
    let mut ania = server.guest("Ania").await;
    let (table, _) = opened(&mut ania).await;
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        let refused = ania.try_socket(&table, &[("origin", origin)]).await;
        assert_eq!(refused.err(), Some(403), "{origin}");
    }
    assert!(ania.try_socket(&table, &[("origin", "https://rummy.example")]).await.is_ok());
    assert!(ania.try_socket(&table, &[]).await.is_ok());
    let own = format!("http://{}", server.address);
    let stranger = server.visitor().try_socket(&table, &[("origin", &own)]).await;
    assert_eq!(stranger.err(), Some(401));
    // No socket at all.
    let plain = ania.get(&format!("/api/tables/{table}/socket")).await;
    assert_eq!(plain.error(), (400, "bad-request".to_owned()));
    let mut nowhere = ania.socket(&"0".repeat(32)).await;
    assert_eq!(nowhere.close_code().await, 4004);
}

#[tokio::test]
async fn what_is_no_message_ends_a_socket() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let (table, _) = opened(&mut ania).await;
    for (message, code) in [
        (Message::text("hello"), 1007),
        (Message::text("{\"type\":\"draft\",\"after\":1,\"draft\":null}"), 1007),
        (Message::text("{\"type\":\"hello\",\"protocol\":0}"), 4001),
        (Message::binary(vec![1, 2, 3]), 1007),
        (Message::text("x".repeat(64 * 1024 + 1)), 1009),
        (Message::text("x".repeat(10 * 1024 * 1024)), 1009),
    ] {
        let socket = ania.socket(&table).await;
        let size = message.len();
        // The server does not read to the end of what is too large.
        let (mut sink, stream) = socket.stream.split();
        let sending = tokio::spawn(async move {
            let _ = sink.send(message).await;
            sink
        });
        let mut stream = stream;
        let found = loop {
            match timeout(PATIENCE, stream.next()).await.expect("the end of the socket") {
                Some(Ok(Message::Close(Some(frame)))) => break u16::from(frame.code),
                Some(Ok(_)) => {}
                // Who is still sending what nobody reads, and hears no goodbye for a second, is cut off.
                Some(Err(Error::Io(cut))) if cut.kind() == ErrorKind::ConnectionReset => {
                    assert!(size > 64 * 1024, "{size} bytes");
                    break code;
                }
                other => panic!("{size} bytes: {other:?}"),
            }
        };
        assert_eq!(found, code, "{size} bytes");
        sending.abort();
    }
}

#[tokio::test]
async fn more_messages_than_anybody_can_mean_end_a_socket() {
    let limits = Limits { messages: Rate { burst: 60, every: 3_600_000 }, ..Limits::default() };
    let server = TestServer::open_as(Wanted { limits, ..Wanted::default() }).await;
    let mut ania = server.guest("Ania").await;
    let (table, _) = opened(&mut ania).await;
    let mut socket = ania.sit(&table).await;
    for _ in 0..100 {
        let draft = ClientMessage::Draft { after: 1, draft: None };
        let text = serde_json::to_string(&draft).unwrap();
        let _ = socket.stream.send(Message::text(text)).await;
    }
    assert_eq!(socket.close_code().await, 1008);
}

#[tokio::test]
async fn who_does_not_read_is_let_go() {
    let server = TestServer::open_as(Wanted { send_buffer: Some(4096), ..Wanted::default() }).await;
    let mut ania = server.guest("Ania").await;
    ania.receive_buffer = Some(4096);
    let (table, _) = opened(&mut ania).await;
    let mut deaf = ania.sit(&table).await;
    // Everything Bob does is told Ania, who reads nothing: first the system's buffers fill, then the queue.
    let bob = server.guest("Bob").await;
    for _ in 0..5 {
        let mut socket = bob.sit(&table).await;
        for request in [Request::Sit { seat: None }, Request::Stand].into_iter().cycle().take(50) {
            socket.command(request).await;
            socket.hear_until(|message| matches!(message, ServerMessage::Ack { .. })).await;
        }
    }
    // The code is there to be read for a moment only; who reads later finds the line cut.
    let code = deaf.end().await;
    assert!(matches!(code, None | Some(4000)), "{code:?}");
}

#[tokio::test]
async fn sockets_of_one_address_are_limited() {
    let limits = Limits { sockets_of_address: 2, ..Limits::default() };
    let server = TestServer::open_as(Wanted { limits, ..Wanted::default() }).await;
    let mut ania = server.guest("Ania").await;
    let (table, _) = opened(&mut ania).await;
    let first = ania.socket(&table).await;
    let _second = ania.socket(&table).await;
    assert_eq!(ania.try_socket(&table, &[]).await.err(), Some(429));
    drop(first);
    // The server learns of it in its own time.
    let again = async { while ania.try_socket(&table, &[]).await.is_err() {} };
    timeout(PATIENCE, again).await.expect("the place is free again");
}

#[tokio::test]
async fn a_page_that_comes_back_is_told_what_it_missed() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let (table, _) = opened(&mut ania).await;
    let mut socket = ania.socket(&table).await;
    socket.say(&ClientMessage::Hello { protocol: PROTOCOL, after: Some(1) }).await;
    socket.hear_until(|message| matches!(message, ServerMessage::Welcome { number: 2, .. })).await;
    assert!(matches!(
        socket.hear().await,
        Ok(ServerMessage::Event(NumberedEvent { number: 2, .. }))
    ));
}
