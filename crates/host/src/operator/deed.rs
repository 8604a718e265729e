//! What an operator can order, as words: the page, the command line and the log use the same.

use std::net::IpAddr;

use store::{PersonId, TableId};

use super::ban::subject_of;
use crate::refusal::{Refusal, Why};

/// An order of an operator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Nobody plays at the table any more; its record stays.
    CloseTable(TableId),
    /// The table, its game and its talk are deleted.
    DeleteTable(TableId),
    /// All links and tokens of the table's seats are void.
    RotateTable(TableId),
    /// The person is deleted, as they could do themselves.
    DeletePerson(PersonId),
    /// The person is signed out everywhere; their recovery link and tokens are void.
    RotatePerson(PersonId),
    /// A person or an address may not use the server.
    Ban(String),
    /// They may again.
    Unban(String),
    /// Tables without a decision for so many days are archived.
    Archive(u32),
    /// Finished, closed and archived tables are deleted so many days after their last change.
    Prune(u32),
}

impl Deed {
    /// The names of all deeds.
    pub const NAMES: [&str; 9] = [
        "close-table",
        "delete-table",
        "rotate-table",
        "delete-person",
        "rotate-person",
        "ban",
        "unban",
        "archive",
        "prune",
    ];

    /// Reads a deed by its name and what it is done to: the id of a table or a person, an address, or days.
    ///
    /// # Errors
    /// There is no such deed, or it cannot be done to that.
    pub fn read(name: &str, subject: &str) -> Result<Self, Refusal> {
        let subject = subject.trim();
        let wrong = || Refusal::Bad { field: "subject", why: Why::NotAnOption };
        let table = || subject.parse::<TableId>().map_err(|_| wrong());
        let person = || subject.parse::<PersonId>().map_err(|_| wrong());
        let days = || match subject.parse::<u32>() {
            Ok(days) if (1..=36_500).contains(&days) => Ok(days),
            Ok(_) | Err(_) => Err(Refusal::Bad { field: "subject", why: Why::OutOfRange }),
        };
        Ok(match name {
            "close-table" => Self::CloseTable(table()?),
            "delete-table" => Self::DeleteTable(table()?),
            "rotate-table" => Self::RotateTable(table()?),
            "delete-person" => Self::DeletePerson(person()?),
            "rotate-person" => Self::RotatePerson(person()?),
            "ban" => Self::Ban(banned(subject).ok_or_else(wrong)?),
            "unban" => Self::Unban(banned(subject).ok_or_else(wrong)?),
            "archive" => Self::Archive(days()?),
            "prune" => Self::Prune(days()?),
            _ => return Err(Refusal::Bad { field: "deed", why: Why::NotAnOption }),
        })
    }

    /// Whether it cannot be undone.
    #[must_use]
    pub fn is_final(&self) -> bool {
        Self::is_final_name(self.written().0)
    }

    /// Whether the deed with this name cannot be undone.
    #[must_use]
    pub fn is_final_name(name: &str) -> bool {
        ["delete-table", "delete-person", "prune"].contains(&name)
    }

    /// Its name and what it is done to, as the log has them.
    pub(super) fn written(&self) -> (&'static str, String) {
        match self {
            Self::CloseTable(table) => ("close-table", table.to_string()),
            Self::DeleteTable(table) => ("delete-table", table.to_string()),
            Self::RotateTable(table) => ("rotate-table", table.to_string()),
            Self::DeletePerson(person) => ("delete-person", person.to_string()),
            Self::RotatePerson(person) => ("rotate-person", person.to_string()),
            Self::Ban(subject) => ("ban", subject.clone()),
            Self::Unban(subject) => ("unban", subject.clone()),
            Self::Archive(days) => ("archive", days.to_string()),
            Self::Prune(days) => ("prune", days.to_string()),
        }
    }
}

/// An address or the id of a person, as bans are stored; those are read as well.
fn banned(text: &str) -> Option<String> {
    if let Ok(address) = text.strip_prefix("address:").unwrap_or(text).parse::<IpAddr>() {
        return Some(subject_of(address));
    }
    if let Some((network, "64")) = text.strip_prefix("address:").unwrap_or(text).split_once('/') {
        return network.parse::<IpAddr>().ok().filter(IpAddr::is_ipv6).map(subject_of);
    }
    let person = text.strip_prefix("person:").unwrap_or(text).parse::<PersonId>().ok()?;
    Some(format!("person:{person}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deed_is_read_as_the_log_writes_it() {
        let id = PersonId(7).to_string();
        for name in Deed::NAMES {
            let subject = if ["archive", "prune"].contains(&name) { "30" } else { &id };
            let deed = Deed::read(name, subject).unwrap();
            let (written, subject) = deed.written();
            assert_eq!((written, Deed::read(written, &subject).unwrap()), (name, deed));
        }
        for (name, subject) in
            [("ban", "Ann"), ("ban", "2001:db8::/32"), ("prune", "0"), ("close-table", "7")]
        {
            assert!(
                matches!(Deed::read(name, subject), Err(Refusal::Bad { field: "subject", .. })),
                "{name}"
            );
        }
        assert!(matches!(Deed::read("dance", &id), Err(Refusal::Bad { field: "deed", .. })));
    }

    #[test]
    fn an_ipv6_address_is_banned_with_its_network() {
        let deed = |text| Deed::read("ban", text).unwrap();
        assert_eq!(deed("2001:db8:1:2:3::4"), Deed::Ban("address:2001:db8:1:2::/64".to_owned()));
        assert_eq!(deed("address:2001:db8:1:2::/64"), deed("2001:db8:1:2::9"));
        assert_eq!(deed("::ffff:203.0.113.5"), deed("203.0.113.5"));
    }
}
