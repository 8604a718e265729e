//! The browser that somebody signs in with: what it is known by, and where it is.

use axum::{
    extract::FromRequestParts,
    http::{header, request::Parts},
    response::Response,
};
use axum_extra::extract::cookie::CookieJar;
use host::{Caller, Secret};

use crate::{
    app::App,
    http::{
        address::{address, household},
        cx::{YEAR, cookie, is_https},
        error_page::ErrorPage,
    },
};

/// The cookie by which logins know a browser.
const BROWSER: &str = "browser";
/// The same over TLS.
const BROWSER_SECURE: &str = "__Host-browser";

/// The browser that somebody signs in with, as the limits on sign-ins count it.
pub(crate) struct Door {
    /// Who is counted.
    pub(crate) caller: Caller,
    /// The cookie for a browser that has none yet.
    new_cookie: Option<String>,
}

impl FromRequestParts<App> for Door {
    type Rejection = ErrorPage;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ErrorPage> {
        let (settings, headers) = (app.settings(), &parts.headers);
        let is_secure = is_https(settings, headers);
        let name = if is_secure { BROWSER_SECURE } else { BROWSER };
        let jar = CookieJar::from_headers(headers);
        let kept = jar.get(name).and_then(|cookie| cookie.value().parse::<Secret>().ok());
        let is_new = kept.is_none();
        let secret = kept.unwrap_or_else(host::new_browser);
        let new_cookie = is_new.then(|| {
            let mut cookie = cookie(name, secret.to_string(), YEAR);
            cookie.set_secure(is_secure);
            cookie.to_string()
        });
        let address = household(address(settings, headers, &parts.extensions));
        Ok(Self { caller: Caller { address, browser: secret.hash() }, new_cookie })
    }
}

impl Door {
    /// Lets the browser keep what it is known by from now on.
    pub(crate) fn keep(self, mut response: Response) -> Response {
        if let Some(value) = self.new_cookie.and_then(|cookie| cookie.parse().ok()) {
            response.headers_mut().append(header::SET_COOKIE, value);
        }
        response
    }
}
