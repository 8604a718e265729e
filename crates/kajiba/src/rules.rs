//! `kajiba rules`: the rules of a game, a section of them, or one clause.

use std::io;

use anyhow::Result;
use clap::ArgMatches;

use crate::{
    cx::Cx,
    ink::Ink,
    rulebook::{Clause, Found, Rulebook, Section},
    sorry::sorry,
};

/// Prints what was asked for: a game's rules, those of Katana where nothing was, or an id of either game.
pub fn rules(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let lang = cx.words.lang();
    let (mut book, shogunate) = (Rulebook::new(lang), Rulebook::shogunate(lang));
    let asked = args.get_one::<String>("clause").map_or("katana", String::as_str);
    match asked.to_lowercase().as_str() {
        "katana" => return Ok(print_all(cx, &book)?),
        "shogunate" => return Ok(print_all(cx, &shogunate)?),
        _ => {}
    }
    // No id stands in both books, so that one search finds those of either.
    book.sections.extend(shogunate.sections);
    match book.find(asked) {
        Found::Section(section) => print_section(cx, section)?,
        Found::Clause(clause) => print_clause(cx, clause)?,
        Found::Nothing(near) => return Err(sorry(unknown(cx, asked, &near))),
    }
    Ok(())
}

/// The same at the table: without an id the list of sections, and a wrong id ends nothing.
pub fn answer(cx: &mut Cx, book: &Rulebook, asked: &str) -> io::Result<()> {
    if asked.is_empty() {
        cx.tell("cli-rules-sections", &[])?;
        return book.sections.iter().try_for_each(|section| {
            let id = cx.page.ink(Ink::Strong, section.id);
            cx.page.print(&format!("  {id}  {}", section.title))
        });
    }
    match book.find(asked) {
        Found::Section(section) => print_section(cx, section),
        Found::Clause(clause) => print_clause(cx, clause),
        Found::Nothing(near) => {
            let sentence = unknown(cx, asked, &near);
            cx.page.wrapped(&sentence, "")
        }
    }
}

/// That there is no such clause, and which are close.
fn unknown(cx: &Cx, asked: &str, near: &[&str]) -> String {
    if near.is_empty() {
        cx.say("cli-rules-unknown", &[("asked", asked.into())])
    } else {
        cx.say("cli-rules-near", &[("asked", asked.into()), ("near", near.join(", ").into())])
    }
}

fn print_all(cx: &mut Cx, book: &Rulebook) -> io::Result<()> {
    for line in &book.preface {
        cx.page.wrapped(line, "")?;
        cx.page.print("")?;
    }
    for (n, section) in book.sections.iter().enumerate() {
        if n > 0 {
            cx.page.print("")?;
        }
        print_section(cx, section)?;
    }
    Ok(())
}

/// Prints a section with its heading.
fn print_section(cx: &mut Cx, section: &Section) -> io::Result<()> {
    let heading = cx.page.ink(Ink::Heading, &format!("{} ({})", section.title, section.id));
    cx.page.print(&heading)?;
    section.clauses.iter().try_for_each(|clause| print_clause(cx, *clause))
}

/// Prints a clause after its id.
fn print_clause(cx: &mut Cx, clause: Clause) -> io::Result<()> {
    let id = cx.page.ink(Ink::Strong, clause.id);
    cx.page.wrapped(&format!("{id}  {}", clause.text), "    ")
}
