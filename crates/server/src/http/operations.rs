//! What the operator's tools ask.

use std::sync::Arc;

use axum::{Router, extract::State, http::StatusCode, routing::get};
use dublet_protocol::http::ErrorBody;
use metrics_exporter_prometheus::PrometheusHandle;

use super::{App, problem::Problem, readiness::Phase};

/// Is the process up?
#[utoipa::path(get, path = "/health", tag = "operations", responses((status = 200, body = String)))]
pub(super) async fn health() -> &'static str {
    "up\n"
}

/// Can it be asked for games?
///
/// Not while tables are loaded or the server goes down, nor when the store does not answer.
#[utoipa::path(get, path = "/ready", tag = "operations", responses(
    (status = 200, body = String), (status = 503, body = ErrorBody),
))]
pub(super) async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    let not_ready = |id| Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, id));
    match app.readiness.phase() {
        Phase::Starting => not_ready("starting"),
        Phase::Draining => not_ready("going-down"),
        Phase::Ready => match app.store.last_beat().await {
            Ok(_) => Ok("ready\n"),
            Err(_) => not_ready("store-failed"),
        },
    }
}

/// The figures in Prometheus' text form. Meant for a listener of its own: they are nobody else's business.
pub fn metrics_router(figures: PrometheusHandle) -> Router {
    let render = move || {
        // Durations wait to be sorted into their buckets; a server nobody asks keeps few of them.
        figures.run_upkeep();
        std::future::ready(figures.render())
    };
    Router::new().route("/metrics", get(render))
}
