//! All languages have the same messages with the same variables, and every file parses.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey},
    parser,
};
use words::{Lang, words};

/// The shape of a message: its variables, and the keys of each selection by variable.
#[derive(Default)]
struct Shape {
    variables: BTreeSet<String>,
    choices: BTreeMap<String, Vec<String>>,
}

impl Shape {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    self.choices.insert(id.name.clone(), variants.iter().map(key).collect());
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::TermReference { arguments, .. } => {
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::MessageReference { .. } => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<String>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

/// A variant's key, with a star if it is the default.
fn key(variant: &Variant<String>) -> String {
    let star = if variant.default { "*" } else { "" };
    match &variant.key {
        VariantKey::Identifier { name } => format!("{star}{name}"),
        VariantKey::NumberLiteral { value } => format!("{star}{value}"),
    }
}

/// The files of a language, by path below its folder.
fn files(lang: Lang) -> Vec<(String, String)> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang.code());
    let (mut files, mut folders) = (Vec::new(), vec![root.clone()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("each language has a folder") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let name = path.strip_prefix(&root).expect("the file is below its folder").to_string_lossy();
            files.push((name.into_owned(), fs::read_to_string(&path).expect("a file of words is text")));
        }
    }
    files.sort();
    files
}

/// All messages of a language, by file and id. Panics if a file does not parse or an id is repeated.
fn messages(lang: Lang) -> BTreeMap<(String, String), Shape> {
    let mut messages = BTreeMap::new();
    let mut ids = BTreeSet::new();
    for (file, text) in files(lang) {
        let resource = parser::parse(text)
            .unwrap_or_else(|(_, errors)| panic!("{}/{file} has junk: {errors:?}", lang.code()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            assert!(ids.insert(id.clone()), "{}/{file}: {id} comes twice", lang.code());
            let mut shape = Shape::default();
            shape.pattern(&message.value.unwrap_or_else(|| panic!("{}: {id} says nothing", lang.code())));
            messages.insert((file.clone(), id), shape);
        }
    }
    messages
}

#[test]
fn every_language_has_the_messages_and_variables_of_english() {
    let english = messages(Lang::En);
    let mut problems = Vec::new();
    for lang in [Lang::It, Lang::Ja] {
        let other = messages(lang);
        let code = lang.code();
        for ((file, id), shape) in &english {
            let Some(theirs) = other.get(&(file.clone(), id.clone())) else {
                problems.push(format!("{code}/{file} lacks {id}"));
                continue;
            };
            for name in shape.variables.difference(&theirs.variables) {
                problems.push(format!("{code}/{file}: {id} lacks ${name}"));
            }
            for name in theirs.variables.difference(&shape.variables) {
                problems.push(format!("{code}/{file}: {id} has ${name}, which English has not"));
            }
        }
        for (file, id) in other.keys().filter(|key| !english.contains_key(*key)) {
            problems.push(format!("{code}/{file} has {id}, which English has not"));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn every_message_can_be_said() {
    for lang in Lang::ALL {
        for (_, id) in messages(lang).into_keys() {
            assert!(words(lang).has(&id), "{} does not know {id}", lang.code());
        }
    }
}

#[test]
fn every_plural_has_one_and_other() {
    for lang in [Lang::En, Lang::It] {
        for ((file, id), shape) in messages(lang) {
            for (name, keys) in shape.choices {
                let is_plural = keys.iter().any(|key| key == "one" || key == "*one");
                assert!(
                    !is_plural || keys == ["one", "*other"],
                    "{}/{file}: {id} chooses by ${name} among {keys:?}",
                    lang.code()
                );
            }
        }
    }
}

#[test]
fn italian_has_a_plural_wherever_english_has_one() {
    let italian = messages(Lang::It);
    for (key, shape) in messages(Lang::En) {
        for (name, keys) in shape.choices {
            if keys[0] == "one" {
                assert_eq!(italian[&key].choices.get(&name), Some(&keys), "{key:?} by ${name}");
            }
        }
    }
}
