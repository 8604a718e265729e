//! For the proof that nothing leaks: a table whose looks are made from positions with what is hidden in another order.
//! The game itself, its record and what is stored stay as they are.

use store::TableId;
use tabletop::{Dice, Game, Seed, Viewer};

use crate::{host::Host, refusal::Refusal, table::Table};

/// The series of the seeds that permute, apart from those of games.
const SERIES: u64 = 99;

impl Host {
    /// Lets every look at a loaded table be made from positions with what is hidden in another order, which comes from
    /// `number`; from the true positions again where there is none.
    ///
    /// # Errors
    /// There is no such table, or it has no game.
    pub async fn permute_hidden(&self, table: TableId, number: Option<u64>) -> Result<(), Refusal> {
        let mut slot = self.loaded(table).await?;
        let play = slot.as_mut().and_then(|table| table.play.as_mut()).ok_or(Refusal::NotFound)?;
        crate::play::unshared(play).permute_hidden(number);
        Ok(())
    }

    /// All facts of the position that a viewer's looks are made from, what is hidden included.
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
