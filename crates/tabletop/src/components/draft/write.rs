//! Writes a draft as TOML, and notes at which byte each place stands.

use std::fmt::Write;

use super::{Draft, Entry, Given, Item, Place, Record};
use crate::components::Source;

/// What stands at a byte of the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::components) struct Spot {
    /// The byte.
    pub(in crate::components) byte: usize,
    /// The place.
    pub(in crate::components) place: Place,
    /// Whether it is the key of a field, not the value.
    pub(in crate::components) is_key: bool,
}

impl Draft {
    /// The draft as a component file.
    #[must_use]
    pub fn text(&self) -> String {
        self.written().0
    }

    /// The draft as a component file, and what stands where in it.
    pub(in crate::components) fn written(&self) -> (String, Vec<Spot>) {
        let mut writer = Writer::default();
        for (n, (section, entries)) in self.sections.iter().enumerate() {
            writer.put(if n == 0 { "[" } else { "\n[" });
            writer.key(section);
            writer.put("]\n");
            for (key, entry) in entries {
                writer.key(key);
                writer.put(" = ");
                writer.entry(&Place::entry(section, key), entry);
                writer.put("\n");
            }
        }
        (writer.text, writer.spots)
    }
}

#[derive(Default)]
struct Writer {
    text: String,
    spots: Vec<Spot>,
}

impl Writer {
    fn put(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn spot(&mut self, place: &Place, is_key: bool) {
        self.spots.push(Spot { byte: self.text.len(), place: place.clone(), is_key });
    }

    fn entry(&mut self, place: &Place, entry: &Entry) {
        match entry {
            Entry::Value(given) => {
                self.put("{ value = ");
                self.given(place, given);
                self.put(", from = ");
                self.sources(given);
                self.put(" }");
            }
            Entry::Records(records) => {
                self.spot(place, false);
                self.put("[\n");
                for (n, record) in records.iter().enumerate() {
                    self.put("  ");
                    self.record(&Place { record: Some(n), ..place.clone() }, record);
                    self.put(",\n");
                }
                self.put("]");
            }
        }
    }

    fn record(&mut self, place: &Place, record: &Record) {
        self.spot(place, false);
        self.put("{ ");
        for (name, given) in record {
            let place = Place { field: Some(name.clone()), ..place.clone() };
            self.spot(&place, true);
            self.key(name);
            self.put(" = ");
            self.given(&place, given);
            self.put(", ");
        }
        let count = |source: Source| record.iter().filter(|(_, it)| it.sources[0] == source).count();
        let usual = Source::ALL.into_iter().max_by_key(|&source| count(source)).unwrap_or(Source::Printed);
        self.put("from = ");
        self.word(usual.id());
        for (name, given) in record.iter().filter(|(_, given)| given.sources[0] != usual) {
            self.put(", ");
            self.key(&format!("from_{name}"));
            self.put(" = ");
            self.word(given.sources[0].id());
        }
        self.put(" }");
    }

    /// A value, with a spot for it and one for each of its parts.
    fn given(&mut self, place: &Place, given: &Given) {
        self.spot(place, false);
        let part = |name: String| Some(Place { part: Some(name), ..place.clone() });
        match &given.item {
            Item::Number(_) | Item::Text(_) => self.item(&given.item),
            Item::List(items) => self.list(items.len(), |writer, n| {
                writer.spots.extend(part((n + 1).to_string()).map(|place| Spot {
                    byte: writer.text.len(),
                    place,
                    is_key: false,
                }));
                writer.item(&items[n]);
            }),
            Item::Table(items) => self.table(items.len(), |writer, n| {
                let (key, item) = &items[n];
                writer.key(key);
                writer.put(" = ");
                writer.spots.extend(part(key.clone()).map(|place| Spot {
                    byte: writer.text.len(),
                    place,
                    is_key: false,
                }));
                writer.item(item);
            }),
        }
    }

    /// Where a value comes from: one word, or one for each part.
    fn sources(&mut self, Given { item, sources }: &Given) {
        if sources.iter().all(|source| *source == sources[0]) {
            return self.word(sources[0].id());
        }
        match item {
            Item::Number(_) | Item::Text(_) | Item::List(_) => {
                self.list(sources.len(), |writer, n| writer.word(sources[n].id()));
            }
            Item::Table(items) => self.table(sources.len(), |writer, n| {
                writer.key(&items[n].0);
                writer.put(" = ");
                writer.word(sources[n].id());
            }),
        }
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Number(number) => write!(self.text, "{number}").expect("text can always be written to"),
            Item::Text(text) => self.word(text),
            Item::List(items) => self.list(items.len(), |writer, n| writer.item(&items[n])),
            Item::Table(items) => self.table(items.len(), |writer, n| {
                let (key, item) = &items[n];
                writer.key(key);
                writer.put(" = ");
                writer.item(item);
            }),
        }
    }

    fn list(&mut self, n_items: usize, item: impl Fn(&mut Self, usize)) {
        self.put("[");
        for n in 0..n_items {
            self.put(if n == 0 { "" } else { ", " });
            item(self, n);
        }
        self.put("]");
    }

    fn table(&mut self, n_items: usize, item: impl Fn(&mut Self, usize)) {
        self.put("{ ");
        for n in 0..n_items {
            self.put(if n == 0 { "" } else { ", " });
            item(self, n);
        }
        self.put(" }");
    }

    fn key(&mut self, key: &str) {
        let is_bare = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
        if !key.is_empty() && key.chars().all(is_bare) {
            self.put(key);
        } else {
            self.word(key);
        }
    }

    /// Text between quotation marks.
    fn word(&mut self, word: &str) {
        self.text.push('"');
        for letter in word.chars() {
            match letter {
                '"' | '\\' => self.text.extend(['\\', letter]),
                letter if letter.is_control() => {
                    write!(self.text, "\\u{:04x}", u32::from(letter)).expect("text can always be written to");
                }
                letter => self.text.push(letter),
            }
        }
        self.text.push('"');
    }
}
