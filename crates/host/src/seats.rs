//! Making a table, taking seats, leaving, starting, playing again.

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
    host::{Host, Who},
    play::HostedGame,
    refusal::{Refusal, Why},
};

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The game's options, by id. Those that are left out have their default.
    pub options: BTreeMap<String, String>,
    /// The seats.
    pub seats: Vec<NewSeat>,
    /// How much time there is.
    pub pace: Pace,
    /// Whether strangers find it in the lobby.
    pub is_listed: bool,
    /// Whether people without a seat may look on.
    pub spectators: bool,
}

/// Who shall have a seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewSeat {
    /// Who makes the table.
    Me {
        /// Their PIN, four to eight digits, if they share the device and want one.
        pin: Option<String>,
    },
    /// Somebody else at the same device.
    Guest {
        /// Their name.
        name: String,
        /// Their PIN, four to eight digits, if they want one.
        pin: Option<String>,
    },
    /// Whoever comes.
    Open,
    /// A bot.
    Bot(BotLevel),
}

impl NewSeat {
    /// Who makes the table, without a PIN.
    pub const ME: Self = Self::Me { pin: None };
}

/// What can be chosen for a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameOffer {
    /// Its id.
    pub name: &'static str,
    /// How many people and bots can play, whatever the options.
    pub seats: RangeInclusive<u8>,
    /// Whether seats have secrets from each other.
    pub has_secrets: bool,
    /// Options by id, each with its possible values, the default first.
    pub options: &'static [(&'static str, &'static [&'static str])],
}

/// What a seat link leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkView {
    /// The table.
    pub table: TableId,
    /// The seat.
    pub seat: Seat,
    /// Who sits there now.
    pub name: String,
    /// Whether it is the visitor's already.
    pub is_own: bool,
    /// Who runs the table.
    pub host_name: String,
}

impl Host {
    /// The games that can be played.
    #[must_use]
    pub fn games(&self) -> Vec<GameOffer> {
        let offer = |game: &Arc<dyn HostedGame>| GameOffer {
            name: game.name(),
            seats: game.seats(),
            has_secrets: game.has_secrets(),
            options: game.options(),
        };
        self.0.settings.games.iter().map(offer).collect()
    }
}

/// Whether somebody runs the table.
///
/// # Errors
/// They do not.
pub(crate) fn check_host(body: &Body, who: Who) -> Result<(), Refusal> {
    let may_run = who.bearer.is_none_or(|bearer| bearer.runs_table);
    if may_run && body.is_host(who.person) { Ok(()) } else { Err(Refusal::Forbidden(Why::NotHost)) }
}
