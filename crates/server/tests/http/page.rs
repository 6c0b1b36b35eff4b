//! The files of the page: which encoding is sent, what may be kept, and what is not sent again.

use dublet_server::http::{PageFile, PageFiles, Site};
use reqwest::Method;

use super::test_server::{Answer, TestServer, Wanted};

/// A page of three files, of which one is there in every encoding.
fn file(name: &str) -> Option<PageFile> {
    let (text, number) = match name {
        "index.html" => ("<title>Dublet</title>", 1),
        "assets/page-1a2b.js" => ("plain", 2),
        "assets/page-1a2b.js.br" => ("brotli", 3),
        "assets/page-1a2b.js.gz" => ("gzip", 4),
        "icon.svg" => ("<svg/>", 5),
        _ => return None,
    };
    Some(PageFile { data: text.as_bytes().into(), hash: [number; 32] })
}

const SCRIPT: &str = "/assets/page-1a2b.js";

async fn server() -> TestServer {
    let site = Site { page: PageFiles(file), ..Site::default() };
    TestServer::open_as(Wanted { site, ..Wanted::default() }).await
}

async fn get(server: &TestServer, path: &str, headers: &[(&str, &str)]) -> Answer {
    server.visitor().ask(Method::GET, path, headers, None).await
}

#[tokio::test]
async fn an_encoding_is_sent_that_is_taken_and_liked_best() {
    let server = server().await;
    for (accepted, expected) in [
        ("", "plain"),
        ("br", "brotli"),
        ("gzip, deflate, br, zstd", "brotli"),
        ("gzip", "gzip"),
        ("x-gzip", "gzip"),
        ("GZIP;Q=1", "gzip"),
        ("BR ; q=0.9 , gzip", "gzip"),
        ("br;q=0.5,gzip;q=0.5", "brotli"),
        ("br;q=0.001, gzip;q=0", "brotli"),
        ("br;q=0", "plain"),
        ("br;q=0.0, gzip;q=0.000", "plain"),
        ("br;q=0, *", "gzip"),
        ("*", "brotli"),
        ("*;q=0.5, identity", "plain"),
        ("*;q=0, gzip", "gzip"),
        ("identity;q=0, gzip", "gzip"),
        ("identity;q=0, *", "brotli"),
        ("gzip;q=0.1", "gzip"),
        ("gzip;q=0.1, identity;q=0.2", "plain"),
        ("deflate, zstd", "plain"),
        ("identity", "plain"),
        ("brotli, xgzip", "plain"),
        // What cannot be read is nothing anybody takes.
        ("br;q=2, gzip;q=1.001", "plain"),
        ("br;q=, gzip;level=9", "plain"),
        ("br;q=0.1234, gzip;q=-1", "plain"),
        (", ,gzip,", "gzip"),
    ] {
        let answer = get(&server, SCRIPT, &[("accept-encoding", accepted)]).await;
        assert_eq!((answer.status.as_u16(), answer.text.as_str()), (200, expected), "{accepted:?}");
        let encoding = match expected {
            "brotli" => "br",
            "gzip" => "gzip",
            _ => "",
        };
        assert_eq!(answer.header("content-encoding"), encoding, "{accepted:?}");
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.header("content-type"), "text/javascript");
    }
    let silent = get(&server, SCRIPT, &[]).await;
    assert_eq!((silent.text.as_str(), silent.header("vary")), ("plain", "accept-encoding"));
    let lines = [("accept-encoding", "br;q=0"), ("accept-encoding", "gzip")];
    assert_eq!(get(&server, SCRIPT, &lines).await.text, "gzip", "the lines of a header are one");
    // There is no other of this one.
    assert_eq!(get(&server, "/icon.svg", &[("accept-encoding", "br")]).await.text, "<svg/>");
}

#[tokio::test]
async fn who_takes_nothing_there_is_is_told_so() {
    let server = server().await;
    for accepted in ["identity;q=0", "*;q=0", "identity;q=0, deflate", "identity;q=0, br"] {
        let answer = get(&server, "/icon.svg", &[("accept-encoding", accepted)]).await;
        assert_eq!(answer.error(), (406, "not-acceptable".to_owned()), "{accepted}");
    }
}

#[tokio::test]
async fn what_has_a_name_of_its_own_is_kept_for_ever_and_the_rest_asked_for_anew() {
    let server = server().await;
    let forever = "public, max-age=31536000, immutable";
    for (path, kept) in
        [(SCRIPT, forever), ("/", "no-cache"), ("/t/ABC123", "no-cache"), ("/icon.svg", "no-cache")]
    {
        let answer = get(&server, path, &[]).await;
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.header("cache-control"), kept, "{path}");
        assert!(answer.header("etag").starts_with('"'), "{path}: {answer:?}");
    }
}

#[tokio::test]
async fn what_somebody_has_is_not_sent_again() {
    let server = server().await;
    let first = get(&server, SCRIPT, &[("accept-encoding", "br")]).await;
    let tag = first.header("etag");
    assert_eq!(tag, format!("\"{}\"", "03".repeat(16)));
    let weak = format!("W/{tag}");
    let among = format!("\"another\", {weak} , \"third\"");
    for known in [tag, &weak, &among, "*"] {
        let headers = [("accept-encoding", "br"), ("if-none-match", known)];
        for method in [Method::GET, Method::HEAD] {
            let answer = server.visitor().ask(method, SCRIPT, &headers, None).await;
            assert_eq!((answer.status.as_u16(), answer.text.as_str()), (304, ""), "{known}");
            for name in ["etag", "cache-control", "vary"] {
                assert_eq!(answer.header(name), first.header(name), "{name}");
            }
            assert_eq!(answer.header("content-encoding"), "");
        }
    }
    for unknown in ["\"another\"", "", "03", &tag.replace('"', "")] {
        let headers = [("accept-encoding", "br"), ("if-none-match", unknown)];
        assert_eq!(get(&server, SCRIPT, &headers).await.text, "brotli", "{unknown}");
    }
    // In another encoding it is something else.
    let other = [("accept-encoding", "gzip"), ("if-none-match", tag)];
    assert_eq!(get(&server, SCRIPT, &other).await.text, "gzip");
    // Of the page itself, wherever somebody stands.
    let page = get(&server, "/", &[]).await;
    let headers = [("if-none-match", page.header("etag"))];
    assert_eq!(get(&server, "/play", &headers).await.status, 304);
}
