//! Nobody is ever sent a tile they may not see.
//!
//! An evening at the real server is recorded: what is done to it, and every byte that goes down every socket. Then only
//! tiles are dealt otherwise that a viewer has not seen by the end, and the same is done at the same moments: that
//! viewer's sockets get the same bytes at the same moments, and the operator is told the same.

mod tape;

use dublet_extent::extent;
use dublet_players::Chance;
use dublet_protocol::Options;
use dublet_rules::seat::Seat;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tape::{
    Given, Taped,
    director::{self, Director},
    play,
};

struct Recorded {
    options: Options,
    director: Director,
    taped: Taped,
}

fn record(seed: u64) -> Recorded {
    println!("seed {seed}");
    let mut rng = ChaCha20Rng::seed_from_u64(seed);
    let mut chance = Chance(&mut rng);
    let options = director::options(seed, &mut chance);
    let length = 40 + chance.below(160);
    let mut director = Director::new(options, length, rng);
    let taped = play(options, Given::default(), &mut director);
    Recorded { options, director, taped }
}

impl Recorded {
    fn again(&self, given: Given) -> Taped {
        play(self.options, given, &mut self.director.script.iter())
    }

    /// Everybody who looks: by seat, and one who has none.
    fn viewers(&self) -> impl Iterator<Item = (u8, Option<Seat>)> + use<> {
        let seats = self.options.seats;
        (0..=seats).map(move |who| (who, Seat::new(who.into()).filter(|_| who < seats)))
    }
}

fn assert_same(seed: u64, who: u8, before: &Taped, after: &Taped) -> usize {
    let (before, after) = (before.of(who), after.of(who));
    assert_eq!(before.len(), after.len(), "seed {seed}: person {who}");
    let mut bytes = 0;
    for (before, after) in before.iter().zip(after) {
        for (one, other) in before.iter().zip(after) {
            assert_eq!(one, other, "seed {seed}: person {who}");
            bytes += one.1.len();
        }
        assert_eq!(before.len(), after.len(), "seed {seed}: person {who}");
    }
    bytes
}

#[test]
fn tiles_a_viewer_has_not_seen_leave_no_trace_on_the_wire_or_in_the_log() {
    let recordings = extent(30, 30, 1_000);
    let first = std::env::var("DUBLET_SEED").ok().and_then(|seed| seed.parse().ok());
    let seeds = first.map_or(0..recordings, |seed: u64| seed..seed + 1);
    let (mut swaps, mut told, mut noticed, mut heard) = (0, 0, 0, 0);
    let mut kinds = std::collections::BTreeMap::<&str, usize>::new();
    for seed in seeds {
        let recorded = record(seed);
        count_kinds(&recorded.taped, &mut kinds);
        check_secrets(seed, &recorded);
        heard += recorded.taped.operator.lines().count();
        let same = recorded.again(Given::default());
        recorded.viewers().for_each(|(who, _)| {
            assert_same(seed, who, &recorded.taped, &same);
        });
        assert_eq!(recorded.taped.operator, same.operator);
        let mut rng = ChaCha20Rng::seed_from_u64(seed + 1_000_000);
        for (who, viewer) in recorded.viewers() {
            let trace = &recorded.director.trace;
            let (given, moved) =
                trace.swapped(viewer, &recorded.options.rules, &mut Chance(&mut rng));
            if moved == 0 {
                continue;
            }
            swaps += 1;
            let swapped = recorded.again(given);
            told += assert_same(seed, who, &recorded.taped, &swapped);
            assert_eq!(recorded.taped.operator, swapped.operator, "seed {seed}");
            // Whose tiles they are notices.
            let others = recorded.viewers().filter(|(other, _)| *other != who);
            let notices = |other: u8| recorded.taped.of(other) != swapped.of(other);
            noticed += usize::from(others.into_iter().any(|(other, _)| notices(other)));
        }
    }
    println!(
        "{swaps} swaps, {told} bytes told, noticed by others {noticed} times, {heard} lines heard"
    );
    println!("{kinds:?}");
    if first.is_none() {
        assert!(noticed * 2 > swaps, "a difference would be seen: {noticed} of {swaps}");
        assert!(heard > 0, "the operator was told something");
        for kind in KINDS {
            assert!(kinds.contains_key(kind), "no {kind} in any recording: {kinds:?}");
        }
    }
}

/// Before a game is closed its secret is in no message, and it is never in what the operator is told.
fn check_secrets(seed: u64, recorded: &Recorded) {
    for (secret, told) in &recorded.director.secrets {
        assert!(!recorded.taped.operator.contains(secret), "seed {seed}");
        let texts = recorded.taped.sockets.iter().flat_map(|(_, tape)| tape);
        for (_, text) in texts.filter(|(_, text)| text.contains(secret)) {
            let message: serde_json::Value = serde_json::from_str(text).unwrap();
            let number = message["number"].as_u64();
            assert!(told.is_some() && number >= *told, "seed {seed}: {text}");
        }
    }
}

/// What must have been on some wire for the test to mean anything.
const KINDS: [&str; 16] = [
    "\"type\":\"welcome\"",
    "\"state\":{",
    "\"state\":null",
    "\"type\":\"ack\"",
    "\"type\":\"refused\"",
    "\"why\":\"not-stored\"",
    "\"type\":\"draft\"",
    "\"type\":\"warning\"",
    "\"type\":\"presence\"",
    "\"event\":\"time-ran-out\"",
    "\"event\":\"laid\"",
    "\"event\":\"lay-taken-back\"",
    "\"kind\":\"slept\"",
    "\"kind\":\"game-closed\"",
    "\"kind\":\"taken-over\"",
    "closed",
];

fn count_kinds(taped: &Taped, kinds: &mut std::collections::BTreeMap<&str, usize>) {
    for (_, text) in taped.sockets.iter().flat_map(|(_, tape)| tape) {
        for kind in KINDS.into_iter().filter(|kind| text.contains(kind)) {
            *kinds.entry(kind).or_default() += 1;
        }
    }
}
