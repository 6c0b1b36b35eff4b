//! Any text is a record or refused, and a record is replayed or refused.
#![no_main]

use dublet_rules::record::Record;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = text.parse::<Record>() {
        let again: Record = record.to_string().parse().expect("what was written is read");
        assert_eq!(again.events, record.events);
        let _ = record.verify();
    }
});
