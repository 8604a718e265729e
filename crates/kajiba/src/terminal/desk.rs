//! A game at one keyboard: it shows positions, reads lines, acts, saves and takes back.
//!
//! In a game without secrets everybody looks at the screen. In a game with secrets the keyboard goes round behind a
//! curtain, and each player sees only what that player may see.

mod end;
mod handover;
mod show;
mod undo;

use std::io;

use anyhow::Result;
use tabletop::{Options, Seat, Seats, Status, Viewer};

use super::{
    command::{Command, is_word, parse},
    curtain::Curtain,
    game_log::GameLog,
    hint,
    input::Input,
    local_game::LocalGame,
    rules,
    style::Style,
};
use crate::{
    cx::Cx,
    game::{Context, Position, TerminalGame, Typed},
};

pub use show::HELP;

/// How much is shown before the next prompt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Show {
    /// Nothing: the question is still on the screen.
    Nothing,
    /// The news, the rows that have changed, and the question.
    Question,
    /// The whole board and the question.
    Board,
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    GoOn,
    Leave,
}

/// A game at one keyboard.
pub struct Desk<'a, G: TerminalGame> {
    cx: &'a mut Cx,
    game: &'a mut LocalGame<G>,
    input: &'a mut Input,
    log: GameLog,
    curtain: Curtain,
    /// Who sits at the keyboard. In a game without secrets only set for a player who speaks though another is asked.
    at: Option<Seat>,
    /// Whether they are not asked and came to do something else.
    is_back: bool,
    /// Who comes to the keyboard next, though another is asked.
    called: Option<Seat>,
    /// What everybody may read when the curtain falls next.
    notice: Option<String>,
    show: Show,
    /// Whether somebody has asked to leave where a line was read for something else.
    is_leaving: bool,
    /// The rows that each seat saw last, since a whole board was shown.
    rows: Vec<Option<Vec<Vec<String>>>>,
}

/// However the game ends, no secrets stay on the screen.
impl<G: TerminalGame> Drop for Desk<'_, G> {
    fn drop(&mut self) {
        // If the screen cannot be written on, there is nothing on it.
        let _ = self.curtain.take_down(self.cx, self.input);
    }
}

impl<'a, G: TerminalGame> Desk<'a, G> {
    /// A game that is ready to be played.
    pub fn new(cx: &'a mut Cx, game: &'a mut LocalGame<G>, input: &'a mut Input) -> Self {
        let n_seats = usize::from(game.session.state().n_seats());
        let log = GameLog::of(game.context(cx), game.session.record());
        Self {
            cx,
            game,
            input,
            log,
            curtain: Curtain::new(),
            at: None,
            is_back: false,
            called: None,
            notice: None,
            show: Show::Board,
            is_leaving: false,
            rows: vec![None; n_seats],
        }
    }

    /// Plays until the game is over or somebody leaves.
    pub fn play(&mut self) -> Result<()> {
        let view = self.view(Viewer::Spectator);
        let introduction =
            G::introduction(&self.position(&view, Viewer::Spectator), self.game.session.record());
        if G::HAS_SECRETS {
            self.notice = Some(introduction);
        } else {
            self.cx.page.wrapped(&introduction, "")?;
        }
        loop {
            let next = match self.game.session.state().status() {
                Status::Waiting(asked) => self.go_on(asked)?,
                Status::Over(_) => self.end()?,
            };
            if next == Next::Leave || self.is_leaving {
                return Ok(self.leave()?);
            }
        }
    }

    /// A bot acts, or somebody at the keyboard types a line.
    fn go_on(&mut self, asked: Seats) -> Result<Next> {
        if let Some((seat, action)) = self.game.roster.next(&self.game.session) {
            self.act_as_bot(seat, action)?;
            return Ok(Next::GoOn);
        }
        let at_keyboard = if G::HAS_SECRETS {
            self.at.filter(|seat| asked.contains(*seat) || self.is_back)
        } else {
            self.at.or(asked.first())
        };
        let Some(seat) = at_keyboard else { return self.hand_over(asked) };
        self.show(seat)?;
        if self.is_leaving {
            return Ok(Next::Leave);
        }
        let name = self.styled_name(seat);
        let prompt = self.cx.say("cli-prompt", &[("name", name.into())]);
        let Some(line) = self.ask_command(&prompt)? else { return Ok(Next::Leave) };
        self.obey(seat, parse(self.cx.words, &line))
    }

    fn obey(&mut self, seat: Seat, command: Command) -> Result<Next> {
        match command {
            Command::Enter => self.enter(seat)?,
            Command::Pick(number) => self.pick(seat, number)?,
            Command::Text(line) => self.read_line(seat, &line)?,
            Command::Why => self.why(seat)?,
            Command::Hint => self.hint(seat)?,
            Command::Rules(asked) => self.rules(&asked)?,
            Command::Undo => self.undo_as(seat)?,
            Command::Table(name) => self.show_board(&name)?,
            Command::Log => self.show_log(Viewer::Seat(seat))?,
            Command::Cards => self.show_lines(Viewer::Seat(seat), G::cards)?,
            Command::Goal => self.show_lines(Viewer::Seat(seat), G::goal)?,
            Command::Save(file) => self.save(&file)?,
            Command::Help => self.help()?,
            Command::Other(name) => self.other(&name)?,
            Command::Quit => return Ok(Next::Leave),
        }
        Ok(Next::GoOn)
    }

    /// Enter: back to who is asked, or the only option.
    fn enter(&mut self, seat: Seat) -> Result<()> {
        if self.is_back {
            self.at = None;
            self.is_back = false;
            self.show = Show::Question;
            return Ok(());
        }
        let options = self.options(seat);
        match *options.all() {
            [only] => self.act(seat, &[only]),
            _ => self.tell_pick(&options),
        }
    }

    fn pick(&mut self, seat: Seat, number: usize) -> Result<()> {
        let options = self.options(seat);
        match number.checked_sub(1).and_then(|n| options.all().get(n)) {
            Some(&action) => self.act(seat, &[action]),
            None => self.tell_pick(&options),
        }
    }

    fn tell_pick(&mut self, options: &Options<G::Action>) -> Result<()> {
        Ok(self.cx.tell("cli-play-pick", &[("n", options.all().len().into())])?)
    }

    /// A line in the game's own words.
    fn read_line(&mut self, seat: Seat, line: &str) -> Result<()> {
        let view = self.view(Viewer::Seat(seat));
        match G::read_line(&self.position(&view, Viewer::Seat(seat)), seat, line) {
            Typed::Unknown => Ok(self.cx.tell("cli-play-unknown", &[("line", line.into())])?),
            Typed::Refused(sentence) => Ok(self.cx.page.wrapped(&sentence, "")?),
            Typed::Actions(actions) => self.act(seat, &actions),
        }
    }

    /// Does what was chosen and saves it. In a game with secrets only a player who stays at the keyboard, or who has
    /// learnt a secret, is told what happened; everybody else when they come back.
    fn act(&mut self, seat: Seat, actions: &[G::Action]) -> Result<()> {
        let events = self.play_actions(seat, actions);
        // Before anything is printed: who closes the terminal loses nothing.
        let has_told = self.autosave()?;
        self.is_back = false;
        self.show = if events.iter().any(G::redraws_board) { Show::Board } else { Show::Question };
        if !G::HAS_SECRETS {
            self.at = None;
            return Ok(self.tell_last()?);
        }
        let asked = self.game.session.state().status().asked();
        if asked.contains(seat) {
            return Ok(());
        }
        self.at = None;
        let has_learnt = events.iter().any(|event| G::teaches_secret(event, seat));
        // At the end everything is revealed, and no curtain falls.
        if (has_learnt || has_told) && !asked.is_empty() {
            self.tell_news(seat)?;
            self.pause()?;
        }
        Ok(())
    }

    /// A bot acts. Nobody is shown what it has learnt.
    fn act_as_bot(&mut self, seat: Seat, action: G::Action) -> Result<()> {
        if !G::HAS_SECRETS {
            return self.act(seat, &[action]);
        }
        let events = self.play_actions(seat, &[action]);
        self.autosave()?;
        if self.show != Show::Board {
            self.show = if events.iter().any(G::redraws_board) { Show::Board } else { Show::Question };
        }
        Ok(())
    }

    fn play_actions(&mut self, seat: Seat, actions: &[G::Action]) -> Vec<G::Event> {
        let mut events = Vec::new();
        for &action in actions {
            events.extend(self.game.session.act(seat, action).expect("only options are chosen"));
        }
        let context = self.game.context(self.cx);
        self.log.add(&context, self.game.session.state(), &events);
        events
    }

    /// What a Master would do, for a player who is the only person here.
    fn hint(&mut self, seat: Seat) -> Result<()> {
        if self.game.roster.people().len() > 1 {
            return Ok(self.cx.tell("why-not-alone", &[])?);
        }
        self.cx.tell("hint-thinking", &[])?;
        let (advised, options) = hint::advice(&self.game.session, seat);
        let view = self.view(Viewer::Seat(seat));
        let at = self.position(&view, Viewer::Seat(seat));
        let lines = hint::lines(self.cx, &advised, &options, |action| G::action(&at, seat, action));
        Ok(self.cx.page.lines(&lines)?)
    }

    fn rules(&mut self, asked: &str) -> Result<()> {
        Ok(rules::answer(self.cx, G::rulebook(self.cx.words.lang()), asked)?)
    }

    /// Saves after an action. Returns whether that printed something.
    fn autosave(&mut self) -> Result<bool> {
        Ok(self.game.save(self.cx)?)
    }

    fn save(&mut self, file: &str) -> Result<()> {
        if file.is_empty() {
            return Ok(self.cx.tell("cli-play-save-where", &[])?);
        }
        Ok(self.game.save_into(self.cx, file)?)
    }

    fn leave(&mut self) -> io::Result<()> {
        self.curtain.take_down(self.cx, self.input)?;
        self.game.leave(self.cx)
    }

    /// Shows a prompt and reads a line.
    fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        self.input.ask(self.cx, &format!("{prompt} "))
    }

    /// The same for a command.
    fn ask_command(&mut self, prompt: &str) -> io::Result<Option<String>> {
        self.input.ask_command(self.cx, &format!("{prompt} "))
    }

    /// The same for anything but a command; whoever quits leaves once it is answered.
    fn ask_or_quit(&mut self, prompt: &str) -> io::Result<Option<String>> {
        let line = self.ask(prompt)?;
        self.is_leaving |= line.as_deref().is_some_and(|line| is_word(self.cx.words, "cli-word-quit", line));
        Ok(line)
    }

    fn view(&self, viewer: Viewer) -> G::View {
        self.game.session.state().view(self.game.session.rules(), viewer)
    }

    fn position<'v>(&'v self, view: &'v G::View, viewer: Viewer) -> Position<'v, G> {
        let context: Context<'v, G> = self.game.context(self.cx);
        context.at(view, viewer, self.game.session.state().status().asked())
    }

    /// What `seat` may do now.
    fn options(&self, seat: Seat) -> Options<G::Action> {
        let mut options = Options::default();
        self.game.session.state().options(self.game.session.rules(), seat, &mut options);
        options
    }

    fn name(&self, seat: Seat) -> String {
        self.game.names[seat.index()].clone()
    }

    fn styled_name(&self, seat: Seat) -> String {
        self.cx.page.styled(Style::Seat(seat), &self.game.names[seat.index()])
    }

    /// A player by name, and if there are no secrets also by number.
    fn seat_called(&self, name: &str) -> Option<Seat> {
        let is_it = |(seat, known): &(usize, &String)| {
            known.to_lowercase() == name.to_lowercase() || (!G::HAS_SECRETS && name.parse() == Ok(seat + 1))
        };
        self.game.names.iter().enumerate().find(is_it).map(|(seat, _)| Seat(seat as u8))
    }

    /// Says who plays, because nobody has the name that was typed.
    fn tell_who_plays(&mut self) -> io::Result<()> {
        let names = self.cx.words.all_of(&self.game.names);
        self.cx.tell("cli-other-who", &[("names", names.into())])
    }
}
