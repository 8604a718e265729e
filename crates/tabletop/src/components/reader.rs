//! Reads a component file value by value, each with its path, its position in the text and its provenance. Reading
//! goes on after a problem: what cannot be read is reported and returned as `None`.

use std::ops::RangeInclusive;

use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

use super::{FieldKind, ProblemKind, Source, Value};

/// Collects values and problems, each with its byte offset in the file.
#[derive(Default)]
pub struct Reader {
    pub(super) problems: Vec<(usize, ProblemKind)>,
    pub(super) sources: Vec<(usize, Value)>,
    /// What each value may be.
    pub(super) kinds: Vec<(usize, FieldKind)>,
}

/// Something that was read, with its byte offset.
#[derive(Clone, Copy)]
pub struct At<T> {
    /// What was read.
    pub is: T,
    /// Its byte offset.
    pub byte: usize,
}

impl At<i64> {
    /// The number as a byte, if it fits.
    #[must_use]
    pub fn small(self) -> Option<u8> {
        u8::try_from(self.is).ok()
    }
}

/// A TOML table: the whole file, a section, or a record, which is a tile or card. It has no entries if it could not
/// be read.
pub struct TomlTable<'t> {
    path: String,
    byte: usize,
    entries: Option<&'t DeTable<'t>>,
    origin: Origin<'t>,
}

/// A value or a part of one.
pub struct Node<'t> {
    /// Its dotted path.
    pub path: String,
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
    /// Unknown; the problem has been reported.
    Reported,
}

impl Node<'_> {
    /// Its byte offset.
    pub fn byte(&self) -> usize {
        self.item.span().start
    }
}

impl<'t> TomlTable<'t> {
    /// The whole file.
    pub fn root(entries: &'t DeTable<'t>) -> Self {
        Self { path: String::new(), byte: 0, entries: Some(entries), origin: Origin::Reported }
    }

    fn entry(&self, name: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        self.entries?.get(name)
    }

    /// The byte offset of the value of a key, or of the table if the key is absent.
    pub fn byte_of(&self, name: &str) -> usize {
        self.entry(name).map_or(self.byte, |entry| entry.span().start)
    }

    /// The path of a key.
    pub fn path_of(&self, name: &str) -> String {
        if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) }
    }
}

impl Reader {
    /// Reports a problem.
    pub fn report(&mut self, byte: usize, what: ProblemKind) {
        self.problems.push((byte, what));
    }

    /// Reports every key of `table` that is not `known`.
    pub fn known_keys(&mut self, table: &TomlTable<'_>, known: impl Fn(&str) -> bool) {
        for (key, _) in table.entries.into_iter().flatten() {
            if !known(key.get_ref()) {
                self.report(key.span().start, ProblemKind::UnknownKey { key: table.path_of(key.get_ref()) });
            }
        }
    }

    /// The entry of a required key.
    fn required<'t>(&mut self, table: &TomlTable<'t>, name: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        let entry = table.entry(name);
        if entry.is_none() && table.entries.is_some() {
            self.report(table.byte, ProblemKind::MissingKey { key: table.path_of(name) });
        }
        entry
    }

    /// A section and its keys.
    pub fn section<'t>(&mut self, root: &TomlTable<'t>, name: &str, keys: &[&str]) -> TomlTable<'t> {
        let path = root.path_of(name);
        let item = self.required(root, name);
        let entries = item.and_then(|item| self.table(item, &path));
        let byte = item.map_or(root.byte, |item| item.span().start);
        let section = TomlTable { path, byte, entries, origin: Origin::Reported };
        self.known_keys(&section, |key| keys.contains(&key));
        section
    }

    /// A value of a section, `{ value, from }`.
    pub fn value<'t>(&mut self, section: &TomlTable<'t>, name: &str) -> Option<Node<'t>> {
        let item = self.required(section, name)?;
        let path = section.path_of(name);
        let byte = item.span().start;
        let DeValue::Table(entries) = item.get_ref() else {
            self.report(byte, ProblemKind::MissingSource { key: path });
            return None;
        };
        let table = TomlTable { path, byte, entries: Some(entries), origin: Origin::Reported };
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

    /// The records of a section's list. A record's path has its number, or else its position.
    pub fn records<'t>(&mut self, section: &TomlTable<'t>, name: &str) -> Option<Vec<TomlTable<'t>>> {
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
            records.push(TomlTable { path, byte: item.span().start, entries, origin });
        }
        Some(records)
    }

    /// Reports unknown keys of a record, and one problem for all its fields without provenance.
    pub fn fields(&mut self, record: &TomlTable<'_>, fields: &[&str]) {
        self.known_keys(record, |key| {
            key == "from" || fields.contains(&key.strip_prefix("from_").unwrap_or(key))
        });
        let has_from = |field: &&str| record.entry(&format!("from_{field}")).is_some();
        if record.entries.is_some() && record.entry("from").is_none() && !fields.iter().all(has_from) {
            self.report(record.byte, ProblemKind::MissingSource { key: record.path.clone() });
        }
    }

    /// A field of a record. Its provenance is in the key `from_` plus its name, or else that of the record.
    pub fn field<'t>(&mut self, record: &TomlTable<'t>, name: &str) -> Option<Node<'t>> {
        let item = self.required(record, name)?;
        let path = record.path_of(name);
        let from = record.entry(&format!("from_{name}"));
        let origin = from.map_or(record.origin, |from| self.origin_word(from, &path));
        Some(Node { path, item, origin })
    }

    /// The parts of a list of `n`.
    pub fn items<'t>(&mut self, node: &Node<'t>, n: usize) -> Vec<Node<'t>> {
        let DeValue::Array(items) = node.item.get_ref() else {
            self.wrong_type(&node.path, node.item, "array");
            return Vec::new();
        };
        self.length(node, items.len(), &(n..=n));
        let froms =
            self.part_sources(node, |from| from.as_array().filter(|froms| froms.len() == items.len()));
        let mut nodes = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let path = format!("{}.{}", node.path, index + 1);
            let origin = self.part_origin(node, froms.map(|froms| &froms[index]), &path);
            nodes.push(Node { path, item, origin });
        }
        nodes
    }

    /// The parts of a table that has just these keys, in the order of the keys.
    pub fn parts<'t>(&mut self, node: &Node<'t>, keys: &[String]) -> Vec<(usize, Node<'t>)> {
        let path = node.path.clone();
        let Some(entries) = self.table(node.item, &path) else { return Vec::new() };
        let table = TomlTable { path, byte: node.byte(), entries: Some(entries), origin: node.origin };
        let is_key = |key: &str| keys.iter().any(|known| known == key);
        self.known_keys(&table, is_key);
        let is_shaped =
            |froms: &&DeTable<'_>| froms.len() == keys.len() && froms.keys().all(|key| is_key(key.get_ref()));
        let froms = self.part_sources(node, |from| from.as_table().filter(is_shaped));
        let mut nodes = Vec::new();
        for (index, key) in keys.iter().enumerate() {
            let Some(item) = self.required(&table, key) else { continue };
            let path = table.path_of(key);
            let origin = self.part_origin(node, froms.and_then(|froms| froms.get(key.as_str())), &path);
            nodes.push((index, Node { path, item, origin }));
        }
        nodes
    }

    /// The sources of the parts of a value, if each has its own. `shaped` reads them; a wrong shape is reported.
    fn part_sources<'t, T>(
        &mut self,
        node: &Node<'t>,
        shaped: impl FnOnce(&'t DeValue<'t>) -> Option<T>,
    ) -> Option<T> {
        let Origin::Parts(from) = node.origin else { return None };
        let froms = shaped(from.get_ref());
        if froms.is_none() {
            self.report(from.span().start, ProblemKind::SourceShape { key: node.path.clone() });
        }
        froms
    }

    /// A number. One out of `range` is reported and still returned, so that it can be compared with others.
    pub fn number(&mut self, node: &Node<'_>, range: RangeInclusive<i64>) -> Option<At<i64>> {
        self.note_kind(node, FieldKind::Number { least: *range.start(), most: *range.end() });
        let is = self.integer(&node.path, node.item, &range)?;
        self.record(node, is.to_string());
        Some(At { is, byte: node.byte() })
    }

    /// A list of at most `n_max` numbers that are one value.
    pub fn list(&mut self, node: &Node<'_>, n_max: usize, range: RangeInclusive<i64>) -> Vec<At<i64>> {
        self.note_kind(node, FieldKind::Numbers { n_max, least: *range.start(), most: *range.end() });
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

    /// A text, kept with its provenance.
    pub fn text<'t>(&mut self, node: &Node<'t>) -> Option<&'t str> {
        self.note_kind(node, FieldKind::TEXT);
        let found = self.string(&node.path, node.item)?;
        self.record(node, found.to_owned());
        Some(found)
    }

    /// One of `words`.
    pub fn word<T: Copy>(&mut self, node: &Node<'_>, words: &[(&str, T)]) -> Option<At<T>> {
        let allowed = words.iter().map(|&(word, _)| word.to_owned()).collect();
        self.note_kind(node, FieldKind::Word { allowed });
        let found = self.text(node)?;
        let Some(&(_, is)) = words.iter().find(|(word, _)| *word == found) else {
            let allowed = words.iter().map(|&(word, _)| word).collect::<Vec<_>>().join(", ");
            let (key, found) = (node.path.clone(), found.to_owned());
            self.report(node.byte(), ProblemKind::UnknownWord { key, found, allowed });
            return None;
        };
        Some(At { is, byte: node.byte() })
    }

    /// Reports a list of records that does not have `n` of them.
    pub fn total(&mut self, section: &TomlTable<'_>, name: &str, found: usize, n: usize) {
        let at = At { is: section.path_of(name), byte: section.byte_of(name) };
        self.count(at, found, &(n..=n));
    }

    /// Whether a value has the right number of parts or letters; reported if not.
    pub fn length(&mut self, node: &Node<'_>, found: usize, n: &RangeInclusive<usize>) -> bool {
        self.count(At { is: node.path.clone(), byte: node.byte() }, found, n)
    }

    fn count(&mut self, At { is: key, byte }: At<String>, found: usize, n: &RangeInclusive<usize>) -> bool {
        let (&least, &most) = (n.start(), n.end());
        if found < least {
            self.report(byte, ProblemKind::TooFew { key, found, least });
        } else if found > most {
            self.report(byte, ProblemKind::TooMany { key, found, most });
        }
        n.contains(&found)
    }

    /// Keeps a value with its provenance.
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

    /// A provenance written as one word.
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
