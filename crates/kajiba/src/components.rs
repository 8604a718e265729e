//! `kajiba components`: what tiles, cards and boards carry, where each value comes from, and whether an
//! owner's file is sound.

mod show;

use std::fs;

use anyhow::{Error, Result};
use clap::ArgMatches;
use katana::components::{self, Components, Problem, Sourced};
use words::Arg;

use crate::{
    cx::Cx,
    sorry::{sorry, unreadable},
};

/// Shows a set or checks a file.
pub fn components(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    match args.subcommand() {
        Some(("show", args)) => {
            let file = args.get_one::<String>("file");
            let set = file.map_or_else(|| Ok(components::embedded().clone()), |file| read(cx, file))?;
            Ok(show::print(cx, &set)?)
        }
        Some(("check", args)) => {
            let file = args.get_one::<String>("file").expect("the file is required");
            let set = read(cx, file)?;
            let (file, values) = (file.as_str().into(), set.sources.len().into());
            Ok(cx.tell("cli-components-good", &[("file", file), ("values", values)])?)
        }
        other => unreachable!("{other:?} is no command about components"),
    }
}

/// The set that `--components` names, else the one that comes with Kajiba.
pub fn given(cx: &Cx, args: &ArgMatches) -> Result<Components> {
    match args.get_one::<String>("components") {
        Some(file) => Ok(read(cx, file)?.components),
        None => Ok(components::embedded().components.clone()),
    }
}

fn read(cx: &Cx, file: &str) -> Result<Sourced> {
    let toml = fs::read_to_string(file).map_err(|error| unreadable(cx, file, &error))?;
    components::parse(&toml).map_err(|problems| told(cx, file, &problems))
}

/// Every problem with its place, as compilers write it.
fn told(cx: &Cx, file: &str, problems: &[Problem]) -> Error {
    let sentence = |problem: &Problem| {
        let args: Vec<(&str, Arg)> =
            problem.what.args().into_iter().map(|(name, value)| (name, value.into())).collect();
        let sentence = cx.say(problem.what.id(), &args);
        format!("{file}:{}:{}: {sentence}", problem.line, problem.column)
    };
    sorry(problems.iter().map(sentence).collect::<Vec<_>>().join("\n"))
}
