//! Nobody can do too much of what costs something.

use std::sync::atomic::Ordering;

use dublet_server::http::{Limits, Rate, Site};
use reqwest::Method;
use serde_json::{Value, json};

use super::test_server::{TestServer, Visitor, Wanted};

async fn guest_from(visitor: &mut Visitor, address: &str) -> u16 {
    let headers = [("content-type", "application/json"), ("x-forwarded-for", address)];
    let body = Some(json!({ "name": "x" }));
    visitor.ask(Method::POST, "/api/guest", &headers, body).await.status.as_u16()
}

fn few_guests(trusted_proxy: bool) -> Wanted {
    let limits = Limits { guests: Rate { burst: 3, every: 60_000 }, ..Limits::default() };
    let site = Site { trusted_proxy, ..Site::default() };
    Wanted { site, limits, ..Wanted::default() }
}

#[tokio::test]
async fn guests_of_one_address_are_limited() {
    let server = TestServer::open_as(few_guests(false)).await;
    let mut visitor = server.visitor();
    for _ in 0..3 {
        assert_eq!(guest_from(&mut visitor, "1.1.1.1").await, 201);
    }
    // Without a proxy anybody can claim any address.
    assert_eq!(guest_from(&mut visitor, "2.2.2.2").await, 429);
    let answer = visitor.post("/api/guest", json!({ "name": "x" })).await;
    assert_eq!(answer.error(), (429, "too-many-guests".to_owned()));
    let wait: i64 = answer.header("retry-after").parse().unwrap();
    assert!((1..=60).contains(&wait), "{wait}");
    assert_eq!(answer.json()["args"]["seconds"], wait);
    server.ahead.store(wait * 1000, Ordering::Relaxed);
    assert_eq!(guest_from(&mut visitor, "1.1.1.1").await, 201);
    assert_eq!(guest_from(&mut visitor, "1.1.1.1").await, 429);
}

#[tokio::test]
async fn behind_a_proxy_addresses_are_those_it_tells() {
    let server = TestServer::open_as(few_guests(true)).await;
    let mut visitor = server.visitor();
    for _ in 0..3 {
        assert_eq!(guest_from(&mut visitor, "9.9.9.9, 1.1.1.1").await, 201);
    }
    assert_eq!(guest_from(&mut visitor, "8.8.8.8, 1.1.1.1").await, 429);
    assert_eq!(guest_from(&mut visitor, "2.2.2.2").await, 201);
}

fn login(password: &str) -> Value {
    json!({ "name": "Ania", "password": password })
}

#[tokio::test]
async fn failed_logins_slow_down_and_good_ones_do_not() {
    let failures_of_address = Rate { burst: 2, every: 60_000 };
    let limits = Limits { failures_of_address, ..Limits::default() };
    let server = TestServer::open_as(Wanted { limits, ..Wanted::default() }).await;
    let mut ania = server.guest("Ania").await;
    ania.post("/api/me/password", login("correct horse")).await;
    let mut visitor = server.visitor();
    for _ in 0..4 {
        assert_eq!(visitor.post("/api/login", login("correct horse")).await.status, 200);
    }
    for _ in 0..2 {
        assert_eq!(visitor.post("/api/login", login("wrong horse")).await.status, 401);
    }
    // Even the right one has to wait now, so that a guess is not told from a limit.
    let answer = visitor.post("/api/login", login("correct horse")).await;
    assert_eq!(answer.error(), (429, "too-many-logins".to_owned()));
    server.ahead.store(60_000, Ordering::Relaxed);
    assert_eq!(visitor.post("/api/login", login("correct horse")).await.status, 200);
}

#[tokio::test]
async fn an_account_is_guessed_at_from_many_addresses_in_vain() {
    let failures_of_account = Rate { burst: 2, every: 60_000 };
    let limits = Limits { failures_of_account, ..Limits::default() };
    let site = Site { trusted_proxy: true, ..Site::default() };
    let server = TestServer::open_as(Wanted { site, limits, ..Wanted::default() }).await;
    let mut visitor = server.visitor();
    let mut statuses = Vec::new();
    for name in ["Ania", "ANIA", " ania"] {
        let address = format!("1.1.1.{}", statuses.len());
        let headers = [("content-type", "application/json"), ("x-forwarded-for", &*address)];
        let body = Some(json!({ "name": name, "password": "guess guess" }));
        let answer = visitor.ask(Method::POST, "/api/login", &headers, body).await;
        statuses.push(answer.status.as_u16());
    }
    assert_eq!(statuses, [401, 401, 429]);
}

#[tokio::test]
async fn tables_of_a_person_and_of_all_are_limited() {
    let tables_of_person = Rate { burst: 2, every: 60_000 };
    let limits = Limits { tables_of_person, tables: 3, ..Limits::default() };
    let server = TestServer::open_as(Wanted { limits, ..Wanted::default() }).await;
    let options = json!({ "options": { "rules": "standard", "seats": 2 } });
    let mut statuses = Vec::new();
    for name in ["Ania", "Bob"] {
        let mut visitor = server.guest(name).await;
        for _ in 0..3 {
            statuses.push(visitor.post("/api/tables", options.clone()).await.error());
        }
    }
    let id = |(status, id): &(u16, String)| (*status, id.clone());
    let full = (503, "no-more-tables".to_owned());
    let many = (429, "too-many-tables".to_owned());
    let fine = (201, String::new());
    let found: Vec<_> = statuses.iter().map(id).collect();
    assert_eq!(found, [fine.clone(), fine.clone(), many.clone(), fine, full, many]);
}

#[tokio::test]
async fn codes_cannot_be_searched() {
    let limits = Limits { lookups: Rate { burst: 3, every: 60_000 }, ..Limits::default() };
    let server = TestServer::open_as(Wanted { limits, ..Wanted::default() }).await;
    let mut visitor = server.guest("Ania").await;
    for code in ["AAAAAA", "AAAAAB", "AAAAAC"] {
        assert_eq!(visitor.get(&format!("/api/codes/{code}")).await.status, 404);
    }
    let answer = visitor.get("/api/codes/AAAAAD").await;
    assert_eq!(answer.error(), (429, "too-many-requests".to_owned()));
}

#[tokio::test]
async fn wrong_recovery_links_keep_nobody_else_out() {
    let failures_of_account = Rate { burst: 2, every: 60_000 };
    let limits = Limits { failures_of_account, ..Limits::default() };
    let server = TestServer::open_as(Wanted { limits, ..Wanted::default() }).await;
    let mut ania = server.guest("Ania").await;
    let link = ania.post("/api/me/recovery", json!({})).await.json();
    let mut stranger = server.visitor();
    for _ in 0..5 {
        let wrong = json!({ "token": "0".repeat(64) });
        assert_eq!(stranger.post("/api/recover", wrong).await.status, 401);
    }
    assert_eq!(server.visitor().post("/api/recover", link).await.status, 200);
}
