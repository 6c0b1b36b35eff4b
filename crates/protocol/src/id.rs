//! Ids: sixteen random bytes, thirty-two hexadecimal digits on the wire.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// Not thirty-two hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("an id is 32 hexadecimal digits")]
pub struct BadId;

/// Reads bytes from hexadecimal digits, two each.
pub(crate) fn read_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
    }
    Some(bytes)
}

/// Writes bytes as hexadecimal digits.
pub(crate) fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(pub [u8; 16]);

        #[cfg(feature = "schema")]
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                let example = "00112233445566778899aabbccddeeff";
                dublet_rules::schema::text("^[0-9a-fA-F]{32}$", "An id.", example)
            }
        }
        #[cfg(feature = "schema")]
        impl utoipa::ToSchema for $name {}

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_hex(&self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                read_hex(text).map(Self).ok_or(BadId)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<Self, BadId> {
                text.parse()
            }
        }
    };
}

id! {
    /// A table: the people who sit at it, and all their games.
    TableId
}
id! {
    /// A game, as its record and its deal name it.
    GameId
}
id! {
    /// A person, whatever their name.
    AccountId
}
id! {
    /// A number the sender chose for a wish, to send it again safely.
    WishId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_what_it_was_written_as() {
        let id = TableId(std::array::from_fn(|index| index as u8 * 17));
        assert_eq!(id.to_string().parse(), Ok(id));
        for bad in ["", "0", "00112233445566778899aabbccddeefg", "+0112233445566778899aabbccddeeff"]
        {
            assert_eq!(bad.parse::<TableId>(), Err(BadId), "{bad}");
        }
    }
}
