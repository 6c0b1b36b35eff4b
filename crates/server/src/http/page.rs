//! The page people play on, out of the program itself: `web/dist`, as it was when the program was built.

use axum::{
    http::{HeaderMap, HeaderValue, Method, Uri, header},
    response::{Html, IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::problem::Problem;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// The page that all screens of the page are.
const INDEX: &str = "index.html";
/// Files under here have a name of their own for every content.
const FOREVER: &str = "assets/";

/// Encodings there may be a file for, the smallest first, and how its name ends. Browsers ask for the first only over
/// https and of their own machine.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// A file of the page, or the page itself for a screen of it.
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_read = method == Method::GET || method == Method::HEAD;
    let name = match Built::get(path) {
        Some(_) => path,
        None if is_screen(path) => INDEX,
        None => "",
    };
    if !is_read || name.is_empty() {
        return Problem::not_found("not-found").into_response();
    }
    match Built::get(name) {
        Some(file) => answer(name, file, &headers),
        None => not_built(),
    }
}

/// Whether a path is one a person may stand at: it names no file, and nothing of the interface.
fn is_screen(path: &str) -> bool {
    !path.contains('.') && path != "api" && !path.starts_with("api/")
}

fn answer(name: &str, plain: EmbeddedFile, headers: &HeaderMap) -> Response {
    let asked = headers.get(header::ACCEPT_ENCODING).and_then(|asked| asked.to_str().ok());
    let takes = |encoding: &str| {
        let mut named = asked.unwrap_or_default().split([',', ';']).map(str::trim);
        named.any(|named| named == encoding)
    };
    let found = ENCODINGS
        .iter()
        .filter(|(encoding, _)| takes(encoding))
        .find_map(|(encoding, end)| Some((Some(*encoding), Built::get(&format!("{name}{end}"))?)));
    let (encoding, file) = found.unwrap_or((None, plain));
    let kept = match name.starts_with(FOREVER) {
        true => "public, max-age=31536000, immutable",
        false => "no-cache",
    };
    let content_type = mime_guess::from_path(name).first_or_octet_stream();
    let mut response = (
        [
            (header::CONTENT_TYPE, content_type.as_ref()),
            (header::CACHE_CONTROL, kept),
            (header::VARY, "accept-encoding"),
        ],
        file.data.into_owned(),
    )
        .into_response();
    if let Some(encoding) = encoding {
        let encoding = HeaderValue::from_static(encoding);
        response.headers_mut().insert(header::CONTENT_ENCODING, encoding);
    }
    response
}

fn not_built() -> Response {
    let text = "<!doctype html><title>Dublet</title>\
        <p>This program was built without its page: <code>cargo xtask play</code> builds both.</p>\n";
    ([(header::CACHE_CONTROL, "no-cache")], Html(text)).into_response()
}
