//! Games played through sockets, looked up when they are over.

use dublet_protocol::{GameEnd, GameId, Hex32, NumberedEvent, Request, ServerMessage, TableEvent};
use dublet_rules::{
    record::{NotVerified, Record},
    seat::Seat,
};
use serde_json::{Value, json};

use super::test_server::{Socket, TestServer, Visitor};

/// Adds to the deal as soon as there is a game, and waits until tiles are dealt.
async fn dealt(socket: &mut Socket) -> GameId {
    let game = match socket.game {
        Some(game) => game,
        None => opened(socket).await,
    };
    socket.command(Request::Contribute { game, bytes: Hex32([7; 32]) }).await;
    loop {
        if let ServerMessage::Event(NumberedEvent { event, .. }) = socket.hear().await.unwrap()
            && let TableEvent::Played { .. } = *event
        {
            return game;
        }
    }
}

/// Waits for a game to be opened.
async fn opened(socket: &mut Socket) -> GameId {
    loop {
        if let ServerMessage::Event(NumberedEvent { event, .. }) = socket.hear().await.unwrap()
            && let TableEvent::GameOpened { game, .. } = *event
        {
            return game;
        }
    }
}

/// Waits until the game is closed, and draws or passes whenever it is the turn of the first seat.
async fn closed(socket: &mut Socket) -> GameEnd {
    loop {
        let ServerMessage::Event(NumberedEvent { event, .. }) = socket.hear().await.unwrap() else {
            continue;
        };
        match *event {
            TableEvent::Played { now, .. } if now.turn == Some(Seat::A) => {
                let is_empty = now.stacks.iter().all(|tiles| *tiles == 0);
                let draw = Request::Draw { stack: None };
                socket.command(if is_empty { Request::Pass } else { draw }).await;
            }
            TableEvent::GameClosed { end, .. } => return end,
            _ => {}
        }
    }
}

/// A game of Ania's with a program, played to its end.
async fn played(ania: &mut Visitor) -> GameId {
    let table = ania.quick().await;
    let mut socket = ania.sit(&table).await;
    let game = dealt(&mut socket).await;
    assert_eq!(closed(&mut socket).await, GameEnd::Over);
    game
}

async fn record(server: &TestServer, game: GameId) -> Record {
    let answer = server.visitor().get(&format!("/api/games/{game}")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(answer.header("content-type"), "text/plain; charset=utf-8");
    answer.text.parse().unwrap()
}

#[tokio::test]
async fn a_finished_game_can_be_verified_by_anybody_even_when_its_player_is_erased() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let game = played(&mut ania).await;
    let before = record(&server, game).await;
    assert_eq!(before.names, ["Ania", "steady"]);
    assert!(before.verify().is_ok_and(|verified| verified.deal_checked));
    assert_eq!(ania.delete("/api/me").await.status, 204);
    let after = record(&server, game).await;
    assert_eq!(after.names, ["?", "steady"]);
    assert!(after.verify().is_ok_and(|verified| verified.deal_checked));
    assert_eq!(after.events, before.events);
}

#[tokio::test]
async fn nobody_sees_a_game_that_is_played() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let table = ania.quick().await;
    let mut socket = ania.sit(&table).await;
    let game = dealt(&mut socket).await;
    let path = format!("/api/games/{game}");
    assert_eq!(ania.get(&path).await.error(), (409, "game-running".to_owned()));
    let games = ania.get("/api/me/games").await.json();
    assert_eq!(games["games"][0]["ended"], Value::Null);
    let export = ania.get("/api/me/export").await.json();
    assert_eq!(export["games"][0]["record"], Value::Null);
    // Given up, it is told with its secret, and verifies as far as it went.
    socket.command(Request::Resign).await;
    assert_eq!(closed(&mut socket).await, GameEnd::Abandoned);
    let given_up = record(&server, game).await;
    assert!(given_up.secret.is_some());
    assert!(given_up.replay().is_ok());
    assert_eq!(given_up.verify().err(), Some(NotVerified::NotOver));
    for nothing in ["/api/games/x", &format!("/api/games/{}", "0".repeat(32))] {
        assert_eq!(ania.get(nothing).await.error(), (404, "no-such-game".to_owned()));
    }
}

#[tokio::test]
async fn people_find_their_games_and_take_everything_with_them() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let first = played(&mut ania).await;
    let second = played(&mut ania).await;
    let page = ania.get("/api/me/games").await.json();
    let ids: Vec<_> = page["games"].as_array().unwrap().iter().map(|game| &game["game"]).collect();
    assert_eq!(ids, [&json!(second), &json!(first)]);
    assert_eq!(page["before"], Value::Null);
    let me = ania.get("/api/me").await.json();
    let seats = json!([{ "id": me["id"], "name": "Ania" }, null]);
    assert_eq!(page["games"][0]["seats"], seats);
    let began = &page["games"][0]["began"];
    let older = ania.get(&format!("/api/me/games?before={began}")).await.json();
    assert_eq!(older["games"], json!([page["games"][1]]));
    assert_eq!(ania.get("/api/me/games?before=x").await.error().0, 400);
    let export = ania.get("/api/me/export").await.json();
    assert_eq!((&export["account"], &export["sessions"]), (&me, &json!(1)));
    for game in export["games"].as_array().unwrap() {
        let record: Record = game["record"].as_str().unwrap().parse().unwrap();
        assert!(record.verify().is_ok());
    }
    assert_eq!(export["games"].as_array().unwrap().len(), 2);
    // Others have their own.
    let mut bob = server.guest("Bob").await;
    assert_eq!(bob.get("/api/me/games").await.json()["games"], json!([]));
}
