//! `cargo xtask play`: from a fresh clone to a game.

use crate::run::{Done, cargo, run};

/// Builds the program and starts what there is to play: the terminal game.
pub(crate) fn play(options: &[String]) -> Done {
    let options = options.iter().map(String::as_str);
    let args = ["run", "--release", "--package", "dublet-cli", "--quiet", "--", "play"];
    let mut game = cargo(&args.into_iter().chain(options).collect::<Vec<_>>());
    // Files among the options are meant from where the player stands.
    let here = std::env::current_dir().map_err(|error| error.to_string())?;
    run(game.current_dir(here))
}
