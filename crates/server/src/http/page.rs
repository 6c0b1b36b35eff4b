//! The page people play on: not built into this program yet.

use axum::response::Html;

/// Says so.
pub(super) async fn page() -> Html<&'static str> {
    Html(
        "<!doctype html><title>Dublet</title><p>The page is not built into this program yet.</p>\n",
    )
}
