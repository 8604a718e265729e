//! Resuming a saved game: because it was named, or because it was the last one and is not over.

use std::io;

use anyhow::Result;
use clap::ArgMatches;
use tabletop::{Fault, Session};

use super::{
    input::{Either, Input},
    local_game::{AnyLocalGame, LocalGame},
    roster::Roster,
    saves::{autosave::Autosave, folder::SavesFolder, names, save::Save},
};
use crate::{
    cx::Cx,
    game::{AnyGame, Games, TerminalGame},
    record_file::{self, RecordFile},
};

/// What became of the offer to go on with the last game.
pub enum Offer {
    /// The game goes on.
    Accepted(Box<dyn AnyLocalGame>),
    /// A new game is wanted, or there is no other.
    Declined,
    /// The input ended.
    Unanswered,
}

/// Resumes the game of `--load`, whichever it is. It is saved where it was, unless `--record` says where.
pub fn load(cx: &mut Cx, games: &Games, args: &ArgMatches, file: &str) -> Result<Box<dyn AnyLocalGame>> {
    let written = RecordFile::read(cx, file)?;
    let game = written.game(cx, games)?;
    if !games.given(args).is_none_or(|named| named.id() == game.id()) {
        return Err(record_file::faulty(cx, file, Fault::Game));
    }
    game.load(cx, args, &written)
}

/// See [`load`].
pub fn loaded<G: TerminalGame>(cx: &mut Cx, args: &ArgMatches, written: &RecordFile) -> Result<LocalGame<G>> {
    let given = names::given(args);
    let is_named = !given.is_empty();
    let mut game: LocalGame<G> = read(cx, written, given)?;
    if let Some(file) = args.get_one::<String>("record") {
        let save = Save { record: game.session.record(), names: &game.names, roster: &game.roster };
        save.write(cx, file)?;
        game.autosave = Autosave::at(file.clone());
    } else if is_named {
        // If they cannot be saved, the first act says so.
        let _ = names::keep(written.file, &game.names);
    }
    tell_resumed(cx, written.file, game.n_entries())?;
    Ok(game)
}

/// Offers to go on with the game that was played last, if it is not over; with `named`, of that game. Damaged files
/// are reported and skipped.
pub fn offer(cx: &mut Cx, games: &Games, named: Option<&dyn AnyGame>, input: &mut Input) -> Result<Offer> {
    let Some(folder) = SavesFolder::of_user() else { return Ok(Offer::Declined) };
    for file in folder.games() {
        let game = match read_any(cx, games, named, &file) {
            Ok(Some(game)) => game,
            Ok(None) => continue,
            Err(error) => {
                cx.page.wrapped(&error.to_string(), "")?;
                cx.tell("cli-offer-damaged", &[])?;
                continue;
            }
        };
        let Some(offer) = game.offer(cx, &file) else { return Ok(Offer::Declined) };
        return Ok(match is_wanted(cx, input, &offer)? {
            Some(true) => {
                tell_resumed(cx, &file, game.n_entries())?;
                Offer::Accepted(game)
            }
            Some(false) => Offer::Declined,
            None => Offer::Unanswered,
        });
    }
    Ok(Offer::Declined)
}

/// Resumes the game in a file without an offer.
pub fn resumed<G: TerminalGame>(cx: &mut Cx, file: &str) -> Result<LocalGame<G>> {
    let game: LocalGame<G> = read(cx, &RecordFile::read(cx, file)?, Vec::new())?;
    tell_resumed(cx, file, game.n_entries())?;
    Ok(game)
}

/// A saved game; nothing if another game is asked for.
fn read_any(
    cx: &Cx,
    games: &Games,
    named: Option<&dyn AnyGame>,
    file: &str,
) -> Result<Option<Box<dyn AnyLocalGame>>> {
    let written = RecordFile::read(cx, file)?;
    let game = written.game(cx, games)?;
    if !named.is_none_or(|named| named.id() == game.id()) {
        return Ok(None);
    }
    game.read(cx, &written).map(Some)
}

/// Reads and proves a saved game, which goes on being saved there.
pub fn read<G: TerminalGame>(cx: &Cx, written: &RecordFile, given: Vec<String>) -> Result<LocalGame<G>> {
    let (record, file) = (written.record::<G>(cx)?, written.file);
    let names = names::of_record::<G>(cx, given, file, &record.setup)?;
    let session = Session::resume(record).map_err(|fault| record_file::faulty(cx, file, fault))?;
    let roster = Roster::kept(file, G::n_players(&session.record().setup));
    Ok(LocalGame { session, names, roster, autosave: Autosave::at(file.to_owned()) })
}

fn tell_resumed(cx: &mut Cx, file: &str, entries: usize) -> io::Result<()> {
    cx.tell("cli-play-loaded", &[("file", file.into()), ("entries", entries.into())])
}

/// Asks whether to resume a game; nothing if the input ends.
fn is_wanted(cx: &mut Cx, input: &mut Input, offer: &str) -> io::Result<Option<bool>> {
    cx.page.wrapped(offer, "")?;
    let either = Either {
        prompt: "cli-offer-prompt",
        first: "cli-word-yes",
        second: "cli-word-no",
        wrong: "cli-offer-again",
    };
    input.ask_either(cx, &either)
}
