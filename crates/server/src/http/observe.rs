//! What the operator learns of requests: which route, how it ended, how long it took. No query, cookie, body or name;
//! of ids only those of tables.

use std::time::Instant;

use axum::{
    extract::{MatchedPath, Request},
    middleware::Next,
    response::Response,
};
use tracing::Instrument;

/// Counts and times a request, and opens the span it is told in.
pub(super) async fn request(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>();
    let route = route.map_or("none", MatchedPath::as_str).to_owned();
    let method = known(request.method().as_str());
    let span = tracing::info_span!("request", method, route, table = tracing::field::Empty);
    let began = Instant::now();
    async {
        let response = next.run(request).await;
        let (status, took) = (response.status().as_u16(), began.elapsed());
        tracing::debug!(status, milliseconds = took.as_millis() as u64, "answered");
        let status = status.to_string();
        let labels = [("method", method.to_owned()), ("route", route), ("status", status)];
        metrics::counter!("dublet_http_requests_total", &labels).increment(1);
        metrics::histogram!("dublet_http_request_seconds").record(took.as_secs_f64());
        response
    }
    .instrument(span)
    .await
}

/// A method as a label: anybody can make up others, and every label is kept for ever.
fn known(method: &str) -> &'static str {
    ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"]
        .into_iter()
        .find(|known| *known == method)
        .unwrap_or("other")
}
