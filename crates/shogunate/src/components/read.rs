//! Reads a component file value by value, each with its path, its place in the text and its
//! provenance, and goes on after a problem. What cannot be read comes back as nothing, reported.

use std::ops::RangeInclusive;

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use super::{
    file::{Source, Value},
    is_name,
    problem::ProblemKind,
};

/// Collects what is read and what is wrong, each with its byte.
#[derive(Default)]
pub(super) struct Reader {
    pub(super) problems: Vec<(usize, ProblemKind)>,
    pub(super) sources: Vec<(usize, Value)>,
}

/// A table of the file: the whole, a section, or a record, which is a Leader or a Plot. It has no entries
/// where it could not be read.
pub(super) struct Table<'t> {
    pub(super) path: String,
    byte: usize,
    entries: Option<&'t DeTable<'t>>,
    origin: Origin<'t>,
}

/// A value or a part of one.
pub(super) struct Node<'t> {
    pub(super) path: String,
    item: &'t Spanned<DeValue<'t>>,
    origin: Origin<'t>,
}

/// The provenance of a node.
#[derive(Clone, Copy)]
enum Origin<'t> {
    /// One word for all of it.
    Word(Source),
    /// One word for each part.
    Parts(&'t Spanned<DeValue<'t>>),
    /// What was wrong has been reported.
    Reported,
}

impl Node<'_> {
    /// Where it is in the text.
    pub(super) fn byte(&self) -> usize {
        self.item.span().start
    }
}

impl<'t> Table<'t> {
    /// The whole file.
    pub(super) fn root(entries: &'t DeTable<'t>) -> Self {
        Self { path: String::new(), byte: 0, entries: Some(entries), origin: Origin::Reported }
    }

    fn entry(&self, name: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        self.entries?.get(name)
    }

    /// The path of a key.
    pub(super) fn path_of(&self, name: &str) -> String {
        if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) }
    }
}

impl Reader {
    /// Notes a problem.
    pub(super) fn report(&mut self, byte: usize, what: ProblemKind) {
        self.problems.push((byte, what));
    }

    /// Reports every key of `table` that is not `known`.
    pub(super) fn known_keys(&mut self, table: &Table<'_>, known: impl Fn(&str) -> bool) {
        for (key, _) in table.entries.into_iter().flatten() {
            if !known(key.get_ref()) {
                self.report(key.span().start, ProblemKind::UnknownKey { key: table.path_of(key.get_ref()) });
            }
        }
    }

    /// The entry of a key that has to be there.
    fn required<'t>(&mut self, table: &Table<'t>, name: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        let entry = table.entry(name);
        if entry.is_none() && table.entries.is_some() {
            self.report(table.byte, ProblemKind::MissingKey { key: table.path_of(name) });
        }
        entry
    }

    /// A section and its keys.
    pub(super) fn section<'t>(&mut self, root: &Table<'t>, name: &str, keys: &[&str]) -> Table<'t> {
        let path = root.path_of(name);
        let item = self.required(root, name);
        let entries = item.and_then(|item| self.table(item, &path));
        let byte = item.map_or(root.byte, |item| item.span().start);
        let section = Table { path, byte, entries, origin: Origin::Reported };
        self.known_keys(&section, |key| keys.contains(&key));
        section
    }

    /// A value of a section, `{ value, from }`.
    pub(super) fn value<'t>(&mut self, section: &Table<'t>, name: &str) -> Option<Node<'t>> {
        let item = self.required(section, name)?;
        let path = section.path_of(name);
        let byte = item.span().start;
        let DeValue::Table(entries) = item.get_ref() else {
            self.report(byte, ProblemKind::MissingSource { key: path });
            return None;
        };
        let table = Table { path, byte, entries: Some(entries), origin: Origin::Reported };
        self.known_keys(&table, |key| matches!(key, "value" | "from"));
        let origin = match table.entry("from") {
            Some(from) if matches!(from.get_ref(), DeValue::Array(_)) => Origin::Parts(from),
            Some(from) => self.origin_word(from, &table.path),
            None => {
                self.report(byte, ProblemKind::MissingSource { key: table.path.clone() });
                Origin::Reported
            }
        };
        let item = self.required(&table, "value")?;
        Some(Node { path: table.path, item, origin })
    }

    /// The records of a section's list, `n` of them. Their paths have their number, or else their position.
    pub(super) fn records<'t>(&mut self, section: &Table<'t>, name: &str, n: usize) -> Vec<Table<'t>> {
        let Some(item) = self.required(section, name) else { return Vec::new() };
        let DeValue::Array(items) = item.get_ref() else {
            self.wrong_type(&section.path_of(name), item, "array");
            return Vec::new();
        };
        self.length(item.span().start, &section.path_of(name), items.len(), &(n..=n));
        let mut records = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let number = item.get_ref().get("number").and_then(|number| number.get_ref().as_integer());
            let label = number.map_or_else(|| (index + 1).to_string(), ToString::to_string);
            let path = section.path_of(&label);
            let entries = self.table(item, &path);
            let from = entries.and_then(|entries| entries.get("from"));
            let origin = from.map_or(Origin::Reported, |from| self.origin_word(from, &path));
            records.push(Table { path, byte: item.span().start, entries, origin });
        }
        records
    }

    /// Reports keys of a record that are none, and one problem for all fields without provenance.
    pub(super) fn fields(&mut self, record: &Table<'_>, fields: &[&str]) {
        self.known_keys(record, |key| {
            key == "from" || fields.contains(&key.strip_prefix("from_").unwrap_or(key))
        });
        let has_from = |field: &&str| record.entry(&format!("from_{field}")).is_some();
        if record.entries.is_some() && record.entry("from").is_none() && !fields.iter().all(has_from) {
            self.report(record.byte, ProblemKind::MissingSource { key: record.path.clone() });
        }
    }

    /// A field of a record, with the provenance `from_` that field or that of the whole.
    pub(super) fn field<'t>(&mut self, record: &Table<'t>, name: &str) -> Option<Node<'t>> {
        let item = self.required(record, name)?;
        let path = record.path_of(name);
        let from = record.entry(&format!("from_{name}"));
        let origin = from.map_or(record.origin, |from| self.origin_word(from, &path));
        Some(Node { path, item, origin })
    }

    /// The parts of a list of `n`.
    pub(super) fn items<'t>(&mut self, node: &Node<'t>, n: usize) -> Vec<Node<'t>> {
        let DeValue::Array(items) = node.item.get_ref() else {
            self.wrong_type(&node.path, node.item, "array");
            return Vec::new();
        };
        self.length(node.byte(), &node.path, items.len(), &(n..=n));
        let froms = match node.origin {
            Origin::Parts(from) => {
                let froms = from.get_ref().as_array().filter(|froms| froms.len() == items.len());
                if froms.is_none() {
                    self.report(from.span().start, ProblemKind::SourceShape { key: node.path.clone() });
                }
                froms
            }
            Origin::Word(_) | Origin::Reported => None,
        };
        let mut nodes = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let path = format!("{}.{}", node.path, index + 1);
            let from = froms.map(|froms| &froms[index]);
            let origin = match node.origin {
                Origin::Parts(_) => from.map_or(Origin::Reported, |from| self.origin_word(from, &path)),
                Origin::Word(_) | Origin::Reported => node.origin,
            };
            nodes.push(Node { path, item, origin });
        }
        nodes
    }

    /// A number; one out of `range` is reported.
    pub(super) fn number(&mut self, node: &Node<'_>, range: RangeInclusive<i64>) -> Option<u8> {
        let Some(integer) = node.item.get_ref().as_integer() else {
            self.wrong_type(&node.path, node.item, "integer");
            return None;
        };
        let digits = integer.as_str();
        let beyond = if digits.starts_with('-') { i64::MIN } else { i64::MAX };
        let found = i64::from_str_radix(digits, integer.radix()).unwrap_or(beyond);
        self.record(node, found.to_string());
        let (key, &least, &most) = (node.path.clone(), range.start(), range.end());
        if found < least {
            self.report(node.byte(), ProblemKind::TooSmall { key, found, least });
        } else if found > most {
            self.report(node.byte(), ProblemKind::TooLarge { key, found, most });
        }
        u8::try_from(found).ok()
    }

    /// One of `words`.
    pub(super) fn word<T: Copy>(&mut self, node: &Node<'_>, words: &[(&str, T)]) -> Option<T> {
        let found = self.string(&node.path, node.item)?;
        self.record(node, found.to_owned());
        let Some(&(_, is)) = words.iter().find(|(word, _)| *word == found) else {
            let allowed = words.iter().map(|&(word, _)| word).collect::<Vec<_>>().join(", ");
            let (key, found) = (node.path.clone(), found.to_owned());
            self.report(node.byte(), ProblemKind::UnknownWord { key, found, allowed });
            return None;
        };
        Some(is)
    }

    /// A name that is not among those `before`, to which it is added.
    pub(super) fn name(&mut self, node: &Node<'_>, before: &mut Vec<String>) -> Option<String> {
        let found = self.string(&node.path, node.item)?.to_owned();
        self.record(node, found.clone());
        let key = node.path.clone();
        if !is_name(&found) {
            self.report(node.byte(), ProblemKind::NotAName { key, found });
            return None;
        }
        if before.contains(&found) {
            self.report(node.byte(), ProblemKind::Repeated { key, found: found.clone() });
        }
        before.push(found.clone());
        Some(found)
    }

    /// Reports a number of parts that is not right.
    fn length(&mut self, byte: usize, key: &str, found: usize, n: &RangeInclusive<usize>) {
        let (key, &least, &most) = (key.to_owned(), n.start(), n.end());
        if found < least {
            self.report(byte, ProblemKind::TooFew { key, found, least });
        } else if found > most {
            self.report(byte, ProblemKind::TooMany { key, found, most });
        }
    }

    /// Keeps a value, with where it comes from.
    fn record(&mut self, node: &Node<'_>, text: String) {
        match node.origin {
            Origin::Word(source) => {
                self.sources.push((node.byte(), Value { path: node.path.clone(), text, source }));
            }
            Origin::Parts(from) => {
                self.report(from.span().start, ProblemKind::SourceShape { key: node.path.clone() });
            }
            Origin::Reported => {}
        }
    }

    /// The provenance that is written in one word.
    fn origin_word<'t>(&mut self, from: &Spanned<DeValue<'_>>, path: &str) -> Origin<'t> {
        let Some(word) = self.string(&format!("{path}.from"), from) else { return Origin::Reported };
        let source = Source::ALL.into_iter().find(|source| source.id() == word);
        if source.is_none() {
            let (key, found) = (path.to_owned(), word.to_owned());
            let allowed = Source::ALL.map(Source::id).join(", ");
            self.report(from.span().start, ProblemKind::UnknownSource { key, found, allowed });
        }
        source.map_or(Origin::Reported, Origin::Word)
    }

    fn table<'t>(&mut self, item: &'t Spanned<DeValue<'t>>, path: &str) -> Option<&'t DeTable<'t>> {
        let table = item.get_ref().as_table();
        if table.is_none() {
            self.wrong_type(path, item, "table");
        }
        table
    }

    fn string<'t>(&mut self, path: &str, item: &'t Spanned<DeValue<'_>>) -> Option<&'t str> {
        let string = item.get_ref().as_str();
        if string.is_none() {
            self.wrong_type(path, item, "string");
        }
        string
    }

    fn wrong_type(&mut self, path: &str, item: &Spanned<DeValue<'_>>, expected: &'static str) {
        let (key, found) = (path.to_owned(), item.get_ref().type_str());
        self.report(item.span().start, ProblemKind::WrongType { key, expected, found });
    }
}
