//! Every message with the longest things that it can name.

#![allow(dead_code, reason = "each test file uses a part of it")]

use std::{collections::BTreeMap, fs, path::Path};

use words::{Arg, Lang, Words, words};

/// The longest name that tables have room for, in each script.
const NAMES: [&str; 2] = ["Wilhelmina W", "ウィルヘルミ"];
/// A file of an ordinary user.
const FILE: &str = "/home/wilhelmina/.local/share/kajiba/games/0123.json";
/// The largest number that is told of a game.
const NUMBER: i64 = 188;

/// The messages of some files in a language.
pub struct Longest {
    words: &'static Words,
    /// Each text by id.
    texts: BTreeMap<String, String>,
}

impl Longest {
    /// The messages of files, named without language and extension.
    pub fn of(lang: Lang, files: &[&str]) -> Self {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales").join(lang.code());
        let mut texts = BTreeMap::<String, String>::new();
        let mut id = String::new();
        for file in files {
            let text = fs::read_to_string(folder.join(format!("{file}.ftl"))).expect("the file is there");
            for line in text.lines() {
                let is_more = line.starts_with([' ', '}']);
                match line.split_once(" =").filter(|_| !is_more && !line.starts_with('#')) {
                    Some((name, text)) => {
                        name.clone_into(&mut id);
                        texts.insert(id.clone(), text.to_owned());
                    }
                    None if is_more => texts.get_mut(&id).expect("a message has begun").push_str(line),
                    None => {}
                }
            }
        }
        Self { words: words(lang), texts }
    }

    /// All ids.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.texts.keys().map(String::as_str)
    }

    /// The longest text of a message.
    pub fn text(&self, id: &str) -> String {
        let texts = self.variants(id).into_iter().map(|variants| {
            let args: Vec<(&str, Arg)> = variants.iter().map(|(name, value)| (*name, value.arg())).collect();
            self.words.say(id, &args)
        });
        longest(texts)
    }

    /// The arguments of a message, once for each word that it tells apart.
    fn variants(&self, id: &str) -> Vec<Vec<(&str, Value)>> {
        let text = self.texts.get(id).unwrap_or_else(|| panic!("there is no message {id}"));
        let mut variants = vec![Vec::new()];
        for name in variables(text) {
            let values = match cases(text, name) {
                cases if cases.is_empty() => vec![self.value(id, name)],
                cases => cases,
            };
            let with = |value: &Value| {
                let of = |variant: &Vec<_>| [variant.clone(), vec![(name, value.clone())]].concat();
                variants.iter().map(of).collect::<Vec<_>>()
            };
            variants = values.iter().flat_map(with).collect();
        }
        variants
    }

    /// The longest text of several messages. An id that ends in `-` means all that begin so.
    fn any(&self, ids: &[&str]) -> Value {
        let is_it =
            |known: &&str| ids.iter().any(|id| known == id || id.ends_with('-') && known.starts_with(id));
        Value::Text(longest(self.ids().filter(is_it).map(|id| self.text(id))))
    }

    /// The longest text of several messages, so many times with "and" between them.
    fn all(&self, n: usize, ids: &[&str]) -> Value {
        let Value::Text(one) = self.any(ids) else { unreachable!("messages are texts") };
        Value::Text(self.words.all_of(vec![one; n]))
    }

    fn name(&self) -> &'static str {
        NAMES[usize::from(self.words.lang() == Lang::Ja)]
    }

    /// The longest thing that an argument of a message can be.
    fn value(&self, id: &str, name: &str) -> Value {
        let text = |text: &str| Value::Text(text.to_owned());
        let is_shogunate = id.starts_with("sho-") || id.starts_with("cli-shogunate");
        let is_of_program =
            ["serve-", "database-", "cli-", "admin-"].iter().any(|start| id.starts_with(start));
        if let Some(value) = if is_shogunate { self.of_shogunate(name) } else { None } {
            return value;
        }
        if let Some(value) = self.of_program(name) {
            return value;
        }
        match name {
            "name" | "of" | "first" | "usual" | "player" | "bot" => text(self.name()),
            "names" | "players" | "near" | "ids" | "allowed" => {
                Value::Text(self.words.all_of([self.name(); 3]))
            }
            "file" | "folder" | "path" | "url" | "link" => text(FILE),
            "cause" | "why" if is_of_program => {
                text("error returned from database: (code: 11) database disk image is malformed")
            }
            "from" | "to" if is_of_program => text(FILE),
            "from" | "to" | "kind" => self.any(&KINDS),
            "one" | "other" if id == "effect-turn" => self.any(&KINDS),
            "one" | "others" | "other" if is_of_program => self.any(&["bot-"]),
            "one" | "other" | "sword" => self.any(&["sword-full", "katana-"]),
            "swords" if id == "action-activate" => self.all(3, &["sword-tile"]),
            "swords" if id == "event-start-swords" => self.all(4, &["sword-full"]),
            "kinds" | "added" | "removed" => self.all(3, &["kind-count"]),
            "letters" | "composition" => text(&"WoStLeLaWoStLe"[..if id == "sword-full" { 12 } else { 14 }]),
            "letter" | "sign" => text("Le"),
            "coins" | "cost" => self.any(&["n-coins"]),
            "points" if id.starts_with("cli-things") || id.starts_with("cli-table") => Value::Number(NUMBER),
            "points" => self.any(&["n-points"]),
            "house" => self.any(&["house-n"]),
            "crest" => self.any(&["crest-"]),
            "sashimono" => self.any(&["sashimono-"]),
            "area" => self.any(&["area-"]),
            "at" => self.any(&["at-"]),
            "figure" => self.any(&["figure-"]),
            "figures" => self.all(4, &["cli-table-figure"]),
            "card" if id.starts_with("card-") || id.starts_with("cli-table") => self.any(&CARDS),
            "card" if id.starts_with("event-") || id.starts_with("action-take") => self.any(&["card-full"]),
            "card" => self.any(&CARDS),
            "cards" => self.all(3, &["card-market"]),
            "what" if id == "favor-full" => self.any(&FAVORS),
            "effect" | "what" | "does" => self.any(&["effect-", "room-effect-"]),
            "benefit" => self.any(&["kind-gain"]),
            "benefits" => self.all(2, &["kind-gain"]),
            "room" => self.any(&ROOMS),
            "rooms" => self.all(5, &ROOMS),
            "line" if is_of_program && !id.starts_with("cli-cards") && !id.starts_with("cli-things") => {
                Value::Number(NUMBER)
            }
            "line" => self.any(&["line-row", "line-column"]),
            "cell" => self.any(&["line-cell"]),
            "favor" => self.any(&["favor-n"]),
            "favors" => self.all(3, &["favor-full"]),
            "honor" => self.any(&["honor-"]),
            "category" | "cause" => self.any(&["category-"]),
            "chapter" => self.any(&["chapter-name-"]),
            "rank" if id == "cli-story-over" => self.any(&["rank-"]),
            "level" if id == "cli-story-chapter" => self.any(&["level-"]),
            "reason" => self.any(&["reason-"]),
            "question" => self.any(&["question-"]),
            "next" => self.any(&["cli-things-next"]),
            "prices" => self.all(4, &["cli-table-kind"]),
            "drawn" => self.all(3, &["ghost-card-"]),
            "entries" if id.starts_with("event-game-over") => self.all(4, &["event-game-over-entry"]),
            "n" | "acts" | "before" | "blocked" | "campaigns" | "column" | "delivered" | "end"
            | "entries" | "entry" | "format" | "games" | "ghost" | "level" | "least" | "missing"
            | "monks" | "most" | "needed" | "number" | "percent" | "rank" | "reached" | "round"
            | "rounds" | "score" | "seat" | "spaces" | "stock" | "strength" | "taken" | "threads"
            | "times" | "total" | "swords" | "undealt" | "values" | "version" | "workers" | "expected" => {
                Value::Number(NUMBER)
            }
            _ => panic!("{id}: what is the longest {name}?"),
        }
    }

    /// The same for what only commands name.
    fn of_program(&self, name: &str) -> Option<Value> {
        let text = |text: &str| Value::Text(text.to_owned());
        Some(match name {
            "title" => self.any(&["cli-section-"]),
            "meaning" => self.any(&["source-"]),
            "help" => self.any(&["cli-arg-"]),
            "usage" => text("kajiba story status <NAME> [options]"),
            "command" => text("kajiba story status"),
            "arg" | "option" => text("--no-cards-after-passing"),
            "value" | "asked" | "detail" | "found" | "key" => text("spaces.swords_per_house"),
            "hash" => text(&"0123456789abcdef".repeat(4)),
            "game" => text("shogunate"),
            "example" => text("MOV-2"),
            "place" => text("public_url"),
            "table" => text("0123456789abcdefghij"),
            "address" => text("255.255.255.255:65535"),
            _ => return None,
        })
    }

    /// The same for Shogunate, where it is something else.
    fn of_shogunate(&self, name: &str) -> Option<Value> {
        Some(match name {
            "leader" | "gave" | "got" | "shinobi" | "one" => self.any(&["sho-leader-"]),
            "leaders" | "loyalty" => self.all(6, &["sho-leader-"]),
            "other" => self.any(&["sho-leader-"]),
            "card" => self.any(&SHO_CARDS),
            "cards" | "hand" | "discards" => self.all(6, &SHO_CARDS),
            "cause" => self.any(&["sho-cause-"]),
            "plot" => self.any(&["sho-plot-great-audience", "sho-plot-world-turned-over"]),
            "power" => self.any(&["sho-power-"]),
            "pattern" => self.all(6, &["sho-pattern-entry"]),
            "place" | "to" | "from" => self.any(&["sho-place"]),
            "action" => self.any(&["sho-action-"]),
            "does" => self.any(&["sho-card-text-"]),
            "what" | "note" => self.any(&["sho-event-shown", "sho-event-exchanged"]),
            "now" => self.any(&["sho-note-stale"]),
            "chosen" => self.any(&["cli-shogunate-chosen-card"]),
            "player" => self.any(&["cli-shogunate-hatamoto"]),
            "points" => self.any(&["n-points"]),
            "entries" => self.all(6, &["sho-event-game-over-entry"]),
            _ => return None,
        })
    }
}

const KINDS: [&str; 4] = ["kind-lacquer", "kind-wood", "kind-steel", "kind-leather"];
const CARDS: [&str; 5] = ["card-take", "card-token", "card-step", "card-turn", "card-market"];
const ROOMS: [&str; 9] = [
    "room-decorator",
    "room-move",
    "room-coins",
    "room-leather",
    "room-lacquer",
    "room-wood",
    "room-steel",
    "room-discount",
    "room-apprentice",
];
const FAVORS: [&str; 5] = ["favor-first", "favor-resources", "favor-points", "favor-left", "favor-right"];
const SHO_CARDS: [&str; 6] = [
    "sho-card-cloaked-in-shadows",
    "sho-card-dishonor",
    "sho-card-flowing-upstream",
    "sho-card-honorable-company",
    "sho-card-path-of-the-arrow",
    "sho-card-storms-to-flowers",
];

/// What an argument is.
#[derive(Clone)]
enum Value {
    Text(String),
    Number(i64),
}

impl Value {
    fn arg(&self) -> Arg<'_> {
        match self {
            Self::Text(text) => text.as_str().into(),
            Self::Number(number) => (*number).into(),
        }
    }
}

fn longest(texts: impl IntoIterator<Item = String>) -> String {
    texts.into_iter().max_by_key(|text| console::measure_text_width(text)).expect("there is one")
}

/// The arguments that a text names, each once.
fn variables(text: &str) -> Vec<&str> {
    let word =
        |text: &'_ str| text.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(text.len());
    let mut names: Vec<&str> = text.split('$').skip(1).map(|rest| &rest[..word(rest)]).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// The words or numbers that a text tells apart for an argument.
fn cases(text: &str, name: &str) -> Vec<Value> {
    let mut cases = Vec::new();
    for choice in text.split(&format!("${name} ->")).skip(1) {
        let end =
            choice.find("   *[").map_or(choice.len(), |at| at + choice[at..].find(']').unwrap_or(0) + 1);
        for key in choice[..end].split('[').skip(1).filter_map(|rest| rest.split(']').next()) {
            match key {
                "one" => cases.push(Value::Number(1)),
                "other" if cases.is_empty() || matches!(cases[0], Value::Number(_)) => {
                    cases.push(Value::Number(NUMBER));
                }
                key => cases.push(key.parse().map_or_else(|_| Value::Text(key.to_owned()), Value::Number)),
            }
        }
    }
    cases
}
