//! Error pages: what was wrong and what to do, in the visitor's language.

use axum::{
    Json,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use host::{Refusal, Why};
use maud::html;
use words::Words;

use crate::{
    http::cx::Cx,
    render::{
        art,
        layout::{Page, layout},
    },
};

/// What most requests are answered with.
pub(crate) type Answer = Result<Response, ErrorPage>;

/// An error on its way to the visitor; the page is written once their language is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ErrorPage {
    status: StatusCode,
    /// The message id of the sentence.
    id: &'static str,
    /// The exact reason.
    why: Option<Why>,
    /// The id of the wrong field.
    field: Option<&'static str>,
    /// When to try again.
    retry_after_s: Option<u64>,
}

impl ErrorPage {
    fn new(status: StatusCode, id: &'static str) -> Self {
        Self { status, id, why: None, field: None, retry_after_s: None }
    }

    /// Too many requests of one class from one address or person.
    pub(crate) fn too_fast(retry_after_s: u64) -> Self {
        let sorry = Self::new(StatusCode::TOO_MANY_REQUESTS, "sorry-too-fast");
        Self { retry_after_s: Some(retry_after_s), ..sorry }
    }

    /// A form submitted from another site.
    pub(crate) fn cross_site() -> Self {
        Self::new(StatusCode::FORBIDDEN, "sorry-cross-site")
    }

    /// A request for a host name that is not the server's.
    pub(crate) fn wrong_name() -> Self {
        Self::new(StatusCode::MISDIRECTED_REQUEST, "sorry-wrong-name")
    }

    /// A handler panicked.
    pub(crate) fn panicked() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "sorry-panicked")
    }

    /// A request without a valid token.
    pub(crate) fn no_token() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "sorry-no-token")
    }

    /// A person or an address that the operator has banned.
    pub(crate) fn banned() -> Self {
        Self::new(StatusCode::FORBIDDEN, "sorry-banned")
    }

    /// The database does not answer anybody.
    pub(crate) fn database_away() -> Self {
        let sorry = Self::new(StatusCode::SERVICE_UNAVAILABLE, "sorry-database-away");
        Self { retry_after_s: Some(2), ..sorry }
    }

    /// The limit of open streams is reached.
    pub(crate) fn too_many_streams() -> Self {
        Self { retry_after_s: Some(30), ..Self::from(Refusal::Unavailable) }
    }

    /// The error for a bare status, as layers and extractors return it.
    pub(crate) fn bare(status: StatusCode) -> Self {
        let id = match status {
            StatusCode::NOT_FOUND => "sorry-no-page",
            StatusCode::METHOD_NOT_ALLOWED => "sorry-method",
            StatusCode::PAYLOAD_TOO_LARGE => "sorry-too-large",
            StatusCode::REQUEST_TIMEOUT => "sorry-slow",
            StatusCode::SERVICE_UNAVAILABLE => "sorry-unavailable",
            status if status.is_server_error() => "sorry-panicked",
            _ => "sorry-request",
        };
        Self::new(status, id)
    }

    /// The sentence for the visitor; `url` is the address that they used.
    pub(crate) fn sentence(self, words: &Words, url: &str) -> String {
        let why = self.why.map(|why| words.say(why_id(why), &[])).unwrap_or_default();
        let field = self.field.map(|field| field_name(words, field)).unwrap_or_default();
        let wait_s = self.retry_after_s.map_or(0, |wait_s| i64::try_from(wait_s).unwrap_or(i64::MAX));
        let args = [("why", why.into()), ("field", field.into()), ("n", wait_s.into()), ("url", url.into())];
        words.say(self.id, &args)
    }
}

impl From<Refusal> for ErrorPage {
    fn from(refusal: Refusal) -> Self {
        let because = |status, id, why| Self { why: Some(why), ..Self::new(status, id) };
        match refusal {
            Refusal::NotFound => Self::new(StatusCode::NOT_FOUND, "sorry-not-found"),
            Refusal::Unknown => Self::new(StatusCode::FORBIDDEN, "sorry-unknown"),
            Refusal::Forbidden(why) => because(StatusCode::FORBIDDEN, "sorry-forbidden", why),
            Refusal::Stale => Self::new(StatusCode::CONFLICT, "sorry-stale"),
            Refusal::NotNow(why) => because(StatusCode::CONFLICT, "sorry-not-now", why),
            Refusal::Bad { field, why } => {
                Self { field: Some(field), ..because(StatusCode::UNPROCESSABLE_ENTITY, "sorry-bad", why) }
            }
            Refusal::TooMany(why) => because(StatusCode::TOO_MANY_REQUESTS, "sorry-too-many", why),
            Refusal::Broken => Self::new(StatusCode::CONFLICT, "sorry-broken"),
            Refusal::Unavailable => {
                let sorry = Self::new(StatusCode::SERVICE_UNAVAILABLE, "sorry-unavailable");
                Self { retry_after_s: Some(5), ..sorry }
            }
            Refusal::DiskFull => {
                let sorry = Self::new(StatusCode::SERVICE_UNAVAILABLE, "sorry-disk-full");
                Self { retry_after_s: Some(60), ..sorry }
            }
        }
    }
}

impl IntoResponse for ErrorPage {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        if let Some(wait_s) = self.retry_after_s {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait_s));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// The response to an unknown address.
pub(crate) async fn no_page() -> ErrorPage {
    ErrorPage::bare(StatusCode::NOT_FOUND)
}

/// Writes the page for an error from a handler, or for a bare error from a layer or an extractor.
pub(crate) fn write(cx: &Cx, response: &mut Response) {
    let log = response.extensions_mut().remove::<ErrorPage>();
    let is_error = response.status().is_client_error() || response.status().is_server_error();
    let Some(sorry) =
        log.or_else(|| (is_error && is_bare(response.headers())).then(|| ErrorPage::bare(response.status())))
    else {
        return;
    };
    let sentence = sorry.sentence(cx.words, &cx.origin);
    let mut kept = std::mem::take(response.headers_mut());
    *response = if cx.is_api {
        (sorry.status, [(header::CONTENT_TYPE, PROBLEM)], problem(sorry, &sentence)).into_response()
    } else if cx.wants_json {
        (sorry.status, json(sorry, &sentence)).into_response()
    } else {
        (sorry.status, page(cx, &sentence)).into_response()
    };
    kept.remove(header::CONTENT_TYPE);
    kept.remove(header::CONTENT_LENGTH);
    response.headers_mut().extend(kept);
}

/// Whether a response has no content for people or programs.
fn is_bare(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_none_or(|kind| kind.starts_with("text/plain"))
}

fn page(cx: &Cx, sentence: &str) -> maud::Markup {
    let body = html! {
        main #main.sorry {
            h1 { (cx.say("sorry-title")) }
            div.wayside aria-hidden="true" {
                (art::scenery("torii", "torii")) (art::scenery("stone-lantern", "lantern")) (art::scenery("person-a", "person"))
            }
            p #sorry { (sentence) }
            p {
                @if cx.back != "/" {
                    @let id = if cx.back.starts_with("/story/") { "sorry-back-story" } else { "sorry-back" };
                    a href=(cx.back) { (cx.say(id)) }
                    " · "
                }
                a href="/" { (cx.say("sorry-home")) }
            }
        }
    };
    layout(cx, Page { title: cx.say("sorry-title"), ..Page::default() }, body)
}

/// The error as JSON for scripts: ids and the sentence.
fn json(sorry: ErrorPage, sentence: &str) -> Json<serde_json::Value> {
    let short = |id: &'static str| id.split_once('-').map_or(id, |(_, short)| short);
    Json(serde_json::json!({
        "error": short(sorry.id),
        "why": sorry.why.map(|why| short(why_id(why))),
        "field": sorry.field,
        "message": sentence,
    }))
}

/// The media type of problem details (RFC 9457).
const PROBLEM: &str = "application/problem+json";

/// The error as problem details for the API, with the same ids.
fn problem(sorry: ErrorPage, sentence: &str) -> String {
    let Json(mut problem) = json(sorry, sentence);
    problem["type"] = "about:blank".into();
    problem["title"] = sorry.status.canonical_reason().into();
    problem["status"] = sorry.status.as_u16().into();
    problem["detail"] = problem["message"].take();
    if let Some(members) = problem.as_object_mut() {
        members.remove("message");
    }
    problem.to_string()
}

/// The label of a field; a field without its own label counts as part of the form.
fn field_name(words: &Words, field: &str) -> String {
    let id = format!("field-{field}");
    words.say(if words.has(&id) { &id } else { "field-form" }, &[])
}

macro_rules! why_ids {
    ($($why:ident => $id:literal,)*) => {
        /// The message id of a reason.
        pub(crate) fn why_id(why: Why) -> &'static str {
            match why {
                $(Why::$why => $id,)*
                Why::Setup(id) => id,
            }
        }

        #[cfg(test)]
        const WHY_IDS: &[&str] = &[$($id,)*];
    };
}

why_ids! {
    NotHost => "why-not-host",
    NotYourSeat => "why-not-your-seat",
    Locked => "why-locked",
    WrongPin => "why-wrong-pin",
    NoSpectators => "why-no-spectators",
    SeatTaken => "why-seat-taken",
    Seated => "why-seated",
    StillTime => "why-still-time",
    SeatsOpen => "why-seats-open",
    Begun => "why-begun",
    NotBegun => "why-not-begun",
    Over => "why-over",
    NotOver => "why-not-over",
    Conceded => "why-conceded",
    NotAlone => "why-not-alone",
    NotAsked => "why-not-asked",
    Guided => "why-guided",
    NothingToUndo => "why-nothing-to-undo",
    UndoPending => "why-undo-pending",
    NoUndoPending => "why-no-undo-pending",
    UndoRefused => "why-undo-refused",
    UndoSpent => "why-undo-spent",
    ListRefused => "why-list-refused",
    NoClock => "why-no-clock",
    Empty => "why-empty",
    TooLong => "why-too-long",
    NotAnOption => "why-not-an-option",
    OutOfRange => "why-out-of-range",
    Unprintable => "why-unprintable",
    NameTaken => "why-name-taken",
    WrongPassphrase => "why-wrong-passphrase",
    TooShort => "why-too-short",
    NotPublic => "why-not-public",
    Tables => "why-tables",
    Chat => "why-chat",
    Tries => "why-tries",
    NotSeated => "why-not-seated",
    BadRecord => "why-bad-record",
    OfStory => "why-of-story",
    NoDefeat => "why-no-defeat",
    StoryOver => "why-story-over",
    Campaigns => "why-campaigns",
    ComponentSets => "why-component-sets",
    Incomplete => "why-incomplete",
    NoSuchSet => "why-no-such-set",
    SetOfOtherGame => "why-set-of-other-game",
    SetWithoutToken => "why-set-without-token",
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use words::{Lang, words};

    use super::*;

    #[test]
    fn every_refusal_has_words_in_every_language() {
        for lang in Lang::ALL {
            for id in WHY_IDS {
                assert!(words(lang).has(id), "{} lacks {id}", lang.code());
            }
            let refusals = [
                Refusal::NotFound,
                Refusal::Unknown,
                Refusal::Forbidden(Why::NotHost),
                Refusal::Stale,
                Refusal::NotNow(Why::Over),
                Refusal::Bad { field: "name", why: Why::Empty },
                Refusal::TooMany(Why::Chat),
                Refusal::Broken,
                Refusal::Unavailable,
                Refusal::DiskFull,
            ];
            let mut sorries: Vec<ErrorPage> = refusals.into_iter().map(ErrorPage::from).collect();
            sorries.extend([
                ErrorPage::too_fast(3),
                ErrorPage::cross_site(),
                ErrorPage::wrong_name(),
                ErrorPage::panicked(),
                ErrorPage::no_token(),
                ErrorPage::too_many_streams(),
                ErrorPage::database_away(),
                ErrorPage::banned(),
            ]);
            sorries.extend(
                [400, 404, 405, 408, 413, 415, 422, 500, 503]
                    .map(|code| ErrorPage::bare(StatusCode::from_u16(code).unwrap())),
            );
            for sorry in sorries {
                assert!(words(lang).has(sorry.id), "{} lacks {}", lang.code(), sorry.id);
                let sentence = sorry.sentence(words(lang), "http://games.example");
                assert!(!sentence.contains(['{', '$']) && !sentence.contains("why-"), "{sentence}");
            }
        }
    }

    /// The field ids that the code names: `field: "…"`, `bad("…"`, `cleaned("…"`.
    fn fields(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                fields(&path, found);
                continue;
            }
            let code = fs::read_to_string(&path).unwrap();
            for begin in ["field: \"", "bad(\"", "cleaned(\"", ".read(\""] {
                let ids = code.split(begin).skip(1).filter_map(|rest| rest.split_once('"'));
                found.extend(
                    ids.map(|(id, _)| id.to_owned())
                        .filter(|id| id.bytes().all(|byte| byte.is_ascii_lowercase())),
                );
            }
        }
    }

    #[test]
    fn every_field_that_can_be_wrong_has_a_name_in_every_language() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let mut found = Vec::new();
        fields(&crates.join("host/src"), &mut found);
        fields(&crates.join("web/src"), &mut found);
        found.sort();
        found.dedup();
        assert!(found.len() >= 10, "{found:?}");
        for lang in Lang::ALL {
            for field in &found {
                assert!(words(lang).has(&format!("field-{field}")), "{} lacks field-{field}", lang.code());
            }
        }
        assert_eq!(field_name(words(Lang::En), "nobody-knows-this"), "The form");
    }
}
