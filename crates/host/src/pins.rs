//! Locked seats on a shared device, by PIN or because they have secrets, and which one is unlocked in this
//! browser.
//!
//! A PIN keeps people who share a device out of each other's seats. It is not a password: against everybody
//! else a seat is protected by its link and its person's sign-in.

use std::collections::BTreeMap;

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash},
};
use serde::{Deserialize, Serialize};
use store::{SessionRow, TableId};
use tabletop::{Seat, Seats};

use crate::{
    body::Body,
    hashing::hashing,
    host::{Host, Who},
    limits::PIN_DIGITS,
    refusal::{Refusal, Why},
    table::Draft,
};

/// How many wrong PINs a seat accepts in a minute.
const TRIES_MAX: usize = 5;
/// For how many tables a browser stores the unlocked seat.
const TABLES_MAX: usize = 50;

/// What is stored of a browser session.
#[derive(Default, Serialize, Deserialize)]
struct SessionBody {
    /// The unlocked seat, by table.
    #[serde(default)]
    unlocked: BTreeMap<TableId, Seat>,
    /// The seat that was opened last, by table.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    last: BTreeMap<TableId, Seat>,
    /// Fields of other modules.
    #[serde(flatten)]
    rest: serde_json::Map<String, serde_json::Value>,
}

/// What was opened in a browser at a table.
#[derive(Clone, Copy, Default)]
pub(crate) struct Opened {
    /// The seats that are open.
    pub(crate) unlocked: Seats,
    /// The seat that was opened last. It may be covered again.
    pub(crate) last: Option<Seat>,
}

/// Checks that the visitor may act and look from a seat: it is theirs and not locked.
///
/// # Errors
/// There is no such seat, it is not the visitor's, or it is locked.
pub(crate) fn check_own(body: &Body, who: Who, unlocked: Seats, seat: Seat) -> Result<(), Refusal> {
    if !(seat.index() < body.seats.len()) {
        return Err(Refusal::NotFound);
    }
    let is_meant = who.bearer.is_none_or(|bearer| bearer.seat == seat);
    if !(is_meant && body.own(who.person).contains(seat)) {
        return Err(Refusal::Forbidden(Why::NotYourSeat));
    }
    if is_locked(body, unlocked, seat) { Err(Refusal::Forbidden(Why::Locked)) } else { Ok(()) }
}

/// Whether a seat must be unlocked before use: by PIN, or by a tap if it is only covered.
pub(crate) fn is_locked(body: &Body, unlocked: Seats, seat: Seat) -> bool {
    let has_lock = body.seats[seat.index()].pin.is_some() || body.is_covered(seat);
    has_lock && !unlocked.contains(seat)
}

/// The same for what is done in public: a seat that is only covered need not be opened for it.
///
/// # Errors
/// There is no such seat, it is not the visitor's, or it has a PIN and is locked.
pub(crate) fn check_present(body: &Body, who: Who, unlocked: Seats, seat: Seat) -> Result<(), Refusal> {
    let has_pin = body.seats.get(seat.index()).is_some_and(|it| it.pin.is_some());
    check_own(body, who, if has_pin { unlocked } else { Seats::one(seat) }, seat)
}

impl Host {
    /// Unlocks an own seat on a shared device, and locks the others.
    ///
    /// # Errors
    /// The seat is not the visitor's, the PIN is wrong, or there were too many wrong ones.
    pub async fn unlock(&self, who: Who, table: TableId, seat: Seat, pin: &str) -> Result<(), Refusal> {
        let read = |body: &Body| {
            check_own(body, who, Seats::one(seat), seat)?;
            Ok(body.seats[seat.index()].pin.clone())
        };
        let hash = self.read(table, |table| read(&table.body)).await?;
        if let Some(hash) = hash {
            // Count before the check, so that concurrent attempts count too.
            let tries = &self.0.pin_throttle;
            if !tries.take((table, seat), TRIES_MAX, self.now_ms()) {
                return Err(Refusal::TooMany(Why::Tries));
            }
            if !is_pin(pin, hash).await? {
                return Err(Refusal::Forbidden(Why::WrongPin));
            }
            tries.give_back(&(table, seat));
        }
        self.set_unlocked(who, table, Some(seat)).await
    }

    /// Locks all own seats that have a PIN or secrets.
    ///
    /// # Errors
    /// The browser is unknown.
    pub async fn lock(&self, who: Who, table: TableId) -> Result<(), Refusal> {
        self.set_unlocked(who, table, None).await
    }

    /// Changes a table for one of the visitor's seats; see [`Host::change`].
    ///
    /// # Errors
    /// The seat is not the visitor's or is locked, or as for `change`.
    pub(crate) async fn change_own<T>(
        &self,
        who: Who,
        table: TableId,
        seat: Seat,
        mut change: impl FnMut(&mut Draft) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let unlocked = self.unlocked(who, table).await?;
        let own = |draft: &mut Draft| {
            check_own(&draft.body, who, unlocked, seat)?;
            change(draft)
        };
        self.change(table, own).await
    }

    /// The same for what is done in public.
    ///
    /// # Errors
    /// The seat is not the visitor's or is locked by a PIN, or as for `change`.
    pub(crate) async fn change_present<T>(
        &self,
        who: Who,
        table: TableId,
        seat: Seat,
        mut change: impl FnMut(&mut Draft) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let unlocked = self.unlocked(who, table).await?;
        let present = |draft: &mut Draft| {
            check_present(&draft.body, who, unlocked, seat)?;
            change(draft)
        };
        self.change(table, present).await
    }

    /// The seats that are unlocked in this browser; for a program, the seat that it plays.
    ///
    /// # Errors
    /// The database does not answer, or the program plays at another table.
    pub(crate) async fn unlocked(&self, who: Who, table: TableId) -> Result<Seats, Refusal> {
        Ok(self.opened(who, table).await?.unlocked)
    }

    /// The same, with the seat that was opened last.
    ///
    /// # Errors
    /// As for [`Host::unlocked`].
    pub(crate) async fn opened(&self, who: Who, table: TableId) -> Result<Opened, Refusal> {
        if let Some(bearer) = who.bearer {
            let is_here = bearer.table == table;
            let unlocked = Seats::one(bearer.seat);
            return if is_here {
                Ok(Opened { unlocked, last: None })
            } else {
                Err(Refusal::Forbidden(Why::NotYourSeat))
            };
        }
        let Some(token) = who.session else { return Ok(Opened::default()) };
        let session = self.0.store.session(token).await?;
        let session = session.filter(|session| Some(session.person) == who.person);
        let body = session.map(|session| read_body(&session)).unwrap_or_default();
        let unlocked = body.unlocked.get(&table).map_or(Seats::NONE, |&seat| Seats::one(seat));
        Ok(Opened { unlocked, last: body.last.get(&table).copied() })
    }

    async fn set_unlocked(&self, who: Who, table: TableId, seat: Option<Seat>) -> Result<(), Refusal> {
        let token = who.session.ok_or(Refusal::Unknown)?;
        self.change_session(token, |session| {
            if !(Some(session.person) == who.person) {
                return Err(Refusal::Unknown);
            }
            let mut body = read_body(session);
            body.unlocked.remove(&table);
            if let Some(seat) = seat {
                for seats in [&mut body.unlocked, &mut body.last] {
                    seats.remove(&table);
                    if seats.len() >= TABLES_MAX {
                        seats.pop_first();
                    }
                    seats.insert(table, seat);
                }
            }
            session.body = serde_json::to_string(&body).expect("bodies are plain data");
            Ok(())
        })
        .await?
    }
}

/// Hashes the PIN of a new seat.
///
/// # Errors
/// The number of digits is wrong, or it has other characters.
pub(crate) async fn hashed(pin: &str) -> Result<String, Refusal> {
    let bad = |why| Err(Refusal::Bad { field: "pin", why });
    if !pin.bytes().all(|byte| byte.is_ascii_digit()) {
        return bad(Why::NotAnOption);
    }
    match pin.len() {
        0 => return bad(Why::Empty),
        n if n < *PIN_DIGITS.start() => return bad(Why::TooShort),
        n if n > *PIN_DIGITS.end() => return bad(Why::TooLong),
        _ => {}
    }
    let pin = pin.to_owned();
    let hash = move || argon2().hash_password(pin.as_bytes()).map(|hash| hash.to_string());
    // Hashing fails if the system has no randomness for the salt.
    hashing(hash).await?.map_err(|_| Refusal::Unavailable)
}

async fn is_pin(pin: &str, hash: String) -> Result<bool, Refusal> {
    let pin = pin.to_owned();
    let check = move || {
        let hash = PasswordHash::new(&hash);
        hash.is_ok_and(|hash| argon2().verify_password(pin.as_bytes(), &hash).is_ok())
    };
    hashing(check).await
}

/// Far cheaper than for a passphrase. With the database four digits can be guessed anyway; without it wrong
/// PINs are limited.
fn argon2() -> Argon2<'static> {
    let params = Params::new(1024, 2, 1, None).expect("the parameters are within bounds");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// An unreadable body unlocks nothing, so that PINs must be entered again.
fn read_body(session: &SessionRow) -> SessionBody {
    serde_json::from_str(&session.body).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_keep_of_a_browser_stays() {
        let kept = r#"{"unlocked":{"00000000000000000000000007":2},"other":[1]}"#;
        let body: SessionBody = serde_json::from_str(kept).unwrap();
        assert_eq!(body.unlocked.get(&TableId(7)), Some(&Seat(2)));
        assert_eq!(serde_json::to_string(&body).unwrap(), kept);
    }

    #[tokio::test]
    async fn a_pin_is_four_to_eight_digits() {
        for (pin, expected) in [
            ("", Why::Empty),
            ("123", Why::TooShort),
            ("123456789", Why::TooLong),
            ("12a4", Why::NotAnOption),
        ] {
            let Err(Refusal::Bad { field: "pin", why }) = hashed(pin).await else { panic!("{pin} is taken") };
            assert_eq!(why, expected, "{pin}");
        }
        let hash = hashed("1234").await.unwrap();
        assert!(!hash.contains("1234"));
        assert!(is_pin("1234", hash.clone()).await.unwrap());
        assert!(!is_pin("1235", hash).await.unwrap());
    }
}
