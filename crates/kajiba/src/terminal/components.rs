//! `kajiba components`: what tiles, cards and boards carry, where each value comes from, and whether an
//! owner's file is sound.

mod show;
mod supplied;

use std::fs;

use anyhow::{Error, Result};
use clap::ArgMatches;
use katana::Katana;
use shogunate::Shogunate;
use tabletop::components::Value;
use words::Arg;

use crate::{
    cx::Cx,
    error::{unreadable, user_error},
    game::Which,
};
pub use supplied::{Problem, Set, Supplied};

/// Shows a set or checks a file.
pub fn components(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    match args.subcommand() {
        Some(("show", args)) => {
            let values = match args.get_one::<String>("file") {
                Some(file) => read_values(cx, args, file)?,
                None => match Which::given(args).unwrap_or_default() {
                    Which::Katana => Katana::supplied().values,
                    Which::Shogunate => Shogunate::supplied().values,
                },
            };
            Ok(show::print(cx, &values)?)
        }
        Some(("check", args)) => {
            let file = args.get_one::<String>("file").expect("the file is required");
            let values = read_values(cx, args, file)?.len().into();
            Ok(cx.tell("cli-components-good", &[("file", file.as_str().into()), ("values", values)])?)
        }
        other => unreachable!("{other:?} is no command about components"),
    }
}

/// The set that `--components` names, else the one that comes with Kajiba.
pub fn given<G: Supplied>(cx: &Cx, args: &ArgMatches) -> Result<G::Components> {
    match args.get_one::<String>("components") {
        Some(file) => Ok(parse::<G>(cx, file, &text(cx, file)?)?.components),
        None => Ok(G::supplied().components),
    }
}

/// The values of a file, of the game that was named or else of the one that the file is about.
fn read_values(cx: &Cx, args: &ArgMatches, file: &str) -> Result<Vec<Value>> {
    let text = text(cx, file)?;
    Ok(match Which::given(args).unwrap_or_else(|| supplied::game_of(&text)) {
        Which::Katana => parse::<Katana>(cx, file, &text)?.values,
        Which::Shogunate => parse::<Shogunate>(cx, file, &text)?.values,
    })
}

fn text(cx: &Cx, file: &str) -> Result<String> {
    fs::read_to_string(file).map_err(|error| unreadable(cx, file, &error))
}

fn parse<G: Supplied>(cx: &Cx, file: &str, text: &str) -> Result<Set<G::Components>> {
    G::read(text).map_err(|problems| told(cx, file, &problems))
}

/// Every problem with its place, as compilers write it.
fn told(cx: &Cx, file: &str, problems: &[Problem]) -> Error {
    let sentence = |problem: &Problem| {
        let args: Vec<(&str, Arg)> =
            problem.args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
        let sentence = cx.say(problem.id, &args);
        format!("{file}:{}:{}: {sentence}", problem.line, problem.column)
    };
    user_error(problems.iter().map(sentence).collect::<Vec<_>>().join("\n"))
}
