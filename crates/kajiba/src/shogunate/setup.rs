//! The options of a game of Shogunate, as they were given.

use std::ops::RangeInclusive;

use anyhow::Result;
use clap::ArgMatches;
use shogunate::{PairCount, Setup, Shogunate};

use crate::{
    cx::Cx,
    error::user_error,
    game::{Playable, Saying},
};

impl Playable for Shogunate {
    const PEOPLE: RangeInclusive<u8> = Setup::PLAYERS;
    const OPTIONS: &'static [&'static str] = &["pair", "threshold"];
    const SAYING: Saying = Saying {
        welcome: "cli-court-welcome",
        how_many: "cli-court-how-many",
        how_many_again: "cli-court-how-many-again",
        names_number: "cli-court-names-number",
    };

    fn usual_people(_: &ArgMatches) -> u8 {
        4
    }

    fn is_number_clear(_: &ArgMatches) -> bool {
        false
    }

    fn setup(cx: &Cx, args: &ArgMatches, people: u8) -> Result<Setup> {
        let pair = match args.get_one::<String>("pair").map(String::as_str) {
            Some("once") => PairCount::Once,
            _ => PairCount::Twice,
        };
        let threshold = args.get_one::<u8>("threshold").copied();
        let setup = Setup { players: people, pair, threshold };
        if setup.is_game() { Ok(setup) } else { Err(user_error(cx.say("cli-court-players-wrong", &[]))) }
    }

    fn n_people(setup: &Setup) -> u8 {
        setup.players
    }

    fn n_chairs(setup: &Setup) -> u8 {
        setup.players
    }

    fn all_names(_: &Cx, people: Vec<String>, _: &Setup) -> Result<Vec<String>> {
        Ok(people)
    }

    fn standing(&self, cx: &Cx, file: &str, players: String) -> String {
        let round = self.table().round.into();
        cx.say("cli-court-offer", &[("file", file.into()), ("players", players.into()), ("round", round)])
    }
}
