//! A new table: the form, and making it.

use std::collections::BTreeMap;

use axum::{
    Router,
    extract::Query,
    response::Response,
    routing::{get, post},
};
use host::{GameOffer, Ms, NewSeat, NewTable, Pace, Refusal};
use maud::{Markup, html};

use super::{
    field::{self, Wrong},
    seat::{self, SeatFields, game_name},
};
use crate::{
    app::App,
    cx::Cx,
    form::Form,
    layout::{Page, layout},
    sorry::Sorry,
};

/// A time that is asked for: what it counts, what stands there at first, and what it can be.
struct Number {
    name: &'static str,
    first: &'static str,
    min: u16,
    max: u16,
    unit_ms: Ms,
}

const MINUTES: Number = Number { name: "minutes", first: "20", min: 1, max: 360, unit_ms: 60_000 };
const SECONDS: Number = Number { name: "seconds", first: "30", min: 0, max: 300, unit_ms: 1000 };
const DAYS: Number = Number { name: "days", first: "3", min: 1, max: 30, unit_ms: 86_400_000 };

pub(super) fn routes() -> Router<App> {
    Router::new().route("/new", get(form)).route("/tables", post(create))
}

async fn form(cx: Cx, Query(query): Query<BTreeMap<String, String>>) -> Result<Markup, Sorry> {
    let offer = offer(&cx, query.get("game").map_or("", String::as_str))?;
    let name = own_name(&cx).await?;
    Ok(Filled { cx: &cx, offer: &offer, form: &Form::default(), name: &name }.page(None))
}

/// Makes the table. Where nobody is waited for, it is dealt at once.
async fn create(mut cx: Cx, form: Form) -> Result<Response, Sorry> {
    let offer = offer(&cx, form.text("game"))?;
    let wrong = match made(&mut cx, &offer, &form).await? {
        Ok(to) => return Ok(cx.go(&to)),
        Err(wrong) => wrong,
    };
    let page = Filled { cx: &cx, offer: &offer, form: &form, name: form.text("name") }.page(Some(&wrong));
    Ok(wrong.answer(page))
}

async fn made(cx: &mut Cx, offer: &GameOffer, form: &Form) -> Result<Result<String, Wrong>, Sorry> {
    let table = match read(cx, offer, form) {
        Ok(table) => table,
        Err(wrong) => return Ok(Err(wrong)),
    };
    let is_full = !table.seats.contains(&NewSeat::Open);
    let name = match (form.text("name").trim(), is_full) {
        ("", false) if own_name(cx).await?.is_empty() => {
            return Ok(Err(Wrong::field("name", cx.say("lobby-wrong-name"))));
        }
        // Bots do not mind, and nobody should have to think of a name before a first game.
        ("", true) if own_name(cx).await?.is_empty() => cx.say("lobby-nameless"),
        (name, _) => name.to_owned(),
    };
    let who = cx.identify().await?;
    let is_new = !name.is_empty() && name != cx.host().person(who).await?.name;
    if is_new && let Err(refusal) = cx.host().set_name(who, &name).await {
        return Wrong::refused(cx, refusal).map(Err);
    }
    let table = match cx.host().create_table(who, table).await {
        Ok(table) => table,
        Err(Refusal::Bad { field: "name" | "pin" | "seats", why }) => {
            return Wrong::refused(cx, Refusal::Bad { field: "seats", why }).map(Err);
        }
        Err(refusal) => return Wrong::refused(cx, refusal).map(Err),
    };
    if is_full {
        cx.host().start_table(who, table).await?;
    }
    Ok(Ok(format!("/t/{table}")))
}

/// The table that the form describes.
fn read(cx: &Cx, offer: &GameOffer, form: &Form) -> Result<NewTable, Wrong> {
    let mut seats = Vec::new();
    for n in 0..*offer.seats.end() {
        seats.extend(seat::read(cx, form, &format!("seat-{n}-"))?);
    }
    if !(seats.len() >= usize::from(*offer.seats.start())) {
        let least = cx.tell("lobby-wrong-too-few", &[("n", (*offer.seats.start()).into())]);
        return Err(Wrong::field("seats", least));
    }
    if seats.iter().filter(|seat| matches!(seat, NewSeat::Me { .. })).count() > 1 {
        return Err(Wrong::field("seats", cx.say("lobby-wrong-me-twice")));
    }
    if seats.iter().all(|seat| matches!(seat, NewSeat::Bot(_))) {
        return Err(Wrong::field("seats", cx.say("lobby-wrong-bots")));
    }
    let mut options = BTreeMap::new();
    for (id, _) in offer.options {
        let chosen = form.maybe(&format!("option-{id}"));
        options.extend(chosen.map(|value| ((*id).to_owned(), value.to_owned())));
    }
    Ok(NewTable {
        game: offer.name.to_owned(),
        options,
        seats,
        pace: pace(cx, form)?,
        is_listed: form.is_on("is_listed"),
        spectators: form.is_on("spectators"),
    })
}

fn pace(cx: &Cx, form: &Form) -> Result<Pace, Wrong> {
    let read = |number: &Number| {
        let typed = form.text(number.name).trim().parse::<Ms>().ok();
        let args = [("min", i64::from(number.min).into()), ("max", i64::from(number.max).into())];
        let wrong = || Wrong::field(number.name, cx.tell("lobby-wrong-number", &args));
        let range = Ms::from(number.min)..=Ms::from(number.max);
        typed.filter(|typed| range.contains(typed)).map(|typed| typed * number.unit_ms).ok_or_else(wrong)
    };
    match form.text("pace") {
        "live" => Ok(Pace::Live { bank_ms: read(&MINUTES)?, increment_ms: read(&SECONDS)? }),
        "days" => Ok(Pace::Days { move_ms: read(&DAYS)? }),
        "" | "free" => Ok(Pace::Free),
        _ => Err(Wrong::field("pace", cx.say("why-not-an-option"))),
    }
}

/// The game of that id; without one, the first that there is.
fn offer(cx: &Cx, game: &str) -> Result<GameOffer, Refusal> {
    let games = cx.host().games();
    games.into_iter().find(|offer| game.is_empty() || offer.name == game).ok_or(Refusal::NotFound)
}

/// The visitor's name; empty for who has none.
async fn own_name(cx: &Cx) -> Result<String, Refusal> {
    if cx.who.person.is_none() {
        return Ok(String::new());
    }
    Ok(cx.host().person(cx.who).await?.name)
}

/// The form with what was typed into it.
struct Filled<'a> {
    cx: &'a Cx,
    offer: &'a GameOffer,
    /// What was typed; empty for a new form.
    form: &'a Form,
    name: &'a str,
}

impl Filled<'_> {
    fn page(&self, wrong: Option<&Wrong>) -> Markup {
        let cx = self.cx;
        let body = html! {
            main #main.lobby {
                h1 { (cx.say("lobby-new-title")) }
                p.lead { (cx.say("lobby-new-lead")) }
                form.sheet method="post" action="/tables" {
                    (field::head(wrong))
                    (self.game())
                    (field::own_name(cx, self.name).show(wrong))
                    (self.seats(wrong))
                    (self.options())
                    (self.pace(wrong))
                    (self.access())
                    button.main-act { (cx.say("lobby-new-make")) }
                    p.hint { (cx.say("lobby-new-make-hint")) }
                }
            }
        };
        layout(cx, Page { title: cx.say("lobby-new-title"), class: "new", ..Page::default() }, body)
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
            p.game { (game_name(cx, self.offer.name)) }
            @for other in cx.host().games().iter().filter(|other| other.name != self.offer.name) {
                p { a href={ "/new?game=" (other.name) } { (game_name(cx, other.name)) } }
            }
        }
    }

    fn seats(&self, wrong: Option<&Wrong>) -> Markup {
        let cx = self.cx;
        html! {
            fieldset #seats.pairs {
                legend { (cx.say("lobby-new-seats")) }
                p.hint { (cx.say("lobby-new-seats-hint")) }
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
        let first = match n {
            0 => "me",
            1 => "open",
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

    fn options(&self) -> Markup {
        let (cx, game) = (self.cx, self.offer.name);
        html! {
            @if !self.offer.options.is_empty() {
                fieldset.pairs {
                    legend { (cx.say("lobby-new-options")) }
                    @for (id, values) in self.offer.options {
                        div.field {
                            label for={ "option-" (id) } { (cx.say(&format!("option-{game}-{id}"))) }
                            select id={ "option-" (id) } name={ "option-" (id) } {
                                @for value in *values {
                                    option value=(value) selected[self.form.text(&format!("option-{id}")) == *value] {
                                        (cx.say(&format!("option-{game}-{id}-{value}")))
                                    }
                                }
                            }
                        }
                    }
                }
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
