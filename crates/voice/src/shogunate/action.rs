//! Actions as imperatives, and as short labels for buttons.

use shogunate::{
    Action, KnownChoice, Question, Subject, View,
    piece::{Leader, Place},
};
use tabletop::Seat;

use super::{Voice, name::Form};

impl Voice<'_> {
    /// An action as an imperative for a list. It need not be possible now.
    #[must_use]
    pub fn action(&self, view: &View, action: Action) -> String {
        let the = |leader| self.formed(leader, Form::The);
        let to = |leader| self.formed(leader, Form::To);
        let loyalty = |leader| self.loyalty(Some(leader));
        match action {
            Action::Choose(card) => say!(self, "sho-action-choose", card = self.card(card)),
            Action::Withdraw => say!(self, "sho-action-withdraw"),
            Action::Perform(seat) => self.perform(view, seat),
            Action::Name(leader) => say!(self, "sho-action-name", leader = the(leader)),
            Action::Move { leader, to } => self.move_leader(view, leader, to),
            Action::Switch(one, other) => {
                say!(self, "sho-action-switch", one = the(one), other = the(other))
            }
            Action::Reveal(leader) => say!(self, "sho-action-reveal", leader = loyalty(leader)),
            Action::Show(leader) => self.show(view, leader),
            Action::Honor(leader) => say!(self, "sho-action-honor", leader = to(leader)),
            Action::TakeHonor(leader) => say!(self, "sho-action-take-honor", leader = to(leader)),
            Action::Ask(seat) => say!(self, "sho-action-ask", name = self.player(seat)),
            Action::Exchange(seat) => say!(self, "sho-action-exchange", name = self.player(seat)),
            Action::Give(leader) => say!(self, "sho-action-give", leader = loyalty(leader)),
            Action::Shinobi(leader) => say!(self, "sho-action-shinobi", leader = to(leader)),
            Action::Look(seat) => say!(self, "sho-action-look", name = self.player(seat)),
        }
    }

    /// The label of a button below its question: only what distinguishes it from the other answers.
    #[must_use]
    pub fn label(&self, view: &View, action: Action) -> String {
        match action.subject() {
            Subject::Card(card) => self.card(card),
            Subject::Nothing => say!(self, "sho-label-withdraw"),
            Subject::Player(seat) if matches!(action, Action::Exchange(_)) => {
                say!(self, "sho-label-exchange", name = self.player(seat))
            }
            Subject::Player(seat) => self.player(seat),
            Subject::Leader(leader) | Subject::Loyalty(leader) => self.leader(leader),
            Subject::Step(leader, to) => {
                let (way, n) = way(view.place_of(leader), to);
                say!(self, "sho-label-move", leader = self.leader(leader), way = way, n = n)
            }
            Subject::Pair(one, other) => {
                say!(self, "sho-label-switch", one = self.leader(one), other = self.leader(other))
            }
        }
    }

    /// Who performs next, with the card if it is open.
    fn perform(&self, view: &View, seat: Seat) -> String {
        let name = self.player(seat);
        match view.players.get(seat.index()).map(|player| player.card) {
            Some(KnownChoice::Known(card)) => {
                say!(self, "sho-action-perform-card", name = name, card = self.card(card))
            }
            Some(KnownChoice::None | KnownChoice::Secret) | None => {
                say!(self, "sho-action-perform", name = name)
            }
        }
    }

    /// Which card is shown, and to whom if it is known.
    fn show(&self, view: &View, leader: Leader) -> String {
        let card = self.loyalty(Some(leader));
        if let Some(Question::ShowTo(to)) = view.question() {
            return say!(self, "sho-action-show-to", leader = card, name = self.player(to));
        }
        say!(self, "sho-action-show", leader = card)
    }

    fn move_leader(&self, view: &View, leader: Leader, to: Place) -> String {
        let (name, place) = (self.formed(leader, Form::The), self.place(to));
        let (way, n) = way(view.place_of(leader), to);
        if n == 0 {
            return say!(self, "sho-action-move-nowhere", leader = name, to = place);
        }
        say!(self, "sho-action-move", leader = name, way = way, n = n, to = place)
    }
}

/// The direction and length of a move.
pub(super) fn way(from: Place, to: Place) -> (&'static str, u8) {
    (if to < from { "up" } else { "down" }, to.0.abs_diff(from.0))
}
