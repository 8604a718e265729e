//! The end of a game: ranks, points, and tie breaks.

use shogunate::{
    Ending,
    flow::end::{Tally, TieBreak},
    piece::Leader,
    table::N_ROUNDS,
};
use tabletop::Seat;

use super::Voice;

impl Voice<'_> {
    /// A player's result: rank, points, and the Leaders that brought them.
    #[must_use]
    pub fn tally(&self, seat: Seat, tally: &Tally) -> String {
        let cards = tally.cards.iter().map(|card| {
            let (leader, place) = (self.leader(card.leader), self.place(card.place));
            say!(self, "sho-tally-card", leader = leader, honor = card.honor, place = place)
        });
        let (points, cards) = (self.points(tally.score), self.list(cards));
        say!(self, "sho-tally", rank = tally.rank, name = self.player(seat), points = points, cards = cards)
    }

    /// What separated a player from others with the same score.
    #[must_use]
    pub fn tie_break(&self, tie: TieBreak) -> String {
        let id = match tie {
            TieBreak::FirstPlace => "sho-tie-first-place",
            TieBreak::SecondPlace => "sho-tie-second-place",
            TieBreak::FewerUp => "sho-tie-fewer-up",
            TieBreak::Shared => "sho-tie-shared",
        };
        say!(self, id)
    }

    pub(super) fn left_over(&self, leaders: &[Leader]) -> String {
        if leaders.is_empty() {
            return say!(self, "sho-event-left-over-none");
        }
        say!(self, "sho-event-left-over-opened", leaders = self.leaders(leaders.iter().copied()))
    }

    pub(super) fn game_over(&self, ending: Ending, ranks: &[u8], scores: &[u16]) -> String {
        let mut entries: Vec<(u8, Seat, u16)> = ranks
            .iter()
            .zip(scores)
            .zip(0..)
            .map(|((&rank, &score), seat)| (rank, Seat(seat), score))
            .collect();
        entries.sort_by_key(|&(rank, seat, _)| (rank, seat));
        let entries = self.list(entries.into_iter().map(|(rank, seat, score)| {
            let (name, points) = (self.player(seat), self.points(score));
            say!(self, "sho-event-game-over-entry", rank = rank, name = name, points = points)
        }));
        match ending {
            Ending::Score => {
                say!(self, "sho-event-game-over-score", n = self.rules.threshold(), entries = entries)
            }
            Ending::Rounds => say!(self, "sho-event-game-over-rounds", n = N_ROUNDS, entries = entries),
        }
    }

    fn points(&self, points: u16) -> String {
        say!(self, "n-points", n = points)
    }
}
