//! The game played as people play it: by keys and by mouse, looked at on a screen of letters.

mod bench;
mod evenings;
mod screens;
mod turns;
