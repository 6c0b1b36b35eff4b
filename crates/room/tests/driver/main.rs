//! The driver with no server around it: at one device, and through whole evenings with a host and a store that fail.

mod clock;
mod evening;
mod host;
mod lie;
mod look;
mod mended;
mod one_device;
mod page;
mod people;
mod simulation;
mod store;
mod story;
mod tally;
mod told;
#[path = "../whims/mod.rs"]
mod whims;
