//! What the house asks of a game beyond its rules: how people choose a setup, which component set they play with,
//! what they can answer in advance, and the figures that pages and simulations show.

use std::{collections::BTreeMap, ops::RangeInclusive};

use crate::{
    Ask, Game, JsonError, Options, Record, Seat, Withheld,
    components::{self, ComponentSet, Problem, Sourced},
    nothing_withheld,
};

/// A game that can be hosted, played in a terminal and simulated.
pub trait Title: Game<Components: ComponentSet> {
    /// How many people and bots can play, with any options.
    const SEATS: RangeInclusive<u8>;
    /// Whether seats have secrets from each other, so that a shared device covers them.
    const HAS_SECRETS: bool;
    /// The options of the setup by id, each with its possible values, the default first.
    const OPTIONS: &'static [(&'static str, &'static [&'static str])] = &[];
    /// What a seat can answer in advance, by id.
    const STANDING: &'static [&'static str] = &[];

    /// The setup for `players` with these options, all of which are known ids and values.
    fn setup(players: u8, options: &BTreeMap<String, String>) -> Self::Setup;
    /// The options that make a setup.
    fn options_of(_setup: &Self::Setup) -> BTreeMap<String, String> {
        BTreeMap::new()
    }
    /// How many people and bots a setup is for. A seat that the rules play comes after theirs.
    fn n_players(setup: &Self::Setup) -> u8;
    /// The seat that the rules play, if there is one.
    fn automatic_seat(_setup: &Self::Setup) -> Option<Seat> {
        None
    }
    /// Checks that `players` can play with these options.
    ///
    /// # Errors
    /// What does not fit.
    fn check_setup(players: u8, options: &BTreeMap<String, String>) -> Result<(), SetupProblem>;

    /// The component set that comes with Kajiba.
    fn components() -> &'static Sourced<Self::Components>;
    /// The file that it is read from; empty if the game's tiles and cards carry nothing.
    fn component_file() -> &'static str {
        ""
    }
    /// Reads and checks a component file.
    ///
    /// # Errors
    /// Every problem of the file.
    fn read_components(text: &str) -> Result<Sourced<Self::Components>, Vec<Problem>> {
        components::parse(text)
    }

    /// [`Record::from_json`]. A game that overrides this compiles it once, in its own crate.
    ///
    /// # Errors
    /// It is not JSON, or not a record of this game.
    fn read_record(json: &str) -> Result<Record<Self>, JsonError> {
        Record::from_json(json)
    }

    /// The answer that a seat gave in advance to the current question, if it fits.
    fn standing_answer(
        _view: &Self::View,
        _seat: Seat,
        _standing: &str,
        _options: &Options<Self::Action>,
    ) -> Option<Self::Action> {
        None
    }
    /// The answer that needs no thought, because a seat that has just acted has nothing else to say. It may depend on
    /// nothing but what the seat knows. There is none where to answer at once would tell: where answers are secret or simultaneous.
    fn routine_answer(_ask: &Ask<Self>, _routine: Routine) -> Option<Self::Action> {
        None
    }
    /// Whether an answer given in advance expires with these events.
    fn ends_standing(_standing: &str, _events: &[Self::Event]) -> bool {
        false
    }

    /// Whether all may see what is asked now with its options, because they show nothing that only some seats know. At a shared
    /// device nobody needs to be alone with such a question.
    fn asks_openly(&self) -> bool {
        !Self::HAS_SECRETS
    }

    /// What all players together know, for looking back after the end.
    fn open_view(&self, rules: &Self::Rules) -> Self::View;
    /// The points of a seat now.
    fn score(&self, rules: &Self::Rules, seat: Seat) -> i32;
    /// Whether the players would reach the goal of their setup if the game ended now; `None` if there is no goal but
    /// to win.
    fn is_goal_met(&self, _rules: &Self::Rules) -> Option<bool> {
        None
    }
    /// The first player of a game that has just been dealt.
    fn first(&self) -> Seat {
        Seat(0)
    }
    /// How many rounds were played, if that varies.
    fn rounds(&self) -> Option<u8> {
        None
    }

    /// Where points come from: indexes into [`Title::ledger`], and message ids.
    fn categories() -> Vec<(usize, String)> {
        Vec::new()
    }
    /// The points of a seat by category.
    fn ledger(&self, seat: Seat) -> Vec<i16>;
    /// What random players do not choose under the policy `forced`.
    fn withheld() -> Withheld<Self::Action> {
        nothing_withheld
    }
}

/// What is answered for a seat after its own act.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Routine {
    /// Nothing: programs and lessons answer everything themselves.
    #[default]
    Nothing,
    /// What leaves no choice.
    Answers,
    /// The same, and the end of a turn in which nothing is left to do.
    AnswersAndEnd,
}

/// Why a setup makes no game, as ids.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SetupProblem {
    /// The field to correct: `seats` or `options`.
    pub field: &'static str,
    /// The message id of the reason, such as `why-out-of-range`.
    pub why: &'static str,
}
