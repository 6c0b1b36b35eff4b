//! What a fresh machine may lack.

use crate::run::{Done, program, run};

/// Whether a program is there and tells its version.
pub(crate) fn has_program(name: &str) -> bool {
    program(name, &["--version"]).output().is_ok_and(|output| output.status.success())
}

/// Installs Debian's packages.
pub(crate) fn apt_install(packages: &[&str]) -> Done {
    run(&mut program("apt-get", &["update", "-q"]))?;
    let args = ["install", "-y", "-q", "--no-install-recommends"];
    run(program("apt-get", &args).args(packages))
        .map_err(|error| format!("{error}\nplease install {}", packages.join(" ")))
}
