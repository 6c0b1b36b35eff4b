//! What the server answers when it does not do what was asked: the id of a message with its arguments, which a page
//! puts into words.

use std::borrow::Cow;

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use dublet_protocol::{BadOptions, Millis, http::ErrorBody};
use serde_json::{Map, Value, json};

use crate::{
    accounts::{AccountError, BadName, BadPassword, Name, Passwords},
    archive::ArchiveError,
    store::StoreError,
};

/// Something that went wrong, for the one who asked.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Problem {
    status: StatusCode,
    id: Cow<'static, str>,
    args: Value,
    retry_after: Option<i64>,
}

impl Problem {
    pub(super) fn new(status: StatusCode, id: impl Into<Cow<'static, str>>) -> Self {
        Self { status, id: id.into(), args: json!({}), retry_after: None }
    }

    pub(super) fn with(mut self, args: Value) -> Self {
        self.args = args;
        self
    }

    pub(super) fn bad_request() -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad-request")
    }

    pub(super) fn not_signed_in() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "not-signed-in")
    }

    pub(super) fn foreign_origin() -> Self {
        Self::new(StatusCode::FORBIDDEN, "foreign-origin")
    }

    pub(super) fn not_found(id: &'static str) -> Self {
        Self::new(StatusCode::NOT_FOUND, id)
    }

    /// Too many of something; in so long there may be another.
    pub(super) fn too_many(id: &'static str, wait: Millis) -> Self {
        let seconds = (wait.max(1) + 999) / 1000;
        Self {
            status: StatusCode::TOO_MANY_REQUESTS,
            id: id.into(),
            args: json!({ "seconds": seconds }),
            retry_after: Some(seconds),
        }
    }

    /// Something that is the server's fault: the operator is told what, the asker only that.
    pub(super) fn failed(error: &dyn std::error::Error) -> Self {
        tracing::error!(%error, "a request failed");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "server-failed")
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let args = match self.args {
            Value::Object(args) => args,
            _ => Map::new(),
        };
        let body = ErrorBody { error: self.id.into_owned(), args };
        let mut response = (self.status, Json(body)).into_response();
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

impl From<BadName> for Problem {
    fn from(bad: BadName) -> Self {
        let id = match bad {
            BadName::Empty => "name-empty",
            BadName::TooLong(_) => "name-too-long",
            BadName::Control => "name-has-control-characters",
        };
        let args = match bad {
            BadName::TooLong(found) => json!({ "found": found, "most": Name::LONGEST }),
            _ => json!({}),
        };
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, id).with(args)
    }
}

impl From<BadPassword> for Problem {
    fn from(bad: BadPassword) -> Self {
        let (id, args) = match bad {
            BadPassword::TooShort => {
                ("password-too-short", json!({ "least": Passwords::SHORTEST }))
            }
            BadPassword::TooLong => ("password-too-long", json!({ "most": Passwords::LONGEST })),
        };
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, id).with(args)
    }
}

impl From<BadOptions> for Problem {
    fn from(bad: BadOptions) -> Self {
        let (id, args) = match bad {
            BadOptions::Seats { seats, min, max } => {
                ("options-seats", json!({ "seats": seats, "min": min, "max": max }))
            }
            BadOptions::Clock(seconds) => ("options-clock", json!({ "seconds": seconds })),
            BadOptions::Rounds(rounds) => ("options-rounds", json!({ "rounds": rounds })),
            BadOptions::Patience(minutes) => ("options-patience", json!({ "minutes": minutes })),
        };
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, id).with(args)
    }
}

impl From<AccountError> for Problem {
    fn from(error: AccountError) -> Self {
        match error {
            AccountError::Name(bad) => bad.into(),
            AccountError::Password(bad) => bad.into(),
            AccountError::NameTaken => Self::new(StatusCode::CONFLICT, "name-taken"),
            AccountError::WrongLogin => Self::new(StatusCode::UNAUTHORIZED, "wrong-login"),
            AccountError::WrongOldPassword => {
                Self::new(StatusCode::FORBIDDEN, "wrong-old-password")
            }
            AccountError::UnknownLink => {
                Self::new(StatusCode::UNAUTHORIZED, "unknown-recovery-link")
            }
            AccountError::Gone => Self::not_signed_in(),
            AccountError::Store(error) => error.into(),
        }
    }
}

impl From<ArchiveError> for Problem {
    fn from(error: ArchiveError) -> Self {
        Self::failed(&error)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        Self::failed(&error)
    }
}
