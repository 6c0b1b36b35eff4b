//! Layers over each other, values that cannot be, and the page that lists the keys.

use super::*;

fn read(file: &str, environment: &[(&str, &str)], flags: &[(&str, &str)]) -> Read<Config> {
    let variable = |name: &str| {
        environment.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
    };
    let mut layer = Layer::default();
    for (name, value) in flags {
        let key = KEYS.iter().find(|key| key.flag() == *name).unwrap();
        layer.set_flag(key, (*value).to_owned());
    }
    let file = Layer::from_file("dublet.toml", file)?;
    Config::read(&file.under(Layer::from_environment(variable)).under(layer))
}

#[test]
fn flags_win_over_the_environment_and_that_over_the_file() {
    let file = "listen = \"127.0.0.1:1\"\ntables = 1\nbot_threads = 1\ndata = \"a\"\nlan = false";
    let environment = [
        ("DUBLET_LISTEN", "127.0.0.1:2"),
        ("DUBLET_TABLES", "2"),
        ("DUBLET_TRUSTED_PROXY", "true"),
        ("DUBLET_GOLDEN", "write"),
    ];
    let config = read(file, &environment, &[("listen", "127.0.0.1:3")]).unwrap();
    assert_eq!(config.listen, "127.0.0.1:3".parse().unwrap());
    assert_eq!((config.tables, config.bot_threads), (2, 1));
    assert_eq!(config.data, PathBuf::from("a"));
    assert!(config.trusted_proxy && !config.lan);
}

#[test]
fn nothing_needs_to_be_set() {
    let config = read("", &[], &[]).unwrap();
    assert_eq!(config.listen, "127.0.0.1:8106".parse().unwrap());
    assert_eq!((config.metrics, config.tls, config.log_format), (None, Tls::Off, LogFormat::Text));
    assert!(config.bot_threads >= 1);
    // A room is reached by every address, at the port that was asked for.
    let config = read("", &[], &[("lan", "true"), ("listen", "127.0.0.1:99")]).unwrap();
    assert_eq!(config.listen, "0.0.0.0:99".parse().unwrap());
}

#[test]
fn what_cannot_be_is_refused_with_its_place() {
    let bad = |file: &str, environment: &[(&str, &str)]| {
        read(file, environment, &[]).unwrap_err().to_string()
    };
    for (file, environment, expected) in [
        ("listen = \"here\"", None, "dublet.toml: listen: \"here\" is no Address"),
        ("tables = 0", None, "dublet.toml: tables: \"0\" is no Number"),
        ("lan = 1", None, "dublet.toml: lan: \"1\" is no Switch"),
        ("port = 80", None, "dublet.toml: unknown key port"),
        ("", Some(("DUBLET_LOG_FORMAT", "xml")), "DUBLET_LOG_FORMAT: \"xml\" is no LogFormat"),
        ("", Some(("DUBLET_LOG_LEVEL", "loud")), "DUBLET_LOG_LEVEL: \"loud\" is no LogLevel"),
        ("", Some(("DUBLET_ORIGIN", "example.org")), "DUBLET_ORIGIN: \"example.org\" is no Origin"),
        ("tls_cert = \"c.pem\"", None, "tls_cert and tls_key go together"),
    ] {
        assert_eq!(bad(file, environment.as_slice()), expected);
    }
    assert!(bad("listen", &[]).starts_with("dublet.toml: "), "{}", bad("listen", &[]));
}

#[test]
fn https_is_spoken_here_or_at_a_proxy() {
    let secure = |file| read(file, &[], &[]).unwrap().is_secure();
    assert!(!secure(""));
    assert!(!secure("origin = \"http://rummy.example\""));
    assert!(secure("origin = \"https://rummy.example/\""));
    assert!(secure("tls = true"));
    assert!(secure("tls_cert = \"c\"\ntls_key = \"k\""));
}

#[test]
fn the_page_about_the_server_lists_every_key_and_none_more() {
    let page = include_str!("../../../../docs/server.md");
    let row = |key: &Key| {
        let Key { name, default, about, .. } = key;
        let value = match key.kind {
            Kind::Switch => String::new(),
            Kind::Value(value) => format!(" {value}"),
        };
        format!(
            "| `{name}` | `--{}{value}` | `{}` | {default} | {about} |",
            key.flag(),
            key.variable()
        )
    };
    let expected: Vec<String> = KEYS.iter().map(row).collect();
    let is_row = |line: &&str| line.starts_with("| `") && line.contains("DUBLET_");
    let found: Vec<&str> = page.lines().filter(is_row).collect();
    assert_eq!(found, expected, "\n{}", expected.join("\n"));
}
