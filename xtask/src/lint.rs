//! `cargo xtask lint`: what needs no test to be wrong.

use crate::{
    docs,
    run::{Done, cargo, run},
};

pub(crate) fn lint() -> Done {
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    // What only the maker of the page's types compiles.
    let typescript = ["--package", "dublet-protocol", "--features", "typescript", "--all-targets"];
    run(cargo(&["clippy"]).args(typescript).args(["--", "-D", "warnings"]))?;
    run(cargo(&["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    docs::check()
}
