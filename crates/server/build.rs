//! The page is carried as it is when the program is built, so the program is built anew when there is another one: also
//! when there was none before.

use std::path::Path;

fn main() {
    let built = "../../web/dist";
    // A path that is not there would have the program built anew every time.
    let watched = if Path::new(built).exists() { built } else { "../../web" };
    println!("cargo::rerun-if-changed={watched}");
}
