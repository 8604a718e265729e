//! The game in the terminal: it shows, asks, acts, and takes back.

use std::io;

use anyhow::Result;
use katana::{
    Action, Event, Katana,
    area::basket::{Unbought, refusal},
};
use tabletop::{Game, NoUndo, Options, Seat, Session, Status};
use voice::katana::Voice;
use words::Words;

use super::basket;
use crate::terminal::{
    command::{Command, is_word, parse},
    input::Input,
    new_game::LocalGame,
    play::Left,
    saves::autosave::Autosave,
};
use crate::{
    cx::Cx,
    katana::{
        board::{Own, Picture},
        scores, verdict,
    },
    terminal::{
        roster::{self, Roster},
        rules,
        saves::save::Save,
        style::Style,
    },
};

/// How much is shown before the next prompt.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Show {
    /// Nothing: what was asked still stands above.
    Nothing,
    /// The question, with the player's own things where they have changed.
    Question,
    /// The whole table and the question.
    Table,
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    GoOn,
    Leave,
}

/// A game in the terminal.
pub struct Desk<'a> {
    pub(super) cx: &'a mut Cx,
    pub(super) session: Session<Katana>,
    pub(super) names: Vec<String>,
    roster: Roster,
    words: &'static Words,
    autosave: Autosave,
    input: Input,
    /// What has been told, for `log`.
    pub(super) told: Vec<String>,
    /// Who speaks though another is asked first.
    pub(super) speaker: Option<Seat>,
    pub(super) show: Show,
    /// What lay before each player when it was last shown, since the whole table was.
    pub(super) shown: [Option<Own>; 4],
}

impl<'a> Desk<'a> {
    /// A table that is ready.
    pub fn new(cx: &'a mut Cx, seated: LocalGame<Katana>, input: Input) -> Self {
        let LocalGame { session, names, roster, autosave } = seated;
        let (words, told, shown) = (cx.words, Vec::new(), Default::default());
        let mut desk = Self {
            cx,
            session,
            names,
            roster,
            words,
            autosave,
            input,
            told,
            speaker: None,
            show: Show::Table,
            shown,
        };
        desk.told = desk.past();
        desk
    }

    /// Plays until the game is over or somebody leaves.
    pub fn play(&mut self) -> Result<()> {
        self.cx.tell("cli-play-begin", &[])?;
        let voice = Voice { words: self.words, rules: self.session.rules(), names: &self.names };
        verdict::print_briefing(self.cx, voice)?;
        loop {
            let Status::Waiting(asked) = self.session.state().status() else {
                if self.end()? == Next::Leave {
                    return Ok(self.leave()?);
                }
                continue;
            };
            if let Some((seat, action)) = self.roster.next(&self.session) {
                self.act(seat, &[action])?;
                continue;
            }
            let seat = self.speaker.or(asked.first()).expect("somebody is asked until the game is over");
            self.show(seat)?;
            let name = self.cx.page.styled(Style::Seat(seat), &self.names[seat.index()]);
            let prompt = self.cx.say("cli-prompt", &[("name", name.into())]);
            let Some(line) = self.input.ask(self.cx, &format!("{prompt} "))? else {
                return Ok(self.leave()?);
            };
            if self.obey(seat, parse(self.words, &line))? == Next::Leave {
                return Ok(self.leave()?);
            }
        }
    }

    /// The game as it is on leaving.
    pub fn left(self) -> Left {
        Left { is_saved: self.autosave.is_up_to_date(), session: self.session }
    }

    /// What the chapter asks, and how far it is met.
    fn goal(&mut self) -> Result<()> {
        let voice = Voice { words: self.words, rules: self.session.rules(), names: &self.names };
        verdict::print_briefing(self.cx, voice)?;
        Ok(verdict::print(self.cx, voice, self.session.state(), false)?)
    }

    /// Who speaks about this game.
    pub(super) fn voice(&self) -> Voice<'_> {
        Voice { words: self.words, rules: self.session.rules(), names: &self.names }
    }

    /// The game as it is drawn.
    pub(super) fn picture(&self) -> Picture<'_> {
        Picture { voice: self.voice(), page: &self.cx.page, game: self.session.state() }
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
            Command::Text(line) => self.buy(seat, &line)?,
            Command::Why => self.why(seat)?,
            Command::Hint => self.hint(seat)?,
            Command::Rules(asked) => self.rules(&asked)?,
            Command::Undo => self.undo()?,
            Command::Table(name) => self.table(&name)?,
            Command::Log => self.log()?,
            Command::Cards => self.cards()?,
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
        if self.speaker.take().is_some() {
            self.show = Show::Question;
            return Ok(());
        }
        match *options.all() {
            [only] => self.act(seat, &[only]),
            _ => Ok(self.cx.tell("cli-play-pick", &[("n", options.all().len().into())])?),
        }
    }

    fn pick(&mut self, seat: Seat, number: usize) -> Result<()> {
        let options = self.options(seat);
        match number.checked_sub(1).and_then(|n| options.all().get(n)) {
            Some(&action) => self.act(seat, &[action]),
            None => Ok(self.cx.tell("cli-play-pick", &[("n", options.all().len().into())])?),
        }
    }

    /// A basket at the Market, or something that nobody understands.
    fn buy(&mut self, seat: Seat, line: &str) -> Result<()> {
        let Some(kinds) = basket::parse(self.voice(), line) else {
            return Ok(self.cx.tell("cli-play-unknown", &[("line", line.into())])?);
        };
        let (game, rules) = (self.session.state(), self.session.rules());
        if !basket::is_buying(game, seat) {
            return Ok(self.cx.tell("cli-basket-not-now", &[])?);
        }
        match refusal(game, rules, seat, &kinds) {
            None => self.act(seat, &kinds.into_iter().map(Action::BuyResource).collect::<Vec<_>>()),
            Some(Unbought { kind, reason }) => {
                let voice = self.voice();
                let reason = reason.map(|reason| voice.reason(reason)).unwrap_or_default();
                let args = [("kind", voice.kind(kind).into()), ("reason", reason.into())];
                Ok(self.cx.tell("cli-basket-refused", &args)?)
            }
        }
    }

    /// Does what was chosen, saves, and tells what happened.
    fn act(&mut self, seat: Seat, actions: &[Action]) -> Result<()> {
        let mut events = Vec::new();
        for &action in actions {
            events.extend(self.session.act(seat, action).expect("only options are chosen"));
        }
        // Before anything is told: who has closed the terminal loses nothing either.
        self.autosave()?;
        self.speaker = None;
        let is_new_turn = events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
        self.show = if is_new_turn { Show::Table } else { Show::Question };
        if !events.is_empty() {
            self.cx.page.print("")?;
        }
        for sentence in self.sentences(self.session.state(), &events) {
            self.cx.page.wrapped(&format!("· {sentence}"), "  ")?;
            self.told.push(sentence);
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
        let voice = self.voice();
        let named = |action| voice.action(self.session.state(), seat, action);
        let lines = roster::lines(self.cx, &advised, &options, named);
        Ok(self.cx.page.lines(&lines)?)
    }

    fn autosave(&mut self) -> Result<()> {
        let save = Save { record: self.session.record(), names: &self.names, roster: &self.roster };
        self.autosave.save(self.cx, save)?;
        Ok(())
    }

    fn save(&mut self, file: &str) -> Result<()> {
        if file.is_empty() {
            return Ok(self.cx.tell("cli-play-save-where", &[])?);
        }
        let save = Save { record: self.session.record(), names: &self.names, roster: &self.roster };
        Ok(self.autosave.save_into(self.cx, file, save)?)
    }

    /// Takes the last act back; past what was revealed only if all agree.
    fn undo(&mut self) -> Result<()> {
        let humans = self.roster.people();
        let Some(seat) = self.roster.last_person(&self.session) else {
            return Ok(self.cx.tell("cli-undo-nothing", &[])?);
        };
        let verdict = match self.session.undo(seat, humans, false) {
            Err(NoUndo::NeedsConsent) if self.all_agree()? => self.session.undo(seat, humans, true),
            verdict => verdict,
        };
        match verdict {
            Ok(()) => {
                self.autosave()?;
                self.speaker = None;
                self.show = Show::Table;
                let sentence = self.taken_back(seat);
                self.cx.page.wrapped(&sentence, "")?;
                self.told.push(sentence);
                Ok(())
            }
            Err(NoUndo::Nothing) => Ok(self.cx.tell("cli-undo-nothing", &[])?),
            Err(NoUndo::NeedsConsent) => Ok(self.cx.tell("cli-undo-refused", &[])?),
        }
    }

    fn all_agree(&mut self) -> io::Result<bool> {
        self.cx.tell("cli-undo-consent", &[])?;
        let prompt = self.cx.say("cli-undo-consent-prompt", &[]);
        let line = self.input.ask(self.cx, &format!("{prompt} "))?;
        Ok(line.is_some_and(|line| is_word(self.words, "cli-word-yes", &line)))
    }

    /// The whole table, or what lies before a player.
    fn table(&mut self, name: &str) -> Result<()> {
        if name.is_empty() {
            self.show = Show::Table;
            return Ok(());
        }
        let Some(seat) = self.seat_called(name)? else { return Ok(()) };
        let lines = self.picture().own(seat).changes_since(None);
        Ok(self.cx.page.lines(&lines)?)
    }

    /// A player by name or number; says who there are where it is nobody's.
    fn seat_called(&mut self, name: &str) -> Result<Option<Seat>> {
        let is_it = |(seat, known): &(usize, &String)| {
            known.to_lowercase() == name.to_lowercase() || name.parse() == Ok(seat + 1)
        };
        let found = self.names.iter().enumerate().find(is_it).map(|(seat, _)| Seat(seat as u8));
        if found.is_none() {
            let names = self.cx.words.all_of(&self.names);
            self.cx.tell("cli-other-who", &[("names", names.into())])?;
        }
        Ok(found)
    }

    /// Another player speaks.
    fn other(&mut self, name: &str) -> Result<()> {
        let Some(seat) = self.seat_called(name)? else { return Ok(()) };
        if self.options(seat).all().is_empty() {
            let name = self.names[seat.index()].clone();
            return Ok(self.cx.tell("cli-other-nothing", &[("name", name.into())])?);
        }
        self.speaker = Some(seat);
        self.show = Show::Question;
        Ok(())
    }

    fn rules(&mut self, asked: &str) -> Result<()> {
        Ok(rules::answer(self.cx, rules::book::<Katana>(self.words.lang()), asked)?)
    }

    /// The final table; then anything but taking back leaves.
    fn end(&mut self) -> Result<Next> {
        let voice = Voice { words: self.words, rules: self.session.rules(), names: &self.names };
        scores::print(self.cx, voice, self.session.record())?;
        verdict::print(self.cx, voice, self.session.state(), true)?;
        loop {
            self.cx.page.print("")?;
            let prompt = self.cx.say("cli-end-prompt", &[]);
            let Some(line) = self.input.ask(self.cx, &format!("{prompt} "))? else { return Ok(Next::Leave) };
            match parse(self.words, &line) {
                Command::Undo => {
                    self.undo()?;
                    if matches!(self.session.state().status(), Status::Waiting(_)) {
                        return Ok(Next::GoOn);
                    }
                }
                Command::Save(file) => self.save(&file)?,
                Command::Log => self.log()?,
                Command::Rules(asked) => self.rules(&asked)?,
                Command::Cards => self.cards()?,
                Command::Goal => self.goal()?,
                Command::Help => self.help()?,
                Command::Enter
                | Command::Pick(_)
                | Command::Why
                | Command::Hint
                | Command::Table(_)
                | Command::Quit
                | Command::Other(_)
                | Command::Text(_) => return Ok(Next::Leave),
            }
        }
    }

    fn leave(&mut self) -> io::Result<()> {
        let is_over = matches!(self.session.state().status(), Status::Over(_));
        let save = Save { record: self.session.record(), names: &self.names, roster: &self.roster };
        self.autosave.leave(self.cx, save, is_over)
    }
}
