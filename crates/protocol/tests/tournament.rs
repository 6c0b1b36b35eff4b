//! Messages of tournaments as texts. Those that are only written are held against the page's types by `cargo xtask types`.

mod tournament_samples;

use std::collections::BTreeSet;

use dublet_protocol::tournament::{Part, RoundClock, TournamentRequest, Wish};
use dublet_tournament::event::Act;
use serde::{Serialize, de::DeserializeOwned};
use tournament_samples as samples;

/// The names a type has for its kinds, which it tells whoever sends another.
fn kinds<T: DeserializeOwned>(tag: &str) -> BTreeSet<String> {
    let error = serde_json::from_str::<T>(&format!("{{\"{tag}\": \"?\"}}")).err().unwrap();
    let error = error.to_string();
    let names = error.split_once("expected one of ").or(error.split_once("expected "));
    names.expect(&error).1.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn tags<T: Serialize>(tag: &str, values: &[T]) -> BTreeSet<String> {
    let name = |value: &T| serde_json::to_value(value).unwrap()[tag].as_str().unwrap().to_owned();
    values.iter().map(name).collect()
}

#[test]
fn there_is_a_sample_of_every_kind() {
    assert_eq!(tags("wish", &samples::wishes()), kinds::<Wish>("wish"));
    assert_eq!(tags("do", &samples::acts()), kinds::<Act>("do"));
    assert_eq!(tags("role", &samples::parts()), kinds::<Part>("role"));
    assert_eq!(tags("clock", &samples::clocks()), kinds::<RoundClock>("clock"));
}

#[test]
fn every_request_comes_back_as_it_was() {
    for request in samples::requests() {
        let text = serde_json::to_string(&request).unwrap();
        assert_eq!(serde_json::from_str::<TournamentRequest>(&text).expect(&text), request);
    }
}

#[test]
fn every_view_is_written() {
    for state in samples::states() {
        let written = serde_json::to_value(&state).unwrap();
        assert_eq!(written["number"], (1_u64 << 53) - 1);
    }
    assert_eq!(tags("role", &samples::sights()), tags("role", &samples::parts()));
    let answers = (samples::opened(), samples::done(), samples::passes());
    serde_json::to_string(&answers).unwrap();
    let log: Vec<_> = samples::log().into_iter().map(|line| line.act).collect();
    assert_eq!(log, samples::acts());
    assert_eq!(tags("exception", &samples::exceptions()).len(), samples::exceptions().len());
}
