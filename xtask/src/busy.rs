//! A busy machine: processes that do nothing but take its cores.

use std::{
    env, hint,
    io::{Read, stdin},
    process::{Child, Command, Stdio},
    thread,
};

/// How many work beside the tests of `test --under-load`.
const PROCESSES: usize = 4;

/// Busy until it is dropped.
pub(crate) struct BusyMachine(Vec<Child>);

impl BusyMachine {
    pub(crate) fn start() -> Result<Self, String> {
        let own = env::current_exe().map_err(|error| error.to_string())?;
        let start = || Command::new(&own).arg("busy").stdin(Stdio::piped()).spawn();
        let started: Result<Vec<_>, _> = (0..PROCESSES).map(|_| start()).collect();
        started.map(Self).map_err(|error| error.to_string())
    }
}

impl Drop for BusyMachine {
    fn drop(&mut self) {
        for process in &mut self.0 {
            // One that has ended already is what is wanted.
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// What each of the processes does, until whoever started it has gone and its input ends.
pub(crate) fn be_busy() -> ! {
    thread::spawn(|| {
        loop {
            hint::spin_loop();
        }
    });
    let _ = stdin().read(&mut [0]);
    std::process::exit(0)
}
