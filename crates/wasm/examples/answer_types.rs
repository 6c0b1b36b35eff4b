//! Prints the types of all answers in TypeScript, which `cargo xtask docs` keeps for the page. With `--samples`:
//! answers of every kind, for the compiler to hold against them.

use dublet_wasm::typescript::{samples, types};

fn main() {
    match std::env::args().any(|arg| arg == "--samples") {
        true => print!("{}", samples()),
        false => print!("{}", types()),
    }
}
