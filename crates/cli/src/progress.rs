//! Progress bars on anything over a second.

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressDrawTarget};

/// A bar on standard error, where that is a terminal.
pub(crate) fn bar(length: u64) -> ProgressBar {
    let bar = ProgressBar::new(length);
    if !std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    bar
}
