//! All automation of the workspace, in Rust: `cargo xtask COMMAND`.

mod abuse;
mod axe;
mod bench;
mod clauses;
mod deps;
mod gallery;
mod kill;
mod lessons;
mod soak;
mod sprites;
mod test;
mod typescript;
mod words;

mod arguments;
mod files;
mod games;
mod npm;
mod packages;
mod purity;
mod shell;
mod sizes;
mod titles;
mod tokens;

use std::{env, path::Path, process::ExitCode};

use anyhow::{Context, Result};

use crate::arguments::WrongUse;

const HELP: &str = "\
All automation of Kajiba. Usage: cargo xtask COMMAND

  test [--install] [--without NAME]...   every check a change must pass, in order
  deps [--titles]                        which crate may depend on which
  clauses [--list]                       every clause of the rules has its tests
  words                                  all languages say the same, and no word is idle
  sprites                                puts drawings together into the sprites that pages use
  typescript                             checks the types of the browser's modules
  axe                                    fetches axe-core, with which the browser tests look at every page
  bench [--accept] [--install]           speed, and instruction counts against the baseline
  gallery [--sample] [--install]         pictures of every page at every size, in target/gallery, and the checks that
                                         no page may fail
  lessons [--install]                    every lesson by real clicks in every language, on a desktop and on a phone, with
                                         how long it takes; pictures of its steps in target/lessons
  kill-test [--kills N] [--nodes N]      kills the server N times (20) in play: nothing may be lost;
                                         with several nodes on PostgreSQL, the database too
  abuse [--seconds N]                    requests made up by schemathesis for N seconds (600): no fault may be met
  soak [--seconds N] [--tables N]        play at N tables (100) for N seconds (3600), with restarts: memory must not grow
  help                                   this list

  --install        install missing system packages with apt-get (so does CI=true)
  --without NAME   go on without the system package NAME, or without axe-core or typescript
  --titles         list the shared files that name a game
  --list           show every clause with its tests
  --sample         only the few pages and sizes that `test` checks
  --accept         make the counts of this run the new baseline

Exit code: 0 all is well, 1 a check failed, 2 wrong use.";

fn main() -> ExitCode {
    let arguments: Vec<String> =
        env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned()).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::from(if error.is::<WrongUse>() { 2 } else { 1 })
        }
    }
}

fn run(arguments: &[String]) -> Result<()> {
    let Some((command, rest)) = arguments.split_first() else {
        return help(&[]);
    };
    let command: fn(&[String]) -> Result<()> = match command.as_str() {
        "test" => test::run,
        "deps" => deps::run,
        "clauses" => clauses::run,
        "words" => words::run,
        "axe" => axe::run,
        "typescript" => typescript::run,
        "bench" => bench::run,
        "gallery" => gallery::run,
        "lessons" => lessons::run,
        "kill-test" => kill::run,
        "abuse" => abuse::run,
        "soak" => soak::run,
        "sprites" => sprites::run,
        "help" | "--help" | "-h" => help,
        unknown => {
            let sentence = format!("there is no command `{unknown}`; `cargo xtask help` lists them");
            return Err(WrongUse(sentence).into());
        }
    };
    enter_root()?;
    command(rest)
}

fn help(_: &[String]) -> Result<()> {
    println!("{HELP}");
    Ok(())
}

/// Makes the workspace's root the working directory, so that every path can be written from there.
fn enter_root() -> Result<()> {
    let here = env::var_os("CARGO_MANIFEST_DIR").map_or_else(env::current_dir, |dir| Ok(dir.into()))?;
    let is_root = |folder: &&Path| folder.join("crates/xtask/Cargo.toml").is_file();
    let root = here.ancestors().find(is_root).context("start it within the project's folder")?;
    env::set_current_dir(root).context("the workspace's root cannot be entered")
}
