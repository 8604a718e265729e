//! What the players are called.

use anyhow::Result;
use clap::ArgMatches;

use crate::{cx::Cx, sorry::sorry, text};

/// The widest name that the tables have room for.
const COLUMNS_MAX: usize = 12;

/// The names given by `--names`, if any.
pub fn given(args: &ArgMatches) -> Vec<String> {
    let names = args.get_one::<String>("names").map(String::as_str).unwrap_or_default();
    if names.trim().is_empty() {
        return Vec::new();
    }
    names.split([',', '，', '、']).map(tidy).collect()
}

/// A name without what would disturb the page.
pub fn tidy(name: &str) -> String {
    let name: String = name.chars().filter(|letter| !letter.is_control()).collect();
    text::cut(name.trim(), COLUMNS_MAX)
}

/// A name for each of `n` players: those given, then by number.
pub fn complete(cx: &Cx, given: Vec<String>, n: u8) -> Result<Vec<String>> {
    if given.len() > usize::from(n) {
        let (names, players) = (given.len().into(), n.into());
        return Err(sorry(cx.say("cli-names-too-many", &[("names", names), ("players", players)])));
    }
    let mut names: Vec<String> = Vec::new();
    for seat in 0..usize::from(n) {
        let name = given.get(seat).filter(|name| !name.is_empty()).cloned();
        let name = name.unwrap_or_else(|| by_number(cx, seat));
        if names.contains(&name) {
            return Err(sorry(cx.say("cli-names-twice", &[("name", name.into())])));
        }
        names.push(name);
    }
    Ok(names)
}

/// The name of somebody who gave none.
pub fn by_number(cx: &Cx, seat: usize) -> String {
    cx.say("player-n", &[("n", (seat + 1).into())])
}
