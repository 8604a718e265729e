//! The new-table form.

use host::{GameOffer, SetSummary, Suggestion};
use maud::{Markup, html};

use super::{DAYS, MINUTES, Number, SECONDS, SHIPPED};
use crate::{
    game::GamePages,
    http::{cx::Cx, form::Form},
    page::{
        field::{self, Wrong},
        lessons, poster,
        rules::primer,
        seat::{self, SeatFields, game_name},
        start,
    },
    render::layout::{Page, layout},
    setup_form::SetupForm,
};

/// The new-table form with the typed values.
pub(crate) struct NewForm<'a> {
    pub(crate) pages: &'a GamePages,
    pub(crate) cx: &'a Cx,
    pub(crate) offer: &'a GameOffer,
    /// The game that suits the visitor next.
    pub(crate) suggestion: &'a Suggestion,
    /// The typed values; empty for a new form.
    pub(crate) form: &'a Form,
    pub(crate) name: &'a str,
    /// Whether the form starts with a solo game.
    pub(crate) is_solo: bool,
    /// The visitor's component sets of this game.
    pub(crate) sets: &'a [SetSummary],
    /// The component set that is chosen.
    pub(crate) set: &'a str,
}

impl NewForm<'_> {
    /// The page with the form and its error.
    pub(crate) fn page(&self, wrong: Option<&Wrong>) -> Markup {
        let cx = self.cx;
        let body = html! {
            main #main.lobby {
                h1 { (cx.say(if self.is_solo { "lobby-new-solo" } else { "lobby-new-title" })) }
                p.lead { (cx.say(if self.is_solo { "lobby-new-solo-lead" } else { "lobby-new-lead" })) }
                @if !self.is_solo { (start::instead(cx, self.suggestion)) }
                form.sheet method="post" action="/tables" {
                    (field::head(wrong))
                    (self.game())
                    @if wrong.is_none() { (lessons::way(cx, self.offer.name)) }
                    @if self.is_solo {
                        (self.alone(wrong))
                    } @else {
                        (field::own_name(cx, self.name).show(wrong))
                        (self.seats(wrong))
                        (self.setup(wrong))
                        (self.options(wrong))
                        (self.components(wrong))
                        (self.pace(wrong))
                        (self.access())
                        button.main-act { (cx.say("lobby-new-make")) }
                        p.hint { (cx.say("lobby-new-make-hint")) }
                    }
                }
            }
        };
        let games = cx.host().games().iter().map(|game| game.name).collect();
        layout(cx, Page { title: cx.say("lobby-new-title"), class: "new", games, ..Page::default() }, body)
    }

    /// The fields of a solo game, which has no seats, clock or spectators to set.
    fn alone(&self, wrong: Option<&Wrong>) -> Markup {
        let cx = self.cx;
        let name = field::Line { is_required: false, ..field::own_name(cx, self.name) };
        html! {
            @for (name, value) in [("solo", "1"), ("seat-0-kind", "me"), ("spectators", "1")] {
                input type="hidden" name=(name) value=(value);
            }
            (name.show(wrong))
            (field::beside(wrong, "seats"))
            (self.setup(wrong))
            (self.options(wrong))
            (self.components(wrong))
            button.main-act { (cx.say("lobby-new-solo-make")) }
        }
    }

    /// The typed value of a field, or its default.
    pub(crate) fn value<'b>(&'b self, name: &str, first: &'b str) -> &'b str {
        self.form.maybe(name).unwrap_or(first)
    }

    /// Whether a checkbox is ticked. Browsers do not send unticked ones.
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
                nav.games aria-label=(cx.say("lobby-new-game")) {
                    @for game in cx.host().games() {
                        @let is_this = game.name == self.offer.name;
                        a href={ "/new?game=" (game.name) } aria-current=[is_this.then_some("page")] {
                            (poster::picture(cx, game.name))
                            b { (game_name(cx, game.name)) }
                            (poster::facts(cx, game.name))
                        }
                    }
                }
            }
            p.hint { (primer::link(cx, self.offer.name, true)) }
        }
    }

    fn seats(&self, wrong: Option<&Wrong>) -> Markup {
        let cx = self.cx;
        html! {
            fieldset #seats.pairs {
                legend { (cx.say("lobby-new-seats")) }
                p.hint { (cx.say("lobby-new-seats-hint")) }
                @if self.offer.has_secrets { p.hint { (cx.say("lobby-new-secrets")) } }
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
        // At least the minimum number of players, and two in any case.
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

    /// The part of the form that only this game has.
    fn setup(&self, wrong: Option<&Wrong>) -> Markup {
        let setup = self.pages.extension.setup_form();
        html! { @if let Some(setup) = setup { (setup.fields(self, wrong)) } }
    }

    fn options(&self, wrong: Option<&Wrong>) -> Markup {
        let apart = self.pages.extension.setup_form().map_or(&[][..], SetupForm::options);
        let options = || self.offer.options.iter().filter(|(id, _)| !apart.contains(id));
        html! {
            @if options().next().is_some() {
                fieldset.pairs {
                    legend { (self.cx.say("lobby-new-options")) }
                    @for (id, values) in options() { (self.option(id, values, wrong)) }
                }
            }
        }
    }

    /// The field of an option.
    pub(crate) fn option(&self, id: &str, values: &[&str], wrong: Option<&Wrong>) -> Markup {
        let (cx, game, name) = (self.cx, self.offer.name, format!("option-{id}"));
        html! {
            div.field {
                label for=(name) { (cx.say(&format!("option-{game}-{id}"))) }
                select id=(name) name=(name) {
                    @for value in values {
                        option value=(value) selected[self.form.text(&name) == *value] {
                            (self.option_value(id, value))
                        }
                    }
                }
                (field::beside(wrong, &name))
            }
        }
    }

    /// Whose values tiles and cards have. Without another set than the one that comes with Kajiba, there is only a link.
    fn components(&self, wrong: Option<&Wrong>) -> Markup {
        let (cx, offer) = (self.cx, self.offer);
        let of_server = cx.host().server_set(offer.name).map(|set| set.name);
        let printed = |name: &str| cx.tell("set-printed-of", &[("name", name.into())]);
        let has_choice = of_server.is_some() || !self.sets.is_empty();
        html! {
            @if offer.has_components {
                fieldset.pairs {
                    legend { (cx.say("set-values")) }
                    @if has_choice {
                        div.field {
                            label for="components" { (cx.say("set-values")) }
                            select #components name="components" {
                                @if let Some(name) = &of_server { option value="" { (printed(name)) } }
                                option value=(SHIPPED) selected[self.set == SHIPPED] { (cx.say("set-reconstructed")) }
                                @for set in self.sets {
                                    option value=(set.id) selected[self.set == set.id.to_string()] {
                                        @if set.n_problems == 0 { (printed(&set.name)) }
                                        @else { (cx.tell("set-unfinished", &[("name", set.name.as_str().into())])) }
                                    }
                                }
                            }
                            (field::beside(wrong, "components"))
                        }
                    }
                    p.hint {
                        @if has_choice && offer.has_learning_bots { (cx.say("set-bots-hint")) " " }
                        a href={ "/sets?game=" (offer.name) } { (cx.say("set-put-in")) }
                    }
                }
            }
        }
    }

    fn option_value(&self, id: &str, value: &str) -> String {
        let named = self.pages.extension.option_value(self.cx.words, id, value);
        named.unwrap_or_else(|| self.cx.say(&format!("option-{}-{id}-{value}", self.offer.name)))
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
