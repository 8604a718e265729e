//! What the sources of rules must not name: files, clocks, networks, processes, the environment, maps
//! without an order, floats. A game replayed elsewhere must come out the same.

use std::{fs, path::Path};

use anyhow::{Context, Result};

use crate::files::files;

/// Modules of the standard library that reach outside.
const MODULES: &[&str] = &["env", "fs", "io", "net", "process", "thread", "time"];

/// Types whose results differ between runs or machines.
const TYPES: &[&str] = &["HashMap", "HashSet", "RandomState", "f32", "f64"];

/// Every forbidden name in the sources under the folder, as `file:line: sentence`.
pub fn faults(folder: &str) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for path in files(Path::new(folder), "rs")? {
        let text = fs::read_to_string(&path).with_context(|| format!("{path} cannot be read"))?;
        for (line, name) in forbidden(&text) {
            faults.push(format!("{path}:{line}: rules must not name {name}"));
        }
    }
    Ok(faults)
}

/// The forbidden names of a source with their lines. Comments are read too: the rules have no need to
/// speak of these either.
fn forbidden(text: &str) -> Vec<(usize, String)> {
    let tokens = tokens(text);
    let mut found = Vec::new();
    for (position, &(line, token)) in tokens.iter().enumerate() {
        if TYPES.contains(&token) || is_float_literal(token) {
            found.push((line, token.to_owned()));
        }
        if (token == "std" || token == "core") && is_path_sign(&tokens[position + 1..]) {
            for (line, module) in children(&tokens[position + 3..]) {
                if MODULES.contains(&module) {
                    found.push((line, format!("{token}::{module}")));
                }
            }
        }
    }
    found
}

/// Words and signs, each with its line; a sign is one character.
fn tokens(text: &str) -> Vec<(usize, &str)> {
    let mut tokens = Vec::new();
    for (index, mut rest) in text.lines().enumerate() {
        while let Some(first) = rest.chars().next() {
            let word_length = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
            let (token, after) = rest.split_at(word_length.max(first.len_utf8()));
            if !first.is_whitespace() {
                tokens.push((index + 1, token));
            }
            rest = after;
        }
    }
    tokens
}

/// Suffixed literals such as `2f64`; the digits of a hexadecimal number are none.
fn is_float_literal(token: &str) -> bool {
    token.starts_with(|c: char| c.is_ascii_digit())
        && !token.starts_with("0x")
        && (token.ends_with("f32") || token.ends_with("f64"))
}

fn is_path_sign(tokens: &[(usize, &str)]) -> bool {
    matches!(tokens, [(_, ":"), (_, ":"), ..])
}

/// What follows `std::`: one name, or the first names of every path in braces.
fn children<'a>(tokens: &[(usize, &'a str)]) -> Vec<(usize, &'a str)> {
    if !matches!(tokens.first(), Some((_, "{"))) {
        return tokens.first().copied().into_iter().collect();
    }
    let mut children = Vec::new();
    let mut depth = 0;
    let mut is_first = false;
    for &(line, token) in tokens {
        match token {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ if is_first && depth == 1 => children.push((line, token)),
            _ => {}
        }
        is_first = token == "," || token == "{";
        if depth == 0 {
            break;
        }
    }
    children
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(usize, &str)]) {
        let expected: Vec<(usize, String)> =
            expected.iter().map(|&(line, name)| (line, name.to_owned())).collect();
        assert_eq!(forbidden(text), expected, "{text}");
    }

    #[test]
    fn paths_are_found_wherever_they_stand() {
        check("use std::fs;\nlet now = std::time::Instant::now();", &[(1, "std::fs"), (2, "std::time")]);
        check("use ::std :: net::IpAddr;", &[(1, "std::net")]);
        check("use core::time::Duration;", &[(1, "core::time")]);
    }

    #[test]
    fn grouped_imports_are_read_too() {
        check(
            "use std::{\n    fmt,\n    env,\n    process::{self, Command},\n};",
            &[(3, "std::env"), (4, "std::process")],
        );
        check("use std::{collections::{HashMap, BTreeMap}, fmt};", &[(1, "HashMap")]);
    }

    #[test]
    fn floats_are_found_as_types_and_as_literals() {
        check(
            "fn half(x: f32) -> f64 { 0.5_f64 * 2f64 }",
            &[(1, "f32"), (1, "f64"), (1, "5_f64"), (1, "2f64")],
        );
        check("let mask = 0x5f32;", &[]);
    }

    #[test]
    fn only_whole_names_count() {
        check("use std::fmt; let time = envelope::fs; my_std::time(); NotAHashMapAtAll", &[]);
        check("use std::{fmt, iter::{self, time}}; fn f() { env(fs) }", &[]);
    }

    #[test]
    fn a_source_that_ends_in_the_middle_is_no_trouble() {
        for text in ["std", "std:", "std::", "std::{", "use std::{a, {"] {
            check(text, &[]);
        }
    }
}
