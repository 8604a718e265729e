//! One thing to try next time, from what a player did and what became of their Leaders.

use host::LogEntry;
use shogunate::{
    Cause, Event, Noted, View,
    piece::{Leader, N_LEADERS},
};
use tabletop::{Seat, Viewer};

use super::Picture;
use crate::face::standing;

/// A card turned up in one of the first rounds tells too much too early.
const EARLY: u8 = 3;
/// From so many moves on it shows whom they help.
const MOVES_MANY: usize = 4;
/// A Leader with less Honor than this brought nothing.
const LITTLE: u8 = 2;
/// The Shinobi was let alone if it took so much.
const TOLL: usize = 3;

/// What could have gone better, the weightiest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tip {
    /// A Loyalty card was turned up in this round (SGA-2).
    Revealed(u8),
    /// Nearly all moves up were of this Leader, one's own.
    Obvious(Leader),
    /// This Leader of one's own had hardly any Honor at the end (SGE-1).
    Neglected(Leader),
    /// The Shinobi took so much from one's Leaders (SGR-4).
    Robbed(usize),
    /// No card of another player was seen (SGK-1).
    Blind,
}

/// What happened in a game, as far as it counts here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Facts {
    /// How often the player moved each Leader up with a card.
    raised: [usize; N_LEADERS],
    /// How much Honor the Shinobi took from each Leader.
    taken: [usize; N_LEADERS],
}

impl Facts {
    fn of(log: &[LogEntry<Event>], seat: Seat) -> Self {
        let mut facts = Self::default();
        for event in standing(log).into_iter().flat_map(|(_, events)| events) {
            if let &Event::LeaderMoved { leader, from, to, cause } = event
                && cause == Cause::Card(seat)
                && to.0 < from.0
            {
                facts.raised[leader.index()] += 1;
            }
            if let &Event::LeadersSwitched { one, one_from, other, other_from, cause } = event
                && cause == Cause::Card(seat)
            {
                let up = if other_from.0 < one_from.0 { one } else { other };
                facts.raised[up.index()] += 1;
            }
            if let &Event::HonorTaken { leader, cause: Cause::Shinobi } = event {
                facts.taken[leader.index()] += 1;
            }
        }
        facts
    }
}

impl Tip {
    fn of(view: &View, facts: &Facts, seat: Seat) -> Option<Self> {
        let mut own: Vec<Leader> =
            view.players[seat.index()].cards.iter().filter_map(|card| card.leader).collect();
        own.sort_unstable();
        own.dedup();
        let turned_up = view.notes.iter().filter_map(|note| match note.what {
            Noted::Revealed { seat: by, leader: _ } if by == seat => Some(note.round),
            Noted::Revealed { .. } | Noted::Shown { .. } | Noted::Looked { .. } | Noted::Exchanged { .. } => {
                None
            }
        });
        let revealed = turned_up.min().filter(|&round| round <= EARLY);
        let n_raised: usize = facts.raised.iter().sum();
        let most = own.iter().copied().max_by_key(|leader| facts.raised[leader.index()]);
        let is_most =
            |leader: &Leader| n_raised >= MOVES_MANY && facts.raised[leader.index()] * 4 >= n_raised * 3;
        let neglected = own.iter().copied().min_by_key(|leader| view.honor[leader.index()]);
        let is_poor = |leader: &Leader| own.len() > 1 && view.honor[leader.index()] < LITTLE;
        let robbed: usize = own.iter().map(|leader| facts.taken[leader.index()]).sum();
        let has_seen = view.notes.iter().any(|note| note.seen(Viewer::Seat(seat)).is_some());
        [
            revealed.map(Self::Revealed),
            most.filter(is_most).map(Self::Obvious),
            neglected.filter(is_poor).map(Self::Neglected),
            (robbed >= TOLL).then_some(Self::Robbed(robbed)),
            (!has_seen).then_some(Self::Blind),
        ]
        .into_iter()
        .flatten()
        .next()
    }
}

impl Picture<'_> {
    /// What a player may try next time.
    pub(super) fn tip_for(self, seat: Seat) -> Option<String> {
        if !self.view().is_over {
            return None;
        }
        let facts = Facts::of(&self.game_view.log, seat);
        let leader = |leader: Leader| [("leader", self.voice.leader_full(leader).into())];
        Some(match Tip::of(self.view(), &facts, seat)? {
            Tip::Revealed(round) => self.tell("tip-shogunate-revealed", &[("round", round.into())]),
            Tip::Obvious(own) => self.tell("tip-shogunate-obvious", &leader(own)),
            Tip::Neglected(own) => self.tell("tip-shogunate-neglected", &leader(own)),
            Tip::Robbed(n) => self.tell("tip-shogunate-robbed", &[("n", n.into())]),
            Tip::Blind => self.say("tip-shogunate-blind"),
        })
    }
}

#[cfg(test)]
mod tests {
    use host::LogContent;
    use shogunate::{KnownCard, Note, Setup, Shogunate, components::embedded, piece::Place};
    use tabletop::{Game, Seats, Seed, Session};

    use super::*;

    const ME: Seat = Seat(0);

    fn noted(round: u8, what: Noted) -> Note {
        Note { round, what, now: Seats::NONE }
    }

    fn shown(leader: Leader) -> Noted {
        Noted::Shown { by: Seat(1), to: ME, leader: Some(leader) }
    }

    /// The end of a game in which both Leaders had Honor and a card was seen.
    fn good() -> View {
        let (setup, set) = (Setup::new(4), embedded().components.clone());
        let session = Session::<Shogunate>::new(setup, set, Seed([3; 32]), &mut Vec::new()).unwrap();
        let mut view = session.state().view(session.rules(), Viewer::Seat(ME));
        view.is_over = true;
        view.players[0].cards = [0, 1].map(|n| KnownCard { leader: Some(Leader::ALL[n]), is_up: false });
        view.honor = [6, 5, 0, 0, 0, 0];
        view.notes = vec![noted(2, shown(Leader::ALL[3]))];
        view
    }

    #[test]
    fn the_weightiest_comes_first() {
        let [one, other, third, ..] = Leader::ALL;
        let (mut view, mut facts) = (good(), Facts::default());
        assert_eq!(Tip::of(&view, &facts, ME), None);
        view.notes.clear();
        assert_eq!(Tip::of(&view, &facts, ME), Some(Tip::Blind));
        (facts.taken[one.index()], facts.taken[other.index()], facts.taken[third.index()]) = (2, 1, 9);
        assert_eq!(Tip::of(&view, &facts, ME), Some(Tip::Robbed(3)));
        view.honor[other.index()] = 1;
        assert_eq!(Tip::of(&view, &facts, ME), Some(Tip::Neglected(other)));
        facts.raised[one.index()] = 4;
        assert_eq!(Tip::of(&view, &facts, ME), Some(Tip::Obvious(one)));
        let turned_up = |seat, round| noted(round, Noted::Revealed { seat, leader: other });
        view.notes = vec![turned_up(Seat(1), 1), turned_up(ME, 4)];
        assert_eq!(Tip::of(&view, &facts, ME), Some(Tip::Obvious(one)), "late, or another's");
        view.notes.push(turned_up(ME, 3));
        assert_eq!(Tip::of(&view, &facts, ME), Some(Tip::Revealed(3)));
    }

    #[test]
    fn moves_for_several_leaders_give_nothing_away() {
        let view = good();
        let raised = |raised| Facts { raised, ..Facts::default() };
        assert_eq!(Tip::of(&view, &raised([3, 0, 2, 0, 0, 0]), ME), None);
        assert_eq!(Tip::of(&view, &raised([0, 0, 6, 0, 0, 0]), ME), None, "it was not one's own");
    }

    #[test]
    fn both_cards_of_one_leader_neglect_nobody() {
        let mut view = good();
        view.players[0].cards[1] = view.players[0].cards[0];
        view.honor = [1, 0, 0, 0, 0, 0];
        assert_eq!(Tip::of(&view, &Facts::default(), ME), None);
    }

    #[test]
    fn facts_are_ones_own_moves_up_and_what_the_shinobi_took() {
        let [one, other, ..] = Leader::ALL;
        let moved =
            |leader, from, to, cause| Event::LeaderMoved { leader, from: Place(from), to: Place(to), cause };
        let mine = Cause::Card(ME);
        let entry = |version, seat, what| LogEntry { version, at_ms: 0, seat: Some(seat), what };
        let log = [
            entry(1, ME, LogContent::Done(vec![moved(one, 4, 2, mine), moved(other, 1, 5, mine)])),
            entry(2, Seat(1), LogContent::Done(vec![moved(other, 4, 2, Cause::Card(Seat(1)))])),
            entry(
                3,
                Seat(2),
                LogContent::Done(vec![
                    Event::HonorTaken { leader: other, cause: Cause::Shinobi },
                    Event::HonorTaken { leader: one, cause: Cause::Power(Seat(2)) },
                ]),
            ),
            entry(
                4,
                ME,
                LogContent::Done(vec![Event::LeadersSwitched {
                    one,
                    one_from: Place(1),
                    other,
                    other_from: Place(3),
                    cause: mine,
                }]),
            ),
            entry(5, ME, LogContent::Done(vec![moved(one, 5, 0, mine)])),
            entry(6, ME, LogContent::Undone { past_barrier: false }),
        ];
        let facts = Facts::of(&log, ME);
        assert_eq!(facts.raised, [1, 1, 0, 0, 0, 0], "one move up, one switch; the last was taken back");
        assert_eq!(facts.taken, [0, 1, 0, 0, 0, 0]);
    }
}
