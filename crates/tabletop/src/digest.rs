//! A state as named facts, and hashes of them.

use std::fmt::{Display, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Named facts, one `name=value` a line, in the order in which the game writes them. Facts with their default value
/// (0, empty) are left out, so that a new kind of fact changes no old digest.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Digest {
    text: String,
}

impl Digest {
    /// A number; 0 is left out.
    pub fn number(&mut self, name: impl Display, value: impl Into<i64>) {
        let value = value.into();
        if value != 0 {
            writeln!(self.text, "{name}={value}").expect("a string takes everything");
        }
    }

    /// Numbers joined by commas; a list that is empty or all 0 is left out.
    pub fn numbers<N: Into<i64>>(&mut self, name: impl Display, values: impl IntoIterator<Item = N>) {
        let values: Vec<i64> = values.into_iter().map(Into::into).collect();
        if values.iter().any(|&value| value != 0) {
            self.list(name, values);
        }
    }

    /// Ids joined by commas, where 0 is an id like any other; an empty list is left out.
    pub fn list<T: Display>(&mut self, name: impl Display, values: impl IntoIterator<Item = T>) {
        let values: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
        self.text(name, values.join(","));
    }

    /// A word; an empty one is left out.
    pub fn text(&mut self, name: impl Display, value: impl Display) {
        let value = value.to_string();
        if !value.is_empty() {
            writeln!(self.text, "{name}={value}").expect("a string takes everything");
        }
    }

    /// The facts as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

/// A SHA-256 hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hash(#[serde(with = "hex")] pub [u8; 32]);

/// The SHA-256 hash of the parts in order.
#[must_use]
pub fn sha256(parts: &[&[u8]]) -> Hash {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    Hash(hasher.finalize().into())
}

impl Hash {
    /// 64 hexadecimal digits.
    #[must_use]
    pub fn to_hex(&self) -> String {
        to_hex(&self.0)
    }
}

/// 32 bytes are stored as 64 hexadecimal digits.
pub(crate) mod hex {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    use super::{from_hex, to_hex};

    pub(crate) fn serialize<S: Serializer>(bytes: &[u8; 32], serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&to_hex(bytes))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[u8; 32], D::Error> {
        let text = String::deserialize(deserializer)?;
        from_hex(&text).ok_or_else(|| D::Error::custom("these are not 64 hexadecimal digits"))
    }
}

pub(crate) fn to_hex(bytes: &[u8; 32]) -> String {
    let mut text = String::with_capacity(64);
    for byte in bytes {
        write!(text, "{byte:02x}").expect("a string takes everything");
    }
    text
}

pub(crate) fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    if !(digits.len() == 64 && digits.iter().all(u8::is_ascii_hexdigit)) {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}
