//! Questions, and who must answer them.

use shogunate::{KnownChoice, Question, View, components::Power, piece::Card};
use tabletop::{Seat, Seats, Viewer};

use super::{Voice, name::Form};

impl Voice<'_> {
    /// The question to the viewer, or whom the viewer waits for and why; `asked` must answer.
    #[must_use]
    pub fn question(&self, view: &View, asked: Seats) -> String {
        let Some(question) = view.question() else { return say!(self, "sho-question-over") };
        match self.viewer {
            Viewer::Seat(seat) if asked.contains(seat) => self.asked(question, seat),
            Viewer::Seat(seat) => {
                self.answered(view, seat, asked).unwrap_or_else(|| self.waiting(question, asked))
            }
            Viewer::Spectator => self.waiting(question, asked),
        }
    }

    /// The question to `you`, who must answer it.
    fn asked(&self, question: Question, you: Seat) -> String {
        match question {
            Question::ChooseCard => say!(self, "sho-question-choose"),
            Question::NextPerformer => say!(self, "sho-question-performer"),
            Question::NameLeader(seat) => say!(self, "sho-question-name", name = self.player(seat)),
            Question::MoveNamed(leader) => {
                say!(self, "sho-question-move-named", leader = self.formed(leader, Form::The))
            }
            Question::MoveBy(card) => self.move_question(card),
            Question::Reveal => say!(self, "sho-question-reveal"),
            Question::ShowTo(seat) => say!(self, "sho-question-show", name = self.player(seat)),
            Question::HonorNextTo(leader) => {
                say!(self, "sho-question-honor", leader = self.formed(leader, Form::To))
            }
            Question::WhoShows => say!(self, "sho-question-who-shows"),
            Question::SwitchOrExchange => say!(self, "sho-question-storms"),
            Question::Give { seat, other } => {
                let partner = if seat == you { other } else { seat };
                say!(self, "sho-question-give", name = self.player(partner))
            }
            Question::Power(power) => self.power_question(power),
        }
    }

    fn move_question(&self, card: Card) -> String {
        let id = match card {
            Card::Dishonor => "sho-question-move-dishonor",
            Card::FlowingUpstream => "sho-question-move-upstream",
            Card::HonorableCompany => "sho-question-move-company",
            Card::PathOfTheArrow => "sho-question-move-arrow",
            Card::CloakedInShadows | Card::StormsToFlowers => "sho-question-move",
        };
        say!(self, id)
    }

    fn power_question(&self, power: Power) -> String {
        match power {
            Power::ShinobiToAny | Power::ShinobiToMost => say!(self, "sho-question-shinobi"),
            Power::SwitchNeighbors => say!(self, "sho-question-neighbors"),
            Power::Step => say!(self, "sho-question-step"),
            Power::HonorLeast => say!(self, "sho-question-honor-least"),
            Power::DishonorMost => say!(self, "sho-question-dishonor-most"),
            Power::Look => say!(self, "sho-question-look"),
            Power::None
            | Power::ShinobiToHead
            | Power::ShinobiToTail
            | Power::ShinobiUp
            | Power::ShinobiDown
            | Power::HeadToTail
            | Power::TailToHead
            | Power::SwitchEnds => say!(self, "sho-question-power", power = self.power(power)),
        }
    }

    /// The secret answer of a seat, while others still choose.
    fn answered(&self, view: &View, seat: Seat, asked: Seats) -> Option<String> {
        let (player, names) = (view.players.get(seat.index())?, self.players(asked.iter()));
        if let Question::Give { .. } = view.question()? {
            let leader = self.loyalty(Some(player.offer?));
            return Some(say!(self, "sho-question-given", leader = leader, names = names));
        }
        let (Question::ChooseCard, KnownChoice::Known(card)) = (view.question()?, player.card) else {
            return None;
        };
        Some(say!(self, "sho-question-chosen", card = self.card(card), names = names))
    }

    /// What the others are asked.
    fn waiting(&self, question: Question, asked: Seats) -> String {
        let id = match question {
            Question::ChooseCard => "sho-wait-choose",
            Question::NextPerformer => "sho-wait-performer",
            Question::NameLeader(_) => "sho-wait-name",
            Question::MoveNamed(_) | Question::MoveBy(_) => "sho-wait-move",
            Question::Reveal => "sho-wait-reveal",
            Question::ShowTo(seat) => {
                let (names, whom) = (self.players(asked.iter()), self.who(seat));
                return say!(self, "sho-wait-show", names = names, whom = whom, other = self.player(seat));
            }
            Question::HonorNextTo(_) => "sho-wait-honor",
            Question::WhoShows => "sho-wait-who-shows",
            Question::SwitchOrExchange => "sho-wait-storms",
            Question::Give { .. } => "sho-wait-give",
            Question::Power(_) => "sho-wait-power",
        };
        say!(self, id, names = self.players(asked.iter()))
    }
}
