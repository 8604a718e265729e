//! The context of a request: the visitor, their language and their preferences.

use std::{
    borrow::Cow,
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::{
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use host::{CampaignId, Host, Refusal, Secret, SecretHash, TableId, Who};
use tabletop::Routine;
use words::{Arg, Lang, Words};

use crate::{
    api,
    app::{App, Settings},
    game::WebGames,
    http::{
        address::{address, household},
        drawn,
        encoding::Encoding,
        error_page::{self, ErrorPage},
        host_name::is_local,
        preferences::{Preference, Preferences},
    },
    page::operator,
};

/// The cookie that identifies a browser.
const SESSION: &str = "kajiba";
/// The same over TLS. Browsers let no other site or subdomain set a cookie with this prefix.
const SESSION_SECURE: &str = "__Host-kajiba";
/// The cookie with the chosen language.
const LANG: &str = "lang";
/// The cookie of a browser that has just changed something at a node where it has no stream: the next node that it comes to
/// may not have heard of it.
const ELSEWHERE: &str = "elsewhere";
const ELSEWHERE_FOR: Duration = Duration::from_secs(5);
/// The cookie with the display preferences.
const PREFERENCES: &str = "wishes";

const DAY: Duration = Duration::from_secs(24 * 3600);
pub(super) const YEAR: Duration = Duration::from_secs(365 * 24 * 3600);

/// What a handler knows about its visitor.
#[derive(Clone)]
pub(crate) struct Cx {
    pub(crate) app: App,
    pub(crate) who: Who,
    pub(crate) words: &'static Words,
    /// The display preferences of this browser.
    pub(crate) preferences: Preferences,
    /// The address under which this browser reaches the server, without a trailing slash.
    pub(crate) origin: String,
    /// Path and query of the page that the visitor sees.
    pub(crate) here: String,
    /// Where an error page links back to: the table or campaign it is about, or the home page.
    pub(crate) back: String,
    /// Whether the script asks only for the live part of a page.
    pub(crate) is_part: bool,
    /// The stamps of the parts that the script already has.
    pub(crate) has: String,
    /// The tags of what the browser has kept of this address.
    pub(crate) tags: String,
    /// How the response is compressed.
    pub(crate) encoding: Encoding,
    /// Where the request comes from.
    pub(crate) household: u128,
    /// Whether the client reads errors as JSON.
    pub(crate) wants_json: bool,
    /// Whether this is an API request, which has a token and no cookie.
    pub(crate) is_api: bool,
    /// The session secret of the browser, or the token of the program.
    cookie: Option<Secret>,
    new_cookie: Arc<Mutex<Option<NewCookie>>>,
}

enum NewCookie {
    /// The browser of a person created by this request.
    New(Who, Secret),
    Set(Secret),
    Forget,
}

impl Cx {
    pub(crate) fn host(&self) -> &Host {
        self.app.host()
    }

    /// The games on these pages.
    pub(crate) fn games(&self) -> &WebGames {
        &self.app.0.games
    }

    /// The text of a message.
    pub(crate) fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// The text of a message with arguments.
    pub(crate) fn tell(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.say(id, args)
    }

    /// What is answered for the visitor after a decision made on a page.
    pub(crate) fn routine(&self) -> Routine {
        match self.preferences.has(Preference::AutoEnd) {
            _ if self.wants_json => Routine::Nothing,
            true => Routine::AnswersAndEnd,
            false => Routine::Answers,
        }
    }

    /// The address of this server for others: where the visitor's own leads only to this machine, that on the network, and
    /// nothing if there is none.
    pub(crate) fn origin_for_others(&self) -> Option<&str> {
        if is_local(&self.origin) { self.app.settings().network_url.as_deref() } else { Some(&self.origin) }
    }

    /// The visitor's identity; creates one if they have none. For everything that needs a person.
    pub(crate) async fn identify(&mut self) -> Result<Who, ErrorPage> {
        if self.who.person.is_none() {
            let (who, secret) = self.host().new_person().await?;
            self.who = who;
            self.keep_cookie(NewCookie::New(who, secret));
        }
        Ok(self.who)
    }

    /// Whether the browser still belongs to the same person as when the request arrived. Signing in or out changes it,
    /// and so does a new passphrase set elsewhere.
    pub(crate) async fn is_same(&self) -> Result<bool, Refusal> {
        if self.who == Who::default() {
            return Ok(true);
        }
        Ok(match (&self.cookie, self.who.bearer) {
            (Some(token), Some(_)) => self.host().bearer(token).await? == Some(self.who),
            (cookie, _) => self.host().who(cookie.as_ref()).await? == self.who,
        })
    }

    /// Identifies this browser or program; `None` for strangers.
    pub(crate) fn caller(&self) -> Option<SecretHash> {
        self.cookie.as_ref().filter(|_| self.who.person.is_some()).map(Secret::hash)
    }

    /// Sets the browser's session cookie in the response.
    pub(crate) fn give_cookie(&self, secret: Secret) {
        self.keep_cookie(NewCookie::Set(secret));
    }

    /// Removes the browser's session cookie.
    pub(crate) fn take_cookie(&self) {
        self.keep_cookie(NewCookie::Forget);
    }

    fn keep_cookie(&self, cookie: NewCookie) {
        *self.new_cookie.lock().expect("cookie mutex is not poisoned") = Some(cookie);
    }

    /// The cookie to set with a response. Deletes a person created by this request if the request is refused.
    async fn cookie_for(&self, status: StatusCode) -> Option<NewCookie> {
        let new = self.new_cookie.lock().expect("cookie mutex is not poisoned").take()?;
        let is_refused = status.is_client_error() || status.is_server_error();
        match new {
            NewCookie::New(who, _) if is_refused => {
                if let Err(refusal) = self.host().delete_person(who).await {
                    tracing::warn!(%refusal, "cannot delete the person of a refused request");
                }
                None
            }
            new => Some(new),
        }
    }

    /// Redirects with 303 See Other after a form was accepted.
    pub(crate) fn go(&self, to: &str) -> Response {
        Redirect::to(to).into_response()
    }
}

impl FromRequestParts<App> for Cx {
    type Rejection = ErrorPage;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, ErrorPage> {
        parts.extensions.get::<Self>().cloned().ok_or(ErrorPage::from(Refusal::Unavailable))
    }
}

/// Determines language and preferences, runs the rest, and sets cookies. Errors become pages in the visitor's language
/// here.
pub(crate) async fn with_visitor(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let headers = request.headers();
    let is_secure = is_https(app.settings(), headers);
    let jar = CookieJar::from_headers(headers);
    let back = back(request.uri().path());
    let here = request.uri().path_and_query().map_or("/", |path| path.as_str());
    let household = household(address(app.settings(), headers, request.extensions()));
    let cx = Cx {
        origin: origin(app.settings(), headers, is_secure),
        who: Who::default(),
        words: app.0.library.words(lang(&jar, headers)),
        app,
        preferences: jar
            .get(PREFERENCES)
            .map_or_else(Preferences::default, |cookie| Preferences::read(cookie.value())),
        here: if request.method() == Method::POST { back.clone() } else { here.to_owned() },
        back,
        is_part: headers.contains_key("x-part"),
        has: headers.get("x-has").and_then(|has| has.to_str().ok()).unwrap_or_default().to_owned(),
        tags: drawn::tags(headers).to_owned(),
        encoding: Encoding::accepted(headers),
        household,
        wants_json: wants_json(headers),
        is_api: request.uri().path().starts_with(api::ROOT),
        cookie: None,
        new_cookie: Arc::default(),
    };
    request.extensions_mut().insert(cx.clone());
    let mut response = next.run(request).await;
    error_page::write(&cx, &mut response);
    if let Some(new_cookie) = cx.cookie_for(response.status()).await {
        let cookie = session_cookie(new_cookie, is_secure);
        if let Ok(value) = cookie.to_string().parse() {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
    }
    response
}

/// Looks up the visitor's identity.
pub(crate) async fn recognise(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if request.extensions().get::<Cx>().is_some_and(|cx| cx.is_api) {
        return recognise_program(&app, request, next).await;
    }
    let name = if is_https(app.settings(), request.headers()) { SESSION_SECURE } else { SESSION };
    let jar = CookieJar::from_headers(request.headers());
    let secret = jar.get(name).and_then(|cookie| cookie.value().parse::<Secret>().ok());
    let is_elsewhere = is_elsewhere(&app, secret.as_ref());
    let (is_change, table) = (!request.method().is_safe(), looked_at(&request));
    let caught_up = match is_elsewhere || jar.get(ELSEWHERE).is_some() {
        true => app.host().catch_up(secret.as_ref().map(Secret::hash), table).await,
        false => Ok(()),
    };
    let known = match caught_up {
        Ok(()) => app.host().who(secret.as_ref()).await,
        Err(refusal) => Err(refusal),
    };
    let who = match known {
        Ok(who) if is_banned(app.host(), who) => return ErrorPage::banned().into_response(),
        Ok(who) => who,
        Err(refusal) => return ErrorPage::from(refusal).into_response(),
    };
    let cx = request.extensions_mut().get_mut::<Cx>().expect("with_visitor ran before this layer");
    (cx.who, cx.cookie) = (who, secret);
    let mut response = next.run(request).await;
    if is_elsewhere && is_change {
        let cookie = cookie(ELSEWHERE, "1", ELSEWHERE_FOR).to_string();
        response.headers_mut().extend(cookie.parse().map(|value| (header::SET_COOKIE, value)));
    }
    response
}

/// Whether a visitor may know from another node what this one has not heard of yet. Whoever has a stream open here has heard
/// it here.
fn is_elsewhere(app: &App, secret: Option<&Secret>) -> bool {
    let is_listening = || secret.is_some_and(|secret| app.0.streams.is_listening(secret.hash()));
    app.host().is_shared() && !is_listening()
}

/// The table that a request looks at. A change is compared with the database anyway.
fn looked_at(request: &Request) -> Option<TableId> {
    table_of(request.uri().path()).filter(|_| request.method().is_safe())
}

/// The table that a path is about.
fn table_of(path: &str) -> Option<TableId> {
    let path = path.strip_prefix("/t/").or_else(|| path.strip_prefix(api::ROOT)?.strip_prefix("tables/"))?;
    path.split('/').next()?.parse().ok()
}

fn is_banned(host: &Host, who: Who) -> bool {
    who.person.is_some_and(|person| host.is_person_banned(person))
}

/// Looks up the seat of an API token. The API ignores cookies, so that no web page can act for anybody.
async fn recognise_program(app: &App, mut request: Request, next: Next) -> Response {
    if let Some(given) = request.headers().get(header::AUTHORIZATION) {
        let token = bearer(given).and_then(|token| token.parse().ok());
        let table = looked_at(&request);
        let caught_up = match is_elsewhere(app, token.as_ref()) {
            true => app.host().catch_up(token.as_ref().map(Secret::hash), table).await,
            false => Ok(()),
        };
        let known = match (caught_up, &token) {
            (Ok(()), Some(token)) => app.host().bearer(token).await,
            (Ok(()), None) => Ok(None),
            (Err(refusal), _) => Err(refusal),
        };
        let who = match known {
            Ok(Some(who)) if is_banned(app.host(), who) => return ErrorPage::banned().into_response(),
            Ok(Some(who)) => who,
            Ok(None) => return ErrorPage::no_token().into_response(),
            Err(refusal) => return ErrorPage::from(refusal).into_response(),
        };
        let cx = request.extensions_mut().get_mut::<Cx>().expect("with_visitor ran before this layer");
        (cx.who, cx.cookie) = (who, token);
    }
    next.run(request).await
}

/// The token in an `Authorization` header. The word before it may be in any case (RFC 9110).
pub(crate) fn bearer(given: &HeaderValue) -> Option<&str> {
    let (scheme, token) = given.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

fn session_cookie(new_cookie: NewCookie, is_secure: bool) -> Cookie<'static> {
    let (value, age) = match new_cookie {
        NewCookie::New(_, secret) | NewCookie::Set(secret) => (secret.to_string(), 180 * DAY),
        NewCookie::Forget => (String::new(), Duration::ZERO),
    };
    let mut cookie = cookie(if is_secure { SESSION_SECURE } else { SESSION }, value, age);
    cookie.set_secure(is_secure);
    cookie
}

/// The cookie of an operator's browser; none takes it away.
pub(crate) fn operator_cookie(cx: &Cx, value: Option<String>) -> String {
    let age = if value.is_some() { DAY } else { Duration::ZERO };
    let mut cookie = cookie(operator::COOKIE, value.unwrap_or_default(), age);
    cookie.set_path("/operator");
    cookie.set_same_site(SameSite::Strict);
    cookie.set_secure(cx.origin.starts_with("https://"));
    cookie.to_string()
}

/// The cookie of a language.
pub(crate) fn lang_cookie(lang: Lang) -> String {
    cookie(LANG, lang.code(), YEAR).to_string()
}

/// The cookie with the preferences; the defaults need none.
pub(crate) fn preferences_cookie(preferences: Preferences) -> String {
    let age = if preferences == Preferences::default() { Duration::ZERO } else { YEAR };
    cookie(PREFERENCES, preferences.write(), age).to_string()
}

pub(super) fn cookie(
    name: &'static str,
    value: impl Into<Cow<'static, str>>,
    age: Duration,
) -> Cookie<'static> {
    Cookie::build((name, value))
        .path("/")
        .max_age(age.try_into().expect("a year fits into a cookie age"))
        .same_site(SameSite::Lax)
        .http_only(true)
        .build()
}

/// The chosen language, or the first supported one that the browser asks for.
fn lang(jar: &CookieJar, headers: &HeaderMap) -> Lang {
    let chosen = jar.get(LANG).and_then(|cookie| Lang::from_code(cookie.value()));
    let accepted = || headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok().and_then(preferred);
    chosen.or_else(accepted).unwrap_or_default()
}

fn preferred(accepted: &str) -> Option<Lang> {
    let mut wanted: Vec<(Lang, u32)> = Vec::new();
    for part in accepted.split(',') {
        let (code, quality) = part.split_once(';').unwrap_or((part, "q=1"));
        let quality = quality.trim().strip_prefix("q=").and_then(|quality| quality.parse::<f32>().ok());
        let quality = (quality.unwrap_or(0.0).clamp(0.0, 1.0) * 1000.0) as u32;
        wanted.extend(Lang::from_code(code.trim()).map(|lang| (lang, quality)));
    }
    // `max_by_key` takes the last of equals, so reverse: the first wins.
    wanted
        .iter()
        .rev()
        .max_by_key(|(_, quality)| *quality)
        .filter(|(_, quality)| *quality > 0)
        .map(|(lang, _)| *lang)
}

fn wants_json(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|accepted| accepted.to_str().ok()).unwrap_or("");
    accepted.contains("application/json") && !accepted.contains("text/html")
}

/// The page of the table or campaign that a path belongs to; the home page for other paths and for that page itself.
fn back(path: &str) -> String {
    let of = |begin: &str| path.strip_prefix(begin)?.split_once('/').map(|(id, _)| id);
    let table = of("/t/").filter(|id| id.parse::<TableId>().is_ok()).map(|id| format!("/t/{id}"));
    let campaign =
        of("/story/").filter(|id| id.parse::<CampaignId>().is_ok()).map(|id| format!("/story/{id}"));
    let form = if path == "/tables" { "/new" } else { "/" };
    table.or(campaign).unwrap_or_else(|| form.to_owned())
}

pub(super) fn is_https(settings: &Settings, headers: &HeaderMap) -> bool {
    let forwarded = || headers.get("x-forwarded-proto").is_some_and(|scheme| scheme == "https");
    settings
        .public_url
        .as_ref()
        .map_or(settings.behind_proxy && forwarded(), |url| url.starts_with("https://"))
}

fn origin(settings: &Settings, headers: &HeaderMap, is_secure: bool) -> String {
    if let Some(url) = &settings.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    format!("{}://{host}", if is_secure { "https" } else { "http" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_gets_the_first_known_language_that_it_prefers() {
        for (accepted, lang) in [
            ("it-IT,it;q=0.9,en;q=0.8", Some(Lang::It)),
            ("de-DE,de;q=0.9,ja;q=0.7,en;q=0.3", Some(Lang::Ja)),
            ("en;q=0.5, it;q=0.8", Some(Lang::It)),
            ("fr", None),
            ("ja;q=0", None),
            ("", None),
            (";;;q=,", None),
        ] {
            assert_eq!(preferred(accepted), lang, "{accepted}");
        }
    }

    #[test]
    fn a_refusal_about_a_table_a_campaign_or_a_form_leads_back_to_it() {
        let table = TableId(7);
        assert_eq!(back("/tables"), "/new");
        assert_eq!(back(&format!("/t/{table}/act")), format!("/t/{table}"));
        assert_eq!(back(&format!("/story/{table}/skip")), format!("/story/{table}"));
        for path in [format!("/t/{table}"), "/t/no-table/act".to_owned(), "/me".to_owned(), "/".to_owned()] {
            assert_eq!(back(&path), "/", "{path}");
        }
    }

    #[test]
    fn a_path_is_about_the_table_that_it_names() {
        let table = TableId(7);
        for path in
            [format!("/t/{table}"), format!("/t/{table}/log"), format!("/api/v1/tables/{table}/options")]
        {
            assert_eq!(table_of(&path), Some(table), "{path}");
        }
        for path in ["/", "/t/", "/t/no-table", "/tables", "/api/v1/tables"] {
            assert_eq!(table_of(path), None, "{path}");
        }
    }

    #[test]
    fn over_tls_the_cookie_is_for_this_server_alone() {
        let cookie = session_cookie(NewCookie::Set(Secret(7)), true).to_string();
        assert!(cookie.starts_with("__Host-kajiba=") && cookie.contains("; Secure"), "{cookie}");
        assert!(
            cookie.contains("; Path=/;") && cookie.contains("HttpOnly") && !cookie.contains("Domain"),
            "{cookie}"
        );
        let cookie = session_cookie(NewCookie::Forget, false).to_string();
        assert!(cookie.starts_with("kajiba=;") && cookie.contains("Max-Age=0"), "{cookie}");
        assert!(!cookie.contains("Secure"), "plain http on a home network must work: {cookie}");
    }

    #[test]
    fn a_token_is_read_whatever_the_case_of_the_word_before_it() {
        for given in ["Bearer abc", "bearer abc", "BEARER  abc "] {
            assert_eq!(bearer(&HeaderValue::from_static(given)), Some("abc"), "{given}");
        }
        for given in ["Basic abc", "Bearerabc", "abc"] {
            assert_eq!(bearer(&HeaderValue::from_static(given)), None, "{given}");
        }
    }

    #[test]
    fn browsers_read_pages_and_programs_json() {
        let wants = |accepted: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT, accepted.parse().unwrap());
            wants_json(&headers)
        };
        assert!(wants("application/json"));
        assert!(!wants("text/html,application/xhtml+xml,*/*;q=0.8"));
        assert!(!wants("*/*"));
    }
}
