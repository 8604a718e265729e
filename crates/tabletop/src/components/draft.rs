//! A component file that is being filled in: each of its values can be changed as text, whether the file is complete
//! or not, and the whole can be written as TOML at any time.

mod place;
mod read;
mod write;

pub use self::place::Place;
pub(super) use self::write::Spot;

use super::{FieldKind, Source};

/// A component file in progress. It is always TOML, whatever its values are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    sections: Vec<(String, Vec<(String, Entry)>)>,
}

/// What stands under a key of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Entry {
    /// A value with its sources.
    Value(Given),
    /// Tiles or cards.
    Records(Vec<Record>),
}

/// A tile or card: its fields in order.
type Record = Vec<(String, Given)>;

/// A value and where it, or each of its parts, comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Given {
    item: Item,
    /// One for all, or one for each part.
    sources: Vec<Source>,
}

/// A TOML value, as far as component files use it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Item {
    Number(i64),
    Text(String),
    List(Vec<Item>),
    Table(Vec<(String, Item)>),
}

impl Draft {
    /// Writes what somebody typed to a place, and notes that it is printed there if that changes the value. Nothing
    /// happens where there is no such place.
    pub fn set(&mut self, place: &Place, kind: &FieldKind, typed: &str) {
        let Some(given) = self.given_mut(place) else { return };
        let n_parts = given.item.n_parts();
        let (item, n) = match &place.part {
            None => (&mut given.item, None),
            Some(part) => match given.item.part_mut(part) {
                Some((n, item)) => (item, Some(n)),
                None => return,
            },
        };
        let new = Item::typed(kind, typed);
        if *item == new {
            return;
        }
        *item = new;
        match n {
            Some(n) => given.sources_of_parts(n_parts)[n] = Source::Printed,
            None => given.sources = vec![Source::Printed],
        }
    }

    /// Notes that all values of some sections are as printed.
    pub fn set_printed(&mut self, sections: &[&str]) {
        for (name, entries) in &mut self.sections {
            if !sections.contains(&name.as_str()) {
                continue;
            }
            for (_, entry) in entries {
                entry.each_mut(&mut |given| given.sources = vec![Source::Printed]);
            }
        }
    }

    /// How many tiles or cards a list has; `None` if there is no such list.
    #[must_use]
    pub fn n_records(&self, section: &str, key: &str) -> Option<usize> {
        match self.entry(section, key)? {
            Entry::Records(records) => Some(records.len()),
            Entry::Value(_) => None,
        }
    }

    /// Adds a tile or card to a list, like its last one.
    pub fn add_record(&mut self, section: &str, key: &str) {
        if let Some(Entry::Records(records)) = self.entry_mut(section, key)
            && let Some(mut record) = records.last().cloned()
        {
            record.iter_mut().for_each(|(_, given)| given.sources = vec![Source::Printed]);
            records.push(record);
        }
    }

    /// Removes a tile or card from a list, but not its only one.
    pub fn remove_record(&mut self, section: &str, key: &str, n: usize) {
        if let Some(Entry::Records(records)) = self.entry_mut(section, key)
            && records.len() > 1
            && n < records.len()
        {
            records.remove(n);
        }
    }

    /// Removes a field of a tile or card.
    pub(super) fn remove_field(&mut self, place: &Place) {
        if let Some(record) = self.record_mut(place) {
            record.retain(|(name, _)| Some(name) != place.field.as_ref());
        }
    }

    /// Adds an empty field to a tile or card, after its first ones.
    pub(super) fn add_field(&mut self, place: &Place, n_before: usize) {
        let Some(name) = place.field.clone() else { return };
        if let Some(record) = self.record_mut(place) {
            let given = Given { item: Item::Text(String::new()), sources: vec![Source::Printed] };
            record.insert(n_before.min(record.len()), (name, given));
        }
    }

    fn entry(&self, section: &str, key: &str) -> Option<&Entry> {
        let (_, entries) = self.sections.iter().find(|(name, _)| name == section)?;
        entries.iter().find(|(name, _)| name == key).map(|(_, entry)| entry)
    }

    fn entry_mut(&mut self, section: &str, key: &str) -> Option<&mut Entry> {
        let (_, entries) = self.sections.iter_mut().find(|(name, _)| name == section)?;
        entries.iter_mut().find(|(name, _)| name == key).map(|(_, entry)| entry)
    }

    fn record_mut(&mut self, place: &Place) -> Option<&mut Record> {
        match self.entry_mut(&place.section, &place.key)? {
            Entry::Records(records) => records.get_mut(place.record?),
            Entry::Value(_) => None,
        }
    }

    fn given(&self, place: &Place) -> Option<&Given> {
        match self.entry(&place.section, &place.key)? {
            Entry::Value(given) => place.record.is_none().then_some(given),
            Entry::Records(records) => {
                let field = place.field.as_ref()?;
                records.get(place.record?)?.iter().find(|(name, _)| name == field).map(|(_, it)| it)
            }
        }
    }

    fn given_mut(&mut self, place: &Place) -> Option<&mut Given> {
        match self.entry_mut(&place.section, &place.key)? {
            Entry::Value(given) => place.record.is_none().then_some(given),
            Entry::Records(records) => {
                let field = place.field.as_ref()?;
                records.get_mut(place.record?)?.iter_mut().find(|(name, _)| name == field).map(|(_, it)| it)
            }
        }
    }

    /// What stands at a place, as text.
    #[must_use]
    pub fn value(&self, place: &Place) -> Option<String> {
        self.told(place).map(|(text, _)| text)
    }

    /// The text and the source of what stands at a place.
    pub(super) fn told(&self, place: &Place) -> Option<(String, Source)> {
        let given = self.given(place)?;
        match &place.part {
            None => Some((given.item.text(), given.sources[0])),
            Some(part) => {
                let n = given.item.index_of(part)?;
                let source = given.sources.get(n).or(given.sources.first())?;
                Some((given.item.part(n)?.text(), *source))
            }
        }
    }
}

impl Entry {
    fn each_mut(&mut self, change: &mut dyn FnMut(&mut Given)) {
        match self {
            Self::Value(given) => change(given),
            Self::Records(records) => {
                records.iter_mut().flatten().for_each(|(_, given)| change(given));
            }
        }
    }
}

impl Given {
    /// A source for each of `n` parts.
    fn sources_of_parts(&mut self, n: usize) -> &mut Vec<Source> {
        if self.sources.len() != n {
            self.sources = vec![self.sources[0]; n];
        }
        &mut self.sources
    }
}

impl Item {
    /// What was typed into a field; text where it is not of the field's kind, which reading it reports.
    fn typed(kind: &FieldKind, typed: &str) -> Self {
        let typed = typed.trim();
        let text = || Self::Text(typed.to_owned());
        match kind {
            FieldKind::Number { .. } => typed.parse().map_or_else(|_| text(), Self::Number),
            FieldKind::Numbers { .. } | FieldKind::List => {
                let parts =
                    typed.split([',', ';', '、', '，', ' ']).map(str::trim).filter(|it| !it.is_empty());
                let part =
                    |part: &str| part.parse().map_or_else(|_| Self::Text(part.to_owned()), Self::Number);
                Self::List(parts.map(part).collect())
            }
            FieldKind::Word { .. } | FieldKind::Letters { .. } | FieldKind::Text { .. } => text(),
        }
    }

    /// As it is shown in a field.
    fn text(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
            Self::List(items) => items.iter().map(Self::text).collect::<Vec<_>>().join(", "),
            Self::Table(items) => items.iter().map(|(_, item)| item.text()).collect::<Vec<_>>().join(", "),
        }
    }

    fn n_parts(&self) -> usize {
        match self {
            Self::Number(_) | Self::Text(_) => 1,
            Self::List(items) => items.len(),
            Self::Table(items) => items.len(),
        }
    }

    /// The position of a part: a number of a list counts from 1.
    fn index_of(&self, part: &str) -> Option<usize> {
        match self {
            Self::Number(_) | Self::Text(_) => None,
            Self::List(items) => {
                let n = part.parse::<usize>().ok()?.checked_sub(1)?;
                (n < items.len()).then_some(n)
            }
            Self::Table(items) => items.iter().position(|(key, _)| key == part),
        }
    }

    fn part(&self, n: usize) -> Option<&Self> {
        match self {
            Self::Number(_) | Self::Text(_) => None,
            Self::List(items) => items.get(n),
            Self::Table(items) => items.get(n).map(|(_, item)| item),
        }
    }

    fn part_mut(&mut self, part: &str) -> Option<(usize, &mut Self)> {
        let n = self.index_of(part)?;
        match self {
            Self::Number(_) | Self::Text(_) => None,
            Self::List(items) => items.get_mut(n).map(|item| (n, item)),
            Self::Table(items) => items.get_mut(n).map(|(_, item)| (n, item)),
        }
    }
}
