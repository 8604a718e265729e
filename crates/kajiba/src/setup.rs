//! The options of a game, as they were given.

use clap::ArgMatches;
use katana::{RoomChoice, Setup};

/// The options that change how a game is set up.
pub const FLAGS: [&str; 2] = ["first-game", "no-cards-after-passing"];

/// The setup of a game for `players`.
pub fn given(args: &ArgMatches, players: u8) -> Setup {
    let rooms = if args.get_flag("first-game") { RoomChoice::FirstGame } else { RoomChoice::Drawn };
    Setup { rooms, passed_may_play_cards: !args.get_flag("no-cards-after-passing"), ..Setup::new(players) }
}
