//! Bots in a simulation or ladder, each with its budget.

use std::time::Instant;

use bots::{Ask, Bot, Level, Progress, Random, SearchBudget};
use clap::{
    Error,
    builder::{StringValueParser, TypedValueParser},
    error::ErrorKind,
};
use tabletop::Quick;
use words::{Lang, Words, words};

use crate::game::TerminalGame;

/// The id of the random player.
const RANDOM: &str = "random";
/// The id of the player that sees hidden information.
const CHEAT: &str = "cheat";

/// The ids of all participants that do not cheat, the weakest first.
pub fn ids() -> impl Iterator<Item = &'static str> {
    std::iter::once(RANDOM).chain(Level::ALL.iter().map(|level| level.id()))
}

/// Reads one of these ids, or what such a bot is called in English or in the language.
pub fn parser(
    language: &'static Words,
    ids: impl IntoIterator<Item = &'static str>,
) -> impl TypedValueParser<Value = String> {
    let ids: Vec<&str> = ids.into_iter().collect();
    StringValueParser::new().try_map(move |typed| {
        let typed = typed.trim().to_lowercase();
        let is_name = |words: &Words, id: &str| words.say(&format!("bot-{id}"), &[]).to_lowercase() == typed;
        let is_it = |id: &&&str| **id == typed || is_name(language, id) || is_name(words(Lang::En), id);
        ids.iter().find(is_it).map(|id| (*id).to_owned()).ok_or_else(|| Error::new(ErrorKind::InvalidValue))
    })
}

/// The budget for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// Rollouts: the same on any machine.
    Rollouts(u32),
    /// Milliseconds.
    Ms(u32),
}

/// A bot in a simulation or ladder.
pub struct Participant<G: TerminalGame> {
    /// Its id: a level's, `random`, or `cheat`.
    pub id: &'static str,
    bot: Box<dyn Bot<G> + Send + Sync>,
    budget: Budget,
}

impl<G: TerminalGame> Participant<G> {
    /// A Master who sees everything: no fair bot, but an upper bound for all bots.
    pub fn cheat(n_seats: u8) -> Self {
        let budget = Budget::Rollouts(G::n_rollouts(Level::Master, n_seats));
        Self { id: CHEAT, bot: G::bot(Level::Master, n_seats), budget }
    }

    /// The bot of an id, with the rollouts of its level at a table of `n_seats` seats.
    pub fn new(id: &str, n_seats: u8) -> Option<Self> {
        if id == RANDOM {
            let bot = Box::new(Random::withholding(G::withheld()));
            return Some(Self { id: RANDOM, bot, budget: Budget::Rollouts(0) });
        }
        let level = Level::of_id(id)?;
        let budget = Budget::Rollouts(G::n_rollouts(level, n_seats));
        Some(Self { id: level.id(), bot: G::bot(level, n_seats), budget })
    }

    /// The same bot with another budget. A bot that does not search has none.
    pub fn within(self, budget: Budget) -> Self {
        match (self.budget, budget) {
            (Budget::Rollouts(0), _) => self,
            // An upper bound by rollouts is one for any time limit too.
            (_, Budget::Ms(_)) if self.id == CHEAT => self,
            (_, Budget::Rollouts(n)) => Self { bot: G::search(n), budget, ..self },
            (_, Budget::Ms(_)) => Self { budget, ..self },
        }
    }

    /// Its budget.
    pub fn budget(&self) -> Budget {
        self.budget
    }

    /// The bot itself.
    pub fn bot(&self) -> &dyn Bot<G> {
        &*self.bot
    }

    /// Asks it; the cheat looks at `game`.
    pub fn choose_at(&self, game: &G, ask: &Ask<G>, quick: &mut Quick) -> usize {
        match self.budget {
            Budget::Rollouts(n_rollouts) if self.id == CHEAT => G::search(n_rollouts).cheat(ask, game, quick),
            Budget::Rollouts(_) | Budget::Ms(_) => self.choose(ask, quick),
        }
    }

    /// Asks it. With a time limit the clock is read after each rollout.
    pub fn choose(&self, ask: &Ask<G>, quick: &mut Quick) -> usize {
        let Budget::Ms(ms) = self.budget else { return self.bot.choose(ask, quick) };
        let clock = Instant::now();
        let limit = SearchBudget::of_time(ms);
        let mut keep_going = |so_far: Progress| limit.allows(so_far, clock.elapsed().as_millis());
        self.bot.choose_until(ask, quick, &mut keep_going)
    }
}
