//! Functions fit on a screen and in the head: at most 70 lines, and four parameters beside the receiver and the context.

use std::fs;

use anyhow::{Context, Result};
use syn::{
    Block, FnArg, ImplItemFn, ItemFn, Pat, Signature, TraitItemFn,
    spanned::Spanned,
    visit::{self, Visit},
};

use crate::files::files;

const LINES_MAX: usize = 70;
const PARAMETERS_MAX: usize = 4;

/// Functions that may be larger, by file and name, each with the reason.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    ("crates/host/src/decide.rs", "set_standing", "who, where and what are each one value"),
    ("crates/tabletop/src/playout.rs", "playout", "rules, state and dice are context"),
    ("crates/voice/src/katana/event.rs", "told", "one line for every kind of event"),
    ("crates/web/src/page/table/trial/page.rs", "attempt", "the parts of one form"),
];

/// A function that is too large.
#[derive(PartialEq, Eq, Debug)]
struct Large {
    line: usize,
    name: String,
    why: String,
}

/// Every function of the workspace that is too large, as `file:line: sentence`, and every exception that is not needed.
pub fn faults() -> Result<Vec<String>> {
    let mut faults = Vec::new();
    let mut unused: Vec<_> = EXCEPTIONS.iter().map(|(path, name, _)| (*path, *name)).collect();
    for entry in fs::read_dir("crates").context("crates cannot be read")? {
        for path in files(&entry?.path().join("src"), "rs")? {
            let text = fs::read_to_string(&path).with_context(|| format!("{path} cannot be read"))?;
            let found = large(&text).with_context(|| format!("{path} is not Rust"))?;
            for Large { line, name, why } in found {
                match unused.iter().position(|exception| *exception == (path.as_str(), name.as_str())) {
                    Some(position) => drop(unused.remove(position)),
                    None => faults.push(format!("{path}:{line}: {name} has {why}")),
                }
            }
        }
    }
    faults.extend(unused.iter().map(|(path, name)| format!("{path}: {name} needs no exception")));
    faults.sort();
    Ok(faults)
}

fn large(text: &str) -> Result<Vec<Large>> {
    let mut finder = Finder(Vec::new());
    finder.visit_file(&syn::parse_file(text)?);
    Ok(finder.0)
}

/// Collects the functions that are too large.
struct Finder(Vec<Large>);

impl Finder {
    fn check(&mut self, signature: &Signature, body: Option<&Block>) {
        let line = signature.span().start().line;
        let n_lines = body.map_or(0, |body| body.span().end().line + 1 - line);
        let n_parameters = signature.inputs.iter().filter(|input| is_counted(input)).count();
        let mut add = |why| self.0.push(Large { line, name: signature.ident.to_string(), why });
        if n_lines > LINES_MAX {
            add(format!("{n_lines} lines, more than {LINES_MAX}"));
        } else if n_parameters > PARAMETERS_MAX {
            add(format!("{n_parameters} parameters, more than {PARAMETERS_MAX}"));
        }
    }
}

/// The receiver and the context `cx` are not counted.
fn is_counted(input: &FnArg) -> bool {
    match input {
        FnArg::Receiver(_) => false,
        FnArg::Typed(typed) => !matches!(&*typed.pat, Pat::Ident(pattern) if pattern.ident == "cx"),
    }
}

impl<'ast> Visit<'ast> for Finder {
    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        self.check(&function.sig, Some(&function.block));
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast ImplItemFn) {
        self.check(&function.sig, Some(&function.block));
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_trait_item_fn(&mut self, function: &'ast TraitItemFn) {
        self.check(&function.sig, function.default.as_ref());
        visit::visit_trait_item_fn(self, function);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(&str, &str)]) {
        let found = large(text).unwrap();
        let found: Vec<_> = found.iter().map(|large| (large.name.as_str(), large.why.as_str())).collect();
        assert_eq!(found, expected);
    }

    #[test]
    fn long_functions_are_found_wherever_they_are() {
        let body = "f();\n".repeat(69);
        let why = "71 lines, more than 70";
        check(&format!("fn long() {{\n{body}}}"), &[("long", why)]);
        check(&format!("mod a {{ impl A {{ fn long() {{\n{body}}} fn short() {{}} }} }}"), &[("long", why)]);
        check(&format!("trait A {{ fn long() {{\n{body}}} fn none(); }}"), &[("long", why)]);
    }

    #[test]
    fn receiver_and_context_are_not_counted() {
        check("impl A { fn f(&self, cx: &Cx, a: u8, b: u8, c: u8, d: u8) {} }", &[]);
        check("fn f(a: u8, b: u8, c: u8, d: u8, e: u8) {}", &[("f", "5 parameters, more than 4")]);
    }
}
