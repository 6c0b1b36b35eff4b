//! How much tests that try at random try: little for a quick look, much for the full counts.

/// One of three counts, as `cargo xtask test` asks by `DUBLET_EXTENT`: `--quick`, the whole, or `--long`.
///
/// # Panics
///
/// When it asks for something else.
pub fn extent<T>(quick: T, whole: T, long: T) -> T {
    match std::env::var("DUBLET_EXTENT").as_deref() {
        Ok("quick") => quick,
        Ok("long") => long,
        Ok(other) => panic!("DUBLET_EXTENT is quick or long, not {other}"),
        Err(_) => whole,
    }
}
