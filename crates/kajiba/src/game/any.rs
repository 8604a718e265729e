//! Games as values: the list that is handed to the command line, so that a test can add one.

use std::marker::PhantomData;

use anyhow::Result;
use clap::{Arg, ArgMatches, Command, parser::ValueSource};
use tabletop::{Fault, Hash, components::Value};
use words::Library;

use super::TerminalGame;
use crate::{
    cx::Cx,
    error::user_error,
    ladder,
    record_file::{self, RecordFile},
    sim,
    terminal::{components, input::Input, local_game::AnyLocalGame, new_game, replay, resume},
};

/// The games that the command line knows; the first is the default.
pub struct Games {
    library: &'static Library,
    hosted: host::Games,
    pages: web::WebGames,
    games: Vec<Box<dyn AnyGame>>,
}

impl Games {
    /// A list without games: the words of those that will be added, and what the server needs of them.
    #[must_use]
    pub fn new(library: &'static Library, hosted: host::Games, pages: web::WebGames) -> Self {
        Self { library, hosted, pages, games: Vec::new() }
    }

    /// Adds a game.
    #[must_use]
    pub fn with<G: TerminalGame>(mut self) -> Self {
        self.games.push(Box::new(Listed::<G>(PhantomData)));
        self
    }

    /// The words of all games.
    pub(crate) fn library(&self) -> &'static Library {
        self.library
    }

    /// The games that a server hosts.
    pub(crate) fn hosted(&self) -> &host::Games {
        &self.hosted
    }

    /// The pages of the games that a server hosts.
    pub(crate) fn pages(&self) -> &web::WebGames {
        &self.pages
    }

    /// All games.
    pub(crate) fn all(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games.iter().map(|game| &**game)
    }

    /// The most seats that any game has.
    pub(crate) fn n_seats_max(&self) -> i64 {
        self.all().map(|game| i64::from(game.n_seats_max())).max().unwrap_or(1)
    }

    /// The game that is meant if none is named.
    pub(crate) fn default(&self) -> &dyn AnyGame {
        self.all().next().expect("there is at least one game")
    }

    /// The game of an id.
    pub(crate) fn named(&self, id: &str) -> Option<&dyn AnyGame> {
        self.all().find(|game| game.id() == id)
    }

    /// The game that the command line names, if it does.
    pub(crate) fn given(&self, args: &ArgMatches) -> Option<&dyn AnyGame> {
        args.get_one::<String>("game").and_then(|id| self.named(id))
    }

    /// Runs a command that only one game has.
    pub(crate) fn run_command(&self, cx: &mut Cx, name: &str, args: &ArgMatches) -> Result<()> {
        let has_it = |game: &&dyn AnyGame| game.commands(cx).iter().any(|command| command.get_name() == name);
        let game = self.all().find(has_it).unwrap_or_else(|| unreachable!("{name} is no command"));
        game.run_command(cx, name, args)
    }

    /// Refuses options that only other games have.
    pub(crate) fn check_options(&self, cx: &Cx, args: &ArgMatches, game: &dyn AnyGame) -> Result<()> {
        for other in self.all().filter(|other| other.id() != game.id()) {
            let args_of_other = [other.variant_args(cx), other.rule_args(cx), other.sim_args(cx)].concat();
            let is_of_other = |option: &&str| args_of_other.iter().any(|arg| arg.get_id() == option);
            if let Some(option) = typed(args).find(is_of_other) {
                let (option, game) = (format!("--{option}").into(), other.id().into());
                let sentence = cx.say("cli-option-elsewhere", &[("option", option), ("game", game)]);
                return Err(user_error(sentence));
            }
        }
        Ok(())
    }
}

/// The arguments that were typed, without those that have their default.
pub fn typed(args: &ArgMatches) -> impl Iterator<Item = &str> {
    let is_typed = |id: &&str| args.value_source(id) == Some(ValueSource::CommandLine);
    args.ids().map(|id| id.as_str()).filter(is_typed)
}

/// A game of the list.
pub trait AnyGame {
    /// Its id on the command line and in records.
    fn id(&self) -> &'static str;
    /// The most seats that it has.
    fn n_seats_max(&self) -> u8;
    /// See [`TerminalGame::variant_args`].
    fn variant_args(&self, cx: &Cx) -> Vec<Arg>;
    /// See [`TerminalGame::rule_args`].
    fn rule_args(&self, cx: &Cx) -> Vec<Arg>;
    /// See [`TerminalGame::sim_args`].
    fn sim_args(&self, cx: &Cx) -> Vec<Arg>;
    /// See [`TerminalGame::commands`].
    fn commands(&self, cx: &Cx) -> Vec<Command>;
    /// See [`TerminalGame::run_command`].
    fn run_command(&self, cx: &mut Cx, name: &str, args: &ArgMatches) -> Result<()>;

    /// Deals and saves a new game; nothing if the input ends before that.
    fn deal(
        &self,
        cx: &mut Cx,
        args: &ArgMatches,
        input: &mut Input,
    ) -> Result<Option<Box<dyn AnyLocalGame>>>;
    /// Resumes the game of `--load`.
    fn load(&self, cx: &mut Cx, args: &ArgMatches, written: &RecordFile) -> Result<Box<dyn AnyLocalGame>>;
    /// Reads and checks a saved game.
    fn read(&self, cx: &Cx, written: &RecordFile) -> Result<Box<dyn AnyLocalGame>>;

    /// Tells a recorded game.
    fn replay(&self, cx: &mut Cx, args: &ArgMatches, written: &RecordFile) -> Result<()>;
    /// Proves a record: how many entries it has, and its last hash.
    fn verify(&self, cx: &Cx, written: &RecordFile) -> Result<(usize, Hash)>;
    /// Simulates a series of games.
    fn simulate(&self, cx: &mut Cx, args: &ArgMatches) -> Result<()>;
    /// Measures bots against each other.
    fn measure(&self, cx: &mut Cx, args: &ArgMatches) -> Result<()>;

    /// The component file that comes with Kajiba.
    fn component_file(&self) -> &'static str;
    /// The values of the component set that comes with Kajiba.
    fn values(&self) -> &'static [Value];
    /// The values of a component file.
    fn read_values(&self, cx: &Cx, file: &str, text: &str) -> Result<Vec<Value>>;
    /// The message id of the title of a section of a component file.
    fn section_title(&self, section: &str) -> Option<&'static str>;
}

struct Listed<G>(PhantomData<G>);

impl<G: TerminalGame> AnyGame for Listed<G> {
    fn id(&self) -> &'static str {
        G::NAME
    }

    fn n_seats_max(&self) -> u8 {
        *G::SEATS.end()
    }

    fn variant_args(&self, cx: &Cx) -> Vec<Arg> {
        G::variant_args(cx)
    }

    fn rule_args(&self, cx: &Cx) -> Vec<Arg> {
        G::rule_args(cx)
    }

    fn sim_args(&self, cx: &Cx) -> Vec<Arg> {
        G::sim_args(cx)
    }

    fn commands(&self, cx: &Cx) -> Vec<Command> {
        G::commands(cx)
    }

    fn run_command(&self, cx: &mut Cx, name: &str, args: &ArgMatches) -> Result<()> {
        G::run_command(cx, name, args)
    }

    fn deal(
        &self,
        cx: &mut Cx,
        args: &ArgMatches,
        input: &mut Input,
    ) -> Result<Option<Box<dyn AnyLocalGame>>> {
        Ok(new_game::deal::<G>(cx, args, input)?.map(boxed))
    }

    fn load(&self, cx: &mut Cx, args: &ArgMatches, written: &RecordFile) -> Result<Box<dyn AnyLocalGame>> {
        resume::loaded::<G>(cx, args, written).map(boxed)
    }

    fn read(&self, cx: &Cx, written: &RecordFile) -> Result<Box<dyn AnyLocalGame>> {
        resume::read::<G>(cx, written, Vec::new()).map(boxed)
    }

    fn replay(&self, cx: &mut Cx, args: &ArgMatches, written: &RecordFile) -> Result<()> {
        replay::tell_file::<G>(cx, args, written)
    }

    fn verify(&self, cx: &Cx, written: &RecordFile) -> Result<(usize, Hash)> {
        let record = written.record::<G>(cx)?;
        record.verify().map_err(|fault: Fault| record_file::faulty(cx, written.file, fault))?;
        Ok((record.log.len(), record.log.last().map_or(record.start, |entry| entry.hash)))
    }

    fn simulate(&self, cx: &mut Cx, args: &ArgMatches) -> Result<()> {
        sim::simulate::<G>(cx, args)
    }

    fn measure(&self, cx: &mut Cx, args: &ArgMatches) -> Result<()> {
        ladder::measure::<G>(cx, args)
    }

    fn component_file(&self) -> &'static str {
        G::component_file()
    }

    fn values(&self) -> &'static [Value] {
        &G::components().sources
    }

    fn read_values(&self, cx: &Cx, file: &str, text: &str) -> Result<Vec<Value>> {
        Ok(components::parse::<G>(cx, file, text)?.sources)
    }

    fn section_title(&self, section: &str) -> Option<&'static str> {
        G::SECTIONS.iter().find(|(known, _)| *known == section).map(|(_, title)| *title)
    }
}

fn boxed<L: AnyLocalGame + 'static>(game: L) -> Box<dyn AnyLocalGame> {
    Box::new(game)
}
