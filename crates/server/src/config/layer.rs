//! What was set in one place: the file, the environment or the command line.

use std::collections::BTreeMap;

use super::{BadConfig, KEYS};

/// A value, and where it was set, for whoever set it wrongly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Given {
    pub(super) value: String,
    pub(super) place: String,
}

/// Values by the names of their keys.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Layer(BTreeMap<&'static str, Given>);

impl Layer {
    /// Reads a file's text.
    ///
    /// # Errors
    /// When it is no TOML, or sets something there is not.
    pub fn from_file(file: &str, text: &str) -> Result<Self, BadConfig> {
        let file = file.to_owned();
        let table: toml::Table = match text.parse() {
            Ok(table) => table,
            Err(error) => {
                let why = error.message().to_owned();
                return Err(BadConfig::NotToml { place: file, why });
            }
        };
        let mut layer = Self::default();
        for (name, value) in table {
            let Some(key) = KEYS.iter().find(|key| key.name == name) else {
                return Err(BadConfig::UnknownKey { key: name, place: file });
            };
            // Whether it is the right sort is asked where all values are read.
            let value = match value {
                toml::Value::String(text) => text,
                toml::Value::Integer(number) => number.to_string(),
                toml::Value::Boolean(switch) => switch.to_string(),
                other => {
                    let why = format!("{name} is a {}", other.type_str());
                    return Err(BadConfig::NotToml { place: file, why });
                }
            };
            layer.set(key.name, value, format!("{file}: {name}"));
        }
        Ok(layer)
    }

    /// Picks what is ours out of the environment. Other variables may begin as ours do, so none is refused.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Self {
        let mut layer = Self::default();
        for key in &KEYS {
            if let Some(value) = variable(&key.variable()) {
                layer.set(key.name, value, key.variable());
            }
        }
        layer
    }

    /// Sets a key on the command line.
    pub fn set_flag(&mut self, key: &super::Key, value: String) {
        self.set(key.name, value, format!("--{}", key.flag()));
    }

    /// These values, and those of another layer over them.
    #[must_use]
    pub fn under(mut self, over: Self) -> Self {
        self.0.extend(over.0);
        self
    }

    fn set(&mut self, name: &'static str, value: String, place: String) {
        self.0.insert(name, Given { value, place });
    }

    pub(super) fn get(&self, name: &str) -> Option<&Given> {
        debug_assert!(KEYS.iter().any(|key| key.name == name), "{name} is no key");
        self.0.get(name)
    }
}
