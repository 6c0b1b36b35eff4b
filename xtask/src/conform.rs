//! Every answer of a running server against its own description of them, by schemathesis: what it may be asked, and what
//! it may not, made up from the description with a seed.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

use crate::{
    binaries::Build,
    python::environment,
    run::{Done, output, program, root, run},
};

const FOLDER: &str = "target/schemathesis";
const REQUIREMENTS: &str = "xtask/schemathesis.txt";

/// What is held against the description.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
    response_headers_conformance,response_schema_conformance";
/// Who has done one of these is nobody any more: they are asked for apart, at the end.
const FAREWELLS: &str = "^(DELETE /api/me|DELETE /api/tournament|POST /api/logout.*)$";
/// Made up for each operation, besides what its schemas have at their edges.
const EXAMPLES: &str = "15";
const SEED: &str = "1";
/// Seconds that an answer may take, however busy the machine is; news of a tournament are waited for 25.
const PATIENCE_SECONDS: u64 = 300;

/// Asks the program, which is built already, for everything its description has.
pub(crate) fn conform(build: Build) -> Done {
    let dublet = &build.program("dublet");
    let schemathesis = environment(FOLDER, REQUIREMENTS)?.join("bin/schemathesis");
    let server = Server::start(dublet)?;
    let cookie = server.guest()?;
    let pass = server.tournament(dublet)?;
    for farewells in [false, true] {
        let filter = if farewells { "--include-name-regex" } else { "--exclude-name-regex" };
        let described = format!("http://{}/api/openapi.json", server.address);
        let mut asking = program(&schemathesis.display().to_string(), &["run", &described]);
        // It keeps notes where it runs.
        asking.current_dir(root().join(FOLDER));
        asking.args(["--checks", CHECKS, filter, FAREWELLS]);
        asking.args(["--phases", "examples,coverage,fuzzing", "--max-examples", EXAMPLES]);
        asking.args(["--seed", SEED, "--generation-database", "none", "--workers", "1"]);
        asking.args(["--request-timeout", &PATIENCE_SECONDS.to_string()]);
        asking.args(["--suppress-health-check", "all", "--warnings", "off", "--no-color"]);
        asking.args(["--header", &format!("Cookie: {cookie}")]);
        asking.args(["--header", &format!("Authorization: Bearer {pass}")]);
        run(&mut asking)?;
    }
    Ok(())
}

/// The program as a server of its own, on loopback, with a fresh folder.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(dublet: &Path) -> Result<Self, String> {
        let data = root().join(FOLDER).join("data");
        let _ = fs::remove_dir_all(&data);
        let mut child = Command::new(dublet)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--log-level", "error"])
            .arg("--data")
            .arg(&data)
            .env("LANG", "C")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", dublet.display()))?;
        let mut line = String::new();
        let told = child.stdout.take().map(|told| BufReader::new(told).read_line(&mut line));
        let address = line.split_once("://").and_then(|(_, rest)| rest.split_whitespace().next());
        let address = address.unwrap_or_default().to_owned();
        let server = Self { child, address };
        match told {
            Some(Ok(_)) if !server.address.is_empty() => Ok(server),
            _ => Err(format!("the server says no address, but {line:?}")),
        }
    }

    /// An answer, with its head.
    fn post(&self, path: &str, body: &str) -> Result<String, String> {
        let ask = || {
            let mut stream = TcpStream::connect(&self.address)?;
            stream.set_read_timeout(Some(Duration::from_secs(PATIENCE_SECONDS)))?;
            let (address, length) = (&self.address, body.len());
            write!(
                stream,
                "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
                 Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
            )?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer).map(|_| answer)
        };
        ask().map_err(|error: std::io::Error| format!("{path}: {error}"))
    }

    /// The cookie of somebody new.
    fn guest(&self) -> Result<String, String> {
        let answer = self.post("/api/guest", "{\"name\":\"Ania\"}")?;
        let cookie = between(&answer, "set-cookie: ", ";");
        cookie.ok_or_else(|| format!("no cookie in {answer}"))
    }

    /// The organiser's pass of an event in which everything has happened.
    fn tournament(&self, dublet: &Path) -> Result<String, String> {
        let event = output(Command::new(dublet).args(["tournament", "generate", "--seed", SEED]))?;
        let escaped = event.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
        let answer = self.post("/api/tournaments/file", &format!("{{\"file\":\"{escaped}\"}}"))?;
        let pass = between(&answer, "\"pass\":\"", "\"");
        pass.ok_or_else(|| format!("no pass in {answer}"))
    }
}

fn between(text: &str, before: &str, after: &str) -> Option<String> {
    let (found, _) = text.split_once(before)?.1.split_once(after)?;
    Some(found.to_owned())
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
