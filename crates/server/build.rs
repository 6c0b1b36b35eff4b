//! The page that the program carries. A release has its files inside, as they are when it is built, so it is built anew when
//! there is another page: also when there was none before. A debug build reads them from their folder when it is asked.

use std::{env, fs, path::Path};

const PAGE: &str = "../../web/dist";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("PROFILE").is_ok_and(|profile| profile == "debug") {
        // A folder that is not there when the program is built would not be looked into later.
        fs::create_dir_all(PAGE).expect("the page's folder can be made");
        return;
    }
    // A path that is not there would have the program built anew every time.
    let watched = if Path::new(PAGE).exists() { PAGE } else { "../../web" };
    println!("cargo::rerun-if-changed={watched}");
}
