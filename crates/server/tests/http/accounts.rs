//! Coming, being known again, leaving.

use std::sync::atomic::Ordering;

use serde_json::{Value, json};

use super::test_server::TestServer;

const YEAR: i64 = 365 * 24 * 60 * 60 * 1000;

#[tokio::test]
async fn a_guest_is_somebody_at_once() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    assert_eq!(visitor.get("/api/me").await.error(), (401, "not-signed-in".to_owned()));
    let who = visitor.get("/api/who").await;
    assert_eq!((who.status.as_u16(), who.json()), (200, json!(null)));
    let answer = visitor.post("/api/guest", json!({ "name": " Ania " })).await;
    assert_eq!((answer.status.as_u16(), &answer.json()["name"]), (201, &json!("Ania")));
    let cookie = answer.header("set-cookie");
    let (pair, rest) = cookie.split_once("; ").unwrap();
    let token = pair.strip_prefix("dublet_session=").unwrap();
    assert!(token.len() == 64 && token.chars().all(|c| c.is_ascii_hexdigit()), "{cookie}");
    assert_eq!(rest, "HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000");
    let me = visitor.get("/api/me").await.json();
    assert_eq!(me, answer.json());
    assert_eq!(visitor.get("/api/who").await.json(), me);
    assert_eq!((&me["password"], &me["recovery"]), (&json!(false), &json!(false)));
    let renamed = visitor.patch("/api/me", json!({ "name": "Аня" })).await;
    assert_eq!(renamed.json()["name"], "Аня");
    assert_eq!(visitor.get("/api/me").await.json()["name"], "Аня");
}

#[tokio::test]
async fn names_that_cannot_be_are_refused_in_words() {
    let server = TestServer::open().await;
    let mut visitor = server.guest("Ania").await;
    for (name, id) in [
        ("  ", "name-empty"),
        ("0123456789012345678901234", "name-too-long"),
        ("a\u{202e}b", "name-has-control-characters"),
    ] {
        let expected = (422, id.to_owned());
        assert_eq!(visitor.patch("/api/me", json!({ "name": name })).await.error(), expected);
        assert_eq!(visitor.post("/api/guest", json!({ "name": name })).await.error(), expected);
    }
    let answer = visitor.patch("/api/me", json!({ "name": "0123456789012345678901234" })).await;
    assert_eq!(answer.json()["args"], json!({ "found": 25, "most": 24 }));
    for body in [json!({}), json!({ "name": 1 }), json!({ "name": "a", "x": 1 }), json!([])] {
        let answer = visitor.post("/api/guest", body).await;
        assert_eq!(answer.error(), (400, "bad-request".to_owned()));
    }
    let long = json!({ "name": "x".repeat(20_000) });
    assert_eq!(visitor.post("/api/guest", long).await.error().0, 413);
    assert_eq!(visitor.get("/api/me").await.json()["name"], "Ania");
}

#[tokio::test]
async fn forged_and_expired_sessions_are_nobody_s() {
    let server = TestServer::open().await;
    let visitor = server.guest("Ania").await;
    let good = visitor.cookie.clone().unwrap();
    let mut forger = server.visitor();
    let mut other = good.clone().into_bytes();
    let last = other.last_mut().unwrap();
    *last = if *last == b'0' { b'1' } else { b'0' };
    for cookie in [
        String::from_utf8(other).unwrap(),
        "dublet_session=".to_owned(),
        "dublet_session=admin".to_owned(),
        format!("dublet_session={}", "0".repeat(64)),
        good.replace("dublet_session", "session"),
        format!("{good}00"),
    ] {
        forger.cookie = Some(cookie.clone());
        assert_eq!(forger.get("/api/me").await.error().0, 401, "{cookie}");
    }
    // Other cookies of the host do not disturb.
    forger.cookie = Some(format!("a=b; {good}; c"));
    assert_eq!(forger.get("/api/me").await.status, 200);
    server.ahead.store(YEAR - 60_000, Ordering::Relaxed);
    assert_eq!(visitor.clone().get("/api/me").await.status, 200);
    server.ahead.store(YEAR + 1, Ordering::Relaxed);
    assert_eq!(visitor.clone().get("/api/me").await.error().0, 401);
}

#[tokio::test]
async fn a_recovery_link_brings_back_and_the_next_replaces_it() {
    let server = TestServer::open().await;
    let mut visitor = server.guest("Ania").await;
    let id = visitor.get("/api/me").await.json()["id"].clone();
    let link = visitor.post("/api/me/recovery", json!({})).await.json();
    assert_eq!(visitor.get("/api/me").await.json()["recovery"], true);
    let mut elsewhere = server.visitor();
    assert_eq!(elsewhere.post("/api/recover", link.clone()).await.json()["id"], id);
    assert_eq!(elsewhere.get("/api/me").await.json()["id"], id);
    assert_ne!(elsewhere.cookie, visitor.cookie);
    // Both sessions hold; a new link ends the old one.
    let newer = visitor.post("/api/me/recovery", json!({})).await.json();
    let unknown = (401, "unknown-recovery-link".to_owned());
    assert_eq!(server.visitor().post("/api/recover", link).await.error(), unknown);
    assert_eq!(server.visitor().post("/api/recover", newer).await.status, 200);
    let nonsense = json!({ "token": "nonsense" });
    assert_eq!(server.visitor().post("/api/recover", nonsense).await.error(), unknown);
}

#[tokio::test]
async fn a_name_and_a_password_make_an_account_in_one_step() {
    let server = TestServer::open().await;
    let given = |name: &str, password: &str| json!({ "name": name, "password": password });
    let mut ania = server.visitor();
    let short = ania.post("/api/signup", given("Ania", "short")).await;
    assert_eq!(short.error(), (422, "password-too-short".to_owned()));
    let done = ania.post("/api/signup", given("Ania", "correct horse")).await;
    assert_eq!((done.status.as_u16(), &done.json()["password"]), (201, &json!(true)));
    assert_eq!(ania.get("/api/me").await.json()["name"], "Ania");
    // Nobody else can have it, and whoever was refused is nobody.
    let mut other = server.visitor();
    let taken = other.post("/api/signup", given("ania", "battery staple")).await;
    assert_eq!(taken.error(), (409, "name-taken".to_owned()));
    assert_eq!(other.get("/api/who").await.json(), Value::Null);
    assert_eq!(other.post("/api/login", given("Ania", "correct horse")).await.status, 200);
}

#[tokio::test]
async fn a_password_keeps_a_name_and_sends_others_away() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let link = ania.post("/api/me/recovery", json!({})).await.json();
    let mut thief = server.visitor();
    thief.post("/api/recover", link.clone()).await;
    let set = |password: &str, old: Option<&str>| {
        let mut body = json!({ "name": "Ania", "password": password });
        if let Some(old) = old {
            body["old_password"] = json!(old);
        }
        body
    };
    let short = ania.post("/api/me/password", set("short", None)).await;
    assert_eq!(short.error(), (422, "password-too-short".to_owned()));
    let long = ania.post("/api/me/password", set(&"x".repeat(257), None)).await;
    assert_eq!(long.error(), (422, "password-too-long".to_owned()));
    let done = ania.post("/api/me/password", set("correct horse", None)).await;
    assert_eq!((&done.json()["password"], &done.json()["recovery"]), (&json!(true), &json!(false)));
    // This session goes on, all other ways in end.
    assert_eq!(ania.get("/api/me").await.status, 200);
    assert_eq!(thief.get("/api/me").await.status, 401);
    assert_eq!(server.visitor().post("/api/recover", link).await.status, 401);
    // The name is hers now, however it is written; guests may still be called so.
    let mut other = server.guest("ania").await;
    let taken = json!({ "name": "ANIA", "password": "battery staple" });
    let refused = other.post("/api/me/password", taken).await;
    assert_eq!(refused.error(), (409, "name-taken".to_owned()));
    for (old, expected) in [(None, 403), (Some("wrong horse"), 403), (Some("correct horse"), 200)] {
        let answer = ania.post("/api/me/password", set("another horse", old)).await;
        assert_eq!(answer.status, expected, "{answer:?}");
    }
    let login = |name: &str, password: &str| json!({ "name": name, "password": password });
    let mut back = server.visitor();
    let wrong = (401, "wrong-login".to_owned());
    for (name, password) in
        [("Ania", "correct horse"), ("Nobody", "another horse"), ("\u{202e}", "another horse")]
    {
        assert_eq!(back.post("/api/login", login(name, password)).await.error(), wrong);
    }
    let answer = back.post("/api/login", login("aNIA ", "another horse")).await;
    assert_eq!(answer.json()["id"], ania.get("/api/me").await.json()["id"]);
    assert_eq!(back.get("/api/me").await.status, 200);
}

#[tokio::test]
async fn sessions_end_when_told() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let link = ania.post("/api/me/recovery", json!({})).await.json();
    let mut sessions = Vec::new();
    for _ in 0..3 {
        let mut session = server.visitor();
        session.post("/api/recover", link.clone()).await;
        sessions.push(session);
    }
    let mut kept = sessions[0].clone();
    let answer = sessions[0].post("/api/logout", json!({})).await;
    assert_eq!(answer.status, 204);
    assert!(answer.header("set-cookie").contains("Max-Age=0"), "{answer:?}");
    assert_eq!(sessions[0].cookie, None);
    // The token is dead, not only forgotten.
    assert_eq!(kept.get("/api/me").await.status, 401);
    assert_eq!(sessions[1].get("/api/me").await.status, 200);
    sessions[1].post("/api/logout-everywhere", json!({})).await;
    assert_eq!(sessions[2].get("/api/me").await.status, 401);
    assert_eq!(ania.get("/api/me").await.status, 401);
}

#[tokio::test]
async fn who_is_erased_is_gone() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    let link = ania.post("/api/me/recovery", json!({})).await.json();
    let mut elsewhere = server.visitor();
    elsewhere.post("/api/recover", link.clone()).await;
    assert_eq!(ania.delete("/api/me").await.status, 204);
    assert_eq!(elsewhere.get("/api/me").await.status, 401);
    assert_eq!(server.visitor().post("/api/recover", link).await.status, 401);
}
