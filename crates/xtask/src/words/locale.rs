//! The messages of one language: their arguments, selectors and references.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::{Context, Result, bail};
use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

use crate::files::files;

/// The languages; the others are compared with the first.
pub const LANGS: [&str; 3] = ["en", "it", "ja"];

/// What is known of a message or a term. Its attributes count as messages of their own: `id.attribute`.
#[derive(Debug, Default)]
pub struct Message {
    /// The file that it stands in.
    pub file: String,
    /// The arguments that it uses.
    pub arguments: BTreeSet<String>,
    /// The variants of its selectors, by argument, without plural categories.
    pub choices: BTreeMap<String, BTreeSet<String>>,
    /// The messages and terms that it refers to.
    pub named: BTreeSet<String>,
    /// What it says, each variant apart, with `{}` where something is put in.
    pub texts: Vec<String>,
}

/// All messages of a language by id; a term's id begins with `-`. The sample game has its words in its own crate.
pub fn read(lang: &str) -> Result<BTreeMap<String, Message>> {
    let folder = format!("crates/words/locales/{lang}");
    let mut messages = BTreeMap::new();
    for path in files(Path::new(&folder), "ftl")? {
        let file = path.strip_prefix(&folder).unwrap_or(&path).trim_start_matches('/');
        read_file(&mut messages, &path, file).with_context(|| format!("{lang}/{file}"))?;
    }
    let sample = format!("crates/sample/locales/{lang}.ftl");
    read_file(&mut messages, &sample, "sample.ftl").with_context(|| sample.clone())?;
    Ok(messages)
}

fn read_file(messages: &mut BTreeMap<String, Message>, path: &str, file: &str) -> Result<()> {
    let text = fs::read_to_string(path).with_context(|| format!("{path} cannot be read"))?;
    parse(messages, file, &text)
}

/// Adds the messages of a file.
pub fn parse(messages: &mut BTreeMap<String, Message>, file: &str, text: &str) -> Result<()> {
    let Ok(resource) = parser::parse(text) else { bail!("it has lines that are no message") };
    for entry in resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value, message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {
                continue;
            }
        };
        let Some(value) = value else { bail!("{id} says nothing") };
        add(messages, file, id.clone(), &value)?;
        for attribute in attributes {
            add(messages, file, format!("{id}.{}", attribute.id.name), &attribute.value)?;
        }
    }
    Ok(())
}

fn add(
    messages: &mut BTreeMap<String, Message>,
    file: &str,
    id: String,
    value: &Pattern<&str>,
) -> Result<()> {
    let mut message = Message { file: file.to_owned(), ..Message::default() };
    message.pattern(value);
    if messages.insert(id.clone(), message).is_some() {
        bail!("{id} comes twice");
    }
    Ok(())
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        let mut said = String::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => said.push_str(value),
                PatternElement::Placeable { expression } => {
                    said.push_str("{}");
                    self.expression(expression);
                }
            }
        }
        self.texts.push(said);
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        let (selector, variants) = match expression {
            Expression::Inline(inline) => return self.inline(inline),
            Expression::Select { selector, variants } => (selector, variants),
        };
        self.inline(selector);
        variants.iter().for_each(|variant| self.pattern(&variant.value));
        let InlineExpression::VariableReference { id } = selector else { return };
        for variant in variants {
            match variant.key {
                VariantKey::Identifier { name } if !is_plural(name) => {
                    self.choices.entry(id.name.to_owned()).or_default().insert(name.to_owned());
                }
                VariantKey::Identifier { .. } | VariantKey::NumberLiteral { .. } => {}
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => self.call(arguments),
            InlineExpression::MessageReference { id, .. } => {
                self.named.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.named.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.call(arguments));
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn call(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}

fn is_plural(key: &str) -> bool {
    ["zero", "one", "two", "few", "many", "other"].contains(&key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_known_by_arguments_choices_and_what_it_names() {
        let text = "-sword = Sword\nall = { $n ->\n    [one] one\n   *[other] { $n }\n } { -sword } { $side ->\n    [left] l\n   *[right] { all-more }\n }\n    .hint = { $why }\n";
        let mut messages = BTreeMap::new();
        parse(&mut messages, "a.ftl", text).unwrap();
        let ids: Vec<&String> = messages.keys().collect();
        assert_eq!(ids, ["-sword", "all", "all.hint"]);
        let all = &messages["all"];
        assert!(all.arguments.iter().eq(["n", "side"]));
        assert!(all.choices.keys().eq(["side"]), "plurals are each language's own");
        assert!(all.choices["side"].iter().eq(["left", "right"]));
        assert!(all.named.iter().eq(["-sword", "all-more"]));
        assert!(messages["all.hint"].arguments.contains("why"));
    }

    #[test]
    fn what_cannot_be_read_or_comes_twice_is_an_error() {
        assert!(parse(&mut BTreeMap::new(), "a.ftl", "all = { $n\n").is_err());
        assert!(parse(&mut BTreeMap::new(), "a.ftl", "all = a\nall = b\n").is_err());
    }
}
