//! What a game must tell to be simulated.

use bots::{Bot, Level};
use katana::{Katana, action::passes_withheld, story};
use shogunate::Shogunate;
use tabletop::{Seat, Withheld, nothing_withheld};

use crate::game::Playable;

/// A bot of a game.
pub type AnyBot<G> = Box<dyn Bot<G> + Send + Sync>;

/// A game that can be simulated.
pub trait Simulated: Playable {
    /// The levels of its bots, the weakest first.
    const LEVELS: &'static [Level];

    /// A bot of one of these levels at a table of so many seats.
    fn bot(level: Level, n_seats: u8) -> AnyBot<Self>;
    /// How often it may try a decision; never where it does not search.
    fn n_tries(level: Level, n_seats: u8) -> u32;
    /// A bot that searches with so many tries.
    fn search(n_tries: u32) -> AnyBot<Self>;
    /// What random players who keep to `--policy forced` leave alone.
    fn withheld() -> Withheld<Self::Action>;
    /// The seat of a Ghost, whose scores are told apart.
    fn ghost_seat(setup: &Self::Setup) -> Option<Seat>;
    /// Whether something else is to be won than the game.
    fn has_chapter(setup: &Self::Setup) -> bool;
    /// The score of a seat at the end.
    fn score(&self, seat: Seat) -> i16;
    /// How many rounds were played, where that is not always the same.
    fn rounds(&self) -> Option<u8>;
    /// Whether that other thing was won.
    fn is_chapter_won(&self, rules: &Self::Rules) -> bool;
}

impl Simulated for Katana {
    const LEVELS: &'static [Level] = &Level::ALL;

    fn bot(level: Level, n_seats: u8) -> AnyBot<Self> {
        bots::katana::bot(level, n_seats)
    }

    fn n_tries(level: Level, n_seats: u8) -> u32 {
        level.n_tries(n_seats)
    }

    fn search(n_tries: u32) -> AnyBot<Self> {
        Box::new(bots::katana::search(n_tries))
    }

    fn withheld() -> Withheld<Self::Action> {
        passes_withheld
    }

    fn ghost_seat(setup: &Self::Setup) -> Option<Seat> {
        setup.ghost_seat()
    }

    fn has_chapter(setup: &Self::Setup) -> bool {
        setup.chapter.is_some()
    }

    fn score(&self, seat: Seat) -> i16 {
        self.table().player(seat).score()
    }

    fn rounds(&self) -> Option<u8> {
        None
    }

    fn is_chapter_won(&self, rules: &Self::Rules) -> bool {
        story::verdict(self.look(rules)).is_some_and(|verdict| verdict.is_won)
    }
}

impl Simulated for Shogunate {
    const LEVELS: &'static [Level] = &Level::ALL;

    fn bot(level: Level, n_seats: u8) -> AnyBot<Self> {
        bots::shogunate::bot(level, n_seats)
    }

    fn n_tries(level: Level, n_seats: u8) -> u32 {
        level.n_tries(n_seats)
    }

    fn search(n_tries: u32) -> AnyBot<Self> {
        Box::new(bots::shogunate::search(n_tries))
    }

    fn withheld() -> Withheld<Self::Action> {
        nothing_withheld
    }

    fn ghost_seat(_: &Self::Setup) -> Option<Seat> {
        None
    }

    fn has_chapter(_: &Self::Setup) -> bool {
        false
    }

    fn score(&self, seat: Seat) -> i16 {
        i16::try_from(self.table().score(seat)).expect("Honor is counted in bytes")
    }

    fn rounds(&self) -> Option<u8> {
        Some(self.table().round)
    }

    fn is_chapter_won(&self, _: &Self::Rules) -> bool {
        false
    }
}
