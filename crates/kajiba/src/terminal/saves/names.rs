//! The players' names. Records contain no names, so a saved game has a second file beside it with one name on each line.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use anyhow::Result;
use clap::ArgMatches;

use crate::{
    atomic_file,
    cx::Cx,
    error::user_error,
    game::{TerminalGame, n_seats},
    terminal::text,
};

/// The widest name that fits into tables.
const COLUMNS_MAX: usize = 12;

/// The names given by `--names`, if any.
pub fn given(args: &ArgMatches) -> Vec<String> {
    let names = args.get_one::<String>("names").map(String::as_str).unwrap_or_default();
    if names.trim().is_empty() {
        return Vec::new();
    }
    names.split([',', '，', '、']).map(tidy).collect()
}

/// The names of the players of a recorded game: as given, else from the file beside it, else by number.
pub fn of_record<G: TerminalGame>(
    cx: &Cx,
    given: Vec<String>,
    file: &str,
    setup: &G::Setup,
) -> Result<Vec<String>> {
    let kept = if given.is_empty() { kept::<G>(cx, file, setup) } else { None };
    let people = kept.map_or_else(|| complete(cx, given, G::n_players(setup)), Ok)?;
    with_automatic::<G>(cx, people, setup)
}

/// The players' names, and that of the player that the rules play, if there is one.
pub fn with_automatic<G: TerminalGame>(
    cx: &Cx,
    mut players: Vec<String>,
    setup: &G::Setup,
) -> Result<Vec<String>> {
    if G::automatic_seat(setup).is_some() {
        let name = cx.say(G::automatic_player(setup), &[]);
        if players.contains(&name) {
            return Err(user_error(cx.say("cli-names-twice", &[("name", name.into())])));
        }
        players.push(name);
    }
    Ok(players)
}

/// The players' names beside a saved game, if they fit it. The name of the player that the rules play comes last and is
/// not read: it depends on the language.
fn kept<G: TerminalGame>(cx: &Cx, file: &str, setup: &G::Setup) -> Option<Vec<String>> {
    let mut names: Vec<String> =
        fs::read_to_string(beside(Path::new(file))).ok()?.lines().map(tidy).collect();
    let is_fit = names.len() == usize::from(n_seats::<G>(setup)) && names.iter().all(|name| !name.is_empty());
    let people = G::n_players(setup);
    names.truncate(usize::from(people));
    if is_fit { complete(cx, names, people).ok() } else { None }
}

/// Writes the names beside a saved game.
pub fn keep(file: &str, names: &[String]) -> io::Result<()> {
    let (beside, text) = (beside(Path::new(file)), names.join("\n") + "\n");
    if fs::read_to_string(&beside).is_ok_and(|kept| kept == text) {
        return Ok(());
    }
    atomic_file::write(&beside, &text)
}

/// The file with the names of a saved game.
pub fn beside(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".names");
    file.with_file_name(name)
}

/// A name without control characters, and not too wide.
pub fn tidy(name: &str) -> String {
    let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
    text::cut(name.trim(), COLUMNS_MAX)
}

/// A name for each of `n` players: those given, then by number.
pub fn complete(cx: &Cx, given: Vec<String>, n: u8) -> Result<Vec<String>> {
    if given.len() > usize::from(n) {
        let (names, players) = (given.len().into(), n.into());
        return Err(user_error(cx.say("cli-names-too-many", &[("names", names), ("players", players)])));
    }
    let mut names: Vec<String> = Vec::new();
    for seat in 0..usize::from(n) {
        let name = given.get(seat).filter(|name| !name.is_empty()).cloned();
        let name = name.unwrap_or_else(|| by_number(cx, seat));
        if names.contains(&name) {
            return Err(user_error(cx.say("cli-names-twice", &[("name", name.into())])));
        }
        names.push(name);
    }
    Ok(names)
}

/// The default name of a seat.
pub fn by_number(cx: &Cx, seat: usize) -> String {
    cx.say("player-n", &[("n", (seat + 1).into())])
}
