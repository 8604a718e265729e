//! What has happened, and how far each player has been told: everybody has a log of their own.

use shogunate::{Event, Shogunate, piece::N_SEATS_MAX};
use tabletop::{Deed, Game, Record, Seat};
use voice::shogunate::Voice;

/// Something that is told.
enum Told {
    /// Something happened.
    Event(Event),
    /// The last act of a player was taken back.
    Undone(Seat),
}

/// All that has happened, and up to where each player has been told.
pub struct Chronicle {
    told: Vec<Told>,
    /// Where the last act begins.
    last: usize,
    heard: [usize; N_SEATS_MAX],
}

impl Chronicle {
    /// What happened so far, also before a game was taken up again. Everybody has heard what came before their own last
    /// act: what followed from it was perhaps never shown.
    pub fn of(record: &Record<Shogunate>) -> Self {
        let mut replay = record.replay().expect("a game that is played has been dealt");
        let mut chronicle = Self { told: Vec::new(), last: 0, heard: [0; N_SEATS_MAX] };
        chronicle.happened(replay.events.clone());
        for entry in &record.log {
            replay.step().expect("a game that is played keeps to the rules");
            chronicle.heard[entry.seat.index()] = chronicle.told.len();
            match entry.deed {
                Deed::Act(_) => chronicle.happened(replay.events.clone()),
                Deed::Undo { .. } => chronicle.undone(entry.seat),
            }
        }
        chronicle
    }

    /// An act was done.
    pub fn happened(&mut self, events: Vec<Event>) {
        self.last = self.told.len();
        self.told.extend(events.into_iter().map(Told::Event));
    }

    /// The last act of `seat` was taken back.
    pub fn undone(&mut self, seat: Seat) {
        self.last = self.told.len();
        self.told.push(Told::Undone(seat));
    }

    /// What a player has not been told yet, in sentences for that player; now it is told.
    pub fn news(&mut self, voice: Voice, seat: Seat) -> Vec<String> {
        let from = std::mem::replace(&mut self.heard[seat.index()], self.told.len());
        self.sentences(voice, from)
    }

    /// All of it, in sentences for whoever is spoken to.
    pub fn all(&self, voice: Voice) -> Vec<String> {
        self.sentences(voice, 0)
    }

    /// The last act alone.
    pub fn last(&self, voice: Voice) -> Vec<String> {
        self.sentences(voice, self.last)
    }

    /// Whether by the last act, which was their own, a player learnt what only some know.
    pub fn has_secret_news(&self, actor: Seat) -> bool {
        self.told[self.last..].iter().any(|told| match *told {
            Told::Event(Event::Looked { by, .. }) => by == actor,
            Told::Event(Event::Shown { to, .. }) => to == actor,
            Told::Event(Event::Exchanged { seat, other, .. }) => [seat, other].contains(&actor),
            Told::Event(_) | Told::Undone(_) => false,
        })
    }

    fn sentences(&self, voice: Voice, from: usize) -> Vec<String> {
        let sentence = |told: &Told| match told {
            Told::Event(event) => voice.event(&Shogunate::veil(event, voice.viewer)),
            Told::Undone(seat) => {
                voice.words.say("cli-undo-done", &[("name", voice.player(*seat).as_str().into())])
            }
        };
        self.told[from..].iter().map(sentence).collect()
    }
}
