//! The server under load: a process of its own, on loopback, with a fresh folder.

use std::{
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use tokio::time::sleep;

use crate::Failure;

/// Longest a server may take until it answers.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Server {
    program: PathBuf,
    pub(crate) address: SocketAddr,
    folder: PathBuf,
    child: Child,
}

impl Server {
    pub(crate) async fn start(program: &Path) -> Result<Self, Failure> {
        let address = free_address()?;
        let folder = std::env::temp_dir().join(format!("dublet-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let program = program.to_owned();
        let child = spawn(&program, address, &folder)?;
        let mut server = Self { program, address, folder, child };
        server.wait_until_ready().await?;
        Ok(server)
    }

    async fn wait_until_ready(&mut self) -> Result<(), Failure> {
        let began = Instant::now();
        let url = format!("http://{}/ready", self.address);
        loop {
            if let Ok(answer) = reqwest::get(&url).await
                && answer.status().is_success()
            {
                return Ok(());
            }
            if let Some(status) = self.child.try_wait()? {
                return Err(format!("the server ended with {status}").into());
            }
            if began.elapsed() > PATIENCE {
                return Err("the server does not get ready".into());
            }
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// Ends it by force, as a power cut would.
    pub(crate) fn kill(&mut self) -> Result<(), Failure> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    pub(crate) async fn restart(&mut self) -> Result<(), Failure> {
        self.child = spawn(&self.program, self.address, &self.folder)?;
        self.wait_until_ready().await
    }

    /// Resident bytes.
    pub(crate) fn memory(&self) -> Result<u64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib: u64 =
            line.and_then(|line| line.split_whitespace().next()).ok_or("no VmRSS")?.parse()?;
        Ok(kib * 1024)
    }

    /// Seconds of processor time used so far.
    pub(crate) fn cpu(&self) -> Result<f64, Failure> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        let fields: Vec<&str> =
            stat.rsplit(") ").next().ok_or("no stat")?.split_whitespace().collect();
        let ticks: u64 = fields[11].parse::<u64>()? + fields[12].parse::<u64>()?;
        Ok(ticks as f64 / 100.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// An address that is free now and after each kill: the system hands out ports from 32768 on to whoever asks for any.
fn free_address() -> Result<SocketAddr, Failure> {
    let first = 20_000 + (std::process::id() % 10_000) as u16;
    let mut addresses =
        (first..first + 1_000).map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    let free = addresses.find(|address| TcpListener::bind(address).is_ok());
    free.ok_or_else(|| "no port is free".into())
}

fn spawn(program: &Path, address: SocketAddr, folder: &Path) -> Result<Child, Failure> {
    let listen = address.to_string();
    Ok(Command::new(program)
        .args(["serve", "--listen", &listen, "--data"])
        .arg(folder)
        .args(["--no-limits", "--log-level", "error"])
        .stdout(Stdio::null())
        .stdin(Stdio::null())
        .spawn()?)
}
