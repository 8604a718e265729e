//! What has happened, as sentences for each viewer, and how far each player has been told.

use tabletop::{Deed, Record, Seat, Viewer};

use crate::game::{Context, TerminalGame};

/// The log of a game at one keyboard.
pub struct GameLog {
    /// The sentences for each seat and, last, for everybody; only for everybody if there are no secrets.
    told: Vec<Vec<String>>,
    /// Where the last act begins.
    last: usize,
    /// How many sentences each seat has been told.
    heard: Vec<usize>,
}

impl GameLog {
    /// The log of a record. Everybody has heard what came before their own last act: what followed from it was perhaps
    /// never shown.
    pub fn of<G: TerminalGame>(context: Context<G>, record: &Record<G>) -> Self {
        let mut replay = record.replay().expect("a game that is played has been dealt");
        let n_seats = context.names.len();
        let n_viewers = if G::HAS_SECRETS { n_seats + 1 } else { 1 };
        let mut log = Self { told: vec![Vec::new(); n_viewers], last: 0, heard: vec![0; n_seats] };
        log.add(&context, &replay.state, &replay.events);
        for entry in &record.log {
            replay.step().expect("a game that is played keeps to the rules");
            log.heard[entry.seat.index()] = log.all(Viewer::Spectator).len();
            match entry.deed {
                Deed::Act(_) => log.add(&context, &replay.state, &replay.events),
                Deed::Undo { .. } => {
                    let name = context.names[entry.seat.index()].as_str();
                    log.add_undo(&context.words.say("cli-undo-done", &[("name", name.into())]));
                }
            }
        }
        log
    }

    /// Adds the events of an act; `state` is the state after it.
    pub fn add<G: TerminalGame>(&mut self, context: &Context<G>, state: &G, events: &[G::Event]) {
        self.last = self.all(Viewer::Spectator).len();
        let everybody = self.told.len() - 1;
        for (n, told) in self.told.iter_mut().enumerate() {
            let viewer = if n == everybody { Viewer::Spectator } else { Viewer::Seat(Seat(n as u8)) };
            let view = state.view(context.rules, viewer);
            let at = context.at(&view, viewer, state.status().asked());
            told.extend(events.iter().map(|event| G::event(&at, &G::veil(event, viewer))));
        }
    }

    /// Adds that an act was taken back.
    pub fn add_undo(&mut self, sentence: &str) {
        self.last = self.all(Viewer::Spectator).len();
        self.told.iter_mut().for_each(|told| told.push(sentence.to_owned()));
    }

    /// Everything that a viewer may know.
    pub fn all(&self, viewer: Viewer) -> &[String] {
        let everybody = self.told.len() - 1;
        match viewer {
            Viewer::Seat(seat) => &self.told[seat.index().min(everybody)],
            Viewer::Spectator => &self.told[everybody],
        }
    }

    /// The last act alone.
    pub fn last(&self, viewer: Viewer) -> &[String] {
        &self.all(viewer)[self.last..]
    }

    /// What `seat` has not been told yet; now it has.
    pub fn news(&mut self, seat: Seat) -> Vec<String> {
        let n_all = self.all(Viewer::Seat(seat)).len();
        let from = std::mem::replace(&mut self.heard[seat.index()], n_all);
        self.all(Viewer::Seat(seat))[from..].to_vec()
    }
}
