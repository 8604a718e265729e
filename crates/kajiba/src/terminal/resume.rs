//! A saved game is taken up again: because it was named, or because it was the last and is not over.

use std::io;

use anyhow::Result;
use clap::ArgMatches;
use katana::Katana;
use tabletop::{Fault, Session, Status};

use super::{
    command::is_word,
    input::Input,
    new_game::{LocalGame, Ready},
};
use crate::{
    cx::Cx,
    game::{Playable, Which},
    record_file::{self, Written},
    terminal::roster::Roster,
    terminal::saves::{autosave::Autosave, folder::SavesFolder, names, save::Save},
};

/// What became of the offer to go on with the last game.
pub enum Offer {
    /// The table is laid again.
    Accepted(Ready),
    /// A new game is wanted, or there is no other.
    Declined,
    /// The input ended.
    Unanswered,
}

/// Takes up the game of `--load`, whichever it is. It is saved where it was, unless `--record` says where.
pub fn load(cx: &mut Cx, args: &ArgMatches, file: &str) -> Result<Ready> {
    let written = record_file::written(cx, file)?;
    if !Which::given(args).is_none_or(|named| named == written.game) {
        return Err(record_file::faulty(cx, file, Fault::Game));
    }
    Ok(match written.game {
        Which::Katana => Ready::Katana(Box::new(loaded(cx, args, &written)?)),
        Which::Shogunate => Ready::Shogunate(Box::new(loaded(cx, args, &written)?)),
    })
}

fn loaded<G: Playable>(cx: &mut Cx, args: &ArgMatches, written: &Written) -> Result<LocalGame<G>> {
    let given = names::given(args);
    let is_named = !given.is_empty();
    let mut seated: LocalGame<G> = laid(cx, written, given)?;
    if let Some(place) = args.get_one::<String>("record") {
        let save = Save { record: seated.session.record(), names: &seated.names, roster: &seated.roster };
        save.write(cx, place)?;
        seated.autosave = Autosave::at(place.clone());
    } else if is_named {
        // Where they cannot be kept, the first act tells so.
        let _ = names::keep(written.file, &seated.names);
    }
    tell_resumed(cx, written.file, seated.session.version())?;
    Ok(seated)
}

/// Offers to go on with the game that was played last, of those of a game where one is named, if it is not over. What
/// is damaged is told and passed over.
pub fn offer(cx: &mut Cx, named: Option<Which>, input: &mut Input) -> Result<Offer> {
    let Some(shelf) = SavesFolder::of_user() else { return Ok(Offer::Declined) };
    for file in shelf.games() {
        let ready = match read(cx, named, &file) {
            Ok(Some(ready)) => ready,
            Ok(None) => continue,
            Err(error) => {
                cx.page.wrapped(&error.to_string(), "")?;
                cx.tell("cli-offer-damaged", &[])?;
                continue;
            }
        };
        let Some(standing) = standing(cx, &file, &ready) else { return Ok(Offer::Declined) };
        return Ok(match is_wanted(cx, input, &standing)? {
            Some(true) => {
                tell_resumed(cx, &file, version(&ready))?;
                Offer::Accepted(ready)
            }
            Some(false) => Offer::Declined,
            None => Offer::Unanswered,
        });
    }
    Ok(Offer::Declined)
}

/// The game of Shōgun no Katana in a file, named by nobody, goes on.
pub fn taken_up(cx: &mut Cx, file: &str) -> Result<LocalGame<Katana>> {
    let seated: LocalGame<Katana> = laid(cx, &record_file::written(cx, file)?, Vec::new())?;
    tell_resumed(cx, file, seated.session.version())?;
    Ok(seated)
}

/// The table of a saved game; nothing where another game is asked for.
fn read(cx: &Cx, named: Option<Which>, file: &str) -> Result<Option<Ready>> {
    let written = record_file::written(cx, file)?;
    if !named.is_none_or(|named| named == written.game) {
        return Ok(None);
    }
    Ok(Some(match written.game {
        Which::Katana => Ready::Katana(Box::new(laid(cx, &written, Vec::new())?)),
        Which::Shogunate => Ready::Shogunate(Box::new(laid(cx, &written, Vec::new())?)),
    }))
}

/// Proves a saved game and lays its table; it goes on being saved there.
fn laid<G: Playable>(cx: &Cx, written: &Written, given: Vec<String>) -> Result<LocalGame<G>> {
    let (record, file) = (written.record::<G>(cx)?, written.file);
    let names = names::of_record::<G>(cx, given, file, &record.setup)?;
    let session = Session::resume(record).map_err(|fault| record_file::faulty(cx, file, fault))?;
    let roster = Roster::kept(file, G::n_people(&session.record().setup));
    Ok(LocalGame { session, names, roster, autosave: Autosave::at(file.to_owned()) })
}

fn version(ready: &Ready) -> usize {
    match ready {
        Ready::Katana(seated) => seated.session.version(),
        Ready::Shogunate(seated) => seated.session.version(),
    }
}

fn tell_resumed(cx: &mut Cx, file: &str, entries: usize) -> io::Result<()> {
    cx.tell("cli-play-loaded", &[("file", file.into()), ("entries", entries.into())])
}

/// How far a game is; nothing where it is over.
fn standing(cx: &Cx, file: &str, ready: &Ready) -> Option<String> {
    fn of<G: Playable>(cx: &Cx, file: &str, seated: &LocalGame<G>) -> Option<String> {
        let players = cx.words.all_of(&seated.names);
        let is_over = matches!(seated.session.state().status(), Status::Over(_));
        (!is_over).then(|| seated.session.state().standing(cx, file, players))
    }
    match ready {
        Ready::Katana(seated) => of(cx, file, seated),
        Ready::Shogunate(seated) => of(cx, file, seated),
    }
}

/// Asks whether a game shall go on; nothing where the input ended.
fn is_wanted(cx: &mut Cx, input: &mut Input, standing: &str) -> io::Result<Option<bool>> {
    cx.page.wrapped(standing, "")?;
    loop {
        let prompt = cx.say("cli-offer-prompt", &[]);
        let Some(line) = input.ask(cx, &format!("{prompt} "))? else { return Ok(None) };
        if line.is_empty() || is_word(cx.words, "cli-word-yes", &line) {
            return Ok(Some(true));
        }
        if is_word(cx.words, "cli-word-no", &line) {
            return Ok(Some(false));
        }
        cx.tell("cli-offer-again", &[])?;
    }
}
