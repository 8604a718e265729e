//! The face of a game: what a table's pages ask of it. Everything in which games differ is here; everything else about a
//! table is the same for all of them.

use host::{Ms, Outcome, Seen, TableId};
use maud::{Markup, html};
use tabletop::Seat;
use voice::Voice;
use words::Words;

use crate::{katana, shogunate};

/// What a game shows of itself to one viewer.
pub(crate) trait Face {
    /// The class of the page.
    fn class(&self) -> &'static str;
    /// How far the game is.
    fn heading(&self) -> String;
    /// How far it is, in a drawing.
    fn progress(&self) -> Markup;
    /// What lies in the middle of the table.
    fn board(&self) -> Markup;
    /// What lies before the viewer.
    fn own(&self) -> Markup;
    /// What lies before the others, where it stands beside the decision.
    fn others(&self) -> Markup;
    /// The parts of the page that a small screen shows one at a time, and which of them comes first now.
    fn tabs(&self) -> (Vec<Tab>, &'static str);
    /// The parts that have a key: the key, the id of the element, and the id of the words for it.
    fn keys(&self) -> Vec<(&'static str, &'static str, &'static str)>;
    /// What the looking seat is asked, or whom all wait for.
    fn question(&self) -> String;
    /// What only the viewer has just learnt.
    fn learnt(&self) -> Markup;
    /// Everything that the seat may do, as forms.
    fn choices(&self, ask: &Ask) -> Markup;
    /// What the seat could name and may not do, by reason.
    fn barred(&self, seat: Seat) -> Vec<Barred>;
    /// What happened, oldest first.
    fn told(&self) -> Vec<Entry>;
    /// What everybody may know of how far a seat is.
    fn standing(&self, seat: Seat) -> Markup;
    /// The final table.
    fn scores(&self, outcome: &Outcome) -> Markup;
    /// How everybody's points grew, as far as the entries told go back.
    fn course(&self) -> Markup;
}

/// Who is asked, and at which table.
#[derive(Clone, Copy)]
pub(crate) struct Ask<'a> {
    /// The table.
    pub(crate) table: TableId,
    /// The seat through which the viewer looks.
    pub(crate) seat: Seat,
    /// The game as they see it.
    pub(crate) seen: &'a Seen,
}

impl Ask<'_> {
    /// Where answers are sent.
    pub(crate) fn address(&self) -> String {
        format!("/t/{}/act", self.table)
    }

    /// What a form must carry so that the answer is to what was asked.
    pub(crate) fn fields(&self) -> Markup {
        html! {
            input type="hidden" name="seat" value=(self.seat.0);
            input type="hidden" name="version" value=(self.seen.version());
            input type="hidden" name="question" value=(self.seen.question());
        }
    }

    /// A form of choices: answers in the one with the id `answers`, what is free in `free`.
    pub(crate) fn form(&self, id: &str, choices: Markup) -> Markup {
        html! {
            form .choices id=(id) method="post" action=(self.address()) data-live { (self.fields()) (choices) }
        }
    }
}

/// A part of the page for small screens: the name by which styles know it, and the id of its words.
pub(crate) type Tab = (&'static str, &'static str);

/// Things that are not possible for one reason.
pub(crate) struct Barred {
    /// The clause that says so.
    pub(crate) clause: &'static str,
    /// Why.
    pub(crate) reason: String,
    /// What.
    pub(crate) actions: Vec<String>,
}

/// The reasons with what each of them forbids, in the order in which they first come.
pub(crate) fn by_reason<A: Copy, R: Copy + PartialEq>(
    reasons: &[(A, R)],
    clause: impl Fn(R) -> &'static str,
    reason: impl Fn(R) -> String,
    action: impl Fn(A) -> String,
) -> Vec<Barred> {
    let mut groups: Vec<(R, Vec<String>)> = Vec::new();
    for &(barred, why) in reasons {
        match groups.iter_mut().find(|(known, _)| *known == why) {
            Some((_, actions)) => actions.push(action(barred)),
            None => groups.push((why, vec![action(barred)])),
        }
    }
    let barred =
        |(why, actions): (R, Vec<String>)| Barred { clause: clause(why), reason: reason(why), actions };
    groups.into_iter().map(barred).collect()
}

/// An entry of the log in words.
pub(crate) struct Entry {
    /// The game's version after it.
    pub(crate) version: u64,
    /// When.
    pub(crate) at_ms: Ms,
    /// Who.
    pub(crate) seat: Option<Seat>,
    /// What happened, sentence by sentence, each with the id of the element that it is about.
    pub(crate) sentences: Vec<(String, Option<String>)>,
}

/// That acts were taken back, in words.
pub(crate) fn undone(words: &Words, name: &str, past_barrier: bool) -> String {
    let id = if past_barrier { "board-told-undone-agreed" } else { "board-told-undone" };
    words.say(id, &[("name", name.into())])
}

/// Draws from the face of whichever game is seen.
pub(crate) fn drawn<T>(seen: &Seen, words: &Words, names: &[String], draw: impl FnOnce(&dyn Face) -> T) -> T {
    match seen {
        Seen::Katana(sight) => {
            let game = katana::imagined(sight);
            let voice = Voice { words, rules: &sight.rules, names };
            draw(&katana::Picture { voice, sight, game: &game })
        }
        Seen::Shogunate(sight) => {
            let voice = voice::shogunate::Voice { words, rules: &sight.rules, names, viewer: sight.viewer };
            draw(&shogunate::Picture { voice, sight })
        }
    }
}
