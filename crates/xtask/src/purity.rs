//! What the sources of rules must not name: files, clocks, networks, processes, the environment, maps
//! without an order, floats. A game replayed elsewhere must come out the same.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use proc_macro2::TokenTree;

use crate::{files::files, tokens};

/// Modules of the standard library that reach outside.
const MODULES: &[&str] = &["env", "fs", "io", "net", "process", "thread", "time"];

/// Types whose results differ between runs or machines.
const TYPES: &[&str] = &["HashMap", "HashSet", "RandomState", "f32", "f64"];

/// Every forbidden name in the sources under the folder, as `file:line: sentence`.
pub fn faults(folder: &str) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for path in files(Path::new(folder), "rs")? {
        let text = fs::read_to_string(&path).with_context(|| format!("{path} cannot be read"))?;
        let trees = tokens::read(&text).with_context(|| format!("{path} is not Rust"))?;
        for (line, name) in forbidden(&trees) {
            faults.push(format!("{path}:{line}: rules must not name {name}"));
        }
    }
    Ok(faults)
}

/// The forbidden names of a source with their lines.
fn forbidden(trees: &[TokenTree]) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (position, tree) in trees.iter().enumerate() {
        let name = tree.to_string();
        match tree {
            TokenTree::Group(group) => found.extend(forbidden(&tokens::inside(group))),
            TokenTree::Ident(_) if TYPES.contains(&name.as_str()) => found.push((tokens::line(tree), name)),
            TokenTree::Literal(_) if is_float(&name) => found.push((tokens::line(tree), name)),
            TokenTree::Ident(_) if name == "std" || name == "core" => {
                let modules = children(&trees[position + 1..]).into_iter();
                let forbidden = modules.filter(|(_, module)| MODULES.contains(&module.as_str()));
                found.extend(forbidden.map(|(line, module)| (line, format!("{name}::{module}"))));
            }
            TokenTree::Ident(_) | TokenTree::Literal(_) | TokenTree::Punct(_) => {}
        }
    }
    found
}

/// Suffixed literals such as `2f64`; the digits of a hexadecimal number are none.
fn is_float(literal: &str) -> bool {
    literal.starts_with(|c: char| c.is_ascii_digit())
        && !literal.starts_with("0x")
        && (literal.ends_with("f32") || literal.ends_with("f64"))
}

/// What follows `std`: one name, or the first names of every path in braces.
fn children(after: &[TokenTree]) -> Vec<(usize, String)> {
    let [colon, other_colon, child, ..] = after else { return Vec::new() };
    if !(tokens::is_sign(colon, ':') && tokens::is_sign(other_colon, ':')) {
        return Vec::new();
    }
    let named = |tree: &TokenTree| (tokens::line(tree), tree.to_string());
    match child {
        TokenTree::Group(group) => {
            tokens::parts(&tokens::inside(group)).map(|path| named(&path[0])).collect()
        }
        TokenTree::Ident(_) | TokenTree::Literal(_) | TokenTree::Punct(_) => vec![named(child)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(usize, &str)]) {
        let expected: Vec<(usize, String)> =
            expected.iter().map(|&(line, name)| (line, name.to_owned())).collect();
        assert_eq!(forbidden(&tokens::read(text).unwrap()), expected, "{text}");
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
            &[(1, "f32"), (1, "f64"), (1, "0.5_f64"), (1, "2f64")],
        );
        check("let mask = 0x5f32;", &[]);
    }

    #[test]
    fn only_whole_names_count() {
        check("use std::fmt; let time = envelope::fs; my_std::time(); NotAHashMapAtAll", &[]);
        check("use std::{fmt, iter::{self, time}}; fn f() { env(fs) }", &[]);
    }
}
