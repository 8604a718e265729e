//! A game in progress, independent of which game it is.

mod bot_task;
mod hosted_game;
mod log;
mod playing;

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use bots::Leveled;

use store::{EntryRow, Ms};
use tabletop::{
    Ranks, Routine, Seat, Seats, Title, Viewer,
    components::{Draft, Examined, Problem},
};

use crate::{
    body::BotLevel,
    extension::{Extension, NoExtension},
    game_view::{ActionHash, AnyGameView},
    hint::HintTask,
    refusal::Refusal,
};

/// One or more actions of a seat. They are taken all or not at all, but stop after one that reveals
/// something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The game's version that the seat saw.
    pub version: u64,
    /// The id of the question that the seat saw.
    pub question: String,
    /// The actions.
    pub actions: Vec<ActionHash>,
    /// What is answered for the seat afterwards.
    pub routine: Routine,
}

/// What a bot decides: one of the options of its seat, by index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BotDecision {
    /// The game's version for which the options were listed.
    pub(crate) version: u64,
    /// The index of the option.
    pub(crate) option: usize,
}

/// A game in progress, independent of which game it is. Collects new log entries until they are stored.
pub(crate) trait Play: Send + Sync {
    /// A copy.
    fn fork(&self) -> Arc<dyn Play>;
    /// How many people and bots play. The seats that the rules play come after theirs.
    fn n_players(&self) -> u8;
    /// The options that it is played with, by id.
    fn options(&self) -> BTreeMap<String, String>;
    /// The component set that it is played with, as records have it.
    fn components(&self) -> String;
    /// Whether the numbers that bots have learned fit it.
    fn is_known_to_bots(&self) -> bool;
    /// How many entries the log has.
    fn version(&self) -> u64;
    /// The hashes of all acts that have not been undone, oldest first.
    fn acts(&self) -> Vec<ActionHash>;
    /// The seats that must decide.
    fn asked(&self) -> Seats;
    /// Whether all may see what is asked now with its options.
    fn asks_openly(&self) -> bool;
    /// The result, at the end.
    fn ranks(&self) -> Option<Ranks>;
    /// The current points of each seat.
    fn scores(&self) -> Vec<i32>;
    /// Whether a chapter of the Story would be won if the game ended now; nothing if none is played.
    fn is_won(&self) -> Option<bool>;
    /// How often an act was undone that had revealed something.
    fn n_undone_past_barrier(&self) -> u64;
    /// The record without its log, as it is stored.
    fn header(&self) -> String;
    /// The whole record.
    fn record(&self) -> String;
    /// The SHA-256 of the seed's 32 bytes, in hexadecimal digits.
    fn seed_hash(&self) -> String;
    /// Takes the actions that a seat decided on, and returns how many were taken.
    ///
    /// # Errors
    /// The decision is stale or not possible. The first of several actions may have been taken by then: the caller
    /// must drop this copy of the game.
    fn decide(&mut self, seat: Seat, decision: &Decision, now_ms: Ms) -> Result<usize, Refusal>;
    /// Takes the option that a bot chose.
    ///
    /// # Errors
    /// The game has moved on.
    fn decide_as_bot(&mut self, seat: Seat, decision: BotDecision, now_ms: Ms) -> Result<(), Refusal>;
    /// Whether the standing answer fits the seat's question.
    fn has_standing_answer(&self, seat: Seat, standing: &str) -> bool;
    /// Gives the standing answer if it fits the seat's question; returns whether it did.
    fn answer_standing(&mut self, seat: Seat, standing: &str, now_ms: Ms) -> bool;
    /// Whether the events since `since_version` end the standing answer.
    fn ended_standing(&self, standing: &str, since_version: u64) -> bool;
    /// The input for a bot's decision. The bot thinks on another thread, without holding a lock.
    fn bot_task(&self, seat: Seat, level: BotLevel) -> Box<dyn BotTask>;
    /// The input for a hint for a seat that must decide.
    fn hint_task(&self, seat: Seat) -> Box<dyn HintTask>;
    /// What a bot does at once although it is not asked, if anything.
    fn interjection(&self, seat: Seat, level: BotLevel) -> Option<BotDecision>;
    /// Answers what needs no thought for a seat that has just acted, until it has something to say. These acts are
    /// part of its decision.
    fn answer_routine(&mut self, seat: Seat, routine: Routine);
    /// How many of the seat's last acts were made by one decision.
    fn n_of_last_decision(&self, seat: Seat) -> usize;
    /// The version that the seat's last act led to, of those that have not been undone; 0 if it has not acted.
    fn last_act_of(&self, seat: Seat) -> u64;
    /// Whether the seat may undo its last act at once (`Ok(true)`) or by consent (`Ok(false)`).
    ///
    /// # Errors
    /// There is nothing to undo.
    fn may_undo(&self, seat: Seat, voters: Seats) -> Result<bool, Refusal>;
    /// Undoes the seat's last act.
    ///
    /// # Errors
    /// There is nothing to undo, or consent is missing.
    fn undo(&mut self, seat: Seat, voters: Seats, consent: bool, now_ms: Ms) -> Result<(), Refusal>;
    /// Plays log entries that another node has written, and checks every hash. If this returns false the game
    /// must be loaded again.
    fn catch_up(&mut self, entries: &[EntryRow]) -> bool;
    /// The log entries since the last call.
    fn take_new_entries(&mut self) -> Vec<EntryRow>;
    /// What a viewer may see of the current position.
    fn game_view(&self, viewer: Viewer) -> AnyGameView;
    /// What everybody may see, with the options of a seat that is asked openly.
    fn open_game_view(&self, seat: Seat) -> AnyGameView;
    /// What a viewer may see of the position after the first `version` entries.
    fn game_view_at(&self, viewer: Viewer, version: u64) -> AnyGameView;
    /// The same with the whole log. Without a viewer, nothing is hidden.
    fn replay_view(&self, viewer: Option<Viewer>, version: u64) -> AnyGameView;
    /// Makes views from positions whose hidden parts are permuted, as a number determines; or from the true
    /// positions.
    #[cfg(feature = "permuter")]
    fn permute_hidden(&mut self, number: Option<u64>);
    /// All facts of the current position from which views are made, including what is hidden.
    #[cfg(feature = "permuter")]
    fn shown_facts(&self, viewer: Viewer) -> String;
}

/// The game, for changing it. If it is shared, a copy replaces it.
pub(crate) fn unshared(play: &mut Arc<dyn Play>) -> &mut dyn Play {
    if Arc::get_mut(play).is_none() {
        *play = play.fork();
    }
    Arc::get_mut(play).expect("a fresh copy is not shared")
}

/// A decision for a bot to make. It holds a view, and so nothing that the bot may not know.
pub(crate) trait BotTask: Send {
    /// Makes the decision within about this time.
    fn think(self: Box<Self>, time: Duration) -> BotDecision;
    /// The most time that the bot takes. Zero if it does not search.
    fn time_max(&self) -> Duration;
    /// Whether the time of the answer may tell nothing about the position.
    fn is_secret(&self) -> bool;
}

/// A game on offer.
pub(crate) trait HostedGame: Send + Sync {
    /// The game's id.
    fn name(&self) -> &'static str;
    /// How many people and bots can play.
    fn seats(&self) -> std::ops::RangeInclusive<u8>;
    /// Whether seats have secrets from each other.
    fn has_secrets(&self) -> bool;
    /// The setup options by id, each with its values, the default first.
    fn options(&self) -> &'static [(&'static str, &'static [&'static str])];
    /// What the game adds to its tables.
    fn extension(&self) -> &'static dyn Extension;
    /// The standing answers that a seat can give, by id.
    fn standing(&self) -> &'static [&'static str];
    /// Checks that this many can play with these options.
    ///
    /// # Errors
    /// What is in the way.
    fn check_setup(&self, players: u8, options: &BTreeMap<String, String>) -> Result<(), Refusal>;
    /// Whether its bots have learned numbers, which fit only the components that come with Kajiba.
    fn has_learning_bots(&self) -> bool;
    /// The component file that comes with Kajiba; empty if the game's tiles and cards carry nothing.
    fn component_file(&self) -> &'static str;
    /// Reads and checks a component file; returns the set as records have it.
    ///
    /// # Errors
    /// Every problem of the file.
    fn read_components(&self, text: &str) -> Result<String, Vec<Problem>>;
    /// All values of a component file in progress.
    fn examine(&self, draft: &Draft) -> Examined;
    /// Gives the tiles and cards of a component file in progress the fields that they need.
    fn settle(&self, draft: &mut Draft);
    /// Deals a game with a new random seed, with a component set as records have it, or the one that comes with Kajiba.
    ///
    /// # Errors
    /// This many cannot play with these options, or the set cannot be read.
    fn deal(
        &self,
        players: u8,
        options: &BTreeMap<String, String>,
        components: Option<&str>,
    ) -> Result<Arc<dyn Play>, Refusal>;
    /// Loads a stored game and checks every hash.
    ///
    /// # Errors
    /// What does not verify, for the operator.
    fn resume(&self, header: &str, entries: &[EntryRow]) -> Result<Arc<dyn Play>, String>;
    /// Loads a game from a record file.
    ///
    /// # Errors
    /// What is wrong with it.
    fn import(&self, record: &str, now_ms: Ms) -> Result<Arc<dyn Play>, String>;
}

/// The games that a host offers.
#[derive(Clone, Default)]
pub struct Games(Arc<[Arc<dyn HostedGame>]>);

impl Games {
    /// Adds a game.
    #[must_use]
    pub fn with<G: Title + Leveled>(self) -> Self {
        self.with_extension::<G>(&NoExtension)
    }

    /// Adds a game with an extension for its tables.
    #[must_use]
    pub(crate) fn with_extension<G: Title + Leveled>(self, extension: &'static dyn Extension) -> Self {
        let game: Arc<dyn HostedGame> = Arc::new(hosted_game::Hosted::<G>::new(extension));
        Self(self.0.iter().cloned().chain([game]).collect())
    }

    /// The game of this id.
    pub(crate) fn named(&self, name: &str) -> Option<Arc<dyn HostedGame>> {
        self.iter().find(|game| game.name() == name).cloned()
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = &Arc<dyn HostedGame>> {
        self.0.iter()
    }
}

/// Counts how often games are copied, for tests.
#[cfg(test)]
pub(crate) mod copies {
    use std::cell::Cell;

    thread_local! {
        static N_COPIES: Cell<usize> = const { Cell::new(0) };
    }

    /// Part of a game: counts when the game is cloned.
    #[derive(Default)]
    pub(crate) struct Counter;

    impl Clone for Counter {
        fn clone(&self) -> Self {
            N_COPIES.set(N_COPIES.get() + 1);
            Self
        }
    }

    /// How many copies this thread has made since the last call.
    pub(crate) fn take() -> usize {
        N_COPIES.take()
    }
}
