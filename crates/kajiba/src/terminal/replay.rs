//! `kajiba replay`: a recorded game as a log of sentences.

use std::{io, sync::Arc};

use anyhow::Result;
use clap::ArgMatches;
use katana::{Event, Katana};
use shogunate::Shogunate;
use tabletop::{Deed, Entry, Game, Record, Seat, Status, Viewer};
use voice::katana::Voice;

use crate::{
    cx::Cx,
    error::user_error,
    game::{Playable, Which},
    katana::{scores, verdict},
    record_file::{self, Written},
    terminal::{saves::names, style::Style},
};

/// A game that can be told from its record.
pub trait Retold: Playable {
    /// Tells what each entry says and what happened, up to where the telling goes.
    fn retell(cx: &mut Cx, record: &Record<Self>, telling: &Telling<Self>) -> io::Result<()>;
}

/// How a record is told.
pub struct Telling<G: Game> {
    /// The rules of the game.
    pub rules: Arc<G::Rules>,
    /// The players' names.
    pub names: Vec<String>,
    /// Through whose eyes it is seen.
    pub viewer: Viewer,
    /// The last entry that is told.
    pub until: usize,
}

/// Tells a recorded game, all of it or up to an entry.
pub fn replay(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let file = args.get_one::<String>("file").expect("the file is required");
    let written = record_file::written(cx, file)?;
    match written.game {
        Which::Katana => tell_file::<Katana>(cx, args, &written),
        Which::Shogunate => tell_file::<Shogunate>(cx, args, &written),
    }
}

fn tell_file<G: Retold>(cx: &mut Cx, args: &ArgMatches, written: &Written) -> Result<()> {
    let (record, file) = (written.record::<G>(cx)?, written.file);
    let rules = record.verify().map_err(|fault| record_file::faulty(cx, file, fault))?.rules;
    let names = names::of_record::<G>(cx, names::given(args), file, &record.setup)?;
    let viewer = viewer(cx, args, G::n_chairs(&record.setup))?;
    let entries = record.log.len();
    let until = args.get_one::<u32>("until").map_or(entries, |&until| until as usize);
    cx.tell("cli-replay-title", &[("file", file.into()), ("entries", entries.into())])?;
    Ok(G::retell(cx, &record, &Telling { rules, names, viewer, until })?)
}

/// Whose eyes see the game: a seat's, counted from 1 for people, else all that is public.
fn viewer(cx: &Cx, args: &ArgMatches, players: u8) -> Result<Viewer> {
    match args.get_one::<u8>("seat") {
        None => Ok(Viewer::Spectator),
        Some(&seat) if seat <= players => Ok(Viewer::Seat(Seat(seat - 1))),
        Some(&seat) => {
            let (seat, players) = (seat.into(), players.into());
            Err(user_error(cx.say("cli-replay-no-seat", &[("seat", seat), ("players", players)])))
        }
    }
}

/// That the telling stops though the game is not over.
pub fn tell_stop(cx: &mut Cx, until: usize, entries: usize) -> io::Result<()> {
    if until < entries {
        return cx.tell("cli-replay-until", &[("entry", until.into()), ("entries", entries.into())]);
    }
    cx.tell("cli-replay-unfinished", &[])
}

/// An entry by its number; `what` says what was done, where it was an act.
pub fn tell_entry<A>(
    cx: &mut Cx,
    number: usize,
    (name, deed): (String, &Deed<A>),
    what: impl FnOnce(&A) -> String,
) -> io::Result<()> {
    let sentence = match deed {
        Deed::Act(action) => {
            cx.say("cli-replay-act", &[("name", name.into()), ("what", what(action).into())])
        }
        &Deed::Undo { to, past_barrier: false } => {
            cx.say("cli-replay-undo", &[("name", name.into()), ("acts", to.into())])
        }
        &Deed::Undo { to, past_barrier: true } => {
            cx.say("cli-replay-undo-agreed", &[("name", name.into()), ("acts", to.into())])
        }
    };
    let number = cx.page.styled(Style::Faint, &format!("{number:>4}."));
    cx.page.wrapped(&format!("{number} {sentence}"), "      ")
}

/// What happened, below its entry.
pub fn tell_event(cx: &mut Cx, sentence: &str) -> io::Result<()> {
    cx.page.wrapped(&format!("      · {sentence}"), "        ")
}

impl Retold for Katana {
    fn retell(cx: &mut Cx, record: &Record<Self>, telling: &Telling<Self>) -> io::Result<()> {
        let voice = Voice { words: cx.words, rules: &telling.rules, names: &telling.names };
        let mut replay = record.replay().expect("the record has been proven");
        verdict::print_briefing(cx, voice)?;
        tell_events(cx, voice, &replay.state, &replay.events)?;
        for (n, entry) in record.log.iter().take(telling.until).enumerate() {
            let before = replay.state.clone();
            replay.step().expect("the record has been proven");
            let Entry { seat, ref deed, .. } = *entry;
            let name = cx.page.styled(Style::Seat(seat), &voice.names[seat.index()]);
            tell_entry(cx, n + 1, (name, deed), |&action| voice.action(&before, seat, action))?;
            tell_events(cx, voice, &replay.state, &replay.events)?;
        }
        match replay.state.status() {
            Status::Over(_) => {
                scores::print(cx, voice, record)?;
                verdict::print(cx, voice, &replay.state, true)
            }
            Status::Waiting(_) => tell_stop(cx, telling.until, record.log.len()),
        }
    }
}

/// All viewers see the same of this game.
fn tell_events(cx: &mut Cx, voice: Voice, game: &Katana, events: &[Event]) -> io::Result<()> {
    events.iter().try_for_each(|event| tell_event(cx, &voice.event_at(&game.table().board.rooms, event)))
}
