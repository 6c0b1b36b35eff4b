//! Thirty-two bytes as hexadecimal digits: commitments, contributions and secrets of deals.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::id::{read_hex, write_hex};

/// Thirty-two bytes, sixty-four hexadecimal digits on the wire.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
pub struct Hex32(pub [u8; 32]);

/// Not sixty-four hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("64 hexadecimal digits were expected")]
pub struct BadHex;

impl fmt::Display for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

// It may be a secret, and what is printed for a programmer ends in logs.
impl fmt::Debug for Hex32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hex32(…)")
    }
}

impl From<Hex32> for String {
    fn from(bytes: Hex32) -> String {
        bytes.to_string()
    }
}

impl TryFrom<String> for Hex32 {
    type Error = BadHex;

    fn try_from(text: String) -> Result<Self, BadHex> {
        read_hex(&text).map(Self).ok_or(BadHex)
    }
}
