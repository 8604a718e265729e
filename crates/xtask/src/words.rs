//! `cargo xtask words`: all languages have the same messages, every message that the code uses exists, none is unused, and
//! none uses a form that its language's glossary forbids.

mod glossary;
mod locale;
mod source;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::{Context, Result, bail};

use self::{
    locale::{LANGS, Message},
    source::Uses,
};
use crate::{arguments::Arguments, files::files};

type Messages = BTreeMap<String, Message>;

/// Tools for developers speak English and need no words; the sample game has its own.
const SPEECHLESS: [&str; 2] = ["crates/bench", "crates/xtask"];

/// Values that come from libraries: the types of values in a TOML file.
const FROM_LIBRARIES: [&str; 3] = ["boolean", "datetime", "float"];

/// Compares the languages with each other and with the code, and names every fault.
pub fn run(arguments: &[String]) -> Result<()> {
    Arguments::read(arguments, &[], &[])?;
    let languages = LANGS.map(locale::read);
    let mut locales = Vec::new();
    for (lang, messages) in LANGS.into_iter().zip(languages) {
        locales.push((lang, messages?));
    }
    let code = code()?;
    let (_, english) = &locales[0];
    let mut faults = Vec::new();
    for (lang, messages) in &locales {
        faults.extend(unknown(lang, messages));
        faults.extend(departures(lang, messages, english));
        faults.extend(unheard(lang, messages, &code));
        faults.extend(glossary::faults(lang, &glossary::read(lang)?, messages));
    }
    faults.extend(code.iter().flat_map(|(path, uses)| mistold(path, uses, english)));
    faults.extend(idle(english, &code));
    for fault in &faults {
        println!("{fault}");
    }
    if !faults.is_empty() {
        bail!("{} to mend in the words", faults.len());
    }
    println!("words: {} messages in {} languages, all in order", english.len(), locales.len());
    Ok(())
}

/// The message uses of every source file, by path.
fn code() -> Result<Vec<(String, Uses)>> {
    let mut code = Vec::new();
    for entry in fs::read_dir("crates").context("the crates cannot be read")? {
        let folder = entry?.path();
        if SPEECHLESS.iter().any(|name| folder == Path::new(name)) {
            continue;
        }
        for path in files(&folder.join("src"), "rs")? {
            if path.split(['/', '.']).any(|part| part == "tests") {
                continue;
            }
            let text = fs::read_to_string(&path).with_context(|| format!("{path} cannot be read"))?;
            let uses = source::read(&text).with_context(|| format!("{path} is not Rust"))?;
            code.push((path, uses));
        }
    }
    code.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(code)
}

/// References to messages and terms that do not exist.
fn unknown(lang: &str, messages: &Messages) -> Vec<String> {
    let named =
        messages.iter().flat_map(|(id, message)| message.named.iter().map(move |other| (id, message, other)));
    named
        .filter(|(_, _, other)| !messages.contains_key(*other))
        .map(|(id, message, other)| {
            format!("{lang}/{}: {id} names {other}, which is not there", message.file)
        })
        .collect()
}

/// Differences between a language and English in messages, files and arguments. Terms may differ.
fn departures(lang: &str, messages: &Messages, english: &Messages) -> Vec<String> {
    let mut faults = Vec::new();
    let is_shared = |id: &&String| !id.starts_with('-');
    for id in messages.keys().filter(is_shared).filter(|id| !english.contains_key(*id)) {
        faults.push(format!("{lang}/{}: {id} is not in English", messages[id].file));
    }
    for id in english.keys().filter(is_shared) {
        let model = &english[id];
        let Some(message) = messages.get(id) else {
            faults.push(format!("{lang}/{}: {id} is missing", model.file));
            continue;
        };
        let place = format!("{lang}/{}: {id}", message.file);
        if message.file != model.file {
            faults.push(format!("{place} stands in {} in English", model.file));
        }
        for name in message.arguments.symmetric_difference(&model.arguments) {
            faults.push(format!("{place} and English do not agree on ${name}"));
        }
    }
    faults
}

/// Variants of a selector that no string in the code matches, so that they are never chosen. Languages may select by
/// different values.
fn unheard(lang: &str, messages: &Messages, code: &[(String, Uses)]) -> Vec<String> {
    let is_heard =
        |word: &str| FROM_LIBRARIES.contains(&word) || code.iter().any(|(_, uses)| uses.ids.contains(word));
    let mut faults = Vec::new();
    for (id, message) in messages {
        let words =
            message.choices.iter().flat_map(|(name, words)| words.iter().map(move |word| (name, word)));
        for (name, word) in words.filter(|(_, word)| !is_heard(word)) {
            faults.push(format!(
                "{lang}/{}: {id} has [{word}] for ${name}, which nobody tells it",
                message.file
            ));
        }
    }
    faults
}

/// Messages that the code uses and that do not exist, or that get other arguments than they use.
fn mistold(path: &str, uses: &Uses, english: &Messages) -> Vec<String> {
    let mut faults = Vec::new();
    for call in &uses.calls {
        let (place, id) = (format!("{path}:{}", call.line), &call.id);
        let Some(message) = english.get(id) else {
            faults.push(format!("{place}: there is no message {id}"));
            continue;
        };
        let Some(told) = &call.arguments else { continue };
        for name in message.arguments.difference(told) {
            faults.push(format!("{place}: {id} is not told ${name}"));
        }
        for name in told.difference(&message.arguments) {
            faults.push(format!("{place}: {id} is told ${name} and never says it"));
        }
    }
    faults
}

/// Messages and terms that neither the code nor another message uses.
fn idle(english: &Messages, code: &[(String, Uses)]) -> Vec<String> {
    let named: BTreeSet<&String> = english.values().flat_map(|message| &message.named).collect();
    let is_used = |id: &str| {
        // An attribute is used with its message.
        let id = id.split('.').next().unwrap_or(id);
        named.contains(&id.to_owned()) || code.iter().any(|(path, uses)| says(path, uses, id, code))
    };
    let idle = english.iter().filter(|(id, _)| !is_used(id));
    idle.map(|(id, message)| format!("{}: {id} is never said", message.file)).collect()
}

/// Whether a file contains the id, or a pattern that matches it. A placeholder at the beginning of a pattern stands for
/// another string of the same crate.
fn says(path: &str, uses: &Uses, id: &str, code: &[(String, Uses)]) -> bool {
    let of_crate = |path: &str| path.split('/').nth(1).map(str::to_owned);
    let has_begin = |begin: &str| {
        let same_crate = code.iter().filter(|(other, _)| of_crate(other) == of_crate(path));
        let mut uses = same_crate.map(|(_, uses)| uses);
        uses.any(|uses| uses.ids.contains(begin) || uses.patterns.iter().any(|pieces| begins(pieces, begin)))
    };
    let fits = |pieces: &Vec<String>| {
        if !pieces[0].is_empty() {
            return fits(id, &pieces[0], &pieces[1..]);
        }
        let mut ends = 1..id.len();
        ends.any(|end| fits(&id[end..], &pieces[1], &pieces[2..]) && has_begin(&id[..end]))
    };
    uses.ids.contains(id) || uses.patterns.iter().any(fits)
}

fn begins(pieces: &[String], begin: &str) -> bool {
    !pieces[0].is_empty() && fits(begin, &pieces[0], &pieces[1..])
}

/// Whether a text consists of the pieces with something between each two.
fn fits(text: &str, piece: &str, others: &[String]) -> bool {
    let Some(rest) = text.strip_prefix(piece) else { return false };
    let Some((next, others)) = others.split_first() else { return rest.is_empty() };
    (1..=rest.len()).any(|hole| fits(&rest[hole..], next, others))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn messages(text: &str) -> Messages {
        let mut messages = Messages::new();
        locale::parse(&mut messages, "a.ftl", text).unwrap();
        messages
    }

    fn code(text: &str) -> Vec<(String, Uses)> {
        vec![("a.rs".to_owned(), source::read(text).unwrap())]
    }

    #[test]
    fn what_a_language_lacks_adds_or_is_told_otherwise_is_named() {
        let english = messages("a = { $n }\nb = b\n");
        let italian = messages("a = { $m }\nd = d\n");
        let expected = [
            "it/a.ftl: d is not in English",
            "it/a.ftl: a and English do not agree on $m",
            "it/a.ftl: a and English do not agree on $n",
            "it/a.ftl: b is missing",
        ];
        assert_eq!(departures("it", &italian, &english), expected);
        assert!(departures("en", &english, &english).is_empty());
        assert_eq!(unknown("en", &messages("a = { b }\n")), ["en/a.ftl: a names b, which is not there"]);
    }

    #[test]
    fn a_choice_that_nobody_comes_to_is_named() {
        let italian = messages("a = { $k ->\n    [x] x\n    [one] 1\n   *[z] z\n }\n");
        let expected = ["it/a.ftl: a has [z] for $k, which nobody tells it"];
        assert_eq!(unheard("it", &italian, &code("\"x\"")), expected);
    }

    #[test]
    fn what_the_code_says_must_be_there_and_be_told_what_it_says() {
        let english = messages("one = { $n }\ntwo = two\n");
        let code =
            code("say(\"one\"); tell(\"two\", &[(\"n\", x)]); say(\"three\"); tell(\"one\", &[(\"n\", x)])");
        let expected = [
            "a.rs:1: one is not told $n",
            "a.rs:1: two is told $n and never says it",
            "a.rs:1: there is no message three",
        ];
        assert_eq!(mistold("a.rs", &code[0].1, &english), expected);
    }

    #[test]
    fn idle_messages_are_found_behind_patterns() {
        let english = messages("-t = t\na-x = { -t }\na-y-b = b\nc-1 = c\nc-1-end = c\nd = d\ne-end = e\n");
        let code = code("\"a-x\"; format!(\"a-{}-b\", y); [\"c-1\"]; format!(\"{id}-end\")");
        assert_eq!(idle(&english, &code), ["a.ftl: d is never said", "a.ftl: e-end is never said"]);
    }
}
