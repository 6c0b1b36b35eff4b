//! `cargo xtask lint`: what needs no test to be wrong.

use crate::{
    docs,
    run::{Done, cargo, run},
};

pub(crate) fn lint() -> Done {
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    run(cargo(&["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    docs::check()
}
