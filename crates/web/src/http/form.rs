//! Submitted forms: names and values in order.

use std::str::FromStr;

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::{StatusCode, header::CONTENT_TYPE},
};
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
        let boundary = request.headers().get(CONTENT_TYPE).and_then(|kind| boundary(kind.to_str().ok()?));
        if let Some(boundary) = boundary {
            let bytes = Bytes::from_request(request, app).await;
            let bytes = bytes.map_err(|_| ErrorPage::bare(StatusCode::BAD_REQUEST))?;
            return Ok(Self(parts(&String::from_utf8_lossy(&bytes), &boundary)));
        }
        let form = axum::Form::<Vec<(String, String)>>::from_request(request, app).await;
        form.map(|axum::Form(pairs)| Self(pairs))
            .map_err(|_| ErrorPage::from(Refusal::Bad { field: "form", why: Why::NotAnOption }))
    }
}

/// What separates the parts of a form that sends files.
fn boundary(kind: &str) -> Option<String> {
    let (kind, rest) = kind.split_once(';')?;
    let boundary = rest.trim().strip_prefix("boundary=")?.trim_matches('"');
    (kind.trim() == "multipart/form-data" && !boundary.is_empty()).then(|| format!("--{boundary}"))
}

/// The names and texts of a form that sends files (RFC 7578). Files are read as text.
fn parts(body: &str, boundary: &str) -> Vec<(String, String)> {
    let part = |part: &str| {
        let (head, text) = part.strip_prefix("\r\n")?.split_once("\r\n\r\n")?;
        let (_, name) = head.split_once("name=\"")?;
        let (name, _) = name.split_once('"')?;
        Some((name.to_owned(), text.strip_suffix("\r\n")?.replace("\r\n", "\n")))
    };
    body.split(boundary).filter_map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_with_a_file_is_read_like_any_other() {
        let kind = "multipart/form-data; boundary=----x1";
        let boundary = boundary(kind).unwrap();
        let body = "------x1\r\nContent-Disposition: form-data; name=\"called\"\r\n\r\nMine\r\n------x1\r\n\
            Content-Disposition: form-data; name=\"file\"; filename=\"a.toml\"\r\nContent-Type: text/plain\r\n\r\n\
            [a]\r\nb = \"-- c\"\n\r\n------x1--\r\n";
        let own = |name: &str, text: &str| (name.to_owned(), text.to_owned());
        assert_eq!(parts(body, &boundary), [own("called", "Mine"), own("file", "[a]\nb = \"-- c\"\n")]);
    }

    #[test]
    fn other_forms_have_no_boundary() {
        for kind in
            ["application/x-www-form-urlencoded", "text/plain; boundary=x", "multipart/form-data; boundary="]
        {
            assert_eq!(boundary(kind), None, "{kind}");
        }
    }
}
