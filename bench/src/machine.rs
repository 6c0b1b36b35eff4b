//! What a figure depends on: the machine, the compiler, the commit.

use std::{fmt, fs, path::Path, process::Command, thread};

/// What was measured, and on what.
pub(crate) struct Machine {
    pub(crate) processor: String,
    pub(crate) cores: usize,
    pub(crate) memory: String,
    pub(crate) kernel: String,
    pub(crate) compiler: String,
    /// With a `+` when files differ from it.
    pub(crate) commit: String,
}

const UNKNOWN: &str = "unknown";

impl Machine {
    /// This one. Files that a benchmark writes do not make the commit differ.
    pub(crate) fn this(root: &Path, written: &[&str]) -> Self {
        let unknown = || UNKNOWN.to_owned();
        let field = |file: &str, name: &str| {
            let text = fs::read_to_string(file).ok()?;
            let line = text.lines().find(|line| line.starts_with(name))?;
            Some(line.split_once(':')?.1.trim().to_owned())
        };
        let kernel = fs::read_to_string("/proc/sys/kernel/osrelease");
        Self {
            processor: field("/proc/cpuinfo", "model name").unwrap_or_else(unknown),
            cores: thread::available_parallelism().map_or(1, Into::into),
            memory: field("/proc/meminfo", "MemTotal")
                .map_or_else(unknown, |size| gibibytes(&size)),
            kernel: kernel.map_or_else(|_| unknown(), |kernel| format!("Linux {}", kernel.trim())),
            compiler: output(root, "rustc", &["--version"]).unwrap_or_else(unknown),
            commit: commit(root, written).unwrap_or_else(unknown),
        }
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { processor, cores, memory, kernel, compiler, commit } = self;
        write!(
            f,
            "Machine: {processor}, {cores} cores, {memory}, {kernel}; {compiler}; commit {commit}."
        )
    }
}

/// `24682416 kB` as gibibytes.
fn gibibytes(size: &str) -> String {
    let kibibytes = size.strip_suffix(" kB").and_then(|size| size.parse::<f64>().ok());
    kibibytes
        .map_or_else(|| UNKNOWN.to_owned(), |size| format!("{:.1} GiB", size / 1024.0 / 1024.0))
}

fn commit(root: &Path, written: &[&str]) -> Option<String> {
    let id = output(root, "git", &["rev-parse", "--short", "HEAD"])?;
    let others: Vec<String> = written.iter().map(|file| format!(":!{file}")).collect();
    let mut args = vec!["status", "--porcelain", "--", "."];
    args.extend(others.iter().map(String::as_str));
    let clean = output(root, "git", &args)?.is_empty();
    Some(if clean { id } else { format!("{id}+") })
}

fn output(folder: &Path, program: &str, args: &[&str]) -> Option<String> {
    let output = Command::new(program).args(args).current_dir(folder).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
