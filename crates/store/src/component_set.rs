//! What is stored of a component set.

use crate::{ComponentSetId, Ms, PersonId};

/// A component set as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComponentSetRow {
    /// Its id.
    pub id: ComponentSetId,
    /// Rises by one with every change. Version 1 makes a new set.
    pub version: u64,
    /// Whose it is.
    pub owner: PersonId,
    /// The game's id.
    pub game: String,
    /// What its owner calls it.
    pub name: String,
    /// Its component file, whether it is complete or not.
    pub body: String,
    /// When it was begun.
    pub created_ms: Ms,
    /// When it was last changed.
    pub updated_ms: Ms,
}
