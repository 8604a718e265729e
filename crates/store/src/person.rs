//! What is stored of a person.

use crate::{Ms, PersonId, SecretHash};

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// The id.
    pub id: PersonId,
    /// The name to sign in with, folded so that no two look alike.
    pub login: Option<String>,
    /// The passphrase, hashed.
    pub passphrase: Option<String>,
    /// The hash of the recovery link.
    pub recovery: Option<SecretHash>,
    /// Everything else.
    pub body: String,
    /// When they first came.
    pub created_ms: Ms,
}

/// A browser that is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionRow {
    /// The hash of what is in its cookie.
    pub token: SecretHash,
    /// Whose it is.
    pub person: PersonId,
    /// Everything else.
    pub body: String,
    /// When it was made.
    pub created_ms: Ms,
    /// When it was last used, to the day.
    pub seen_ms: Ms,
}
