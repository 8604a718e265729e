//! The options of a game of Shōgun no Katana, as they were given.

use std::ops::RangeInclusive;

use anyhow::Result;
use clap::ArgMatches;
use katana::{GhostLevel, Katana, RoomChoice, Setup, Variant, table::N_ROUNDS};

use crate::{
    cx::Cx,
    error::user_error,
    game::{Playable, Saying},
    terminal::saves::names,
};

impl Playable for Katana {
    const PEOPLE: RangeInclusive<u8> = 2..=4;
    const OPTIONS: &'static [&'static str] =
        &["ghost", "variant", "chapter", "first-game", "no-cards-after-passing", "policy"];
    const SAYING: Saying = Saying {
        welcome: "cli-play-welcome",
        how_many: "cli-play-how-many",
        how_many_again: "cli-play-how-many-again",
        names_number: "cli-names-number",
    };

    /// One with a Ghost, else two.
    fn usual_people(args: &ArgMatches) -> u8 {
        if has_ghost(args) { 1 } else { 2 }
    }

    fn is_number_clear(args: &ArgMatches) -> bool {
        has_ghost(args)
    }

    fn setup(cx: &Cx, args: &ArgMatches, people: u8) -> Result<Setup> {
        let rooms = if args.get_flag("first-game") { RoomChoice::FirstGame } else { RoomChoice::Drawn };
        let setup = Setup {
            rooms,
            passed_may_play_cards: !args.get_flag("no-cards-after-passing"),
            ghost: args.get_one::<u8>("ghost").and_then(|&number| GhostLevel::new(number)),
            variant: variant(args),
            chapter: args.get_one::<u8>("chapter").copied(),
            ..Setup::new(people)
        };
        if setup.chapter.is_some() && !setup.is_game() {
            return Err(user_error(cx.say("cli-chapter-wrong", &[])));
        }
        if setup.is_game() { Ok(setup) } else { Err(user_error(cx.say("cli-players-wrong", &[]))) }
    }

    fn n_people(setup: &Setup) -> u8 {
        setup.players
    }

    fn n_chairs(setup: &Setup) -> u8 {
        setup.n_seats()
    }

    fn all_names(cx: &Cx, people: Vec<String>, setup: &Setup) -> Result<Vec<String>> {
        names::with_ghost(cx, people, setup)
    }

    fn standing(&self, cx: &Cx, file: &str, players: String) -> String {
        let (round, rounds) = (self.table().round.into(), N_ROUNDS.into());
        let args = [("file", file.into()), ("players", players.into()), ("round", round), ("rounds", rounds)];
        cx.say("cli-offer", &args)
    }
}

/// Whether a Ghost was asked for.
fn has_ghost(args: &ArgMatches) -> bool {
    args.contains_id("ghost") || variant(args) == Variant::EarlySolo
}

fn variant(args: &ArgMatches) -> Variant {
    match args.get_one::<String>("variant").map(String::as_str) {
        Some("early-solo") => Variant::EarlySolo,
        _ => Variant::Standard,
    }
}
