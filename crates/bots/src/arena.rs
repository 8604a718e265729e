//! Whole games between bots.

use tabletop::{Game, NoLog, Options, Played, Quick, Seat, Status, Viewer};

use crate::bot::{Ask, Bot};

/// Plays a game to its end with a bot for each seat. Each bot sees the view of its own seat and nothing else.
///
/// # Panics
/// A bot's choice is out of range.
pub fn play_on<G: Game>(game: &mut G, rules: &G::Rules, bots: &[&dyn Bot<G>], quick: &mut Quick) -> Played {
    let mut arena = Arena::new(rules, bots);
    let mut played = Played::default();
    while let Some(decided) = arena.next(game, &mut |bot, ask| bot.choose(ask, quick)) {
        played.n_asks += 1;
        played.n_decisions += u64::from(arena.options().len() >= 2);
        game.play(rules, decided.seat, decided.action, &mut NoLog);
    }
    played
}

/// The bots at a table.
pub struct Arena<'a, G: Game> {
    rules: &'a G::Rules,
    bots: &'a [&'a dyn Bot<G>],
    options: Options<G::Action>,
}

/// What a bot decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotMove<A> {
    /// Whose bot.
    pub seat: Seat,
    /// One of its options.
    pub action: A,
}

/// How a bot is asked: with a number of rollouts or with a time limit.
pub type Chooser<'a, G> = dyn FnMut(&dyn Bot<G>, &Ask<G>) -> usize + 'a;

impl<'a, G: Game> Arena<'a, G> {
    /// A table with a bot for each seat.
    #[must_use]
    pub fn new(rules: &'a G::Rules, bots: &'a [&'a dyn Bot<G>]) -> Self {
        Self { rules, bots, options: Options::default() }
    }

    /// The options from which the last move was chosen.
    #[must_use]
    pub fn options(&self) -> &[G::Action] {
        self.options.all()
    }

    /// The next move: a bot interjects, or the first seat that is asked decides. `None` when the game is over.
    ///
    /// # Panics
    /// A bot's choice is out of range.
    pub fn next(&mut self, game: &G, chooser: &mut Chooser<G>) -> Option<BotMove<G::Action>> {
        let Status::Waiting(asked) = game.status() else { return None };
        let bots = self.bots;
        for (seat, bot) in bots.iter().enumerate().map(|(seat, bot)| (Seat(seat as u8), bot)) {
            self.options.clear();
            if !asked.contains(seat) {
                game.options(self.rules, seat, &mut self.options);
            }
            if !self.options.all().is_empty() {
                let view = game.view(self.rules, Viewer::Seat(seat));
                let ask = Ask { rules: self.rules, view: &view, seat, options: &self.options };
                if let Some(choice) = bot.interject(&ask) {
                    return Some(BotMove { seat, action: self.options.all()[choice] });
                }
            }
        }
        let seat = asked.first()?;
        self.options.clear();
        game.options(self.rules, seat, &mut self.options);
        let view = game.view(self.rules, Viewer::Seat(seat));
        let ask = Ask { rules: self.rules, view: &view, seat, options: &self.options };
        let choice = chooser(bots[seat.index()], &ask);
        Some(BotMove { seat, action: self.options.all()[choice] })
    }
}
