//! What search knows about Shogunate: how options look at a glance to who holds which cards, and what the end is worth.
//!
//! Others' Loyalty cards are dealt anew in each try, always so that they fit what the seat was shown, what was turned
//! up and exchanged, and that nobody had won before. In that try everybody plays for the cards that they were dealt.

mod eyes;
mod novice;

use shogunate::{
    Action, Question, Rules, Shogunate,
    piece::{Card, N_LEADERS},
    table::{Slot, Table},
};
use tabletop::{Ranks, Seat};

use crate::{
    bot::Ask,
    level::{AnyBot, Level, Leveled},
    novice::Novice,
    search::{Knowledge, Manner, Outcome, SHARE_WHOLE, Search},
};
use eyes::{Eyes, HONOR, Stand};

/// What search knows about Shogunate.
#[derive(Clone, Debug, Default)]
pub struct Glance;

impl Leveled for Shogunate {
    type Knowledge = Glance;

    fn n_tries(level: Level, _: u8) -> u32 {
        match level {
            Level::Novice => 0,
            Level::Apprentice => 80,
            Level::Smith => 600,
            Level::Master => 3_000,
        }
    }

    fn search(n_tries: u32) -> Search<Glance> {
        Search::new(Glance, n_tries)
    }

    fn novice() -> AnyBot<Self> {
        Box::new(Novice)
    }
}

/// The margin that is worth as much as half a victory.
const MARGIN_WHOLE: i32 = 12;

/// How much worse an option looks that is chosen half as often.
const HALF: i32 = 40;
/// What is left alone while there is anything else.
const NEVER: i32 = -100_000;

impl Knowledge<Shogunate> for Glance {
    /// What others hold is hidden, so that a tree for them would mix up all that they may hold.
    const FORESEES_OTHERS: bool = false;

    fn weigh(&self, game: &Shogunate, rules: &Rules, seat: Seat, options: &[Action], out: &mut Vec<i32>) {
        let sense = Sense::new(game, rules, seat);
        out.extend(options.iter().map(|&action| sense.worth(action)));
    }

    fn chance(&self, _: &Rules) -> i32 {
        HALF
    }

    fn manner(&self, _: &Rules) -> Manner {
        Manner { margin_whole: MARGIN_WHOLE, ..Manner::default() }
    }

    fn interject(&self, _: &Ask<Shogunate>) -> Option<usize> {
        None
    }

    /// Whoever chooses in secret must not be read.
    fn is_mixed(&self, ask: &Ask<Shogunate>) -> bool {
        ask.view.question() == Some(Question::ChooseCard)
    }

    fn outcome(&self, game: &Shogunate, _: &Rules, ranks: &Ranks) -> Vec<Outcome> {
        let table = game.table();
        let n_first = ranks.iter().filter(|&&rank| rank == 1).count() as i32;
        let outcome = |seat: Seat| {
            let best = table.others(seat).map(|other| i32::from(table.score(other))).max().unwrap_or(0);
            let share = if ranks[seat.index()] == 1 { SHARE_WHOLE / n_first } else { 0 };
            Outcome { share, margin: i32::from(table.score(seat)) - best }
        };
        table.seats().map(outcome).collect()
    }
}

/// A table and a seat at it, from which things are judged.
struct Sense<'a> {
    table: &'a Table,
    question: Option<Question>,
    eyes: Eyes,
    /// How the Line looks before anything is done.
    base: i32,
}

impl<'a> Sense<'a> {
    fn new(game: &'a Shogunate, rules: &Rules, seat: Seat) -> Self {
        let (table, question) = (game.table(), game.question());
        let player = table.player(seat);
        let is_placed = matches!(question, Some(Question::Power(_)));
        let to_come = if is_placed { [0; N_LEADERS] } else { rules.plot(table.plot()).honor };
        let Table { line, honor, shinobi, .. } = *table;
        let now = Stand { line, honor, shinobi, to_come, is_robbed: true };
        let eyes = Eyes::new(rules, player.loyalty, Slot::BOTH.map(|slot| !player.is_up(slot)), now);
        Self { table, question, eyes, base: eyes.standing(&now) }
    }

    /// What an option is worth.
    fn worth(&self, action: Action) -> i32 {
        let now = &self.eyes.now;
        match action {
            Action::Choose(card) => self.eyes.gain(card),
            Action::Withdraw => NEVER,
            Action::Perform(_) | Action::Show(_) => 0,
            // The performer will move it as they like.
            Action::Name(leader) => {
                if self.eyes.is_own(leader) {
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
            Action::Shinobi(to) => self.change(&Stand { shinobi: to, ..*now }),
            Action::Exchange(_) => self.eyes.exchange(),
            Action::Reveal(leader) | Action::Give(leader) => -self.eyes.leader(now, leader),
            Action::Ask(other) | Action::Look(other) => i32::from(self.table.player(other).n_down()) * HALF,
        }
    }

    /// By how much the Line looks better.
    fn change(&self, stand: &Stand) -> i32 {
        self.eyes.standing(stand) - self.base
    }
}
