//! A new table: the form, and creating it.

mod new_form;

use std::collections::BTreeMap;

use axum::{
    Router,
    extract::Query,
    routing::{get, post},
};
use host::{GameOffer, Ms, NewSeat, NewTable, Pace, Refusal, SetChoice, SetSummary, Why};
use maud::Markup;

pub(crate) use self::new_form::NewForm;
use super::{field::Wrong, known, seat};
use crate::{
    app::App,
    game::GamePages,
    http::{
        cx::Cx,
        error_page::{Answer, ErrorPage},
        form::Form,
    },
};

/// A time field: its unit, default and range.
struct Number {
    name: &'static str,
    first: &'static str,
    min: u16,
    max: u16,
    unit_ms: Ms,
}

/// The value of the field for the component set that comes with Kajiba.
const SHIPPED: &str = "kajiba";

const MINUTES: Number = Number { name: "minutes", first: "20", min: 1, max: 360, unit_ms: 60_000 };
const SECONDS: Number = Number { name: "seconds", first: "30", min: 0, max: 300, unit_ms: 1000 };
const DAYS: Number = Number { name: "days", first: "3", min: 1, max: 30, unit_ms: 86_400_000 };

pub(super) fn routes() -> Router<App> {
    Router::new().route("/new", get(form)).route("/tables", post(create))
}

async fn form(cx: Cx, Query(query): Query<BTreeMap<String, String>>) -> Result<Markup, ErrorPage> {
    let offer = offer(&cx, query.get("game").map_or("", String::as_str))?;
    let name = known::own_name(&cx).await?;
    let is_solo = query.contains_key("solo");
    Ok(NewForm {
        pages: pages(&cx, &offer)?,
        cx: &cx,
        offer: &offer,
        suggestion: &cx.host().suggestion(cx.who, offer.name).await?,
        form: &Form::default(),
        name: &name,
        is_solo,
        sets: &own_sets(&cx, &offer).await?,
        set: query.get("set").map_or("", String::as_str),
    }
    .page(None))
}

/// Creates the table. Starts the game at once if no seat is open.
async fn create(mut cx: Cx, form: Form) -> Answer {
    let offer = offer(&cx, form.text("game"))?;
    let wrong = match made(&mut cx, &offer, &form).await? {
        Ok(to) => return Ok(cx.go(&to)),
        Err(wrong) => wrong,
    };
    let filled = NewForm {
        pages: pages(&cx, &offer)?,
        cx: &cx,
        offer: &offer,
        suggestion: &cx.host().suggestion(cx.who, offer.name).await?,
        form: &form,
        name: form.text("name"),
        is_solo: form.is_on("solo"),
        sets: &own_sets(&cx, &offer).await?,
        set: form.text("components"),
    };
    Ok(wrong.answer(filled.page(Some(&wrong))))
}

async fn made(cx: &mut Cx, offer: &GameOffer, form: &Form) -> Result<Result<String, Wrong>, ErrorPage> {
    let table = match read(cx, offer, form) {
        Ok(table) => table,
        Err(wrong) => return Ok(Err(wrong)),
    };
    // A first game against bots or a Ghost should not require a name.
    let is_full = !table.seats.contains(&NewSeat::Open);
    if !is_full && form.text("name").trim().is_empty() && known::own_name(cx).await?.is_empty() {
        return Ok(Err(Wrong::field("name", cx.say("lobby-wrong-name"))));
    }
    // Check first, so that a refused table does not change the visitor's name.
    if let Err(refusal) = cx.host().check_table(&table) {
        return refused(cx, offer, refusal).map(Err);
    }
    let who = match known::named(cx, form.text("name")).await? {
        Ok(who) => who,
        Err(refusal) => return Wrong::refused(cx, refusal).map(Err),
    };
    let made = match is_full {
        true => cx.host().begin_table(who, table).await,
        false => cx.host().create_table(who, table).await,
    };
    match made {
        Ok(table) => Ok(Ok(format!("/t/{table}"))),
        Err(refusal) => refused(cx, offer, refusal).map(Err),
    }
}

/// The host's error beside the field that can fix it.
fn refused(cx: &Cx, offer: &GameOffer, refusal: Refusal) -> Result<Wrong, ErrorPage> {
    let Refusal::Bad { field, why } = refusal else { return Wrong::refused(cx, refusal) };
    let setup = cx.games().named(offer.name).and_then(|pages| pages.extension.setup_form());
    if let (Why::Setup(why), Some(setup)) = (why, setup)
        && let Some((at, id)) = setup.mend(why)
    {
        return Ok(Wrong::field(at, cx.say(id)));
    }
    let field = if ["name", "pin"].contains(&field) { "seats" } else { field };
    Wrong::refused(cx, Refusal::Bad { field, why })
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
    if let Some(setup) = cx.games().named(offer.name).and_then(|pages| pages.extension.setup_form()) {
        options.extend(setup.read(cx, form)?);
    }
    Ok(NewTable {
        game: offer.name.to_owned(),
        options,
        seats,
        pace: pace(cx, form)?,
        is_listed: form.is_on("is_listed"),
        spectators: form.is_on("spectators"),
        components: match form.text("components") {
            "" => SetChoice::Usual,
            SHIPPED => SetChoice::Shipped,
            id => {
                let wrong = || Wrong::field("components", cx.say("why-no-such-set"));
                SetChoice::Own(cx.who, id.parse().map_err(|_| wrong())?)
            }
        },
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

/// The visitor's component sets of the game.
async fn own_sets(cx: &Cx, offer: &GameOffer) -> Result<Vec<SetSummary>, Refusal> {
    let sets = cx.host().component_sets(cx.who).await?;
    Ok(sets.into_iter().filter(|set| set.game == offer.name).collect())
}

/// The pages of the game.
fn pages<'a>(cx: &'a Cx, offer: &GameOffer) -> Result<&'a GamePages, Refusal> {
    cx.games().named(offer.name).ok_or(Refusal::NotFound)
}

/// The game with this id, or the first one.
fn offer(cx: &Cx, game: &str) -> Result<GameOffer, Refusal> {
    let games = cx.host().games();
    games.into_iter().find(|offer| game.is_empty() || offer.name == game).ok_or(Refusal::NotFound)
}
