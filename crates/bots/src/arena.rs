//! Whole games between bots.

use tabletop::{Game, NoLog, Options, Played, Quick, Seat, Status, Viewer};

use crate::bot::{Ask, Bot};

/// Plays on to the end, the first seat that is asked deciding each time; `bots` has a bot for each seat. Each bot
/// gets the view of its own seat and nothing else.
///
/// # Panics
/// A bot chooses what is not there.
pub fn play_on<G: Game>(game: &mut G, rules: &G::Rules, bots: &[&dyn Bot<G>], quick: &mut Quick) -> Played {
    let mut options = Options::default();
    let mut played = Played::default();
    while let Some(turn) = next(game, rules, bots, &mut options, &mut |bot, ask| bot.choose(ask, quick)) {
        played.n_asks += 1;
        played.n_decisions += u64::from(options.all().len() >= 2);
        game.play(rules, turn.seat, turn.action, &mut NoLog);
    }
    played
}

/// What a bot does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn<A> {
    /// Whose bot.
    pub seat: Seat,
    /// What it does: one of its options.
    pub action: A,
}

/// How a bot is asked: by tries, or with a clock.
pub type Asking<'a, G> = dyn FnMut(&dyn Bot<G>, &Ask<G>) -> usize + 'a;

/// What happens next between bots: somebody interjects, or the first seat that is asked decides. Nothing when the game
/// is over. `options` then holds what the bot chose from.
///
/// # Panics
/// A bot chooses what is not there.
pub fn next<G: Game>(
    game: &G,
    rules: &G::Rules,
    bots: &[&dyn Bot<G>],
    options: &mut Options<G::Action>,
    asking: &mut Asking<G>,
) -> Option<Turn<G::Action>> {
    let Status::Waiting(asked) = game.status() else { return None };
    for (seat, bot) in bots.iter().enumerate().map(|(seat, bot)| (Seat(seat as u8), bot)) {
        options.clear();
        if !asked.contains(seat) {
            game.options(rules, seat, options);
        }
        if !options.all().is_empty() {
            let view = game.view(rules, Viewer::Seat(seat));
            let ask = Ask { rules, view: &view, seat, options };
            if let Some(choice) = bot.interject(&ask) {
                return Some(Turn { seat, action: options.all()[choice] });
            }
        }
    }
    let seat = asked.first()?;
    options.clear();
    game.options(rules, seat, options);
    let view = game.view(rules, Viewer::Seat(seat));
    let choice = asking(bots[seat.index()], &Ask { rules, view: &view, seat, options });
    Some(Turn { seat, action: options.all()[choice] })
}
