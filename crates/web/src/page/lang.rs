//! The visitor's language.

use axum::{Router, http::header, response::IntoResponse, routing::post};
use words::Lang;

use crate::{
    app::App,
    http::{
        cx::{Cx, lang_cookie},
        error_page::Answer,
        form::Form,
    },
};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/lang", post(set))
}

/// Sets the language of this browser and of its person, if there is one.
async fn set(cx: Cx, form: Form) -> Answer {
    let lang = Lang::from_code(form.text("lang")).unwrap_or(cx.words.lang());
    if cx.who.person.is_some() {
        cx.host().set_lang(cx.who, lang.code()).await?;
    }
    let cookie = [(header::SET_COOKIE, lang_cookie(lang))];
    Ok((cookie, cx.go(local(form.text("back")))).into_response())
}

/// The address if it stays on this server, else the home page.
pub(super) fn local(back: &str) -> &str {
    let is_path = back.starts_with('/') && !back.starts_with("//");
    // Browsers treat a backslash as a slash and drop invisible characters.
    let is_plain = back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if is_path && is_plain { back } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_this_server_are_led_back_to() {
        for good in ["/", "/new", "/t/abc?seat=1", "/a//b"] {
            assert_eq!(local(good), good);
        }
        for bad in [
            "",
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "/\t/evil.example",
            "new",
            "/\r\nX: y",
        ] {
            assert_eq!(local(bad), "/", "{bad:?}");
        }
    }
}
