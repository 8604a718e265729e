//! How a program gets a seat: by creating a table, by a table's id, or by the link of a seat.

use std::{collections::BTreeMap, future::Future};

use axum::{
    Json,
    extract::Path,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use host::{BotLevel, GameOffer, Ms, NewSeat, NewTable, Pace, Refusal, Secret, SetChoice, TableId, Who, Why};
use serde::Deserialize;
use serde_json::{Value, json};
use tabletop::Seat;

use super::{Answer, Sent, read};
use crate::http::{cx::Cx, error_page::ErrorPage};

/// The available games and their options.
pub(super) async fn games(cx: Cx) -> Json<Value> {
    let offer = |offer: GameOffer| {
        let options: BTreeMap<&str, &[&str]> = offer.options.iter().copied().collect();
        json!({
            "game": offer.name,
            "seats": { "min": offer.seats.start(), "max": offer.seats.end() },
            "has_secrets": offer.has_secrets,
            "options": options,
            "has_components": offer.has_components,
            "server_set": cx.host().server_set(offer.name).map(|set| set.name),
        })
    };
    Json(json!({ "games": cx.host().games().into_iter().map(offer).collect::<Vec<_>>() }))
}

/// A new table as a program describes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    game: String,
    name: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
    seats: Vec<WantedSeat>,
    #[serde(default)]
    pace: WantedPace,
    #[serde(default)]
    listed: bool,
    #[serde(default = "yes")]
    spectators: bool,
    #[serde(default = "usual")]
    components: String,
}

fn yes() -> bool {
    true
}

fn usual() -> String {
    USUAL.to_owned()
}

/// The names of the component sets that every program can choose.
const USUAL: &str = "usual";
const SHIPPED: &str = "shipped";

/// Who gets a seat.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
enum WantedSeat {
    /// The program itself.
    Me,
    /// Anybody who joins.
    Open,
    /// A bot of this server: a Novice.
    Bot,
    /// A bot of a level.
    #[serde(rename = "bot-novice")]
    Novice,
    #[serde(rename = "bot-apprentice")]
    Apprentice,
    #[serde(rename = "bot-smith")]
    Smith,
    #[serde(rename = "bot-master")]
    Master,
    /// Whatever else was named.
    #[serde(other)]
    Unknown,
}

/// The time control.
#[derive(Deserialize, Default)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum WantedPace {
    #[default]
    Free,
    Live {
        bank_ms: Ms,
        increment_ms: Ms,
    },
    Days {
        move_ms: Ms,
    },
}

/// Creates a table with the program as its host and in one of its seats.
pub(super) async fn create(cx: Cx, wanted: Sent<Wanted>) -> Answer {
    let wanted = read(wanted)?;
    let seat = wanted.seats.iter().position(|&seat| seat == WantedSeat::Me);
    let seat = seat.and_then(|seat| u8::try_from(seat).ok()).map(Seat);
    let seat = seat.ok_or(Refusal::Bad { field: "seats", why: Why::NotAnOption })?;
    let name = wanted.name.clone();
    let table = NewTable {
        game: wanted.game,
        options: wanted.options,
        seats: wanted.seats.into_iter().map(new_seat).collect::<Result<_, Refusal>>()?,
        pace: match wanted.pace {
            WantedPace::Free => Pace::Free,
            WantedPace::Live { bank_ms, increment_ms } => Pace::Live { bank_ms, increment_ms },
            WantedPace::Days { move_ms } => Pace::Days { move_ms },
        },
        is_listed: wanted.listed,
        spectators: wanted.spectators,
        components: chosen_set(&cx, &wanted.components)?,
    };
    cx.host().check_table(&table)?;
    with_newcomer(&cx, async |who| {
        cx.host().set_name(who, &name).await?;
        let table = cx.host().create_table(who, table).await?;
        let token = cx.host().issue_running_token(who, table, seat).await?;
        Ok(seated(&cx, table, seat, &token))
    })
    .await
}

/// The component set that a program names. A set is its owner's alone, whose token the program must bear.
fn chosen_set(cx: &Cx, named: &str) -> Result<SetChoice, Refusal> {
    let bad = |why| Refusal::Bad { field: "components", why };
    match named {
        USUAL => Ok(SetChoice::Usual),
        SHIPPED => Ok(SetChoice::Shipped),
        id => {
            let id = id.parse().map_err(|_| bad(Why::NoSuchSet))?;
            cx.who.bearer.ok_or(bad(Why::SetWithoutToken))?;
            Ok(SetChoice::Own(cx.who, id))
        }
    }
}

fn new_seat(wanted: WantedSeat) -> Result<NewSeat, Refusal> {
    Ok(match wanted {
        WantedSeat::Me => NewSeat::ME,
        WantedSeat::Open => NewSeat::Open,
        WantedSeat::Bot | WantedSeat::Novice => NewSeat::Bot(BotLevel::Novice),
        WantedSeat::Apprentice => NewSeat::Bot(BotLevel::Apprentice),
        WantedSeat::Smith => NewSeat::Bot(BotLevel::Smith),
        WantedSeat::Master => NewSeat::Bot(BotLevel::Master),
        WantedSeat::Unknown => return Err(Refusal::Bad { field: "seats", why: Why::NotAnOption }),
    })
}

/// Who takes a seat, and which.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sitting {
    name: String,
    seat: Option<u8>,
}

/// Takes an open seat. Knowing the table's id is the invitation.
pub(super) async fn sit(cx: Cx, Path(id): Path<String>, sitting: Sent<Sitting>) -> Answer {
    let Sitting { name, seat } = read(sitting)?;
    let table: TableId = id.parse().map_err(|_| Refusal::NotFound)?;
    let wanted =
        seat.map(|seat| if seat < 8 { Ok(Seat(seat)) } else { Err(Refusal::NotFound) }).transpose()?;
    // Check that the table exists before an identity is created.
    cx.host().view(Who::default(), table, None).await?;
    with_newcomer(&cx, async |who| {
        let seat = cx.host().claim(who, table, wanted, &name).await?;
        let token = cx.host().issue_token(who, table, seat).await?;
        Ok(seated(&cx, table, seat, &token))
    })
    .await
}

/// Who takes the seat of a link, and which link.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Linked {
    link: String,
    #[serde(default)]
    name: String,
}

/// Takes the seat of a link, given as a whole address or as the secret at its end.
pub(super) async fn take_link(cx: Cx, linked: Sent<Linked>) -> Answer {
    let Linked { link, name } = read(linked)?;
    let secret = link.rsplit('/').next().unwrap_or_default();
    let secret: Secret = secret.parse().map_err(|_| Refusal::NotFound)?;
    cx.host().link(Who::default(), &secret).await?;
    with_newcomer(&cx, async |who| {
        let (table, seat) = cx.host().claim_link(who, &secret, &name).await?;
        let token = cx.host().issue_token(who, table, seat).await?;
        Ok(seated(&cx, table, seat, &token))
    })
    .await
}

/// Creates an identity and runs `deed` with it; deletes the identity again if `deed` is refused.
async fn with_newcomer<F>(cx: &Cx, deed: impl FnOnce(Who) -> F) -> Answer
where
    F: Future<Output = Result<Response, Refusal>>,
{
    let (who, _) = cx.host().new_person().await?;
    match deed(who).await {
        Ok(response) => Ok(response),
        Err(refusal) => {
            if let Err(refusal) = cx.host().delete_person(who).await {
                tracing::warn!(%refusal, "cannot delete the person of a refused request");
            }
            Err(ErrorPage::from(refusal))
        }
    }
}

/// The response to a program that has just got a seat. It is the only one that contains the token.
fn seated(cx: &Cx, table: TableId, seat: Seat, token: &Secret) -> Response {
    let seated = json!({
        "table": table,
        "url": format!("{}/t/{table}", cx.origin),
        "seat": seat.0,
        "token": token.to_string(),
    });
    (StatusCode::CREATED, Json(seated)).into_response()
}
