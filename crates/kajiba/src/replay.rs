//! `kajiba replay`: a recorded game as a log of sentences.

use std::io;

use anyhow::Result;
use clap::ArgMatches;
use katana::{Event, Katana};
use tabletop::{Deed, Entry, Game, Record, Seat, Status, Viewer};
use voice::Voice;

use crate::{cx::Cx, ink::Ink, names, record, scores, sorry::sorry};

/// Whose words tell the game, and through whose eyes it is seen.
#[derive(Clone, Copy)]
struct Teller<'a> {
    voice: Voice<'a>,
    viewer: Viewer,
}

/// Tells a recorded game, all of it or up to an entry.
pub fn replay(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let file = args.get_one::<String>("file").expect("the file is required");
    let record = record::read(cx, file)?;
    let rules = record.verify().map_err(|fault| record::faulty(cx, file, fault))?.rules;
    let names = names::of_record(cx, names::given(args), file, &record.setup)?;
    let voice = Voice { words: cx.words, rules: &rules, names: &names };
    let teller = Teller { voice, viewer: viewer(cx, args, record.setup.n_seats())? };
    let until = args.get_one::<u32>("until").map_or(record.log.len(), |&until| until as usize);
    cx.tell("cli-replay-title", &[("file", file.as_str().into()), ("entries", record.log.len().into())])?;
    Ok(tell(cx, teller, &record, until)?)
}

/// Whose eyes see the game: a seat's, counted from 1 for people, else all that is public.
fn viewer(cx: &Cx, args: &ArgMatches, players: u8) -> Result<Viewer> {
    match args.get_one::<u8>("seat") {
        None => Ok(Viewer::Spectator),
        Some(&seat) if seat <= players => Ok(Viewer::Seat(Seat(seat - 1))),
        Some(&seat) => {
            let (seat, players) = (seat.into(), players.into());
            Err(sorry(cx.say("cli-replay-no-seat", &[("seat", seat), ("players", players)])))
        }
    }
}

fn tell(cx: &mut Cx, teller: Teller, record: &Record<Katana>, until: usize) -> io::Result<()> {
    let mut replay = record.replay().expect("the record has been proven");
    tell_events(cx, teller, &replay.state, &replay.events)?;
    for (n, entry) in record.log.iter().take(until).enumerate() {
        let before = replay.state.clone();
        replay.step().expect("the record has been proven");
        let number = cx.page.ink(Ink::Faint, &format!("{:>4}.", n + 1));
        let sentence = sentence(cx, teller.voice, &before, entry);
        cx.page.wrapped(&format!("{number} {sentence}"), "      ")?;
        tell_events(cx, teller, &replay.state, &replay.events)?;
    }
    match replay.state.status() {
        Status::Over(_) => scores::print(cx, teller.voice, record),
        Status::Waiting(_) if until < record.log.len() => {
            cx.tell("cli-replay-until", &[("entry", until.into()), ("entries", record.log.len().into())])
        }
        Status::Waiting(_) => cx.tell("cli-replay-unfinished", &[]),
    }
}

/// What an entry of the log says.
fn sentence(cx: &Cx, voice: Voice, before: &Katana, entry: &Entry<Katana>) -> String {
    let name = cx.page.ink(Ink::Seat(entry.seat), &voice.names[entry.seat.index()]);
    match entry.deed {
        Deed::Act(action) => {
            let what = voice.action(before, entry.seat, action);
            cx.say("cli-replay-act", &[("name", name.into()), ("what", what.into())])
        }
        Deed::Undo { to, past_barrier: false } => {
            cx.say("cli-replay-undo", &[("name", name.into()), ("acts", to.into())])
        }
        Deed::Undo { to, past_barrier: true } => {
            cx.say("cli-replay-undo-agreed", &[("name", name.into()), ("acts", to.into())])
        }
    }
}

fn tell_events(cx: &mut Cx, teller: Teller, game: &Katana, events: &[Event]) -> io::Result<()> {
    for event in events {
        let sentence = teller.voice.event_at(&game.table().board.rooms, &Katana::veil(event, teller.viewer));
        cx.page.wrapped(&format!("      · {sentence}"), "        ")?;
    }
    Ok(())
}
