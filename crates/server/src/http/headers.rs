//! What every answer tells the browser to be careful about.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderName, HeaderValue, header},
    middleware::Next,
    response::Response,
};

use super::App;

const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
    connect-src 'self' ws: wss:; img-src 'self' data:; object-src 'none'; form-action 'self'; \
    frame-ancestors 'none'; base-uri 'none'";

const ON_EVERYTHING: [(HeaderName, HeaderValue); 3] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
];

/// Who came by https once does so for a year. Over plain http browsers complain of the other, and do not heed it.
const ON_SECURE: [(HeaderName, HeaderValue); 2] = [
    (header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Adds them; what the interface answers is of the moment, and of one person, and not kept by anybody between.
pub(super) async fn add(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let is_of_interface = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.extend(ON_EVERYTHING);
    if app.site.secure {
        headers.extend(ON_SECURE);
    }
    if is_of_interface {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}
