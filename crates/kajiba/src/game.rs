//! The games of the command line, and what it must know of each to seat people at it.

use std::ops::RangeInclusive;

use anyhow::Result;
use clap::{ArgMatches, parser::ValueSource};
use katana::Katana;
use shogunate::Shogunate;
use tabletop::Game;

use crate::{cx::Cx, error::user_error, terminal::components::Supplied};

/// One of the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Which {
    /// Shōgun no Katana, which is meant where nobody says.
    #[default]
    Katana,
    /// Shogunate.
    Shogunate,
}

impl Which {
    /// All games.
    pub const ALL: [Self; 2] = [Self::Katana, Self::Shogunate];

    /// Its id, on the command line as in records.
    pub fn id(self) -> &'static str {
        match self {
            Self::Katana => Katana::NAME,
            Self::Shogunate => Shogunate::NAME,
        }
    }

    /// The game of an id.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }

    /// The game that was named on the command line, if one was.
    pub fn given(args: &ArgMatches) -> Option<Self> {
        args.get_one::<String>("game").and_then(|id| Self::named(id))
    }

    /// The options that only this game has.
    fn options(self) -> &'static [&'static str] {
        match self {
            Self::Katana => Katana::OPTIONS,
            Self::Shogunate => Shogunate::OPTIONS,
        }
    }

    /// Refuses options that only another game has.
    pub fn check_options(self, cx: &Cx, args: &ArgMatches) -> Result<()> {
        for other in Self::ALL.into_iter().filter(|&other| other != self) {
            if let Some(option) = typed(args).find(|option| other.options().contains(option)) {
                let (option, game) = (format!("--{option}").into(), other.id().into());
                return Err(user_error(
                    cx.say("cli-option-elsewhere", &[("option", option), ("game", game)]),
                ));
            }
        }
        Ok(())
    }
}

/// The arguments that were typed, not those that have a default.
pub fn typed(args: &ArgMatches) -> impl Iterator<Item = &str> {
    let is_typed = |id: &&str| args.value_source(id) == Some(ValueSource::CommandLine);
    args.ids().map(|id| id.as_str()).filter(is_typed)
}

/// A game that people can be seated at.
pub trait Playable: Game + Supplied {
    /// How many people may play where nothing else is chosen.
    const PEOPLE: RangeInclusive<u8>;
    /// The options of the command line that only this game has.
    const OPTIONS: &'static [&'static str];
    /// The ids of what is said before a game.
    const SAYING: Saying;

    /// How many people play where nobody says.
    fn usual_people(args: &ArgMatches) -> u8;
    /// Whether something is chosen by which fewer may play, and by which nobody must be asked how many they are.
    fn is_number_clear(args: &ArgMatches) -> bool;
    /// The setup that was asked for, for so many people.
    fn setup(cx: &Cx, args: &ArgMatches, people: u8) -> Result<Self::Setup>;
    /// How many people play.
    fn n_people(setup: &Self::Setup) -> u8;
    /// How many seats the table has, that of a Ghost among them.
    fn n_chairs(setup: &Self::Setup) -> u8;
    /// The names at all seats, where these are the people's.
    fn all_names(cx: &Cx, people: Vec<String>, setup: &Self::Setup) -> Result<Vec<String>>;
    /// That a game is not over, and how far it is.
    fn standing(&self, cx: &Cx, file: &str, players: String) -> String;
}

/// The ids of what is said before a game.
#[derive(Clone, Copy)]
pub struct Saying {
    /// What it is.
    pub welcome: &'static str,
    /// How many play?
    pub how_many: &'static str,
    /// So many cannot play.
    pub how_many_again: &'static str,
    /// So many names are too many or too few.
    pub names_number: &'static str,
}
