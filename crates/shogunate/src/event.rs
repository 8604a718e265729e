//! The closed list of events, with their causes and who may see what of them.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Viewer};

use crate::piece::{Card, Leader, Place, PlotId};

/// What can happen. A Loyalty card or Action card that a viewer may not know is `None` for that viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields say what they are; the words for each event are in the locales")]
pub enum Event {
    /// The Line is laid out from the head to the tail, with the Shinobi; somebody is the first Hatamoto.
    Dealt { line: Vec<Leader>, shinobi: Leader, hatamoto: Seat },
    /// A player was dealt Loyalty cards; known to that player.
    LoyaltyDealt { seat: Seat, leaders: Option<[Leader; 2]> },
    /// All Plots were shuffled into a new deck.
    PlotsShuffled,
    /// A round begins.
    RoundBegan { round: u8, hatamoto: Seat },
    /// The Plot of the round was revealed.
    PlotRevealed { plot: PlotId },
    /// An Action card was chosen; known to its player.
    Chosen { seat: Seat, card: Option<Card> },
    /// A secret choice was taken back.
    Withdrawn { seat: Seat },
    /// A chosen Action card was revealed.
    CardRevealed { seat: Seat, card: Card },
    /// The Hatamoto has named who performs now.
    Performing { seat: Seat, card: Card },
    /// The Hatamoto has named the Leader that is moved.
    LeaderNamed { seat: Seat, leader: Leader },
    /// A Leader was taken out of the Line and put in elsewhere; the others closed up.
    LeaderMoved { leader: Leader, from: Place, to: Place, cause: Cause },
    /// Two Leaders switched places.
    LeadersSwitched { one: Leader, one_from: Place, other: Leader, other_from: Place, cause: Cause },
    /// A player turned a Loyalty card face up.
    LoyaltyRevealed { seat: Seat, leader: Leader },
    /// A player has been named to show a card.
    Asked { seat: Seat, other: Seat },
    /// A Loyalty card was shown; known to both.
    Shown { by: Seat, to: Seat, leader: Option<Leader> },
    /// The Hatamoto looked at a Loyalty card by a Plot's power; known to the Hatamoto alone.
    Looked { by: Seat, of: Seat, leader: Option<Leader> },
    /// Two players are about to exchange Loyalty cards.
    ExchangeBegan { seat: Seat, other: Seat },
    /// A Loyalty card was chosen to be given; known to its player.
    Offered { seat: Seat, leader: Option<Leader> },
    /// Two players exchanged the cards that they chose; known to both.
    Exchanged { seat: Seat, gave: Option<Leader>, other: Seat, other_gave: Option<Leader> },
    /// A part of a card or Plot could not be done.
    Skipped { seat: Seat, part: Part },
    /// A performed card went to its player's discards.
    Discarded { seat: Seat, card: Card },
    /// Honor came on a Leader.
    HonorPlaced { leader: Leader, n: u8, cause: Cause },
    /// 1 Honor came off a Leader.
    HonorTaken { leader: Leader, cause: Cause },
    /// The Hatamoto executes the Plot's power.
    PowerBegan { seat: Seat, plot: PlotId },
    /// The Shinobi went to another Leader.
    ShinobiMoved { from: Leader, to: Leader },
    /// A round ended.
    RoundEnded { round: u8 },
    /// A player with an empty hand took the discards back.
    TookBack { seat: Seat },
    /// The Hatamoto marker passed on.
    MarkerPassed { from: Seat, to: Seat },
    /// At the end a player's Loyalty cards were revealed.
    LoyaltyOpened { seat: Seat, leaders: [Leader; 2] },
    /// At the end the Loyalty cards left over were revealed.
    LeftOverOpened { leaders: Vec<Leader> },
    /// The game is over: why, and the rank and the score of each seat.
    GameOver { ending: Ending, ranks: Vec<u8>, scores: Vec<u16> },
}

/// What moved a Leader or brought or took Honor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// This player's Action card.
    Card(Seat),
    /// The Plot's pattern.
    Pattern,
    /// The Plot's power, by the Hatamoto.
    Power(Seat),
    /// The Shinobi at the end of a round.
    Shinobi,
}

/// A part of a card or Plot that may have to be skipped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The player has no face-down Loyalty card to turn up (SGA-2).
    Reveal,
    /// The player has no face-down Loyalty card to show (SGA-3).
    Show,
    /// Nobody else has a face-down Loyalty card (SGA-5).
    Ask,
    /// The Plot's power can do nothing (SGR-3).
    Power,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A score was high enough (SGE-1).
    Score,
    /// The Plots were played through twice (SGE-1b).
    Rounds,
}

impl Event {
    /// The names of all events in records.
    pub const NAMES: &'static [&'static str] = &[
        "dealt",
        "loyalty_dealt",
        "plots_shuffled",
        "round_began",
        "plot_revealed",
        "chosen",
        "withdrawn",
        "card_revealed",
        "performing",
        "leader_named",
        "leader_moved",
        "leaders_switched",
        "loyalty_revealed",
        "asked",
        "shown",
        "looked",
        "exchange_began",
        "offered",
        "exchanged",
        "skipped",
        "discarded",
        "honor_placed",
        "honor_taken",
        "power_began",
        "shinobi_moved",
        "round_ended",
        "took_back",
        "marker_passed",
        "loyalty_opened",
        "left_over_opened",
        "game_over",
    ];

    /// Whether somebody learned something new: free undo stops here.
    #[must_use]
    pub fn is_barrier(&self) -> bool {
        matches!(
            self,
            Self::PlotRevealed { .. }
                | Self::CardRevealed { .. }
                | Self::LoyaltyRevealed { .. }
                | Self::Shown { .. }
                | Self::Looked { .. }
                | Self::Exchanged { .. }
                | Self::GameOver { .. }
        )
    }

    /// The event as `viewer` may see it (SGK-2).
    #[must_use]
    pub fn veiled(&self, viewer: Viewer) -> Self {
        let is = |seat: Seat| viewer == Viewer::Seat(seat);
        match *self {
            Self::LoyaltyDealt { seat, leaders } => {
                Self::LoyaltyDealt { seat, leaders: leaders.filter(|_| is(seat)) }
            }
            Self::Chosen { seat, card } => Self::Chosen { seat, card: card.filter(|_| is(seat)) },
            Self::Offered { seat, leader } => Self::Offered { seat, leader: leader.filter(|_| is(seat)) },
            Self::Shown { by, to, leader } => {
                Self::Shown { by, to, leader: leader.filter(|_| is(by) || is(to)) }
            }
            Self::Looked { by, of, leader } => Self::Looked { by, of, leader: leader.filter(|_| is(by)) },
            Self::Exchanged { seat, gave, other, other_gave } => {
                let knows = is(seat) || is(other);
                let known = |leader: Option<Leader>| leader.filter(|_| knows);
                Self::Exchanged { seat, gave: known(gave), other, other_gave: known(other_gave) }
            }
            Self::Dealt { .. }
            | Self::PlotsShuffled
            | Self::RoundBegan { .. }
            | Self::PlotRevealed { .. }
            | Self::Withdrawn { .. }
            | Self::CardRevealed { .. }
            | Self::Performing { .. }
            | Self::LeaderNamed { .. }
            | Self::LeaderMoved { .. }
            | Self::LeadersSwitched { .. }
            | Self::LoyaltyRevealed { .. }
            | Self::Asked { .. }
            | Self::ExchangeBegan { .. }
            | Self::Skipped { .. }
            | Self::Discarded { .. }
            | Self::HonorPlaced { .. }
            | Self::HonorTaken { .. }
            | Self::PowerBegan { .. }
            | Self::ShinobiMoved { .. }
            | Self::RoundEnded { .. }
            | Self::TookBack { .. }
            | Self::MarkerPassed { .. }
            | Self::LoyaltyOpened { .. }
            | Self::LeftOverOpened { .. }
            | Self::GameOver { .. } => self.clone(),
        }
    }
}
