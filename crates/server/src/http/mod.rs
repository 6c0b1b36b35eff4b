//! The server over HTTP: accounts, games and tables for pages, and what the operator's tools ask.

mod accepted;
mod address;
mod body;
mod cookie;
mod crowd;
mod description;
mod first_byte;
mod games;
mod headers;
mod limits;
mod me;
mod observe;
mod operations;
mod origin;
mod page;
mod path_text;
mod problem;
mod readiness;
mod run;
mod session;
mod site;
mod socket;
mod tables;
pub mod tls;
mod tournaments;

use std::sync::{Arc, OnceLock};

use axum::{
    Extension, Router,
    extract::DefaultBodyLimit,
    http::{StatusCode, header},
    middleware::{from_fn, from_fn_with_state},
    response::IntoResponse,
};
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::{router::OpenApiRouter, routes};

use self::{
    crowd::Crowd,
    limits::Gates,
    problem::Problem,
    readiness::{Phase, Readiness},
};
pub use self::{
    limits::{Limits, Rate},
    operations::metrics_router,
    page::{PageFile, PageFiles},
    run::{Doors, RunError, run},
    site::Site,
};
use crate::{
    accounts::Accounts, archive::Archive, live::Hall, sources::Sources, store::Store,
    tournaments::Tournaments,
};

/// Everything a request may need.
pub struct App {
    accounts: Accounts,
    archive: Archive,
    tournaments: Tournaments,
    store: Arc<dyn Store>,
    sources: Sources,
    site: Site,
    gates: Gates,
    crowd: Arc<Crowd>,
    limits: Limits,
    readiness: Readiness,
    hall: OnceLock<Hall>,
}

impl App {
    /// A server on a store, whose tables are not taken up yet.
    pub fn new(store: Arc<dyn Store>, sources: Sources, site: Site, limits: &Limits) -> Arc<Self> {
        Arc::new(Self {
            accounts: Accounts::new(store.clone(), sources.clone()),
            archive: Archive::new(store.clone()),
            tournaments: Tournaments::new(store.clone(), sources.clone()),
            store,
            sources,
            site,
            gates: Gates::new(limits),
            crowd: Crowd::new(limits.sockets_of_address),
            limits: *limits,
            readiness: Readiness::default(),
            hall: OnceLock::new(),
        })
    }

    /// The tables are there.
    fn open(&self, hall: Hall) {
        if self.hall.set(hall).is_ok() {
            self.readiness.enter(Phase::Ready);
        }
    }

    /// The tables, once they are there.
    fn hall(&self) -> Result<&Hall, Problem> {
        let starting = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, "starting");
        self.hall.get().ok_or_else(starting)
    }
}

/// The routes of the interface, each with its description: a route cannot be here without one.
fn described() -> OpenApiRouter<Arc<App>> {
    let info = InfoBuilder::new().title("Dublet").version(env!("CARGO_PKG_VERSION")).build();
    OpenApiRouter::with_openapi(OpenApiBuilder::new().info(info).build())
        .routes(routes!(me::guest))
        .routes(routes!(me::sign_up))
        .routes(routes!(me::me, me::rename, me::erase))
        .routes(routes!(me::who))
        .routes(routes!(me::make_recovery))
        .routes(routes!(me::recover))
        .routes(routes!(me::set_password))
        .routes(routes!(me::login))
        .routes(routes!(me::logout))
        .routes(routes!(me::logout_everywhere))
        .routes(routes!(games::mine))
        .routes(routes!(games::record))
        .routes(routes!(games::export))
        .routes(routes!(tables::open))
        .routes(routes!(tables::quick))
        .routes(routes!(tables::of_code))
        .routes(routes!(tables::brief))
        .routes(routes!(tables::join))
        .merge(tournaments::routes())
        .routes(routes!(operations::health))
        .routes(routes!(operations::ready))
        .routes(routes!(openapi))
}

/// The description of the interface.
pub fn description() -> OpenApi {
    routes_described().1
}

/// The routes, and the description of all of them.
fn routes_described() -> (Router<Arc<App>>, OpenApi) {
    let (routes, mut description) = described().split_for_parts();
    description::complete(&mut description);
    (routes, description)
}

/// The whole server as a service.
///
/// # Panics
/// Never: the description is plain data.
pub fn router(app: Arc<App>) -> Router {
    let (routes, description) = routes_described();
    let description: Arc<str> = description.to_json().expect("it is plain data").into();
    routes
        .fallback(page::page)
        .method_not_allowed_fallback(|| async {
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method-not-allowed")
        })
        .layer(Extension(description))
        .layer(DefaultBodyLimit::max(body::LARGEST_BYTES))
        .layer(from_fn_with_state(app.clone(), origin::guard))
        .layer(from_fn(observe::request))
        .layer(from_fn_with_state(app.clone(), headers::add))
        .with_state(app)
}

/// This description
#[utoipa::path(get, path = "/api/openapi.json", tag = "operations", responses(
    (status = 200, body = Object),
))]
async fn openapi(Extension(description): Extension<Arc<str>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json")], description.to_string())
}
