//! The server under load: this same program as a process of its own, on loopback, with a fresh folder.

use std::{
    net::{Ipv4Addr, SocketAddr, TcpListener},
    path::PathBuf,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use tokio::time::sleep;

use super::Failure;

/// Longest a server may take until it answers.
const PATIENCE: Duration = Duration::from_secs(60);

pub(super) struct Server {
    pub(super) address: SocketAddr,
    folder: PathBuf,
    child: Child,
}

impl Server {
    pub(super) async fn start() -> Result<Self, Failure> {
        // A port that is free now, and named so that the server is found again after a kill.
        let address = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        let folder = std::env::temp_dir().join(format!("dublet-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let child = spawn(address, &folder)?;
        let mut server = Self { address, folder, child };
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
    pub(super) fn kill(&mut self) -> Result<(), Failure> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    pub(super) async fn restart(&mut self) -> Result<(), Failure> {
        self.child = spawn(self.address, &self.folder)?;
        self.wait_until_ready().await
    }

    /// Resident bytes.
    pub(super) fn memory(&self) -> Result<u64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib: u64 =
            line.and_then(|line| line.split_whitespace().next()).ok_or("no VmRSS")?.parse()?;
        Ok(kib * 1024)
    }

    /// Seconds of processor time used so far.
    pub(super) fn cpu(&self) -> Result<f64, Failure> {
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

fn spawn(address: SocketAddr, folder: &std::path::Path) -> Result<Child, Failure> {
    let program = std::env::current_exe()?;
    let listen = address.to_string();
    Ok(Command::new(program)
        .args(["serve", "--listen", &listen, "--data"])
        .arg(folder)
        .args(["--no-limits", "--log-level", "error"])
        .stdout(Stdio::null())
        .stdin(Stdio::null())
        .spawn()?)
}
