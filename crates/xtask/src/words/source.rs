//! The uses of messages in the code: ids in strings, and the arguments of each call.

use std::collections::BTreeSet;

use anyhow::Result;
use proc_macro2::TokenTree;

use crate::tokens;

/// The uses of messages in one source file.
#[derive(Debug, Default)]
pub struct Uses {
    /// Strings that could be ids.
    pub ids: BTreeSet<String>,
    /// Format strings that could be ids, as the pieces around the placeholders: `term-{}-what` is `term-` and `-what`.
    pub patterns: BTreeSet<Vec<String>>,
    /// Calls with a message's id.
    pub calls: Vec<Call>,
}

/// A call with a message's id.
#[derive(Debug, PartialEq, Eq)]
pub struct Call {
    /// The line.
    pub line: usize,
    /// The message.
    pub id: String,
    /// The names of the arguments; none if they are not written in the call.
    pub arguments: Option<BTreeSet<String>>,
}

/// Reads a Rust source without its test modules.
pub fn read(text: &str) -> Result<Uses> {
    let mut uses = Uses::default();
    uses.scan(&tokens::read(text)?);
    Ok(uses)
}

impl Uses {
    fn scan(&mut self, mut trees: &[TokenTree]) {
        while let Some((tree, after)) = trees.split_first() {
            if let Some(n_skipped) = skipped(trees) {
                trees = &trees[n_skipped..];
                continue;
            }
            if let TokenTree::Group(group) = tree {
                self.scan(&tokens::inside(group));
            } else if let Some(text) = tokens::string(tree) {
                if is_id(&text) {
                    self.ids.insert(text);
                } else {
                    self.patterns.extend(pattern(&text));
                }
            } else if tokens::is_word(tree, "concat") {
                self.patterns.extend(joined(after));
            } else if tokens::is_word(tree, "say") || tokens::is_word(tree, "tell") {
                self.calls.extend(call(tokens::line(tree), after));
            }
            trees = after;
        }
    }
}

/// How many trees a doc comment or a `#[cfg(test)] mod …` at the beginning takes.
fn skipped(trees: &[TokenTree]) -> Option<usize> {
    let (attribute, n_trees) = tokens::attribute(trees)?;
    let attribute = attribute.stream().to_string();
    if attribute.starts_with("doc") {
        return Some(n_trees);
    }
    let is_tests = attribute == "cfg (test)" || attribute == "cfg(test)";
    match &trees[n_trees..] {
        [module, _, _, ..] if is_tests && tokens::is_word(module, "mod") => Some(n_trees + 3),
        _ => None,
    }
}

/// Whether a text has the form of an id: lower case words with dashes between them.
fn is_id(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.chars().all(is_of_id)
        && !text.ends_with('-')
}

fn is_of_id(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-' || letter == '_'
}

/// The pieces around the placeholders of a format string; none if it cannot be an id.
fn pattern(text: &str) -> Option<Vec<String>> {
    let mut pieces = vec![String::new()];
    let mut rest = text;
    while let Some((piece, after)) = rest.split_once('{') {
        pieces.last_mut()?.push_str(piece);
        pieces.push(String::new());
        rest = after.split_once('}')?.1;
    }
    pieces.last_mut()?.push_str(rest);
    as_pattern(pieces)
}

/// The pieces of `concat!`: what is no string is a placeholder.
fn joined(after: &[TokenTree]) -> Option<Vec<String>> {
    let [bang, TokenTree::Group(group), ..] = after else { return None };
    if !tokens::is_sign(bang, '!') {
        return None;
    }
    let mut pieces = vec![String::new()];
    for part in tokens::parts(&tokens::inside(group)) {
        match only_string(part) {
            Some(text) => pieces.last_mut()?.push_str(&text),
            None => pieces.push(String::new()),
        }
    }
    as_pattern(pieces)
}

/// A pattern has a placeholder and a dash, and otherwise only letters of ids.
fn as_pattern(pieces: Vec<String>) -> Option<Vec<String>> {
    let is_pattern = pieces.len() > 1
        && pieces.iter().flat_map(|piece| piece.chars()).all(is_of_id)
        && pieces.iter().any(|piece| piece.contains('-'));
    is_pattern.then_some(pieces)
}

/// `say!(voice, "id", name = value)`, `say("id")`, `say("id", &[("name", value)])`, and the same with `tell`.
fn call(line: usize, after: &[TokenTree]) -> Option<Call> {
    let (is_macro, group) = match after {
        [bang, TokenTree::Group(group), ..] if tokens::is_sign(bang, '!') => (true, group),
        [TokenTree::Group(group), ..] => (false, group),
        _ => return None,
    };
    let trees = tokens::inside(group);
    let parts: Vec<&[TokenTree]> = tokens::parts(&trees).skip(usize::from(is_macro)).collect();
    let (id, rest) = parts.split_first()?;
    let arguments = match rest {
        _ if is_macro => rest.iter().map(|part| named(part)).collect(),
        [] => Some(BTreeSet::new()),
        [[and, TokenTree::Group(list)]] if tokens::is_sign(and, '&') => {
            tokens::parts(&tokens::inside(list)).map(first_of_pair).collect()
        }
        _ => None,
    };
    Some(Call { line, id: only_string(id)?, arguments })
}

/// The name in `name = value`.
fn named(part: &[TokenTree]) -> Option<String> {
    match part {
        [TokenTree::Ident(name), equals, ..] if tokens::is_sign(equals, '=') => Some(name.to_string()),
        _ => None,
    }
}

/// The string in `("string", value)`.
fn first_of_pair(pair: &[TokenTree]) -> Option<String> {
    let [TokenTree::Group(pair)] = pair else { return None };
    tokens::parts(&tokens::inside(pair)).next().and_then(only_string)
}

fn only_string(part: &[TokenTree]) -> Option<String> {
    match part {
        [only] => tokens::string(only),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Uses {
        super::read(text).unwrap()
    }

    fn names(names: &[&str]) -> Option<BTreeSet<String>> {
        Some(names.iter().map(|&name| name.to_owned()).collect())
    }

    #[test]
    fn calls_are_found_with_what_they_tell() {
        let uses = read(
            "fn f<'a>(x: &'a str) { // say(\"no-comment\")
                say!(self, \"sho-one\", n = g(1, 2), name = 'x'); cx.say(\"two\");
                cx.tell(\"three\", &[(\"n\", 1.into()), (\"why\", (2, 3).into())]); cx.tell(\"four\", &args);
                cx.tell(id, &[]); }",
        );
        let calls: Vec<_> =
            uses.calls.iter().map(|call| (call.id.as_str(), call.arguments.clone())).collect();
        let expected = [
            ("sho-one", names(&["n", "name"])),
            ("two", names(&[])),
            ("three", names(&["n", "why"])),
            ("four", None),
        ];
        assert_eq!(calls, expected);
        assert_eq!(uses.calls[0].line, 2);
        assert!(!uses.ids.contains("no-comment"));
    }

    #[test]
    fn texts_with_holes_are_patterns() {
        let uses =
            read("format!(\"term-{}-what\", x); concat!(\"why-\", $id); format!(\"{} coins\", n); \"A-{x}\"");
        let patterns: Vec<Vec<&str>> =
            uses.patterns.iter().map(|pieces| pieces.iter().map(String::as_str).collect()).collect();
        assert_eq!(patterns, [vec!["term-", "-what"], vec!["why-", ""]]);
    }

    #[test]
    fn what_only_tests_say_does_not_count() {
        let uses =
            read("say(\"one\")\n#[cfg(test)]\nmod tests { fn f() { say(\"two\") } }\nsay(r#\"three\"#)");
        assert!(uses.ids.iter().eq(["one", "three"]));
        assert_eq!(read("#[cfg(test)]\nmod tests;\nsay(\"one\")").ids.len(), 1);
    }
}
