//! What a fresh machine may lack.

use std::sync::Mutex;

use crate::run::{Done, program, run};

/// Debian lets one at a time install.
static INSTALLING: Mutex<()> = Mutex::new(());

/// Whether a program is there and tells its version.
pub(crate) fn has_program(name: &str) -> bool {
    program(name, &["--version"]).output().is_ok_and(|output| output.status.success())
}

/// Installs Debian's packages.
pub(crate) fn apt_install(packages: &[&str]) -> Done {
    let _alone = INSTALLING.lock();
    run(&mut program("apt-get", &["update", "-q"]))?;
    let args = ["install", "-y", "-q", "--no-install-recommends"];
    run(program("apt-get", &args).args(packages))
        .map_err(|error| format!("{error}\nplease install {}", packages.join(" ")))
}
