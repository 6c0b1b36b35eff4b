//! The cookie a session is known by.

use axum::http::{HeaderMap, HeaderValue, header};

use super::site::Site;
use crate::accounts::{SESSION_MS, Token};

/// Browsers accept the prefix only for a cookie of this very host, over https.
fn name(site: &Site) -> &'static str {
    if site.secure { "__Host-dublet_session" } else { "dublet_session" }
}

/// Hands a session to a browser.
pub(super) fn keep(site: &Site, token: &Token) -> HeaderValue {
    written(site, &token.to_string(), SESSION_MS / 1000)
}

/// Takes it away.
pub(super) fn forget(site: &Site) -> HeaderValue {
    written(site, "", 0)
}

fn written(site: &Site, value: &str, seconds: i64) -> HeaderValue {
    let secure = if site.secure { "; Secure" } else { "" };
    let text = format!(
        "{}={value}; HttpOnly; SameSite=Lax; Path=/; Max-Age={seconds}{secure}",
        name(site)
    );
    HeaderValue::try_from(text).expect("digits and plain words")
}

/// The session a browser shows.
pub(super) fn read(site: &Site, headers: &HeaderMap) -> Option<Token> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .find(|(found, _)| *found == name(site))
        .and_then(|(_, value)| value.parse().ok())
}
