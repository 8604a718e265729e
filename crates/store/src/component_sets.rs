//! Changing and finding component sets.

use crate::{
    ComponentSetId, ComponentSetRow, PersonId, Result, Store, StoreError,
    change::stored,
    people::without_person,
    sql::{Connection, Query, query},
    writer::Write,
};

impl Store {
    /// Adds a component set, or changes it, if nobody was faster.
    ///
    /// # Errors
    /// [`StoreError::Conflict`]; [`StoreError::NoPerson`] where its owner is gone; [`StoreError::TooMany`] where a new one
    /// would be more than `n_max` of its owner.
    pub async fn save_component_set(&self, set: ComponentSetRow, n_max: u64) -> Result<()> {
        self.write(Write::SaveComponentSet(set, n_max)).await.map(drop)
    }

    /// Deletes a component set. Tables that were made with it keep what they need of it.
    ///
    /// # Errors
    /// The database fails.
    pub async fn delete_component_set(&self, id: ComponentSetId) -> Result<()> {
        self.write(Write::DeleteComponentSet(id)).await.map(drop)
    }

    /// Gives all component sets of a person to another one, who is the same.
    ///
    /// # Errors
    /// [`StoreError::NoPerson`] where the other one is gone.
    pub async fn move_component_sets(&self, from: PersonId, to: PersonId) -> Result<()> {
        self.write(Write::MoveComponentSets(from, to)).await.map(drop)
    }

    /// A component set.
    ///
    /// # Errors
    /// The database fails.
    pub async fn component_set(&self, id: ComponentSetId) -> Result<Option<ComponentSetRow>> {
        self.find(query("SELECT * FROM component_set WHERE id = $1").bind(id.to_string())).await
    }

    /// A person's component sets, the last changed first.
    ///
    /// # Errors
    /// The database fails.
    pub async fn component_sets_of(&self, owner: PersonId) -> Result<Vec<ComponentSetRow>> {
        let select = query("SELECT * FROM component_set WHERE owner = $1 ORDER BY updated_ms DESC, id");
        self.find_all(select.bind(owner.to_string())).await
    }
}

/// Adds a component set if its owner has fewer than `n_max`, or changes it if it is of the version before.
pub(crate) async fn save(connection: &mut Connection<'_>, set: &ComponentSetRow, n_max: u64) -> Result<()> {
    let write = if set.version == 1 {
        let select = query("SELECT COUNT(*) AS n FROM component_set WHERE owner = $1");
        let counted = select.bind(set.owner.to_string()).fetch_optional(connection).await?;
        let n: i64 = counted.map(|row| row.value("n")).transpose()?.unwrap_or(0);
        if !(n.unsigned_abs() < n_max) {
            return Err(StoreError::TooMany);
        }
        let insert = "INSERT INTO component_set (id, version, owner, game, name, body, created_ms, updated_ms) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING";
        bind(insert, set)?
    } else {
        let version_before = stored(set.version.checked_sub(1).ok_or(StoreError::Gap)?)?;
        let update = "UPDATE component_set SET version = $2, owner = $3, game = $4, name = $5, body = $6, \
             created_ms = $7, updated_ms = $8 WHERE id = $1 AND version = $9";
        bind(update, set)?.bind(version_before)
    };
    let n_written = write.execute(connection).await.map_err(without_person)?;
    if n_written == 1 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// A component set's columns, as `$1` to `$8`.
fn bind<'q>(sql: &'static str, set: &'q ComponentSetRow) -> Result<Query<'q>> {
    Ok(query(sql)
        .bind(set.id.to_string())
        .bind(stored(set.version)?)
        .bind(set.owner.to_string())
        .bind(&set.game)
        .bind(&set.name)
        .bind(&set.body)
        .bind(set.created_ms)
        .bind(set.updated_ms))
}

/// Deletes a component set.
pub(crate) async fn delete(connection: &mut Connection<'_>, id: ComponentSetId) -> Result<()> {
    query("DELETE FROM component_set WHERE id = $1").bind(id.to_string()).execute(connection).await?;
    Ok(())
}

/// Gives a person's component sets to another one. Whoever changes one of them meanwhile must read it again.
pub(crate) async fn hand_over(connection: &mut Connection<'_>, from: PersonId, to: PersonId) -> Result<()> {
    let update = query("UPDATE component_set SET owner = $2, version = version + 1 WHERE owner = $1");
    let done = update.bind(from.to_string()).bind(to.to_string()).execute(connection).await;
    done.map(drop).map_err(without_person)
}
