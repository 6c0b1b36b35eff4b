//! All that the server tells its operator, at every level, as one text.

use std::{
    fmt::{Debug, Write},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
};

use tracing::{
    Event, Metadata, Subscriber,
    field::{Field, Visit},
    span::{Attributes, Id, Record},
};

pub(crate) type Heard = Arc<Mutex<String>>;

/// Hears everything; no crate that filters or forgets is in between.
struct Listener {
    heard: Heard,
    spans: AtomicU64,
}

pub(crate) fn listen() -> (impl Subscriber + Send + Sync, Heard) {
    let heard = Heard::default();
    (Listener { heard: heard.clone(), spans: AtomicU64::new(0) }, heard)
}

struct Fields<'a>(&'a mut String);

impl Visit for Fields<'_> {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _ = write!(self.0, " {field}={value:?}");
    }
}

impl Listener {
    fn hear(&self, what: &Metadata<'_>, fields: impl FnOnce(&mut Fields<'_>)) {
        let mut heard = self.heard.lock().unwrap();
        let _ = write!(heard, "{} {} {}", what.level(), what.target(), what.name());
        fields(&mut Fields(&mut heard));
        heard.push('\n');
    }
}

impl Subscriber for Listener {
    fn enabled(&self, _: &Metadata<'_>) -> bool {
        true
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        self.hear(span.metadata(), |fields| span.record(fields));
        Id::from_u64(self.spans.fetch_add(1, Ordering::Relaxed) + 1)
    }

    fn record(&self, _: &Id, values: &Record<'_>) {
        values.record(&mut Fields(&mut self.heard.lock().unwrap()));
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        self.hear(event.metadata(), |fields| event.record(fields));
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}
