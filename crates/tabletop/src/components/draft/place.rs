//! Where something stands in a component file.

use std::{fmt, str::FromStr};

/// Where something stands: a value of a section, a tile or card, one of its fields, or a part of such a value.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The section.
    pub section: String,
    /// The key in the section.
    pub key: String,
    /// The tile or card, from 0.
    pub record: Option<usize>,
    /// The field of the tile or card.
    pub field: Option<String>,
    /// The part of the value: a number from 1, or a key.
    pub part: Option<String>,
}

impl Place {
    /// What stands under a key of a section.
    pub(super) fn entry(section: &str, key: &str) -> Self {
        Self { section: section.to_owned(), key: key.to_owned(), record: None, field: None, part: None }
    }
}

/// Dotted: `rounds.points.2`, `swords.tiles.17.points`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.section, self.key)?;
        if let Some(record) = self.record {
            write!(f, ".{record}")?;
        }
        for name in [&self.field, &self.part].into_iter().flatten() {
            write!(f, ".{name}")?;
        }
        Ok(())
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let names: Vec<&str> = text.split('.').collect();
        let own = |name: &str| Some(name.to_owned());
        let (section, key, rest) = match names[..] {
            [section, key, ref rest @ ..] => (section, key, rest),
            _ => return Err(()),
        };
        let entry = Self::entry(section, key);
        let record = |n: &str| n.parse().map(Some).map_err(|_| ());
        match *rest {
            [] => Ok(entry),
            [part] => Ok(Self { part: own(part), ..entry }),
            [n, field] => Ok(Self { record: record(n)?, field: own(field), ..entry }),
            [n, field, part] => Ok(Self { record: record(n)?, field: own(field), part: own(part), ..entry }),
            _ => Err(()),
        }
    }
}
