//! Submitted forms: names and values in order.

use std::str::FromStr;

use axum::extract::{FromRequest, Request};
use host::{Refusal, Why};

use crate::{app::App, http::error_page::ErrorPage};

/// A form's names and values, in the order in which the browser sent them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Form(Vec<(String, String)>);

impl Form {
    /// The first value of a name, or an empty string.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.maybe(name).unwrap_or("")
    }

    /// The first value of a name.
    pub(crate) fn maybe(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Whether the checkbox with this name is ticked.
    pub(crate) fn is_on(&self, name: &str) -> bool {
        self.maybe(name).is_some_and(|value| !value.is_empty() && value != "0")
    }

    /// The value of a name, parsed.
    pub(crate) fn read<T: FromStr>(&self, name: &'static str) -> Result<T, Refusal> {
        self.text(name).trim().parse().map_err(|_| Refusal::Bad { field: name, why: Why::NotAnOption })
    }

    /// Names and values in order.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (&str, &str)> + Clone {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

impl FromRequest<App> for Form {
    type Rejection = ErrorPage;

    async fn from_request(request: Request, app: &App) -> Result<Self, ErrorPage> {
        let form = axum::Form::<Vec<(String, String)>>::from_request(request, app).await;
        form.map(|axum::Form(pairs)| Self(pairs))
            .map_err(|_| ErrorPage::from(Refusal::Bad { field: "form", why: Why::NotAnOption }))
    }
}
