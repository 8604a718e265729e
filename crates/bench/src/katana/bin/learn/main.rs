//! Learns policies and value models for Shōgun no Katana from games: `learn WHAT [GAMES] [SEED] [ROLLOUTS]`.
//!
//! | what | learns |
//! |---|---|
//! | `policy` | the policy alone with a Ghost, by policy gradient |
//! | `coins-policy` | the same for the chapter that asks for Coins |
//! | `policy-from-search` | the policy alone with a Ghost, from the choices of a search |
//! | `solo-value` | the value model alone with a Ghost, from games of the policy |
//! | `solo-value-from-search` | the same, from games of a search |
//! | `value` | the value model among people, from games of the policy |
//!
//! Each starts from the present weights. The new table goes to the standard output, for `crates/bots/src/katana/learned`; progress goes to the
//! standard error.

mod imitation;
mod policy;
mod value;

use bench::katana::rules_of;
use bots::{Ask, Bot, Search, arena::Arena, katana::KatanaEvaluator};
use katana::{Action, GhostLevel, Katana, Rules, Setup};
use tabletop::{Game, NoLog, Quick, Seat, Seed};

use policy::Learner;

/// The seats of the person and of the Ghost.
const PERSON: Seat = Seat(0);
const GHOST: Seat = Seat(1);
/// Each seed has its own series of games.
const GAMES_PER_SEED: u64 = 100_000_000;

fn main() {
    let mut words = std::env::args().skip(1);
    let what = words.next().unwrap_or_default();
    let mut numbers = words.map(|number| number.parse::<u64>().expect("a number"));
    let (n_games, seed) = (numbers.next(), numbers.next().unwrap_or(1));
    let n_rollouts = numbers.next().unwrap_or(150) as u32;
    let games = |n_default: u64| Games { first: GAMES_PER_SEED * seed, n: n_games.unwrap_or(n_default) };
    match what.as_str() {
        "policy" => Learner::solo(seed).learn(games(1_000_000)),
        "coins-policy" => Learner::coins(seed).learn(games(1_000_000)),
        "policy-from-search" => imitation::learn(Learner::solo(seed), games(500), n_rollouts),
        "solo-value" => value::learn_solo(games(400_000), None),
        "solo-value-from-search" => value::learn_solo(games(2_000), Some(n_rollouts)),
        "value" => value::learn_people(games(300_000)),
        _ => panic!(
            "policy, coins-policy, policy-from-search, solo-value, solo-value-from-search or value is learned"
        ),
    }
}

/// A series of games.
#[derive(Clone, Copy)]
struct Games {
    first: u64,
    n: u64,
}

impl Games {
    fn numbers(self) -> impl Iterator<Item = u64> {
        self.first..self.first + self.n
    }
}

/// The rules of games with each Ghost.
fn ghosts() -> Vec<Rules> {
    GhostLevel::ALL.map(|level| rules_of(&Setup::with_ghost(1, level))).into()
}

fn margin(game: &Katana) -> f64 {
    f64::from(game.table().player(PERSON).score() - game.table().player(GHOST).score())
}

/// Plays a game by search, and calls `each` before every decision: with the state, the options and the choice.
fn play_by_search(
    search: &Search<KatanaEvaluator>,
    rules: &Rules,
    number: u64,
    mut each: impl FnMut(&Katana, &[Action], usize),
) -> Katana {
    let mut game = Katana::new(rules, &Seed::derive(501, number), &mut NoLog);
    let mut quick = Quick::new(number);
    let bots = [search as &dyn Bot<Katana>];
    let mut arena = Arena::new(rules, &bots);
    let mut choose = |bot: &dyn Bot<Katana>, ask: &Ask<Katana>| bot.choose(ask, &mut quick);
    while let Some(decided) = arena.next(&game, &mut choose) {
        let chosen = arena.options().iter().position(|&action| action == decided.action);
        each(&game, arena.options(), chosen.expect("the action was offered"));
        game.play(rules, decided.seat, decided.action, &mut NoLog);
    }
    game
}
