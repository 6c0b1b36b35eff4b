//! A table as a pure fold, rule by rule. Every line any of these tests writes is also followed as each viewer's page
//! would, and read again from its text.

mod anybody;
mod clocks;
mod deals;
mod desk;
mod kept;
#[path = "../../../../testdata/kinds.rs"]
mod kinds;
mod leaving;
mod logs;
mod pauses;
mod rounds;
mod scenes;
mod seats;
mod sleep;
mod ticks;
mod turns;
#[path = "../whims/mod.rs"]
mod whims;
