//! Recovery links: a secret that signs in, for who has no passphrase or another device.

use store::{PersonId, Secret};

use super::{forget::is_loose, random_bits, read};
use crate::{
    host::{Host, Who},
    refusal::Refusal,
};

impl Host {
    /// A new recovery link; the old one is void.
    ///
    /// # Errors
    /// The browser has no identity.
    pub async fn issue_recovery(&self, who: Who) -> Result<Secret, Refusal> {
        let secret = Secret(random_bits());
        self.change_person_row(who, |row| {
            row.recovery = Some(secret.hash());
            Ok(())
        })
        .await?;
        Ok(secret)
    }

    /// Makes the recovery link void.
    ///
    /// # Errors
    /// The browser has no identity.
    pub async fn revoke_recovery(&self, who: Who) -> Result<(), Refusal> {
        self.change_person_row(who, |row| {
            row.recovery = None;
            Ok(())
        })
        .await
    }

    /// The name of whom a recovery link is for; changes nothing.
    ///
    /// # Errors
    /// The link is void.
    pub async fn recovery(&self, link: &Secret) -> Result<String, Refusal> {
        let row = self.0.store.person_of_recovery(link.hash()).await?.ok_or(Refusal::NotFound)?;
        Ok(read(&row)?.name)
    }

    /// Signs in by a recovery link, which stays valid. As for [`Host::sign_in`], what this browser has comes along if
    /// that is wanted.
    ///
    /// # Errors
    /// The link is void.
    pub async fn recover(&self, who: Who, link: &Secret, comes_along: bool) -> Result<Secret, Refusal> {
        let row = self.0.store.person_of_recovery(link.hash()).await?.ok_or(Refusal::NotFound)?;
        self.become_person(who, row.id, comes_along).await
    }

    /// Makes this browser that of `person`, who has shown that they are it. An identity that cannot be signed in to
    /// again goes over into the person if that is wanted; otherwise, and any other one, it is left as it is.
    pub(super) async fn become_person(
        &self,
        who: Who,
        person: PersonId,
        comes_along: bool,
    ) -> Result<Secret, Refusal> {
        let old = match who.person {
            Some(old) if old != person => self.0.store.person(old).await?,
            Some(_) | None => None,
        };
        if let Some(old) = old.filter(|old| comes_along && is_loose(old)) {
            self.merge(who, old, person).await?;
        }
        self.rotate(who, person).await
    }
}
