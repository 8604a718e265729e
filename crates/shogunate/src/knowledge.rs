//! What a viewer knows of the Loyalty cards: everything that was ever shown, turned up or exchanged, as far as that
//! viewer may know it, and where a card that was seen may be now (SGK-1).

use serde::Serialize;
use tabletop::{Seat, Seats, Viewer};

use crate::{
    history::Past,
    piece::{Leader, N_SEATS_MAX},
    table::Table,
};

/// Something that happened to a Loyalty card, as a viewer knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Note {
    /// In which round.
    pub round: u8,
    /// What happened.
    pub what: Noted,
    /// Who may have the card now, if the viewer saw another player's card; else empty.
    pub now: Seats,
}

/// What happened; a card that the viewer does not know is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Noted {
    /// A player turned a card up.
    Revealed {
        /// Who.
        seat: Seat,
        /// The card.
        leader: Leader,
    },
    /// A player showed a card to another.
    Shown {
        /// Who.
        by: Seat,
        /// To whom.
        to: Seat,
        /// The card.
        leader: Option<Leader>,
    },
    /// A player looked at another's card by a Plot's power.
    Looked {
        /// Who.
        by: Seat,
        /// At whose.
        of: Seat,
        /// The card.
        leader: Option<Leader>,
    },
    /// Two players exchanged cards.
    Exchanged {
        /// Who played the card.
        seat: Seat,
        /// What that player gave.
        gave: Option<Leader>,
        /// With whom.
        other: Seat,
        /// What the other gave.
        other_gave: Option<Leader>,
    },
}

impl Note {
    /// The card of another player that `viewer` saw, and its owner then.
    #[must_use]
    pub fn seen(&self, viewer: Viewer) -> Option<(Seat, Leader)> {
        match self.what {
            Noted::Shown { by, to, leader } if viewer == Viewer::Seat(to) => Some((by, leader?)),
            Noted::Looked { by, of, leader } if viewer == Viewer::Seat(by) => Some((of, leader?)),
            Noted::Shown { .. } | Noted::Looked { .. } | Noted::Revealed { .. } | Noted::Exchanged { .. } => {
                None
            }
        }
    }

    /// Whether a card that `viewer` saw may have been exchanged since (SGK-1).
    #[must_use]
    pub fn may_be_stale(&self, viewer: Viewer) -> bool {
        self.seen(viewer).is_some_and(|(owner, _)| self.now != Seats::one(owner))
    }
}

/// What has happened to Loyalty cards as `viewer` knows it, or everything if all is revealed.
pub(crate) fn notes(table: &Table, viewer: Viewer, is_open: bool) -> Vec<Note> {
    let mut hands = first_hands(table);
    let mut up = [0u8; N_SEATS_MAX];
    let knows = |seats: [Seat; 2]| is_open || seats.iter().any(|&seat| viewer == Viewer::Seat(seat));
    let mut notes = Vec::new();
    for past in table.history.iter() {
        let what = match past {
            Past::Revealed { seat, slot, .. } => {
                up[seat.index()] |= 1 << slot.0;
                Noted::Revealed { seat, leader: hands[seat.index()][slot.index()] }
            }
            Past::Shown { by, slot, to, .. } => {
                let leader = hands[by.index()][slot.index()];
                Noted::Shown { by, to, leader: knows([by, to]).then_some(leader) }
            }
            Past::Looked { of, slot, by, .. } => {
                let [one, other] = hands[of.index()];
                // The owner does not learn which card was looked at, unless there was only one.
                let is_plain = up[of.index()] != 0 || one == other;
                let is_known = knows([by, by]) || is_plain && knows([of, of]);
                let leader = hands[of.index()][slot.index()];
                Noted::Looked { by, of, leader: is_known.then_some(leader) }
            }
            Past::Exchanged { seat, slot, other, other_slot, .. } => {
                let (gave, other_gave) = swap(&mut hands, (seat, slot.index()), (other, other_slot.index()));
                let known = |leader: Leader| knows([seat, other]).then_some(leader);
                Noted::Exchanged { seat, gave: known(gave), other, other_gave: known(other_gave) }
            }
        };
        notes.push(Note { round: past.round(), what, now: Seats::NONE });
    }
    for index in 0..notes.len() {
        if let Some((owner, leader)) = notes[index].seen(viewer) {
            notes[index].now = whereabouts(&notes, index, owner, leader);
        }
    }
    notes
}

/// The Loyalty cards as they were dealt.
pub(crate) fn first_hands(table: &Table) -> [[Leader; 2]; N_SEATS_MAX] {
    let mut hands = table.players.map(|player| player.loyalty);
    for past in table.history.iter().rev() {
        if let Past::Exchanged { seat, slot, other, other_slot, .. } = past {
            swap(&mut hands, (seat, slot.index()), (other, other_slot.index()));
        }
    }
    hands
}

/// Exchanges two cards, and tells what each gave.
fn swap(
    hands: &mut [[Leader; 2]; N_SEATS_MAX],
    (seat, slot): (Seat, usize),
    (other, other_slot): (Seat, usize),
) -> (Leader, Leader) {
    let (gave, other_gave) = (hands[seat.index()][slot], hands[other.index()][other_slot]);
    hands[seat.index()][slot] = other_gave;
    hands[other.index()][other_slot] = gave;
    (gave, other_gave)
}

/// Who may have the card of `leader` now that `owner` had face down at the note of this index. Of two cards of a
/// Leader no one can tell which is which; the answer is right in this sense: one of these players has one of them.
fn whereabouts(notes: &[Note], index: usize, owner: Seat, leader: Leader) -> Seats {
    let mut seats = Seats::one(owner);
    let mut n_up = [0u8; N_SEATS_MAX];
    // A player with a card of the Leader face up counts as having this one, and cannot give it away.
    let mut has_it_up = Seats::NONE;
    for (at, note) in notes.iter().enumerate() {
        match note.what {
            Noted::Revealed { seat, leader: revealed } => {
                n_up[seat.index()] += 1;
                if revealed == leader {
                    has_it_up.insert(seat);
                }
            }
            Noted::Exchanged { seat, gave, other, other_gave } if at > index => {
                let before = seats;
                seats = seats.without(seat).without(other);
                for (giver, taker, gave) in [(seat, other, gave), (other, seat, other_gave)] {
                    if !before.contains(giver) {
                        continue;
                    }
                    let is_held = has_it_up.contains(giver);
                    let has_one_down = n_up[giver.index()] == 1;
                    if is_held || gave.map_or(!has_one_down, |gave| gave != leader) {
                        seats.insert(giver);
                    }
                    if !is_held && gave.is_none_or(|gave| gave == leader) {
                        seats.insert(taker);
                    }
                }
            }
            Noted::Exchanged { .. } | Noted::Shown { .. } | Noted::Looked { .. } => {}
        }
    }
    // A player with two face-up cards of other Leaders cannot have it.
    seats.iter().filter(|&seat| n_up[seat.index()] < 2 || has_it_up.contains(seat)).collect()
}
