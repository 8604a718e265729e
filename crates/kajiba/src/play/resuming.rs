//! A saved game is taken up again: because it was named, or because it was the last and is not over.

use std::io;

use anyhow::Result;
use clap::ArgMatches;
use katana::table::N_ROUNDS;
use tabletop::{Game, Session, Status};

use super::{command::is_word, input::Input, keeper::Keeper, seating::Seated};
use crate::{cx::Cx, names, record, save::Save, shelf::Shelf};

/// What became of the offer to go on with the last game.
pub enum Offer {
    /// The table is laid again.
    Accepted(Box<Seated>),
    /// A new game is wanted, or there is no other.
    Declined,
    /// The input ended.
    Unanswered,
}

/// Takes up the game of `--load`. It is saved where it was, unless `--record` says where.
pub fn load(cx: &mut Cx, args: &ArgMatches, file: &str) -> Result<Seated> {
    let given = names::given(args);
    let is_named = !given.is_empty();
    let mut seated = read(cx, file, given)?;
    if let Some(place) = args.get_one::<String>("record") {
        let save = Save { record: seated.session.record(), names: &seated.names };
        save.write(cx, place)?;
        seated.keeper = Keeper::at(place.clone());
    } else if is_named {
        // Where they cannot be kept, the first act tells so.
        let _ = names::keep(file, &seated.names);
    }
    tell_resumed(cx, file, &seated)?;
    Ok(seated)
}

/// Offers to go on with the game that was played last, if it is not over. What is damaged is named and passed
/// over.
pub fn offer(cx: &mut Cx, input: &mut Input) -> Result<Offer> {
    let Some(shelf) = Shelf::of_user() else { return Ok(Offer::Declined) };
    for file in shelf.games() {
        let seated = match read(cx, &file, Vec::new()) {
            Ok(seated) => seated,
            Err(error) => {
                cx.page.wrapped(&error.to_string(), "")?;
                cx.tell("cli-offer-damaged", &[])?;
                continue;
            }
        };
        if matches!(seated.session.state().status(), Status::Over(_)) {
            return Ok(Offer::Declined);
        }
        return Ok(match is_wanted(cx, input, &file, &seated)? {
            Some(true) => {
                tell_resumed(cx, &file, &seated)?;
                Offer::Accepted(Box::new(seated))
            }
            Some(false) => Offer::Declined,
            None => Offer::Unanswered,
        });
    }
    Ok(Offer::Declined)
}

/// The game of a file, named by nobody, goes on.
pub fn taken_up(cx: &mut Cx, file: &str) -> Result<Seated> {
    let seated = read(cx, file, Vec::new())?;
    tell_resumed(cx, file, &seated)?;
    Ok(seated)
}

/// Proves a saved game and lays its table; it goes on being saved there.
fn read(cx: &Cx, file: &str, given: Vec<String>) -> Result<Seated> {
    let record = record::read(cx, file)?;
    let names = names::of_record(cx, given, file, &record.setup)?;
    let session = Session::resume(record).map_err(|fault| record::faulty(cx, file, fault))?;
    Ok(Seated { session, names, keeper: Keeper::at(file.to_owned()) })
}

fn tell_resumed(cx: &mut Cx, file: &str, seated: &Seated) -> io::Result<()> {
    cx.tell("cli-play-loaded", &[("file", file.into()), ("entries", seated.session.version().into())])
}

/// Asks whether the game shall go on; nothing where the input ended.
fn is_wanted(cx: &mut Cx, input: &mut Input, file: &str, seated: &Seated) -> io::Result<Option<bool>> {
    let players = seated.names.join(&cx.say("list-separator", &[]));
    let (round, rounds) = (seated.session.state().table().round.into(), N_ROUNDS.into());
    let args = [("file", file.into()), ("players", players.into()), ("round", round), ("rounds", rounds)];
    cx.tell("cli-offer", &args)?;
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
