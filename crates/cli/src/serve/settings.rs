//! What the server is told: a file, the environment, and the flags there is a key for.

use std::{
    io::ErrorKind,
    path::{Path, PathBuf},
};

use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};
use dublet_server::config::{BadConfig, Config, Expected, KEYS, Kind, Layer};
use dublet_words::Words;

use crate::answer::{BadInput, cannot_read};

/// A flag for every key.
pub(super) struct Flags(Layer);

impl Args for Flags {
    fn augment_args(command: Command) -> Command {
        let flag = |key: &'static dublet_server::config::Key| {
            let flag = Arg::new(key.name).long(key.flag()).help(key.about);
            match key.kind {
                Kind::Switch => flag.action(ArgAction::SetTrue),
                Kind::Value(value) => flag.value_name(value),
            }
        };
        command.args(KEYS.iter().map(flag))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Flags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let mut layer = Layer::default();
        for key in &KEYS {
            let value = match key.kind {
                Kind::Switch => matches.get_flag(key.name).then(|| "true".to_owned()),
                Kind::Value(_) => matches.get_one::<String>(key.name).cloned(),
            };
            if let Some(value) = value {
                layer.set_flag(key, value);
            }
        }
        Ok(Self(layer))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The file read when none is named, if it is there.
const FILE: &str = "dublet.toml";

/// Reads all that was set.
pub(super) fn read(file: Option<PathBuf>, flags: Flags, words: &Words) -> Result<Config, BadInput> {
    let named = file.is_some();
    let file = file.unwrap_or_else(|| Path::new(FILE).to_owned());
    let text = match std::fs::read_to_string(&file) {
        Ok(text) => text,
        Err(error) if !named && error.kind() == ErrorKind::NotFound => String::new(),
        Err(error) => return Err(cannot_read(&file, &error, words)),
    };
    let bad = |bad| BadInput(bad_config(words, &bad));
    let file = Layer::from_file(&file.display().to_string(), &text).map_err(bad)?;
    let environment = Layer::from_environment(|name| std::env::var(name).ok());
    Config::read(&file.under(environment).under(flags.0)).map_err(bad)
}

/// Why a server cannot be set up so.
fn bad_config(words: &Words, bad: &BadConfig) -> String {
    match bad {
        BadConfig::NotToml { place, why } => {
            words.tell("error-in-file", [("file", place.into()), ("error", why.into())])
        }
        BadConfig::UnknownKey { key, place } => {
            let known: Vec<_> = KEYS.iter().map(|key| key.name).collect();
            let known = known.join(", ");
            words.tell(
                "serve-unknown-key",
                [("place", place.into()), ("key", key.into()), ("known", known.into())],
            )
        }
        BadConfig::BadValue { place, value, expected } => {
            let expected = words.say(match expected {
                Expected::Address => "serve-expected-address",
                Expected::Switch => "serve-expected-switch",
                Expected::Number => "serve-expected-number",
                Expected::LogFormat => "serve-expected-log-format",
                Expected::LogLevel => "serve-expected-log-level",
                Expected::Origin => "serve-expected-origin",
            });
            words.tell(
                "serve-bad-value",
                [("place", place.into()), ("value", value.into()), ("expected", expected.into())],
            )
        }
        BadConfig::HalfOfTls => words.say("serve-half-of-tls"),
        BadConfig::NoLimitsOutside => words.say("serve-no-limits-outside"),
    }
}
