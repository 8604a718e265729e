//! The form of a new table, with what was typed into it.

use host::GameOffer;
use katana::GhostLevel;
use maud::{Markup, html};

use super::{DAYS, EARLY_SOLO, MINUTES, Number, OF_GHOST, SECONDS, has_ghosts, level};
use crate::{
    cx::Cx,
    form::Form,
    katana::teller,
    layout::{Page, layout},
    page::{
        field::{self, Wrong},
        seat::{self, SeatFields, game_name},
    },
};

/// The form with what was typed into it.
pub(super) struct Filled<'a> {
    pub(super) cx: &'a Cx,
    pub(super) offer: &'a GameOffer,
    /// What was typed; empty for a new form.
    pub(super) form: &'a Form,
    pub(super) name: &'a str,
    /// Whether it is a form for one alone, at first.
    pub(super) is_solo: bool,
}

impl Filled<'_> {
    /// The page with the form, and with what is wrong.
    pub(super) fn page(&self, wrong: Option<&Wrong>) -> Markup {
        let cx = self.cx;
        let body = html! {
            main #main.lobby {
                h1 { (cx.say(if self.is_solo { "lobby-new-solo" } else { "lobby-new-title" })) }
                p.lead { (cx.say(if self.is_solo { "lobby-new-solo-lead" } else { "lobby-new-lead" })) }
                form.sheet method="post" action="/tables" {
                    (field::head(wrong))
                    (self.game())
                    @if self.is_solo {
                        (self.alone(wrong))
                    } @else {
                        (field::own_name(cx, self.name).show(wrong))
                        (self.seats(wrong))
                        @if has_ghosts(self.offer) { (self.opponent(wrong)) }
                        (self.options(wrong))
                        (self.pace(wrong))
                        (self.access())
                        button.main-act { (cx.say("lobby-new-make")) }
                        p.hint { (cx.say("lobby-new-make-hint")) }
                    }
                }
            }
        };
        layout(cx, Page { title: cx.say("lobby-new-title"), class: "new", ..Page::default() }, body)
    }

    /// What one alone has to say: seats, clock and visitors need no thought.
    fn alone(&self, wrong: Option<&Wrong>) -> Markup {
        let cx = self.cx;
        let name = field::Line { is_required: false, ..field::own_name(cx, self.name) };
        html! {
            @for (name, value) in [("solo", "1"), ("seat-0-kind", "me"), ("spectators", "1")] {
                input type="hidden" name=(name) value=(value);
            }
            (name.show(wrong))
            (field::beside(wrong, "seats"))
            (self.opponent(wrong))
            (self.options(wrong))
            button.main-act { (cx.say("lobby-new-solo-make")) }
        }
    }

    /// What was typed into a field, or what stands there at first.
    fn value<'b>(&'b self, name: &str, first: &'b str) -> &'b str {
        self.form.maybe(name).unwrap_or(first)
    }

    /// Whether a box is ticked: what is not sent was not.
    fn is_on(&self, name: &str, at_first: bool) -> bool {
        if self.form.maybe("game").is_none() { at_first } else { self.form.is_on(name) }
    }

    fn game(&self) -> Markup {
        let cx = self.cx;
        html! {
            input type="hidden" name="game" value=(self.offer.name);
            @if self.is_solo {
                p.game { (game_name(cx, self.offer.name)) }
            } @else {
                nav.games aria-label=(cx.say("court-new-game")) {
                    @for game in cx.host().games() {
                        @let is_this = game.name == self.offer.name;
                        a href={ "/new?game=" (game.name) } aria-current=[is_this.then_some("page")] {
                            b { (game_name(cx, game.name)) }
                            small { (players(cx, &game)) }
                        }
                    }
                }
            }
        }
    }

    fn seats(&self, wrong: Option<&Wrong>) -> Markup {
        let cx = self.cx;
        html! {
            fieldset #seats.pairs {
                legend { (cx.say("lobby-new-seats")) }
                p.hint { (cx.say("lobby-new-seats-hint")) }
                @if self.offer.has_secrets { p.hint { (cx.say("court-new-secrets")) } }
                (field::beside(wrong, "seats"))
                @for n in 0..*self.offer.seats.end() {
                    div {
                        (self.seat(n).show(cx))
                        (field::beside(wrong, &format!("seat-{n}-kind")))
                    }
                }
            }
        }
    }

    fn seat(&self, n: u8) -> SeatFields<'_> {
        let prefix = format!("seat-{n}-");
        // As many as must play, and two in any case.
        let first = match n {
            0 => "me",
            _ if n < (*self.offer.seats.start()).max(2) => "open",
            _ => "none",
        };
        let mut kinds = seat::kinds();
        kinds.push(("none".to_owned(), "lobby-kind-none".to_owned()));
        SeatFields {
            label: self.cx.tell("lobby-seat-n", &[("n", (n + 1).into())]),
            kinds,
            chosen: self.value(&format!("{prefix}kind"), first),
            name: self.value(&format!("{prefix}name"), ""),
            pin: self.value(&format!("{prefix}pin"), ""),
            id: prefix.clone(),
            prefix,
        }
    }

    /// The Ghost, by its level or by the early solo rules, and the chapter that is played against it.
    fn opponent(&self, wrong: Option<&Wrong>) -> Markup {
        let cx = self.cx;
        let chosen = self.value("opponent", if self.is_solo { "3" } else { "none" });
        let ghosts = GhostLevel::ALL.map(|level| level.number().to_string());
        let opponents = ["none"].into_iter().chain(ghosts.iter().map(String::as_str)).chain([EARLY_SOLO]);
        html! {
            fieldset.pairs.opponents {
                legend { (cx.say("lobby-new-opponent")) }
                p #hint-opponent.hint { (cx.say("lobby-new-opponent-hint")) }
                div.field {
                    label for="opponent" { (cx.say("lobby-new-opponent")) }
                    select #opponent name="opponent" aria-describedby="hint-opponent" {
                        @for value in opponents {
                            option value=(value) selected[value == chosen] { (opponent_name(cx, value)) }
                        }
                    }
                    (field::beside(wrong, "opponent"))
                }
                @for (id, values) in self.offer.options.iter().filter(|(id, _)| *id == "chapter") {
                    (self.option(id, values, wrong))
                }
            }
        }
    }

    fn options(&self, wrong: Option<&Wrong>) -> Markup {
        // The Ghost has a part of its own.
        let options = || self.offer.options.iter().filter(|(id, _)| !OF_GHOST.contains(id));
        html! {
            @if options().next().is_some() {
                fieldset.pairs {
                    legend { (self.cx.say("lobby-new-options")) }
                    @for (id, values) in options() { (self.option(id, values, wrong)) }
                }
            }
        }
    }

    fn option(&self, id: &str, values: &[&str], wrong: Option<&Wrong>) -> Markup {
        let (cx, game, name) = (self.cx, self.offer.name, format!("option-{id}"));
        html! {
            div.field {
                label for=(name) { (cx.say(&format!("option-{game}-{id}"))) }
                select id=(name) name=(name) {
                    @for value in values {
                        option value=(value) selected[self.form.text(&name) == *value] {
                            (option_words(cx, &format!("{game}-{id}-{value}"), value))
                        }
                    }
                }
                (field::beside(wrong, &name))
            }
        }
    }

    fn pace(&self, wrong: Option<&Wrong>) -> Markup {
        let cx = self.cx;
        html! {
            fieldset.paces {
                legend { (cx.say("lobby-new-pace")) }
                (field::beside(wrong, "pace"))
                (self.pace_choice("free"))
                (self.pace_choice("live"))
                div.under.live {
                    (self.number(&MINUTES, wrong))
                    (self.number(&SECONDS, wrong))
                }
                (self.pace_choice("days"))
                div.under.days { (self.number(&DAYS, wrong)) }
            }
        }
    }

    fn pace_choice(&self, word: &str) -> Markup {
        html! {
            label.choice {
                input type="radio" name="pace" value=(word) checked[self.value("pace", "free") == word];
                span { (self.cx.say(&format!("lobby-new-pace-{word}"))) }
            }
        }
    }

    fn number(&self, number: &Number, wrong: Option<&Wrong>) -> Markup {
        let name = number.name;
        html! {
            div.field.number {
                label for=(name) { (self.cx.say(&format!("lobby-new-{name}"))) }
                input id=(name) name=(name) type="number" inputmode="numeric" min=(number.min) max=(number.max) step="1"
                    value=(self.value(name, number.first));
                (field::beside(wrong, name))
            }
        }
    }

    fn access(&self) -> Markup {
        html! {
            fieldset {
                legend { (self.cx.say("lobby-new-access")) }
                @for (name, at_first) in [("is_listed", false), ("spectators", true)] {
                    label.choice {
                        input type="checkbox" name=(name) value="1" checked[self.is_on(name, at_first)];
                        span { (self.cx.say(&format!("lobby-new-{name}"))) }
                    }
                }
            }
        }
    }
}

/// How many can play a game.
fn players(cx: &Cx, game: &GameOffer) -> String {
    let (least, most) = (*game.seats.start(), *game.seats.end());
    cx.tell("court-new-players", &[("least", least.into()), ("most", most.into())])
}

/// What an opponent is called.
fn opponent_name(cx: &Cx, value: &str) -> String {
    match level(value) {
        // The weakest and the strongest are said to be so.
        Some(level) if ![1, 5].contains(&level.number()) => seat::ghost_name(cx.words, Some(level)),
        Some(_) | None => cx.say(&format!("lobby-new-opponent-{value}")),
    }
}

/// What the value of an option is called. A chapter has a number, too; without one, most points win.
fn option_words(cx: &Cx, id: &str, value: &str) -> String {
    match (id.strip_prefix("katana-chapter-"), value.parse()) {
        (Some(_), Ok(number)) => teller(cx.words).chapter(number),
        (Some(_), Err(_)) => cx.say("lobby-new-chapter-none"),
        (None, _) => cx.say(&format!("option-{id}")),
    }
}
