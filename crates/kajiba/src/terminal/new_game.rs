//! A new game: who plays, with which setup, components and seed.

use std::{fs, io};

use anyhow::Result;
use clap::ArgMatches;
use tabletop::{NoLog, Seed, Session, digest::sha256};

use super::{
    components,
    input::Input,
    local_game::LocalGame,
    roster::Roster,
    saves::{autosave::Autosave, names, save::Save},
};
use crate::{
    cx::Cx,
    error::user_error,
    game::{TerminalGame, chosen_setup},
};

/// Deals a new game and saves it; nothing if the input ends before that.
pub fn deal<G: TerminalGame>(
    cx: &mut Cx,
    args: &ArgMatches,
    input: &mut Input,
) -> Result<Option<LocalGame<G>>> {
    let file = args.get_one::<String>("record");
    if let Some(file) = file.filter(|file| fs::metadata(file).is_ok_and(|data| data.len() > 0)) {
        return Err(user_error(cx.say("cli-play-file-there", &[("file", file.as_str().into())])));
    }
    let components = components::given::<G>(cx, args)?;
    let levels = Roster::given(args);
    let Some(mut names) = who::<G>(cx, args, input)? else { return Ok(None) };
    let n_people = names.len() as u8;
    names.extend(Roster::names(cx, &levels, &names));
    let setup = chosen_setup::<G>(cx, args, names.len() as u8)?;
    let names = names::with_automatic::<G>(cx, names, &setup)?;
    let has_bots = !levels.is_empty();
    let roster = Roster::new(n_people, levels);
    let seed = args.get_one::<String>("seed").map_or_else(|| fresh_seed(cx), |text| Ok(named_seed(text)))?;
    let session = Session::new(setup, components, seed, &mut NoLog);
    let session = session.ok_or_else(|| user_error(cx.say("cli-no-game", &[])))?;
    if has_bots && !G::has_learned(session.rules()) {
        cx.tell("set-bots-unlearned", &[])?;
    }
    let save = Save { record: session.record(), names: &names, roster: &roster };
    let autosave = match file {
        Some(file) => save.write(cx, file).map(|()| Autosave::at(file.clone()))?,
        None => Autosave::in_user_folder(cx, save)?,
    };
    Ok(Some(LocalGame { session, names, roster, autosave }))
}

/// The names of the players: as given, else asked for.
fn who<G: TerminalGame>(cx: &mut Cx, args: &ArgMatches, input: &mut Input) -> Result<Option<Vec<String>>> {
    let given = names::given(args);
    let players = args.get_one::<u8>("players").copied();
    match players {
        Some(players) => names::complete(cx, given, players).map(Some),
        None if given.is_empty() && G::is_number_clear(args) => {
            ask_at_terminal(cx, G::usual_people(args), input)
        }
        // With --bots and nothing else, one person plays against them.
        None if given.is_empty() && args.contains_id("bots") => ask_at_terminal(cx, 1, input),
        None if given.is_empty() => Ok(ask::<G>(cx, G::usual_people(args), input)?),
        None => {
            let players = u8::try_from(given.len()).unwrap_or(u8::MAX);
            let n_bots = Roster::given(args).len() as u8;
            if !(G::is_number_clear(args) || G::PEOPLE.contains(&players.saturating_add(n_bots))) {
                return Err(user_error(cx.say(G::MESSAGES.names_number, &[("names", given.len().into())])));
            }
            names::complete(cx, given, players).map(Some)
        }
    }
}

/// Asks how many people play, and for their names.
fn ask<G: TerminalGame>(cx: &mut Cx, usual: u8, input: &mut Input) -> io::Result<Option<Vec<String>>> {
    cx.tell(G::MESSAGES.welcome, &[])?;
    let players = loop {
        let prompt = cx.say(G::MESSAGES.how_many, &[]);
        let Some(line) = input.ask_unless_quit(cx, &format!("{prompt} "))? else { return Ok(None) };
        if line.is_empty() {
            break usual;
        }
        match line.parse() {
            Ok(players) if G::PEOPLE.contains(&players) => break players,
            _ => cx.tell(G::MESSAGES.how_many_again, &[])?,
        }
    };
    ask_names(cx, players, input)
}

/// The names of players whose number is clear: asked for at a terminal. A script's lines are about the game.
fn ask_at_terminal(cx: &mut Cx, players: u8, input: &mut Input) -> Result<Option<Vec<String>>> {
    if !input.is_terminal {
        return names::complete(cx, Vec::new(), players).map(Some);
    }
    Ok(ask_names(cx, players, input)?)
}

/// Asks for the names of so many players.
fn ask_names(cx: &mut Cx, players: u8, input: &mut Input) -> io::Result<Option<Vec<String>>> {
    let mut names: Vec<String> = Vec::new();
    while names.len() < usize::from(players) {
        let Some(name) = ask_name(cx, input, (names.len(), players))? else { return Ok(None) };
        if names.contains(&name) {
            cx.tell("cli-names-twice", &[("name", name.into())])?;
        } else {
            names.push(name);
        }
    }
    Ok(Some(names))
}

/// Asks for the name of a player among so many; nothing if somebody quits.
pub fn ask_name(cx: &mut Cx, input: &mut Input, (seat, players): (usize, u8)) -> io::Result<Option<String>> {
    let usual = names::by_number(cx, seat);
    let args = [("number", (seat + 1).into()), ("usual", usual.as_str().into())];
    let prompt =
        if players == 1 { cx.say("cli-play-own-name", &args[1..]) } else { cx.say("cli-play-name", &args) };
    let line = input.ask_unless_quit(cx, &format!("{prompt} "))?;
    let name = line.map(|line| names::tidy(&line));
    Ok(name.map(|name| if name.is_empty() { usual } else { name }))
}

/// The seed of a text: 64 hexadecimal digits are the seed, a number is the first game of its series, any other text is
/// hashed.
fn named_seed(text: &str) -> Seed {
    Seed::from_hex(text).unwrap_or_else(|| match text.parse() {
        Ok(number) => Seed::derive(number, 0),
        Err(_) => Seed(sha256(&[b"kajiba seed ", text.as_bytes()]).0),
    })
}

/// A random seed.
pub fn fresh_seed(cx: &Cx) -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| user_error(cx.say("cli-play-no-seed", &[])))?;
    Ok(Seed(bytes))
}
