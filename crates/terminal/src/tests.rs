//! The game played as people play it: by keys and by mouse, looked at on a screen of letters.

mod bench;
mod evenings;
mod kept;
mod screens;
mod turns;
