//! Who may not use the server. Every request asks, so the bans are in memory.

use std::{
    collections::HashSet,
    net::{IpAddr, Ipv6Addr},
    sync::RwLock,
};

use store::{BanRow, Ms, PersonId, Store};

use crate::{host::Host, refusal::Refusal};

/// The banned subjects, as the database has them.
#[derive(Default)]
pub(crate) struct Bans(RwLock<HashSet<String>>);

impl Bans {
    /// All of the database.
    ///
    /// # Errors
    /// The database does not answer.
    pub(crate) async fn load(store: &Store) -> Result<Self, Refusal> {
        let bans = Self::default();
        bans.reload(store).await?;
        Ok(bans)
    }

    async fn reload(&self, store: &Store) -> Result<(), Refusal> {
        let subjects = store.bans().await?.into_iter().map(|ban| ban.subject).collect();
        *self.0.write().expect("ban lock is not poisoned") = subjects;
        Ok(())
    }

    fn has(&self, subject: impl FnOnce() -> String) -> bool {
        let subjects = self.0.read().expect("ban lock is not poisoned");
        !subjects.is_empty() && subjects.contains(&subject())
    }
}

impl Host {
    /// Whether a person is banned.
    #[must_use]
    pub fn is_person_banned(&self, person: PersonId) -> bool {
        self.0.bans.has(|| format!("person:{person}"))
    }

    /// Whether an address is banned.
    #[must_use]
    pub fn is_address_banned(&self, address: IpAddr) -> bool {
        self.0.bans.has(|| subject_of(address))
    }

    /// All bans, the newest first: whom, and since when.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn bans(&self) -> Result<Vec<(String, Ms)>, Refusal> {
        Ok(self.0.store.bans().await?.into_iter().map(|ban| (ban.subject, ban.created_ms)).collect())
    }

    pub(super) async fn set_ban(&self, subject: &str, is_banned: bool) -> Result<(), Refusal> {
        let ban = BanRow { subject: subject.to_owned(), created_ms: self.now_ms() };
        self.0.store.set_ban(ban, is_banned).await?;
        self.reload_bans().await
    }

    /// Reads what other nodes have banned.
    pub(crate) async fn reload_bans(&self) -> Result<(), Refusal> {
        self.0.bans.reload(&self.0.store).await
    }
}

/// An address as bans are stored: a household has one IPv4 address, but 2⁶⁴ IPv6 addresses.
pub(super) fn subject_of(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => format!("address:{address}"),
        IpAddr::V6(address) => {
            let network = Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX));
            format!("address:{network}/64")
        }
    }
}
