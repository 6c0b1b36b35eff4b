//! The page people play on, out of the program itself: `web/dist`, as it was when the program was built.

use std::{borrow::Cow, fmt, sync::Arc};

use axum::{
    extract::State,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{Html, IntoResponse, Response},
};
use rust_embed::RustEmbed;

use super::{App, accepted::Accepted, problem::Problem};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Built;

/// A file of the page.
pub struct PageFile {
    /// What is in it.
    pub data: Cow<'static, [u8]>,
    /// The SHA-256 of that.
    pub hash: [u8; 32],
}

/// Where the files of the page come from, by their names: out of the program, unless a test has others.
#[derive(Clone, Copy)]
pub struct PageFiles(pub fn(&str) -> Option<PageFile>);

impl Default for PageFiles {
    fn default() -> Self {
        Self(|name| {
            let file = Built::get(name)?;
            Some(PageFile { hash: file.metadata.sha256_hash(), data: file.data })
        })
    }
}

impl fmt::Debug for PageFiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PageFiles")
    }
}

/// The page that all screens of the page are.
const INDEX: &str = "index.html";
/// Files under here have a name of their own for every content.
const FOREVER: &str = "assets/";

/// Encodings there may be a file for, the smallest first, and how its name ends. Browsers ask for the first only over
/// https and of their own machine.
const ENCODINGS: [(&str, &str); 3] = [("br", ".br"), ("gzip", ".gz"), ("identity", "")];

/// A file of the page, or the page itself for a screen of it.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let PageFiles(file) = app.site.page;
    let path = uri.path().trim_start_matches('/');
    let is_read = method == Method::GET || method == Method::HEAD;
    let name = match file(path) {
        Some(_) => path,
        None if is_screen(path) => INDEX,
        None => "",
    };
    if !is_read || name.is_empty() {
        return Problem::not_found("not-found").into_response();
    }
    if file(name).is_none() {
        return not_built();
    }
    let accepted = Accepted::read(&headers);
    let encoded = |(encoding, end)| Some((encoding, file(&format!("{name}{end}"))?));
    let there = ENCODINGS.into_iter().filter_map(encoded);
    match accepted.best(there) {
        Some((encoding, file)) => answer(name, encoding, file, &headers),
        None => Problem::new(StatusCode::NOT_ACCEPTABLE, "not-acceptable").into_response(),
    }
}

/// Whether a path is one a person may stand at: it names no file, and nothing of the interface.
fn is_screen(path: &str) -> bool {
    !path.contains('.') && path != "api" && !path.starts_with("api/")
}

fn answer(name: &str, encoding: &'static str, file: PageFile, asked: &HeaderMap) -> Response {
    let kept = match name.starts_with(FOREVER) {
        true => "public, max-age=31536000, immutable",
        // It may be kept, and is asked for anew each time by its tag.
        false => "no-cache",
    };
    let tag = tag(&file);
    let is_known = asked.get_all(header::IF_NONE_MATCH).iter().any(|known| names(known, &tag));
    let known = [
        (header::CACHE_CONTROL, HeaderValue::from_static(kept)),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
        (header::ETAG, HeaderValue::from_str(&tag).expect("it is hexadecimal digits")),
    ];
    if is_known {
        return (StatusCode::NOT_MODIFIED, known).into_response();
    }
    let content_type = mime_guess::from_path(name).first_or_octet_stream();
    let content_type = [(header::CONTENT_TYPE, content_type.as_ref())];
    let mut response = (known, content_type, file.data.into_owned()).into_response();
    if encoding != "identity" {
        let encoding = HeaderValue::from_static(encoding);
        response.headers_mut().insert(header::CONTENT_ENCODING, encoding);
    }
    response
}

/// What tells a content from every other; each encoding of a file is one of its own.
fn tag(file: &PageFile) -> String {
    let digits: String = file.hash[..16].iter().map(|byte| format!("{byte:02x}")).collect();
    format!("\"{digits}\"")
}

/// Whether a list of tags has one. A proxy may have weakened it, which is no matter: the bytes are the same or not.
fn names(known: &HeaderValue, tag: &str) -> bool {
    let known = known.to_str().unwrap_or_default();
    let mut tags = known.split(',').map(str::trim);
    tags.any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

fn not_built() -> Response {
    let text = "<!doctype html><title>Dublet</title>\
        <p>This program was built without its page: <code>cargo xtask play</code> builds both.</p>\n";
    ([(header::CACHE_CONTROL, "no-cache")], Html(text)).into_response()
}
