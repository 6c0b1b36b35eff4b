//! The description of the interface against the server itself.

use dublet_server::http::description;
use reqwest::Method;
use serde_json::Value;

use super::test_server::TestServer;

#[tokio::test]
async fn every_route_is_described_and_every_described_route_is_there() {
    let server = TestServer::open().await;
    let mut visitor = server.visitor();
    let described = visitor.get("/api/openapi.json").await.json();
    let same: Value = serde_json::from_str(&description().to_json().unwrap()).unwrap();
    assert_eq!(described, same);
    let mut routes = Vec::new();
    for (path, operations) in described["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            routes.push(format!("{} {path}", method.to_uppercase()));
            assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{path}");
            let path = path.replace("{id}", &"0".repeat(32)).replace("{code}", "BCDFGH");
            let method = Method::from_bytes(method.to_uppercase().as_bytes()).unwrap();
            let headers = [("content-type", "application/json")];
            let answer = visitor.ask(method, &path, &headers, None).await;
            let missing =
                answer.status == 405 || answer.status == 404 && answer.error().1 == "not-found";
            assert!(!missing, "{path}: {answer:?}");
        }
    }
    routes.sort();
    // The routes there are, told apart from their descriptions: whoever adds one sees it here.
    assert_eq!(
        routes,
        [
            "DELETE /api/me",
            "DELETE /api/tournament",
            "GET /api/codes/{code}",
            "GET /api/games/{id}",
            "GET /api/me",
            "GET /api/me/export",
            "GET /api/me/games",
            "GET /api/openapi.json",
            "GET /api/tables/{id}",
            "GET /api/tables/{id}/socket",
            "GET /api/tournament",
            "GET /api/tournament/file",
            "GET /api/tournament/log",
            "GET /api/tournament/passes",
            "GET /api/tournament/scores.csv",
            "GET /api/tournament/standings.csv",
            "GET /api/who",
            "GET /health",
            "GET /ready",
            "PATCH /api/me",
            "POST /api/guest",
            "POST /api/login",
            "POST /api/logout",
            "POST /api/logout-everywhere",
            "POST /api/me/password",
            "POST /api/me/recovery",
            "POST /api/quick",
            "POST /api/recover",
            "POST /api/signup",
            "POST /api/tables",
            "POST /api/tournament/wishes",
            "POST /api/tournaments",
            "POST /api/tournaments/file",
        ]
    );
}

/// Whether a schema says what is in a body.
fn says_something(schema: &Value) -> bool {
    let is_bare = schema["type"] == "object" && schema["properties"].is_null();
    schema.is_object() && !is_bare
}

#[test]
fn every_body_is_described_as_it_is_sent() {
    let described: Value = serde_json::from_str(&description().to_json().unwrap()).unwrap();
    let schemas = &described["components"]["schemas"];
    assert_eq!(schemas["Rules"]["type"], "string");
    assert!(schemas["Options"]["properties"]["rules"]["$ref"].is_string(), "{schemas}");
    for (path, operations) in described["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let place = format!("{method} {path}");
            if let Some(body) = operation.get("requestBody") {
                let schema = &body["content"]["application/json"]["schema"];
                assert!(says_something(schema), "{place}: {body}");
            }
            for (status, response) in operation["responses"].as_object().unwrap() {
                let place = format!("{place} {status}: {response}");
                let content = response["content"].as_object();
                let is_empty = matches!(status.as_str(), "101" | "204");
                assert_eq!(content.is_none(), is_empty, "{place}");
                for (kind, body) in content.into_iter().flatten() {
                    let schema = &body["schema"];
                    if status.as_str() >= "400" {
                        assert_eq!(kind, "application/json", "{place}");
                        assert_eq!(schema["$ref"], "#/components/schemas/ErrorBody", "{place}");
                    } else if path != "/api/openapi.json" {
                        assert!(says_something(schema), "{place}");
                    }
                }
            }
        }
    }
    // Whatever is named is there, and nothing else is an object of which nothing is known.
    let text = described.to_string();
    for name in text.split("\"#/components/schemas/").skip(1) {
        let name = name.split('"').next().unwrap();
        assert!(says_something(&schemas[name]), "{name}: {}", schemas[name]);
    }
}

#[tokio::test]
async fn a_path_that_is_no_text_is_answered_in_json() {
    let server = TestServer::open().await;
    let mut ania = server.guest("Ania").await;
    for path in ["/api/games/%FF", "/api/codes/%FF", "/api/tables/%C3%28", "/api/tables/%FF/socket"]
    {
        assert_eq!(ania.get(path).await.error(), (400, "bad-request".to_owned()), "{path}");
    }
}
