//! Pages of other sites can make a browser ask with its cookies. What changes something must come from our own page.

use std::sync::Arc;

use axum::{
    extract::{Request, State},
    http::{HeaderMap, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{App, body::not_json, problem::Problem, site::Site};

/// Whether a request comes from our own page, or from a program that is no browser.
pub(super) fn is_own(site: &Site, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    match text(header::ORIGIN.as_str()) {
        Some(origin) => {
            // Behind a proxy that ends TLS the scheme is not known here; the host is enough.
            let host = origin.split_once("://").map(|(_, host)| host);
            let is_host = host.is_some() && host == text(header::HOST.as_str());
            is_host || site.origin.as_deref() == Some(origin)
        }
        None => matches!(text("sec-fetch-site"), None | Some("same-origin")),
    }
}

/// Lets what changes something through only from our own page, and only as JSON, which no form can send.
pub(super) async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if reads {
        return next.run(request).await;
    }
    if !is_own(&app.site, request.headers()) {
        return Problem::foreign_origin().into_response();
    }
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    match kind.trim().eq_ignore_ascii_case("application/json") {
        true => next.run(request).await,
        false => not_json().into_response(),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_our_own_page_is_our_own() {
        let site = Site { origin: Some("https://rummy.example".to_owned()), ..Site::default() };
        let check = |pairs: &[(&'static str, &'static str)]| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("10.0.0.5:8106"));
            for (name, value) in pairs {
                headers.insert(*name, HeaderValue::from_static(value));
            }
            is_own(&site, &headers)
        };
        assert!(check(&[("origin", "http://10.0.0.5:8106")]));
        assert!(check(&[("origin", "https://rummy.example")]));
        assert!(check(&[]));
        assert!(check(&[("sec-fetch-site", "same-origin")]));
        for foreign in [
            "http://10.0.0.5",
            "http://10.0.0.5:81060",
            "http://evil.example",
            "https://rummy.example.evil.example",
            "http://rummy.example",
            "null",
            "",
            "10.0.0.5:8106",
        ] {
            assert!(!check(&[("origin", foreign)]), "{foreign}");
        }
        assert!(!check(&[("sec-fetch-site", "cross-site")]));
        assert!(!check(&[("sec-fetch-site", "same-site")]));
        // The origin counts, whatever else is said.
        assert!(!check(&[("origin", "http://evil.example"), ("sec-fetch-site", "same-origin")]));
    }
}
