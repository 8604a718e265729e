//! The face of Shogunate.

use host::{ActionHash, AnyGameView, Choice, LogContent, Outcome};
use maud::{Markup, html};
use shogunate::{Action, Event, Question, components::Power};
use tabletop::{Seat, Seats, Viewer};
use voice::shogunate::Voice;

use super::{
    Picture,
    cloth::{drawing, lamp},
    steps::step_of,
    terms,
};
use crate::{
    face::{
        Aim, Ask, Barred, Beside, Ceremony, Entry, Face, Landmark, Sentence, Tab, by_reason, landmarks,
        sentences,
    },
    view_json::{JsonPart, ViewJson},
};

impl Face for Picture<'_> {
    fn class(&self) -> &'static str {
        "court"
    }

    /// Round and Hatamoto.
    fn heading(&self) -> String {
        let name = self.voice.player(self.view().hatamoto).into();
        self.tell("shogunate-round", &[("round", self.view().round.into()), ("name", name)])
    }

    /// The end condition.
    fn progress(&self) -> Markup {
        let n = [("n", self.voice.rules.threshold().into())];
        html! {
            p .ends title=(self.tell("shogunate-ends-why", &n)) data-term=(terms::SCORE.id) {
                (lamp()) span .words { (self.tell("shogunate-ends-at", &n)) }
                b .number aria-hidden="true" { (self.voice.rules.threshold()) }
            }
        }
    }

    fn board(&self) -> Markup {
        html! {
            // It scrolls on a low screen, so the keyboard must reach it even if it has no options.
            section #map .map.stage tabindex="0" aria-labelledby="map-title" {
                h2 #map-title .visually-hidden { (self.say("shogunate-stage")) }
                (drawing("hall", "hall"))
                (self.plot())
                span .throne aria-hidden="true" { (drawing("folding-screen", "screen")) (drawing("empty-seat", "seat")) }
                (self.line())
                (self.moment())
            }
        }
    }

    fn own(&self) -> Markup {
        self.own_things()
    }

    fn looked_at(&self, beside: &Beside) -> Markup {
        self.things_looked_at(beside)
    }

    fn others(&self) -> Markup {
        self.people()
    }

    fn tabs(&self) -> (Vec<Tab>, &'static str) {
        let mut tabs = vec![("map", "shogunate-jump-line")];
        if self.own_seat().is_some() {
            tabs.push(("forge", "shogunate-jump-own"));
        }
        tabs.extend([("others", "shogunate-jump-people"), ("log", "board-jump-log")]);
        (tabs, self.place_of_question())
    }

    fn keys(&self) -> [Option<&'static str>; 3] {
        ["shogunate-key-own", "shogunate-key-line", "shogunate-key-people"].map(Some)
    }

    fn question(&self, seat: Option<Seat>) -> String {
        let viewer = seat.map_or(self.voice.viewer, Viewer::Seat);
        Voice { viewer, ..self.voice }.question(self.view(), self.game_view.asked)
    }

    fn learnt(&self) -> Markup {
        self.news()
    }

    fn learners(&self) -> Seats {
        self.seats().filter(|&seat| !self.learnt_by(seat).is_empty()).collect()
    }

    fn emblem(&self) -> Markup {
        html! { span .cover-moon aria-hidden="true" { (drawing("shinobi-crouching", "ninja")) } }
    }

    fn choices(&self, ask: &Ask) -> Markup {
        let chosen = |is_free: bool| -> Vec<&Choice<Action>> {
            self.game_view.choices.iter().filter(|choice| choice.is_free == is_free).collect()
        };
        let (answers, free) = (chosen(false), chosen(true));
        html! {
            @if !answers.is_empty() { (ask.form("answers", self.groups(&answers))) }
            @if !free.is_empty() { (ask.form("free", self.groups(&free))) }
            (ask.back)
        }
    }

    fn offers_withdrawal(&self) -> bool {
        self.game_view.choices.iter().any(|choice| choice.action == Action::Withdraw)
    }

    fn named(&self, action: &ActionHash) -> Option<String> {
        let choice = self.game_view.choices.iter().find(|choice| choice.hash == *action)?;
        Some(self.voice.action(self.view(), choice.action))
    }

    fn barred(&self, _: Seat) -> Vec<Barred> {
        let action = |action| self.voice.action(self.view(), action);
        by_reason(&self.game_view.reasons, |reason| (reason.clause(), self.voice.reason(reason)), action)
    }

    fn log(&self) -> Vec<Entry> {
        self.game_view.log.iter().map(Entry::of).collect()
    }

    fn sentences(&self, n: usize) -> Vec<Sentence> {
        let sentence = |event: &Event| Sentence {
            words: self.voice.event(event),
            place: self.place_of(event),
            step: step_of(event),
        };
        sentences(&self.game_view.log[n], self.voice.words, |seat| self.voice.player(seat), sentence)
    }

    fn others_from(&self, n: usize) -> usize {
        let entry = &self.game_view.log[n];
        let is_own = entry.seat.map(Viewer::Seat) == Some(self.game_view.viewer);
        match (&entry.what, entry.seat) {
            // The deal is nobody's act.
            (LogContent::Done(_), None) => usize::MAX,
            (LogContent::Done(_) | LogContent::Undone { .. }, _) => {
                if is_own {
                    usize::MAX
                } else {
                    0
                }
            }
        }
    }

    /// Who has the marker. Scores are secret until the end.
    fn standing(&self, seat: Seat) -> Markup {
        self.badge(seat)
    }

    fn trophy(&self, ceremony: &Ceremony) -> Markup {
        self.lords_of_winners(ceremony)
    }

    fn scores(&self, outcome: &Outcome) -> Markup {
        self.final_table(outcome)
    }

    fn aims(&self, seat: Seat, round: &AnyGameView) -> Vec<Aim> {
        self.aims_of(seat, round)
    }

    fn tip(&self, seat: Seat) -> Option<String> {
        self.tip_for(seat)
    }

    fn course(&self) -> Markup {
        self.course_of_honor(&self.game_view.log)
    }

    fn landmarks(&self) -> Vec<Landmark> {
        landmarks(&self.game_view.log, |event| self.landmark(event))
    }

    fn json(&self, part: &JsonPart) -> serde_json::Result<String> {
        let rules = self.voice.rules;
        ViewJson {
            game_view: self.game_view,
            face: self,
            setup: &rules.setup,
            components: &rules.components,
            action: &|action| self.voice.action(self.view(), action),
            reason: &|reason| self.voice.reason(reason),
        }
        .write(part)
    }
}

impl Picture<'_> {
    /// The part of the table that the question is about, for screens that show one part at a time.
    fn place_of_question(self) -> &'static str {
        let Some(question) = self.view().question() else { return "map" };
        let is_asked = self.own_seat().is_some_and(|seat| self.game_view.asked.contains(seat));
        match question {
            Question::ChooseCard | Question::Reveal | Question::ShowTo(_) | Question::Give { .. }
                if is_asked =>
            {
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

    /// What an event begins, and whether it is a round.
    fn landmark(self, event: &Event) -> Option<(String, bool)> {
        if let &Event::RoundBegan { round, hatamoto: _ } = event {
            return Some((self.tell("replay-round", &[("n", round.into())]), true));
        }
        if let &Event::Performing { seat, card } = event {
            let args = [("name", self.voice.player(seat).into()), ("card", self.voice.card(card).into())];
            return Some((self.tell("replay-performs", &args), false));
        }
        matches!(event, Event::GameOver { .. }).then(|| (self.say("replay-end"), true))
    }
}
