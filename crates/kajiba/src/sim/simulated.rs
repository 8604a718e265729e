//! What a game must tell to be simulated.

use bots::Leveled;
use katana::{Katana, action::passes_withheld, story, table::Category};
use shogunate::Shogunate;
use tabletop::{Seat, Withheld, nothing_withheld};

use crate::game::Playable;

/// A game that can be simulated.
pub trait Simulated: Playable + Leveled {
    /// Whether players have secrets, so that it matters who sees them.
    const HAS_SECRETS: bool;

    /// A game of so many players with nothing special chosen.
    fn plain(players: u8) -> Self::Setup;
    /// Where points come from: places in ledgers, and the ids of words.
    fn categories() -> Vec<(usize, String)>;
    /// What random players who keep to `--policy forced` leave alone.
    fn withheld() -> Withheld<Self::Action>;
    /// The seat of a Ghost, whose scores are told apart.
    fn ghost_seat(setup: &Self::Setup) -> Option<Seat>;
    /// Whether something else is to be won than the game.
    fn has_chapter(setup: &Self::Setup) -> bool;
    /// The score of a seat at the end.
    fn score(&self, seat: Seat) -> i16;
    /// The points of a seat by where they come from.
    fn ledger(&self, seat: Seat) -> Vec<i16>;
    /// Who begins, in a game that has just been dealt.
    fn first(&self) -> Seat;
    /// How many rounds were played, where that is not always the same.
    fn rounds(&self) -> Option<u8>;
    /// Whether that other thing was won.
    fn is_chapter_won(&self, rules: &Self::Rules) -> bool;
}

impl Simulated for Katana {
    const HAS_SECRETS: bool = false;

    fn plain(players: u8) -> Self::Setup {
        katana::Setup::new(players)
    }

    fn categories() -> Vec<(usize, String)> {
        let is_human = |category: &Category| !category.is_ghostly() && *category != Category::Dues;
        let word = |category: Category| {
            let id = serde_json::to_value(category).expect("a category is a word");
            format!("category-{}", id.as_str().unwrap_or_default().replace('_', "-"))
        };
        let all = Category::ALL.into_iter().filter(is_human);
        all.map(|category| (category as usize, word(category))).collect()
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

    fn ledger(&self, seat: Seat) -> Vec<i16> {
        self.table().player(seat).ledger.to_vec()
    }

    fn first(&self) -> Seat {
        self.table().first
    }

    fn rounds(&self) -> Option<u8> {
        None
    }

    fn is_chapter_won(&self, rules: &Self::Rules) -> bool {
        story::verdict(self.look(rules)).is_some_and(|verdict| verdict.is_won)
    }
}

impl Simulated for Shogunate {
    const HAS_SECRETS: bool = true;

    fn plain(players: u8) -> Self::Setup {
        shogunate::Setup::new(players)
    }

    /// All Honor is alike.
    fn categories() -> Vec<(usize, String)> {
        Vec::new()
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

    fn ledger(&self, seat: Seat) -> Vec<i16> {
        vec![self.score(seat)]
    }

    fn first(&self) -> Seat {
        self.table().hatamoto
    }

    fn rounds(&self) -> Option<u8> {
        Some(self.table().round)
    }

    fn is_chapter_won(&self, _: &Self::Rules) -> bool {
        false
    }
}
