//! The server as an operator starts and ends it.
#![cfg(unix)]

mod program;

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::PathBuf,
    process::{Child, Command, Stdio},
};

use program::{command, dublet};

/// An empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A server that runs, and its address.
struct Server(Child, String);

impl Server {
    fn start(data: &str, flags: &[&str]) -> Self {
        let mut args = vec!["serve", "--listen", "127.0.0.1:0", "--data", data];
        args.extend(flags);
        let mut child = command(&args).stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let (_, address) = line.split_once("://").expect(&line);
        let address = address.split_whitespace().next().unwrap().to_owned();
        Self(child, address)
    }

    /// The status of an answer.
    fn ask(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(&self.1).unwrap();
        let (line, rest) = request.split_once('\n').unwrap_or((request, ""));
        let (head, body) = rest.split_once("\n\n").unwrap_or((rest, ""));
        let head: String = head.lines().map(|line| format!("{line}\r\n")).collect();
        let length = body.len();
        write!(
            stream,
            "{line} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{head}Content-Length: {length}\r\n\r\n{body}",
            self.1
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn until_ready(&self) {
        while !self.ask("GET /ready").starts_with("HTTP/1.1 200") {
            std::thread::yield_now();
        }
    }

    /// Tells it to end, and says how it did.
    fn end(mut self, signal: &str) -> Option<i32> {
        let id = self.0.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        self.0.wait().unwrap().code()
    }
}

#[test]
fn a_server_keeps_people_over_its_end_and_a_backup_does_too() {
    let home = folder("serve");
    let path = |name: &str| home.join(name).to_str().unwrap().to_owned();
    let server = Server::start(&path("data"), &[]);
    server.until_ready();
    let guest = "POST /api/guest\nContent-Type: application/json\n\n{\"name\":\"Ania\"}";
    let answer = server.ask(guest);
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    let (_, cookie) = answer.split_once("dublet_session=").unwrap();
    let me = format!("GET /api/me\nCookie: dublet_session={}", cookie.split(';').next().unwrap());
    assert!(server.ask(&me).starts_with("HTTP/1.1 200"));
    // A copy is made while the server runs.
    let (code, _, error) = dublet(&["backup", &path("data"), &path("copy")]);
    assert_eq!((code, error.as_str()), (0, ""));
    assert_eq!(server.end("-TERM"), Some(0));
    let server = Server::start(&path("data"), &[]);
    assert!(server.ask(&me).ends_with("\"recovery\":false}"), "{}", server.ask(&me));
    assert_eq!(server.end("-INT"), Some(0));
    let (code, _, error) = dublet(&["restore", &path("copy"), &path("data")]);
    assert_eq!(code, 2, "a database that is there is not overwritten");
    assert!(error.contains("is there still"), "{error}");
    assert_eq!(dublet(&["restore", &path("copy"), &path("other")]).0, 0);
    let server = Server::start(&path("other"), &[]);
    assert!(server.ask(&me).contains("\"name\":\"Ania\""));
    assert_eq!(server.end("-TERM"), Some(0));
}

#[test]
fn what_stands_in_the_way_is_told_in_a_line() {
    let home = folder("serve-twice");
    let path = |name: &str| home.join(name).to_str().unwrap().to_owned();
    let server = Server::start(&path("data"), &[]);
    server.until_ready();
    let (code, output, error) = dublet(&["serve", "--listen", &server.1, "--data", &path("b")]);
    assert_eq!((code, output.as_str(), error.lines().count()), (2, "", 1));
    assert!(error.contains(&format!("{} is taken", server.1)), "{error}");
    let second = ["serve", "--listen", "127.0.0.1:0", "--data", &path("data")];
    let (code, output, error) = dublet(&second);
    assert_eq!((code, output.as_str(), error.lines().count()), (2, "", 1));
    assert!(error.contains("another server is using it"), "{error}");
    assert_eq!(server.end("-TERM"), Some(0));
}

#[test]
fn settings_that_cannot_be_are_told_with_their_place() {
    let home = folder("serve-settings");
    let file = home.join("my.toml");
    let path = file.to_str().unwrap();
    std::fs::write(&file, "port = 80").unwrap();
    for (args, variable, expected) in [
        (&["--listen", "here"][..], None, "--listen cannot be \"here\""),
        (&["--config", path], None, "there is no setting \"port\""),
        (&["--config", "/nowhere"], None, "cannot read /nowhere"),
        (&[], Some(("DUBLET_TABLES", "many")), "DUBLET_TABLES cannot be \"many\""),
        (&["--tls-cert", path], None, "tls_cert and tls_key go together"),
        (&["--tls-cert", path, "--tls-key", path], None, "https cannot be spoken"),
    ] {
        let mut args: Vec<&str> = ["serve"].iter().chain(args).copied().collect();
        let data = home.join("data");
        args.extend(["--data", data.to_str().unwrap()]);
        if !args.contains(&"--listen") {
            args.extend(["--listen", "127.0.0.1:0"]);
        }
        let mut command = command(&args);
        command.envs(variable);
        let (code, output, error) = program::ended(command.output().unwrap());
        assert_eq!((code, output.as_str(), error.lines().count()), (2, "", 1), "{error}");
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn the_room_is_shown_an_address_or_told_that_there_is_none() {
    let home = folder("serve-lan");
    let args = ["serve", "--lan", "--listen", "127.0.0.1:0", "--data", home.to_str().unwrap()];
    let mut child = command(&args).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let known = line.starts_with("For everybody in the room: http://");
    assert!(known || line.starts_with("Listening on port "), "{line}");
    assert_eq!(Server(child, String::new()).end("-TERM"), Some(0));
}
