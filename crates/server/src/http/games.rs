//! Games that have been played, and everything kept of a person.

use std::sync::Arc;

use axum::{
    Json,
    extract::{Query, State},
    http::{StatusCode, header},
    response::IntoResponse,
};
use dublet_protocol::{
    AccountId, GameId, Millis,
    http::{ErrorBody, Export, GameBrief, GameExport, GamePage, Seated},
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{App, address::Address, path_text::PathText, problem::Problem, session::SignedIn};
use crate::{
    archive::{Archive, Found, Names},
    store::GamePlace,
};

/// Which games.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
pub(super) struct GamesQuery {
    /// Begun before this moment, in milliseconds since 1970.
    #[param(value_type = Option<i64>)]
    before: Option<Millis>,
}

fn brief(place: &GamePlace, names: &Names) -> GameBrief {
    let seated = |who: &AccountId| Seated { id: *who, name: names.get(who).cloned() };
    GameBrief {
        game: place.game,
        table: place.table,
        began: place.began,
        ended: place.ended,
        seats: place.seats.iter().map(|who| who.as_ref().map(seated)).collect(),
    }
}

/// What to ask for after a page.
fn next_page(games: &[GamePlace]) -> Option<Millis> {
    let is_full = games.len() == Archive::PAGE as usize;
    games.last().filter(|_| is_full).map(|last| last.began)
}

/// My games, newest first
#[utoipa::path(get, path = "/api/me/games", tag = "games", security(("session" = [])), params(GamesQuery), responses(
    (status = 200, body = GamePage), (status = 401, body = ErrorBody),
))]
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    SignedIn { account, .. }: SignedIn,
    before: Result<Query<GamesQuery>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<GamePage>, Problem> {
    let Query(GamesQuery { before }) = before.map_err(|_| Problem::bad_request())?;
    let games = app.archive.games_of(account.id, before.unwrap_or(Millis::MAX)).await?;
    let names = app.archive.names(&games).await?;
    let before = next_page(&games);
    Ok(Json(GamePage { games: games.iter().map(|game| brief(game, &names)).collect(), before }))
}

/// A game's record
///
/// Whoever knows the id of a finished game may have its record; nobody that of a game being played.
#[utoipa::path(get, path = "/api/games/{id}", tag = "games",
    params(("id" = String, Path, description = "the game's id")),
    responses(
        (status = 200, body = String, content_type = "text/plain"),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 429, body = ErrorBody),
    )
)]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    address: Address,
    PathText(id): PathText,
) -> Result<impl IntoResponse, Problem> {
    app.gates.lookup(address, app.sources.now())?;
    let no_such_game = || Problem::not_found("no-such-game");
    let game: GameId = id.parse().map_err(|_| no_such_game())?;
    match app.archive.record(game).await? {
        Found::Record(text) => {
            let name = format!("attachment; filename=\"{game}.txt\"");
            Ok(([(header::CONTENT_DISPOSITION, name)], text))
        }
        Found::Running => Err(Problem::new(StatusCode::CONFLICT, "game-running")),
        Found::Nothing => Err(no_such_game()),
    }
}

/// Everything kept of me
#[utoipa::path(get, path = "/api/me/export", tag = "account", security(("session" = [])), responses(
    (status = 200, body = Export), (status = 401, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn export(
    State(app): State<Arc<App>>,
    SignedIn { account, .. }: SignedIn,
) -> Result<impl IntoResponse, Problem> {
    app.gates.export(account.id, app.sources.now())?;
    let mut games = Vec::new();
    let mut before = Some(Millis::MAX);
    while let Some(moment) = before {
        let page = app.archive.games_of(account.id, moment).await?;
        let names = app.archive.names(&page).await?;
        for place in &page {
            let record = match app.archive.record_at(place).await? {
                Found::Record(text) => Some(text),
                Found::Running | Found::Nothing => None,
            };
            games.push(GameExport { brief: brief(place, &names), record });
        }
        before = next_page(&page);
    }
    let disposition = [(header::CONTENT_DISPOSITION, "attachment; filename=\"dublet.json\"")];
    let sessions = app.accounts.sessions(account.id).await?;
    Ok((disposition, Json(Export { account: account.into(), sessions, games })))
}
