//! The log of the server, on standard error.

use std::io::{self, IsTerminal};

use dublet_server::config::{Config, LogFormat};
use tracing::level_filters::LevelFilter;
use tracing_subscriber::{
    Layer as _, filter::Targets, fmt, layer::SubscriberExt, util::SubscriberInitExt,
};

/// Writes it from now on: ours as asked for, of the libraries below only what is wrong.
pub(super) fn begin(config: &Config) {
    let ours = Targets::new()
        .with_default(LevelFilter::WARN.min(config.log_level))
        .with_target("dublet", config.log_level);
    // Colours are for people who look on, not for files.
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let lines = match config.log_format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(ours)).init();
}
