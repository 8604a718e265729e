//! People: browser identities, names, passphrases, recovery links, and deletion.

mod attempts;
mod browser;
mod forget;
mod passphrase;
mod recovery;
mod text;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use store::{Ms, PersonId, PersonRow, Secret, StoreError};

pub(crate) use self::attempts::SignInAttempts;
pub use self::passphrase::{Caller, Credentials, new_browser};
pub(crate) use self::text::cleaned;
use crate::{
    host::{Host, Who},
    limits::NAME_CHARS_MAX,
    refusal::{Refusal, Why},
};

/// How often a change of a person or session is retried after a conflict with another node.
const TRIES_MAX: usize = 16;

/// A person as they see themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The name to show; empty until they choose one.
    pub name: String,
    /// The code of the language they chose.
    pub lang: Option<String>,
    /// Their login, if they have a passphrase.
    pub login: Option<String>,
    /// Whether a recovery link is valid.
    pub has_recovery: bool,
    /// The webhook address for "your turn".
    pub webhook: Option<String>,
    /// When they were first seen.
    pub created_ms: Ms,
}

/// What is stored of a person besides the searchable columns. A new field needs a default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct PersonBody {
    /// The name to show; empty until they choose one.
    pub(crate) name: String,
    /// The code of the language they chose.
    pub(crate) lang: Option<String>,
    /// The webhook address for "your turn".
    pub(crate) webhook: Option<String>,
    /// Whom they have muted.
    pub(crate) muted: BTreeSet<PersonId>,
    /// The lessons that they have played to the end, as `game/lesson`.
    pub(crate) lessons: BTreeSet<String>,
    /// The hashes of browsers that have given the passphrase, the last one last.
    pub(crate) browsers: Vec<String>,
}

impl Host {
    /// Creates an identity for a browser; the secret is for its cookie.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn new_person(&self) -> Result<(Who, Secret), Refusal> {
        let id = PersonId(random_bits());
        let row = PersonRow {
            id,
            login: None,
            passphrase: None,
            recovery: None,
            body: written(&PersonBody::default()),
            created_ms: self.now_ms(),
        };
        let secret = Secret(random_bits());
        self.0.store.create_person(row, self.new_session(id, &secret)).await?;
        Ok((Who { person: Some(id), session: Some(secret.hash()), bearer: None }, secret))
    }

    /// The visitor's own data.
    ///
    /// # Errors
    /// The browser has no identity.
    pub async fn person(&self, who: Who) -> Result<Person, Refusal> {
        let row = self.person_row(who).await?;
        let body = read(&row)?;
        Ok(Person {
            name: body.name,
            lang: body.lang,
            login: row.login,
            has_recovery: row.recovery.is_some(),
            webhook: body.webhook,
            created_ms: row.created_ms,
        })
    }

    /// Sets the visitor's name.
    ///
    /// # Errors
    /// The browser has no identity, or the name is empty, too long, or cannot be shown.
    pub async fn set_name(&self, who: Who, name: &str) -> Result<(), Refusal> {
        let name = clean_name(name)?;
        self.change_person(who, |body| body.name.clone_from(&name)).await
    }

    /// Sets the visitor's language.
    ///
    /// # Errors
    /// The browser has no identity, or this is not a language code.
    pub async fn set_lang(&self, who: Who, code: &str) -> Result<(), Refusal> {
        let is_code = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if !((2..=12).contains(&code.len()) && code.bytes().all(is_code)) {
            return Err(Refusal::Bad { field: "lang", why: Why::NotAnOption });
        }
        self.change_person(who, |body| body.lang = Some(code.to_owned())).await
    }

    /// The stored body of a person; nothing if they were deleted.
    ///
    /// # Errors
    /// The database does not answer.
    pub(crate) async fn person_body(&self, person: PersonId) -> Result<Option<PersonBody>, Refusal> {
        self.0.store.person(person).await?.as_ref().map(read).transpose()
    }

    /// Changes the visitor's stored body.
    ///
    /// # Errors
    /// The browser has no identity.
    pub(crate) async fn change_person(
        &self,
        who: Who,
        change: impl Fn(&mut PersonBody),
    ) -> Result<(), Refusal> {
        self.change_person_row(who, |row| {
            let mut body = read(row)?;
            change(&mut body);
            row.body = written(&body);
            Ok(())
        })
        .await
    }

    async fn change_person_row(
        &self,
        who: Who,
        change: impl Fn(&mut PersonRow) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        let _writing = self.0.people_lock.lock().await;
        for _ in 0..TRIES_MAX {
            let before = self.person_row(who).await?;
            let mut after = before.clone();
            change(&mut after)?;
            match self.0.store.change_person(before, after).await {
                Ok(()) => return Ok(()),
                // Another node was faster.
                Err(StoreError::Conflict) => {}
                Err(StoreError::LoginTaken) => {
                    return Err(Refusal::Bad { field: "login", why: Why::NameTaken });
                }
                Err(StoreError::NoPerson) => return Err(Refusal::Unknown),
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refusal::Unavailable)
    }

    async fn person_row(&self, who: Who) -> Result<PersonRow, Refusal> {
        let person = who.person.ok_or(Refusal::Unknown)?;
        self.0.store.person(person).await?.ok_or(Refusal::Unknown)
    }
}

/// Checks and trims a name.
///
/// # Errors
/// It is empty, too long, or cannot be shown.
pub(crate) fn clean_name(name: &str) -> Result<String, Refusal> {
    cleaned("name", name, 1..=NAME_CHARS_MAX)
}

/// 128 random bits, for an id or a secret.
pub(crate) fn random_bits() -> u128 {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system provides random numbers");
    u128::from_be_bytes(bytes)
}

fn read(row: &PersonRow) -> Result<PersonBody, Refusal> {
    serde_json::from_str(&row.body).map_err(|error| {
        tracing::error!(person = %row.id, %error, "person could not be parsed");
        Refusal::Unavailable
    })
}

fn written(body: &PersonBody) -> String {
    serde_json::to_string(body).expect("person bodies are plain data")
}
