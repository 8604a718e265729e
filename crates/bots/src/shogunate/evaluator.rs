//! Policy and outcome for Shogunate.
//!
//! Every determinization deals the hidden Loyalty cards anew, always so that they fit what the seat was shown, what was turned
//! up and exchanged, and that nobody had won before. In its rollout everybody plays for the cards that they were dealt.

use shogunate::{
    Action, Question, Rules, Shogunate,
    piece::{Card, N_LEADERS},
    table::{Slot, Table},
};
use tabletop::{Ranks, Seat};

use super::{
    line_value::{HONOR, LineState, LineValue},
    novice::Novice,
};
use crate::{
    bot::Ask,
    level::{AnyBot, AnySearch, Level, Leveled},
    search::{DecisionPoint, Evaluator, Outcome, Search, SearchParams, WIN},
};

/// Policy and outcome for search.
#[derive(Clone, Debug, Default)]
pub struct ShogunateEvaluator;

impl Leveled for Shogunate {
    fn n_rollouts(level: Level, _: u8) -> u32 {
        match level {
            Level::Novice => 0,
            Level::Apprentice => 80,
            Level::Smith => 600,
            Level::Master => 3_000,
        }
    }

    fn novice() -> AnyBot<Self> {
        Box::new(Novice)
    }

    fn search(n_rollouts: u32) -> AnySearch<Self> {
        Box::new(Search::new(ShogunateEvaluator, n_rollouts))
    }
}

/// The margin that is worth half a victory.
const MARGIN_SCALE: i32 = 12;
/// The temperature of the policy, in hundredths of an Honor.
const TEMPERATURE: i32 = 40;
/// The worth of an option that comes after all others.
const NEVER: i32 = -100_000;

impl Evaluator<Shogunate> for ShogunateEvaluator {
    const SEARCHES_OPPONENTS: bool = false;

    fn logits(&self, at: DecisionPoint<Shogunate>, options: &[Action], out: &mut Vec<i32>) {
        let heuristic = Heuristic::new(at.game, at.rules, at.seat);
        out.extend(options.iter().map(|&action| heuristic.worth(action)));
    }

    fn temperature(&self, _: &Rules) -> i32 {
        TEMPERATURE
    }

    fn params(&self, _: &Rules) -> SearchParams {
        SearchParams { margin_scale: MARGIN_SCALE, ..SearchParams::default() }
    }

    fn interject(&self, _: &Ask<Shogunate>) -> Option<usize> {
        None
    }

    /// A card that is chosen in secret must not be predictable.
    fn plays_mixed_strategy(&self, ask: &Ask<Shogunate>) -> bool {
        ask.view.question() == Some(Question::ChooseCard)
    }

    fn outcome(&self, game: &Shogunate, _: &Rules, ranks: &Ranks) -> Vec<Outcome> {
        let table = game.table();
        let n_first = ranks.iter().filter(|&&rank| rank == 1).count() as i32;
        let outcome = |seat: Seat| {
            let best = table.others(seat).map(|other| i32::from(table.score(other))).max().unwrap_or(0);
            let win_share = if ranks[seat.index()] == 1 { WIN / n_first } else { 0 };
            Outcome { win_share, margin: i32::from(table.score(seat)) - best }
        };
        table.seats().map(outcome).collect()
    }
}

/// A table, and the seat whose options are judged.
struct Heuristic<'a> {
    table: &'a Table,
    question: Option<Question>,
    line_value: LineValue,
    /// The value of the Line before the option.
    base: i32,
}

impl<'a> Heuristic<'a> {
    fn new(game: &'a Shogunate, rules: &Rules, seat: Seat) -> Self {
        let (table, question) = (game.table(), game.question());
        let player = table.player(seat);
        let is_placed = matches!(question, Some(Question::Power(_)));
        let to_come = if is_placed { [0; N_LEADERS] } else { rules.plot(table.plot()).honor };
        let Table { line, honor, shinobi, .. } = *table;
        let now = LineState { line, honor, shinobi, to_come, is_robbed: true };
        let line_value =
            LineValue::new(rules, player.loyalty, Slot::BOTH.map(|slot| !player.is_up(slot)), now);
        Self { table, question, line_value, base: line_value.standing(&now) }
    }

    /// What an option is worth.
    fn worth(&self, action: Action) -> i32 {
        let now = &self.line_value.now;
        match action {
            Action::Choose(card) => self.line_value.gain(card),
            Action::Withdraw => NEVER,
            Action::Perform(_) | Action::Show(_) => 0,
            // The performer moves the Leader as they like.
            Action::Name(leader) => {
                if self.line_value.is_own(leader) {
                    -HONOR
                } else {
                    0
                }
            }
            Action::Move { leader, to } => {
                let moved = now.moved(now.place_of(leader), to.index());
                let is_honored = self.question == Some(Question::MoveBy(Card::HonorableCompany));
                self.change(&if is_honored { moved.honored(leader) } else { moved })
            }
            Action::Switch(one, other) => self.change(&now.switched(now.place_of(one), now.place_of(other))),
            Action::Honor(leader) => self.change(&now.honored(leader)),
            Action::TakeHonor(leader) => -self.change(&now.honored(leader)),
            Action::Shinobi(to) => self.change(&LineState { shinobi: to, ..*now }),
            Action::Exchange(_) => self.line_value.exchange(),
            Action::Reveal(leader) | Action::Give(leader) => -self.line_value.leader(now, leader),
            Action::Ask(other) | Action::Look(other) => {
                i32::from(self.table.player(other).n_down()) * TEMPERATURE
            }
        }
    }

    /// By how much the Line is better.
    fn change(&self, stand: &LineState) -> i32 {
        self.line_value.standing(stand) - self.base
    }
}
