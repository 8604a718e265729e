//! What a beginner may aim at in a round: from the viewer's own cards and the Plot at its beginning.

use host::AnyGameView;
use shogunate::{
    KnownChoice, Shogunate, View,
    piece::{Card, Leader, N_LEADERS, Place},
};
use tabletop::{Seat, Viewer};

use super::Picture;
use crate::face::Aim;

/// The Honor that the Plot of the round places, by place.
type Pattern = [u8; N_LEADERS];

/// Something to aim at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Goal {
    /// This Leader of one's own comes to a place with Honor, such as this one (SGR-3).
    Raise(Leader, Place),
    /// This Leader of one's own stays at a place with Honor.
    Hold(Leader),
    /// Another player's Loyalty card is seen (SGA-5).
    Learn,
    /// Dishonor, which turns up a card, is not the card of this round (SGA-2).
    Hide,
}

impl Goal {
    /// What the viewer may aim at in the round that begins like this.
    fn of_round(view: &View, pattern: &Pattern, seat: Seat) -> Vec<Self> {
        let player = &view.players[seat.index()];
        let own: Vec<Leader> = player.cards.iter().filter_map(|card| card.leader).collect();
        let mut goals: Vec<Self> = Self::in_line(view, pattern, &own).into_iter().collect();
        if view.hatamoto == seat {
            return goals;
        }
        let others = view.players.iter().enumerate().filter(|(n, _)| *n != seat.index());
        let are_hidden = others.flat_map(|(_, player)| player.cards).any(|card| !card.is_up);
        if player.hand.contains(Card::PathOfTheArrow) && are_hidden {
            goals.push(Self::Learn);
        } else if player.hand.contains(Card::Dishonor)
            && player.hand.len() > 1
            && player.cards.iter().any(|card| !card.is_up)
        {
            goals.push(Self::Hide);
        }
        goals
    }

    /// The nearest way for an own Leader to a place with Honor; if all stand at one, the best stays.
    fn in_line(view: &View, pattern: &Pattern, own: &[Leader]) -> Option<Self> {
        let honored = |place: Place| pattern[place.index()] > 0;
        let steps = |leader: Leader, to: Place| view.place_of(leader).0.abs_diff(to.0);
        let (stand, away): (Vec<Leader>, Vec<Leader>) =
            own.iter().copied().partition(|&leader| honored(view.place_of(leader)));
        let ways = away.iter().flat_map(|&leader| Place::ALL.map(|place| (leader, place)));
        let nearest =
            ways.filter(|&(_, place)| honored(place)).min_by_key(|&(leader, place)| steps(leader, place));
        let best = stand.into_iter().max_by_key(|&leader| pattern[view.place_of(leader).index()]);
        let raise = nearest.map(|(leader, place)| Self::Raise(leader, place));
        raise.or_else(|| best.map(Self::Hold))
    }

    /// Whether it is reached now.
    fn is_met(self, before: &View, now: &View, pattern: &Pattern, seat: Seat) -> bool {
        let player = &now.players[seat.index()];
        match self {
            Self::Raise(leader, _) | Self::Hold(leader) => pattern[now.place_of(leader).index()] > 0,
            Self::Learn => now.seen().count() > before.seen().count(),
            Self::Hide => {
                let is_another = matches!(player.card, KnownChoice::Known(card) if card != Card::Dishonor);
                let has_performed = player.hand.len() < before.players[seat.index()].hand.len();
                player.hand.contains(Card::Dishonor) && (is_another || has_performed)
            }
        }
    }
}

impl Picture<'_> {
    /// The aims of the viewer for the round that began like this. They name the viewer's own cards, so nobody else gets any.
    pub(super) fn aims_of(self, seat: Seat, round: &AnyGameView) -> Vec<Aim> {
        let Some(round) = round.of::<Shogunate>() else { return Vec::new() };
        let (before, now) = (&round.view, self.view());
        let is_own = [before.viewer, now.viewer] == [Viewer::Seat(seat); 2];
        if !(is_own && before.round == now.round && !now.is_over) {
            return Vec::new();
        }
        let pattern = &self.voice.rules.plot(now.plot()).honor;
        let aim = |goal: Goal| Aim {
            words: self.goal_in_words(goal),
            is_met: goal.is_met(before, now, pattern, seat),
        };
        Goal::of_round(before, pattern, seat).into_iter().map(aim).collect()
    }

    fn goal_in_words(self, goal: Goal) -> String {
        let leader = |leader: Leader| ("leader", self.voice.leader_full(leader).into());
        match goal {
            Goal::Raise(own, place) => {
                self.tell("aim-shogunate-raise", &[leader(own), ("place", self.voice.place(place).into())])
            }
            Goal::Hold(own) => self.tell("aim-shogunate-hold", &[leader(own)]),
            Goal::Learn => {
                self.tell("aim-shogunate-learn", &[("card", self.voice.card(Card::PathOfTheArrow).into())])
            }
            Goal::Hide => {
                self.tell("aim-shogunate-hide", &[("card", self.voice.card(Card::Dishonor).into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use shogunate::{KnownCard, Setup, components::embedded};
    use tabletop::{Game, Seed, Session};

    use super::*;

    const ME: Seat = Seat(0);

    /// The first round as the first seat sees it: the Leaders in order, cards of the third and the fifth, another Hatamoto.
    fn first_round() -> View {
        let (setup, set) = (Setup::new(4), embedded().components.clone());
        let session = Session::<Shogunate>::new(setup, set, Seed([3; 32]), &mut Vec::new()).unwrap();
        let mut view = session.state().view(session.rules(), Viewer::Seat(ME));
        view.line = Leader::ALL;
        view.hatamoto = Seat(2);
        view.players[0].cards = [2, 4].map(|n| KnownCard { leader: Some(Leader::ALL[n]), is_up: false });
        view
    }

    fn goals(view: &View, pattern: Pattern) -> Vec<Goal> {
        Goal::of_round(view, &pattern, ME)
    }

    #[test]
    fn the_leader_that_is_nearest_to_honor_is_raised_and_a_card_learnt() {
        let view = first_round();
        let raise = |n: usize, place| Goal::Raise(Leader::ALL[n], Place(place));
        assert_eq!(goals(&view, [2, 1, 0, 0, 0, 0]), [raise(2, 1), Goal::Learn]);
        assert_eq!(goals(&view, [0, 0, 0, 0, 0, 3])[0], raise(4, 5));
        assert_eq!(goals(&view, [0, 0, 1, 0, 0, 1])[0], raise(4, 5), "the other one stands well");
    }

    #[test]
    fn if_all_stand_well_the_best_stays() {
        let mut view = first_round();
        assert_eq!(goals(&view, [0, 0, 1, 0, 2, 0])[0], Goal::Hold(Leader::ALL[4]));
        let now = view.clone();
        let hold = Goal::Hold(Leader::ALL[4]);
        assert!(hold.is_met(&view, &now, &[0, 0, 1, 0, 2, 0], ME));
        view.line.swap(4, 5);
        assert!(!hold.is_met(&now, &view, &[0, 0, 1, 0, 2, 0], ME), "it was moved away");
        assert!(hold.is_met(&now, &view, &[0, 0, 0, 0, 0, 1], ME));
    }

    #[test]
    fn without_the_arrow_the_secret_is_kept_and_the_hatamoto_has_no_card() {
        let pattern = [1, 0, 0, 0, 0, 0];
        let mut view = first_round();
        view.players[0].hand.remove(Card::PathOfTheArrow);
        assert_eq!(goals(&view, pattern)[1], Goal::Hide);
        let mut now = view.clone();
        let is_met = |now: &View| Goal::Hide.is_met(&view, now, &pattern, ME);
        assert!(!is_met(&now), "nothing is chosen");
        now.players[0].card = KnownChoice::Known(Card::Dishonor);
        assert!(!is_met(&now));
        now.players[0].card = KnownChoice::Known(Card::FlowingUpstream);
        assert!(is_met(&now));
        now.players[0].card = KnownChoice::None;
        now.players[0].hand.remove(Card::FlowingUpstream);
        assert!(is_met(&now), "it has been performed");
        let mut open = view.clone();
        open.players[0].cards.iter_mut().for_each(|card| card.is_up = true);
        assert_eq!(goals(&open, pattern).len(), 1, "there is nothing left to hide");
        view.hatamoto = ME;
        assert_eq!(goals(&view, pattern).len(), 1);
    }

    #[test]
    fn cards_that_all_lie_open_cannot_be_learnt() {
        let mut view = first_round();
        for player in &mut view.players[1..] {
            player.cards.iter_mut().for_each(|card| card.is_up = true);
        }
        assert!(!goals(&view, [1; 6]).contains(&Goal::Learn));
    }
}
