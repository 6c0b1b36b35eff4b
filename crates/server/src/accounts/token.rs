//! What somebody shows to be known again: thirty-two random bytes, of which only a hash is kept.

use std::{fmt, str::FromStr};

use dublet_protocol::Hex32;
use dublet_rules::deal::Bytes32;
use sha2::{Digest, Sha256};

/// A session's token, or that of a recovery link: sixty-four hexadecimal digits as text.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(Bytes32);

/// Not a token of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a token is 64 hexadecimal digits")]
pub struct BadToken;

impl Token {
    /// Fresh random bytes as a token.
    pub fn new(bytes: Bytes32) -> Self {
        Self(bytes)
    }

    /// What the store knows it by. A token is random, so one round without salt says nothing of it.
    pub fn hash(&self) -> Bytes32 {
        Sha256::digest(self.0).into()
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex32(self.0).fmt(f)
    }
}

// Whoever reads a log must not be able to log in.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

impl FromStr for Token {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        Hex32::try_from(text.to_owned()).map(|bytes| Self(bytes.0)).map_err(|_| BadToken)
    }
}
