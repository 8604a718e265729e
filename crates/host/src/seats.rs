//! Creating a table, taking seats, leaving, dealing, playing again.

mod away;
mod deal;
mod link;
mod name;
mod new;
mod rematch;
mod take;

pub(crate) use self::{
    deal::begin,
    link::{is_vacant, settle_links},
    name::set_name,
};

use std::{collections::BTreeMap, ops::RangeInclusive, sync::Arc};

use store::TableId;
use tabletop::Seat;

use crate::{
    body::{Body, BotLevel, Pace},
    components::SetChoice,
    host::{Host, Who},
    play::HostedGame,
    refusal::{Refusal, Why},
};

/// A table to create.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The game's options, by id. Missing ones have their default.
    pub options: BTreeMap<String, String>,
    /// The seats.
    pub seats: Vec<NewSeat>,
    /// The time control.
    pub pace: Pace,
    /// Whether the lobby lists it.
    pub is_listed: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// What tiles and cards carry.
    pub components: SetChoice,
}

impl NewTable {
    /// A table with these seats and the game's default options, without clocks. Others may watch if they know of it.
    #[must_use]
    pub fn new(game: &str, seats: Vec<NewSeat>) -> Self {
        Self {
            game: game.to_owned(),
            options: BTreeMap::new(),
            seats,
            pace: Pace::Free,
            is_listed: false,
            spectators: true,
            components: SetChoice::Usual,
        }
    }
}

/// Who gets a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewSeat {
    /// The person who creates the table.
    Me {
        /// A PIN, if they share the device and want one.
        pin: Option<String>,
    },
    /// A guest on the same device.
    Guest {
        /// Their name.
        name: String,
        /// A PIN, if they want one.
        pin: Option<String>,
    },
    /// Anybody who joins.
    Open,
    /// A bot.
    Bot(BotLevel),
}

impl NewSeat {
    /// The person who creates the table, without a PIN.
    pub const ME: Self = Self::Me { pin: None };
}

/// A game on offer with its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameOffer {
    /// Its id.
    pub name: &'static str,
    /// How many people and bots can play with any options.
    pub seats: RangeInclusive<u8>,
    /// Whether seats have secrets from each other.
    pub has_secrets: bool,
    /// Whether it has lessons.
    pub has_lessons: bool,
    /// Options by id, each with its possible values, the default first.
    pub options: &'static [(&'static str, &'static [&'static str])],
    /// Whether its tiles and cards carry values that can be others in an owned copy.
    pub has_components: bool,
    /// Whether its bots have learned numbers, which fit only the components that come with Kajiba.
    pub has_learning_bots: bool,
}

/// The seat that a link leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkView {
    /// The table.
    pub table: TableId,
    /// The game's id.
    pub game: String,
    /// The seat.
    pub seat: Seat,
    /// The name of its holder.
    pub name: String,
    /// Whether it already is the visitor's.
    pub is_own: bool,
    /// The name of the table's host.
    pub host_name: String,
}

impl Host {
    /// The games on offer.
    #[must_use]
    pub fn games(&self) -> Vec<GameOffer> {
        let offer = |game: &Arc<dyn HostedGame>| GameOffer {
            name: game.name(),
            seats: game.seats(),
            has_secrets: game.has_secrets(),
            has_lessons: !game.extension().lessons().is_empty(),
            options: game.options(),
            has_components: !game.component_file().is_empty(),
            has_learning_bots: game.has_learning_bots(),
        };
        self.0.settings.games.iter().map(offer).collect()
    }
}

/// Checks that the visitor runs the table.
///
/// # Errors
/// The visitor does not.
pub(crate) fn check_host(body: &Body, who: Who) -> Result<(), Refusal> {
    let may_run = who.bearer.is_none_or(|bearer| bearer.runs_table);
    if may_run && body.is_host(who.person) { Ok(()) } else { Err(Refusal::Forbidden(Why::NotHost)) }
}
