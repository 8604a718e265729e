//! The face of a game: everything that a table's pages ask of a particular game. The rest of a table is the same for
//! all games.

use host::{ActionHash, AnyGameView, LogContent, LogEntry, Ms, Outcome, TableId};
use maud::{Markup, html};
use tabletop::{Seat, Seats, undo_point};
use words::Words;

use crate::view_json::JsonPart;

/// How a game is shown to one viewer.
pub trait Face {
    /// The CSS class of the page.
    fn class(&self) -> &'static str;
    /// The progress of the game in words.
    fn heading(&self) -> String;
    /// The progress of the game as a drawing.
    fn progress(&self) -> Markup {
        html! {}
    }
    /// The middle of the table.
    fn board(&self) -> Markup;
    /// The viewer's own area.
    fn own(&self) -> Markup {
        html! {}
    }
    /// The area of the player that the viewer looks at, large.
    fn looked_at(&self, _: &Beside) -> Markup {
        html! {}
    }
    /// The other players' areas, if they stand beside the decision.
    fn others(&self) -> Markup {
        html! {}
    }
    /// The parts of the page that a small screen shows one at a time, and the one to show first.
    fn tabs(&self) -> (Vec<Tab>, &'static str);
    /// What the keyboard shortcuts to the viewer's own things, to the middle of the table and to the others are called, by
    /// message id, if the page has these parts.
    fn keys(&self) -> [Option<&'static str>; 3];
    /// The question to a seat, or, without a seat, whom everybody is waiting for.
    fn question(&self, seat: Option<Seat>) -> String;
    /// What only the viewer has just learnt.
    fn learnt(&self) -> Markup {
        html! {}
    }
    /// The seats that have privately learnt something with or since their last act; everybody knows that they have.
    fn learners(&self) -> Seats {
        Seats::NONE
    }
    /// A picture for the cover of a seat.
    fn emblem(&self) -> Markup {
        html! {}
    }
    /// All options of the seat, as forms.
    fn choices(&self, ask: &Ask) -> Markup;
    /// Whether one of the options takes the seat's last act back by the rules, so that undo need not be offered beside it.
    fn offers_withdrawal(&self) -> bool {
        false
    }
    /// One of the viewer's options in words.
    fn named(&self, action: &ActionHash) -> Option<String>;
    /// The actions that the seat may not do now, grouped by reason.
    fn barred(&self, seat: Seat) -> Vec<Barred>;
    /// Words as a screen reader shall read them.
    fn spoken(&self, words: &str) -> String {
        words.to_owned()
    }
    /// The entries of the log, oldest first.
    fn log(&self) -> Vec<Entry>;
    /// The sentences of the log entry with this number.
    fn sentences(&self, n: usize) -> Vec<Sentence>;
    /// The first sentence of this log entry that tells of others. One's own acts and the deal are no news.
    fn others_from(&self, n: usize) -> usize;
    /// The public standing of a seat.
    fn standing(&self, _: Seat) -> Markup {
        html! {}
    }
    /// The points of a seat, if they are public.
    fn points(&self, _: Seat) -> Option<String> {
        None
    }
    /// The points of a seat if the game ended now, if they are public.
    fn then(&self, _: Seat) -> Markup {
        html! {}
    }
    /// Everybody's score if the game ended now, by category, if it is public.
    fn outlook(&self) -> Markup {
        html! {}
    }
    /// The rank that a campaign's points give to its owner.
    fn rank(&self, _points: i32) -> String {
        String::new()
    }
    /// The part of the page that a step of the guide is about, for screens that show one part at a time.
    fn place_of_step(&self, _lesson: &str, _step: &str, _ask: &str) -> Option<&'static str> {
        None
    }
    /// The seat that the rules play themselves.
    fn ghost(&self) -> Option<Seat> {
        None
    }
    /// The chapter of the Story being played.
    fn chapter(&self) -> Option<Chapter> {
        None
    }
    /// A picture for the end of the game, before which the winner is named.
    fn trophy(&self, _: &Ceremony) -> Markup {
        html! {}
    }
    /// The table of final scores.
    fn scores(&self, outcome: &Outcome) -> Markup;
    /// What a beginner at this seat may aim at in the round that began like this, as the viewer saw it; nothing if the game
    /// does not say.
    fn aims(&self, _: Seat, _round: &AnyGameView) -> Vec<Aim> {
        Vec::new()
    }
    /// After the end, one thing that the player may try next time, from what happened.
    fn tip(&self, _: Seat) -> Option<String> {
        None
    }
    /// The course of everybody's points over the whole log; empty if it is not known.
    fn course(&self) -> Markup {
        html! {}
    }
    /// The starts of rounds and turns that were not undone.
    fn landmarks(&self) -> Vec<Landmark> {
        Vec::new()
    }
    /// A part of what the viewer knows and is asked, as values and sentences in JSON.
    ///
    /// # Errors
    ///
    /// It cannot be written as JSON.
    fn json(&self, part: &JsonPart) -> serde_json::Result<String>;
}

/// The seat that is asked, and its table.
#[derive(Clone, Copy)]
pub struct Ask<'a> {
    /// The table.
    pub table: TableId,
    /// The viewer's seat.
    pub seat: Seat,
    /// The game as the seat sees it.
    pub game_view: &'a AnyGameView,
    /// In a trial, the decisions so far; nothing is carried out.
    pub tried: Option<&'a str>,
    /// The buttons to undo and to try something out. They stand after the options.
    pub back: &'a Markup,
}

impl Ask<'_> {
    /// The address that answers are sent to.
    pub fn address(&self) -> String {
        let what = if self.tried.is_some() { "try" } else { "act" };
        format!("/t/{}/{what}", self.table)
    }

    /// The hidden fields that tie an answer to the question.
    pub fn fields(&self) -> Markup {
        html! {
            input type="hidden" name="seat" value=(self.seat.0);
            input type="hidden" name="version" value=(self.game_view.version());
            input type="hidden" name="question" value=(self.game_view.question());
            @if let Some(tried) = self.tried { input type="hidden" name="tried" value=(tried); }
        }
    }

    /// A form of options: the id is `answers` for answers and `free` for free actions.
    pub fn form(&self, id: &str, choices: Markup) -> Markup {
        html! {
            form .choices id=(id) method="post" action=(self.address()) data-live { (self.fields()) (choices) }
        }
    }
}

/// A part of the page for small screens: its name in the style sheets, and the message id of its label.
pub type Tab = (&'static str, &'static str);

/// A chapter of the Story, as its table shows it.
pub struct Chapter {
    /// Its name.
    pub name: String,
    /// How often it was met where that was measured.
    pub measured: String,
    /// The briefing, and how far its conditions are met.
    pub progress: Markup,
    /// Whether it would be won if the game ended now.
    pub is_won: bool,
    /// The sentences for a lost and for a won chapter.
    pub verdict: [String; 2],
    /// The conditions, with whether and by how much each was met.
    pub conditions: Markup,
}

/// The end of a game, as its picture shows it.
pub struct Ceremony<'a> {
    /// The result.
    pub outcome: &'a Outcome,
    /// Who won.
    pub winners: &'a [Seat],
    /// Whether there is something to celebrate: not if somebody who plays alone has lost.
    pub is_joyful: bool,
}

/// What a beginner may aim at in a round.
pub struct Aim {
    /// In words.
    pub words: String,
    /// Whether it is reached.
    pub is_met: bool,
}

/// Actions that are impossible for the same reason.
pub struct Barred {
    /// The clause that says so.
    pub clause: &'static str,
    /// The reason in words.
    pub reason: String,
    /// The actions in words.
    pub actions: Vec<String>,
}

/// Groups actions by reason, in the order in which the reasons first occur. `told` gives a reason's clause and words.
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
    /// The time of the entry.
    pub at_ms: Ms,
    /// The seat that acted.
    pub seat: Option<Seat>,
    /// Whether it has sentences; some acts cause no events.
    pub is_told: bool,
    /// Whether it is an undo, and no act.
    pub is_undo: bool,
}

impl Entry {
    /// The entry without its sentences.
    pub fn of<E: PartialEq>(log: &LogEntry<E>) -> Self {
        let LogEntry { version, at_ms, seat, what } = log;
        let is_told = *what != LogContent::Done(Vec::new());
        let is_undo = matches!(what, LogContent::Undone { .. });
        Self { version: *version, at_ms: *at_ms, seat: *seat, is_told, is_undo }
    }

    /// The places in the log of the acts that were not undone.
    pub fn standing(log: &[Self]) -> Vec<usize> {
        let mut standing = Vec::new();
        for (n, entry) in log.iter().enumerate() {
            if entry.is_undo {
                take_back(&mut standing, entry.seat, |&n: &usize| log[n].seat);
            } else {
                standing.push(n);
            }
        }
        standing
    }

    /// The places in the log of the acts that an undo by `seat` would take back: its last act, and all after it.
    pub fn taken_back_by(log: &[Self], seat: Seat) -> Vec<usize> {
        let mut standing = Self::standing(log);
        let to = undo_point(&standing, seat, |&n| log[n].seat);
        to.map_or_else(Vec::new, |to| standing.split_off(to))
    }
}

/// The start of a round or a turn.
pub struct Landmark {
    /// The game's version at that moment.
    pub version: u64,
    /// What began, in words.
    pub words: String,
    /// Whether it is the start of a round.
    pub is_round: bool,
}

/// Removes the entries that an undo by `seat` takes back. If a log begins after the act that is undone, that is all of it.
pub fn take_back<T>(standing: &mut Vec<T>, seat: Option<Seat>, seat_of: impl Fn(&T) -> Option<Seat>) {
    let to = seat.and_then(|seat| undo_point(standing, seat, seat_of));
    standing.truncate(to.unwrap_or(0));
}

/// The entries that were not undone, with their events.
pub fn standing<E>(log: &[LogEntry<E>]) -> Vec<(&LogEntry<E>, &[E])> {
    let mut standing: Vec<(&LogEntry<E>, &[E])> = Vec::new();
    for entry in log {
        match &entry.what {
            LogContent::Done(events) => standing.push((entry, events)),
            LogContent::Undone { past_barrier: _ } => {
                take_back(&mut standing, entry.seat, |(done, _)| done.seat);
            }
        }
    }
    standing
}

/// The landmarks among the entries that were not undone. `named` says what an event begins, and whether it is a round.
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
    /// The id of the element that the sentence is about.
    pub place: Option<String>,
    /// How it is seen on the table.
    pub step: Option<Step>,
}

/// How what a sentence tells is seen on the table: the script plays it before it shows the words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What moves; the scripts know these words.
    pub does: &'static str,
    /// Whose it is: figures come from this seat, and to it goes what is seen nowhere else.
    pub of: Option<Seat>,
    /// The quantities that change with it, by the names in `data-count`.
    pub counts: Vec<String>,
    /// The class of the pieces that fly.
    pub sort: &'static str,
    /// How many of them.
    pub n: u16,
}

impl Step {
    /// A step of somebody's or, without a seat, of nobody's.
    pub fn new(does: &'static str, of: impl Into<Option<Seat>>) -> Self {
        Self { does, of: of.into(), counts: Vec::new(), sort: "", n: 1 }
    }

    /// The same, of so many pieces of a class.
    #[must_use]
    pub fn with(self, n: u16, sort: &'static str) -> Self {
        Self { n, sort, ..self }
    }

    /// The same, after which this quantity of the step's seat changes.
    #[must_use]
    pub fn counting(mut self, quantity: &str) -> Self {
        self.counts.extend(self.of.map(|seat| count_of(quantity, seat)));
        self
    }
}

/// What the scripts call a quantity of a seat.
pub fn count_of(quantity: &str, seat: Seat) -> String {
    format!("{quantity}-{}", seat.0)
}

/// The id of the element that shows a player: the viewer's own things, or those of another.
pub fn place_of_player(seat: Seat, own: Option<Seat>) -> String {
    if own == Some(seat) { "own".to_owned() } else { format!("player-{}", seat.0) }
}

/// The sentences of a log entry: one for each event, or the one about an undo, which names the player.
pub fn sentences<E>(
    entry: &LogEntry<E>,
    words: &Words,
    player: impl Fn(Seat) -> String,
    sentence: impl Fn(&E) -> Sentence,
) -> Vec<Sentence> {
    match &entry.what {
        LogContent::Done(events) => events.iter().map(sentence).collect(),
        LogContent::Undone { past_barrier } => {
            let id = if *past_barrier { "board-told-undone-past" } else { "board-told-undone" };
            let name = entry.seat.map_or(String::new(), player);
            vec![Sentence { words: words.say(id, &[("name", name.into())]), place: None, step: None }]
        }
    }
}

/// What stands beside the things of a player that the viewer looks at.
pub struct Beside {
    /// The way back to one's own things.
    pub back: Markup,
    /// What the player did last.
    pub last: Markup,
}

/// How to show a game, and how to speak of it.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The language.
    pub words: &'a Words,
    /// The names of the seats.
    pub names: &'a [String],
    /// Whether the reader is the viewer, and not somebody who borrows the viewer's perspective.
    pub is_to_viewer: bool,
    /// The other player whose things are shown large.
    pub looked_at: Option<Seat>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(version: u64, seat: Option<u8>, what: LogContent<&'static str>) -> LogEntry<&'static str> {
        LogEntry { version, at_ms: 0, seat: seat.map(Seat), what }
    }

    #[test]
    fn an_undo_takes_back_the_last_act_of_its_seat_and_all_after_it() {
        let done = || LogContent::Done(vec!["act"]);
        let log = [
            entry(3, Some(1), done()),
            entry(4, Some(0), done()),
            entry(5, Some(1), done()),
            entry(6, Some(0), LogContent::Undone { past_barrier: true }),
            entry(7, Some(0), done()),
            entry(8, Some(2), done()),
        ];
        let log = log.each_ref().map(Entry::of);
        assert_eq!(Entry::standing(&log), [0, 4, 5], "the second and third were taken back");
        assert_eq!(Entry::taken_back_by(&log, Seat(0)), [4, 5]);
        assert_eq!(Entry::taken_back_by(&log, Seat(1)), [0, 4, 5]);
        assert_eq!(Entry::taken_back_by(&log[1..], Seat(3)), [] as [usize; 0], "it has not acted");
        assert_eq!(Entry::standing(&log[2..4]), [] as [usize; 0], "the act was before the log's beginning");
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
