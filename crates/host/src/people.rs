//! People: identities of browsers, names, passphrases, recovery links, and forgetting.

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
pub(crate) use self::text::cleaned;
use crate::{
    host::{Host, Who},
    limits::NAME_CHARS_MAX,
    refusal::{Refusal, Why},
};

/// How often a change of a person or a browser is tried again when another node was faster.
const TRIES_MAX: usize = 16;

/// A person as they see themselves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The name that they show; empty until they choose one.
    pub name: String,
    /// The language that they chose, by its code.
    pub lang: Option<String>,
    /// The name that they sign in with, if they have a passphrase.
    pub login: Option<String>,
    /// Whether a recovery link is valid.
    pub has_recovery: bool,
    /// Where "your turn" is sent.
    pub webhook: Option<String>,
    /// When they first came.
    pub created_ms: Ms,
}

/// What is stored of a person beside what is searched for. A field that is added needs a default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct PersonBody {
    /// The name that they show; empty until they choose one.
    pub(crate) name: String,
    /// The language that they chose, by its code.
    pub(crate) lang: Option<String>,
    /// Where "your turn" is sent.
    pub(crate) webhook: Option<String>,
    /// Whom they do not want to hear.
    pub(crate) muted: BTreeSet<PersonId>,
}

impl Host {
    /// Gives a browser without an identity one; the secret is for its cookie.
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

    /// The visitor themselves.
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

    /// Sets the name that they show from now on.
    ///
    /// # Errors
    /// The browser has no identity, or it is no name: empty, too long, or not to be shown.
    pub async fn set_name(&self, who: Who, name: &str) -> Result<(), Refusal> {
        let name = clean_name(name)?;
        self.change_person(who, |body| body.name.clone_from(&name)).await
    }

    /// Sets the language that they read.
    ///
    /// # Errors
    /// The browser has no identity, or it is no code of a language.
    pub async fn set_lang(&self, who: Who, code: &str) -> Result<(), Refusal> {
        let is_code = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        if !((2..=12).contains(&code.len()) && code.bytes().all(is_code)) {
            return Err(Refusal::Bad { field: "lang", why: Why::NotAnOption });
        }
        self.change_person(who, |body| body.lang = Some(code.to_owned())).await
    }

    /// What is stored of a person; nothing where they are gone.
    ///
    /// # Errors
    /// The database does not answer.
    pub(crate) async fn person_body(&self, person: PersonId) -> Result<Option<PersonBody>, Refusal> {
        self.0.store.person(person).await?.as_ref().map(read).transpose()
    }

    /// Changes what is stored of the visitor.
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

/// A name that can be shown.
///
/// # Errors
/// It is empty, too long, or cannot be shown.
pub(crate) fn clean_name(name: &str) -> Result<String, Refusal> {
    cleaned("name", name, 1..=NAME_CHARS_MAX)
}

/// 128 bits that nobody can guess: an id or a secret.
pub(crate) fn random_bits() -> u128 {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system gives random bits");
    u128::from_be_bytes(bytes)
}

fn read(row: &PersonRow) -> Result<PersonBody, Refusal> {
    serde_json::from_str(&row.body).map_err(|error| {
        tracing::error!(person = %row.id, %error, "what is stored of a person cannot be read");
        Refusal::Unavailable
    })
}

fn written(body: &PersonBody) -> String {
    serde_json::to_string(body).expect("what is stored of a person is plain data")
}
