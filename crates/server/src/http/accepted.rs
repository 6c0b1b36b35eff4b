//! Which encodings of an answer somebody takes, and which of them they like best (RFC 9110, section 12.5.3).

use axum::http::{HeaderMap, header};

/// What `Accept-Encoding` says: names, and weights in thousandths. Who says nothing is sent what is plain.
pub(super) struct Accepted(Vec<(String, u16)>);

impl Accepted {
    pub(super) fn read(headers: &HeaderMap) -> Self {
        let lines = headers.get_all(header::ACCEPT_ENCODING).iter();
        let texts = lines.filter_map(|line| line.to_str().ok());
        Self(texts.flat_map(|line| line.split(',')).filter_map(named).collect())
    }

    /// The one liked best of what there is, the first of several liked as much.
    pub(super) fn best<T>(
        &self,
        there: impl Iterator<Item = (&'static str, T)>,
    ) -> Option<(&'static str, T)> {
        let weighed = there.map(|found| (self.weight(found.0), found));
        let taken = weighed.filter_map(|(weight, found)| Some((weight?, found)));
        let best = taken.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, found)| found)
    }

    /// How much an encoding is liked; nothing if it is not taken. What is plain is taken unless it is refused, but whatever
    /// is named is liked more.
    fn weight(&self, encoding: &str) -> Option<u16> {
        let of = |name: &str| self.0.iter().find(|(named, _)| named == name);
        let weight = match of(encoding).or_else(|| of("*")) {
            Some((_, weight)) => *weight,
            None if encoding == "identity" => return Some(0),
            None => 0,
        };
        (weight > 0).then_some(weight)
    }
}

/// An encoding and its weight; nothing of what cannot be read.
fn named(text: &str) -> Option<(String, u16)> {
    let (name, weight) = match text.split_once(';') {
        Some((name, parameter)) => (name, weight(parameter)?),
        None => (text, 1000),
    };
    let name = match name.trim().to_ascii_lowercase() {
        old if old == "x-gzip" => "gzip".to_owned(),
        name => name,
    };
    (!name.is_empty()).then_some((name, weight))
}

/// `q=`, and a number from 0 to 1 with three decimals at most.
fn weight(parameter: &str) -> Option<u16> {
    let (name, value) = parameter.split_once('=')?;
    let (whole, decimals) = value.trim().split_once('.').unwrap_or((value.trim(), ""));
    let is_read = name.trim().eq_ignore_ascii_case("q")
        && matches!(whole, "0" | "1")
        && decimals.len() <= 3
        && decimals.bytes().all(|digit| digit.is_ascii_digit());
    let thousandths: u16 = format!("{whole}{decimals:0<3}").parse().ok()?;
    (is_read && thousandths <= 1000).then_some(thousandths)
}
