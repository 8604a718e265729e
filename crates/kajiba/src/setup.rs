//! The options of a game, as they were given.

use anyhow::Result;
use clap::ArgMatches;
use katana::{GhostLevel, RoomChoice, Setup, Variant};

use crate::{cx::Cx, sorry::sorry};

/// The options without a value that change how a game is set up.
pub const FLAGS: [&str; 2] = ["first-game", "no-cards-after-passing"];
/// Those with one.
pub const OPTIONS: [&str; 3] = ["ghost", "variant", "chapter"];

/// The setup of a game for `players`.
pub fn given(cx: &Cx, args: &ArgMatches, players: u8) -> Result<Setup> {
    let rooms = if args.get_flag("first-game") { RoomChoice::FirstGame } else { RoomChoice::Drawn };
    let setup = Setup {
        rooms,
        passed_may_play_cards: !args.get_flag("no-cards-after-passing"),
        ghost: args.get_one::<u8>("ghost").and_then(|&number| GhostLevel::new(number)),
        variant: variant(args),
        chapter: args.get_one::<u8>("chapter").copied(),
        ..Setup::new(players)
    };
    if setup.chapter.is_some() && !setup.is_game() {
        return Err(sorry(cx.say("cli-chapter-wrong", &[])));
    }
    if setup.is_game() { Ok(setup) } else { Err(sorry(cx.say("cli-players-wrong", &[]))) }
}

/// How many play where nobody said: one with a Ghost, else two.
pub fn usual_players(args: &ArgMatches) -> u8 {
    if has_ghost(args) { 1 } else { 2 }
}

/// Whether a Ghost was asked for.
pub fn has_ghost(args: &ArgMatches) -> bool {
    args.contains_id("ghost") || variant(args) == Variant::EarlySolo
}

fn variant(args: &ArgMatches) -> Variant {
    match args.get_one::<String>("variant").map(String::as_str) {
        Some("early-solo") => Variant::EarlySolo,
        _ => Variant::Standard,
    }
}
