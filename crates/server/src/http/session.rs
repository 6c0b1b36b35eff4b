//! Who asks, by the session they show.

use std::sync::Arc;

use axum::{extract::FromRequestParts, http::request::Parts};
use dublet_rules::deal::Bytes32;

use super::{App, cookie, problem::Problem};
use crate::store::Account;

/// Somebody with a session.
pub(super) struct SignedIn {
    pub(super) account: Account,
    /// The hash of its token.
    pub(super) session: Bytes32,
}

impl FromRequestParts<Arc<App>> for SignedIn {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let token = cookie::read(&app.site, &parts.headers).ok_or_else(Problem::not_signed_in)?;
        let session = token.hash();
        match app.accounts.who(session).await? {
            Some(account) => Ok(Self { account, session }),
            None => Err(Problem::not_signed_in()),
        }
    }
}
