//! The body of a request, read as JSON; whatever is wrong with it is answered as every problem is.

use axum::{
    Json,
    extract::{FromRequest, Request, rejection::JsonRejection},
    http::StatusCode,
};
use serde::de::DeserializeOwned;

use super::problem::Problem;

/// Bytes of a body at most: the largest holds a name and two passwords.
pub(super) const LARGEST: usize = 16 * 1024;

/// What a request says.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(not_json()),
            Err(other) if other.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "body-too-large"))
            }
            Err(_) => Err(Problem::bad_request()),
        }
    }
}

pub(super) fn not_json() -> Problem {
    Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json")
}
