//! Any text is read or refused, and what is read is written back as it is.
#![no_main]

use dublet_rules::{
    meld::{Meld, arrange},
    notation::{self, Position},
    table::Table,
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let columns = text.chars().count() + 1;
    match notation::layout(text) {
        Ok(layout) => {
            assert_eq!(notation::layout(&layout.to_string()), Ok(layout.clone()));
            let _ = Table::read(&layout);
            for tiles in layout.0.iter().filter(|tiles| tiles.len() <= 9) {
                let laid = Meld::read(tiles).ok();
                let best = arrange(tiles);
                // What stands as laid stands in the best order, worth no less.
                assert!(laid.as_ref().map(Meld::worth) <= best.as_ref().map(Meld::worth));
            }
        }
        Err(error) => assert!(error.column <= columns),
    }
    match text.parse::<Position>() {
        Ok(position) => assert_eq!(position.to_string().parse(), Ok(position)),
        Err(error) => assert!(error.column <= columns),
    }
});
