//! Tournaments, for whoever shows a pass.

use std::{sync::Arc, time::Duration};

use axum::{
    Json,
    extract::{DefaultBodyLimit, FromRequestParts, Query, State, rejection::QueryRejection},
    http::{StatusCode, header, request::Parts},
    response::{IntoResponse, Response},
};
use dublet_protocol::{
    http::ErrorBody,
    tournament::{
        LogLine, NewTournament, Pass, Passes, TournamentOpened, TournamentRequest, TournamentState,
        WholeEvent, WishDone,
    },
};
use dublet_tournament::file::EventFile;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::IntoParams;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{App, address::Address, body::Body, problem::Problem};
use crate::tournaments::{Holder, TournamentError};

/// Bytes of a wish at most: the largest is a list of as many names as an event holds.
const LARGEST_WISH_BYTES: usize = 128 * 1024;
/// Bytes of a whole event at most.
const LARGEST_FILE_BYTES: usize = 2 * 1024 * 1024;
/// How long a question for news waits: less than what lies between gives up after.
const PATIENCE: Duration = Duration::from_secs(25);

/// The routes, with limits of their own.
pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    let files = OpenApiRouter::new()
        .routes(routes!(open_file))
        .layer(DefaultBodyLimit::max(LARGEST_FILE_BYTES));
    let wishes =
        OpenApiRouter::new().routes(routes!(wish)).layer(DefaultBodyLimit::max(LARGEST_WISH_BYTES));
    OpenApiRouter::new()
        .routes(routes!(found))
        .routes(routes!(state, erase))
        .routes(routes!(passes))
        .routes(routes!(log))
        .routes(routes!(file))
        .routes(routes!(standings))
        .routes(routes!(scores))
        .merge(files)
        .merge(wishes)
}

/// Somebody with a pass: `Authorization: Bearer` and sixty-four digits.
pub(super) struct Shown(Holder);

impl FromRequestParts<Arc<App>> for Shown {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let shown = parts.headers.get(header::AUTHORIZATION).and_then(|text| text.to_str().ok());
        let token = shown.and_then(|text| text.strip_prefix("Bearer ")?.parse().ok());
        let token = token.ok_or(TournamentError::UnknownPass)?;
        Ok(Self(app.tournaments.holder(token).await?))
    }
}

impl From<TournamentError> for Problem {
    fn from(error: TournamentError) -> Self {
        use TournamentError as E;
        let refused = |id| Self::new(StatusCode::UNPROCESSABLE_ENTITY, id);
        match error {
            E::UnknownPass => Self::new(StatusCode::UNAUTHORIZED, "tournament-unknown-pass"),
            E::NotForPass => Self::new(StatusCode::FORBIDDEN, "tournament-not-for-pass"),
            E::OtherRound { round } => Self::new(StatusCode::FORBIDDEN, "tournament-other-round")
                .with(json!({ "round": round })),
            E::Refused(refusal) => Self::of_kind(StatusCode::CONFLICT, &refusal),
            E::BadName(bad) => Self::of_kind(StatusCode::UNPROCESSABLE_ENTITY, &bad),
            E::BadLines(lines) => refused("tournament-bad-lines").with(json!({ "lines": lines })),
            E::TextTooLong { most } => refused("tournament-too-long").with(json!({ "most": most })),
            E::NoTitle => refused("tournament-no-title"),
            E::Full { most } => refused("tournament-full").with(json!({ "most": most })),
            E::NoClock => refused("tournament-no-clock"),
            E::NotAnEvent(_) => refused("tournament-not-an-event"),
            E::Impossible(error) => {
                refused("tournament-impossible").with(json!({ "event": error.index + 1 }))
            }
            E::Store(error) => error.into(),
        }
    }
}

impl Problem {
    /// A refusal of an event: its kind in the id, its fields as arguments.
    fn of_kind(status: StatusCode, refusal: &impl Serialize) -> Self {
        let mut args = serde_json::to_value(refusal).unwrap_or_default();
        let kind = args.as_object_mut().and_then(|fields| fields.remove("refusal"));
        let kind = kind.as_ref().and_then(Value::as_str).unwrap_or_default();
        Self::new(status, format!("tournament-refused-{kind}")).with(args)
    }
}

/// What is known already.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct After {
    /// The number of the state one has: the answer waits for another, and is empty when none comes for a while.
    after: Option<u64>,
}

/// Found a tournament
///
/// No account is needed: the answer has the organiser's pass, and nothing else opens the event.
#[utoipa::path(post, path = "/api/tournaments", tag = "tournaments", request_body = NewTournament, responses(
    (status = 201, body = TournamentOpened), (status = 422, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn found(
    State(app): State<Arc<App>>,
    address: Address,
    Body(NewTournament { title, rules, organiser }): Body<NewTournament>,
) -> Result<(StatusCode, Json<TournamentOpened>), Problem> {
    app.gates.tournament(address, app.sources.now())?;
    let pass = app.tournaments.found(&title, rules, &organiser).await?.to_string();
    Ok((StatusCode::CREATED, Json(TournamentOpened { pass })))
}

/// Open a whole event from its file
///
/// A new event, with passes of its own.
#[utoipa::path(post, path = "/api/tournaments/file", tag = "tournaments", request_body = WholeEvent, responses(
    (status = 201, body = TournamentOpened), (status = 422, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn open_file(
    State(app): State<Arc<App>>,
    address: Address,
    Body(WholeEvent { file }): Body<WholeEvent>,
) -> Result<(StatusCode, Json<TournamentOpened>), Problem> {
    app.gates.tournament(address, app.sources.now())?;
    let pass = app.tournaments.open_file(&file).await?.to_string();
    Ok((StatusCode::CREATED, Json(TournamentOpened { pass })))
}

/// The event as the holder of the pass sees it
#[utoipa::path(get, path = "/api/tournament", tag = "tournaments", security(("pass" = [])), params(After), responses(
    (status = 200, body = TournamentState), (status = 204), (status = 401, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn state(
    State(app): State<Arc<App>>,
    address: Address,
    Shown(holder): Shown,
    after: Result<Query<After>, QueryRejection>,
) -> Result<Response, Problem> {
    let Query(After { after }) = after.map_err(|_| Problem::bad_request())?;
    let too_many = || Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-sockets");
    let _ticket = app.crowd.enter(address).ok_or_else(too_many)?;
    Ok(match app.tournaments.state(&holder, after, PATIENCE).await? {
        Some(state) => Json(state).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Ask for something
#[utoipa::path(post, path = "/api/tournament/wishes", tag = "tournaments", security(("pass" = [])), request_body = TournamentRequest, responses(
    (status = 200, body = WishDone), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
    (status = 422, body = ErrorBody),
))]
pub(super) async fn wish(
    State(app): State<Arc<App>>,
    Shown(holder): Shown,
    Body(TournamentRequest { id, wish }): Body<TournamentRequest>,
) -> Result<Json<WishDone>, Problem> {
    let number = app.tournaments.wish(&holder, id, wish).await?;
    Ok(Json(WishDone { number }))
}

/// The passes to hand out
///
/// For the organiser.
#[utoipa::path(get, path = "/api/tournament/passes", tag = "tournaments", security(("pass" = [])), responses(
    (status = 200, body = Passes), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody),
))]
pub(super) async fn passes(
    State(app): State<Arc<App>>,
    Shown(holder): Shown,
) -> Result<Json<Passes>, Problem> {
    let passes = app.tournaments.passes(&holder).await?.into_iter();
    let pass = |(part, token): (_, crate::accounts::Token)| Pass { part, pass: token.to_string() };
    Ok(Json(Passes { passes: passes.map(pass).collect(), address: app.site.address.clone() }))
}

/// The log
///
/// For the organiser and judges.
#[utoipa::path(get, path = "/api/tournament/log", tag = "tournaments", security(("pass" = [])), responses(
    (status = 200, body = Vec<LogLine>), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody),
))]
pub(super) async fn log(
    State(app): State<Arc<App>>,
    Shown(holder): Shown,
) -> Result<Json<Vec<LogLine>>, Problem> {
    Ok(Json(app.tournaments.log(&holder).await?))
}

/// The whole event as one file
///
/// For the organiser.
#[utoipa::path(get, path = "/api/tournament/file", tag = "tournaments", security(("pass" = [])), responses(
    (status = 200, body = EventFile),
    (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
))]
pub(super) async fn file(
    State(app): State<Arc<App>>,
    Shown(holder): Shown,
) -> Result<impl IntoResponse, Problem> {
    let file = app.tournaments.file(&holder).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], file))
}

const CSV: [(header::HeaderName, &str); 1] = [(header::CONTENT_TYPE, "text/csv; charset=utf-8")];

/// The standings of the whole event
#[utoipa::path(get, path = "/api/tournament/standings.csv", tag = "tournaments", security(("pass" = [])), responses(
    (status = 200, body = String, content_type = "text/csv"), (status = 401, body = ErrorBody),
))]
pub(super) async fn standings(
    State(app): State<Arc<App>>,
    Shown(holder): Shown,
) -> Result<impl IntoResponse, Problem> {
    Ok((CSV, app.tournaments.standings(&holder).await?))
}

/// Every score
///
/// For the organiser and judges.
#[utoipa::path(get, path = "/api/tournament/scores.csv", tag = "tournaments", security(("pass" = [])), responses(
    (status = 200, body = String, content_type = "text/csv"),
    (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
))]
pub(super) async fn scores(
    State(app): State<Arc<App>>,
    Shown(holder): Shown,
) -> Result<impl IntoResponse, Problem> {
    Ok((CSV, app.tournaments.scores(&holder).await?))
}

/// Erase the event
///
/// For the organiser: names and passes are gone, and nobody reaches it again.
#[utoipa::path(delete, path = "/api/tournament", tag = "tournaments", security(("pass" = [])), responses(
    (status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
))]
pub(super) async fn erase(
    State(app): State<Arc<App>>,
    Shown(holder): Shown,
) -> Result<StatusCode, Problem> {
    app.tournaments.erase(&holder).await?;
    Ok(StatusCode::NO_CONTENT)
}
