//! A game in progress: its record, its current state, and undo.

use std::sync::Arc;

use crate::{
    Deed, Fault, Game, Record, Refused, Seat, Seats, Seed, Sink,
    record::{Act, is_past_barrier, last_act_of, rebuilt},
};

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    record: Record<G>,
    rules: Arc<G::Rules>,
    state: G,
    history: Vec<Act<G::Action>>,
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoUndo {
    /// The seat has done nothing that could be taken back.
    Nothing,
    /// Something was revealed since, or another person has acted: all must agree.
    NeedsConsent,
}

impl<G: Game> Session<G> {
    /// Deals a game; `None` if setup and components do not make one.
    pub fn new(
        setup: G::Setup,
        components: G::Components,
        seed: Seed,
        log: &mut impl Sink<G::Event>,
    ) -> Option<Self> {
        let (record, rules, state) = Record::begin(setup, components, seed, log)?;
        Some(Self { record, rules: Arc::new(rules), state, history: Vec::new() })
    }

    /// Resumes a recorded game. Events in the record are checked and then dropped: they are derived, and nothing would
    /// extend them with the log.
    ///
    /// # Errors
    /// The record does not verify.
    pub fn resume(mut record: Record<G>) -> Result<Self, Fault> {
        let replay = record.verify()?;
        let (rules, state, history) = (replay.rules, replay.state, replay.history);
        record.events = None;
        Ok(Self { record, rules, state, history })
    }

    /// The current state.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The rules of the game.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// The rules of the game, to be kept.
    pub fn shared_rules(&self) -> Arc<G::Rules> {
        self.rules.clone()
    }

    /// Replaces the rules by equal ones, so that sessions with the same version, setup and components keep one copy.
    pub fn share_rules(&mut self, rules: Arc<G::Rules>) {
        self.rules = rules;
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The number of entries in the log; it only rises.
    #[must_use]
    pub fn version(&self) -> usize {
        self.record.log.len()
    }

    /// Applies `action` if it is among the seat's options, and logs it.
    ///
    /// # Errors
    /// It is not among them; nothing has changed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Refused> {
        let mut events = Vec::new();
        self.state.apply(&self.rules, seat, action, &mut events)?;
        let is_barrier = events.iter().any(G::is_barrier);
        self.history.push(Act { seat, action, is_barrier });
        self.record.push(&self.rules, seat, Deed::Act(action), &self.state);
        Ok(events)
    }

    /// Whether `seat` may take its last act back without consent. What bots (seats not in `humans`) did since is taken
    /// back with it.
    ///
    /// # Errors
    /// Why not.
    pub fn may_undo(&self, seat: Seat, humans: Seats) -> Result<(), NoUndo> {
        let last = last_act_of(&self.history, seat).ok_or(NoUndo::Nothing)?;
        let others = humans.without(seat);
        let concerns = |act: &Act<G::Action>| act.is_barrier || others.contains(act.seat);
        let needs_consent = !others.is_empty() && self.history[last..].iter().any(concerns);
        if needs_consent { Err(NoUndo::NeedsConsent) } else { Ok(()) }
    }

    /// Takes back the last act of `seat` and everything after it. The log keeps all entries and gains one. With the
    /// `consent` of all, it may also take back what was revealed; the entry then says so.
    ///
    /// # Errors
    /// Nothing was taken back.
    pub fn undo(&mut self, seat: Seat, humans: Seats, consent: bool) -> Result<(), NoUndo> {
        match self.may_undo(seat, humans) {
            Err(NoUndo::NeedsConsent) if consent => {}
            verdict => verdict?,
        }
        let to = last_act_of(&self.history, seat).ok_or(NoUndo::Nothing)?;
        let past_barrier = is_past_barrier(&self.history[to..], seat);
        self.history.truncate(to);
        self.state = rebuilt::<G>(&self.rules, &self.record.seed, &self.history);
        self.record.push(&self.rules, seat, Deed::Undo { to, past_barrier }, &self.state);
        Ok(())
    }

    /// The seat of the last act that has not been taken back.
    #[must_use]
    pub fn last_actor(&self) -> Option<Seat> {
        self.history.last().map(|act| act.seat)
    }

    /// The same among `seats`.
    #[must_use]
    pub fn last_actor_among(&self, seats: Seats) -> Option<Seat> {
        self.history.iter().rev().map(|act| act.seat).find(|&seat| seats.contains(seat))
    }
}
