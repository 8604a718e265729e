//! The face of Shōgun no Katana.

use host::{ActionHash, AnyGameView, LogContent, Outcome};
use katana::{Event, Frame, story::campaign::Rank, table::N_ROUNDS};
use maud::{Markup, html};
use tabletop::{Seat, Viewer};

use super::{
    Picture,
    icon::{art, icon},
    steps::step_of,
};
use crate::{
    face::{
        Aim, Ask, Barred, Beside, Ceremony, Chapter, Entry, Face, Landmark, Sentence, Tab, by_reason,
        count_of, landmarks, sentences,
    },
    view_json::{JsonPart, ViewJson},
};

impl Face for Picture<'_> {
    fn class(&self) -> &'static str {
        "smithy"
    }

    /// Round and turn.
    fn heading(&self) -> String {
        let Some(step) = self.game.asking() else { return self.say("board-over") };
        if matches!(step, Frame::StartSwords(_)) {
            return self.say("board-start");
        }
        let table = self.game.table();
        let name = self.voice.player(table.turn).into();
        let (round, rounds) = (table.round.into(), N_ROUNDS.into());
        self.tell("board-round", &[("round", round), ("rounds", rounds), ("name", name)])
    }

    /// The rounds, with what a delivery scores in each; the current one is marked.
    fn progress(&self) -> Markup {
        let (round, components) = (self.game.table().round, &self.voice.rules.components);
        html! {
            ol .rounds aria-label=(self.say("board-rounds")) {
                @for (n, &points) in (1..).zip(&components.round_points) {
                    @let args = [("n", n.into()), ("points", self.voice.points(points.into()).into())];
                    @let words = self.tell("board-round-points", &args);
                    li aria-current=[(n == round).then_some("step")] .past[n < round] title=(words) data-clause="DEL-1" {
                        b aria-hidden="true" { (n) } span aria-hidden="true" { "+" (points) (icon("points")) }
                        span .visually-hidden { (words) }
                    }
                }
            }
        }
    }

    /// The main board.
    fn board(&self) -> Markup {
        html! {
            // It scrolls on a low screen, so the keyboard must reach it even if it has no options.
            section #map .map tabindex="0" aria-labelledby="map-title" {
                h2 #map-title .visually-hidden { (self.say("board-map")) }
                (art("town", "scenery"))
                (art("cloud-long", "cloud one")) (art("cloud-short", "cloud two")) (art("mist", "mist"))
                (art("crane", "crane one")) (art("crane", "crane two"))
                (self.houses())
                (self.market())
                (self.palace())
                (self.academy())
                (self.temple())
                (self.komainu())
                div .boards { (self.displayed_cards()) }
            }
        }
    }

    fn own(&self) -> Markup {
        self.shown_large()
    }

    fn looked_at(&self, beside: &Beside) -> Markup {
        self.looked_at_large(beside)
    }

    fn others(&self) -> Markup {
        self.folded()
    }

    fn tabs(&self) -> (Vec<Tab>, &'static str) {
        let tabs = vec![
            ("forge", "board-jump-forge"),
            ("map", "board-jump-map"),
            ("others", "board-jump-others"),
            ("log", "board-jump-log"),
        ];
        (tabs, self.place_of_question())
    }

    fn keys(&self) -> [Option<&'static str>; 3] {
        ["board-key-forge", "board-key-map", "board-key-others"].map(Some)
    }

    fn question(&self, seat: Option<Seat>) -> String {
        let names = self.voice.players(self.game_view.asked.iter());
        match seat {
            Some(seat) => self.voice.question(self.game, seat),
            None => self.tell("question-wait", &[("names", names.into())]),
        }
    }

    fn choices(&self, ask: &Ask) -> Markup {
        self.forms(ask)
    }

    fn named(&self, action: &ActionHash) -> Option<String> {
        let choice = self.game_view.choices.iter().find(|choice| choice.hash == *action)?;
        Some(self.voice.action(self.game, self.main_seat(), choice.action))
    }

    fn barred(&self, seat: Seat) -> Vec<Barred> {
        let action = |action| self.voice.action(self.game, seat, action);
        by_reason(&self.game_view.reasons, |reason| (reason.clause(), self.voice.reason(reason)), action)
    }

    fn spoken(&self, words: &str) -> String {
        (*self).spoken(words)
    }

    fn log(&self) -> Vec<Entry> {
        self.game_view.log.iter().map(Entry::of).collect()
    }

    fn sentences(&self, n: usize) -> Vec<Sentence> {
        let rooms = &self.game.table().board.rooms;
        let sentence = |event: &Event| Sentence {
            words: self.voice.event_at(rooms, event),
            place: self.place_of(event),
            step: step_of(event),
        };
        sentences(&self.game_view.log[n], self.voice.words, |seat| self.voice.player(seat), sentence)
    }

    /// The whole act if it is another's; in one's own act, what the Ghost does.
    fn others_from(&self, n: usize) -> usize {
        let entry = &self.game_view.log[n];
        let is_own = entry.seat.map(Viewer::Seat) == Some(self.game_view.viewer);
        let LogContent::Done(events) = &entry.what else { return if is_own { usize::MAX } else { 0 } };
        let is_ghosts =
            |event: &Event| matches!(event, Event::TurnBegan { seat, .. } if self.ghost() == Some(*seat));
        match entry.seat {
            Some(_) if !is_own => 0,
            Some(_) => events.iter().position(is_ghosts).unwrap_or(usize::MAX),
            None => usize::MAX,
        }
    }

    /// The points of a seat with a symbol; the script animates changes.
    fn standing(&self, seat: Seat) -> Markup {
        let words = self.voice.points(self.game.table().player(seat).score());
        html! {
            span .score title=(words) data-clause="END-1" {
                (icon("points")) span .count id=(format!("score-{}", seat.0)) data-count=(count_of("points", seat)) aria-hidden="true" { (self.points_of(seat)) }
                span .visually-hidden { (words) }
            }
        }
    }

    fn points(&self, seat: Seat) -> Option<String> {
        Some(self.points_of(seat))
    }

    fn then(&self, seat: Seat) -> Markup {
        self.points_then(seat)
    }

    fn outlook(&self) -> Markup {
        self.outlook_table()
    }

    fn rank(&self, points: i32) -> String {
        self.voice.rank(Rank::of(points))
    }

    fn place_of_step(&self, lesson: &str, step: &str, ask: &str) -> Option<&'static str> {
        match (lesson, step, ask) {
            ("first", "academy", "advance") => Some("map"),
            ("first", "house" | "move" | "academy", "end")
            | ("first", "line", "place")
            | ("first", "deliver", _)
            | ("round", "katana", _)
            | ("round", "palace", "use") => Some("forge"),
            ("cards", "effect" | "moment", "place")
            | ("cards", "market", _)
            | ("cards", "moment", "take")
            | ("others", "family", "place" | "arrange") => Some("map"),
            ("cards" | "others" | "katana", _, _) => Some("forge"),
            _ => None,
        }
    }

    fn ghost(&self) -> Option<Seat> {
        self.game.table().ghost_seat()
    }

    fn chapter(&self) -> Option<Chapter> {
        self.chapter_played()
    }

    fn trophy(&self, ceremony: &Ceremony) -> Markup {
        self.sword_on_stand(ceremony)
    }

    fn scores(&self, _: &Outcome) -> Markup {
        html! { (self.final_table()) (self.ghost_scoring()) }
    }

    fn aims(&self, seat: Seat, round: &AnyGameView) -> Vec<Aim> {
        self.aims_of(seat, round)
    }

    fn tip(&self, seat: Seat) -> Option<String> {
        self.tip_for(seat)
    }

    fn course(&self) -> Markup {
        self.course_of_points(&self.game_view.log)
    }

    fn landmarks(&self) -> Vec<Landmark> {
        landmarks(&self.game_view.log, |event| self.landmark(event))
    }

    fn json(&self, part: &JsonPart) -> serde_json::Result<String> {
        let (rules, seat) = (self.voice.rules, self.main_seat());
        ViewJson {
            game_view: self.game_view,
            face: self,
            setup: &rules.setup,
            components: &rules.components,
            action: &|action| self.voice.action(self.game, seat, action),
            reason: &|reason| self.voice.reason(reason),
        }
        .write(part)
    }
}

impl Picture<'_> {
    /// The part of the table that the question is about, for screens that show one part at a time.
    fn place_of_question(self) -> &'static str {
        if self.marks().is_some() {
            return "map";
        }
        match self.game.asking() {
            Some(
                Frame::StartSwords(_)
                | Frame::Forge(_)
                | Frame::Delivery(_)
                | Frame::Compose(_)
                | Frame::CardChoice(_)
                | Frame::BuyLine(_)
                | Frame::Academy(_),
            )
            | None => "forge",
            Some(
                Frame::Round(_)
                | Frame::Turn(_)
                | Frame::Houses(_)
                | Frame::Market(_)
                | Frame::Palace(_)
                | Frame::Komainu(_)
                | Frame::React(_)
                | Frame::GhostTurn(_)
                | Frame::ChooseAside(_)
                | Frame::RaisePrice(_),
            ) => "map",
        }
    }

    /// What an event begins, and whether it is a round.
    fn landmark(self, event: &Event) -> Option<(String, bool)> {
        if let &Event::RoundBegan { round, first: _ } = event {
            return Some((self.tell("replay-round", &[("n", round.into())]), true));
        }
        if let &Event::TurnBegan { seat } = event {
            return Some((self.tell("replay-turn", &[("name", self.voice.player(seat).into())]), false));
        }
        if let Event::Dealt { .. } = event {
            return Some((self.say("replay-deal"), true));
        }
        matches!(event, Event::GameOver { .. }).then(|| (self.say("replay-end"), true))
    }
}
