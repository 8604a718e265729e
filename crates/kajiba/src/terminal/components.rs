//! `kajiba components`: shows component sets with the source of each value, and checks component files.

mod show;

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Error, Result};
use clap::ArgMatches;
use host::ChosenSet;
use tabletop::{
    Title,
    components::{Problem, Sourced, Value, n_common_sections},
};
use words::Arg;

use crate::{
    cx::Cx,
    error::{unreadable, user_error},
    game::{AnyGame, Games},
};

/// Shows a set or checks a file.
pub fn components(cx: &mut Cx, games: &Games, args: &ArgMatches) -> Result<()> {
    match args.subcommand() {
        Some(("show", args)) => match args.get_one::<String>("file") {
            Some(file) => {
                let (game, values) = read_values(cx, games, args, file)?;
                Ok(show::print(cx, game, &values)?)
            }
            None => {
                let game = games.given(args).unwrap_or(games.default());
                Ok(show::print(cx, game, game.values())?)
            }
        },
        Some(("check", args)) => {
            let file = args.get_one::<String>("file").expect("the file is required");
            let (_, values) = read_values(cx, games, args, file)?;
            let values = values.len().into();
            Ok(cx.tell("cli-components-good", &[("file", file.as_str().into()), ("values", values)])?)
        }
        other => unreachable!("{other:?} is no command about components"),
    }
}

/// The set that `--components` names, else the one that comes with Kajiba.
pub fn given<G: Title>(cx: &Cx, args: &ArgMatches) -> Result<G::Components> {
    match args.get_one::<String>("components") {
        Some(file) => Ok(parse::<G>(cx, file, &text(cx, file)?)?.components),
        None => Ok(G::components().components.clone()),
    }
}

/// The component sets of a server, by game: those of its files, each called as its file without the ending.
pub fn of_server(cx: &Cx, games: &Games, files: &[String]) -> Result<BTreeMap<String, ChosenSet>> {
    let mut sets = BTreeMap::new();
    for file in files {
        let text = text(cx, file)?;
        let game = game_of(games, &text).id();
        let name = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
        let set = games.hosted().read_set(game, &name, &text);
        let set = set.map_err(|problems| explained(cx, file, &problems))?;
        if sets.insert(game.to_owned(), set).is_some() {
            let args = [("file", file.as_str().into()), ("game", game.into())];
            return Err(user_error(cx.say("serve-components-twice", &args)));
        }
    }
    Ok(sets)
}

/// Reads and checks a component file.
pub fn parse<G: Title>(cx: &Cx, file: &str, text: &str) -> Result<Sourced<G::Components>> {
    G::read_components(text).map_err(|problems| explained(cx, file, &problems))
}

/// The values of a file, and the game that was named or else the one that the file is about.
fn read_values<'g>(
    cx: &Cx,
    games: &'g Games,
    args: &ArgMatches,
    file: &str,
) -> Result<(&'g dyn AnyGame, Vec<Value>)> {
    let text = text(cx, file)?;
    let game = games.given(args).unwrap_or_else(|| game_of(games, &text));
    Ok((game, game.read_values(cx, file, &text)?))
}

/// The game that a file is about: the one of whose sections it has most.
pub fn game_of<'g>(games: &'g Games, text: &str) -> &'g dyn AnyGame {
    let n_known = |game: &dyn AnyGame| n_common_sections(text, game.component_file());
    let mut best = games.default();
    for game in games.all() {
        if n_known(game) > n_known(best) {
            best = game;
        }
    }
    best
}

fn text(cx: &Cx, file: &str) -> Result<String> {
    fs::read_to_string(file).map_err(|error| unreadable(cx, file, &error))
}

/// All problems with their positions, in the format of compilers.
fn explained(cx: &Cx, file: &str, problems: &[Problem]) -> Error {
    let sentence = |problem: &Problem| {
        let args = problem.what.args();
        let args: Vec<(&str, Arg)> =
            args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
        let sentence = cx.say(problem.what.id(), &args);
        format!("{file}:{}:{}: {sentence}", problem.line, problem.column)
    };
    user_error(problems.iter().map(sentence).collect::<Vec<_>>().join("\n"))
}
