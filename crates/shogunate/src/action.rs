//! The closed list of what a player can say.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::piece::{Card, Leader, Place};

/// What a player can say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Choose this Action card in secret (SGR-1).
    Choose(Card),
    /// Take a secret choice back, of an Action card (SGR-1) or of a Loyalty card to give (SGA-6).
    Withdraw,
    /// The Hatamoto: this player performs next (SGR-2).
    Perform(Seat),
    /// The Hatamoto: this Leader is moved (SGA-1).
    Name(Leader),
    /// Move a Leader (SGA-1 to SGA-5, SGR-3).
    Move {
        /// Which.
        leader: Leader,
        /// Where it goes.
        to: Place,
    },
    /// Switch two Leaders, the one nearer to the head named first (SGA-6, SGR-3).
    Switch(Leader, Leader),
    /// Turn an own Loyalty card face up (SGA-2).
    Reveal(Leader),
    /// Show an own Loyalty card (SGA-3, SGA-5).
    Show(Leader),
    /// Put 1 Honor on a Leader (SGA-4, SGR-3).
    Honor(Leader),
    /// Take 1 Honor off a Leader (SGR-3).
    TakeHonor(Leader),
    /// This player shows a card (SGA-5).
    Ask(Seat),
    /// Exchange Loyalty cards with this player (SGA-6).
    Exchange(Seat),
    /// Give an own Loyalty card, chosen in secret (SGA-6).
    Give(Leader),
    /// The Shinobi goes to this Leader (SGR-3).
    Shinobi(Leader),
    /// Look at a face-down Loyalty card of this player (SGR-3).
    Look(Seat),
}

/// What an action names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Nothing.
    Nothing,
    /// An own Action card.
    Card(Card),
    /// A player.
    Player(Seat),
    /// A Leader in the Line.
    Leader(Leader),
    /// A Leader and the place where it goes.
    Step(Leader, Place),
    /// Two Leaders.
    Pair(Leader, Leader),
    /// An own Loyalty card.
    Loyalty(Leader),
}

impl Action {
    /// What the action names.
    #[must_use]
    pub fn subject(self) -> Subject {
        match self {
            Self::Withdraw => Subject::Nothing,
            Self::Choose(card) => Subject::Card(card),
            Self::Perform(seat) | Self::Ask(seat) | Self::Exchange(seat) | Self::Look(seat) => {
                Subject::Player(seat)
            }
            Self::Name(leader) | Self::Honor(leader) | Self::TakeHonor(leader) | Self::Shinobi(leader) => {
                Subject::Leader(leader)
            }
            Self::Move { leader, to } => Subject::Step(leader, to),
            Self::Switch(one, other) => Subject::Pair(one, other),
            Self::Reveal(leader) | Self::Show(leader) | Self::Give(leader) => Subject::Loyalty(leader),
        }
    }
}
