//! A game in the terminal, and the same game in the test, which knows all secrets.

use std::{
    io::{Read, Write},
    process::{Child, Command, Stdio},
};

use shogunate::{Action, Event, Rules, Setup, Shogunate, components::embedded};
use tabletop::{Game, Options, Seat, Seed, Session, Status, Viewer};
use voice::shogunate::Voice;
use words::{Lang, Words, words};

use crate::shell::{VARS, folder};

/// What wipes the screen and its scrollback.
pub const WIPE: &str = "\u{1b}[2J\u{1b}[3J\u{1b}[H";
/// What switches to the alternate screen, and back.
pub const SCREEN: [&str; 2] = ["\u{1b}[?1049h", "\u{1b}[?1049l"];

pub const NAMES: [&str; 6] = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio"];

/// What the program waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prompt {
    /// A player to confirm that nobody else looks.
    Curtain(Seat),
    /// A player to confirm having read something.
    Pause,
    /// A decision, or any other line.
    Line(Seat),
    /// A player's consent.
    Consent(Seat),
    /// A line after the end.
    End,
    /// Nothing: the program has ended.
    Gone,
}

/// A running program and the same game in the test.
pub struct Table {
    child: Child,
    /// Everything that was printed.
    pub heard: String,
    lang: Lang,
    /// The same game.
    pub game: Session<Shogunate>,
    /// Its events.
    pub events: Vec<Event>,
}

impl Table {
    /// A new game; its record is in a folder of this name, which is used by one test only.
    pub fn new(name: &str, setup: &Setup, lang: Lang, seed: u64) -> Self {
        let data = folder(name);
        let (players, seed_text) = (usize::from(setup.players), seed.to_string());
        let names = NAMES[..players].join(",");
        let mut args = vec!["play", "shogunate", "--names", &names, "--seed", &seed_text];
        let threshold = setup.threshold.map(|score| score.to_string());
        if let Some(threshold) = &threshold {
            args.extend(["--threshold", threshold]);
        }
        let mut events = Vec::new();
        let components = embedded().components.clone();
        let game = Session::new(setup.clone(), components, Seed::derive(seed, 0), &mut events);
        Self::start(&data, &args, lang, (game.expect("the setup makes a game"), events))
    }

    /// Starts the program with these arguments; `game` is the same game.
    pub fn start(
        data: &str,
        args: &[&str],
        lang: Lang,
        (game, events): (Session<Shogunate>, Vec<Event>),
    ) -> Self {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("kajiba"));
        for name in VARS {
            command.env_remove(name);
        }
        command.env("KAJIBA_DATA", data).args(args).args(["--lang", lang.code()]);
        let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the binary runs");
        Self { child, heard: String::new(), lang, game, events }
    }

    /// The words of its language.
    pub fn words(&self) -> &'static Words {
        words(self.lang)
    }

    /// The voice for a viewer.
    pub fn voice<'a>(&'a self, names: &'a [String], viewer: Viewer) -> Voice<'a> {
        Voice { words: self.words(), rules: self.rules(), names, viewer }
    }

    fn rules(&self) -> &Rules {
        self.game.rules()
    }

    /// Reads everything up to the next prompt.
    pub fn hear(&mut self) -> Prompt {
        let words = self.words();
        let output = self.child.stdout.as_mut().expect("it is piped");
        let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
        let before = self.heard.len();
        loop {
            let n = output.read(&mut part).expect("it speaks");
            bytes.extend_from_slice(&part[..n]);
            self.heard.truncate(before);
            self.heard += &String::from_utf8_lossy(&bytes);
            if n == 0 {
                return Prompt::Gone;
            }
            if let Some(prompt) = prompt(words, &self.heard) {
                return prompt;
            }
        }
    }

    /// Types a line.
    pub fn say(&mut self, line: &str) {
        let input = self.child.stdin.as_mut().expect("it is piped");
        input.write_all(format!("{line}\n").as_bytes()).expect("it listens");
    }

    /// Types a line and reads everything up to the next prompt.
    pub fn ask(&mut self, line: &str) -> Prompt {
        self.say(line);
        self.hear()
    }

    /// What is on the screen: what was written since it was wiped.
    pub fn screen(&self) -> &str {
        self.heard.rsplit(WIPE).next().unwrap_or_default()
    }

    /// What the seat may do.
    pub fn options(&self, seat: Seat) -> Vec<Action> {
        let mut options = Options::default();
        self.game.state().options(self.rules(), seat, &mut options);
        options.all().to_vec()
    }

    /// Takes the option of this number, in the program and in the test's game.
    pub fn act(&mut self, seat: Seat, place: usize) -> Prompt {
        let action = self.options(seat)[place];
        self.events.extend(self.game.act(seat, action).expect("it is an option"));
        self.ask(&(place + 1).to_string())
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        matches!(self.game.state().status(), Status::Over(_))
    }

    /// Plays on with the choices of `choose` until a prompt for a line at which `is_there` holds, or to the end.
    pub fn until(
        &mut self,
        mut prompt: Prompt,
        choose: &mut dyn FnMut(&[Action]) -> usize,
        is_there: &dyn Fn(&Self, Seat) -> bool,
    ) -> Prompt {
        loop {
            prompt = match prompt {
                Prompt::Curtain(_) | Prompt::Pause => self.ask(""),
                Prompt::Line(seat) if is_there(self, seat) => return prompt,
                Prompt::Line(seat) => {
                    let place = choose(&self.options(seat));
                    self.act(seat, place)
                }
                Prompt::Consent(_) | Prompt::End | Prompt::Gone => return prompt,
            }
        }
    }

    /// Kills the program.
    pub fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// Closes the input, waits for the end, and returns the exit code.
    pub fn close(&mut self) -> Option<i32> {
        drop(self.child.stdin.take());
        assert_eq!(self.hear(), Prompt::Gone);
        self.child.wait().expect("it ends").code()
    }

    /// Its process id.
    #[cfg(unix)]
    pub fn process(&self) -> u32 {
        self.child.id()
    }
}

/// No process outlives its test.
impl Drop for Table {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The names of the players, as voices take them.
pub fn names(players: u8) -> Vec<String> {
    NAMES[..usize::from(players)].iter().map(ToString::to_string).collect()
}

/// The prompt at the end of a text, if there is one.
fn prompt(words: &Words, heard: &str) -> Option<Prompt> {
    let ends =
        |id: &str, name: &str| heard.ends_with(&format!("{} ", words.say(id, &[("name", name.into())])));
    let of_seat = |(seat, name): (u8, &&str)| {
        let seat = Seat(seat);
        if ends("cli-curtain-prompt", name) {
            Some(Prompt::Curtain(seat))
        } else if ends("cli-curtain-consent-prompt", name) {
            Some(Prompt::Consent(seat))
        } else if heard.ends_with(&format!("\n{} ", words.say("cli-prompt", &[("name", (*name).into())]))) {
            Some(Prompt::Line(seat))
        } else {
            None
        }
    };
    if ends("cli-curtain-pause", "") {
        return Some(Prompt::Pause);
    }
    if ends("cli-end-prompt", "") {
        return Some(Prompt::End);
    }
    (0..).zip(&NAMES).find_map(of_seat)
}
