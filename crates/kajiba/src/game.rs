//! What the terminal asks of a game beyond its rules, its title and its bots.

mod any;
mod position;

use std::{collections::BTreeMap, ops::RangeInclusive};

use anyhow::Result;
use bots::Leveled;
use clap::{Arg, ArgMatches, Command};
use rulebook::Rulebook;
use tabletop::{Options, Record, Seat, Seats, Title, Viewer, Withheld};
use words::Lang;

pub use any::{AnyGame, Games, typed};
pub use position::{Context, Position};

use crate::{cx::Cx, error::user_error, terminal::desk::HELP};

/// A game in the terminal. What it shows it makes of a [`Position`], so that nobody sees more than they may.
pub trait TerminalGame: Title + Leveled {
    /// The ids of sentences that each game has for itself.
    const MESSAGES: Messages;
    /// How many people can play without special options.
    const PEOPLE: RangeInclusive<u8> = Self::SEATS;
    /// The commands at the table and what they do, by message id.
    const HELP: &'static [(&'static str, &'static str)] = HELP;
    /// The sections of a component file and the message ids of their titles.
    const SECTIONS: &'static [(&'static str, &'static str)] = &[];
    /// Whether free actions are listed under a heading of their own.
    const HAS_FREE_ACTIONS: bool = true;

    /// The options of `play` and `sim` that choose a variant of the game.
    fn variant_args(_: &Cx) -> Vec<Arg> {
        Vec::new()
    }
    /// The options of `play` and `sim` that change a rule.
    fn rule_args(_: &Cx) -> Vec<Arg> {
        Vec::new()
    }
    /// The options of `sim` alone.
    fn sim_args(_: &Cx) -> Vec<Arg> {
        Vec::new()
    }
    /// Commands that only this game has.
    fn commands(_: &Cx) -> Vec<Command> {
        Vec::new()
    }
    /// Runs one of [`TerminalGame::commands`].
    fn run_command(_: &mut Cx, name: &str, _: &ArgMatches) -> Result<()> {
        unreachable!("{name} is no command of {}", Self::NAME)
    }

    /// How many people play by default.
    fn usual_people(_: &ArgMatches) -> u8 {
        *Self::PEOPLE.start()
    }
    /// Whether the options determine how many people play, so that nobody has to be asked.
    fn is_number_clear(_: &ArgMatches) -> bool {
        false
    }
    /// The options of the setup, as in [`Title::OPTIONS`].
    fn setup_options(_: &ArgMatches) -> BTreeMap<String, String> {
        BTreeMap::new()
    }
    /// The message id of the name of the player that the rules play; empty if there never is one.
    fn automatic_player(_: &Self::Setup) -> &'static str {
        ""
    }
    /// The message id for a setup with these options that makes no game.
    fn setup_error(_: &BTreeMap<String, String>) -> &'static str {
        Self::MESSAGES.players_wrong
    }
    /// What random players leave alone in a simulation.
    fn withheld_in(_: &ArgMatches) -> Withheld<Self::Action> {
        Self::withheld()
    }

    /// The rules in a language, if there is a book of them.
    fn rulebook(lang: Lang) -> Option<&'static Rulebook> {
        rulebook::book(Self::NAME).map(|book| book.edition(lang))
    }

    /// What the players are told first.
    fn introduction(at: &Position<Self>, _: &Record<Self>) -> String {
        at.say("cli-play-begin", &[])
    }
    /// What a replay shows first.
    fn briefing(_: &Position<Self>) -> Vec<String> {
        Vec::new()
    }
    /// That a saved game is not over, and how far it is.
    fn offer(&self, cx: &Cx, file: &str, players: String) -> String;

    /// The whole board as `seat` sees it, in parts; an empty first part is a blank line.
    fn board(at: &Position<Self>, seat: Seat) -> Vec<Vec<String>>;
    /// The rows that are shown again with a question when they have changed.
    fn rows(_: &Position<Self>, _: Seat) -> Vec<Vec<String>> {
        Vec::new()
    }
    /// What the viewer is asked.
    fn question(at: &Position<Self>) -> String;
    /// An action of `seat`.
    fn action(at: &Position<Self>, seat: Seat, action: Self::Action) -> String;
    /// An action in the numbered list of options.
    fn option(at: &Position<Self>, seat: Seat, action: Self::Action) -> String {
        Self::action(at, seat, action)
    }
    /// The message id of a hint below the options.
    fn options_hint(_: &Options<Self::Action>) -> Option<&'static str> {
        None
    }
    /// A veiled event; `at` is the position after it.
    fn event(at: &Position<Self>, event: &Self::Event) -> String;
    /// Why something is not possible, and the id of its clause.
    fn reason(at: &Position<Self>, reason: Self::Reason) -> (String, &'static str);
    /// The cards.
    fn cards(_: &Position<Self>) -> Vec<String> {
        Vec::new()
    }
    /// What the players try to reach.
    fn goal(at: &Position<Self>) -> Vec<String> {
        vec![at.say("cli-goal-none", &[])]
    }
    /// The final scores of `self`, which is over.
    fn ending(&self, at: &Position<Self>, record: &Record<Self>) -> Vec<String>;

    /// What a line means that is neither a number nor a command.
    fn read_line(_: &Position<Self>, _: Seat, _: &str) -> Typed<Self::Action> {
        Typed::Unknown
    }
    /// Whether the whole board is shown after this event.
    fn redraws_board(_: &Self::Event) -> bool {
        false
    }
    /// Whether `seat` learns a secret by this event and needs time to read it.
    fn teaches_secret(event: &Self::Event, seat: Seat) -> bool {
        Self::veil(event, Viewer::Seat(seat)) != Self::veil(event, Viewer::Spectator)
    }
    /// Whether an action names something that only its own seat may know.
    fn is_secret(_: Self::Action) -> bool {
        false
    }
    /// Who of those who are asked comes to the keyboard first.
    fn first_at_keyboard(&self, asked: Seats) -> Seat {
        asked.first().expect("somebody is asked until the game is over")
    }
}

/// The ids of sentences that each game has for itself.
#[derive(Clone, Copy)]
pub struct Messages {
    /// The welcome before a new game.
    pub welcome: &'static str,
    /// The question how many play.
    pub how_many: &'static str,
    /// The answer to a wrong number of players.
    pub how_many_again: &'static str,
    /// Too many or too few names.
    pub names_number: &'static str,
    /// A number of players that does not fit.
    pub players_wrong: &'static str,
    /// How to read a clause, below the reasons why something is not possible.
    pub why_rules: &'static str,
}

/// What a typed line means to a game.
pub enum Typed<A> {
    /// Nothing.
    Unknown,
    /// Something that is not possible, with the sentence that says why.
    Refused(String),
    /// These actions, one after the other.
    Actions(Vec<A>),
}

/// How many seats a table has, with that of the player that the rules play.
pub fn n_seats<G: Title>(setup: &G::Setup) -> u8 {
    G::n_players(setup) + u8::from(G::automatic_seat(setup).is_some())
}

/// The setup that the arguments ask for, for so many players.
pub fn chosen_setup<G: TerminalGame>(cx: &Cx, args: &ArgMatches, players: u8) -> Result<G::Setup> {
    let options = G::setup_options(args);
    G::check_setup(players, &options).map_err(|_| user_error(cx.say(G::setup_error(&options), &[])))?;
    Ok(<G as Title>::setup(players, &options))
}
