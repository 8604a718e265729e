//! The face of a game: what a table's pages ask of it. Everything in which games differ is here; everything else about a
//! table is the same for all of them.

use host::{ActionHash, AnyGameView, LogContent, LogEntry, Ms, Outcome, TableId};
use maud::{Markup, html};
use tabletop::{Seat, Seats};
use words::Words;

use crate::view_json::JsonPart;

/// What a game shows of itself to one viewer.
pub trait Face {
    /// The class of the page.
    fn class(&self) -> &'static str;
    /// How far the game is, in words.
    fn heading(&self) -> String;
    /// How far it is, in a drawing.
    fn progress(&self) -> Markup {
        html! {}
    }
    /// What lies in the middle of the table.
    fn board(&self) -> Markup;
    /// What lies before the viewer.
    fn own(&self) -> Markup {
        html! {}
    }
    /// What lies before the others, where that stands beside the decision.
    fn others(&self) -> Markup {
        html! {}
    }
    /// The parts of the page that a small screen shows one at a time, and which of them comes first now.
    fn tabs(&self) -> (Vec<Tab>, &'static str);
    /// The keys that lead to parts of the page.
    fn keys(&self) -> [Key; 3];
    /// What a seat is asked; for nobody in particular, whom all wait for.
    fn question(&self, seat: Option<Seat>) -> String;
    /// What only the viewer has just learnt.
    fn learnt(&self) -> Markup {
        html! {}
    }
    /// The seats of which everybody knows that they alone have learnt something since they last acted, or by that.
    fn learners(&self) -> Seats {
        Seats::NONE
    }
    /// A picture for the cover of a seat.
    fn emblem(&self) -> Markup {
        html! {}
    }
    /// Everything that the seat may do, as forms.
    fn choices(&self, ask: &Ask) -> Markup;
    /// One of the things that the viewer may do, in words.
    fn named(&self, action: &ActionHash) -> Option<String>;
    /// What the seat could name and may not do, by reason.
    fn barred(&self, seat: Seat) -> Vec<Barred>;
    /// The entries of the log that are told, oldest first.
    fn log(&self) -> Vec<Entry>;
    /// What one of these tells, sentence by sentence.
    fn sentences(&self, n: usize) -> Vec<Sentence>;
    /// From which sentence on one of these tells what others did; one's own acts and the deal are no news.
    fn others_from(&self, n: usize) -> usize;
    /// What everybody may know of how a seat stands.
    fn standing(&self, _: Seat) -> Markup {
        html! {}
    }
    /// The points of a seat, where everybody may know them.
    fn points(&self, _: Seat) -> Option<String> {
        None
    }
    /// The points that a seat would have if the game ended now, where everybody may know them.
    fn then(&self, _: Seat) -> Markup {
        html! {}
    }
    /// What everybody would score if the game ended now, and by what, where everybody may know it.
    fn outlook(&self) -> Markup {
        html! {}
    }
    /// What so many points of a campaign make of its owner.
    fn rank(&self, _points: i32) -> String {
        String::new()
    }
    /// The part of the page that a step of the guide is about, for screens that show one at a time.
    fn place_of_step(&self, _step: &str, _ask: &str) -> Option<&'static str> {
        None
    }
    /// The seat that the rules play themselves.
    fn ghost(&self) -> Option<Seat> {
        None
    }
    /// The chapter of the Story that is played.
    fn chapter(&self) -> Option<Chapter> {
        None
    }
    /// The final table.
    fn scores(&self, outcome: &Outcome) -> Markup;
    /// How everybody's points grew in the course of all that is told; nothing where that is not known.
    fn course(&self) -> Markup {
        html! {}
    }
    /// Where rounds and turns began in all that is told and still stands.
    fn landmarks(&self) -> Vec<Landmark> {
        Vec::new()
    }
    /// What is wanted of what the viewer knows and is asked, in values and in words, as JSON.
    ///
    /// # Errors
    /// Something of it cannot be written as JSON.
    fn json(&self, part: &JsonPart) -> serde_json::Result<String>;
}

/// Who is asked, and at which table.
#[derive(Clone, Copy)]
pub struct Ask<'a> {
    /// The table.
    pub table: TableId,
    /// The seat through which the viewer looks.
    pub seat: Seat,
    /// The game as they see it.
    pub game_view: &'a AnyGameView,
    /// In a trial, what was decided so far: nothing is done for real.
    pub tried: Option<&'a str>,
    /// The ways to take the last act back and to try something: they stand after the answers.
    pub back: &'a Markup,
}

impl Ask<'_> {
    /// Where answers are sent.
    pub fn address(&self) -> String {
        let what = if self.tried.is_some() { "try" } else { "act" };
        format!("/t/{}/{what}", self.table)
    }

    /// What a form must carry so that the answer is to what was asked.
    pub fn fields(&self) -> Markup {
        html! {
            input type="hidden" name="seat" value=(self.seat.0);
            input type="hidden" name="version" value=(self.game_view.version());
            input type="hidden" name="question" value=(self.game_view.question());
            @if let Some(tried) = self.tried { input type="hidden" name="tried" value=(tried); }
        }
    }

    /// A form of choices: answers in the one with the id `answers`, what is free in `free`.
    pub fn form(&self, id: &str, choices: Markup) -> Markup {
        html! {
            form .choices id=(id) method="post" action=(self.address()) data-live { (self.fields()) (choices) }
        }
    }
}

/// A part of the page for small screens: the name by which styles know it, and the id of its words.
pub type Tab = (&'static str, &'static str);

/// A key that leads somewhere: the key, the id of the element, and the id of the words for it.
pub type Key = (&'static str, &'static str, &'static str);

/// A chapter of the Story at its table.
pub struct Chapter {
    /// What it is called.
    pub name: String,
    /// The briefing, and how far its conditions are met.
    pub progress: Markup,
    /// Whether it would be won if the game ended now.
    pub is_won: bool,
    /// That it is lost, and that it is won.
    pub verdict: [String; 2],
    /// The conditions, each with whether it was met and by how much.
    pub conditions: Markup,
}

/// Things that are not possible for one reason.
pub struct Barred {
    /// The clause that says so.
    pub clause: &'static str,
    /// Why.
    pub reason: String,
    /// What.
    pub actions: Vec<String>,
}

/// What each reason forbids, in the order in which the reasons first come; `told` gives the clause of one and its words.
pub fn by_reason<A: Copy, R: Copy + PartialEq>(
    reasons: &[(A, R)],
    log: impl Fn(R) -> (&'static str, String),
    action: impl Fn(A) -> String,
) -> Vec<Barred> {
    let mut groups: Vec<(R, Vec<String>)> = Vec::new();
    for &(barred, why) in reasons {
        match groups.iter_mut().find(|(known, _)| *known == why) {
            Some((_, actions)) => actions.push(action(barred)),
            None => groups.push((why, vec![action(barred)])),
        }
    }
    let barred = |(why, actions): (R, Vec<String>)| {
        let (clause, reason) = log(why);
        Barred { clause, reason, actions }
    };
    groups.into_iter().map(barred).collect()
}

/// An entry of the log.
pub struct Entry {
    /// The game's version after it.
    pub version: u64,
    /// When.
    pub at_ms: Ms,
    /// Who.
    pub seat: Option<Seat>,
    /// Whether there is anything to tell of it: some acts bring about nothing by themselves.
    pub is_told: bool,
}

impl Entry {
    /// An entry without what it tells.
    pub fn of<E: PartialEq>(log: &LogEntry<E>) -> Self {
        let LogEntry { version, at_ms, seat, what } = log;
        let is_told = *what != LogContent::Done(Vec::new());
        Self { version: *version, at_ms: *at_ms, seat: *seat, is_told }
    }
}

/// Where a round or a turn began.
pub struct Landmark {
    /// The game's version then.
    pub version: u64,
    /// What began.
    pub words: String,
    /// Whether it was a round.
    pub is_round: bool,
}

/// Takes back among what stands: to before the last act of who does it, as in `tabletop::Session`.
pub fn take_back<T>(standing: &mut Vec<T>, is_own: impl FnMut(&T) -> bool) {
    let last = standing.iter().rposition(is_own);
    standing.truncate(last.unwrap_or(standing.len()));
}

/// The entries that still stand, with what happened.
pub fn standing<E>(log: &[LogEntry<E>]) -> Vec<(&LogEntry<E>, &[E])> {
    let mut standing: Vec<(&LogEntry<E>, &[E])> = Vec::new();
    for entry in log {
        match &entry.what {
            LogContent::Done(events) => standing.push((entry, events)),
            LogContent::Undone { past_barrier: _ } => {
                take_back(&mut standing, |(by, _)| by.seat == entry.seat)
            }
        }
    }
    standing
}

/// The landmarks among the entries that still stand. `named` tells what an event began, and whether that was a round.
pub fn landmarks<E>(log: &[LogEntry<E>], named: impl Fn(&E) -> Option<(String, bool)>) -> Vec<Landmark> {
    let of_entry = |(entry, events): (&LogEntry<E>, &[E])| {
        let version = entry.version;
        let began = events.iter().filter_map(&named);
        began.map(|(words, is_round)| Landmark { version, words, is_round }).collect::<Vec<_>>()
    };
    standing(log).into_iter().flat_map(of_entry).collect()
}

/// A sentence of the log.
pub struct Sentence {
    /// What happened.
    pub words: String,
    /// The id of the element that it is about.
    pub place: Option<String>,
}

/// That acts were taken back, in words.
pub fn undone(words: &Words, name: &str, past_barrier: bool) -> Vec<Sentence> {
    let id = if past_barrier { "board-told-undone-past" } else { "board-told-undone" };
    vec![Sentence { words: words.say(id, &[("name", name.into())]), place: None }]
}

/// How a game is told.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// In which words.
    pub words: &'a Words,
    /// With which names of the seats.
    pub names: &'a [String],
    /// Whether to the one through whose eyes it is seen, and not to somebody who borrows them.
    pub is_to_viewer: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(version: u64, seat: Option<u8>, what: LogContent<&'static str>) -> LogEntry<&'static str> {
        LogEntry { version, at_ms: 0, seat: seat.map(Seat), what }
    }

    #[test]
    fn what_began_and_was_taken_back_is_no_landmark() {
        let log = [
            entry(0, None, LogContent::Done(vec!["round 1", "turn"])),
            entry(1, Some(0), LogContent::Done(vec!["pay", "turn"])),
            entry(2, Some(1), LogContent::Done(vec!["pay", "round 2"])),
            entry(3, Some(1), LogContent::Undone { past_barrier: false }),
            entry(4, Some(1), LogContent::Done(vec!["round 2", "turn"])),
        ];
        let named =
            |event: &&str| (*event != "pay").then(|| ((*event).to_owned(), event.starts_with("round")));
        let found: Vec<(u64, String, bool)> = landmarks(&log, named)
            .into_iter()
            .map(|landmark| (landmark.version, landmark.words, landmark.is_round))
            .collect();
        let expected = [
            (0, "round 1", true),
            (0, "turn", false),
            (1, "turn", false),
            (4, "round 2", true),
            (4, "turn", false),
        ];
        assert_eq!(found, expected.map(|(version, words, is_round)| (version, words.to_owned(), is_round)));
    }
}
