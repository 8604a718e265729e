//! The stored truth of a game: setup, components, seed and the log of decisions, with a chain of hashes over the
//! states that followed. `docs/record-format.md` describes the format for other programs.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Digest, Game, Hash, Seat, Seed, Sink, digest::sha256};

/// Why JSON cannot be read, and where.
pub use serde_json::Error as JsonError;

/// The format that this program writes and reads.
pub const FORMAT: u32 = 1;

/// A game from its setup to its last decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<G: Game> {
    /// The format of the file.
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub version: u32,
    /// Seats and options.
    pub setup: G::Setup,
    /// The whole component set.
    pub components: G::Components,
    /// The seed of its dice.
    pub seed: Seed,
    /// The hash of the header and of the state that was dealt.
    pub start: Hash,
    /// The decisions, in order.
    pub log: Vec<Entry<G>>,
    /// What happened: on the deal, then for each entry. Derived, and written only on request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<Vec<Vec<G::Event>>>,
}

impl<G: Game> Record<G> {
    /// Reads a record; nothing in it is proven yet.
    ///
    /// # Errors
    /// It is not JSON, or not a record of this game.
    pub fn from_json(json: &str) -> Result<Self, JsonError> {
        serde_json::from_str(json)
    }

    /// Writes a record.
    ///
    /// # Panics
    /// Never: a record has no value that JSON lacks.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a record can be written")
    }
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Entry<G: Game> {
    /// Who.
    pub seat: Seat,
    /// What.
    pub deed: Deed<G::Action>,
    /// The chained hash of everything before, of this entry and of the state after it.
    pub hash: Hash,
}

/// What an entry of the log says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed<A> {
    /// A decision or a free action.
    Act(A),
    /// Back to the state after the first `to` acts that have not been taken back.
    Undo {
        /// How many acts remain.
        to: usize,
        /// Whether something revealed, or an act of another seat, was taken back too.
        past_barrier: bool,
    },
}

/// Why a record is not the record of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The file is of another format.
    Format(u32),
    /// It is a record of another game.
    Game,
    /// It was played by this version of the rules, which is none of [`Game::VERSIONS`].
    Version(u32),
    /// Setup or components do not make a game.
    Header,
    /// The hash of the deal differs.
    Start,
    /// Entry `n`, counted from 1: the rules do not allow what it says.
    Refused(usize),
    /// Entry `n`, counted from 1: the hash differs.
    Hash(usize),
    /// The events of entry `n` (0: of the deal) are not what happened.
    Events(usize),
}

/// JSON without white space and with sorted keys.
fn canonical(value: &impl Serialize) -> String {
    let value: Value = serde_json::to_value(value).expect("the types of a record are plain data");
    value.to_string()
}

impl<G: Game> Record<G> {
    /// Deals a game and starts its record; `None` if setup and components do not make a game.
    pub fn begin(
        setup: G::Setup,
        components: G::Components,
        seed: Seed,
        log: &mut impl Sink<G::Event>,
    ) -> Option<(Self, G::Rules, G)> {
        let rules = G::rules(G::VERSION, &setup, &components)?;
        let state = G::new(&rules, &seed, log);
        let mut record = Self {
            format: FORMAT,
            game: G::NAME.to_owned(),
            version: G::VERSION,
            setup,
            components,
            seed,
            start: Hash([0; 32]),
            log: Vec::new(),
            events: None,
        };
        record.start = record.start_hash(&rules, &state);
        Some((record, rules, state))
    }

    fn start_hash(&self, rules: &G::Rules, state: &G) -> Hash {
        let header = format!(
            "kajiba {}\ngame {}\nversion {}\nsetup {}\ncomponents {}\nseed {}\n",
            self.format,
            self.game,
            self.version,
            canonical(&self.setup),
            canonical(&self.components),
            self.seed.to_hex(),
        );
        sha256(&[header.as_bytes(), facts(rules, state).as_str().as_bytes()])
    }

    /// The hash after the first `n` entries.
    fn hash_after(&self, n: usize) -> Hash {
        if n == 0 { self.start } else { self.log[n - 1].hash }
    }

    /// Appends an entry; `state` is the state after it.
    pub fn push(&mut self, rules: &G::Rules, seat: Seat, deed: Deed<G::Action>, state: &G) {
        let hash = entry_hash(self.hash_after(self.log.len()), seat, &deed, &facts(rules, state));
        self.log.push(Entry { seat, deed, hash });
    }

    /// How many undos took back something revealed or another seat's act.
    #[must_use]
    pub fn n_undone_past_barrier(&self) -> usize {
        let deeds = self.log.iter().map(|entry| &entry.deed);
        deeds.filter(|deed| matches!(deed, Deed::Undo { past_barrier: true, .. })).count()
    }

    /// Replays the record from the start, trusting nothing in it.
    ///
    /// # Errors
    /// The header does not make a game of this kind.
    pub fn replay(&self) -> Result<Replay<'_, G>, Fault> {
        if self.format != FORMAT {
            return Err(Fault::Format(self.format));
        }
        if self.game != G::NAME {
            return Err(Fault::Game);
        }
        if !G::VERSIONS.contains(&self.version) {
            return Err(Fault::Version(self.version));
        }
        let rules = G::rules(self.version, &self.setup, &self.components).ok_or(Fault::Header)?;
        Ok(self.replay_with(Arc::new(rules)))
    }

    /// Replays the record with rules that were made from its own version, setup and components before.
    pub fn replay_with(&self, rules: Arc<G::Rules>) -> Replay<'_, G> {
        let mut events = Vec::new();
        let state = G::new(&rules, &self.seed, &mut events);
        Replay { record: self, rules, state, events, history: Vec::new(), n_done: 0 }
    }

    /// Checks every hash, every decision and, if the record has them, the events.
    ///
    /// # Errors
    /// The first difference from what the rules make of the record.
    pub fn verify(&self) -> Result<Replay<'_, G>, Fault> {
        let mut replay = self.replay()?;
        if self.start != self.start_hash(&replay.rules, &replay.state) {
            return Err(Fault::Start);
        }
        if let Some(events) = &self.events
            && !(events.len() == self.log.len() + 1)
        {
            return Err(Fault::Events(events.len().min(self.log.len() + 1)));
        }
        loop {
            if let Some(events) = &self.events
                && events[replay.n_done] != replay.events
            {
                return Err(Fault::Events(replay.n_done));
            }
            let n_before = replay.n_done;
            let Some(entry) = self.log.get(n_before) else { return Ok(replay) };
            replay.step()?;
            let before = self.hash_after(n_before);
            let after = facts::<G>(&replay.rules, &replay.state);
            if entry.hash != entry_hash(before, entry.seat, &entry.deed, &after) {
                return Err(Fault::Hash(n_before + 1));
            }
        }
    }
}

fn facts<G: Game>(rules: &G::Rules, state: &G) -> Digest {
    let mut digest = Digest::default();
    state.digest(rules, &mut digest);
    digest
}

/// The hash of an entry, chained to the hash `before` it, with the facts of the state after it.
fn entry_hash<A: Serialize>(before: Hash, seat: Seat, deed: &Deed<A>, after: &Digest) -> Hash {
    let line = format!("seat {}\ndeed {}\n", seat.0, canonical(deed));
    sha256(&[&before.0, line.as_bytes(), after.as_str().as_bytes()])
}

/// An act that has not been taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act<A> {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: A,
    /// Whether it revealed something.
    pub is_barrier: bool,
}

/// A record being replayed, entry by entry.
pub struct Replay<'a, G: Game> {
    record: &'a Record<G>,
    /// The rules of the game.
    pub rules: Arc<G::Rules>,
    /// The state after the entries so far.
    pub state: G,
    /// What happened in the last entry (before the first: on the deal).
    pub events: Vec<G::Event>,
    /// The acts that have not been taken back.
    pub history: Vec<Act<G::Action>>,
    /// How many entries have been replayed.
    pub n_done: usize,
}

impl<G: Game> Replay<'_, G> {
    /// Replays one entry; `false` at the end.
    ///
    /// # Errors
    /// The rules do not allow what the entry says.
    pub fn step(&mut self) -> Result<bool, Fault> {
        let Some(entry) = self.record.log.get(self.n_done) else { return Ok(false) };
        self.n_done += 1;
        self.events.clear();
        match entry.deed {
            Deed::Act(action) => {
                self.state
                    .apply(&self.rules, entry.seat, action, &mut self.events)
                    .map_err(|_| Fault::Refused(self.n_done))?;
                let is_barrier = self.events.iter().any(G::is_barrier);
                self.history.push(Act { seat: entry.seat, action, is_barrier });
            }
            Deed::Undo { to, past_barrier } => {
                // A session only ever takes back the seat's own last act, and notes whether that needed consent.
                let is_own_last = last_act_of(&self.history, entry.seat) == Some(to);
                if !(is_own_last && past_barrier == is_past_barrier(&self.history[to..], entry.seat)) {
                    return Err(Fault::Refused(self.n_done));
                }
                self.history.truncate(to);
                self.state = rebuilt::<G>(&self.rules, &self.record.seed, &self.history);
            }
        }
        Ok(true)
    }
}

/// The number of acts that an undo by `seat` leaves: it takes back the seat's last act and everything after it.
pub fn undo_point<T>(acts: &[T], seat: Seat, seat_of: impl Fn(&T) -> Option<Seat>) -> Option<usize> {
    acts.iter().rposition(|act| seat_of(act) == Some(seat))
}

/// [`undo_point`] of a game's acts.
pub(crate) fn last_act_of<A>(history: &[Act<A>], seat: Seat) -> Option<usize> {
    undo_point(history, seat, |act| Some(act.seat))
}

/// Whether taking `acts` back takes back something revealed or another seat's act.
pub(crate) fn is_past_barrier<A>(acts: &[Act<A>], seat: Seat) -> bool {
    acts.iter().any(|act| act.is_barrier || act.seat != seat)
}

/// The state after these acts.
pub(crate) fn rebuilt<G: Game>(rules: &G::Rules, seed: &Seed, history: &[Act<G::Action>]) -> G {
    let mut state = G::new(rules, seed, &mut crate::NoLog);
    for act in history {
        state.play(rules, act.seat, act.action, &mut crate::NoLog);
    }
    state
}
