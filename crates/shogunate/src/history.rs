//! The history of the Loyalty cards: what was shown, turned up and exchanged. All knowledge of the cards follows from it.

use tabletop::{Pile, Seat};

use crate::{
    piece::PairSet,
    table::{N_ROUNDS, Slot},
};

/// The most entries in 36 rounds. A seat of six chooses 30 Action cards, so each of them five times: 30 times each card
/// that shows or exchanges is performed, 36 powers may look, and 12 cards can be turned up.
const N_ENTRIES: usize = 3 * 30 + N_ROUNDS as usize + 12;

/// All entries in order, two bytes each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct History(Pile<u16, N_ENTRIES>);

/// Something that happened to a Loyalty card. Public except for the slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Past {
    /// A card was turned up.
    Revealed {
        /// When.
        round: u8,
        /// Whose it is.
        seat: Seat,
        /// Which of the two.
        slot: Slot,
    },
    /// A card was shown by its owner.
    Shown {
        /// When.
        round: u8,
        /// Whose it was.
        by: Seat,
        /// Which of the two.
        slot: Slot,
        /// Who saw it.
        to: Seat,
    },
    /// A card was looked at by a Plot's power.
    Looked {
        /// When.
        round: u8,
        /// Whose it was.
        of: Seat,
        /// Which of the two.
        slot: Slot,
        /// Who saw it.
        by: Seat,
    },
    /// Two cards changed places.
    Exchanged {
        /// When.
        round: u8,
        /// Who played the card.
        seat: Seat,
        /// Which of the two was given; the slot now holds the card taken.
        slot: Slot,
        /// With whom.
        other: Seat,
        /// Which of the two the other gave.
        other_slot: Slot,
    },
}

impl Past {
    /// The round in which it happened.
    #[must_use]
    pub fn round(self) -> u8 {
        match self {
            Self::Revealed { round, .. }
            | Self::Shown { round, .. }
            | Self::Looked { round, .. }
            | Self::Exchanged { round, .. } => round,
        }
    }

    /// In two bytes: kind (2 bits), round (6), seat (3), slot (1), other seat (3), other slot (1).
    fn packed(self) -> u16 {
        let pack = |kind: u16, round: u8, (one, slot): (Seat, Slot), (other, other_slot): (Seat, Slot)| {
            let cards = u16::from(one.0) << 5 | u16::from(slot.0) << 4 | u16::from(other.0) << 1;
            kind << 14 | u16::from(round) << 8 | cards | u16::from(other_slot.0)
        };
        match self {
            Self::Revealed { round, seat, slot } => pack(0, round, (seat, slot), (Seat(0), Slot(0))),
            Self::Shown { round, by, slot, to } => pack(1, round, (by, slot), (to, Slot(0))),
            Self::Looked { round, of, slot, by } => pack(2, round, (of, slot), (by, Slot(0))),
            Self::Exchanged { round, seat, slot, other, other_slot } => {
                pack(3, round, (seat, slot), (other, other_slot))
            }
        }
    }

    fn unpacked(entry: u16) -> Self {
        let bits = |from: u32, mask: u16| (entry >> from & mask) as u8;
        let round = bits(8, 63);
        let (seat, slot) = (Seat(bits(5, 7)), Slot(bits(4, 1)));
        let (other, other_slot) = (Seat(bits(1, 7)), Slot(bits(0, 1)));
        match bits(14, 3) {
            0 => Self::Revealed { round, seat, slot },
            1 => Self::Shown { round, by: seat, slot, to: other },
            2 => Self::Looked { round, of: seat, slot, by: other },
            _ => Self::Exchanged { round, seat, slot, other, other_slot },
        }
    }
}

impl History {
    /// Adds an entry.
    pub fn push(&mut self, past: Past) {
        self.0.push(past.packed());
    }

    /// All entries, the oldest first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Past> + '_ {
        self.0.iter().map(|&entry| Past::unpacked(entry))
    }

    /// The entries as they are written in facts.
    pub(crate) fn entries(&self) -> &[u16] {
        &self.0
    }
}

/// The pairs of Loyalty cards that would have ended the game at the end of each past round: nobody had them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checks {
    /// Three bytes hold the 21 bits of a set.
    pairs: [[u8; 3]; N_ROUNDS as usize - 1],
    len: u8,
}

impl Default for Checks {
    fn default() -> Self {
        Self { pairs: [[0; 3]; N_ROUNDS as usize - 1], len: 0 }
    }
}

impl Checks {
    /// Adds the pairs of the next round.
    pub fn push(&mut self, pairs: PairSet) {
        let [low, middle, high, _] = pairs.0.to_le_bytes();
        self.pairs[usize::from(self.len)] = [low, middle, high];
        self.len += 1;
    }

    /// The pairs of each round that has passed.
    pub fn iter(&self) -> impl Iterator<Item = PairSet> + '_ {
        let pairs = self.pairs[..usize::from(self.len)].iter();
        pairs.map(|&[low, middle, high]| PairSet(u32::from_le_bytes([low, middle, high, 0])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_survives_its_two_bytes() {
        let (round, slot, other_slot) = (36, Slot(1), Slot(0));
        let entries = [
            Past::Revealed { round, seat: Seat(5), slot },
            Past::Shown { round: 1, by: Seat(4), slot, to: Seat(5) },
            Past::Looked { round, of: Seat(0), slot: other_slot, by: Seat(3) },
            Past::Exchanged { round, seat: Seat(5), slot, other: Seat(2), other_slot },
            Past::Exchanged { round: 7, seat: Seat(0), slot: other_slot, other: Seat(5), other_slot: slot },
        ];
        let mut history = History::default();
        entries.into_iter().for_each(|past| history.push(past));
        assert!(history.iter().eq(entries));
    }
}
