//! Kajiba on the command line: the server, a table in the terminal, simulation, replay and proof of recorded games.

mod cli;
mod cx;
mod error;

mod game;
pub mod games;

mod server;

mod terminal;

mod ladder;
mod sim;

mod katana;
mod shogunate;

mod atomic_file;
mod data_folder;
mod record_file;

use std::{ffi::OsString, io::Write, process::ExitCode};

use anyhow::Result;
use clap::ArgMatches;

pub use cx::Cx;
pub use game::{Context, Games, Messages, Position, TerminalGame, Typed};
pub use terminal::{
    page::Page,
    style::{Color, Style},
    text::wrap,
};

/// The exit code of wrong use and of bad files.
const WRONG: u8 = 2;

/// Runs the command that the arguments name.
#[must_use]
pub fn run(args: &[OsString], games: &Games) -> ExitCode {
    let mut cx = Cx::new(games.library().words(cli::language::chosen(args)));
    let result = match cli::parse(&cx, games, args) {
        Ok(matches) => execute(&mut cx, games, &matches).and_then(|()| Ok(cx.page.flush()?)),
        Err(error) if error.use_stderr() => Err(cli::usage_error::explained(&cx, games, args, &error)),
        Err(error) => cx.page.print(&error.to_string()).and_then(|()| cx.page.flush()).map_err(Into::into),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Output that is still buffered comes before the error message.
            let _ = cx.page.flush();
            // If standard error is closed, the exit code has to do.
            let _ = writeln!(std::io::stderr(), "{}", error::shown(&cx, &error));
            ExitCode::from(WRONG)
        }
    }
}

fn execute(cx: &mut Cx, games: &Games, matches: &ArgMatches) -> Result<()> {
    match matches.subcommand() {
        Some(("serve", args)) => server::serve::serve(cx, games, args),
        Some(("load", args)) => server::load::load(cx, games, args),
        Some(("admin", args)) => server::admin::admin(cx, args),
        Some(("backup", args)) => server::database::backup(cx, args),
        Some(("check-db", args)) => server::database::check(cx, games, args),
        Some(("export", args)) => server::database::export(cx, games, args),
        Some(("import", args)) => server::database::import(cx, games, args),
        Some(("migrate-db", args)) => server::database::migrate(cx, games, args),
        Some(("sim", args)) => sim::sim(cx, games, args),
        Some(("ladder", args)) => ladder::ladder(cx, games, args),
        Some(("replay", args)) => terminal::replay::replay(cx, games, args),
        Some(("verify", args)) => terminal::verify::verify(cx, games, args),
        Some(("components", args)) => terminal::components::components(cx, games, args),
        Some(("rules", args)) => terminal::rules::rules(cx, games, args),
        Some(("play", args)) => terminal::play::play(cx, games, args),
        Some((name, args)) => games.run_command(cx, name, args),
        None => unreachable!("without a command the server is meant"),
    }
}
