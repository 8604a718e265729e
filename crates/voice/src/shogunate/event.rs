//! Events as sentences of a log.

use shogunate::{
    Cause, Event, Part,
    piece::{Leader, Place},
};
use tabletop::Seat;

use super::{Voice, action::way, name::Form};

impl Voice<'_> {
    /// An event. Everything in it is told, so it must be veiled for the viewer first.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        let start = |leader| self.formed(leader, Form::Start);
        match *event {
            Event::Dealt { ref line, shinobi, hatamoto } => self.dealt(line, shinobi, hatamoto),
            Event::LoyaltyDealt { seat, leaders } => self.loyalty_dealt(seat, leaders),
            Event::PlotsShuffled => say!(self, "sho-event-plots-shuffled"),
            Event::RoundBegan { round, hatamoto } => {
                tell!(self, "sho-event-round-began", hatamoto, n = round)
            }
            Event::PlotRevealed { plot } => {
                say!(self, "sho-event-plot-revealed", plot = self.plot_full(plot))
            }
            Event::Chosen { seat, card: Some(card) } => {
                tell!(self, "sho-event-chosen", seat, card = self.card(card))
            }
            Event::Chosen { seat, card: None } => tell!(self, "sho-event-chosen-hidden", seat),
            Event::Withdrawn { seat } => tell!(self, "sho-event-withdrawn", seat),
            Event::CardRevealed { seat, card } => {
                tell!(self, "sho-event-card-revealed", seat, card = self.card(card))
            }
            Event::Performing { seat, card } => {
                tell!(self, "sho-event-performing", seat, card = self.card(card))
            }
            Event::LeaderNamed { seat, leader } => {
                tell!(self, "sho-event-leader-named", seat, leader = self.formed(leader, Form::The))
            }
            Event::LeaderMoved { leader, from, to, cause } => self.leader_moved(leader, (from, to), cause),
            Event::LeadersSwitched { one, one_from, other, other_from, cause } => {
                self.leaders_switched((one, one_from), (other, other_from), cause)
            }
            Event::LoyaltyRevealed { seat, leader } => {
                tell!(self, "sho-event-loyalty-revealed", seat, leader = self.leader(leader))
            }
            Event::Asked { seat, other } => self.between("sho-event-asked", seat, other),
            Event::Shown { by, to, leader } => self.shown(by, to, leader),
            Event::Looked { by, of, leader } => self.looked(by, of, leader),
            Event::ExchangeBegan { seat, other } => self.between("sho-event-exchange-began", seat, other),
            Event::Offered { seat, leader: Some(leader) } => {
                tell!(self, "sho-event-offered", seat, leader = self.loyalty(Some(leader)))
            }
            Event::Offered { seat, leader: None } => tell!(self, "sho-event-offered-hidden", seat),
            Event::Exchanged { seat, gave, other, other_gave } => {
                self.exchanged((seat, gave), (other, other_gave))
            }
            Event::Skipped { seat, part } => self.skipped(seat, part),
            Event::Discarded { seat, card } => {
                tell!(self, "sho-event-discarded", seat, card = self.card(card))
            }
            Event::HonorPlaced { leader, n, cause } => {
                say!(self, "sho-event-honor-placed", leader = start(leader), n = n, cause = self.cause(cause))
            }
            Event::HonorTaken { leader, cause } => {
                say!(self, "sho-event-honor-taken", leader = start(leader), cause = self.cause(cause))
            }
            Event::PowerBegan { seat, plot } => {
                let power = self.power(self.rules.plot(plot).power);
                tell!(self, "sho-event-power-began", seat, power = power)
            }
            Event::ShinobiMoved { from, to } => self.shinobi_moved(from, to),
            Event::RoundEnded { round } => say!(self, "sho-event-round-ended", n = round),
            Event::TookBack { seat } => tell!(self, "sho-event-took-back", seat),
            Event::MarkerPassed { from: _, to } => tell!(self, "sho-event-marker-passed", to),
            Event::LoyaltyOpened { seat, leaders } => {
                tell!(self, "sho-event-loyalty-opened", seat, leaders = self.leaders(leaders))
            }
            Event::LeftOverOpened { ref leaders } => self.left_over(leaders),
            Event::GameOver { ending, ref ranks, ref scores } => self.game_over(ending, ranks, scores),
        }
    }

    fn dealt(&self, line: &[Leader], shinobi: Leader, hatamoto: Seat) -> String {
        let (leaders, shinobi) = (self.leaders(line.iter().copied()), self.formed(shinobi, Form::To));
        tell!(self, "sho-event-dealt", hatamoto, leaders = leaders, shinobi = shinobi)
    }

    fn loyalty_dealt(&self, seat: Seat, leaders: Option<[Leader; 2]>) -> String {
        match leaders {
            Some(leaders) => {
                tell!(self, "sho-event-loyalty-dealt", seat, leaders = self.leaders(leaders))
            }
            None => tell!(self, "sho-event-loyalty-dealt-hidden", seat),
        }
    }

    fn leader_moved(&self, leader: Leader, (from, to): (Place, Place), cause: Cause) -> String {
        let ((way, n), place) = (way(from, to), self.place(to));
        match cause {
            Cause::Card(seat) | Cause::Power(seat) => {
                let leader = self.formed(leader, Form::The);
                tell!(self, "sho-event-leader-moved", seat, leader = leader, way = way, n = n, to = place)
            }
            Cause::Pattern | Cause::Shinobi => {
                let (leader, cause) = (self.formed(leader, Form::Start), self.cause(cause));
                say!(self, "sho-event-leader-moved-itself", leader = leader, to = place, cause = cause)
            }
        }
    }

    fn leaders_switched(&self, one: (Leader, Place), other: (Leader, Place), cause: Cause) -> String {
        let ((one, from), (other, to)) = (one, other);
        let other = self.formed(other, Form::The);
        match cause {
            Cause::Card(seat) | Cause::Power(seat) => {
                let (one, from, to) = (self.formed(one, Form::The), self.place(from), self.place(to));
                tell!(
                    self,
                    "sho-event-leaders-switched",
                    seat,
                    one = one,
                    from = from,
                    other = other,
                    to = to
                )
            }
            Cause::Pattern | Cause::Shinobi => {
                let (one, cause) = (self.formed(one, Form::Start), self.cause(cause));
                say!(self, "sho-event-leaders-switched-themselves", one = one, other = other, cause = cause)
            }
        }
    }

    /// Something that one player does with another.
    fn between(&self, id: &str, seat: Seat, other: Seat) -> String {
        tell!(self, id, seat, whom = self.who(other), other = self.player(other))
    }

    fn shown(&self, by: Seat, to: Seat, leader: Option<Leader>) -> String {
        let (whom, other) = (self.who(to), self.player(to));
        tell!(self, "sho-event-shown", by, whom = whom, other = other, leader = self.loyalty(leader))
    }

    fn looked(&self, by: Seat, of: Seat, leader: Option<Leader>) -> String {
        let Some(leader) = leader else { return self.between("sho-event-looked-hidden", by, of) };
        let (whom, other) = (self.who(of), self.player(of));
        tell!(self, "sho-event-looked", by, whom = whom, other = other, leader = self.leader(leader))
    }

    /// An exchange with both cards, from the reader's side if the reader is part of it.
    fn exchanged(&self, one: (Seat, Option<Leader>), other: (Seat, Option<Leader>)) -> String {
        let ((seat, gave), (other, got)) = if self.is_you(other.0) { (other, one) } else { (one, other) };
        let other = self.player(other);
        if gave.is_none() && got.is_none() {
            return say!(self, "sho-event-exchanged-hidden", name = self.player(seat), other = other);
        }
        let (gave, got) = (self.loyalty(gave), self.loyalty(got));
        tell!(self, "sho-event-exchanged", seat, other = other, gave = gave, got = got)
    }

    fn skipped(&self, seat: Seat, part: Part) -> String {
        let id = match part {
            Part::Reveal => "sho-event-skipped-reveal",
            Part::Show => "sho-event-skipped-show",
            Part::Ask => "sho-event-skipped-ask",
            Part::Power => "sho-event-skipped-power",
        };
        tell!(self, id, seat)
    }

    fn shinobi_moved(&self, from: Leader, to: Leader) -> String {
        let (from, to) = (self.formed(from, Form::The), self.formed(to, Form::To));
        say!(self, "sho-event-shinobi-moved", from = from, to = to)
    }
}
