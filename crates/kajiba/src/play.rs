//! `kajiba play`: a game at one keyboard, which goes round the table.

mod basket;
mod command;
mod desk;
mod input;
mod keeper;
mod resuming;
mod seating;
mod shown;

use anyhow::Result;
use clap::ArgMatches;

use crate::cx::Cx;
use desk::Desk;
use input::Input;

/// Seats the players and plays to the end, or until somebody leaves.
pub fn play(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let mut input = Input::new();
    match seating::seat(cx, args, &mut input)? {
        Some(seated) => Desk::new(cx, seated, input).play(),
        // The input ended before the game began.
        None => Ok(cx.tell("cli-play-no-game", &[])?),
    }
}
