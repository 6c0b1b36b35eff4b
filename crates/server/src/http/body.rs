//! The body of a request, read as JSON; whatever is wrong with it is answered as every problem is.

use std::time::Duration;

use axum::{
    Json,
    extract::{FromRequest, Request, rejection::JsonRejection},
    http::StatusCode,
};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::problem::Problem;

/// Bytes of a body at most: the largest holds a name and two passwords.
pub(super) const LARGEST_BYTES: usize = 16 * 1024;

/// Longest a body may take to come.
const PATIENCE: Duration = Duration::from_secs(15);

/// What a request says.
pub(super) struct Body<T>(pub(super) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        // Who takes longer sends it byte by byte, to keep a place.
        let read = timeout(PATIENCE, Json::from_request(request, state)).await;
        match read.map_err(|_| Problem::new(StatusCode::REQUEST_TIMEOUT, "too-slow"))? {
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
