//! Opening tables, finding them, and sitting down to them.

use std::sync::Arc;

use axum::{
    Json,
    extract::{
        State,
        ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection},
    },
    http::{HeaderMap, StatusCode},
    response::Response,
};
use dublet_protocol::{
    AccountId, Options, TableId,
    http::{ErrorBody, Invitation, NewTable, QuickGame, TableBrief, TableFound},
};

use super::{
    App,
    address::Address,
    body::Body,
    origin,
    path_text::PathText,
    problem::Problem,
    session::SignedIn,
    socket::{self, TableSocket},
};
use crate::live::{Brief, HallError, Outbox, Visitor};

impl From<Brief> for TableBrief {
    fn from(Brief { code, host, options, chairs, names, playing, turn }: Brief) -> Self {
        Self { code, host, options, chairs, names, playing, turn }
    }
}

impl From<HallError> for Problem {
    fn from(error: HallError) -> Self {
        match error {
            HallError::Options(bad) => bad.into(),
            HallError::Store(error) => error.into(),
            HallError::Stopping => Self::new(StatusCode::SERVICE_UNAVAILABLE, "going-down"),
        }
    }
}

/// Whether somebody may open another table.
fn may_open(app: &App, who: AccountId, address: Address) -> Result<(), Problem> {
    app.gates.table(who, address, app.sources.now())?;
    match app.hall()?.tables() < app.limits.tables {
        true => Ok(()),
        false => Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "no-more-tables")),
    }
}

fn table_id(text: &str) -> Result<TableId, Problem> {
    text.parse().map_err(|_| no_such_table())
}

fn no_such_table() -> Problem {
    Problem::not_found("no-such-table")
}

/// Open a table
///
/// Who opens it has its first chair.
#[utoipa::path(post, path = "/api/tables", tag = "tables", security(("session" = [])), request_body = NewTable, responses(
    (status = 201, body = TableFound), (status = 401, body = ErrorBody),
    (status = 422, body = ErrorBody), (status = 429, body = ErrorBody),
    (status = 503, body = ErrorBody),
))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    address: Address,
    SignedIn { account, .. }: SignedIn,
    Body(NewTable { options }): Body<NewTable>,
) -> Result<(StatusCode, Json<TableFound>), Problem> {
    may_open(&app, account.id, address)?;
    let (table, code) = app.hall()?.open(account.id, options, false).await?;
    Ok((StatusCode::CREATED, Json(TableFound { table, code: Some(code) })))
}

/// Play at once
///
/// A chair at a table that waits for somebody, or at a new one, which programs fill after a while.
#[utoipa::path(post, path = "/api/quick", tag = "tables", security(("session" = [])), request_body = QuickGame, responses(
    (status = 200, body = TableFound), (status = 401, body = ErrorBody),
    (status = 422, body = ErrorBody), (status = 429, body = ErrorBody),
    (status = 503, body = ErrorBody),
))]
pub(super) async fn quick(
    State(app): State<Arc<App>>,
    address: Address,
    SignedIn { account, .. }: SignedIn,
    Body(QuickGame { rules, seats, clock }): Body<QuickGame>,
) -> Result<Json<TableFound>, Problem> {
    may_open(&app, account.id, address)?;
    let options = Options { rules, seats, rounds: 1, clock, spectators: true, patience: None };
    let table = app.hall()?.quick(account.id, options).await?;
    Ok(Json(TableFound { table, code: None }))
}

/// The table with a code
///
/// Who has the code sees who invites to what, before saying who they are. Case, spaces and dashes of the code do not matter.
#[utoipa::path(get, path = "/api/codes/{code}", tag = "tables",
    params(("code" = String, Path, description = "the code, however typed")),
    responses(
        (status = 200, body = Invitation), (status = 404, body = ErrorBody),
        (status = 429, body = ErrorBody), (status = 503, body = ErrorBody),
    )
)]
pub(super) async fn of_code(
    State(app): State<Arc<App>>,
    address: Address,
    PathText(code): PathText,
) -> Result<Json<Invitation>, Problem> {
    app.gates.lookup(address, app.sources.now())?;
    let hall = app.hall()?;
    let table = hall.table_of_code(&code).await?.ok_or_else(no_such_table)?;
    let brief = hall.brief(table).await.ok_or_else(no_such_table)?.into();
    Ok(Json(Invitation { table, brief }))
}

/// A table before one goes to it
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", security(("session" = [])),
    params(("id" = String, Path, description = "the table's id")),
    responses(
        (status = 200, body = TableBrief), (status = 401, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 503, body = ErrorBody),
    )
)]
pub(super) async fn brief(
    State(app): State<Arc<App>>,
    _: SignedIn,
    PathText(id): PathText,
) -> Result<Json<TableBrief>, Problem> {
    let brief = app.hall()?.brief(table_id(&id)?).await.ok_or_else(no_such_table)?;
    Ok(Json(brief.into()))
}

/// Go to a table
///
/// A WebSocket of text messages; `docs/protocol.md` tells which.
#[utoipa::path(get, path = "/api/tables/{id}/socket", tag = "tables", security(("session" = [])),
    params(("id" = String, Path, description = "the table's id")),
    responses(
        (status = 101), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 429, body = ErrorBody),
        (status = 503, body = ErrorBody),
    )
)]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    address: Address,
    headers: HeaderMap,
    SignedIn { account, session }: SignedIn,
    PathText(id): PathText,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    if !origin::is_own(&app.site, &headers) {
        return Err(Problem::foreign_origin());
    }
    let table = table_id(&id)?;
    tracing::Span::current().record("table", tracing::field::display(table));
    let upgrade = upgrade.map_err(|_| Problem::bad_request())?;
    let too_many = || Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-sockets");
    let ticket = app.crowd.enter(address).ok_or_else(too_many)?;
    let (outbox, outgoing) = Outbox::new();
    // Whatever ends a way to a table is told through the socket, where a page looks for it.
    let connection = app.hall()?.connect(table, Visitor { who: account.id, session }, outbox);
    Ok(socket::bounded(upgrade).on_upgrade(async move |socket| match connection {
        Ok(connection) => {
            TableSocket::new(socket, connection, outgoing, ticket).carry(&app.limits).await;
        }
        Err(code) => socket::say_goodbye(socket, code).await,
    }))
}
