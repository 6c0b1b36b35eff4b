//! Coming, being known again, and leaving.

use std::sync::Arc;

use axum::{
    Json,
    extract::State,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use dublet_protocol::{
    AccountId,
    http::{ErrorBody, Login, Me, NameGiven, NewPassword, Recovery},
};

use super::{App, address::Address, body::Body, cookie, problem::Problem, session::SignedIn};
use crate::{
    accounts::{AccountError, Token},
    live::{News, Sessions},
    store::Account,
};

impl From<Account> for Me {
    fn from(account: Account) -> Self {
        Self {
            id: account.id,
            name: account.name.unwrap_or_default(),
            created: account.created,
            password: account.password.is_some(),
            recovery: account.recovery.is_some(),
        }
    }
}

/// Hands over a session with an answer.
fn with_session(app: &App, status: StatusCode, (account, token): (Account, Token)) -> Response {
    let cookie = [(header::SET_COOKIE, cookie::keep(&app.site, &token))];
    (status, cookie, Json(Me::from(account))).into_response()
}

/// Nothing to say, and no session any more.
fn without_session(app: &App) -> ([(header::HeaderName, HeaderValue); 1], StatusCode) {
    ([(header::SET_COOKIE, cookie::forget(&app.site))], StatusCode::NO_CONTENT)
}

/// Tells the tables what became of an account; while the server starts or ends there are none.
async fn tell(app: &App, who: AccountId, news: News) {
    if let Ok(hall) = app.hall() {
        hall.hears(who, news).await;
    }
}

/// Come as a guest
///
/// Makes an account and a session at once.
#[utoipa::path(post, path = "/api/guest", tag = "account", request_body = NameGiven, responses(
    (status = 201, body = Me), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody),
))]
pub(super) async fn guest(
    State(app): State<Arc<App>>,
    address: Address,
    Body(NameGiven { name }): Body<NameGiven>,
) -> Result<Response, Problem> {
    app.gates.guest(address, app.sources.now())?;
    Ok(with_session(&app, StatusCode::CREATED, app.accounts.guest(&name).await?))
}

/// Come with a name and a password
///
/// Makes an account that is known by them, and a session.
#[utoipa::path(post, path = "/api/signup", tag = "account", request_body = Login, responses(
    (status = 201, body = Me), (status = 409, body = ErrorBody), (status = 422, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn sign_up(
    State(app): State<Arc<App>>,
    address: Address,
    Body(Login { name, password }): Body<Login>,
) -> Result<Response, Problem> {
    app.gates.guest(address, app.sources.now())?;
    Ok(with_session(&app, StatusCode::CREATED, app.accounts.sign_up(&name, password).await?))
}

/// Who am I?
#[utoipa::path(get, path = "/api/me", tag = "account", security(("session" = [])), responses(
    (status = 200, body = Me), (status = 401, body = ErrorBody),
))]
pub(super) async fn me(SignedIn { account, .. }: SignedIn) -> Json<Me> {
    Json(account.into())
}

/// Who is here?
///
/// Somebody or nobody: a page that is opened for the first time may ask, and nothing is wrong.
#[utoipa::path(get, path = "/api/who", tag = "account", responses((status = 200, body = Option<Me>)))]
pub(super) async fn who(somebody: Result<SignedIn, Problem>) -> Result<Json<Option<Me>>, Problem> {
    match somebody {
        Ok(SignedIn { account, .. }) => Ok(Json(Some(account.into()))),
        Err(problem) if problem == Problem::not_signed_in() => Ok(Json(None)),
        Err(problem) => Err(problem),
    }
}

/// Take another name
#[utoipa::path(patch, path = "/api/me", tag = "account", security(("session" = [])), request_body = NameGiven, responses(
    (status = 200, body = Me), (status = 401, body = ErrorBody), (status = 409, body = ErrorBody),
    (status = 422, body = ErrorBody), (status = 429, body = ErrorBody),
))]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    address: Address,
    SignedIn { account, .. }: SignedIn,
    Body(NameGiven { name }): Body<NameGiven>,
) -> Result<Json<Me>, Problem> {
    app.gates.lookup(address, app.sources.now())?;
    let account = app.accounts.rename(account.id, &name).await?;
    tell(&app, account.id, News::Renamed(account.name.clone().unwrap_or_default())).await;
    Ok(Json(account.into()))
}

/// Erase everything that says who I am
///
/// The games stay, of an id that says nothing, and can still be verified.
#[utoipa::path(delete, path = "/api/me", tag = "account", security(("session" = [])), responses(
    (status = 204), (status = 401, body = ErrorBody),
))]
pub(super) async fn erase(
    State(app): State<Arc<App>>,
    SignedIn { account, .. }: SignedIn,
) -> Result<impl IntoResponse, Problem> {
    app.accounts.erase(account.id).await?;
    tell(&app, account.id, News::Erased).await;
    Ok(without_session(&app))
}

/// Make a recovery link
///
/// Instead of any there was.
#[utoipa::path(post, path = "/api/me/recovery", tag = "account", security(("session" = [])), responses(
    (status = 200, body = Recovery), (status = 401, body = ErrorBody),
    (status = 429, body = ErrorBody),
))]
pub(super) async fn make_recovery(
    State(app): State<Arc<App>>,
    address: Address,
    SignedIn { account, .. }: SignedIn,
) -> Result<Json<Recovery>, Problem> {
    app.gates.lookup(address, app.sources.now())?;
    let token = app.accounts.make_recovery(account.id).await?;
    Ok(Json(Recovery { token: token.to_string() }))
}

/// Come back by a recovery link
#[utoipa::path(post, path = "/api/recover", tag = "account", request_body = Recovery, responses(
    (status = 200, body = Me), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody),
))]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    address: Address,
    Body(Recovery { token }): Body<Recovery>,
) -> Result<Response, Problem> {
    let attempt = app.gates.login(address, None, app.sources.now())?;
    let back = app.accounts.recover(&token).await?;
    attempt.succeeded();
    Ok(with_session(&app, StatusCode::OK, back))
}

/// Set a password
///
/// All other sessions and the recovery link end.
#[utoipa::path(post, path = "/api/me/password", tag = "account", security(("session" = [])), request_body = NewPassword,
    responses(
        (status = 200, body = Me), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody),
    )
)]
pub(super) async fn set_password(
    State(app): State<Arc<App>>,
    address: Address,
    SignedIn { account, session }: SignedIn,
    Body(NewPassword { name, password, old_password }): Body<NewPassword>,
) -> Result<Json<Me>, Problem> {
    let now = app.sources.now();
    let attempt = app.gates.login(address, account.name.as_deref(), now)?;
    let changed =
        app.accounts.set_password(account.id, session, &name, password, old_password).await;
    // Only a wrong old password is a guess.
    if changed != Err(AccountError::WrongOldPassword) {
        attempt.succeeded();
    }
    let changed = changed?;
    tell(&app, changed.id, News::SignedOut(Sessions::Others(session))).await;
    tell(&app, changed.id, News::Renamed(changed.name.clone().unwrap_or_default())).await;
    Ok(Json(changed.into()))
}

/// Come back by name and password
#[utoipa::path(post, path = "/api/login", tag = "account", request_body = Login, responses(
    (status = 200, body = Me), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody),
))]
pub(super) async fn login(
    State(app): State<Arc<App>>,
    address: Address,
    Body(Login { name, password }): Body<Login>,
) -> Result<Response, Problem> {
    let attempt = app.gates.login(address, Some(&name), app.sources.now())?;
    let back = app.accounts.login(&name, password).await?;
    attempt.succeeded();
    Ok(with_session(&app, StatusCode::OK, back))
}

/// End this session
#[utoipa::path(post, path = "/api/logout", tag = "account", security(("session" = [])), responses(
    (status = 204), (status = 401, body = ErrorBody),
))]
pub(super) async fn logout(
    State(app): State<Arc<App>>,
    SignedIn { account, session }: SignedIn,
) -> Result<impl IntoResponse, Problem> {
    app.accounts.logout(session).await?;
    tell(&app, account.id, News::SignedOut(Sessions::One(session))).await;
    Ok(without_session(&app))
}

/// End all my sessions
#[utoipa::path(post, path = "/api/logout-everywhere", tag = "account", security(("session" = [])), responses(
    (status = 204), (status = 401, body = ErrorBody),
))]
pub(super) async fn logout_everywhere(
    State(app): State<Arc<App>>,
    SignedIn { account, .. }: SignedIn,
) -> Result<impl IntoResponse, Problem> {
    app.accounts.logout_everywhere(account.id).await?;
    tell(&app, account.id, News::SignedOut(Sessions::All)).await;
    Ok(without_session(&app))
}
