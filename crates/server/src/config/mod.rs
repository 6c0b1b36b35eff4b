//! How the server is set up: by a file, the environment and the command line, the later over the earlier.

mod key;
mod layer;

use std::{net::SocketAddr, path::PathBuf, str::FromStr, thread::available_parallelism};

use tracing::level_filters::LevelFilter;

pub use self::{
    key::{KEYS, Key, Kind},
    layer::Layer,
};

/// The database in the data folder.
pub const DATABASE: &str = "dublet.sqlite";

/// What the server was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Whether it is for everybody in the room.
    pub lan: bool,
    /// Where everything is kept.
    pub data: PathBuf,
    /// What people type.
    pub origin: Option<String>,
    /// Whether a proxy says for whom it asks.
    pub trusted_proxy: bool,
    /// Whether and how it speaks https.
    pub tls: Tls,
    /// Where figures are served.
    pub metrics: Option<SocketAddr>,
    /// How the log is written.
    pub log_format: LogFormat,
    /// What of it.
    pub log_level: LevelFilter,
    /// Open sockets of one address at most.
    pub sockets_per_address: u32,
    /// Whether nobody's requests are counted.
    pub no_limits: bool,
    /// Open tables at most.
    pub tables: usize,
    /// Programs that think at once at most.
    pub bot_threads: usize,
}

/// How https is spoken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tls {
    /// It is not.
    Off,
    /// With a certificate made in the data folder.
    SelfMade,
    /// With somebody's certificate.
    Files {
        /// The chain.
        cert: PathBuf,
        /// The private key.
        key: PathBuf,
    },
}

/// How lines of the log look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs.
    Json,
}

/// What was expected where something else stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// An address and a port.
    Address,
    /// `true` or `false`.
    Switch,
    /// A whole number from 1.
    Number,
    /// `text` or `json`.
    LogFormat,
    /// A level.
    LogLevel,
    /// A scheme and a host.
    Origin,
}

/// Why the server cannot be set up so.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadConfig {
    /// The file cannot be read as TOML.
    #[error("{place}: {why}")]
    NotToml {
        /// Which file.
        place: String,
        why: String,
    },
    /// There is no such key.
    #[error("{place}: unknown key {key}")]
    UnknownKey {
        key: String,
        /// In which file.
        place: String,
    },
    /// A value that cannot be.
    #[error("{place}: {value:?} is no {expected:?}")]
    BadValue {
        /// Where it stands.
        place: String,
        /// What stands there.
        value: String,
        /// What should.
        expected: Expected,
    },
    /// Without limits only this machine may ask.
    #[error("no_limits is for a loopback address")]
    NoLimitsOutside,
    /// A certificate and its key go together.
    #[error("tls_cert and tls_key go together")]
    HalfOfTls,
}

type Read<T> = Result<T, BadConfig>;

impl Config {
    /// Reads what was set.
    ///
    /// # Errors
    /// The first value that cannot be.
    pub fn read(layer: &Layer) -> Read<Self> {
        let lan = switch(layer, "lan")?;
        let listen = parsed(layer, "listen", Expected::Address)?;
        let mut listen = listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8106)));
        if lan {
            listen.set_ip([0, 0, 0, 0].into());
        }
        let no_limits = switch(layer, "no_limits")?;
        if no_limits && !listen.ip().is_loopback() {
            return Err(BadConfig::NoLimitsOutside);
        }
        let path = |name| layer.get(name).map(|given| PathBuf::from(&given.value));
        let tls = match (path("tls_cert"), path("tls_key")) {
            (Some(cert), Some(key)) => Tls::Files { cert, key },
            (None, None) if switch(layer, "tls")? => Tls::SelfMade,
            (None, None) => Tls::Off,
            _ => return Err(BadConfig::HalfOfTls),
        };
        let spare = available_parallelism().map_or(1, |cores| cores.get() - 1).max(1);
        Ok(Self {
            listen,
            lan,
            data: path("data").unwrap_or_else(|| PathBuf::from("dublet-data")),
            origin: parsed::<Origin>(layer, "origin", Expected::Origin)?.map(|origin| origin.0),
            trusted_proxy: switch(layer, "trusted_proxy")?,
            tls,
            metrics: parsed(layer, "metrics", Expected::Address)?,
            log_format: parsed(layer, "log_format", Expected::LogFormat)?
                .unwrap_or(LogFormat::Text),
            log_level: parsed(layer, "log_level", Expected::LogLevel)?.unwrap_or(LevelFilter::INFO),
            sockets_per_address: number(layer, "sockets_per_address")?.unwrap_or(256) as u32,
            no_limits,
            tables: number(layer, "tables")?.unwrap_or(10_000),
            bot_threads: number(layer, "bot_threads")?.unwrap_or(spare),
        })
    }

    /// Whether people come by https, here or at a proxy.
    pub fn is_secure(&self) -> bool {
        let proxy = self.origin.as_ref().is_some_and(|origin| origin.starts_with("https://"));
        proxy || self.tls != Tls::Off
    }
}

fn parsed<T: FromStr>(layer: &Layer, name: &str, expected: Expected) -> Read<Option<T>> {
    let Some(given) = layer.get(name) else { return Ok(None) };
    let bad = |_| BadConfig::BadValue {
        place: given.place.clone(),
        value: given.value.clone(),
        expected,
    };
    given.value.parse().map(Some).map_err(bad)
}

fn switch(layer: &Layer, name: &str) -> Read<bool> {
    Ok(parsed(layer, name, Expected::Switch)?.unwrap_or(false))
}

fn number(layer: &Layer, name: &str) -> Read<Option<usize>> {
    let number: Option<std::num::NonZeroU32> = parsed(layer, name, Expected::Number)?;
    Ok(number.map(|number| number.get() as usize))
}

impl FromStr for LogFormat {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err(()),
        }
    }
}

/// A scheme and a host, as browsers write them.
struct Origin(String);

impl FromStr for Origin {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let text = text.strip_suffix('/').unwrap_or(text);
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let is_of_host =
            |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | ':' | '[' | ']');
        match host {
            Some(host) if !host.is_empty() && host.chars().all(is_of_host) => {
                Ok(Self(text.to_lowercase()))
            }
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests;
