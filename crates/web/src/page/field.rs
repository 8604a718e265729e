//! Form fields: a label, the value, and what is wrong with it.

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use host::{Refusal, Why};
use maud::{Markup, html};

use crate::http::{
    cx::Cx,
    error_page::{ErrorPage, why_id},
};

/// Why a form is shown again.
pub(crate) struct Wrong {
    /// The name of the wrong field; empty for the form as a whole.
    pub(crate) field: String,
    /// What is wrong, in words.
    pub(crate) sentence: String,
    /// The status of the response.
    pub(crate) status: StatusCode,
}

impl Wrong {
    /// A field that the form's own validation rejects.
    pub(crate) fn field(field: impl Into<String>, sentence: String) -> Self {
        Self { field: field.into(), sentence, status: StatusCode::UNPROCESSABLE_ENTITY }
    }

    /// An error from the host, if the visitor can fix it in the form.
    pub(crate) fn refused(cx: &Cx, refusal: Refusal) -> Result<Self, ErrorPage> {
        let log = |field: &str, why: Why, status| {
            Ok(Self { field: field.to_owned(), sentence: cx.say(why_id(why)), status })
        };
        match refusal {
            Refusal::Bad { field, why } => log(field, why, StatusCode::UNPROCESSABLE_ENTITY),
            Refusal::Forbidden(why) => log("", why, StatusCode::FORBIDDEN),
            Refusal::NotNow(why) => log("", why, StatusCode::CONFLICT),
            Refusal::TooMany(why) => log("", why, StatusCode::TOO_MANY_REQUESTS),
            Refusal::NotFound
            | Refusal::Unknown
            | Refusal::Stale
            | Refusal::Broken
            | Refusal::Unavailable
            | Refusal::DiskFull => Err(refusal.into()),
        }
    }

    /// The same error at another field of the form.
    pub(crate) fn at(self, field: &str) -> Self {
        Self { field: field.to_owned(), ..self }
    }

    /// The page with the status of the error.
    pub(crate) fn answer(&self, page: Markup) -> Response {
        (self.status, page).into_response()
    }
}

/// The error at the top of a form, for visitors who do not see the whole form.
pub(crate) fn head(wrong: Option<&Wrong>) -> Markup {
    html! {
        @if let Some(wrong) = wrong {
            p #sorry.wrong role="alert" { (wrong.sentence) }
        }
    }
}

/// The error beside its field.
pub(crate) fn beside(wrong: Option<&Wrong>, name: &str) -> Markup {
    html! {
        @if let Some(wrong) = wrong.filter(|wrong| wrong.field == name) {
            p.wrong id={ "wrong-" (name) } { (wrong.sentence) }
        }
    }
}

/// A box that says yes to what cannot be taken back.
pub(crate) fn sure(words: &str, wrong: Option<&Wrong>) -> Markup {
    html! {
        label.choice {
            input type="checkbox" name="is_sure" value="1" required;
            span { (words) }
        }
        (beside(wrong, "is_sure"))
    }
}

/// A single-line text field.
pub(crate) struct Line<'a> {
    pub(crate) name: &'a str,
    /// The input type: `text`, `password`, `url`.
    pub(crate) kind: &'static str,
    pub(crate) label: String,
    pub(crate) value: &'a str,
    /// The most characters.
    pub(crate) len_max: usize,
    /// What the browser may fill in.
    pub(crate) autocomplete: &'static str,
    pub(crate) is_required: bool,
    pub(crate) hint: Option<String>,
}

impl Line<'_> {
    /// The field with its label and its error.
    pub(crate) fn show(&self, wrong: Option<&Wrong>) -> Markup {
        let is_wrong = wrong.is_some_and(|wrong| wrong.field == self.name);
        let described = match (is_wrong, &self.hint) {
            (true, _) => Some(format!("wrong-{}", self.name)),
            (false, Some(_)) => Some(format!("hint-{}", self.name)),
            (false, None) => None,
        };
        html! {
            div.field {
                label for={ "field-" (self.name) } { (self.label) }
                input id={ "field-" (self.name) } name=(self.name) type=(self.kind) value=(self.value)
                    maxlength=(self.len_max) autocomplete=(self.autocomplete) required[self.is_required]
                    aria-invalid=[is_wrong.then_some("true")] aria-describedby=[described];
                (beside(wrong, self.name))
                @if let Some(hint) = &self.hint {
                    p.hint id={ "hint-" (self.name) } { (hint) }
                }
            }
        }
    }
}

/// The field for the visitor's own name.
pub(crate) fn own_name<'a>(cx: &Cx, value: &'a str) -> Line<'a> {
    Line {
        name: "name",
        kind: "text",
        label: cx.say("lobby-your-name"),
        value,
        len_max: host::limits::NAME_CHARS_MAX,
        autocomplete: "nickname",
        is_required: true,
        hint: None,
    }
}

/// An address to give to somebody, with buttons to copy and to share it if scripts run.
pub(crate) fn copied(cx: &Cx, id: &str, label: &str, address: &str) -> Markup {
    html! {
        div.field.copied {
            label for=(id) { (label) }
            div.row {
                input #(id) type="text" readonly value=(address) spellcheck="false" autocomplete="off";
                button type="button" hidden data-copy=(id) data-copied=(cx.say("lobby-copied")) {
                    (cx.say("lobby-copy"))
                }
                button type="button" hidden data-share=(id) { (cx.say("lobby-share")) }
            }
        }
    }
}
