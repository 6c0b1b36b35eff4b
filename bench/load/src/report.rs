//! What a load came to.

use std::time::Duration;

use dublet_words::{FluentValue, Words};
use serde_json::{Value, json};

use crate::check::Checked;

/// Resident bytes of the server.
pub(crate) struct Memory {
    pub(crate) idle: u64,
    /// With all tables open and nobody there.
    pub(crate) opened: u64,
    /// With everybody there.
    pub(crate) connected: u64,
    /// After play.
    pub(crate) played: u64,
}

impl Memory {
    /// KiB of each of some things, between two moments.
    fn each(before: u64, after: u64, count: usize) -> f64 {
        after.saturating_sub(before) as f64 / count.max(1) as f64 / 1024.0
    }
}

/// What a load came to.
pub struct Report {
    pub(crate) clients: usize,
    pub(crate) tables: usize,
    /// From the first connection to the last.
    pub(crate) arrival: Duration,
    pub(crate) memory: Memory,
    pub(crate) seconds: f64,
    /// Commands stored and acknowledged meanwhile.
    pub(crate) moves: u64,
    /// Processor seconds of the server meanwhile.
    pub(crate) cpu: f64,
    pub(crate) kills: u32,
    /// How long everybody took to be back after each kill.
    pub(crate) returns: Vec<Duration>,
    pub(crate) checked: Checked,
    /// Sorted, in microseconds.
    pub(crate) latencies: Vec<u32>,
    pub(crate) refused: u64,
    pub(crate) wrong: Vec<String>,
    pub(crate) rounds: usize,
}

impl Report {
    /// Whether everything promised was kept.
    pub fn is_sound(&self) -> bool {
        let Checked { lost, differing, early, late, .. } = self.checked;
        self.wrong.is_empty() && lost + differing + early + late == 0
    }

    fn millis(&self, share: f64) -> f64 {
        let place = (share * self.latencies.len() as f64) as usize;
        let micros = self.latencies.get(place.min(self.latencies.len().saturating_sub(1)));
        micros.map_or(0.0, |micros| f64::from(*micros) / 1000.0)
    }

    /// KiB of a table, of a connection, and of a connection with its share of a table after play.
    fn kib_each(&self) -> [f64; 3] {
        let Memory { idle, opened, connected, played } = self.memory;
        [
            Memory::each(idle, opened, self.tables),
            Memory::each(opened, connected, self.clients),
            Memory::each(idle, played, self.clients),
        ]
    }

    fn slowest_return(&self) -> f64 {
        self.returns.iter().max().map_or(0.0, Duration::as_secs_f64)
    }

    /// As JSON.
    pub fn json(&self) -> Value {
        let Checked { acked, lost, events, differing, time_ups, early, late } = self.checked;
        let [table, connection, all] = self.kib_each();
        json!({
            "clients": self.clients,
            "tables": self.tables,
            "arrival_seconds": self.arrival.as_secs_f64(),
            "memory_kib": { "table": table, "connection": connection, "all_by_connection": all },
            "seconds": self.seconds,
            "moves": self.moves,
            "moves_per_second": self.moves as f64 / self.seconds,
            "cpu_seconds": self.cpu,
            "ack_ms": { "p50": self.millis(0.5), "p99": self.millis(0.99), "p999": self.millis(0.999) },
            "refused": self.refused,
            "kills": self.kills,
            "slowest_return_seconds": self.slowest_return(),
            "rounds_over": self.rounds,
            "checked": {
                "acknowledged": acked, "lost": lost, "events": events, "differing": differing,
                "time_ups": time_ups, "early": early, "late": late,
            },
            "wrong": self.wrong,
        })
    }

    /// As lines of text.
    pub fn lines(&self, words: &Words) -> Vec<String> {
        let Checked { acked, lost, events, differing, time_ups, early, late } = self.checked;
        let number = |n: f64, places: usize| FluentValue::from(format!("{n:.places$}"));
        let count = |n: usize| FluentValue::from(n);
        let arrival = number(self.arrival.as_secs_f64(), 1);
        let rate = number(self.moves as f64 / self.seconds, 0);
        let [table, connection, all] = self.kib_each().map(|kib| number(kib, 1));
        let [p50, p99, p999] = [0.5, 0.99, 0.999].map(|share| number(self.millis(share), 1));
        let (clients, tables) = (count(self.clients), count(self.tables));
        let (moves, kills) = (count(self.moves as usize), count(self.kills as usize));
        let (acked, lost) = (count(acked), count(lost));
        let (events, differing) = (count(events), count(differing));
        let (time_ups, early, late) = (count(time_ups), count(early), count(late));
        let back = number(self.slowest_return(), 1);
        let cpu = number(self.cpu, 1);
        let mut lines = vec![
            words.tell(
                "load-clients",
                [("clients", clients), ("tables", tables), ("seconds", arrival)],
            ),
            words.tell("load-memory", [("table", table), ("connection", connection), ("all", all)]),
            words.tell("load-moves", [("moves", moves), ("rate", rate), ("cpu", cpu)]),
            words.tell("load-acks", [("p50", p50), ("p99", p99), ("p999", p999)]),
            words.tell("load-kills", [("kills", kills), ("seconds", back)]),
            words.tell(
                "load-checked",
                [("acked", acked), ("lost", lost), ("events", events), ("differing", differing)],
            ),
            words.tell("load-clocks", [("count", time_ups), ("early", early), ("late", late)]),
        ];
        let wrong = |what: &String| words.tell("load-wrong", [("what", what.clone().into())]);
        lines.extend(self.wrong.iter().map(wrong));
        lines
    }
}
