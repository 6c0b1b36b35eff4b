//! What keeps other sites, other frames and other readers out.

use std::time::Duration;

use dublet_server::http::Site;
use reqwest::Method;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::{pause, timeout},
};

use super::test_server::{TestServer, Wanted};

const JSON: (&str, &str) = ("content-type", "application/json");

#[tokio::test]
async fn other_sites_cannot_ask_with_somebody_s_cookie() {
    let site = Site { origin: Some("https://rummy.example".to_owned()), ..Site::default() };
    let server = TestServer::open_as(Wanted { site, ..Wanted::default() }).await;
    let mut ania = server.guest("Ania").await;
    let own = format!("http://{}", server.address);
    let name = || Some(json!({ "name": "Eve" }));
    let foreign: [&[(&str, &str)]; 6] = [
        &[JSON, ("origin", "http://evil.example")],
        &[JSON, ("origin", "null")],
        &[JSON, ("origin", "http://rummy.example")],
        &[JSON, ("sec-fetch-site", "cross-site")],
        &[JSON, ("sec-fetch-site", "same-site")],
        &[JSON, ("sec-fetch-site", "none")],
    ];
    for headers in foreign {
        for (method, path) in [
            (Method::PATCH, "/api/me"),
            (Method::DELETE, "/api/me"),
            (Method::POST, "/api/logout"),
            (Method::POST, "/api/guest"),
        ] {
            let answer = ania.ask(method, path, headers, name()).await;
            assert_eq!(answer.error(), (403, "foreign-origin".to_owned()), "{headers:?}");
        }
    }
    for headers in [
        &[("origin", own.as_str()), ("content-type", "text/plain")][..],
        &[("origin", own.as_str()), ("content-type", "application/x-www-form-urlencoded")],
        &[("origin", own.as_str())],
    ] {
        let answer = ania.ask(Method::PATCH, "/api/me", headers, name()).await;
        assert_eq!(answer.error(), (415, "not-json".to_owned()), "{headers:?}");
    }
    assert_eq!(ania.get("/api/me").await.json()["name"], "Ania");
    for (headers, name) in [
        (&[JSON, ("origin", own.as_str())][..], "A"),
        (&[JSON, ("origin", "https://rummy.example")], "B"),
        (&[JSON, ("sec-fetch-site", "same-origin")], "C"),
        (&[("content-type", "application/json; charset=utf-8")], "D"),
    ] {
        let body = Some(json!({ "name": name }));
        let answer = ania.ask(Method::PATCH, "/api/me", headers, body).await;
        assert_eq!(answer.json()["name"], name);
    }
}

#[tokio::test]
async fn every_answer_tells_the_browser_to_be_careful() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    for path in ["/", "/health", "/api/me", "/api/openapi.json", "/nowhere", "/api/games/x"] {
        let answer = visitor.get(path).await;
        assert_eq!(
            answer.header("content-security-policy"),
            "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
             connect-src 'self' ws: wss:; img-src 'self' data:; object-src 'none'; \
             form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        // Of these browsers take notice over https only.
        assert_eq!(answer.header("cross-origin-opener-policy"), "");
        assert_eq!(answer.header("strict-transport-security"), "");
        let kept = match path {
            "/health" => "",
            path if path.starts_with("/api/") => "no-store",
            _ => "no-cache",
        };
        assert_eq!(answer.header("cache-control"), kept, "{path}");
    }
    let foreign = [JSON, ("origin", "http://evil.example")];
    let refused = visitor.ask(Method::POST, "/api/guest", &foreign, None).await;
    assert_eq!(refused.header("x-content-type-options"), "nosniff");
}

#[tokio::test]
async fn what_is_not_there_is_said_in_json() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    for path in ["/api/nowhere", "/api", "/nowhere.js", "/assets/none.css"] {
        assert_eq!(visitor.get(path).await.error(), (404, "not-found".to_owned()), "{path}");
    }
    let method = visitor.get("/api/login").await;
    assert_eq!(method.error(), (405, "method-not-allowed".to_owned()));
}

#[tokio::test]
async fn every_screen_is_the_page_and_is_asked_for_anew() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    for path in ["/", "/play", "/t/ABC123", "/metrics"] {
        let answer = visitor.get(path).await;
        assert_eq!(answer.status, 200, "{path}");
        assert!(answer.header("content-type").starts_with("text/html"), "{path}");
        assert_eq!(answer.header("cache-control"), "no-cache", "{path}");
        assert!(answer.text.contains("<title>Dublet"), "{path}");
    }
}

#[tokio::test]
async fn over_https_the_cookie_is_bound_to_it() {
    let site = Site { secure: true, ..Site::default() };
    let server = TestServer::open_as(Wanted { site, ..Wanted::default() }).await;
    let mut ania = server.guest("Ania").await;
    let cookie = ania.cookie.clone().unwrap();
    assert!(cookie.starts_with("__Host-dublet_session="), "{cookie}");
    let answer = ania.get("/health").await;
    assert_eq!(answer.header("strict-transport-security"), "max-age=31536000");
    assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
    assert_eq!(ania.get("/api/me").await.status, 200);
    let answer = ania.post("/api/guest", json!({ "name": "B" })).await;
    assert!(answer.header("set-cookie").ends_with("; Secure"), "{answer:?}");
    // A cookie that any page of the network could have set is not taken for it.
    ania.cookie = Some(cookie.replace("__Host-", ""));
    assert_eq!(ania.get("/api/me").await.status, 401);
}

#[tokio::test]
async fn who_says_nothing_is_let_go() {
    let server = TestServer::open().await;
    let mut silent = TcpStream::connect(server.address).await.unwrap();
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nhost: ").await.unwrap();
    // From here on time passes whenever nothing else happens.
    pause();
    let simulated_day = Duration::from_secs(24 * 60 * 60);
    for line in [&mut silent, &mut slow] {
        let mut heard = Vec::new();
        let end = timeout(simulated_day, line.read_to_end(&mut heard)).await.expect("it ends");
        assert!(end.is_err() || !heard.starts_with(b"HTTP/1.1 200"));
    }
}
