//! What becomes of an account is known at the tables at once.

use dublet_protocol::{ServerMessage, Viewer};
use serde_json::json;

use super::test_server::{Socket, TestServer, Visitor};

/// A table of somebody's, where they sit.
async fn at_a_table(visitor: &mut Visitor) -> (String, Socket) {
    let options = json!({ "options": { "rules": "standard", "seats": 4 } });
    let answer = visitor.post("/api/tables", options).await;
    let table = answer.json()["table"].as_str().unwrap().to_owned();
    let socket = visitor.sit(&table).await;
    (table, socket)
}

async fn told_name(socket: &mut Socket) -> Option<String> {
    let is_name = |message: &ServerMessage| matches!(message, ServerMessage::Name { .. });
    match socket.hear_until(is_name).await {
        ServerMessage::Name { name, .. } => name,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_newcomer_hears_nothing_before_the_welcome() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let (table, _) = at_a_table(&mut ania).await;
    let mut again = ania.socket(&table).await;
    let hello =
        dublet_protocol::ClientMessage::Hello { protocol: dublet_protocol::PROTOCOL, after: None };
    again.say(&hello).await;
    match again.hear().await.unwrap() {
        ServerMessage::Welcome { viewer: Viewer::Seat { seat }, present, names, .. } => {
            assert_eq!(present, vec![seat]);
            assert!(names.values().any(|name| name == "Ania"));
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn another_name_is_told_at_the_table() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let (table, mut hers) = at_a_table(&mut ania).await;
    let mut onlooker = server.guest("Bob").await.sit(&table).await;
    ania.patch("/api/me", json!({ "name": "Anna" })).await;
    assert_eq!(told_name(&mut onlooker).await.as_deref(), Some("Anna"));
    assert_eq!(told_name(&mut hers).await.as_deref(), Some("Anna"));
    let brief = ania.get(&format!("/api/tables/{table}")).await.json();
    assert!(brief["names"].as_object().unwrap().values().any(|name| name == "Anna"), "{brief}");
}

#[tokio::test]
async fn sockets_end_with_the_session_they_were_opened_by() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let (table, mut first) = at_a_table(&mut ania).await;
    let link = ania.post("/api/me/recovery", json!({})).await.json();
    let mut phone = server.visitor();
    phone.post("/api/recover", link.clone()).await;
    let mut second = phone.sit(&table).await;

    // Signing out at the phone is nothing to the other page.
    phone.post("/api/logout", json!({})).await;
    assert_eq!(second.close_code().await, 4003);
    ania.patch("/api/me", json!({ "name": "Still here" })).await;
    assert_eq!(told_name(&mut first).await.as_deref(), Some("Still here"));

    // A password sends all others away.
    phone.post("/api/recover", link).await;
    let mut third = phone.sit(&table).await;
    let password = json!({ "name": "Ania", "password": "long enough" });
    assert_eq!(ania.post("/api/me/password", password).await.status, 200);
    assert_eq!(third.close_code().await, 4003);
    assert_eq!(told_name(&mut first).await.as_deref(), Some("Ania"));

    ania.post("/api/logout-everywhere", json!({})).await;
    assert_eq!(first.close_code().await, 4003);
}

#[tokio::test]
async fn who_is_erased_leaves_no_name_at_a_table() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let (table, mut hers) = at_a_table(&mut ania).await;
    let mut bob = server.guest("Bob").await;
    let mut onlooker = bob.sit(&table).await;
    ania.delete("/api/me").await;
    assert_eq!(hers.close_code().await, 4003);
    assert_eq!(told_name(&mut onlooker).await, None);
    let brief = bob.get(&format!("/api/tables/{table}")).await;
    assert!(!brief.text.contains("Ania"), "{brief:?}");
}
