//! The trait that a game implements, and the small types around it.

use std::{fmt::Debug, ops::RangeInclusive};

use serde::{Serialize, de::DeserializeOwned};

use crate::{Dice, Digest, Options, Ranks, Reasons, Seat, Seats, Seed, Viewer};

/// Whether a game goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    /// These seats have a decision to make, in any order.
    Waiting(Seats),
    /// The game has ended.
    Over(Ranks),
}

impl Status {
    /// The seats that are asked; nobody when the game is over.
    #[must_use]
    pub fn asked(&self) -> Seats {
        match self {
            Self::Waiting(seats) => *seats,
            Self::Over(_) => Seats::NONE,
        }
    }
}

/// The action is not among the seat's options; the game is unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused(pub Seat);

/// Where events go. Search and simulation drop them without building them.
pub trait Sink<E> {
    /// Takes the event that `event` builds, or drops it unbuilt.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// The sink that builds nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoLog;

impl<E> Sink<E> for NoLog {
    #[inline]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A game: plain data that can be forked by cloning. Its rules are functions of the data.
///
/// `Rules` (component set, rule options, rulings of the version) is shared by reference, so that the state stays small
/// and tables can use different component sets.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The game's id in records.
    const NAME: &'static str;
    /// The version of the rules that new games are played by. It rises when an old record could play out differently.
    const VERSION: u32;
    /// The versions that can be played: a game is played to its end, and verified, by the version that it began with.
    const VERSIONS: RangeInclusive<u32> = 1..=Self::VERSION;
    /// Seats and options, chosen before anything is dealt.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What tiles and cards carry.
    type Components: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What the rules look up while playing.
    type Rules: Clone + Debug + Send + Sync;
    /// What a player can do.
    type Action: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What can happen.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why something is not possible.
    type Reason: Copy + Eq + Debug + Send + Sync;
    /// What one viewer may know.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// The rules of a game of one of the [`Game::VERSIONS`]; `None` if setup or components do not make one, or the version
    /// is another.
    fn rules(version: u32, setup: &Self::Setup, components: &Self::Components) -> Option<Self::Rules>;
    /// Deals a game.
    fn new(rules: &Self::Rules, seed: &Seed, log: &mut impl Sink<Self::Event>) -> Self;
    /// How many seats the table has.
    fn n_seats(&self) -> u8;
    /// Who must decide, or how it ended.
    fn status(&self) -> Status;
    /// What `seat` may do now, in a fixed order: first the answers to its question, if it is asked, then free actions,
    /// marked as such.
    fn options(&self, rules: &Self::Rules, seat: Seat, out: &mut Options<Self::Action>);
    /// What `seat` could name and may not do now, and why.
    fn reasons(&self, rules: &Self::Rules, seat: Seat, out: &mut Reasons<Self::Action, Self::Reason>);
    /// Plays an action that is among the options, without checking that: for search and replay.
    fn play(
        &mut self,
        rules: &Self::Rules,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Sink<Self::Event>,
    );
    /// Plays an action if it is among the options, else changes nothing.
    ///
    /// # Errors
    /// The action is not among the options.
    fn apply(
        &mut self,
        rules: &Self::Rules,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refused> {
        let mut options = Options::default();
        if seat.0 < self.n_seats() {
            self.options(rules, seat, &mut options);
        }
        if !options.all().contains(&action) {
            return Err(Refused(seat));
        }
        self.play(rules, seat, action, log);
        Ok(())
    }
    /// What `viewer` may know.
    fn view(&self, rules: &Self::Rules, viewer: Viewer) -> Self::View;
    /// A full state that fits the view.
    fn imagine(view: &Self::View, rules: &Self::Rules, dice: &mut Dice) -> Self;
    /// Another state that `viewer` cannot tell from this one: for the tests that nothing leaks.
    fn permute_hidden(&self, rules: &Self::Rules, viewer: Viewer, dice: &mut Dice) -> Self;
    /// The event as `viewer` may see it.
    fn veil(event: &Self::Event, viewer: Viewer) -> Self::Event;
    /// Whether something was revealed or rolled: free undo stops here.
    fn is_barrier(event: &Self::Event) -> bool;
    /// The state as named facts.
    fn digest(&self, rules: &Self::Rules, out: &mut Digest);
    /// Panics if the state is not sound, such as when a piece has appeared or vanished.
    fn check(&self, rules: &Self::Rules);
}
