//! Before the game: who plays, with which components and seed, or which game is taken up again.

use std::{fs, io};

use anyhow::Result;
use clap::ArgMatches;
use katana::Katana;
use shogunate::Shogunate;
use tabletop::{Game, NoLog, Seed, Session, digest::sha256};

use super::{
    input::Input,
    resume::{self, Offer},
};
use crate::{
    cx::Cx,
    error::user_error,
    game::{self, Playable, Which},
    terminal::{
        components,
        roster::Roster,
        saves::{autosave::Autosave, names, save::Save},
    },
};

/// A table that is ready.
pub struct LocalGame<G: Game> {
    /// The game.
    pub session: Session<G>,
    /// The players' names.
    pub names: Vec<String>,
    /// Who of them are bots.
    pub roster: Roster,
    /// Who saves it after every act.
    pub autosave: Autosave,
}

/// A table of either game.
pub enum Ready {
    /// Shōgun no Katana.
    Katana(Box<LocalGame<Katana>>),
    /// Shogunate.
    Shogunate(Box<LocalGame<Shogunate>>),
}

/// Seats the players; nothing where the input ended.
pub fn seat(cx: &mut Cx, args: &ArgMatches, input: &mut Input) -> Result<Option<Ready>> {
    if let Some(file) = args.get_one::<String>("load") {
        return resume::load(cx, args, file).map(Some);
    }
    let named = Which::given(args);
    named.unwrap_or_default().check_options(cx, args)?;
    if !is_new_game(args) {
        match resume::offer(cx, named, input)? {
            Offer::Accepted(ready) => return Ok(Some(ready)),
            Offer::Declined => {}
            Offer::Unanswered => return Ok(None),
        }
    }
    Ok(match named.unwrap_or_default() {
        Which::Katana => deal(cx, args, input)?.map(|seated| Ready::Katana(Box::new(seated))),
        Which::Shogunate => deal(cx, args, input)?.map(|seated| Ready::Shogunate(Box::new(seated))),
    })
}

/// Whether the options say how a game is dealt or where it is saved: then no old one is meant.
fn is_new_game(args: &ArgMatches) -> bool {
    game::typed(args).any(|option| !["game", "lang"].contains(&option))
}

/// Deals a new game and saves it.
fn deal<G: Playable>(cx: &mut Cx, args: &ArgMatches, input: &mut Input) -> Result<Option<LocalGame<G>>> {
    let file = args.get_one::<String>("record");
    if let Some(file) = file.filter(|file| fs::metadata(file).is_ok_and(|data| data.len() > 0)) {
        return Err(user_error(cx.say("cli-play-file-there", &[("file", file.as_str().into())])));
    }
    let components = components::given::<G>(cx, args)?;
    let levels = Roster::given(args);
    let Some(mut names) = who::<G>(cx, args, input)? else { return Ok(None) };
    let n_people = names.len() as u8;
    names.extend(Roster::names(cx, &levels, &names));
    let setup = G::setup(cx, args, names.len() as u8)?;
    let names = G::all_names(cx, names, &setup)?;
    let roster = Roster::new(n_people, levels);
    let seed = args.get_one::<String>("seed").map_or_else(|| fresh(cx), |text| Ok(seed(text)))?;
    let session = Session::new(setup, components, seed, &mut NoLog);
    let session = session.ok_or_else(|| user_error(cx.say("cli-no-game", &[])))?;
    let save = Save { record: session.record(), names: &names, roster: &roster };
    let autosave = match file {
        Some(file) => save.write(cx, file).map(|()| Autosave::at(file.clone()))?,
        None => Autosave::in_user_folder(cx, save)?,
    };
    Ok(Some(LocalGame { session, names, roster, autosave }))
}

/// The names of the players: as given, else asked for.
fn who<G: Playable>(cx: &mut Cx, args: &ArgMatches, input: &mut Input) -> Result<Option<Vec<String>>> {
    let given = names::given(args);
    let players = args.get_one::<u8>("players").copied();
    match players {
        Some(players) => names::complete(cx, given, players).map(Some),
        None if given.is_empty() && G::is_number_clear(args) => {
            names::complete(cx, given, G::usual_people(args)).map(Some)
        }
        // Who names bots and nothing else plays alone against them.
        None if given.is_empty() && args.contains_id("bots") => names::complete(cx, given, 1).map(Some),
        None if given.is_empty() => Ok(ask::<G>(cx, G::usual_people(args), input)?),
        None => {
            let players = u8::try_from(given.len()).unwrap_or(u8::MAX);
            let n_bots = Roster::given(args).len() as u8;
            if !(G::is_number_clear(args) || G::PEOPLE.contains(&players.saturating_add(n_bots))) {
                return Err(user_error(cx.say(G::SAYING.names_number, &[("names", given.len().into())])));
            }
            names::complete(cx, given, players).map(Some)
        }
    }
}

/// Asks how many play and what they are called.
fn ask<G: Playable>(cx: &mut Cx, usual: u8, input: &mut Input) -> io::Result<Option<Vec<String>>> {
    cx.tell(G::SAYING.welcome, &[])?;
    let players = loop {
        let prompt = cx.say(G::SAYING.how_many, &[]);
        let Some(line) = input.ask(cx, &format!("{prompt} "))? else { return Ok(None) };
        if line.is_empty() {
            break usual;
        }
        match line.parse() {
            Ok(players) if G::PEOPLE.contains(&players) => break players,
            _ => cx.tell(G::SAYING.how_many_again, &[])?,
        }
    };
    let mut names: Vec<String> = Vec::new();
    while names.len() < usize::from(players) {
        let usual = names::by_number(cx, names.len());
        let prompt = cx
            .say("cli-play-name", &[("number", (names.len() + 1).into()), ("usual", usual.as_str().into())]);
        let Some(line) = input.ask(cx, &format!("{prompt} "))? else { return Ok(None) };
        let name = names::tidy(&line);
        let name = if name.is_empty() { usual } else { name };
        if names.contains(&name) {
            cx.tell("cli-names-twice", &[("name", name.into())])?;
        } else {
            names.push(name);
        }
    }
    Ok(Some(names))
}

/// The seed that a text names: 64 hexadecimal digits as they are, a number as the first game of its
/// series, any other text by its hash.
fn seed(text: &str) -> Seed {
    Seed::from_hex(text).unwrap_or_else(|| match text.parse() {
        Ok(number) => Seed::derive(number, 0),
        Err(_) => Seed(sha256(&[b"kajiba seed ", text.as_bytes()]).0),
    })
}

/// A seed that nobody knows.
pub fn fresh(cx: &Cx) -> Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| user_error(cx.say("cli-play-no-seed", &[])))?;
    Ok(Seed(bytes))
}
