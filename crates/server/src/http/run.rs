//! The server from its first connection to its last: a function of what is handed to it.

use std::{
    io,
    net::{SocketAddr, TcpListener},
    sync::Arc,
    time::Duration,
};

use axum::Router;
use axum_server::{Handle, Server, accept::NoDelayAcceptor, tls_rustls::RustlsAcceptor};
use hyper_util::rt::TokioTimer;
use metrics_exporter_prometheus::PrometheusHandle;
use tokio::{
    task::JoinSet,
    time::{interval, sleep, timeout},
};

use super::{App, Phase, first_byte::FirstByteWithin, metrics_router, router, tls::Certificate};
use crate::{live::Hall, store::StoreError};

/// Requests under way have so long to end once the server was told to.
const DRAIN: Duration = Duration::from_secs(5);
/// Whoever has not said what they want by then will not.
const HEADERS: Duration = Duration::from_secs(15);

/// Between two times expired sessions are forgotten.
const FORGET: Duration = Duration::from_secs(6 * 60 * 60);
/// Between two counts of tables for the operator.
const COUNT: Duration = Duration::from_secs(5);

/// Where people and tools come in.
pub struct Doors {
    /// For everybody.
    pub people: TcpListener,
    /// How https is spoken there, if it is.
    pub tls: Option<Certificate>,
    /// For the operator's figures, with what has them.
    pub figures: Option<(TcpListener, PrometheusHandle)>,
}

/// Why the server ended early.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// It could not listen.
    #[error("{0}")]
    Listening(#[from] io::Error),
    /// The tables could not be taken up.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Answers from the first moment, takes up the tables, and serves until told to stop; then everything under way is
/// finished, stored and told.
///
/// # Errors
/// When it cannot listen, or the store does not answer.
pub async fn run(
    app: Arc<App>,
    doors: Doors,
    hall: impl Future<Output = Result<Hall, StoreError>>,
    stop: impl Future<Output = ()>,
) -> Result<(), RunError> {
    let handle = Handle::new();
    let mut serving = JoinSet::new();
    serving.spawn(listen(doors.people, doors.tls, router(app.clone()), handle.clone())?);
    if let Some((listener, figures)) = doors.figures {
        serving.spawn(listen(listener, None, metrics_router(figures), handle.clone())?);
    }
    let hall = hall.await?;
    app.open(hall.clone());
    tokio::select! {
        () = stop => {}
        () = keep_house(&app, &hall) => {}
        // Only a listener that fails ends by itself.
        Some(Ok(Err(error))) = serving.join_next() => return Err(error.into()),
    }
    app.readiness.enter(Phase::Draining);
    app.tournaments.stop();
    handle.graceful_shutdown(Some(DRAIN));
    hall.stop().await;
    // Goodbyes are on their way; who does not hear them will find out.
    let quiet = async {
        while !app.crowd.is_empty() {
            sleep(Duration::from_millis(10)).await;
        }
    };
    let _ = timeout(DRAIN, quiet).await;
    while serving.join_next().await.is_some() {}
    Ok(())
}

/// What has to be done now and then, for ever.
async fn keep_house(app: &App, hall: &Hall) {
    let mut forget = interval(FORGET);
    let mut count = interval(COUNT);
    loop {
        tokio::select! {
            _ = forget.tick() => {
                if let Err(error) = app.store.end_expired_sessions(app.sources.now()).await {
                    tracing::warn!(%error, "expired sessions were not forgotten");
                }
            }
            _ = count.tick() => metrics::gauge!("dublet_tables").set(hall.tables() as f64),
        }
    }
}

type Serving = std::pin::Pin<Box<dyn Future<Output = io::Result<()>> + Send>>;

fn listen(
    listener: TcpListener,
    tls: Option<Certificate>,
    router: Router,
    handle: Handle<SocketAddr>,
) -> io::Result<Serving> {
    listener.set_nonblocking(true)?;
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let mut server: Server<SocketAddr> = axum_server::from_tcp(listener)?.handle(handle);
    server.http_builder().http1().timer(TokioTimer::new()).header_read_timeout(HEADERS);
    // The one version sockets need; a second one would be a second way in.
    *server.http_builder() = server.http_builder().clone().http1_only();
    Ok(match tls {
        Some(tls) => {
            let acceptor = RustlsAcceptor::new(tls).acceptor(NoDelayAcceptor::new());
            let acceptor = FirstByteWithin { acceptor, patience: HEADERS };
            Box::pin(server.acceptor(acceptor).serve(service))
        }
        None => {
            let acceptor = FirstByteWithin { acceptor: NoDelayAcceptor::new(), patience: HEADERS };
            Box::pin(server.acceptor(acceptor).serve(service))
        }
    })
}
