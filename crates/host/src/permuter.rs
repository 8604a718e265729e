//! For leak tests: makes the views of a table from positions with permuted hidden parts. The game itself, its
//! record and the database are not affected.

use store::TableId;
use tabletop::{Dice, Game, Seed, Viewer};

use crate::{host::Host, refusal::Refusal, table::Table};

/// The series of the permuting seeds, separate from those of games.
const SERIES: u64 = 99;

impl Host {
    /// Makes all views of a loaded table from positions with permuted hidden parts, as `number` determines;
    /// or from the true positions again.
    ///
    /// # Errors
    /// There is no such table, or it has no game.
    pub async fn permute_hidden(&self, table: TableId, number: Option<u64>) -> Result<(), Refusal> {
        let mut slot = self.loaded(table).await?;
        let play = slot.as_mut().and_then(|table| table.play.as_mut()).ok_or(Refusal::NotFound)?;
        crate::play::unshared(play).permute_hidden(number);
        Ok(())
    }

    /// All facts of the position from which a viewer's views are made, including what is hidden.
    ///
    /// # Errors
    /// There is no such table, or it has no game.
    pub async fn shown_facts(&self, table: TableId, viewer: Viewer) -> Result<String, Refusal> {
        let facts = |table: &Table| table.play.as_ref().map(|play| play.shown_facts(viewer));
        self.read(table, |table| facts(table).ok_or(Refusal::NotFound)).await
    }
}

/// A state that the viewer cannot tell from this one.
pub(crate) fn permuted<G: Game>(state: &G, rules: &G::Rules, viewer: Viewer, number: u64) -> G {
    state.permute_hidden(rules, viewer, &mut Dice::new(&Seed::derive(SERIES, number), 0, 0))
}
