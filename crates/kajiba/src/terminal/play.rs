//! `kajiba play`: a game at one keyboard, which goes round the table.

use anyhow::Result;
use clap::ArgMatches;
use katana::Katana;
use tabletop::Session;

use super::{
    input::Input,
    new_game::{self, LocalGame, Ready},
};
use crate::{cx::Cx, katana::desk::Desk, shogunate};

/// Seats the players and plays to the end, or until somebody leaves.
pub fn play(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let mut input = Input::new();
    match new_game::seat(cx, args, &mut input)? {
        Some(Ready::Katana(seated)) => Desk::new(cx, *seated, input).play(),
        Some(Ready::Shogunate(seated)) => shogunate::Desk::new(cx, *seated, input).play(),
        // The input ended before the game began.
        None => Ok(cx.tell("cli-play-no-game", &[])?),
    }
}

/// A game as somebody left it.
pub struct Left {
    /// The game.
    pub session: Session<Katana>,
    /// Whether all of it is saved.
    pub is_saved: bool,
}

/// Plays at a table that is ready, to the end or until somebody leaves.
pub fn at_table(cx: &mut Cx, seated: LocalGame<Katana>) -> Result<Left> {
    let mut desk = Desk::new(cx, seated, Input::new());
    desk.play()?;
    Ok(desk.left())
}
