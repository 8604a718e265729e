//! The cache of loaded tables, and [`Host::change`], the only way to change a table: on a draft that replaces
//! the table once it is stored. Subscribers are notified after that.

use std::{
    collections::HashMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::{Duration, Instant},
};

use store::{PersonId, Phase, StoreError, TableId};
use tokio::sync::{Mutex, OwnedMutexGuard};

use crate::{
    host::{Changed, Host, Who},
    refusal::Refusal,
    table::{Draft, Finished, Loaded, Table, read_table},
    webhook,
};

/// How often a change is retried after a conflict. Only other nodes can cause one.
const ATTEMPTS_MAX: usize = 16;
/// How long a table stays in memory after its last use.
const IDLE: Duration = Duration::from_secs(10 * 60);

/// For this long after a look at a table somebody waits for its bots. Every move brings the next look.
const WATCHED: Duration = Duration::from_secs(120);

/// A table's place in the cache; empty while it is not loaded.
pub(crate) struct CachedTable {
    slot: Arc<Mutex<Option<Table>>>,
    used: Instant,
    /// When a person last looked at it or decided there.
    looked: Option<Instant>,
    /// How many games each person had finished when this was first asked here.
    n_played: HashMap<PersonId, u64>,
}

/// Exclusive access to a place in the cache.
type Slot = OwnedMutexGuard<Option<Table>>;

/// Result of storing a draft.
pub(crate) enum Stored {
    /// It is stored.
    Done,
    /// Another node changed the table first.
    Conflict,
}

impl Host {
    /// Changes a table. `change` works on a draft; its value is returned once the draft is stored. After a
    /// conflict it is called again on a fresh draft.
    ///
    /// # Errors
    /// `change` refused, or the table could not be loaded or stored. Nothing has changed then, except that a
    /// table whose rules panicked is set aside.
    pub(crate) async fn change<T>(
        &self,
        id: TableId,
        mut change: impl FnMut(&mut Draft) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        for _ in 0..ATTEMPTS_MAX {
            if self.is_stopping() {
                return Err(Refusal::Unavailable);
            }
            let slot = self.loaded(id).await?;
            let table = slot.as_ref().ok_or(Refusal::NotFound)?;
            let mut draft = Draft::of(table, self.now_ms());
            let entries_max = self.0.settings.entries_max;
            let attempt = catch_unwind(AssertUnwindSafe(|| {
                let value = change(&mut draft)?;
                draft.settle(entries_max);
                Ok::<T, Refusal>(value)
            }));
            let Ok(result) = attempt else {
                let mut aside = Draft::of(table, self.now_ms());
                aside.set_aside("the rules panicked");
                self.store_draft(slot, aside).await?;
                return Err(Refusal::Broken);
            };
            let value = match result {
                Ok(value) => value,
                Err(refusal) => match self.upheld(slot, refusal).await? {
                    None => continue,
                    Some(refusal) => return Err(refusal),
                },
            };
            if draft.is_as_before(table) {
                return Ok(value);
            }
            match self.store_draft(slot, draft).await? {
                Stored::Done => return Ok(value),
                Stored::Conflict => {}
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Stores a new table, and the campaign that changes with it.
    ///
    /// # Errors
    /// The database does not accept it.
    pub(crate) async fn create(&self, mut draft: Draft) -> Result<Stored, Refusal> {
        if self.is_stopping() {
            return Err(Refusal::Unavailable);
        }
        let slot = self.slot(draft.row.id).lock_owned().await;
        draft.settle(self.0.settings.entries_max);
        self.store_draft(slot, draft).await
    }

    /// Reads a loaded table.
    ///
    /// # Errors
    /// `read` refused, or there is no such table.
    pub(crate) async fn read<T>(
        &self,
        id: TableId,
        read: impl Fn(&Table) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        for _ in 0..ATTEMPTS_MAX {
            let slot = self.loaded(id).await?;
            let table = slot.as_ref().ok_or(Refusal::NotFound)?;
            // A panic while reading does not break the table.
            match catch_unwind(AssertUnwindSafe(|| read(table))).unwrap_or(Err(Refusal::Broken)) {
                Ok(value) => return Ok(value),
                Err(refusal) => {
                    if let Some(refusal) = self.upheld(slot, refusal).await? {
                        return Err(refusal);
                    }
                }
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Sets a table aside because its game is broken: the record stays, nobody can act, other tables go on.
    /// The first fault is kept.
    pub(crate) async fn break_table(&self, id: TableId, fault: &str) {
        let aside = self.change(id, |draft| {
            if draft.row.phase == Phase::Playing {
                draft.set_aside(fault);
            }
            Ok(())
        });
        if let Err(refusal) = aside.await {
            tracing::error!(table = %id, %refusal, "table could not be set aside");
        }
    }

    /// Drops a table from memory, because its rows were changed directly in the database.
    pub(crate) async fn forget(&self, id: TableId) {
        *self.slot(id).lock_owned().await = None;
    }

    /// Drops tables that have not been used for a while. A table in use, or waited for, has another reference
    /// to its slot and is kept.
    pub(crate) fn forget_idle(&self) {
        let mut tables = self.0.tables.lock().expect("table cache mutex is not poisoned");
        tables.retain(|_, cached| {
            let is_held = Arc::strong_count(&cached.slot) > 1;
            // Places of missing or failed tables are dropped at once.
            let is_empty = cached.slot.try_lock().is_ok_and(|slot| slot.is_none());
            is_held || !(is_empty || cached.used.elapsed() >= IDLE)
        });
        self.0.store.retain_tables(|table| tables.contains_key(&table));
        metrics::gauge!("kajiba_tables_loaded").set(tables.len() as f64);
    }

    /// Notes that a person looks at a table.
    pub(crate) fn note_look(&self, id: TableId, who: Who) {
        if who.person.is_none() && who.bearer.is_none() {
            return;
        }
        let mut tables = self.0.tables.lock().expect("table cache mutex is not poisoned");
        if let Some(cached) = tables.get_mut(&id) {
            cached.looked = Some(Instant::now());
        }
    }

    /// Whether a person has looked at a table lately.
    pub(crate) fn is_watched(&self, id: TableId) -> bool {
        let tables = self.0.tables.lock().expect("table cache mutex is not poisoned");
        let looked = tables.get(&id).and_then(|cached| cached.looked);
        looked.is_some_and(|looked| looked.elapsed() < WATCHED)
    }

    /// How many games like the one at this table a person had finished when they first looked at it. It is kept with the
    /// table, so that a page can ask for it every time it is drawn.
    ///
    /// # Errors
    /// The database does not answer.
    pub(crate) async fn n_played_before(
        &self,
        person: PersonId,
        id: TableId,
        game: &str,
    ) -> Result<u64, Refusal> {
        let known = |tables: &HashMap<TableId, CachedTable>| tables.get(&id)?.n_played.get(&person).copied();
        if let Some(n_played) = known(&self.0.tables.lock().expect("table cache mutex is not poisoned")) {
            return Ok(n_played);
        }
        let n_played = self.0.store.n_over(person, game).await?;
        let mut tables = self.0.tables.lock().expect("table cache mutex is not poisoned");
        if let Some(cached) = tables.get_mut(&id) {
            cached.n_played.insert(person, n_played);
        }
        Ok(n_played)
    }

    /// The slot of a table. Slots are handed out only here, under the lock that [`Host::forget_idle`] takes.
    fn slot(&self, id: TableId) -> Arc<Mutex<Option<Table>>> {
        let mut tables = self.0.tables.lock().expect("table cache mutex is not poisoned");
        let new = || CachedTable {
            slot: Arc::default(),
            used: Instant::now(),
            looked: None,
            n_played: HashMap::new(),
        };
        let cached = tables.entry(id).or_insert_with(new);
        cached.used = Instant::now();
        let slot = cached.slot.clone();
        metrics::gauge!("kajiba_tables_loaded").set(tables.len() as f64);
        slot
    }

    /// Locks the slot of a table, and loads the table if it exists.
    pub(crate) async fn loaded(&self, id: TableId) -> Result<Slot, Refusal> {
        for _ in 0..ATTEMPTS_MAX {
            let mut slot = self.slot(id).lock_owned().await;
            let before = slot.take();
            if let Some(table) = before.as_ref()
                && self.is_current(table).await?
            {
                *slot = before;
                return Ok(slot);
            }
            match read_table(&self.0.store, &self.0.settings.games, id, before).await? {
                Loaded::Missing => return Ok(slot),
                Loaded::AsStored(table) => {
                    *slot = Some(table);
                    return Ok(slot);
                }
                Loaded::Broken(table, fault) => {
                    let mut draft = Draft::of(&table, self.now_ms());
                    draft.set_aside(&fault);
                    *slot = Some(table);
                    self.store_draft(slot, draft).await?;
                }
                Loaded::Mended(table) => {
                    let mut draft = Draft::of(&table, self.now_ms());
                    draft.mend(self.0.settings.entries_max);
                    *slot = Some(table);
                    self.store_draft(slot, draft).await?;
                }
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Whether a table is still as stored, as far as this node has heard.
    async fn is_current(&self, table: &Table) -> Result<bool, Refusal> {
        let changed = Changed { table: table.row.id, version: table.row.version };
        Ok(self.0.store.is_current(changed).await?)
    }

    /// A refusal that holds. If another node has changed the table meanwhile, it is void and the table is dropped: notices
    /// arrive a moment late, and nobody is refused for that.
    async fn upheld(&self, mut slot: Slot, refusal: Refusal) -> Result<Option<Refusal>, Refusal> {
        let Some(table) = slot.as_ref().filter(|_| self.0.store.is_shared()) else {
            return Ok(Some(refusal));
        };
        if self.0.store.version(table.row.id).await? == Some(table.row.version) {
            return Ok(Some(refusal));
        }
        *slot = None;
        Ok(None)
    }

    /// Stores a draft and puts it into the cache. Runs in its own task, so that it completes even if the
    /// caller goes away.
    async fn store_draft(&self, mut slot: Slot, draft: Draft) -> Result<Stored, Refusal> {
        let pass = self.0.commit_permits.clone().acquire_owned().await.map_err(|_| Refusal::Unavailable)?;
        let was_over = slot.as_ref().is_some_and(|table| table.row.phase == Phase::Over);
        let Finished { change, is_step, newcomers, campaign, table } = draft.finish(slot.as_ref());
        let changed = Changed { table: change.row.id, version: change.row.version };
        let turns =
            if self.0.turns.is_some() { webhook::new_turns(slot.as_ref(), &table) } else { Vec::new() };
        let ended = table.body.campaign.filter(|_| table.row.phase == Phase::Over && !was_over);
        let host = self.clone();
        let task = tokio::spawn(async move {
            let has_work = change.row.has_work;
            let begun = Instant::now();
            let result = match campaign {
                Some(campaign) => host.0.store.commit_attempt(change, newcomers, campaign).await,
                None if is_step && newcomers.is_empty() => host.0.store.commit_step(change).await,
                None => host.0.store.commit_with(change, newcomers).await,
            };
            metrics::histogram!("kajiba_commit_seconds").record(begun.elapsed());
            // After a failure the stored state is unknown, so it is read again.
            *slot = result.is_ok().then_some(table);
            drop(slot);
            if result.is_ok() {
                // An error means that nobody is subscribed.
                let _ = host.0.changes.send(changed);
                webhook::enqueue(&host, turns);
                if has_work {
                    host.drive(changed.table);
                }
                if let Some(campaign) = ended {
                    host.settle_at_end(campaign).await;
                }
            }
            drop(pass);
            result
        });
        match task.await {
            Ok(Ok(())) => Ok(Stored::Done),
            Ok(Err(StoreError::Conflict)) => Ok(Stored::Conflict),
            // A person who was to join the table has been deleted.
            Ok(Err(StoreError::NoPerson)) => Err(Refusal::Unknown),
            Ok(Err(error)) => Err(error.into()),
            // The program is coming to its end.
            Err(_) => Err(Refusal::Unavailable),
        }
    }
}

#[cfg(test)]
mod tests {
    use store::{Change, Store};
    use tabletop::Seat;

    use super::*;
    use crate::{
        game_view::ActionHash,
        host::{Settings, Who},
        play::{Decision, copies},
        seats::{NewSeat, NewTable},
    };

    async fn house() -> (Host, Who, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("kajiba.db")).await.unwrap();
        let host = Host::start(store, Settings::default()).await.unwrap();
        let (who, _) = host.new_person().await.unwrap();
        host.set_name(who, "Aki").await.unwrap();
        (host, who, folder)
    }

    async fn begun(host: &Host, who: Who) -> TableId {
        let guest = NewSeat::Guest { name: "Bo".to_owned(), pin: None };
        let new = NewTable::new("katana", vec![NewSeat::ME, guest]);
        let table = host.create_table(who, new).await.unwrap();
        host.start_table(who, table).await.unwrap();
        table
    }

    #[tokio::test]
    async fn a_table_whose_rules_panic_is_set_aside_and_the_others_go_on() {
        let (host, who, _folder) = house().await;
        let (bad, good) = (begun(&host, who).await, begun(&host, who).await);
        let broken = host.change(bad, |draft| -> Result<(), Refusal> {
            draft.body.spectators = false;
            panic!("a rule does not hold")
        });
        assert!(matches!(broken.await, Err(Refusal::Broken)));
        let after = |table: &Table| Ok((table.row.phase, table.body.spectators, table.body.fault.is_some()));
        assert_eq!(host.read(bad, after).await.unwrap(), (Phase::Broken, true, true));
        assert_eq!(host.read(good, after).await.unwrap(), (Phase::Playing, true, false));
        assert!(matches!(host.undo(who, bad, Seat(0)).await, Err(Refusal::Broken)));
    }

    #[tokio::test]
    async fn a_page_that_panics_leaves_the_table_alone() {
        let (host, who, _folder) = house().await;
        let table = begun(&host, who).await;
        let page = host.read(table, |_| -> Result<(), Refusal> { panic!("a page cannot be made") });
        assert!(matches!(page.await, Err(Refusal::Broken)));
        assert_eq!(host.read(table, |table| Ok(table.row.phase)).await.unwrap(), Phase::Playing);
    }

    #[tokio::test]
    async fn a_change_that_came_too_late_is_made_again_on_what_is_stored() {
        let (host, who, _folder) = house().await;
        let id = begun(&host, who).await;
        let mut row = host.0.store.table(id).await.unwrap().unwrap();
        row.version += 1;
        row.is_listed = true;
        let version = row.version;
        host.0.store.commit(Change { row, entries: vec![], lines: vec![] }).await.unwrap();
        let mut n_calls = 0;
        let changed = host.change(id, |draft| {
            n_calls += 1;
            draft.body.spectators = false;
            Ok(())
        });
        changed.await.unwrap();
        assert_eq!(n_calls, 2);
        let after =
            host.read(id, |table| Ok((table.row.version, table.row.is_listed, table.body.spectators)));
        assert_eq!(after.await.unwrap(), (version + 1, true, false));
    }

    #[tokio::test]
    async fn chat_does_not_copy_the_game_and_a_decision_copies_it_once() {
        let (host, who, _folder) = house().await;
        let id = begun(&host, who).await;
        copies::take();
        host.say(who, id, "Good luck!").await.unwrap();
        assert_eq!(copies::take(), 0);
        let view = host.view(who, id, None).await.unwrap();
        let seat = view.looking.unwrap();
        let game = view.game_view.unwrap();
        let decision = Decision {
            version: game.version(),
            question: game.question().to_owned(),
            actions: vec![game.choices()[0].hash.clone()],
            routine: tabletop::Routine::Nothing,
        };
        assert_eq!(host.decide(who, id, seat, &decision).await.unwrap().n_taken, 1);
        assert_eq!(copies::take(), 1);
    }

    #[tokio::test]
    async fn a_list_whose_second_action_is_refused_changes_nothing() {
        let (host, who, _folder) = house().await;
        let id = begun(&host, who).await;
        let view = host.view(who, id, None).await.unwrap();
        let (seat, game) = (view.looking.unwrap(), view.game_view.unwrap());
        let unknown = ActionHash("0000000000000000".to_owned());
        let decision = Decision {
            version: game.version(),
            question: game.question().to_owned(),
            actions: vec![game.choices()[0].hash.clone(), unknown],
            routine: tabletop::Routine::Nothing,
        };
        assert!(host.decide(who, id, seat, &decision).await.is_err());
        let after = |table: &Table| Ok((table.row.version, table.play.as_ref().unwrap().version()));
        assert_eq!(host.read(id, after).await.unwrap(), (view.version, game.version()));
    }

    #[tokio::test]
    async fn what_changes_nothing_is_not_stored() {
        let (host, who, _folder) = house().await;
        let id = begun(&host, who).await;
        let version = || host.read(id, |table| Ok(table.row.version));
        let before = version().await.unwrap();
        host.change(id, |_| Ok(())).await.unwrap();
        assert_eq!(version().await.unwrap(), before);
    }

    #[tokio::test]
    async fn a_place_in_use_is_not_forgotten_and_an_empty_one_is() {
        let (host, who, _folder) = house().await;
        let (id, unknown) = (begun(&host, who).await, TableId(7));
        assert!(matches!(host.read(unknown, |_| Ok(())).await, Err(Refusal::NotFound)));
        let is_known = |id| host.0.tables.lock().unwrap().contains_key(&id);
        let held = host.slot(unknown).lock_owned().await;
        host.forget_idle();
        assert!(is_known(unknown) && is_known(id));
        drop(held);
        host.forget_idle();
        assert!(!is_known(unknown) && is_known(id));
    }

    #[tokio::test]
    async fn a_game_that_verifies_again_goes_on() {
        let (host, who, _folder) = house().await;
        let id = begun(&host, who).await;
        host.break_table(id, "the game cannot be taken up: it was of a later version").await;
        assert_eq!(host.0.store.table(id).await.unwrap().unwrap().phase, Phase::Broken);
        host.forget(id).await;
        let after = host.read(id, |table| Ok((table.row.phase, table.body.asked.is_empty()))).await.unwrap();
        assert_eq!(after, (Phase::Playing, false));
        assert_eq!(host.0.store.table(id).await.unwrap().unwrap().phase, Phase::Playing);
    }
}
