//! A beginner at Shogunate: maximizes what this round will put on its own Leaders, and reveals little about them.
//!
//! It ignores what others hold or intend. It draws its Action cards among those that help, so that nobody can predict them.

use shogunate::{
    Action, Noted, Question, Rules, Shogunate, View,
    piece::{Leader, N_LEADERS},
    table::Table,
};
use tabletop::{Dice, Game, NoLog, Quick, Seat, Seed};

use super::line_value::{HELP_MIN, LineState, LineValue};
use crate::{Ask, Bot, draw};

/// A beginner at Shogunate.
#[derive(Clone, Copy, Debug, Default)]
pub struct Novice;

impl Bot<Shogunate> for Novice {
    fn choose(&self, ask: &Ask<Shogunate>, quick: &mut Quick) -> usize {
        let heuristic = Heuristic::new(ask);
        let options = ask.options.all();
        if ask.view.question() == Some(Question::ChooseCard) {
            return heuristic.sample_card(options, quick);
        }
        let game = Shogunate::imagine(ask.view, ask.rules, &mut Dice::new(&Seed([0; 32]), 0, 0));
        let worths: Vec<i32> = options.iter().map(|&action| heuristic.worth(&game, action)).collect();
        draw::best(&worths, quick)
    }
}

/// A view, and the seat whose options are judged.
#[derive(Clone, Copy)]
struct Heuristic<'a> {
    rules: &'a Rules,
    view: &'a View,
    seat: Seat,
    line_value: LineValue,
}

impl<'a> Heuristic<'a> {
    fn new(ask: &Ask<'a, Shogunate>) -> Self {
        let (rules, view, seat) = (ask.rules, ask.view, ask.seat);
        let cards = view.players[seat.index()].cards;
        let own = cards.map(|card| card.leader.expect("a seat knows its own Loyalty cards"));
        let View { line, honor, shinobi, .. } = *view;
        let to_come = to_come(rules, view, view.question());
        let now = LineState { line, honor, shinobi, to_come, is_robbed: true };
        Self { rules, view, seat, line_value: LineValue::new(rules, own, cards.map(|card| !card.is_up), now) }
    }

    /// What an option is worth. Changes of the Line are played on a state that fits the view.
    fn worth(self, game: &Shogunate, action: Action) -> i32 {
        match action {
            Action::Move { .. }
            | Action::Switch(..)
            | Action::Honor(_)
            | Action::TakeHonor(_)
            | Action::Shinobi(_) => self.played(game, action),
            // The performer moves the Leader as they like, so name none of the seat's own.
            Action::Name(leader) => -i32::from(self.line_value.is_own(leader)),
            Action::Reveal(leader) | Action::Give(leader) => {
                -self.line_value.leader(&self.line_value.now, leader)
            }
            Action::Show(leader) => i32::from(self.is_known_to_somebody(leader)),
            Action::Ask(other) | Action::Look(other) => -self.n_seen_of(other),
            Action::Exchange(_) => {
                self.line_value.standing(&self.line_value.now) + self.line_value.exchange()
            }
            Action::Choose(_) | Action::Withdraw | Action::Perform(_) => 0,
        }
    }

    fn played(self, game: &Shogunate, action: Action) -> i32 {
        let mut game = game.clone();
        game.play(self.rules, self.seat, action, &mut NoLog);
        let Table { line, honor, shinobi, round, .. } = *game.table();
        // The state is arbitrary beyond the end of the round.
        let is_same_round = round == self.view.round && game.question().is_some();
        let to_come =
            if is_same_round { to_come(self.rules, self.view, game.question()) } else { [0; N_LEADERS] };
        self.line_value.standing(&LineState { line, honor, shinobi, to_come, is_robbed: is_same_round })
    }

    /// Whether one of the seat's cards was shown to somebody already.
    fn is_known_to_somebody(self, leader: Leader) -> bool {
        let is_it = |shown: &Noted| matches!(*shown, Noted::Shown { by, leader: known, .. } if by == self.seat && known == Some(leader));
        self.view.notes.iter().any(|note| is_it(&note.what))
    }

    fn n_seen_of(self, other: Seat) -> i32 {
        let up = self.view.players[other.index()].cards.iter().filter(|card| card.is_up).count();
        let seen = self.view.seen().filter(|(note, _, _)| note.now.contains(other)).count();
        (up + seen) as i32
    }

    /// Draws one of the Action cards: the more it helps, the likelier it is.
    fn sample_card(self, options: &[Action], quick: &mut Quick) -> usize {
        let weights = options.iter().map(|&action| self.card_weight(action));
        let sum = weights.clone().sum();
        draw::weighted(weights, sum, quick)
    }

    fn card_weight(self, action: Action) -> u64 {
        let Action::Choose(card) = action else { return 1 };
        let gain = self.line_value.gain(card).max(HELP_MIN);
        // With twice the gain it is four times as likely.
        (gain * gain / HELP_MIN) as u64
    }
}

/// What this round's Plot will still put on the places: nothing once its power is being executed.
fn to_come(rules: &Rules, view: &View, question: Option<Question>) -> [u8; N_LEADERS] {
    let is_placed = matches!(question, Some(Question::Power(_)));
    if is_placed { [0; N_LEADERS] } else { rules.plot(view.plot()).honor }
}
