//! Arguments of a message: numbers, which select plurals, and text.

use std::borrow::Cow;

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A number; it can select a plural.
    Number(i64),
    /// Text; it can select a variant.
    Text(Cow<'a, str>),
}

macro_rules! from_number {
    ($($type:ty),*) => {
        $(impl From<$type> for Arg<'_> {
            fn from(number: $type) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}

from_number!(i64, i32, u8, u16, i16);

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg<'_> {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}
