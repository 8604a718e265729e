//! A game being played: its record, its present state, and how far back it may be undone.

use crate::{
    Deed, Fault, Game, Record, Refused, Seat, Seats, Seed, Sink,
    record::{Past, is_past_barrier, last_act_of, rebuilt},
};

/// A game being played.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    record: Record<G>,
    rules: G::Rules,
    state: G,
    line: Vec<Past<G::Action>>,
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
    /// Deals a game; `None` where setup and components do not make one.
    pub fn new(
        setup: G::Setup,
        components: G::Components,
        seed: Seed,
        log: &mut impl Sink<G::Event>,
    ) -> Option<Self> {
        let (record, rules, state) = Record::begin_logged(setup, components, seed, log)?;
        Some(Self { record, rules, state, line: Vec::new() })
    }

    /// Takes a recorded game up where it stands. Events that the record may hold are proven and left out: they are
    /// derived, and would not grow with the log.
    ///
    /// # Errors
    /// The record does not verify.
    pub fn resume(mut record: Record<G>) -> Result<Self, Fault> {
        let replay = record.verify()?;
        let (rules, state, line) = (replay.rules, replay.state, replay.line);
        record.events = None;
        Ok(Self { record, rules, state, line })
    }

    /// The present state.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The rules that it is played by.
    pub fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// The record so far.
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// How many entries the log has; it only rises.
    #[must_use]
    pub fn version(&self) -> usize {
        self.record.log.len()
    }

    /// Does `action` if it is among the seat's options, and writes it into the log.
    ///
    /// # Errors
    /// It is not; nothing has changed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Refused> {
        let mut events = Vec::new();
        self.state.apply(&self.rules, seat, action, &mut events)?;
        let is_barrier = events.iter().any(G::is_barrier);
        self.line.push(Past { seat, action, is_barrier });
        self.record.push(&self.rules, seat, Deed::Act(action), &self.state);
        Ok(events)
    }

    /// Whether `seat` may take its last act back without asking anybody. What others than `humans`
    /// (bots) did since is taken back with it.
    ///
    /// # Errors
    /// Why not.
    pub fn may_undo(&self, seat: Seat, humans: Seats) -> Result<(), NoUndo> {
        let last = last_act_of(&self.line, seat).ok_or(NoUndo::Nothing)?;
        let others = humans.without(seat);
        let concerns = |past: &Past<G::Action>| past.is_barrier || others.contains(past.seat);
        let needs_consent = !others.is_empty() && self.line[last..].iter().any(concerns);
        if needs_consent { Err(NoUndo::NeedsConsent) } else { Ok(()) }
    }

    /// Takes the last act of `seat` back, with all that came after it. The log keeps everything and
    /// gains an entry. With `consent` of all it goes past what was revealed; the entry says so.
    ///
    /// # Errors
    /// Nothing was taken back.
    pub fn undo(&mut self, seat: Seat, humans: Seats, consent: bool) -> Result<(), NoUndo> {
        match self.may_undo(seat, humans) {
            Err(NoUndo::NeedsConsent) if consent => {}
            verdict => verdict?,
        }
        let to = last_act_of(&self.line, seat).ok_or(NoUndo::Nothing)?;
        let past_barrier = is_past_barrier(&self.line[to..], seat);
        self.line.truncate(to);
        self.state = rebuilt(&self.rules, &self.record.seed, &self.line);
        self.record.push(&self.rules, seat, Deed::Undo { to, past_barrier }, &self.state);
        Ok(())
    }

    /// Who did the last act that still counts.
    #[must_use]
    pub fn last_actor(&self) -> Option<Seat> {
        self.line.last().map(|past| past.seat)
    }

    /// Who of these did the last act of theirs that still counts.
    #[must_use]
    pub fn last_actor_among(&self, seats: Seats) -> Option<Seat> {
        self.line.iter().rev().map(|past| past.seat).find(|&seat| seats.contains(seat))
    }
}
