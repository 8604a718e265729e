//! A game at one keyboard: its session, its players, and where it is saved.

use std::io;

use anyhow::Result;
use tabletop::{Session, Status, Title};

use super::{
    desk::Desk,
    input::Input,
    roster::Roster,
    saves::{autosave::Autosave, save::Save},
};
use crate::{
    cx::Cx,
    game::{Context, TerminalGame},
};

/// A game at one keyboard.
pub struct LocalGame<G: Title> {
    /// The game.
    pub session: Session<G>,
    /// The players' names by seat.
    pub names: Vec<String>,
    /// Which of them are bots.
    pub roster: Roster,
    /// Saves it after every act.
    pub autosave: Autosave<G>,
}

impl<G: Title> LocalGame<G> {
    /// What is needed to put positions into words.
    pub fn context<'a>(&'a self, cx: &'a Cx) -> Context<'a, G> {
        Context { words: cx.words, page: &cx.page, rules: self.session.rules(), names: &self.names }
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        matches!(self.session.state().status(), Status::Over(_))
    }

    /// Saves after an act. Returns whether that printed something.
    pub fn save(&mut self, cx: &mut Cx) -> io::Result<bool> {
        let Self { session, names, roster, autosave } = self;
        autosave.save(cx, Save { record: session.record(), names, roster })
    }

    /// Saves into a file that somebody named.
    pub fn save_into(&mut self, cx: &mut Cx, file: &str) -> io::Result<()> {
        let Self { session, names, roster, autosave } = self;
        autosave.save_into(cx, file, Save { record: session.record(), names, roster })
    }

    /// Says where the game is saved and how it goes on.
    pub fn leave(&mut self, cx: &mut Cx) -> io::Result<()> {
        let is_over = self.is_over();
        let Self { session, names, roster, autosave } = self;
        autosave.leave(cx, Save { record: session.record(), names, roster }, is_over)
    }
}

/// A game at one keyboard, whichever it is.
pub trait AnyLocalGame {
    /// How many entries its log has.
    fn n_entries(&self) -> usize;
    /// How far the game in `file` is; nothing if it is over.
    fn offer(&self, cx: &Cx, file: &str) -> Option<String>;
    /// Plays to the end, or until somebody leaves.
    fn play(&mut self, cx: &mut Cx, input: &mut Input) -> Result<()>;
}

impl<G: TerminalGame> AnyLocalGame for LocalGame<G> {
    fn n_entries(&self) -> usize {
        self.session.version()
    }

    fn offer(&self, cx: &Cx, file: &str) -> Option<String> {
        let players = cx.words.all_of(&self.names);
        (!self.is_over()).then(|| self.session.state().offer(cx, file, players))
    }

    fn play(&mut self, cx: &mut Cx, input: &mut Input) -> Result<()> {
        Desk::new(cx, self, input).play()
    }
}
