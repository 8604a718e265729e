//! Reads a draft from the text of a component file, as far as it has the shape of one.

use toml::de::{DeTable, DeValue};

use super::{Draft, Entry, Given, Item, Record};
use crate::components::{Problem, ProblemKind, Source};

impl Draft {
    /// Reads a file that has no problems.
    ///
    /// # Errors
    /// It is not TOML.
    pub fn parse(text: &str) -> Result<Self, Problem> {
        Ok(Self { sections: sections(&parsed(text)?) })
    }

    /// Reads what can be read of a file; what it lacks is taken from `self`, and what `self` does not have is left out.
    ///
    /// # Errors
    /// It is not TOML.
    pub fn taking_over(&self, text: &str) -> Result<Self, Problem> {
        let mut found = Self { sections: sections(&parsed(text)?) };
        let mut merged = self.clone();
        for (section, entries) in &mut merged.sections {
            for (key, entry) in entries {
                if let Some(found) = found.entry_mut(section, key) {
                    entry.take_over(found);
                }
            }
        }
        Ok(merged)
    }
}

impl Entry {
    /// Becomes what was found, if that has its shape.
    fn take_over(&mut self, found: &Self) {
        match (self, found) {
            (Self::Value(own), Self::Value(found)) => own.take_over(found),
            (Self::Records(own), Self::Records(found)) if !found.is_empty() => own.clone_from(found),
            (Self::Value(_), Self::Records(_)) | (Self::Records(_), _) => {}
        }
    }
}

impl Given {
    fn take_over(&mut self, found: &Self) {
        match (&mut self.item, &found.item) {
            (Item::Table(own), Item::Table(items)) => {
                let n_parts = own.len();
                for n in 0..n_parts {
                    let Item::Table(own) = &mut self.item else { return };
                    let Some(there) = items.iter().position(|(key, _)| *key == own[n].0) else { continue };
                    own[n].1.clone_from(&items[there].1);
                    let source = *found.sources.get(there).unwrap_or(&found.sources[0]);
                    self.sources_of_parts(n_parts)[n] = source;
                }
            }
            (Item::Table(_), _) | (_, Item::Table(_)) => {}
            _ => self.clone_from(found),
        }
    }
}

fn parsed(text: &str) -> Result<DeTable<'_>, Problem> {
    let document = DeTable::parse(text).map_err(|error| {
        let byte = error.span().map_or(0, |span| span.start);
        Problem::at(text, byte, ProblemKind::Syntax { detail: error.message().to_owned() })
    })?;
    Ok(document.into_inner())
}

fn sections(document: &DeTable<'_>) -> Vec<(String, Vec<(String, Entry)>)> {
    let section = |(name, value): (String, &DeValue<'_>)| {
        let entries = value.as_table().map(|table| in_order(table)).unwrap_or_default();
        let entry = |(key, value)| Some((key, entry(value)?));
        (name, entries.into_iter().filter_map(entry).collect())
    };
    in_order(document).into_iter().map(section).collect()
}

/// The keys and values of a table in the order of the file.
fn in_order<'t>(table: &'t DeTable<'_>) -> Vec<(String, &'t DeValue<'t>)> {
    let mut pairs: Vec<_> = table.iter().collect();
    pairs.sort_by_key(|(key, _)| key.span().start);
    pairs.into_iter().map(|(key, value)| (key.get_ref().to_string(), value.get_ref())).collect()
}

fn entry(value: &DeValue<'_>) -> Option<Entry> {
    match value {
        DeValue::Table(table) => {
            let item = item(table.get("value")?.get_ref());
            let sources = sources(&item, table.get("from").map(|from| from.get_ref()));
            Some(Entry::Value(Given { item, sources }))
        }
        DeValue::Array(items) => {
            let records = items.iter().filter_map(|item| item.get_ref().as_table());
            Some(Entry::Records(records.map(|table| record(table)).collect()))
        }
        _ => None,
    }
}

fn record(table: &DeTable<'_>) -> Record {
    let word = |name: &str| table.get(name).and_then(|from| source(from.get_ref()));
    let usual = word("from").unwrap_or(Source::Printed);
    let fields =
        in_order(table).into_iter().filter(|(name, _)| !(name == "from" || name.starts_with("from_")));
    let field = |(name, value): (String, &DeValue<'_>)| {
        let source = word(&format!("from_{name}")).unwrap_or(usual);
        (name, Given { item: item(value), sources: vec![source] })
    };
    fields.map(field).collect()
}

fn item(value: &DeValue<'_>) -> Item {
    match value {
        DeValue::String(word) => Item::Text(word.to_string()),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .map_or_else(|_| Item::Text(number.to_string()), Item::Number),
        DeValue::Float(number) => Item::Text(number.to_string()),
        DeValue::Boolean(is_true) => Item::Text(is_true.to_string()),
        DeValue::Datetime(date) => Item::Text(date.to_string()),
        DeValue::Array(items) => Item::List(items.iter().map(|part| item(part.get_ref())).collect()),
        DeValue::Table(table) => {
            Item::Table(in_order(table).into_iter().map(|(key, value)| (key, item(value))).collect())
        }
    }
}

/// One source, or one for each part. A value that does not say where it comes from was typed in by whoever wrote the file.
fn sources(item: &Item, from: Option<&DeValue<'_>>) -> Vec<Source> {
    let each = match (item, from) {
        (Item::List(items), Some(DeValue::Array(froms))) if froms.len() == items.len() => {
            froms.iter().map(|from| source(from.get_ref())).collect::<Option<Vec<_>>>()
        }
        (Item::Table(items), Some(DeValue::Table(froms))) => {
            items.iter().map(|(key, _)| source(froms.get(key.as_str())?.get_ref())).collect()
        }
        (_, from) => from.and_then(source).map(|source| vec![source]),
    };
    each.filter(|sources| !sources.is_empty()).unwrap_or_else(|| vec![Source::Printed])
}

fn source(from: &DeValue<'_>) -> Option<Source> {
    let word = from.as_str()?;
    Source::ALL.into_iter().find(|source| source.id() == word)
}
