//! The glossary of a language: the right form of a term, and the forms that no message may use.
//!
//! `crates/words/glossary/LANG.toml` has a table for each term:
//!
//! ```toml
//! [move-room]
//! right = "Move Sword Room"
//! never = ["Move-a-Sword"]
//! why = "the only Room that the rulebook names"
//! except = ["message-id"]  # may be left out: messages where a forbidden form means something else
//! ```
//!
//! A form is found as it is written, with its capitals, and in Latin script only as whole words.

use std::{collections::BTreeMap, fs};

use anyhow::{Context, Result};
use serde::Deserialize;

use super::Messages;

/// The terms of a language by id.
pub type Glossary = BTreeMap<String, Term>;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    right: String,
    never: Vec<String>,
    why: String,
    #[serde(default)]
    except: Vec<String>,
}

pub fn read(lang: &str) -> Result<Glossary> {
    let path = format!("crates/words/glossary/{lang}.toml");
    let text = fs::read_to_string(&path).with_context(|| format!("{path} cannot be read"))?;
    toml::from_str(&text).with_context(|| format!("{path} is no glossary"))
}

/// Messages that use a forbidden form, right forms that no message uses, and exceptions that are none.
pub fn faults(lang: &str, glossary: &Glossary, messages: &Messages) -> Vec<String> {
    let mut faults = Vec::new();
    for (id, term) in glossary {
        let says =
            |form: &str| messages.values().any(|message| message.texts.iter().any(|text| has(text, form)));
        if !says(&term.right) {
            faults.push(format!("glossary/{lang}.toml: {id}: no message says \"{}\"", term.right));
        }
        let mut excepted = Vec::new();
        for (name, message) in messages {
            let forms = term.never.iter().filter(|form| message.texts.iter().any(|text| has(text, form)));
            for form in forms {
                if term.except.contains(name) {
                    excepted.push(name);
                    continue;
                }
                let (file, right, why) = (&message.file, &term.right, &term.why);
                faults.push(format!("{lang}/{file}: {name} says \"{form}\" for \"{right}\": {why}"));
            }
        }
        for name in term.except.iter().filter(|name| !excepted.contains(name)) {
            faults.push(format!("glossary/{lang}.toml: {id}: {name} needs no exception"));
        }
    }
    faults
}

/// Whether the text contains the form as whole words.
fn has(text: &str, form: &str) -> bool {
    text.match_indices(form).any(|(start, found)| {
        let (before, after) = (&text[..start], &text[start + found.len()..]);
        !joins(before.chars().next_back(), found.chars().next())
            && !joins(found.chars().next_back(), after.chars().next())
    })
}

/// Whether two characters are inside one word. Japanese has no spaces, so only Latin letters are.
fn joins(one: Option<char>, other: Option<char>) -> bool {
    let is_latin = |char: char| char.is_alphanumeric() && char < '\u{250}';
    one.is_some_and(is_latin) && other.is_some_and(is_latin)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::locale;

    fn found(glossary: &str, text: &str) -> Vec<String> {
        let mut messages = Messages::new();
        locale::parse(&mut messages, "a.ftl", text).unwrap();
        faults("en", &toml::from_str(glossary).unwrap(), &messages)
    }

    #[test]
    fn a_forbidden_form_is_named_with_its_file_message_and_reason() {
        let glossary =
            "[room]\nright = \"Move Sword\"\nnever = [\"Move-a-Sword\"]\nwhy = \"the book's name\"\n";
        let fault = "en/a.ftl: b says \"Move-a-Sword\" for \"Move Sword\": the book's name";
        assert_eq!(found(glossary, "a = Move Sword Room\nb = the Move-a-Sword Room\n"), [fault]);
        let hidden =
            "a = Move Sword\nb = { $n ->\n    [one] Move-a-Sword\n   *[other] { $n } { \"x\" }\n }\n";
        assert_eq!(found(glossary, hidden), [fault], "in a variant too");
        assert_eq!(
            found(glossary, "a = Move Sword\n    .hint = Move-a-Sword\n").len(),
            1,
            "in an attribute too"
        );
    }

    #[test]
    fn forms_are_whole_words_in_latin_script_and_any_part_in_japanese() {
        let glossary = "[law]\nright = \"a\"\nnever = [\"act\", \"端末\"]\nwhy = \"so\"\n";
        assert!(found(glossary, "a = a fact, Act, acted\n").is_empty());
        assert_eq!(found(glossary, "a = a act.\n").len(), 1);
        assert_eq!(found(glossary, "a = a 一台の端末で\n").len(), 1);
    }

    #[test]
    fn exceptions_and_right_forms_must_be_true() {
        let glossary = "[law]\nright = \"move\"\nnever = [\"act\"]\nwhy = \"so\"\nexcept = [\"a\", \"c\"]\n";
        let expected = [
            "glossary/en.toml: law: no message says \"move\"",
            "glossary/en.toml: law: c needs no exception",
        ];
        assert_eq!(found(glossary, "a = act\nc = c\n"), expected);
    }
}
