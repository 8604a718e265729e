//! Whole games between bots.

use tabletop::{Game, NoLog, Options, Played, Quick, Status, Viewer};

use crate::bot::{Ask, Bot};

/// Plays on to the end, the first seat that is asked deciding each time; `bots` has a bot for each seat. Each bot
/// gets the view of its own seat and nothing else.
///
/// # Panics
/// A bot chooses what is not there.
pub fn play_on<G: Game>(game: &mut G, rules: &G::Rules, bots: &[&dyn Bot<G>], quick: &mut Quick) -> Played {
    let mut options = Options::default();
    let mut played = Played::default();
    while let Status::Waiting(asked) = game.status() {
        let Some(seat) = asked.first() else { return played };
        options.clear();
        game.options(rules, seat, &mut options);
        let view = game.view(rules, Viewer::Seat(seat));
        let ask = Ask { rules, view: &view, seat, options: &options };
        let choice = bots[seat.index()].choose(&ask, quick);
        let action = options.all()[choice];
        played.n_asks += 1;
        played.n_decisions += u64::from(options.all().len() >= 2);
        game.play(rules, seat, action, &mut NoLog);
    }
    played
}
