//! Recovery links: a secret that signs in, for people without a passphrase or on another device.

use store::{PersonId, Secret};

use super::{forget::is_loose, random_bits, read};
use crate::{
    host::{Host, Who},
    refusal::Refusal,
};

impl Host {
    /// Creates a recovery link; an old one becomes void.
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

    /// Revokes the recovery link.
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

    /// The name of a recovery link's person, without using the link.
    ///
    /// # Errors
    /// The link is void.
    pub async fn recovery(&self, link: &Secret) -> Result<String, Refusal> {
        let row = self.0.store.person_of_recovery(link.hash()).await?.ok_or(Refusal::NotFound)?;
        Ok(read(&row)?.name)
    }

    /// Signs in with a recovery link, which is void from then on. Merges this browser's identity if wanted, as
    /// [`Host::sign_in`] does.
    ///
    /// # Errors
    /// The link is void.
    pub async fn recover(&self, who: Who, link: &Secret, comes_along: bool) -> Result<Secret, Refusal> {
        let row = self.0.store.person_of_recovery(link.hash()).await?.ok_or(Refusal::NotFound)?;
        let own = Who { person: Some(row.id), session: None, bearer: None };
        // First, so that a failure leaves the person their way in.
        let secret = self.become_person(who, row.id, comes_along).await?;
        let used = self.change_person_row(own, |row| {
            if !(row.recovery == Some(link.hash())) {
                return Err(Refusal::NotFound);
            }
            row.recovery = None;
            Ok(())
        });
        if let Err(refusal) = used.await {
            // Another browser was faster.
            self.0.store.delete_session(secret.hash()).await?;
            return Err(refusal);
        }
        Ok(secret)
    }

    /// Makes this browser that of `person`, who has proved their identity. If wanted, an anonymous identity
    /// is merged into theirs; any other is left as it is.
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
