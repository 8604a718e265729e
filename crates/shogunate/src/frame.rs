//! The steps that can be in progress, and what they ask. A step holds only public facts.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats, Stack, Step};

use crate::{
    Action, Cx, TableRef,
    card::{
        arrow::Arrow, cloaked::Cloaked, company::Company, dishonor::Dishonor, storms::Storms,
        upstream::Upstream,
    },
    components::Power,
    cx::{Log, Out},
    flow::{choose::Choose, power::PowerStep, round::Round},
    piece::{Card, Leader},
};

/// The steps in progress: the round, and a choice, card or power in it.
pub type Steps = Stack<Frame, 2>;

/// A step in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// A round.
    Round(Round),
    /// Action cards are chosen in secret.
    Choose(Choose),
    /// Cloaked in Shadows is performed.
    Cloaked(Cloaked),
    /// Dishonor is performed.
    Dishonor(Dishonor),
    /// Flowing Upstream is performed.
    Upstream(Upstream),
    /// Honorable Company is performed.
    Company(Company),
    /// Path of the Arrow is performed.
    Arrow(Arrow),
    /// Storms to Flowers is performed.
    Storms(Storms),
    /// The Plot's power is executed.
    Power(PowerStep),
}

/// What a step asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Everybody but the Hatamoto: which Action card (SGR-1)?
    ChooseCard,
    /// The Hatamoto: who performs next (SGR-2)?
    NextPerformer,
    /// The Hatamoto: which Leader does that player move (SGA-1)?
    NameLeader(Seat),
    /// That player: where does the Leader go (SGA-1)?
    MoveNamed(Leader),
    /// Which Leader is moved by this card (SGA-2 to SGA-5)?
    MoveBy(Card),
    /// Which Loyalty card is turned up (SGA-2)?
    Reveal,
    /// Which Loyalty card is shown to that player (SGA-3, SGA-5)?
    ShowTo(Seat),
    /// Which Leader next to this one receives Honor (SGA-4)?
    HonorNextTo(Leader),
    /// Who shows a card (SGA-5)?
    WhoShows,
    /// Switch which Leaders, or exchange with whom (SGA-6)?
    SwitchOrExchange,
    /// The two who exchange: which Loyalty card is given (SGA-6)?
    Give {
        /// Who played the card.
        seat: Seat,
        /// With whom.
        other: Seat,
    },
    /// The Hatamoto: how is the Plot's power executed (SGR-3)?
    Power(Power),
}

impl Question {
    /// Whether its options show nothing of anybody's cards.
    #[must_use]
    pub fn is_open(self) -> bool {
        match self {
            Self::ChooseCard | Self::Reveal | Self::ShowTo(_) | Self::Give { .. } => false,
            Self::NextPerformer
            | Self::NameLeader(_)
            | Self::MoveNamed(_)
            | Self::MoveBy(_)
            | Self::HonorNextTo(_)
            | Self::WhoShows
            | Self::SwitchOrExchange
            | Self::Power(_) => true,
        }
    }
}

/// Calls the same method of whatever step it is.
macro_rules! each_step {
    ($frame:expr, $step:ident => $call:expr) => {
        match $frame {
            Frame::Round($step) => $call,
            Frame::Choose($step) => $call,
            Frame::Cloaked($step) => $call,
            Frame::Dishonor($step) => $call,
            Frame::Upstream($step) => $call,
            Frame::Company($step) => $call,
            Frame::Arrow($step) => $call,
            Frame::Storms($step) => $call,
            Frame::Power($step) => $call,
        }
    };
}

impl<L: Log> Step<Cx<'_, L>> for Frame {
    fn run(&mut self, cx: &mut Cx<L>) -> Flow<Self> {
        each_step!(self, step => step.run(cx))
    }
}

impl Frame {
    /// What it asks while `hatamoto` has the marker.
    #[must_use]
    pub fn question(&self, hatamoto: Seat) -> Question {
        each_step!(self, step => step.question(hatamoto))
    }

    /// The seats that must decide while `hatamoto` has the marker.
    #[must_use]
    pub fn asks(&self, hatamoto: Seat) -> Seats {
        each_step!(self, step => step.asks(hatamoto))
    }

    /// What `seat`, which is asked, may answer.
    pub fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        each_step!(self, step => step.options(look, seat, out));
    }

    /// What a `seat` that is not asked may do: take its secret choice back.
    pub fn free(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        match self {
            Self::Choose(choose) => choose.free(look, seat, out),
            Self::Storms(storms) => storms.free(look, seat, out),
            Self::Round(_)
            | Self::Cloaked(_)
            | Self::Dishonor(_)
            | Self::Upstream(_)
            | Self::Company(_)
            | Self::Arrow(_)
            | Self::Power(_) => {}
        }
    }

    /// Takes an answer, or a choice taken back.
    pub fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Self> {
        each_step!(self, step => step.answer(cx, seat, action))
    }
}
