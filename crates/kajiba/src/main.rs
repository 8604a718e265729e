//! Kajiba on the command line: the server, a table in the terminal, simulation, replay and proof of recorded games.

mod cli;
mod cx;
mod ink;
mod lang;
mod sorry;
mod text;

mod components;
mod court;
mod database;
mod game;
mod ladder;
mod load;
mod names;
mod partners;
mod place;
mod record;
mod replay;
mod rules;
mod save;
mod scores;
mod serve;
mod setup;
mod shelf;
mod sim;
mod story;
mod verdict;
mod verify;
mod whole;

mod play;
mod table;

use std::{ffi::OsString, io::Write, process::ExitCode};

use anyhow::Result;
use clap::ArgMatches;

use cx::Cx;

/// The exit code of wrong use and of bad files.
const WRONG: u8 = 2;

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let mut cx = Cx::new(words::words(lang::chosen(&args)));
    let result = match cli::parse(&cx, &args) {
        Ok(matches) => run(&mut cx, &matches).and_then(|()| Ok(cx.page.flush()?)),
        Err(error) if error.use_stderr() => Err(cli::wrong::told(&cx, &args, &error)),
        Err(error) => cx.page.print(&error.to_string()).and_then(|()| cx.page.flush()).map_err(Into::into),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if sorry::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // What was written so far comes before the complaint.
            let _ = cx.page.flush();
            // Where nobody can be told, the exit code has to do.
            let _ = writeln!(std::io::stderr(), "{}", sorry::told(&cx, &error));
            ExitCode::from(WRONG)
        }
    }
}

fn run(cx: &mut Cx, matches: &ArgMatches) -> Result<()> {
    match matches.subcommand() {
        Some(("serve", args)) => serve::serve(cx, args),
        Some(("load", args)) => load::load(cx, args),
        Some(("backup", args)) => database::backup(cx, args),
        Some(("check-db", args)) => database::check(cx, args),
        Some(("export", args)) => database::export(cx, args),
        Some(("import", args)) => database::import(cx, args),
        Some(("migrate-db", args)) => database::migrate(cx, args),
        Some(("sim", args)) => sim::sim(cx, args),
        Some(("ladder", args)) => ladder::ladder(cx, args),
        Some(("replay", args)) => replay::replay(cx, args),
        Some(("verify", args)) => verify::verify(cx, args),
        Some(("components", args)) => components::components(cx, args),
        Some(("rules", args)) => rules::rules(cx, args),
        Some(("play", args)) => play::play(cx, args),
        Some(("story", args)) => story::story(cx, args),
        other => unreachable!("{other:?} is no command"),
    }
}
