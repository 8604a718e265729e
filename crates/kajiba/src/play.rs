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
use katana::Katana;
use tabletop::Session;

pub use command::{Command, is_word, parse};
pub use input::Input;
pub use keeper::Keeper;
pub use resuming::taken_up;
pub use seating::{Seated, fresh as fresh_seed};

use crate::{court, cx::Cx};
use desk::Desk;
use seating::Ready;

/// Seats the players and plays to the end, or until somebody leaves.
pub fn play(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let mut input = Input::new();
    match seating::seat(cx, args, &mut input)? {
        Some(Ready::Katana(seated)) => Desk::new(cx, *seated, input).play(),
        Some(Ready::Shogunate(seated)) => court::Desk::new(cx, *seated, input).play(),
        // The input ended before the game began.
        None => Ok(cx.tell("cli-play-no-game", &[])?),
    }
}

/// Plays at a table that is ready, to the end or until somebody leaves; the game as it is then.
pub fn at_table(cx: &mut Cx, seated: Seated<Katana>) -> Result<Session<Katana>> {
    let mut desk = Desk::new(cx, seated, Input::new());
    desk.play()?;
    Ok(desk.into_session())
}
