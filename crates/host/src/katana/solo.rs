//! Tables for one person against the Ghost.

use katana::Katana;
use store::TableId;
use tabletop::Game;

use crate::{
    host::{Host, Who},
    refusal::Refusal,
    seats::{NewSeat, NewTable},
};

/// The Ghost level for people who have not chosen one.
const QUICK_GHOST: &str = "3";

impl Host {
    /// Starts a game for the visitor against a Ghost of medium strength, without any further question.
    ///
    /// # Errors
    /// The visitor is unknown, has no name, or has made too many tables.
    pub async fn quick_solo(&self, who: Who) -> Result<TableId, Refusal> {
        self.begin_table(who, solo_table([("ghost", QUICK_GHOST.to_owned())])).await
    }
}

/// A table for the visitor alone, with these options.
pub(super) fn solo_table<const N: usize>(options: [(&str, String); N]) -> NewTable {
    let options = options.into_iter().map(|(id, value)| (id.to_owned(), value)).collect();
    NewTable { options, ..NewTable::new(Katana::NAME, vec![NewSeat::ME]) }
}
