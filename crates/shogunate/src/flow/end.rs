//! The end of the game (SGE): when it ends, what each player scores, and who wins.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use serde::Serialize;
use tabletop::{Ranks, Seat};

use crate::{
    Cx, Ending, Event, TableRef,
    cx::Log,
    piece::{Leader, N_SEATS_MAX, Pair, PairSet, Place},
    table::{N_ROUNDS, Slot, Table},
};

/// Whether the game ends with this round (SGE-1, SGE-1b); if so, reveals everything.
pub(crate) fn check<L: Log>(cx: &mut Cx<L>) -> bool {
    let ending_pairs = ending_pairs(cx.look());
    let has_ended = !ending_pairs.is_empty()
        && cx.table.seats().any(|seat| {
            let [one, other] = cx.table.player(seat).loyalty;
            ending_pairs.contains(Pair::new(one, other))
        });
    let ending = match (has_ended, cx.table.round == N_ROUNDS) {
        (true, _) => Ending::Score,
        (false, true) => Ending::Rounds,
        (false, false) => {
            cx.table.checks.push(ending_pairs);
            return false;
        }
    };
    for seat in cx.table.seats() {
        let leaders = cx.table.player(seat).loyalty;
        cx.log.emit(|| Event::LoyaltyOpened { seat, leaders });
    }
    let table = &*cx.table;
    cx.log.emit(|| Event::LeftOverOpened { leaders: table.left_over.to_vec() });
    cx.log.emit(|| Event::GameOver {
        ending,
        ranks: ranks(table).to_vec(),
        scores: table.seats().map(|seat| table.score(seat)).collect(),
    });
    true
}

/// The pairs of Loyalty cards that would end the game now (SGE-1).
fn ending_pairs(look: TableRef) -> PairSet {
    let mut pairs = PairSet::default();
    for (index, &one) in Leader::ALL.iter().enumerate() {
        for &other in &Leader::ALL[index..] {
            if look.table.score_of(one, other) >= look.rules.threshold() {
                pairs.insert(Pair::new(one, other));
            }
        }
    }
    pairs
}

/// What a player has reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Tally {
    /// The rank, from 1.
    pub rank: u8,
    /// The score.
    pub score: u16,
    /// The Loyalty cards, the better placed first.
    pub cards: [Scored; 2],
    /// How many of them were face up before the end.
    pub n_up: u8,
    /// The tie-break that told the player from others with the same score; `None` if there are none.
    pub tie: Option<TieBreak>,
}

/// What a Loyalty card scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Scored {
    /// Its Leader.
    pub leader: Leader,
    /// The Leader's place in the Line.
    pub place: Place,
    /// The Honor that it counts: 0 if a pair counts once and this is its second card.
    pub honor: u16,
    /// Whether it was face up before the end.
    pub is_up: bool,
}

/// How a tie is broken, from the first way to the last (SGE-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// The better-placed Leader stands higher.
    FirstPlace,
    /// The second Leader stands higher.
    SecondPlace,
    /// Fewer Loyalty cards were face up.
    FewerUp,
    /// Nothing does: the rank is shared.
    Shared,
}

/// The sort key of a seat: high scores first, then low places and few cards face up.
type Mark = (Reverse<u16>, Place, Place, u8);

fn mark(table: &Table, seat: Seat) -> Mark {
    let player = table.player(seat);
    let mut places = player.loyalty.map(|leader| table.place_of(leader));
    places.sort_unstable();
    (Reverse(table.score(seat)), places[0], places[1], player.n_up())
}

/// SGE-2: the highest score, then the better-placed Leader, the second one, fewer cards face up, else shared.
#[must_use]
pub fn ranks(table: &Table) -> Ranks {
    let marks: ArrayVec<Mark, N_SEATS_MAX> = table.seats().map(|seat| mark(table, seat)).collect();
    marks.iter().map(|mark| 1 + marks.iter().filter(|other| *other < mark).count() as u8).collect()
}

/// What each player scores, by seat; before the end, what it would be now.
#[must_use]
pub fn tallies(table: &Table) -> ArrayVec<Tally, N_SEATS_MAX> {
    let ranks = ranks(table);
    let tally = |seat: Seat| {
        let player = table.player(seat);
        let score = table.score(seat);
        let mut cards = Slot::BOTH.map(|slot| {
            let leader = player.loyalty[slot.index()];
            let honor = u16::from(table.honor[leader.index()]);
            Scored { leader, place: table.place_of(leader), honor, is_up: player.is_up(slot) }
        });
        cards.sort_by_key(|card| card.place);
        cards[1].honor = score - cards[0].honor;
        let rank = ranks[seat.index()];
        Tally { rank, score, cards, n_up: player.n_up(), tie: tie(table, seat) }
    };
    table.seats().map(tally).collect()
}

/// The last tie-break that was needed to tell a seat from all others with the same score.
fn tie(table: &Table, seat: Seat) -> Option<TieBreak> {
    let own = mark(table, seat);
    let others = table.others(seat).map(|other| mark(table, other)).filter(|other| other.0 == own.0);
    let told = others.map(|other| {
        if other.1 != own.1 {
            TieBreak::FirstPlace
        } else if other.2 != own.2 {
            TieBreak::SecondPlace
        } else if other.3 != own.3 {
            TieBreak::FewerUp
        } else {
            TieBreak::Shared
        }
    });
    told.max()
}
