//! The part of a path that a route leaves open.

use axum::{
    extract::{FromRequestParts, Path},
    http::request::Parts,
};

use super::problem::Problem;

/// A text; what is none is answered as every problem is.
pub(super) struct PathText(pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for PathText {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let text = Path::from_request_parts(parts, state).await;
        text.map(|Path(text)| Self(text)).map_err(|_| Problem::bad_request())
    }
}
