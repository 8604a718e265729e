//! Bots: automatic players that get a view and their options, and choose.
//!
//! A bot never sees the state of a game. To look ahead, it plays on states that it samples from its view.
//!
//! [`Search`] is a Monte Carlo tree search for any game that has an [`Evaluator`]:
//!
//! - *Information set MCTS* (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012, the variant with a
//!   single observer): every rollout starts from another determinization, a state sampled from the view. A node of the tree is a sequence of
//!   decisions rather than a state, so the tree is open loop (Perez et al., "Open Loop Search for General Video Game Playing", 2015).
//! - *max^n* (Luckhardt and Irani, "An Algorithmic Solution of N-Person Games", 1986): every seat maximizes its own result.
//! - *PUCT* selects among options (Rosin, "Multi-armed bandits with episode context", 2011, in the form of Silver et al., "Mastering the game of
//!   Go without human knowledge", 2017), which puts the priors of a policy into UCT (Kocsis and Szepesvári, "Bandit based Monte-Carlo Planning", 2006).
//! - From a leaf on, the policy plays for all seats: to the end of the game, or for a number of turns, after which a
//!   value model estimates the result.
//!
//! Each game has a folder with its evaluator (policy, value, features) and its Novice, which does not search.
//!
//! All numbers are integers: the same seed and the same number of rollouts give the same choice on every machine.

mod bot;
mod draw;
mod learned;
mod level;
mod random;

mod search;

pub mod katana;
pub mod shogunate;

pub mod arena;

pub use arena::play_on;
pub use bot::{Ask, Bot};
pub use learned::TableProblem;
pub use level::{AnyBot, AnySearch, Level, Leveled, SearchBudget};
pub use random::Random;
pub use search::{
    DecisionPoint, Evaluator, KeepGoing, OptionStats, Outcome, Progress, RatedOption, Rollout, Search,
    SearchParams, SearchResult, Searcher, WIN,
};
