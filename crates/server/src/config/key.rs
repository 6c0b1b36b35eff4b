//! Everything that can be set, once: flags, variables, the file and the page about them come from here.

/// What a key takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Nothing as a flag; true or false elsewhere.
    Switch,
    /// A value of this sort.
    Value(&'static str),
}

/// Something that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// Its name in the file.
    pub name: &'static str,
    /// What it takes.
    pub kind: Kind,
    /// What holds when it is not set, in words.
    pub default: &'static str,
    /// What it is for.
    pub about: &'static str,
}

impl Key {
    const fn new(
        name: &'static str,
        kind: Kind,
        default: &'static str,
        about: &'static str,
    ) -> Self {
        Self { name, kind, default, about }
    }

    /// The flag of the command line, without its dashes.
    pub fn flag(&self) -> String {
        self.name.replace('_', "-")
    }

    /// The variable of the environment.
    pub fn variable(&self) -> String {
        format!("DUBLET_{}", self.name.to_uppercase())
    }
}

/// All keys.
pub const KEYS: [Key; 15] = {
    use Kind::{Switch, Value};
    [
        Key::new("listen", Value("ADDRESS"), "127.0.0.1:8106", "Address and port to listen on"),
        Key::new(
            "lan",
            Switch,
            "false",
            "Listen on every address of the machine, and show the one for the room with a QR code",
        ),
        Key::new("data", Value("DIR"), "dublet-data", "Folder everything is kept in"),
        Key::new(
            "origin",
            Value("URL"),
            "the host requests name",
            "Origin people type, such as https://rummy.example, where a proxy stands before the server",
        ),
        Key::new(
            "trusted_proxy",
            Switch,
            "false",
            "Believe the last address of X-Forwarded-For: only behind a proxy that writes it",
        ),
        Key::new(
            "tls",
            Switch,
            "false",
            "Speak https, with a certificate made in the data folder unless one is given",
        ),
        Key::new("tls_cert", Value("FILE"), "none", "Certificate chain for https, in PEM form"),
        Key::new("tls_key", Value("FILE"), "none", "Its private key, in PEM form"),
        Key::new(
            "metrics",
            Value("ADDRESS"),
            "off",
            "Address and port to serve figures for Prometheus on, at /metrics",
        ),
        Key::new("log_format", Value("FORMAT"), "text", "Lines of the log as text or json"),
        Key::new("log_level", Value("LEVEL"), "info", "error, warn, info, debug or trace"),
        Key::new(
            "sockets_per_address",
            Value("N"),
            "256",
            "Open connections to tables from one address at most",
        ),
        Key::new(
            "no_limits",
            Switch,
            "false",
            "Do not limit requests; on a loopback address only, to measure the server",
        ),
        Key::new("tables", Value("N"), "10000", "Open tables at most"),
        Key::new(
            "bot_threads",
            Value("N"),
            "one less than cores",
            "Computer players that think at the same time, at most",
        ),
    ]
};
