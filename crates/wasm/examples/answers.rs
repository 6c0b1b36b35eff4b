//! The page's answers without a page: `answers FILE…` prints, for each line of the files, microseconds, a
//! tab and what [`Solver::answer`] says. The tests under Node compare both.

use std::{error::Error, fs, time::Instant};

use dublet_wasm::Solver;

/// The fastest of so many is what the code takes; the others are what else the machine did.
const REPEATS: usize = 5;

fn main() -> Result<(), Box<dyn Error>> {
    let mut solver = Solver::new();
    for file in std::env::args().skip(1) {
        for line in fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?.lines() {
            let mut fastest = f64::INFINITY;
            let mut answer = String::new();
            for _ in 0..REPEATS {
                let start = Instant::now();
                answer = solver.answer(line);
                fastest = fastest.min(start.elapsed().as_secs_f64() * 1e6);
            }
            println!("{fastest:.1}\t{answer}");
        }
    }
    Ok(())
}
