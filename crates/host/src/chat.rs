//! Chat at a table.

use store::{Phase, TableId};
use tabletop::Seat;

use crate::{
    body::Line,
    host::{Host, Who},
    limits::CHAT_CHARS_MAX,
    people::cleaned,
    refusal::{Refusal, Why},
    view::check_may_view,
};

/// How many messages a person may send in a minute.
const LINES_MAX: usize = 20;

impl Host {
    /// Sends a chat message from one of the visitor's seats. At a shared device the unlocked seat speaks.
    ///
    /// # Errors
    /// The visitor has no seat or no unlocked one, the text cannot be shown, or there were too many messages.
    pub async fn say(&self, who: Who, table: TableId, text: &str) -> Result<(), Refusal> {
        let person = who.person.ok_or(Refusal::Forbidden(Why::NotSeated))?;
        let text = cleaned("text", text, 1..=CHAT_CHARS_MAX)?;
        let unlocked = self.unlocked(who, table).await?;
        self.change(table, |draft| {
            let own = draft.body.own(who.person);
            if own.is_empty() {
                return Err(Refusal::Forbidden(Why::NotSeated));
            }
            if !(draft.row.phase != Phase::Closed) {
                return Err(Refusal::NotFound);
            }
            // Chat is not secret: a seat without a PIN may speak although it is covered.
            let is_open = |seat: &Seat| draft.body.seats[seat.index()].pin.is_none();
            let speaks =
                own.iter().find(|&seat| unlocked.contains(seat)).or_else(|| own.iter().find(is_open));
            let seat = speaks.ok_or(Refusal::Forbidden(Why::Locked))?;
            if !self.0.chat_throttle.take(person, LINES_MAX, draft.now_ms) {
                return Err(Refusal::TooMany(Why::Chat));
            }
            let name = draft.body.seats[seat.index()].name.clone();
            draft.say(person, &Line::Chat { name, text: text.clone() });
            Ok(())
        })
        .await
    }

    /// Hides, or shows again, what the person at `seat` says, at all tables.
    ///
    /// # Errors
    /// The visitor may not see the table, or there is no other person at the seat.
    pub async fn mute(&self, who: Who, table: TableId, seat: Seat, is_muted: bool) -> Result<(), Refusal> {
        let person = who.person.ok_or(Refusal::Unknown)?;
        let holder = self
            .read(table, |table| {
                check_may_view(table, who)?;
                Ok(table.body.seats.get(seat.index()).ok_or(Refusal::NotFound)?.holder)
            })
            .await?;
        let other = holder.person().filter(|&other| other != person);
        let other = other.ok_or(Refusal::Bad { field: "seat", why: Why::NotAnOption })?;
        self.change_person(who, |body| {
            if is_muted {
                body.muted.insert(other);
            } else {
                body.muted.remove(&other);
            }
        })
        .await
    }
}
