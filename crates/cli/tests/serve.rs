//! The server as an operator starts and ends it.
#![cfg(unix)]

mod program;

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread,
    time::Instant,
};

use program::{PATIENCE, command, dublet, run, within_patience};

/// An empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// A server that runs, and its address.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &str, flags: &[&str]) -> Self {
        let mut args = vec!["serve", "--listen", "127.0.0.1:0", "--data", data];
        args.extend(flags);
        let (mut server, line) = Self::spawn(&args);
        let (_, address) = line.split_once("://").expect(&line);
        address.split_whitespace().next().unwrap().clone_into(&mut server.address);
        server
    }

    /// A server, and the first line it says.
    fn spawn(args: &[&str]) -> (Self, String) {
        let mut child = command(args).stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(child.stdout.take().unwrap());
        let server = Self { child, address: String::new() };
        let first_line = within_patience("the first line of the server", move || {
            let mut line = String::new();
            output.read_line(&mut line).map(|_| line)
        });
        (server, first_line.unwrap())
    }

    fn try_ask(&self, request: &str) -> io::Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let (line, rest) = request.split_once('\n').unwrap_or((request, ""));
        let (head, body) = rest.split_once("\n\n").unwrap_or((rest, ""));
        let head: String = head.lines().map(|line| format!("{line}\r\n")).collect();
        let length = body.len();
        write!(
            stream,
            "{line} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{head}Content-Length: {length}\r\n\r\n{body}",
            self.address
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }

    /// An answer, with its head.
    fn ask(&self, request: &str) -> String {
        self.try_ask(request).unwrap_or_else(|error| panic!("{request}: {error}"))
    }

    fn until_ready(&self) {
        let began = Instant::now();
        while !self.ask("GET /ready").starts_with("HTTP/1.1 200") {
            assert!(began.elapsed() < PATIENCE, "after {PATIENCE:?} the server is not ready");
        }
    }

    /// Tells it to end, and says how it did.
    fn end(mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            assert!(began.elapsed() < PATIENCE, "after {PATIENCE:?} the server has not ended");
            thread::yield_now();
        }
    }
}

/// A test that fails leaves nothing running.
impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
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
    let (code, output, error) =
        dublet(&["serve", "--listen", &server.address, "--data", &path("b")]);
    assert_eq!((code, output.as_str(), error.lines().count()), (2, "", 1));
    assert!(error.contains(&format!("{} is taken", server.address)), "{error}");
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
        (&["--listen", "here"][..], None, "--listen cannot be “here”"),
        (&["--config", path], None, "there is no setting “port”"),
        (&["--config", "/nowhere"], None, "cannot read /nowhere"),
        (&[], Some(("DUBLET_TABLES", "many")), "DUBLET_TABLES cannot be “many”"),
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
        let (code, output, error) = run(command);
        assert_eq!((code, output.as_str(), error.lines().count()), (2, "", 1), "{error}");
        assert!(error.contains(expected), "{error}");
    }
}

#[test]
fn the_room_is_shown_an_address_or_told_that_there_is_none() {
    let home = folder("serve-lan");
    let args = ["serve", "--lan", "--listen", "127.0.0.1:0", "--data", home.to_str().unwrap()];
    let (server, line) = Server::spawn(&args);
    let known = line.starts_with("For everybody in the room: http://");
    assert!(known || line.starts_with("Listening on port "), "{line}");
    assert_eq!(server.end("-TERM"), Some(0));
}
