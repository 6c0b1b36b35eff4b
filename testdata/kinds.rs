//! Which kinds a type has, for tests that want one of each. Tests of several crates take it in.

use std::collections::BTreeSet;

use serde::de::DeserializeOwned;
use serde_json::Value;

/// The names of a type's values: what it says it expects when it is given another.
pub(crate) fn names<T: DeserializeOwned>(unknown: &Value) -> BTreeSet<String> {
    let error = match T::deserialize(unknown) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("{unknown} is known"),
    };
    let (_, expected) = error.split_once("expected").expect("it says what it expects");
    let names: BTreeSet<String> =
        expected.split('`').skip(1).step_by(2).map(ToOwned::to_owned).collect();
    assert!(names.len() > 1, "{error}");
    names
}
