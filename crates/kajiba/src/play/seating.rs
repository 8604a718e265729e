//! Before the game: who plays, with which components and seed, or which game is taken up again.

use std::{fs, io};

use anyhow::Result;
use clap::ArgMatches;
use katana::Katana;
use tabletop::{NoLog, Seed, Session, digest::sha256};

use super::{
    input::Input,
    keeper::Keeper,
    resuming::{self, Offer},
};
use crate::{components, cx::Cx, names, save::Save, setup, sorry::sorry};

/// A table that is ready.
pub struct Seated {
    /// The game.
    pub session: Session<Katana>,
    /// The players' names.
    pub names: Vec<String>,
    /// Who saves it after every act.
    pub keeper: Keeper,
}

/// Seats the players; nothing where the input ended.
pub fn seat(cx: &mut Cx, args: &ArgMatches, input: &mut Input) -> Result<Option<Seated>> {
    if let Some(file) = args.get_one::<String>("load") {
        return resuming::load(cx, args, file).map(Some);
    }
    if !is_new_game(args) {
        match resuming::offer(cx, input)? {
            Offer::Accepted(seated) => return Ok(Some(*seated)),
            Offer::Declined => {}
            Offer::Unanswered => return Ok(None),
        }
    }
    deal(cx, args, input)
}

/// Whether the options say how a game is dealt or where it is saved: then no old one is meant.
fn is_new_game(args: &ArgMatches) -> bool {
    let options = ["players", "names", "seed", "components", "record"];
    let options = options.into_iter().chain(setup::OPTIONS);
    setup::FLAGS.into_iter().any(|flag| args.get_flag(flag))
        || options.into_iter().any(|option| args.contains_id(option))
}

/// Deals a new game and saves it.
fn deal(cx: &mut Cx, args: &ArgMatches, input: &mut Input) -> Result<Option<Seated>> {
    let file = args.get_one::<String>("record");
    if let Some(file) = file.filter(|file| fs::metadata(file).is_ok_and(|data| data.len() > 0)) {
        return Err(sorry(cx.say("cli-play-file-there", &[("file", file.as_str().into())])));
    }
    let components = components::given(cx, args)?;
    let Some(names) = who(cx, args, input)? else { return Ok(None) };
    let setup = setup::given(cx, args, names.len() as u8)?;
    let names = names::with_ghost(cx, names, &setup)?;
    let seed = args.get_one::<String>("seed").map_or_else(|| fresh(cx), |text| Ok(seed(text)))?;
    let session = Session::new(setup, components, seed, &mut NoLog);
    let session = session.ok_or_else(|| sorry(cx.say("cli-no-game", &[])))?;
    let save = Save { record: session.record(), names: &names };
    let keeper = match file {
        Some(file) => save.write(cx, file).map(|()| Keeper::at(file.clone()))?,
        None => Keeper::on_shelf(cx, save)?,
    };
    Ok(Some(Seated { session, names, keeper }))
}

/// The names of the players: as given, else asked for.
fn who(cx: &mut Cx, args: &ArgMatches, input: &mut Input) -> Result<Option<Vec<String>>> {
    let given = names::given(args);
    let players = args.get_one::<u8>("players").copied();
    match players {
        Some(players) => names::complete(cx, given, players).map(Some),
        None if given.is_empty() && setup::has_ghost(args) => {
            names::complete(cx, given, setup::usual_players(args)).map(Some)
        }
        None if given.is_empty() => Ok(ask(cx, input)?),
        None if (1..=4).contains(&given.len()) => {
            let players = given.len() as u8;
            names::complete(cx, given, players).map(Some)
        }
        None => Err(sorry(cx.say("cli-names-number", &[("names", given.len().into())]))),
    }
}

/// Asks how many play and what they are called.
fn ask(cx: &mut Cx, input: &mut Input) -> io::Result<Option<Vec<String>>> {
    cx.tell("cli-play-welcome", &[])?;
    let players = loop {
        let prompt = cx.say("cli-play-how-many", &[]);
        let Some(line) = input.ask(cx, &format!("{prompt} "))? else { return Ok(None) };
        match line.as_str() {
            "" | "2" => break 2,
            "3" => break 3,
            "4" => break 4,
            _ => cx.tell("cli-play-how-many-again", &[])?,
        }
    };
    let mut names: Vec<String> = Vec::new();
    while names.len() < players {
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
    getrandom::fill(&mut bytes).map_err(|_| sorry(cx.say("cli-play-no-seed", &[])))?;
    Ok(Seed(bytes))
}
