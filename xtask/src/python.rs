//! Programs written in Python, each with its packages in a folder where nothing else sees them.

use std::path::{Path, PathBuf};

use crate::{
    install::apt_install,
    run::{Done, program, root, run},
};

/// The folder of an environment below the repository's, with the packages of a list.
pub(crate) fn environment(folder: &str, requirements: &str) -> Result<PathBuf, String> {
    let folder = root().join(folder);
    let python = folder.join("bin/python");
    if !python.exists() && make(&folder).is_err() {
        println!("{requirements} needs Python's venv: installing python3-venv");
        apt_install(&["python3-venv"])?;
        make(&folder)?;
    }
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    let mut pip = program(&python.display().to_string(), &install);
    run(pip.args(["--requirement", requirements]))?;
    Ok(folder)
}

fn make(folder: &Path) -> Done {
    run(program("python3", &["-m", "venv", "--clear"]).arg(folder))
}
