//! A question as it is put to a bot.

use std::time::Instant;

use bots::{Ask, Progress, SearchBudget};
use tabletop::{Game, Options, Quick, Seat, Session, Viewer};

/// What a seat is asked, with what it may see.
pub struct BotQuery<G: Game> {
    seat: Seat,
    view: G::View,
    /// What it may do.
    pub options: Options<G::Action>,
}

impl<G: Game> BotQuery<G> {
    /// What `seat` is asked now.
    pub fn of(session: &Session<G>, seat: Seat) -> Self {
        let mut options = Options::default();
        session.state().options(session.rules(), seat, &mut options);
        Self { seat, view: session.state().view(session.rules(), Viewer::Seat(seat)), options }
    }

    /// The query in the form that bots take.
    pub fn ask<'a>(&'a self, session: &'a Session<G>) -> Ask<'a, G> {
        Ask { rules: session.rules(), view: &self.view, seat: self.seat, options: &self.options }
    }
}

/// Whether to go on searching within a budget that starts now.
pub fn within(budget: SearchBudget) -> impl FnMut(Progress) -> bool {
    let clock = Instant::now();
    move |so_far| budget.allows(so_far, clock.elapsed().as_millis())
}

/// Dice of a bot's own: those of the game would reveal what is hidden.
pub fn fresh_dice() -> Quick {
    Quick::new(getrandom::u64().unwrap_or_default())
}
