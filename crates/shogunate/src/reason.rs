//! Why something is not possible now, with the clause that says so.

use serde::{Deserialize, Serialize};

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $clause:literal, $id:literal;)*) => {
        /// Why something is not possible now.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Reason {
            $($(#[$doc])* $name,)*
        }

        impl Reason {
            /// The clause of the rules.
            #[must_use]
            pub fn clause(self) -> &'static str {
                match self { $(Self::$name => $clause,)* }
            }

            /// The id under which its words are kept.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            /// The ids of all reasons.
            pub const IDS: &'static [&'static str] = &[$($id),*];

            /// The names of all reasons in the code.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];
        }
    };
}

reasons! {
    /// The Hatamoto chooses no Action card.
    HatamotoChoosesNone = "SGR-1", "sho-reason-hatamoto-chooses-none";
    /// The Action card lies in the discards until the hand is empty.
    InDiscards = "SGR-5", "sho-reason-in-discards";
    /// A choice has been made; it would have to be taken back first.
    ChosenAlready = "SGR-1", "sho-reason-chosen-already";
    /// There is no choice to be taken back.
    NothingToWithdraw = "SGR-1", "sho-reason-nothing-to-withdraw";
    /// Only one card could be chosen, which everybody knows; it was chosen without asking.
    OnlyOneChoice = "SGR-1", "sho-reason-only-one-choice";
    /// The player has performed in this round.
    HasPerformed = "SGR-2", "sho-reason-has-performed";
    /// The Hatamoto has no card to perform.
    HatamotoPerformsNone = "SGR-2", "sho-reason-hatamoto-performs-none";
    /// The Leader stands at the head.
    AtHead = "SGA-8", "sho-reason-at-head";
    /// The Leader stands at the tail.
    AtTail = "SGA-8", "sho-reason-at-tail";
    /// The Leader stands there already.
    SamePlace = "SGA-8", "sho-reason-same-place";
    /// The Hatamoto has named another Leader.
    OtherLeaderNamed = "SGA-1", "sho-reason-other-leader-named";
    /// The Leader is not next to the one that was moved.
    NotNextTo = "SGA-4", "sho-reason-not-next-to";
    /// One does not ask oneself.
    Oneself = "SGA-5", "sho-reason-oneself";
    /// The player has no face-down Loyalty card.
    NoneFaceDown = "SGA-7", "sho-reason-none-face-down";
    /// One has no face-down Loyalty card to give.
    NothingToGive = "SGA-6", "sho-reason-nothing-to-give";
    /// The two Leaders are not neighbors in the Line.
    NotNeighbors = "SGR-3", "sho-reason-not-neighbors";
    /// Another Leader has less Honor.
    NotLeast = "SGR-3", "sho-reason-not-least";
    /// Another Leader has more Honor.
    NotMost = "SGR-3", "sho-reason-not-most";
    /// The Shinobi is by that Leader already.
    ShinobiThere = "SGR-3", "sho-reason-shinobi-there";
}
