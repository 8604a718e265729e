//! The log of Loyalty cards: which ones the viewer has seen shown, revealed and exchanged, and where they may
//! be now.

use shogunate::{Event, Note, Noted};
use tabletop::Seats;

use super::Voice;

impl Voice<'_> {
    /// What happened to a Loyalty card and when, and whether the viewer's knowledge may be stale (SGK-1).
    #[must_use]
    pub fn note(&self, note: &Note) -> String {
        let event = match note.what {
            Noted::Revealed { seat, leader } => Event::LoyaltyRevealed { seat, leader },
            Noted::Shown { by, to, leader } => Event::Shown { by, to, leader },
            Noted::Looked { by, of, leader } => Event::Looked { by, of, leader },
            Noted::Exchanged { seat, gave, other, other_gave } => {
                Event::Exchanged { seat, gave, other, other_gave }
            }
        };
        let told = say!(self, "sho-note", n = note.round, what = self.event(&event));
        match self.whereabouts(note) {
            Some(now) => say!(self, "sho-note-and", note = told, now = now),
            None => told,
        }
    }

    /// Where a card may be now, if its place is not certain.
    fn whereabouts(&self, note: &Note) -> Option<String> {
        if !note.may_be_stale(self.viewer) {
            return None;
        }
        let holder = note.now.first()?;
        if note.now == Seats::one(holder) {
            return Some(tell!(self, "sho-note-sure", holder));
        }
        Some(say!(self, "sho-note-stale", names = self.any_of(note.now.iter())))
    }
}
