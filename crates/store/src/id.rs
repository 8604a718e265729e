//! Ids and secrets: 128 random bits each, written as 26 letters and digits.

use std::{fmt, str::FromStr};

/// Crockford's alphabet: no i, l, o, u, so that an id can be read aloud.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// 26 characters of 5 bits hold 128.
const LEN: usize = 26;

/// The text is no id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not 26 letters and digits of an id")]
pub struct NoId;

fn write(bits: u128, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for place in (0..LEN).rev() {
        let index = (bits >> (5 * place)) as usize & 31;
        fmt::Write::write_char(f, char::from(ALPHABET[index]))?;
    }
    Ok(())
}

fn read(text: &str) -> Result<u128, NoId> {
    let digit = |byte: u8| ALPHABET.iter().position(|&known| known == byte);
    let mut bits: u128 = 0;
    for byte in text.bytes() {
        let digit = digit(byte).ok_or(NoId)? as u128;
        if !(bits >> (128 - 5) == 0) {
            return Err(NoId);
        }
        bits = bits << 5 | digit;
    }
    if text.len() == LEN { Ok(bits) } else { Err(NoId) }
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u128);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = NoId;
            fn from_str(text: &str) -> Result<Self, NoId> {
                read(text).map(Self)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

id! {
    /// A table. Whoever knows it may look at the table's page and take an open seat.
    TableId
}
id! {
    /// A person.
    PersonId
}
id! {
    /// A campaign. It is its owner's alone, whoever knows its id.
    CampaignId
}
id! {
    /// A component set. It is its owner's alone, whoever knows its id.
    ComponentSetId
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {self}")
    }
}

impl fmt::Debug for CampaignId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "campaign {self}")
    }
}

impl fmt::Debug for ComponentSetId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "component set {self}")
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "person {self}")
    }
}

/// What only its bearer knows: a session, a seat link, a recovery link. Stored as its hash alone.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub u128);

impl Secret {
    /// What is stored of it. 128 random bits need neither salt nor a slow hash.
    #[must_use]
    pub fn hash(&self) -> SecretHash {
        use sha2::Digest;
        SecretHash(sha2::Sha256::digest(self.0.to_be_bytes()).into())
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(self.0, f)
    }
}

impl FromStr for Secret {
    type Err = NoId;
    fn from_str(text: &str) -> Result<Self, NoId> {
        read(text).map(Self)
    }
}

/// A secret is not printed by accident.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The SHA-256 of a secret.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_survives_being_written_and_read() {
        for bits in [0, 1, 31, 32, u128::MAX, 0x0123_4567_89ab_cdef_0123_4567_89ab_cdef] {
            let text = TableId(bits).to_string();
            assert_eq!(text.len(), LEN);
            assert_eq!(text.parse(), Ok(TableId(bits)), "{text}");
        }
    }

    #[test]
    fn only_what_is_written_so_is_read() {
        let all_ones = TableId(u128::MAX).to_string();
        assert_eq!(all_ones, "7zzzzzzzzzzzzzzzzzzzzzzzzz");
        for text in [
            "",
            "0",
            "80000000000000000000000000",
            "7ZZZZZZZZZZZZZZZZZZZZZZZZZ",
            "000000000000000000000000001",
            "0000000000000000000000000ü",
            "u0000000000000000000000000",
        ] {
            assert_eq!(text.parse::<TableId>(), Err(NoId), "{text}");
        }
    }

    #[test]
    fn a_secret_is_not_printed() {
        let secret = Secret(7);
        assert_eq!(format!("{secret:?} {:?}", secret.hash()), "Secret(…) SecretHash(…)");
    }
}
