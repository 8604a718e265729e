//! Reads a component file value by value, each with its path, its place in the text and its
//! provenance, and goes on after a problem. What cannot be read comes back as nothing, reported.

use std::ops::RangeInclusive;

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use super::{
    file::{Source, Value},
    problem::ProblemKind,
};
use crate::piece::{Composition, Kind};

/// Collects what is read and what is wrong, each with its byte.
#[derive(Default)]
pub(super) struct Reader {
    pub(super) problems: Vec<(usize, ProblemKind)>,
    pub(super) sources: Vec<(usize, Value)>,
}

/// Something that was read, and its byte.
#[derive(Clone, Copy)]
pub(super) struct At<T> {
    pub(super) is: T,
    pub(super) byte: usize,
}

/// A table of the file: the whole, a section, or a record, which is a tile or card. It has no entries
/// where it could not be read.
pub(super) struct Table<'t> {
    pub(super) path: String,
    pub(super) byte: usize,
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

    /// Where the value of a key is in the text, or else the table itself.
    pub(super) fn byte_of(&self, name: &str) -> usize {
        self.entry(name).map_or(self.byte, |entry| entry.span().start)
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
            Some(from) if matches!(from.get_ref(), DeValue::Array(_) | DeValue::Table(_)) => {
                Origin::Parts(from)
            }
            Some(from) => self.origin_word(from, &table.path),
            None => {
                self.report(byte, ProblemKind::MissingSource { key: table.path.clone() });
                Origin::Reported
            }
        };
        let item = self.required(&table, "value")?;
        Some(Node { path: table.path, item, origin })
    }

    /// The records of a section's list. Their paths have their number, or else their position.
    pub(super) fn records<'t>(&mut self, section: &Table<'t>, name: &str) -> Option<Vec<Table<'t>>> {
        let item = self.required(section, name)?;
        let DeValue::Array(items) = item.get_ref() else {
            self.wrong_type(&section.path_of(name), item, "array");
            return None;
        };
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
        Some(records)
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

    /// The parts of a list.
    pub(super) fn items<'t>(&mut self, node: &Node<'t>, n: usize) -> Vec<Node<'t>> {
        let DeValue::Array(items) = node.item.get_ref() else {
            self.wrong_type(&node.path, node.item, "array");
            return Vec::new();
        };
        self.length(node, items.len(), &(n..=n));
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
            let origin = self.part_origin(node, froms.map(|froms| &froms[index]), &path);
            nodes.push(Node { path, item, origin });
        }
        nodes
    }

    /// The parts of a table by kind.
    pub(super) fn kinds<'t>(&mut self, node: &Node<'t>) -> Vec<(Kind, Node<'t>)> {
        let path = node.path.clone();
        let Some(entries) = self.table(node.item, &path) else { return Vec::new() };
        let table = Table { path, byte: node.byte(), entries: Some(entries), origin: node.origin };
        let is_kind = |key: &str| Kind::ALL.into_iter().any(|kind| key == kind.letter().to_string());
        self.known_keys(&table, is_kind);
        let froms = match node.origin {
            Origin::Parts(from) => {
                let is_shaped =
                    |froms: &&DeTable<'_>| froms.len() == 4 && froms.keys().all(|key| is_kind(key.get_ref()));
                let froms = from.get_ref().as_table().filter(is_shaped);
                if froms.is_none() {
                    self.report(from.span().start, ProblemKind::SourceShape { key: node.path.clone() });
                }
                froms
            }
            Origin::Word(_) | Origin::Reported => None,
        };
        let mut nodes = Vec::new();
        for kind in Kind::ALL {
            let letter = kind.letter().to_string();
            let Some(item) = self.required(&table, &letter) else { continue };
            let path = table.path_of(&letter);
            let origin = self.part_origin(node, froms.and_then(|froms| froms.get(letter.as_str())), &path);
            nodes.push((kind, Node { path, item, origin }));
        }
        nodes
    }

    /// A number. One out of `range` is reported and still comes back, to be compared with others.
    pub(super) fn number(&mut self, node: &Node<'_>, range: RangeInclusive<i64>) -> Option<At<i64>> {
        let is = self.integer(&node.path, node.item, &range)?;
        self.record(node, is.to_string());
        Some(At { is, byte: node.byte() })
    }

    /// A list of numbers that are one value.
    pub(super) fn list(&mut self, node: &Node<'_>, n_max: usize, range: RangeInclusive<i64>) -> Vec<At<i64>> {
        let DeValue::Array(items) = node.item.get_ref() else {
            self.wrong_type(&node.path, node.item, "array");
            return Vec::new();
        };
        self.length(node, items.len(), &(0..=n_max));
        let mut numbers = Vec::new();
        for item in items.iter() {
            let number = self.integer(&node.path, item, &range);
            numbers.extend(number.map(|is| At { is, byte: item.span().start }));
        }
        let texts: Vec<_> = numbers.iter().map(|number| number.is.to_string()).collect();
        self.record(node, texts.join(", "));
        numbers
    }

    /// One of `words`.
    pub(super) fn word<T: Copy>(&mut self, node: &Node<'_>, words: &[(&str, T)]) -> Option<At<T>> {
        let found = self.string(&node.path, node.item)?;
        self.record(node, found.to_owned());
        let Some(&(_, is)) = words.iter().find(|(word, _)| *word == found) else {
            let allowed = words.iter().map(|&(word, _)| word).collect::<Vec<_>>().join(", ");
            let (key, found) = (node.path.clone(), found.to_owned());
            self.report(node.byte(), ProblemKind::UnknownWord { key, found, allowed });
            return None;
        };
        Some(At { is, byte: node.byte() })
    }

    /// Resources as letters.
    pub(super) fn letters(&mut self, node: &Node<'_>, n: RangeInclusive<usize>) -> Option<At<Composition>> {
        let found = self.string(&node.path, node.item)?;
        self.record(node, found.to_owned());
        let is_long_enough = self.length(node, found.chars().count(), &n);
        if let Some(letter) = found.chars().find(|&letter| Kind::of_letter(letter).is_none()) {
            let allowed = Kind::ALL.map(|kind| kind.letter().to_string()).join(", ");
            let (key, found) = (node.path.clone(), letter.to_string());
            self.report(node.byte(), ProblemKind::UnknownWord { key, found, allowed });
        }
        let is = Composition::parse(found).filter(|_| is_long_enough)?;
        Some(At { is, byte: node.byte() })
    }

    /// One resource.
    pub(super) fn kind(&mut self, node: &Node<'_>) -> Option<Kind> {
        self.letters(node, 1..=1).map(|letters| letters.is.kinds()[0])
    }

    /// Whether a number of parts is right.
    fn length(&mut self, node: &Node<'_>, found: usize, n: &RangeInclusive<usize>) -> bool {
        let (key, &least, &most) = (node.path.clone(), n.start(), n.end());
        if found < least {
            self.report(node.byte(), ProblemKind::TooFew { key, found, least });
        } else if found > most {
            self.report(node.byte(), ProblemKind::TooMany { key, found, most });
        }
        n.contains(&found)
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

    /// The provenance of a part: its own, or that of the whole.
    fn part_origin<'t>(
        &mut self,
        node: &Node<'t>,
        from: Option<&Spanned<DeValue<'_>>>,
        path: &str,
    ) -> Origin<'t> {
        match node.origin {
            Origin::Word(_) => node.origin,
            Origin::Parts(_) => from.map_or(Origin::Reported, |from| self.origin_word(from, path)),
            Origin::Reported => Origin::Reported,
        }
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

    fn integer(
        &mut self,
        path: &str,
        item: &Spanned<DeValue<'_>>,
        range: &RangeInclusive<i64>,
    ) -> Option<i64> {
        let Some(integer) = item.get_ref().as_integer() else {
            self.wrong_type(path, item, "integer");
            return None;
        };
        let digits = integer.as_str();
        let beyond = if digits.starts_with('-') { i64::MIN } else { i64::MAX };
        let found = i64::from_str_radix(digits, integer.radix()).unwrap_or(beyond);
        let (key, &least, &most) = (path.to_owned(), range.start(), range.end());
        if found < least {
            self.report(item.span().start, ProblemKind::TooSmall { key, found, least });
        } else if found > most {
            self.report(item.span().start, ProblemKind::TooLarge { key, found, most });
        }
        Some(found)
    }

    fn wrong_type(&mut self, path: &str, item: &Spanned<DeValue<'_>>, expected: &'static str) {
        let (key, found) = (path.to_owned(), item.get_ref().type_str());
        self.report(item.span().start, ProblemKind::WrongType { key, expected, found });
    }
}
