//! Tournaments as a hall meets them: founded without an account, opened by passes, followed, kept.

use reqwest::Method;
use serde_json::{Value, json};

use super::test_server::{Answer, TestServer, Visitor, Wanted};

/// Somebody who shows a pass.
struct Holder {
    visitor: Visitor,
    origin: String,
    pass: String,
    asked: u8,
}

impl Holder {
    fn new(server: &TestServer, pass: &str) -> Self {
        let origin = format!("http://{}", server.address);
        Self { visitor: server.visitor(), origin, pass: pass.to_owned(), asked: 0 }
    }

    async fn ask(&mut self, method: Method, path: &str, body: Option<Value>) -> Answer {
        let bearer = format!("Bearer {}", self.pass);
        let json = ("content-type", "application/json");
        let headers = [("authorization", bearer.as_str()), ("origin", &self.origin), json];
        self.visitor.ask(method, path, &headers, body).await
    }

    async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, None).await
    }

    async fn wish(&mut self, wish: Value) -> Answer {
        self.asked += 1;
        let id = format!("{}{:02x}", &self.pass[..30], self.asked);
        let body = json!({ "id": id, "wish": wish });
        self.ask(Method::POST, "/api/tournament/wishes", Some(body)).await
    }

    async fn done(&mut self, wish: Value) {
        let answer = self.wish(wish).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }

    async fn pass_of(&mut self, server: &TestServer, part: Value) -> Holder {
        let passes = self.get("/api/tournament/passes").await.json();
        let passes = passes["passes"].as_array().unwrap();
        let found = passes.iter().find(|pass| pass["part"] == part).expect("there is one");
        Holder::new(server, found["pass"].as_str().unwrap())
    }
}

async fn founded(server: &TestServer) -> Holder {
    let cup = json!({ "title": "Cup", "rules": "standard", "organiser": "Ola" });
    let answer = server.visitor().post("/api/tournaments", cup).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    Holder::new(server, answer.json()["pass"].as_str().unwrap())
}

#[tokio::test]
async fn an_event_runs_from_founding_to_a_sheet_and_moves_to_a_spare_laptop() {
    let server = TestServer::open().await;
    let mut organiser = founded(&server).await;
    organiser.done(json!({ "wish": "add-players", "list": "Ania\nBartek", "present": true })).await;
    let plan = json!({ "stages": [{ "kind": "qualifying", "entrants": "all", "rounds": 1, "games": 1, "table": 4 }] });
    organiser.done(json!({ "wish": "act", "act": { "do": "plan", "plan": plan } })).await;
    organiser.done(json!({ "wish": "draw" })).await;
    organiser.done(json!({ "wish": "act", "act": { "do": "start" } })).await;

    let mut table =
        organiser.pass_of(&server, json!({ "role": "table", "table": 1, "round": 1 })).await;
    let state = table.get("/api/tournament").await.json();
    assert_eq!((&state["title"], &state["sight"]["role"]), (&json!("Cup"), &json!("table")));
    let chairs: Vec<Value> = state["board"]["tables"][0]["chairs"].as_array().unwrap().clone();
    let place = json!({ "round": 1, "table": 1 });
    let hand =
        |numbers: u8| json!({ "sum": { "numbers": numbers, "jokers": 0, "opening": "opened" } });
    let games = json!([{ "end": "out", "hands": [hand(0), hand(9)] }]);
    let act = |act: Value, player: &Value| json!({ "wish": "act", "act": act, "player": player });
    let enter = |games: &Value| json!({ "do": "enter", "place": place, "games": games });

    let none_out = json!([{ "end": "out", "hands": [hand(3), hand(9)] }]);
    let refused = table.wish(act(enter(&none_out), &chairs[0])).await;
    assert_eq!(refused.error(), (409, "tournament-refused-bad-game".to_owned()));
    assert_eq!(
        refused.json()["args"],
        json!({ "game": 1, "why": { "not-one-out": { "found": 0 } } })
    );
    table.done(act(enter(&games), &chairs[0])).await;
    let sign = json!({ "do": "sign", "place": place });
    let own = table.wish(act(sign.clone(), &chairs[0])).await;
    assert_eq!(own.error(), (409, "tournament-refused-signed-by-enterer".to_owned()));
    table.done(act(sign.clone(), &chairs[1])).await;
    let again = table.wish(act(sign, &chairs[1])).await;
    assert_eq!(again.error(), (409, "tournament-refused-already-signed".to_owned()));

    let standings = table.get("/api/tournament/standings.csv").await;
    assert_eq!(standings.header("content-type"), "text/csv; charset=utf-8");
    assert!(standings.text.starts_with("place,id,name,games,big,small\n1,"), "{standings:?}");
    let file = organiser.get("/api/tournament/file").await.text;
    let answer = server.visitor().post("/api/tournaments/file", json!({ "file": file })).await;
    let mut spare = Holder::new(&server, answer.json()["pass"].as_str().unwrap());
    assert_eq!(spare.get("/api/tournament/file").await.text, file);
    let cut = server.visitor().post("/api/tournaments/file", json!({ "file": &file[..99] })).await;
    assert_eq!(cut.error(), (422, "tournament-not-an-event".to_owned()));
    let forged = file.replace("\"numbers\":9", "\"numbers\":8");
    let forged = server.visitor().post("/api/tournaments/file", json!({ "file": forged })).await;
    assert_eq!(forged.error(), (422, "tournament-impossible".to_owned()));

    assert_eq!(organiser.ask(Method::DELETE, "/api/tournament", Some(json!({}))).await.status, 204);
    assert_eq!(table.get("/api/tournament").await.error().1, "tournament-unknown-pass");
    assert_eq!(spare.get("/api/tournament").await.status, 200, "the other is another event");
}

#[tokio::test]
async fn bad_input_is_told_with_what_is_wrong_and_changes_nothing() {
    let server = TestServer::open().await;
    let mut organiser = founded(&server).await;
    let before = organiser.get("/api/tournament").await.json()["number"].clone();
    let list = "Ania\nania\n\nBartek\nBartek";
    let answer =
        organiser.wish(json!({ "wish": "add-players", "list": list, "present": false })).await;
    assert_eq!(answer.error(), (422, "tournament-bad-lines".to_owned()));
    let lines = answer.json()["args"]["lines"].clone();
    assert_eq!([&lines[0]["line"], &lines[1]["line"]], [2, 5], "{lines}");
    for (wish, error) in [
        (json!({ "wish": "draw" }), "tournament-refused-no-plan"),
        (json!({ "wish": "retitle", "title": " " }), "tournament-no-title"),
        (json!({ "wish": "retitle", "title": "x".repeat(81) }), "tournament-too-long"),
        (json!({ "wish": "start-clock", "minutes": 0 }), "tournament-no-clock"),
        (json!({ "wish": "pause-clock", "pause": true }), "tournament-no-clock"),
        (json!({ "wish": "add-judge", "name": "ola" }), "tournament-refused-name-twice"),
        (json!({ "wish": "erase-name", "person": 9 }), "tournament-refused-unknown-player"),
        (json!({ "wish": "revoke", "part": { "role": "organiser" } }), "tournament-not-for-pass"),
        (
            json!({ "wish": "revoke", "part": { "role": "table", "table": 7 } }),
            "tournament-unknown-pass",
        ),
        (json!({ "wish": "rekey", "pass": "abc" }), "tournament-unknown-pass"),
        (json!({ "wish": "dance" }), "bad-request"),
    ] {
        assert_eq!(organiser.wish(wish.clone()).await.error().1, error, "{wish}");
    }
    assert_eq!(organiser.get("/api/tournament").await.json()["number"], before);
    for pass in ["", "Bearer", &"0".repeat(64)] {
        let answer = Holder::new(&server, pass).get("/api/tournament").await;
        assert_eq!(answer.error(), (401, "tournament-unknown-pass".to_owned()));
    }
}

#[tokio::test]
async fn a_wish_sent_again_is_done_once_and_who_waits_is_told() {
    let server = TestServer::open().await;
    let mut organiser = founded(&server).await;
    let mut waiting = Holder::new(&server, &organiser.pass);
    let number = waiting.get("/api/tournament").await.json()["number"].as_u64().unwrap();
    let path = format!("/api/tournament?after={number}");
    let waits = tokio::spawn(async move { waiting.get(&path).await.json() });
    let add = json!({ "wish": "add-players", "list": "Ania", "present": true });
    organiser.done(add.clone()).await;
    organiser.asked -= 1;
    organiser.done(add).await;
    let told = waits.await.unwrap();
    assert_eq!(told["number"], number + 1);
    assert_eq!(told["names"], json!({ "1": "Ola", "2": "Ania" }));
    assert_eq!(told["sight"]["books"]["people"], json!({ "2": "present" }));
}

#[tokio::test]
async fn a_server_that_ends_keeps_nobody_waiting_and_a_clock_stands_as_long_as_it_is_told() {
    let mut server = TestServer::open_as(Wanted::default()).await;
    let mut organiser = founded(&server).await;
    organiser.done(json!({ "wish": "start-clock", "minutes": 50 })).await;
    let running = organiser.get("/api/tournament").await.json();
    let ends = running["clock"]["ends"].as_i64().unwrap();
    organiser.done(json!({ "wish": "pause-clock", "pause": true })).await;
    let left = organiser.get("/api/tournament").await.json()["clock"]["left"].as_i64().unwrap();
    assert!(left <= ends - running["now"].as_i64().unwrap() && left > 0);
    server.ahead.store(3_600_000, std::sync::atomic::Ordering::Relaxed);
    organiser.done(json!({ "wish": "pause-clock", "pause": false })).await;
    let state = organiser.get("/api/tournament").await.json();
    let goes_on = state["clock"]["ends"].as_i64().unwrap() - state["now"].as_i64().unwrap();
    assert!(goes_on <= left, "{state}");

    let path = format!("/api/tournament?after={}", state["number"]);
    let waits = tokio::spawn(async move { organiser.get(&path).await.status });
    server.stop().await;
    // It was answered, or had not got through the door.
    if let Ok(status) = waits.await {
        assert_eq!(status, 204);
    }
}
