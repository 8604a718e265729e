//! A browser without scripts: it keeps cookies, submits forms, and sees what people see.

use std::collections::BTreeMap;

use axum::{
    Router,
    body::Body,
    http::{Request, StatusCode, header},
};
use http_body_util::BodyExt;
use scraper::{ElementRef, Html, Selector};
use tower::ServiceExt;

/// A browser.
pub(crate) struct Visitor {
    router: Router,
    cookies: BTreeMap<String, String>,
    lang: &'static str,
}

/// A response.
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: axum::http::HeaderMap,
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Visitor {
    /// A new browser without cookies.
    pub(crate) fn new(router: &Router) -> Self {
        Self { router: router.clone(), cookies: BTreeMap::new(), lang: "en" }
    }

    /// The same with another language.
    pub(crate) fn reading(router: &Router, lang: &'static str) -> Self {
        Self { lang, ..Self::new(router) }
    }

    /// Starts a game alone from the home page.
    pub(crate) async fn play_alone(&mut self, name: &str) -> Answer {
        let home = self.open("/").await;
        self.submit(&home, "/play", &[("name", name)]).await
    }

    /// Opens a page.
    pub(crate) async fn open(&mut self, path: &str) -> Answer {
        let answer = self.send("GET", path, String::new()).await;
        self.followed(answer).await
    }

    /// Submits the form with this action on a page with some fields changed, as a click on its first button does.
    pub(crate) async fn submit(&mut self, page: &Answer, action: &str, changed: &[(&str, &str)]) -> Answer {
        let mut fields = page.fields(action);
        for (name, value) in changed {
            fields.retain(|(known, _)| known != name);
            fields.push(((*name).to_owned(), (*value).to_owned()));
        }
        let fields: Vec<(&str, &str)> =
            fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.post(action, &fields).await
    }

    /// Posts fields to an address and follows the redirect.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let encoded: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
        let answer = self.send("POST", path, encoded.join("&")).await;
        self.followed(answer).await
    }

    async fn followed(&mut self, answer: Answer) -> Answer {
        if answer.status != StatusCode::SEE_OTHER {
            return answer;
        }
        let to = answer.headers[header::LOCATION].to_str().unwrap().to_owned();
        self.send("GET", &to, String::new()).await
    }

    async fn send(&mut self, method: &str, path: &str, body: String) -> Answer {
        let kinds = ["application/x-www-form-urlencoded", "text/html"];
        self.send_as(method, path, kinds, body).await
    }

    /// Posts a body of a kind, and says which kind the answer shall have. Does not follow a redirect.
    pub(crate) async fn post_as(&mut self, path: &str, kinds: [&str; 2], body: String) -> Answer {
        self.send_as("POST", path, kinds, body).await
    }

    async fn send_as(&mut self, method: &str, path: &str, kinds: [&str; 2], body: String) -> Answer {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, "kajiba.local")
            .header(header::ACCEPT_LANGUAGE, self.lang)
            .header(header::COOKIE, cookies.join("; "))
            .header(header::CONTENT_TYPE, kinds[0])
            .header(header::ACCEPT, kinds[1])
            .header("sec-fetch-site", "same-origin")
            .body(Body::from(body))
            .unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all(header::SET_COOKIE) {
            let (name, value) = cookie.to_str().unwrap().split(';').next().unwrap().split_once('=').unwrap();
            if value.is_empty() {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let text = String::from_utf8(body.collect().await.unwrap().to_bytes().to_vec()).unwrap();
        Answer { status: parts.status, headers: parts.headers, path: path.to_owned(), text }
    }
}

impl Answer {
    /// The visible text.
    pub(crate) fn said(&self) -> String {
        self.read("main").join(" ")
    }

    /// The texts of all matching elements.
    pub(crate) fn read(&self, selector: &str) -> Vec<String> {
        let joined = |element: ElementRef| element.text().collect::<Vec<_>>().join(" ").trim().to_owned();
        Html::parse_document(&self.text).select(&Selector::parse(selector).unwrap()).map(joined).collect()
    }

    /// Whether an element matches.
    pub(crate) fn has(&self, selector: &str) -> bool {
        Html::parse_document(&self.text).select(&Selector::parse(selector).unwrap()).next().is_some()
    }

    /// An attribute of the first matching element.
    pub(crate) fn attr(&self, selector: &str, name: &str) -> Option<String> {
        let page = Html::parse_document(&self.text);
        page.select(&Selector::parse(selector).unwrap()).next()?.value().attr(name).map(str::to_owned)
    }

    /// An attribute of all matching elements; empty if one lacks it.
    pub(crate) fn attrs(&self, selector: &str, name: &str) -> Vec<String> {
        let page = Html::parse_document(&self.text);
        let attr = |element: ElementRef| element.value().attr(name).unwrap_or("").to_owned();
        page.select(&Selector::parse(selector).unwrap()).map(attr).collect()
    }

    /// The fields that a browser would submit with this form.
    fn fields(&self, action: &str) -> Vec<(String, String)> {
        let page = Html::parse_document(&self.text);
        let form = Selector::parse(&format!("form[action=\"{action}\"]")).unwrap();
        let form = page.select(&form).next().unwrap_or_else(|| panic!("no form {action} in {}", self.text));
        let mut fields = Vec::new();
        for control in form.select(&Selector::parse("input[name], select[name]").unwrap()) {
            let name = control.value().attr("name").unwrap();
            let is_box = matches!(control.value().attr("type"), Some("checkbox" | "radio"));
            if is_box && control.value().attr("checked").is_none() {
                continue;
            }
            let value = if control.value().name() == "select" {
                chosen(control)
            } else {
                control.value().attr("value").unwrap_or("")
            };
            fields.push((name.to_owned(), value.to_owned()));
        }
        fields
    }
}

fn chosen(select: ElementRef<'_>) -> &str {
    let (options, chosen) =
        (Selector::parse("option").unwrap(), Selector::parse("option[selected]").unwrap());
    let option = select.select(&chosen).next().or_else(|| select.select(&options).next());
    option.and_then(|option| option.value().attr("value")).unwrap_or("")
}

fn encoded(text: &str) -> String {
    text.bytes()
        .map(
            |byte| {
                if byte.is_ascii_alphanumeric() {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02X}")
                }
            },
        )
        .collect()
}
