//! What the host asks of a game beyond its rules, and what it lets out of one.

use std::{collections::BTreeMap, ops::RangeInclusive, sync::Arc};

use bots::Leveled;
use katana::Katana;
use shogunate::Shogunate;
use store::Ms;
use tabletop::{Game, Options, Ranks, Seat, Seats, Viewer};

use crate::refusal::Refusal;

/// A game that the host can run.
pub trait Hosted: Leveled {
    /// How many people and bots can play, whatever the options.
    const SEATS: RangeInclusive<u8>;
    /// Whether seats have secrets from each other, so that a shared device needs PINs.
    const HAS_SECRETS: bool;
    /// The options of the setup by id, each with its possible values, the default first.
    const OPTIONS: &'static [(&'static str, &'static [&'static str])];
    /// What a seat can answer in advance, by id.
    const STANDING: &'static [&'static str];

    /// The setup of `players` with these options, all of which are known ids and values.
    fn setup(players: u8, options: &BTreeMap<String, String>) -> Self::Setup;
    /// The options that make a setup.
    fn chosen(setup: &Self::Setup) -> BTreeMap<String, String>;
    /// How many people and bots a setup is for. The seats that the rules play themselves come after theirs.
    fn n_players(setup: &Self::Setup) -> u8;
    /// Whether so many can play with these options.
    ///
    /// # Errors
    /// What is in the way.
    fn check_setup(players: u8, options: &BTreeMap<String, String>) -> Result<(), Refusal>;
    /// The component set of the house.
    fn components() -> Self::Components;
    /// The answer that a seat gave in advance to what it is asked now.
    fn standing_answer(
        view: &Self::View,
        seat: Seat,
        standing: &str,
        options: &Options<Self::Action>,
    ) -> Option<Self::Action>;
    /// Whether an answer given in advance no longer holds after these events.
    fn ends_standing(standing: &str, events: &[Self::Event]) -> bool;
    /// The points that each seat has now.
    fn scores(&self, rules: &Self::Rules) -> Vec<i32>;
    /// Whether a chapter of the Story would be won if the game ended now; nothing where none is played.
    fn is_won(&self, rules: &Self::Rules) -> Option<bool>;
    /// What everybody together knows, for who looks back after the end.
    fn open_view(&self, rules: &Self::Rules) -> Self::View;
    /// As one of the games that pages can show.
    fn seen(sight: Sight<Self>) -> Seen;
}

/// A game as somebody may see it: all that pages get.
#[derive(Clone, Debug)]
pub enum Seen {
    /// Shōgun no Katana.
    Katana(Box<Sight<Katana>>),
    /// Shogunate.
    Shogunate(Box<Sight<Shogunate>>),
}

impl Seen {
    /// Who is asked.
    #[must_use]
    pub fn asked(&self) -> Seats {
        match self {
            Self::Katana(sight) => sight.asked,
            Self::Shogunate(sight) => sight.asked,
        }
    }

    /// The game's version: how many entries its log has.
    #[must_use]
    pub fn version(&self) -> u64 {
        match self {
            Self::Katana(sight) => sight.version,
            Self::Shogunate(sight) => sight.version,
        }
    }

    /// What identifies the viewer's question; empty where nothing is asked.
    #[must_use]
    pub fn question(&self) -> &str {
        match self {
            Self::Katana(sight) => &sight.question,
            Self::Shogunate(sight) => &sight.question,
        }
    }

    /// The game's version after the first of the entries that are told.
    #[must_use]
    pub fn told_from(&self) -> Option<u64> {
        match self {
            Self::Katana(sight) => sight.told.first().map(|told| told.version),
            Self::Shogunate(sight) => sight.told.first().map(|told| told.version),
        }
    }

    /// The same, with what an earlier position tells before it. Of another game nothing is taken.
    #[must_use]
    pub fn told_after(self, earlier: Self) -> Self {
        match (self, earlier) {
            (Self::Katana(sight), Self::Katana(earlier)) => {
                Self::Katana(Box::new(sight.told_after(earlier.told)))
            }
            (Self::Shogunate(sight), Self::Shogunate(earlier)) => {
                Self::Shogunate(Box::new(sight.told_after(earlier.told)))
            }
            (same @ Self::Katana(_), Self::Shogunate(_)) | (same @ Self::Shogunate(_), Self::Katana(_)) => {
                same
            }
        }
    }

    /// The same, with only these of the things that can be done, and no word of those that cannot.
    pub(crate) fn with_choices_only(self, only: &[ActionHash]) -> Self {
        match self {
            Self::Katana(sight) => Self::Katana(Box::new(sight.with_choices_only(only))),
            Self::Shogunate(sight) => Self::Shogunate(Box::new(sight.with_choices_only(only))),
        }
    }

    /// The same, with nothing to be done.
    #[must_use]
    pub fn without_choices(self) -> Self {
        match self {
            Self::Katana(sight) => Self::Katana(Box::new(sight.without_choices())),
            Self::Shogunate(sight) => Self::Shogunate(Box::new(sight.without_choices())),
        }
    }
}

/// What one viewer may know of a game. Made from a view: the state itself, its seed and its hashes do not get in.
#[derive(Clone, Debug)]
pub struct Sight<G: Game> {
    /// What the components say.
    pub rules: Arc<G::Rules>,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// What they see.
    pub view: G::View,
    /// Who is asked.
    pub asked: Seats,
    /// The result, at the end.
    pub ranks: Option<Ranks>,
    /// The game's version: how many entries its log has.
    pub version: u64,
    /// What identifies the viewer's question; empty where nothing is asked.
    pub question: String,
    /// What the viewer may do, in the order of the rules.
    pub choices: Vec<Choice<G::Action>>,
    /// What the viewer could name and may not do, and why.
    pub reasons: Vec<(G::Action, G::Reason)>,
    /// What happened lately, oldest first.
    pub told: Vec<Told<G::Event>>,
}

impl<G: Game> Sight<G> {
    fn told_after(self, mut earlier: Vec<Told<G::Event>>) -> Self {
        earlier.extend(self.told);
        Self { told: earlier, ..self }
    }

    fn with_choices_only(mut self, only: &[ActionHash]) -> Self {
        self.choices.retain(|choice| only.contains(&choice.hash));
        Self { reasons: Vec::new(), ..self }
    }

    fn without_choices(self) -> Self {
        Self { choices: Vec::new(), reasons: Vec::new(), question: String::new(), ..self }
    }
}

/// Through whose eyes the past of a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Through {
    /// One viewer's.
    Viewer(Viewer),
    /// Those of all players at once.
    All,
}

/// Something that a seat may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<A> {
    /// What.
    pub action: A,
    /// Its hash, the same in every position.
    pub hash: ActionHash,
    /// Whether it answers no question.
    pub is_free: bool,
}

/// The first 64 bits of the SHA-256 of an action's JSON, as 16 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct ActionHash(pub String);

impl ActionHash {
    /// The hash of an action.
    ///
    /// # Panics
    /// The action cannot be written as JSON, which no action of a game does.
    pub fn of(action: &impl serde::Serialize) -> Self {
        use sha2::Digest;
        let json = serde_json::to_vec(action).expect("actions are plain data");
        let digest = sha2::Sha256::digest(json);
        Self(digest[..8].iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

/// An entry of the log as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// The game's version after it; 0 for the deal.
    pub version: u64,
    /// When; 0 for the deal, whose time no record holds.
    pub at_ms: Ms,
    /// Who; nobody for the deal.
    pub seat: Option<Seat>,
    /// What happened, as the viewer may see it.
    pub what: Deeds<E>,
}

/// What an entry brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deeds<E> {
    /// An act, or the deal.
    Done(Vec<E>),
    /// Acts were taken back.
    Undone {
        /// Whether something revealed, or another's act, was among them.
        past_barrier: bool,
    },
}
