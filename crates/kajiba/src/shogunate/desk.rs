//! A game of Shogunate in the terminal: the keyboard goes round, behind a curtain, and each player sees, asks, acts and
//! takes back as far as that player may.

use std::io;

use anyhow::Result;
use shogunate::{Action, Event, Shogunate, View, components::embedded};
use tabletop::{Game, NoUndo, Options, Seat, Seats, Session, Status, Viewer};
use voice::shogunate::Voice;

use super::{board::Picture, chronicle::Chronicle, scores};
use crate::{
    cx::Cx,
    terminal::{
        command::{Command, is_word, parse},
        curtain::Curtain,
        input::Input,
        new_game::LocalGame,
        roster::{self, Roster},
        rules,
        saves::{autosave::Autosave, save::Save},
        style::Style,
    },
};

/// How much is shown before the next prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Show {
    /// Nothing: what was asked still stands above.
    Nothing,
    /// The news, the Line where it has changed, and the question.
    Question,
    /// All that the player may see.
    Table,
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    GoOn,
    Leave,
}

/// A game in the terminal.
pub struct Desk<'a> {
    pub(super) cx: &'a mut Cx,
    pub(super) session: Session<Shogunate>,
    pub(super) names: Vec<String>,
    pub(super) roster: Roster,
    autosave: Autosave,
    pub(super) input: Input,
    pub(super) curtain: Curtain,
    pub(super) chronicle: Chronicle,
    /// Who sits at the keyboard, with what only they may see on the screen.
    pub(super) at: Option<Seat>,
    /// Whether they have answered already and came back to change it.
    pub(super) is_back: bool,
    /// Who was called to the keyboard though another is asked.
    pub(super) called: Option<Seat>,
    /// What everybody may read when the curtain falls.
    pub(super) notice: Option<String>,
    pub(super) show: Show,
    /// The Line as it was last shown.
    pub(super) line_shown: Vec<String>,
}

/// Whatever ends the game, nobody's cards stay on the screen.
impl Drop for Desk<'_> {
    fn drop(&mut self) {
        // Where the screen cannot be written on, there is nothing on it.
        let _ = self.curtain.take_down(self.cx);
    }
}

impl<'a> Desk<'a> {
    /// A table that is ready.
    pub fn new(cx: &'a mut Cx, seated: LocalGame<Shogunate>, input: Input) -> Self {
        let LocalGame { session, names, roster, autosave } = seated;
        let chronicle = Chronicle::of(session.record());
        let is_own_deck = session.record().components == embedded().components;
        let own_deck = is_own_deck.then(|| cx.say("cli-court-own-deck", &[]));
        let notice = [cx.say("cli-court-begin", &[])].into_iter().chain(own_deck);
        let notice = Some(notice.collect::<Vec<_>>().join("\n"));
        Self {
            cx,
            session,
            names,
            roster,
            autosave,
            input,
            curtain: Curtain::new(),
            chronicle,
            at: None,
            is_back: false,
            called: None,
            notice,
            show: Show::Table,
            line_shown: Vec::new(),
        }
    }

    /// Plays until the game is over or somebody leaves.
    pub fn play(&mut self) -> Result<()> {
        loop {
            let next = match self.session.state().status() {
                Status::Waiting(asked) => self.go_on(asked)?,
                Status::Over(_) => self.end()?,
            };
            if next == Next::Leave {
                return Ok(self.leave()?);
            }
        }
    }

    /// Somebody who is asked comes to the keyboard, or stays there, and types a line.
    fn go_on(&mut self, asked: Seats) -> Result<Next> {
        if let Some((seat, action)) = self.roster.next(&self.session) {
            self.act_as_bot(seat, action)?;
            return Ok(Next::GoOn);
        }
        let stays = self.at.filter(|seat| asked.contains(*seat) || self.is_back);
        let Some(seat) = stays else { return self.hand_on(asked) };
        self.show(seat)?;
        let name = self.cx.page.styled(Style::Seat(seat), &self.names[seat.index()]);
        let prompt = self.cx.say("cli-prompt", &[("name", name.into())]);
        let Some(line) = self.input.ask(self.cx, &format!("{prompt} "))? else { return Ok(Next::Leave) };
        self.obey(seat, parse(self.cx.words, &line))
    }

    /// Who speaks about this game, to a viewer.
    pub(super) fn voice(&self, viewer: Viewer) -> Voice<'_> {
        Voice { words: self.cx.words, rules: self.session.rules(), names: &self.names, viewer }
    }

    /// What `seat` may know.
    pub(super) fn view(&self, seat: Seat) -> View {
        self.session.state().view(self.session.rules(), Viewer::Seat(seat))
    }

    /// A view as it is drawn.
    pub(super) fn picture<'v>(&'v self, view: &'v View) -> Picture<'v> {
        Picture { voice: self.voice(view.viewer), page: &self.cx.page, view }
    }

    /// What `seat` may do now.
    pub(super) fn options(&self, seat: Seat) -> Options<Action> {
        let mut options = Options::default();
        self.session.state().options(self.session.rules(), seat, &mut options);
        options
    }

    fn obey(&mut self, seat: Seat, command: Command) -> Result<Next> {
        match command {
            Command::Enter => self.enter(seat)?,
            Command::Pick(number) => self.pick(seat, number)?,
            Command::Text(line) => self.cx.tell("cli-play-unknown", &[("line", line.into())])?,
            Command::Why => self.why(seat)?,
            Command::Hint => self.hint(seat)?,
            Command::Rules(asked) => self.rules(&asked)?,
            Command::Undo => self.undo(seat)?,
            Command::Table(_) => self.show = Show::Table,
            Command::Log => self.log(Viewer::Seat(seat))?,
            Command::Cards => self.cards(seat)?,
            Command::Goal => self.goal()?,
            Command::Save(file) => self.save(&file)?,
            Command::Help => self.help()?,
            Command::Other(name) => self.other(&name)?,
            Command::Quit => return Ok(Next::Leave),
        }
        Ok(Next::GoOn)
    }

    /// Enter: back to who is asked, or the only option.
    fn enter(&mut self, seat: Seat) -> Result<()> {
        let options = self.options(seat);
        if self.is_back {
            self.at = None;
            return Ok(());
        }
        match *options.all() {
            [only] => self.act(seat, only),
            _ => Ok(self.cx.tell("cli-play-pick", &[("n", options.all().len().into())])?),
        }
    }

    fn pick(&mut self, seat: Seat, number: usize) -> Result<()> {
        let options = self.options(seat);
        match number.checked_sub(1).and_then(|n| options.all().get(n)) {
            Some(&action) => self.act(seat, action),
            None => Ok(self.cx.tell("cli-play-pick", &[("n", options.all().len().into())])?),
        }
    }

    /// Does what was chosen and saves. Who stays at the keyboard is told what happened, and so is who has learnt a secret;
    /// everybody else when they come back.
    fn act(&mut self, seat: Seat, action: Action) -> Result<()> {
        let events = self.session.act(seat, action).expect("only options are chosen");
        let is_new_round = events.iter().any(|event| matches!(event, Event::RoundBegan { .. }));
        self.chronicle.happened(events);
        let has_told = self.autosave()?;
        self.is_back = false;
        self.show = if is_new_round { Show::Table } else { Show::Question };
        let asked = self.session.state().status().asked();
        if asked.contains(seat) {
            return Ok(());
        }
        self.at = None;
        // At the end all is revealed, and no curtain falls.
        if (self.chronicle.has_secret_news(seat) || has_told) && !asked.is_empty() {
            self.tell_news(seat)?;
            self.pause()?;
        }
        Ok(())
    }

    /// A bot does what it chose. What it has learnt is nobody's business.
    fn act_as_bot(&mut self, seat: Seat, action: Action) -> Result<()> {
        let events = self.session.act(seat, action).expect("only options are chosen");
        let is_new_round = events.iter().any(|event| matches!(event, Event::RoundBegan { .. }));
        self.chronicle.happened(events);
        self.autosave()?;
        if self.show != Show::Table {
            self.show = if is_new_round { Show::Table } else { Show::Question };
        }
        Ok(())
    }

    /// What a Master would do, for whoever is the only person here.
    fn hint(&mut self, seat: Seat) -> Result<()> {
        if self.roster.people().len() > 1 {
            return Ok(self.cx.tell("why-not-alone", &[])?);
        }
        self.cx.tell("hint-thinking", &[])?;
        let (advised, options) = roster::advice(&self.session, seat);
        let (view, voice) = (self.view(seat), self.voice(Viewer::Seat(seat)));
        let lines = roster::lines(self.cx, &advised, &options, |action| voice.action(&view, action));
        Ok(self.cx.page.lines(&lines)?)
    }

    /// Leaves time to read before the curtain falls.
    fn pause(&mut self) -> io::Result<()> {
        let prompt = self.cx.say("cli-court-pause", &[]);
        self.input.ask(self.cx, &format!("{prompt} ")).map(|_| ())
    }

    fn autosave(&mut self) -> Result<bool> {
        let save = Save { record: self.session.record(), names: &self.names, roster: &self.roster };
        Ok(self.autosave.save(self.cx, save)?)
    }

    pub(super) fn save(&mut self, file: &str) -> Result<()> {
        if file.is_empty() {
            return Ok(self.cx.tell("cli-play-save-where", &[])?);
        }
        let save = Save { record: self.session.record(), names: &self.names, roster: &self.roster };
        Ok(self.autosave.save_into(self.cx, file, save)?)
    }

    /// Takes the last act of `seat` back, with all that came after it; past what was revealed or others did only if all
    /// agree.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<()> {
        let humans = self.roster.people();
        let verdict = match self.session.undo(seat, humans, false) {
            Err(NoUndo::NeedsConsent) if self.all_agree(seat)? => self.session.undo(seat, humans, true),
            verdict => verdict,
        };
        match verdict {
            Ok(()) => {
                let has_told = self.autosave()?;
                if has_told && self.at.is_none() {
                    self.pause()?;
                }
                self.is_back = false;
                self.chronicle.undone(seat);
                self.show = Show::Question;
                let sentence =
                    self.cx.say("cli-undo-done", &[("name", self.names[seat.index()].as_str().into())]);
                self.notice = self.at.is_none().then_some(sentence);
                Ok(())
            }
            Err(NoUndo::Nothing) => Ok(self.cx.tell("cli-undo-nothing", &[])?),
            Err(NoUndo::NeedsConsent) => {
                self.notice = Some(self.cx.say("cli-undo-refused", &[]));
                Ok(())
            }
        }
    }

    /// Asks everybody else, behind the curtain, for all look at the screen now.
    fn all_agree(&mut self, seat: Seat) -> io::Result<bool> {
        if self.curtain.is_up() {
            self.curtain.fall(self.cx)?;
        }
        self.at = None;
        let name = self.names[seat.index()].clone();
        self.cx.tell("cli-court-consent", &[("name", name.into())])?;
        for other in self.roster.people().without(seat).iter() {
            let name = self.names[other.index()].as_str().into();
            let prompt = self.cx.say("cli-court-consent-prompt", &[("name", name)]);
            let line = self.input.ask(self.cx, &format!("{prompt} "))?;
            if !line.is_some_and(|line| is_word(self.cx.words, "cli-word-yes", &line)) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    pub(super) fn rules(&mut self, asked: &str) -> Result<()> {
        Ok(rules::answer(self.cx, rules::book::<Shogunate>(self.cx.words.lang()), asked)?)
    }

    /// All is revealed, on the shell's own screen; then anything but taking back leaves.
    fn end(&mut self) -> Result<Next> {
        self.at = None;
        self.curtain.take_down(self.cx)?;
        for sentence in self.chronicle.last(self.voice(Viewer::Spectator)) {
            self.cx.page.wrapped(&format!("· {sentence}"), "  ")?;
        }
        let rules = self.session.rules();
        let voice = Voice { words: self.cx.words, rules, names: &self.names, viewer: Viewer::Spectator };
        scores::print(self.cx, voice, self.session.state(), self.session.record())?;
        loop {
            if let Some(notice) = self.notice.take() {
                self.cx.page.wrapped(&notice, "")?;
            }
            self.cx.page.print("")?;
            let prompt = self.cx.say("cli-end-prompt", &[]);
            let Some(line) = self.input.ask(self.cx, &format!("{prompt} "))? else { return Ok(Next::Leave) };
            match parse(self.cx.words, &line) {
                Command::Undo => {
                    let last = self.roster.last_person(&self.session);
                    let last = last.expect("a game that is over was played");
                    self.undo(last)?;
                    if matches!(self.session.state().status(), Status::Waiting(_)) {
                        return Ok(Next::GoOn);
                    }
                }
                Command::Save(file) => self.save(&file)?,
                Command::Log => self.log(Viewer::Spectator)?,
                Command::Rules(asked) => self.rules(&asked)?,
                Command::Goal => self.goal()?,
                Command::Help => self.help()?,
                Command::Enter
                | Command::Pick(_)
                | Command::Why
                | Command::Hint
                | Command::Table(_)
                | Command::Cards
                | Command::Quit
                | Command::Other(_)
                | Command::Text(_) => return Ok(Next::Leave),
            }
        }
    }

    fn leave(&mut self) -> io::Result<()> {
        self.curtain.take_down(self.cx)?;
        let is_over = matches!(self.session.state().status(), Status::Over(_));
        let save = Save { record: self.session.record(), names: &self.names, roster: &self.roster };
        self.autosave.leave(self.cx, save, is_over)
    }
}
