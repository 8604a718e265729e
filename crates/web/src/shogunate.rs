//! How Shogunate looks: the Line of Succession, the people around it and what can be decided, made from what one viewer
//! may see.

mod cards;
mod line;
mod moment;
mod plot;

mod own;
mod people;

mod choices;
mod hits;

mod notes;
mod pointed;
mod scores;

mod cloth;

use host::{Choice, Deeds, Outcome, Sight, Told};
use maud::{Markup, html};
use shogunate::{Action, Event, Question, Shogunate, View, components::Power, piece::Leader};
use tabletop::{Seat, Viewer};
use voice::shogunate::Voice;
use words::Arg;

use crate::face::{Ask, Barred, Entry, Face, Tab, by_reason, undone};

/// A game as it is drawn for one viewer. Everything is drawn and said from the view alone, so no page can tell more.
#[derive(Clone, Copy)]
pub(crate) struct Picture<'a> {
    /// Who speaks, and to whom.
    pub(crate) voice: Voice<'a>,
    /// What the viewer may see.
    pub(crate) sight: &'a Sight<Shogunate>,
}

impl Face for Picture<'_> {
    fn class(&self) -> &'static str {
        "court"
    }

    /// Round and Hatamoto.
    fn heading(&self) -> String {
        let name = self.voice.player(self.view().hatamoto).into();
        self.tell("court-round", &[("round", self.view().round.into()), ("name", name)])
    }

    /// What ends the game.
    fn progress(&self) -> Markup {
        let n = [("n", self.voice.rules.threshold().into())];
        html! { p .ends title=(self.tell("court-ends-why", &n)) { (self.tell("court-ends-at", &n)) } }
    }

    fn board(&self) -> Markup {
        html! {
            section #map .map.stage aria-labelledby="map-title" {
                h2 #map-title .visually-hidden { (self.say("court-stage")) }
                (self.plot())
                (self.moment())
                (self.line())
            }
        }
    }

    fn own(&self) -> Markup {
        html! { div .around-line { (self.people()) (self.own_things()) } }
    }

    fn others(&self) -> Markup {
        html! {}
    }

    fn tabs(&self) -> (Vec<Tab>, &'static str) {
        let mut tabs = vec![("map", "court-jump-line")];
        if self.own_seat().is_some() {
            tabs.push(("forge", "court-jump-own"));
        }
        tabs.extend([("others", "court-jump-people"), ("log", "board-jump-log")]);
        (tabs, self.place_of_question())
    }

    fn keys(&self) -> Vec<(&'static str, &'static str, &'static str)> {
        vec![
            ("f", "own-title", "court-key-own"),
            ("m", "map-title", "court-key-line"),
            ("o", "others-title", "court-key-people"),
        ]
    }

    fn question(&self) -> String {
        self.voice.question(self.view(), self.sight.asked)
    }

    fn learnt(&self) -> Markup {
        self.news()
    }

    fn choices(&self, ask: &Ask) -> Markup {
        let chosen = |is_free: bool| -> Vec<&Choice<Action>> {
            self.sight.choices.iter().filter(|choice| choice.is_free == is_free).collect()
        };
        let (answers, free) = (chosen(false), chosen(true));
        html! {
            @if !answers.is_empty() { (ask.form("answers", self.groups(&answers))) }
            @if !free.is_empty() { (ask.form("free", self.groups(&free))) }
        }
    }

    fn barred(&self, _: Seat) -> Vec<Barred> {
        let action = |action| self.voice.action(self.view(), action);
        by_reason(&self.sight.reasons, |reason| reason.clause(), |reason| self.voice.reason(reason), action)
    }

    fn told(&self) -> Vec<Entry> {
        self.sight.told.iter().map(|entry| self.entry(entry)).collect()
    }

    /// Who has the marker; after the end, the score.
    fn standing(&self, seat: Seat) -> Markup {
        self.badge(seat)
    }

    fn scores(&self, outcome: &Outcome) -> Markup {
        self.final_table(outcome)
    }

    fn course(&self) -> Markup {
        html! {}
    }
}

impl<'a> Picture<'a> {
    fn view(self) -> &'a View {
        &self.sight.view
    }

    /// The seat through which the viewer looks.
    fn own_seat(self) -> Option<Seat> {
        match self.sight.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    fn seats(self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.view().n_seats).map(Seat)
    }

    /// All seats clockwise, from the one that comes after the viewer's own; from the first one for who has none.
    fn around(self) -> impl Iterator<Item = Seat> + use<> {
        let n = self.view().n_seats;
        let first = self.own_seat().map_or(0, |seat| seat.0 + 1);
        (0..n).map(move |k| Seat((first + k) % n))
    }

    fn honor(self, leader: Leader) -> u8 {
        self.view().honor[leader.index()]
    }

    /// Whether Action cards are being chosen, so that those which are chosen lie face down.
    fn is_choosing(self) -> bool {
        self.view().question() == Some(Question::ChooseCard)
    }

    /// What happened with the newest entry of the log.
    fn newest_events(self) -> &'a [Event] {
        match self.sight.told.last().map(|entry| &entry.what) {
            Some(Deeds::Done(events)) => events,
            Some(Deeds::Undone { past_barrier: _ }) | None => &[],
        }
    }

    /// The part of the table that the present question is about, for screens that show one at a time.
    fn place_of_question(self) -> &'static str {
        let Some(question) = self.view().question() else { return "map" };
        let is_asked = self.own_seat().is_some_and(|seat| self.sight.asked.contains(seat));
        match question {
            Question::ChooseCard | Question::Reveal | Question::ShowTo(_) | Question::Give { .. } if is_asked => {
                "forge"
            }
            Question::WhoShows if is_asked => "others",
            Question::Power(Power::Look) if is_asked => "others",
            Question::ChooseCard
            | Question::Reveal
            | Question::ShowTo(_)
            | Question::Give { .. }
            | Question::WhoShows
            | Question::NextPerformer
            | Question::NameLeader(_)
            | Question::MoveNamed(_)
            | Question::MoveBy(_)
            | Question::HonorNextTo(_)
            | Question::SwitchOrExchange
            | Question::Power(_) => "map",
        }
    }

    fn say(self, id: &str) -> String {
        self.voice.words.say(id, &[])
    }

    fn tell(self, id: &str, args: &[(&str, Arg)]) -> String {
        self.voice.words.say(id, args)
    }

    /// Items with the language's separator between them.
    fn list(self, items: impl IntoIterator<Item = String>) -> String {
        items.into_iter().collect::<Vec<_>>().join(&self.say("list-separator"))
    }

    /// The whole of an entry in sentences, each with the id of the element that it is about.
    fn entry(self, entry: &Told<Event>) -> Entry {
        let sentences = match &entry.what {
            Deeds::Done(events) => {
                events.iter().map(|event| (self.voice.event(event), self.place_of(event))).collect()
            }
            Deeds::Undone { past_barrier } => {
                let name = entry.seat.map_or(String::new(), |seat| self.voice.player(seat));
                vec![(undone(self.voice.words, &name, *past_barrier), None)]
            }
        };
        Entry { version: entry.version, at_ms: entry.at_ms, seat: entry.seat, sentences }
    }
}
