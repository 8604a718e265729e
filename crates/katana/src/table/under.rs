//! The bought cards under one line of a Forge.

use serde::{Serialize, Serializer};

use crate::piece::CardId;

/// At most two cards under a line (PLY-4), a byte each: an `Option` of an id would take two.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Under([u8; 2]);

/// No card.
const NONE: u8 = u8::MAX;

impl Default for Under {
    fn default() -> Self {
        Self([NONE; 2])
    }
}

impl Under {
    /// The card at a place, 0 or 1.
    #[must_use]
    #[inline]
    pub fn at(self, place: usize) -> Option<CardId> {
        (self.0[place] != NONE).then(|| CardId(self.0[place]))
    }

    /// The cards at both places.
    #[must_use]
    pub fn both(self) -> [Option<CardId>; 2] {
        [self.at(0), self.at(1)]
    }

    /// The cards in the order in which they were bought.
    #[inline]
    pub fn cards(self) -> impl Iterator<Item = CardId> {
        self.0.into_iter().filter(|&card| card != NONE).map(CardId)
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub fn len(self) -> u8 {
        self.cards().count() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0[0] == NONE
    }

    /// Lays a card beside what is there.
    ///
    /// # Panics
    /// There are two already.
    pub fn lay(&mut self, card: CardId) {
        let place = usize::from(self.len());
        self.0[place] = card.0;
    }
}

impl std::fmt::Debug for Under {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.both().fmt(f)
    }
}

impl Serialize for Under {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.both().serialize(serializer)
    }
}
