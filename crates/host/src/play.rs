//! A game in progress, whichever it is.

mod bot_task;
mod hosted_game;
mod log;
mod playing;

use std::{collections::BTreeMap, sync::Arc};

use bots::Leveled;

use store::{EntryRow, Ms};
use tabletop::{Ranks, Seat, Seats, Title, Viewer};

use crate::{
    body::BotLevel,
    extension::{Extension, NoExtension},
    game_view::{ActionHash, AnyGameView},
    hint::HintTask,
    refusal::Refusal,
};

/// What a seat decides: one or several actions, taken whole or not at all, stopping where something is revealed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// The game's version that the seat saw.
    pub version: u64,
    /// What identified its question.
    pub question: String,
    /// The actions.
    pub actions: Vec<ActionHash>,
}

/// What a bot decides: one of the options of its seat, by index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct BotDecision {
    /// The game's version for which the options were listed.
    pub(crate) version: u64,
    /// The index of the option.
    pub(crate) option: usize,
}

/// A game in progress, whichever it is. What it writes into its log is collected until it is stored.
pub(crate) trait Play: Send + Sync {
    /// A copy.
    fn fork(&self) -> Arc<dyn Play>;
    /// How many people and bots play. The seats that the rules play themselves come after theirs.
    fn n_players(&self) -> u8;
    /// The options that it is played with, by id.
    fn options(&self) -> BTreeMap<String, String>;
    /// How many entries the log has.
    fn version(&self) -> u64;
    /// The hashes of all acts that still count, oldest first.
    fn acts(&self) -> Vec<ActionHash>;
    /// Who is asked.
    fn asked(&self) -> Seats;
    /// The result, at the end.
    fn ranks(&self) -> Option<Ranks>;
    /// The points that each seat has now.
    fn scores(&self) -> Vec<i32>;
    /// Whether a chapter of the Story would be won if the game ended now; nothing where none is played.
    fn is_won(&self) -> Option<bool>;
    /// How often something revealed was taken back.
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
    /// The game has changed since; nothing has changed.
    fn decide_as_bot(&mut self, seat: Seat, decision: BotDecision, now_ms: Ms) -> Result<(), Refusal>;
    /// Whether the answer `standing` that the seat gave in advance fits what it is asked.
    fn has_standing_answer(&self, seat: Seat, standing: &str) -> bool;
    /// Gives the answer `standing` that the seat gave in advance, if it fits what it is asked; says whether it does.
    fn answer_standing(&mut self, seat: Seat, standing: &str, now_ms: Ms) -> bool;
    /// Whether the answer `standing` no longer holds after what happened from `since_version` on.
    fn ended_standing(&self, standing: &str, since_version: u64) -> bool;
    /// What a bot would need to think, and then an act: thinking happens outside of any lock.
    fn bot_task(&self, seat: Seat, level: BotLevel) -> Box<dyn BotTask>;
    /// What a Master would need to think for a seat that is asked.
    fn hint_task(&self, seat: Seat) -> Box<dyn HintTask>;
    /// What a bot that is not asked does at once, if anything.
    fn interjection(&self, seat: Seat, level: BotLevel) -> Option<BotDecision>;
    /// Whether the seat may take its last act back at once (`Ok(true)`), by consent (`Ok(false)`), or has none.
    ///
    /// # Errors
    /// Nothing to take back.
    fn may_undo(&self, seat: Seat, humans: Seats) -> Result<bool, Refusal>;
    /// Takes the seat's last act back.
    ///
    /// # Errors
    /// Nothing to take back, or consent is missing.
    fn undo(&mut self, seat: Seat, humans: Seats, consent: bool, now_ms: Ms) -> Result<(), Refusal>;
    /// Does what another node has written into the log since, proving every hash; says whether that was possible. If not,
    /// the game is to be taken up anew.
    fn catch_up(&mut self, entries: &[EntryRow]) -> bool;
    /// What has been written into the log since the last call.
    fn take_new_entries(&mut self) -> Vec<EntryRow>;
    /// What a viewer may see now.
    fn game_view(&self, viewer: Viewer) -> AnyGameView;
    /// What a viewer may see of the position after the first `version` entries.
    fn game_view_at(&self, viewer: Viewer, version: u64) -> AnyGameView;
    /// What these eyes see of that position, with everything told that led to it.
    fn replay_view(&self, viewer: Option<Viewer>, version: u64) -> AnyGameView;
    /// Lets looks be made from positions with what is hidden in another order, which comes from a number; from the true
    /// positions again where there is none.
    #[cfg(feature = "permuter")]
    fn permute_hidden(&mut self, number: Option<u64>);
    /// All facts of the present position as looks are made from it, what is hidden included.
    #[cfg(feature = "permuter")]
    fn shown_facts(&self, viewer: Viewer) -> String;
}

/// The game, to be changed; a copy takes its place if it is shared.
pub(crate) fn unshared(play: &mut Arc<dyn Play>) -> &mut dyn Play {
    if Arc::get_mut(play).is_none() {
        *play = play.fork();
    }
    Arc::get_mut(play).expect("a fresh copy is not shared")
}

/// A bot's turn to think: made from a view, so it holds nothing that the bot may not know.
pub(crate) trait BotTask: Send {
    /// The decision. May take a while.
    fn think(self: Box<Self>) -> BotDecision;
}

/// A game that the host offers, before it is dealt.
pub(crate) trait HostedGame: Send + Sync {
    /// The game's id.
    fn name(&self) -> &'static str;
    /// How many people and bots can play.
    fn seats(&self) -> std::ops::RangeInclusive<u8>;
    /// Whether seats have secrets from each other.
    fn has_secrets(&self) -> bool;
    /// The options of the setup by id, each with its possible values, the default first.
    fn options(&self) -> &'static [(&'static str, &'static [&'static str])];
    /// What the game adds to its tables.
    fn extension(&self) -> &'static dyn Extension;
    /// What a seat can answer in advance, by id.
    fn standing(&self) -> &'static [&'static str];
    /// Whether so many can play with these options.
    ///
    /// # Errors
    /// What is in the way.
    fn check_setup(&self, players: u8, options: &BTreeMap<String, String>) -> Result<(), Refusal>;
    /// Deals a game with a fresh seed from the system.
    ///
    /// # Errors
    /// So many cannot play with these options.
    fn deal(&self, players: u8, options: &BTreeMap<String, String>) -> Result<Arc<dyn Play>, Refusal>;
    /// Takes a stored game up where it stands, proving every hash.
    ///
    /// # Errors
    /// What does not verify, for whoever mends it.
    fn resume(&self, header: &str, entries: &[EntryRow]) -> Result<Arc<dyn Play>, String>;
    /// A game from a record file.
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

    /// Adds a game that does more than play at its tables.
    #[must_use]
    pub(crate) fn with_extension<G: Title + Leveled>(self, extension: &'static dyn Extension) -> Self {
        let game: Arc<dyn HostedGame> = Arc::new(hosted_game::Hosted::<G>::new(extension));
        Self(self.0.iter().cloned().chain([game]).collect())
    }

    /// The game of this id.
    pub(crate) fn named(&self, name: &str) -> Option<Arc<dyn HostedGame>> {
        self.iter().find(|game| game.name() == name).cloned()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Arc<dyn HostedGame>> {
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
