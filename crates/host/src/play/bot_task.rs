//! The input for a bot: a view, the options, and dice of its own.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use bots::{Ask, KeepGoing, Leveled, RatedOption, SearchBudget};
use tabletop::{Options, Quick, Seat, Title};

use super::{BotDecision, BotTask};
use crate::{
    body::BotLevel,
    game_view::ActionHash,
    hint::{Advice, HintTask, Prospect},
};

/// A bot's decision, made from what its seat may see.
pub(super) struct ViewBotTask<G: Title + Leveled> {
    pub(super) level: BotLevel,
    pub(super) rules: Arc<G::Rules>,
    pub(super) view: G::View,
    pub(super) seat: Seat,
    /// How many seats the game has, including a Ghost's.
    pub(super) n_seats: u8,
    pub(super) options: Options<G::Action>,
    /// The game's version when the bot was asked.
    pub(super) version: u64,
}

impl<G: Title + Leveled> BotTask for ViewBotTask<G> {
    fn think(self: Box<Self>, time: Duration) -> BotDecision {
        let mut quick = fresh_dice();
        let ask = self.ask();
        let budget = SearchBudget { ms: time.as_millis().try_into().unwrap_or(u32::MAX), ..self.budget() };
        let clock = Instant::now();
        let mut keep_going = |so_far| budget.allows(so_far, clock.elapsed().as_millis());
        let option = G::bot(self.level, self.n_seats).choose_until(&ask, &mut quick, &mut keep_going);
        BotDecision { version: self.version, option }
    }

    fn time_max(&self) -> Duration {
        match self.level {
            BotLevel::Novice => Duration::ZERO,
            BotLevel::Apprentice | BotLevel::Smith | BotLevel::Master => {
                Duration::from_millis(self.budget().ms.into())
            }
        }
    }

    fn is_secret(&self) -> bool {
        G::HAS_SECRETS
    }
}

impl<G: Title + Leveled> HintTask for ViewBotTask<G> {
    fn think(self: Box<Self>, keep_going: KeepGoing) -> Advice {
        let advised = G::search(self.n_rollouts()).advise(&self.ask(), &mut fresh_dice(), keep_going);
        let prospect = |rated: RatedOption| Prospect {
            action: ActionHash::of(&self.options.all()[rated.choice]),
            won_percent: rated.won_percent,
            margin_tenths: rated.margin_tenths,
        };
        Advice { version: self.version, prospects: advised.into_iter().map(prospect).collect() }
    }

    fn n_rollouts(&self) -> u32 {
        G::n_rollouts(self.level, self.n_seats)
    }
}

impl<G: Title + Leveled> ViewBotTask<G> {
    fn budget(&self) -> SearchBudget {
        self.level.live_budget(G::n_rollouts(self.level, self.n_seats))
    }

    fn ask(&self) -> Ask<'_, G> {
        Ask { rules: &*self.rules, view: &self.view, seat: self.seat, options: &self.options }
    }
}

/// Dice for a bot. The game's own dice would reveal hidden information.
fn fresh_dice() -> Quick {
    Quick::new(getrandom::u64().expect("the system provides random numbers"))
}
