//! `dublet serve`: everybody plays, over the network.

mod log;
mod room;
mod settings;

use std::{
    io::ErrorKind,
    net::{SocketAddr, TcpListener},
    path::PathBuf,
    sync::Arc,
};

use clap::Args;
use dublet_room::{FairDealer, Pace};
use dublet_server::{
    config::{Config, DATABASE, Tls},
    http::{self, App, Doors, Limits, Site, tls},
    live::{Clock, Hall, Services, Thinkers},
    sources::Sources,
    store::sqlite::SqliteStore,
};
use dublet_words::Words;
use metrics_exporter_prometheus::PrometheusBuilder;
use tokio::{net::TcpSocket, runtime::Runtime};

use crate::{
    answer::{Answer, BadInput, Outcome, make_folder},
    print,
};

/// `dublet serve`
#[derive(Args)]
pub(crate) struct Serve {
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(flatten)]
    flags: settings::Flags,
}

/// Connections that may wait to be accepted: after a start everybody comes back at once.
const BACKLOG: u32 = 4096;

impl Serve {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let config = settings::read(self.config, self.flags, words)?;
        log::begin(&config);
        let runtime = Runtime::new().map_err(|error| BadInput(words.io_reason(&error)))?;
        runtime.block_on(serve(&config, words))
    }
}

async fn serve(config: &Config, words: &Words) -> Outcome {
    make_folder(&config.data, words)?;
    let people = listen(config.listen, words)?;
    let figures = match config.metrics {
        Some(address) => {
            let figures = PrometheusBuilder::new().install_recorder();
            let figures = figures.map_err(|error| BadInput(error.to_string()))?;
            Some((listen(address, words)?, figures))
        }
        None => None,
    };
    let listens = people.local_addr().unwrap_or(config.listen);
    let outside = config.lan.then(room::address).flatten();
    let tls = certificate(config, outside.map(|address| address.to_string()), words)?;
    // Before anything is told: signals that come early must not be lost.
    let told_to_end = told_to_end().map_err(|error| BadInput(words.io_reason(&error)))?;

    let store = Arc::new(open_store(config)?);
    let outside = outside.map(|ip| address_of(config, SocketAddr::new(ip, listens.port())));
    let app = app(config, store.clone(), outside.clone());
    tell_address(config, listens, outside, words);
    let doors = Doors { people, tls, figures };
    let served = http::run(app, doors, take_up(config, store), told_to_end).await;
    served.map_err(|error| BadInput(error.to_string()))?;
    Ok(Answer::Fine)
}

fn open_store(config: &Config) -> Result<SqliteStore, BadInput> {
    SqliteStore::open(&config.data.join(DATABASE)).map_err(|error| BadInput(error.to_string()))
}

fn app(config: &Config, store: Arc<SqliteStore>, address: Option<String>) -> Arc<App> {
    let site = Site {
        secure: config.is_secure(),
        origin: config.origin.clone(),
        address,
        trusted_proxy: config.trusted_proxy,
        ..Site::default()
    };
    let limits = match config.no_limits {
        true => Limits::none(),
        false => Limits {
            sockets_of_address: config.sockets_per_address,
            tables: config.tables,
            ..Limits::default()
        },
    };
    App::new(store, Sources::of_the_machine(), site, &limits)
}

async fn take_up(
    config: &Config,
    store: Arc<SqliteStore>,
) -> Result<Hall, dublet_server::store::StoreError> {
    let sources = Sources::of_the_machine();
    let clock = Clock::starting_at(sources.now());
    let thinkers = Thinkers::new(config.bot_threads);
    let bytes = Box::new(move || sources.bytes());
    let dealer = Arc::new(FairDealer);
    Hall::take_up(Services::new(store, clock, Pace::default(), dealer, thinkers, bytes)).await
}

fn listen(address: SocketAddr, words: &Words) -> Result<TcpListener, BadInput> {
    let open = || {
        let socket = match address {
            SocketAddr::V4(_) => TcpSocket::new_v4(),
            SocketAddr::V6(_) => TcpSocket::new_v6(),
        }?;
        // Connections of a server that just ended do not keep the port from the next one.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        socket.bind(address)?;
        socket.listen(BACKLOG)?.into_std()
    };
    open().map_err(|error: std::io::Error| {
        let address = ("address", address.to_string().into());
        BadInput(match error.kind() {
            ErrorKind::AddrInUse => words.tell("serve-port-taken", [address]),
            _ => words
                .tell("serve-cannot-listen", [address, ("error", words.io_reason(&error).into())]),
        })
    })
}

fn certificate(
    config: &Config,
    outside: Option<String>,
    words: &Words,
) -> Result<Option<tls::Certificate>, BadInput> {
    let made = match &config.tls {
        Tls::Off => return Ok(None),
        Tls::Files { cert, key } => tls::from_files(cert, key),
        Tls::SelfMade => {
            let here = ["localhost", "127.0.0.1"].map(str::to_owned);
            tls::self_made(&config.data, here.into_iter().chain(outside).collect())
        }
    };
    let told = |error: tls::TlsError| {
        BadInput(words.tell("serve-no-tls", [("error", error.to_string().into())]))
    };
    made.map(Some).map_err(told)
}

fn address_of(config: &Config, address: SocketAddr) -> String {
    let scheme = if config.tls == Tls::Off { "http" } else { "https" };
    format!("{scheme}://{address}")
}

/// Says where it is, and shows it to telephones.
fn tell_address(config: &Config, listens: SocketAddr, outside: Option<String>, words: &Words) {
    if !config.lan {
        print::line(words.tell("serve-at", [("address", address_of(config, listens).into())]));
        return;
    }
    let Some(outside) = outside else {
        let port = listens.port().to_string();
        print::line(words.tell("serve-lan-unknown", [("port", port.into())]));
        return;
    };
    print::line(words.tell("serve-lan", [("address", outside.as_str().into())]));
    if let Some(picture) = room::picture(&outside) {
        print::line(picture);
    }
}

/// Until somebody says so.
#[cfg(unix)]
fn told_to_end() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut end = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = end.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// Until somebody says so.
#[cfg(not(unix))]
fn told_to_end() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
