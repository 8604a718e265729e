//! `kajiba play`: a game at one keyboard, which goes round the table.

use anyhow::Result;
use clap::ArgMatches;

use super::{
    input::Input,
    local_game::AnyLocalGame,
    resume::{self, Offer},
};
use crate::{
    cx::Cx,
    game::{Games, typed},
};

/// Seats the players and plays to the end, or until somebody leaves.
pub fn play(cx: &mut Cx, games: &Games, args: &ArgMatches) -> Result<()> {
    let mut input = Input::new();
    match ready(cx, games, args, &mut input)? {
        Some(mut game) => game.play(cx, &mut input),
        // The input ended before the game began.
        None => Ok(cx.tell("cli-play-no-game", &[])?),
    }
}

/// The game to be played: one that was saved, or a new one; nothing if the input ended.
fn ready(
    cx: &mut Cx,
    games: &Games,
    args: &ArgMatches,
    input: &mut Input,
) -> Result<Option<Box<dyn AnyLocalGame>>> {
    if let Some(file) = args.get_one::<String>("load") {
        return resume::load(cx, games, args, file).map(Some);
    }
    let named = games.given(args);
    let game = named.unwrap_or(games.default());
    games.check_options(cx, args, game)?;
    if !is_new_game(args) {
        match resume::offer(cx, games, named, input)? {
            Offer::Accepted(game) => return Ok(Some(game)),
            Offer::Declined => {}
            Offer::Unanswered => return Ok(None),
        }
    }
    game.deal(cx, args, input)
}

/// Whether the options say how a game is dealt or where it is saved: then a new game is meant.
fn is_new_game(args: &ArgMatches) -> bool {
    typed(args).any(|option| !["game", "lang"].contains(&option))
}
