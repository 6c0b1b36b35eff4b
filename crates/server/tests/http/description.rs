//! The description of the interface against the server itself.

use dublet_server::http::description;
use reqwest::Method;
use serde_json::Value;

use super::house::House;

#[tokio::test]
async fn every_route_is_described_and_every_described_route_is_there() {
    let house = House::open().await;
    let mut visitor = house.visitor();
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
            "POST /api/tables",
            "POST /api/tournament/wishes",
            "POST /api/tournaments",
            "POST /api/tournaments/file",
        ]
    );
}
