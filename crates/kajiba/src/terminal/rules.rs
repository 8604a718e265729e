//! `kajiba rules`: the rules of a game, a section of them, or one clause.

use std::io;

use anyhow::Result;
use clap::ArgMatches;
use rulebook::{Clause, Found, Rulebook, Section};

use crate::{cx::Cx, error::user_error, game::Games, terminal::style::Style};

/// Prints a game's rules, by default those of the first game, or a section or clause of any game.
pub fn rules(cx: &mut Cx, games: &Games, args: &ArgMatches) -> Result<()> {
    let lang = cx.words.lang();
    let asked = args.get_one::<String>("clause").map_or(games.default().id(), String::as_str);
    if let Some(book) = rulebook::book(&asked.to_lowercase()) {
        return Ok(print_all(cx, book.edition(lang))?);
    }
    match rulebook::find(lang, asked) {
        Found::Section(section) => Ok(print_section(cx, section)?),
        Found::Clause(clause) => Ok(print_clause(cx, clause)?),
        Found::Nothing(near) => Err(user_error(unknown(cx, asked, &near))),
    }
}

/// Answers `rules` at the table: without an id with the list of sections, for a wrong id with a sentence.
pub fn answer(cx: &mut Cx, book: Option<&Rulebook>, asked: &str) -> io::Result<()> {
    let Some(book) = book else {
        let sentence = unknown(cx, asked, &[]);
        return cx.page.wrapped(&sentence, "");
    };
    if asked.is_empty() {
        let clauses = book.sections.first().map_or(&[][..], |section| &section.clauses);
        let example = clauses.first().map_or("", |clause| clause.id);
        cx.tell("cli-rules-sections", &[("example", example.into())])?;
        return book.sections.iter().try_for_each(|section| {
            let id = cx.page.styled(Style::Strong, section.id);
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

/// The sentence for a wrong id, with ids that are close.
fn unknown(cx: &Cx, asked: &str, near: &[&str]) -> String {
    if near.is_empty() {
        cx.say("cli-rules-unknown", &[("asked", asked.into())])
    } else {
        cx.say("cli-rules-near", &[("asked", asked.into()), ("near", near.join(", ").into())])
    }
}

fn print_all(cx: &mut Cx, book: &Rulebook) -> io::Result<()> {
    for line in [&book.title].into_iter().chain(&book.preface) {
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
    let heading = cx.page.styled(Style::Heading, &format!("{} ({})", section.title, section.id));
    cx.page.print(&heading)?;
    section.clauses.iter().try_for_each(|clause| print_clause(cx, clause))
}

/// Prints a clause with its id and its list.
fn print_clause(cx: &mut Cx, clause: &Clause) -> io::Result<()> {
    let id = cx.page.styled(Style::Strong, clause.id);
    cx.page.wrapped(&format!("{id}  {}", clause.text), "    ")?;
    let mut items = clause.items.iter().enumerate();
    items.try_for_each(|(n, item)| cx.page.wrapped(&format!("    {}. {item}", n + 1), "       "))
}
