//! `kajiba replay`: a recorded game as a log of sentences.

use std::{io, sync::Arc};

use anyhow::Result;
use clap::ArgMatches;
use tabletop::{Deed, Record, Seat, Status, Viewer};

use super::{saves::names, style::Style};
use crate::{
    cx::Cx,
    error::user_error,
    game::{Context, Games, Position, TerminalGame, n_seats},
    record_file::{self, RecordFile},
};

/// Tells a recorded game, all of it or up to an entry.
pub fn replay(cx: &mut Cx, games: &Games, args: &ArgMatches) -> Result<()> {
    let file = args.get_one::<String>("file").expect("the file is required");
    let written = RecordFile::read(cx, file)?;
    written.game(cx, games)?.replay(cx, args, &written)
}

/// See [`replay`].
pub fn tell_file<G: TerminalGame>(cx: &mut Cx, args: &ArgMatches, written: &RecordFile) -> Result<()> {
    let (record, file) = (written.record::<G>(cx)?, written.file);
    let rules = record.verify().map_err(|fault| record_file::faulty(cx, file, fault))?.rules;
    let names = names::of_record::<G>(cx, names::given(args), file, &record.setup)?;
    let viewer = viewer(cx, args, n_seats::<G>(&record.setup))?;
    let entries = record.log.len();
    let until = args.get_one::<u32>("until").map_or(entries, |&until| until as usize);
    cx.tell("cli-replay-title", &[("file", file.into()), ("entries", entries.into())])?;
    Ok(Telling { rules, names, viewer, until, record }.tell(cx)?)
}

/// A record and how it is told.
struct Telling<G: TerminalGame> {
    rules: Arc<G::Rules>,
    names: Vec<String>,
    viewer: Viewer,
    /// The last entry that is told.
    until: usize,
    record: Record<G>,
}

impl<G: TerminalGame> Telling<G> {
    fn tell(&self, cx: &mut Cx) -> io::Result<()> {
        let mut replay = self.record.replay().expect("the record has been proven");
        let briefing = self.at(cx, &replay.state, G::briefing);
        cx.page.lines(&briefing)?;
        self.tell_events(cx, &replay.state, &replay.events)?;
        for (n, entry) in self.record.log.iter().take(self.until).enumerate() {
            let seat = entry.seat;
            let view = replay.state.view(&self.rules, self.viewer);
            let asked = replay.state.status().asked();
            replay.step().expect("the record has been proven");
            let name = cx.page.styled(Style::Seat(seat), &self.names[seat.index()]);
            let what = |cx: &Cx, &action: &G::Action| {
                let is_hidden = G::is_secret(action) && self.viewer != Viewer::Seat(seat);
                if is_hidden {
                    return cx.say("cli-replay-secret", &[]);
                }
                G::action(&self.context(cx).at(&view, self.viewer, asked), seat, action)
            };
            tell_entry(cx, n + 1, (name, &entry.deed), what)?;
            self.tell_events(cx, &replay.state, &replay.events)?;
        }
        match replay.state.status() {
            Status::Over(_) => {
                let lines = self.at(cx, &replay.state, |at| replay.state.ending(at, &self.record));
                cx.page.lines(&lines)
            }
            Status::Waiting(_) => tell_stop(cx, self.until, self.record.log.len()),
        }
    }

    fn tell_events(&self, cx: &mut Cx, state: &G, events: &[G::Event]) -> io::Result<()> {
        let sentences = self.at(cx, state, |at| {
            events.iter().map(|event| G::event(at, &G::veil(event, self.viewer))).collect()
        });
        sentences.iter().try_for_each(|sentence| tell_event(cx, sentence))
    }

    fn context<'a>(&'a self, cx: &'a Cx) -> Context<'a, G> {
        Context { words: cx.words, page: &cx.page, rules: &self.rules, names: &self.names }
    }

    /// What is said about a state.
    fn at(&self, cx: &Cx, state: &G, lines: impl Fn(&Position<G>) -> Vec<String>) -> Vec<String> {
        let view = state.view(&self.rules, self.viewer);
        lines(&self.context(cx).at(&view, self.viewer, state.status().asked()))
    }
}

/// The viewer of a replay: a seat, counted from 1, else a spectator.
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

/// Says that the replay stops although the game is not over.
fn tell_stop(cx: &mut Cx, until: usize, entries: usize) -> io::Result<()> {
    if until < entries {
        return cx.tell("cli-replay-until", &[("entry", until.into()), ("entries", entries.into())]);
    }
    cx.tell("cli-replay-unfinished", &[])
}

/// Prints an entry by its number; `what` describes an act.
fn tell_entry<A>(
    cx: &mut Cx,
    number: usize,
    (name, deed): (String, &Deed<A>),
    what: impl FnOnce(&Cx, &A) -> String,
) -> io::Result<()> {
    let sentence = match deed {
        Deed::Act(action) => {
            let what = what(cx, action);
            cx.say("cli-replay-act", &[("name", name.into()), ("what", what.into())])
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

/// Prints an event below its entry.
fn tell_event(cx: &mut Cx, sentence: &str) -> io::Result<()> {
    cx.page.wrapped(&format!("      · {sentence}"), "        ")
}
