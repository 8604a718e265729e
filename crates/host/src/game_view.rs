//! What one viewer may know of a game. Pages, programs and bots get it in this form.

use std::{any::Any, fmt, sync::Arc};

use store::Ms;
use tabletop::{Game, Ranks, Seat, Seats, Viewer};

/// What one viewer may know of a game. It is made from a view, so the state, the seed and the hashes are not
/// in it.
#[derive(Clone, Debug)]
pub struct GameView<G: Game> {
    /// The rules with their components.
    pub rules: Arc<G::Rules>,
    /// The version of the rules that the game is played by.
    pub rules_version: u32,
    /// Whose view it is.
    pub viewer: Viewer,
    /// What the rules show this viewer.
    pub view: G::View,
    /// The seats that must decide.
    pub asked: Seats,
    /// The result, at the end.
    pub ranks: Option<Ranks>,
    /// The game's version: how many entries its log has.
    pub version: u64,
    /// The id of the viewer's question; empty if the viewer is not asked.
    pub question: String,
    /// The viewer's options, in the order of the rules.
    pub choices: Vec<Choice<G::Action>>,
    /// Actions that are not possible now, and why.
    pub reasons: Vec<(G::Action, G::Reason)>,
    /// The last log entries, oldest first.
    pub log: Vec<LogEntry<G::Event>>,
}

/// A [`GameView`] of any game.
#[derive(Debug)]
pub struct AnyGameView(Box<dyn ErasedView>);

impl Clone for AnyGameView {
    fn clone(&self) -> Self {
        self.0.cloned()
    }
}

impl PartialEq for AnyGameView {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(&*other.0)
    }
}

/// Two views are equal if their viewers may know the same. The rules are equal only if they are the same object.
impl<G: Game> PartialEq for GameView<G> {
    fn eq(&self, other: &Self) -> bool {
        let Self {
            rules,
            rules_version,
            viewer,
            view,
            asked,
            ranks,
            version,
            question,
            choices,
            reasons,
            log,
        } = self;
        *version == other.version
            && *viewer == other.viewer
            && Arc::ptr_eq(rules, &other.rules)
            && *rules_version == other.rules_version
            && *asked == other.asked
            && *ranks == other.ranks
            && *question == other.question
            && *view == other.view
            && *choices == other.choices
            && *reasons == other.reasons
            && *log == other.log
    }
}

impl AnyGameView {
    /// Erases the type of the game.
    #[must_use]
    pub fn new<G: Game>(view: GameView<G>) -> Self {
        Self(Box::new(view))
    }

    /// The view of the game `G`; nothing if it is of another game.
    #[must_use]
    pub fn of<G: Game>(&self) -> Option<&GameView<G>> {
        self.0.as_any().downcast_ref()
    }

    /// The same, mutable.
    #[must_use]
    pub fn of_mut<G: Game>(&mut self) -> Option<&mut GameView<G>> {
        self.0.as_any_mut().downcast_mut()
    }

    /// The seats that must decide.
    #[must_use]
    pub fn asked(&self) -> Seats {
        self.0.asked()
    }

    /// The game's version: how many entries its log has.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.0.version()
    }

    /// The id of the viewer's question; empty if the viewer is not asked.
    #[must_use]
    pub fn question(&self) -> &str {
        self.0.question()
    }

    /// The viewer's options, in the order of the rules.
    #[must_use]
    pub fn choices(&self) -> Vec<AnyChoice> {
        self.0.choices()
    }

    /// The version of the first log entry that is included.
    #[must_use]
    pub fn log_from(&self) -> Option<u64> {
        self.0.log_from()
    }

    /// Prepends the log of an earlier position. Does nothing if that is of another game.
    #[must_use]
    pub fn with_earlier_log(mut self, earlier: Self) -> Self {
        self.0.prepend_log(earlier.0);
        self
    }

    /// Keeps only these choices, and no reasons.
    pub(crate) fn with_choices_only(mut self, only: &[ActionHash]) -> Self {
        self.0.keep_choices(only);
        self
    }

    /// Removes all choices.
    #[must_use]
    pub fn without_choices(mut self) -> Self {
        self.0.drop_choices();
        self
    }
}

/// An option of the viewer, with the action as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnyChoice {
    /// Its hash, the same in every position.
    pub hash: ActionHash,
    /// Whether it is a free action and answers no question.
    pub is_free: bool,
    /// The action.
    pub action: serde_json::Value,
}

/// What [`AnyGameView`] needs from a view of any game.
trait ErasedView: Any + fmt::Debug + Send + Sync {
    fn cloned(&self) -> AnyGameView;
    fn is_same(&self, other: &dyn ErasedView) -> bool;
    fn as_any(&self) -> &dyn Any;
    fn as_any_mut(&mut self) -> &mut dyn Any;
    fn into_any(self: Box<Self>) -> Box<dyn Any>;
    fn asked(&self) -> Seats;
    fn version(&self) -> u64;
    fn question(&self) -> &str;
    fn choices(&self) -> Vec<AnyChoice>;
    fn log_from(&self) -> Option<u64>;
    fn prepend_log(&mut self, earlier: Box<dyn ErasedView>);
    fn keep_choices(&mut self, only: &[ActionHash]);
    fn drop_choices(&mut self);
}

impl<G: Game> ErasedView for GameView<G> {
    fn cloned(&self) -> AnyGameView {
        AnyGameView::new(self.clone())
    }

    fn is_same(&self, other: &dyn ErasedView) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| self == other)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }

    fn into_any(self: Box<Self>) -> Box<dyn Any> {
        self
    }

    fn asked(&self) -> Seats {
        self.asked
    }

    fn version(&self) -> u64 {
        self.version
    }

    fn question(&self) -> &str {
        &self.question
    }

    fn choices(&self) -> Vec<AnyChoice> {
        let choice = |choice: &Choice<G::Action>| AnyChoice {
            hash: choice.hash.clone(),
            is_free: choice.is_free,
            action: serde_json::to_value(choice.action).expect("actions are plain data"),
        };
        self.choices.iter().map(choice).collect()
    }

    fn log_from(&self) -> Option<u64> {
        self.log.first().map(|entry| entry.version)
    }

    fn prepend_log(&mut self, earlier: Box<dyn ErasedView>) {
        let Ok(earlier) = earlier.into_any().downcast::<Self>() else { return };
        let mut log = earlier.log;
        log.append(&mut self.log);
        self.log = log;
    }

    fn keep_choices(&mut self, only: &[ActionHash]) {
        self.choices.retain(|choice| only.contains(&choice.hash));
        self.reasons.clear();
    }

    fn drop_choices(&mut self) {
        self.choices.clear();
        self.reasons.clear();
        self.question.clear();
    }
}

/// An option of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice<A> {
    /// The action.
    pub action: A,
    /// Its hash, the same in every position.
    pub hash: ActionHash,
    /// Whether it is a free action and answers no question.
    pub is_free: bool,
}

/// The first 64 bits of the SHA-256 of an action's JSON, as 16 hexadecimal digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct ActionHash(pub String);

impl ActionHash {
    /// The hash of an action.
    ///
    /// # Panics
    /// Never for actions of a game: they all serialize to JSON.
    pub fn of(action: &impl serde::Serialize) -> Self {
        use sha2::Digest;
        let json = serde_json::to_vec(action).expect("actions are plain data");
        let digest = sha2::Sha256::digest(json);
        Self(digest[..8].iter().map(|byte| format!("{byte:02x}")).collect())
    }
}

/// A log entry as a viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry<E> {
    /// The game's version after it; 0 for the deal.
    pub version: u64,
    /// The time; 0 for the deal, whose time is not recorded.
    pub at_ms: Ms,
    /// The seat; none for the deal.
    pub seat: Option<Seat>,
    /// What happened.
    pub what: LogContent<E>,
}

/// What a log entry did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogContent<E> {
    /// An act or the deal, with its events.
    Done(Vec<E>),
    /// Acts were undone.
    Undone {
        /// Whether one of them had revealed something, or was another seat's.
        past_barrier: bool,
    },
}
