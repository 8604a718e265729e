//! What holds for every response: headers, origin, size, limits, languages, error pages.

use std::time::Duration;

use axum::{body::Body, http::StatusCode};
use scraper::{Html, Selector};
use web::{Settings, Timeouts};

use crate::server::{Answer, HERE, Server, from, get, post};

const LANG_FORM: &str = "lang=it&back=%2Fnew";

/// The text of the first element that a selector finds.
fn text(answer: &Answer, selector: &str) -> Option<String> {
    let page = Html::parse_document(&answer.text);
    let element = page.select(&Selector::parse(selector).unwrap()).next()?;
    Some(element.text().collect::<String>())
}

fn lang_form() -> axum::http::request::Builder {
    post("/lang")
}

#[tokio::test]
async fn every_kind_of_answer_carries_the_headers_that_keep_people_safe() {
    let server = Server::start().await;
    let answers = [
        server.get("/").await,
        server.get("/new").await,
        server.get("/nowhere").await,
        server.get("/t/nonsense").await,
        server.get("/tables").await,
        server.get("/live?t=").await,
        server.get("/assets/scripts/update.js").await,
        server.get("/assets/nothing.js").await,
        server.get("/healthz").await,
        server.get("/metrics").await,
        server.get("/robots.txt").await,
        server.send(lang_form().body(Body::from(LANG_FORM)).unwrap()).await,
        server
            .send(lang_form().header("sec-fetch-site", "cross-site").body(Body::from(LANG_FORM)).unwrap())
            .await,
    ];
    for answer in answers {
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"), "{policy}");
        assert!(policy.contains("form-action 'self'; frame-ancestors 'none'; base-uri 'none'"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "same-origin");
        assert_eq!(answer.header("x-frame-options"), "DENY");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
        assert!(answer.header("permissions-policy").contains("camera=()"));
        assert!(!answer.header("x-request-id").is_empty());
        let is_kept = answer.header("cache-control").starts_with("public");
        assert!(is_kept || answer.header("cache-control") == "no-store", "{}", answer.text);
    }
}

#[tokio::test]
async fn a_page_has_no_inline_script_or_style() {
    let server = Server::start().await;
    let reading = ["/rules", "/rules?q=sword", "/rules/katana", "/rules/katana?q=sword", "/cards", "/about"];
    for path in ["/", "/new", "/me", "/settings", "/sign-in", "/nowhere"].into_iter().chain(reading) {
        let answer = server.get(path).await;
        let page = Html::parse_document(&answer.text);
        let found = |selector: &str| page.select(&Selector::parse(selector).unwrap()).count();
        assert_eq!(found("script:not([src])") + found("style") + found("[style]"), 0, "{path}");
        assert_eq!(found("[onclick]") + found("[onsubmit]") + found("[onload]"), 0, "{path}");
        assert_eq!(found("main#main"), 1, "{path}");
        assert_eq!(found("#notice[role=status]"), 1, "{path}");
        let ids: Vec<_> =
            page.select(&Selector::parse("[id]").unwrap()).filter_map(|with| with.attr("id")).collect();
        assert!(ids.iter().all(|id| ids.iter().filter(|other| *other == id).count() == 1), "{path}: {ids:?}");
    }
}

#[tokio::test]
async fn files_of_a_page_are_there_and_may_be_kept_for_ever() {
    let server = Server::start().await;
    let page = server.get("/").await;
    let page = Html::parse_document(&page.text);
    let links = Selector::parse("script[src], link[href]").unwrap();
    let addresses: Vec<String> = page
        .select(&links)
        .filter_map(|link| link.attr("src").or(link.attr("href")).map(str::to_owned))
        .collect();
    assert!(addresses.len() >= 6, "{addresses:?}");
    for address in addresses {
        let file = server.get(&address).await;
        assert_eq!(file.status, StatusCode::OK, "{address}");
        assert_eq!(file.header("cache-control"), "public, max-age=31536000, immutable", "{address}");
        let kind = match address.split('?').next().unwrap().rsplit('.').next().unwrap() {
            "js" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "svg" => "image/svg+xml",
            other => panic!("a page should not need {other}"),
        };
        assert_eq!(file.header("content-type"), kind);
        // The hash stands in the query, or for modules in the path.
        let bare: Vec<&str> = address.split('?').next().unwrap().split('/').collect();
        let bare = bare.into_iter().filter(|part| !part.starts_with('@')).collect::<Vec<_>>().join("/");
        assert_eq!(server.get(&bare).await.header("cache-control"), "public, no-cache", "{bare} has no hash");
        let known = get(&address).header("if-none-match", file.header("etag")).body(Body::empty()).unwrap();
        let known = server.send(known).await;
        assert_eq!((known.status, known.text.as_str()), (StatusCode::NOT_MODIFIED, ""));
    }
    for path in ["/assets/nothing.js", "/assets/../Cargo.toml", "/assets/%2e%2e/Cargo.toml", "/assets/vendor"]
    {
        assert_eq!(server.get(path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_form_of_another_site_is_refused_and_one_of_this_site_taken() {
    let server = Server::start().await;
    let elsewhere = [
        lang_form().header("sec-fetch-site", "cross-site").header("origin", "https://evil.example"),
        lang_form().header("sec-fetch-site", "same-site"),
        lang_form().header("origin", "https://evil.example"),
        lang_form().header("origin", "null"),
        lang_form().header("origin", ""),
        lang_form().header("origin", format!("https://{HERE}")),
        lang_form().header("sec-fetch-site", "same-origin").header("origin", format!("https://{HERE}")),
        lang_form().header("origin", format!("http://{HERE}")).header("origin", "https://evil.example"),
    ];
    for request in elsewhere {
        let answer = server.send(request.body(Body::from(LANG_FORM)).unwrap()).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
        assert!(text(&answer, "#sorry").unwrap().contains("another site"), "{}", answer.text);
        assert_eq!(answer.header("set-cookie"), "");
    }
    let here = [
        lang_form().header("sec-fetch-site", "same-origin").header("origin", format!("http://{HERE}")),
        lang_form().header("origin", format!("http://{HERE}")),
        // A client that is not a browser.
        lang_form(),
    ];
    for request in here {
        let answer = server.send(request.body(Body::from(LANG_FORM)).unwrap()).await;
        assert_eq!((answer.status, answer.header("location")), (StatusCode::SEE_OTHER, "/new"));
    }
}

#[tokio::test]
async fn behind_a_proxy_pages_of_the_public_address_are_this_site() {
    let public_url = Some("https://games.example/".to_owned());
    let server = Server::with(Settings { public_url, behind_proxy: true, ..Settings::default() }).await;
    let request = lang_form().header("origin", "https://games.example").body(Body::from(LANG_FORM)).unwrap();
    assert_eq!(server.send(request).await.status, StatusCode::SEE_OTHER);
    let request = lang_form().header("origin", "https://evil.example").body(Body::from(LANG_FORM)).unwrap();
    assert_eq!(server.send(request).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn behind_a_proxy_pages_come_over_the_scheme_that_it_tells() {
    let server = Server::with(Settings { behind_proxy: true, ..Settings::default() }).await;
    for (log, origin, status) in [
        (Some("https"), "https", StatusCode::SEE_OTHER),
        (Some("https"), "http", StatusCode::FORBIDDEN),
        (Some("http"), "https", StatusCode::FORBIDDEN),
        (None, "https", StatusCode::SEE_OTHER),
    ] {
        let request = lang_form().header("origin", format!("{origin}://{HERE}"));
        let request = log.into_iter().fold(request, |request, log| request.header("x-forwarded-proto", log));
        let answer = server.send(request.body(Body::from(LANG_FORM)).unwrap()).await;
        assert_eq!(answer.status, status, "{origin} over {log:?}");
    }
}

#[tokio::test]
async fn over_tls_the_cookie_is_secure_and_known_again() {
    let public_url = Some("https://games.example".to_owned());
    let server = Server::with(Settings { public_url, ..Settings::default() }).await;
    let form = "game=katana&seat-0-kind=me&seat-1-kind=open&pace=free&name=Ann";
    let made = server.send(post("/tables").body(Body::from(form)).unwrap()).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    let cookie = made.header("set-cookie");
    assert!(cookie.starts_with("__Host-kajiba=") && cookie.contains("; Secure"), "{cookie}");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let cookie = cookie.split(';').next().unwrap();
    let me = server.send(get("/me").header("cookie", cookie).body(Body::empty()).unwrap()).await;
    assert!(me.text.contains("Ann"), "{}", me.text);
    let plain = cookie.replace("__Host-", "");
    let me = server.send(get("/me").header("cookie", plain).body(Body::empty()).unwrap()).await;
    assert!(!me.text.contains("Ann"), "a cookie that another could have set is not believed");
}

#[tokio::test]
async fn a_body_that_is_too_large_is_refused() {
    let server = Server::start().await;
    let form = format!("lang=it&back={}", "x".repeat(70_000));
    let answer = server.send(lang_form().body(Body::from(form)).unwrap()).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(text(&answer, "#sorry").unwrap().contains("That is too large"), "{}", answer.text);
}

#[tokio::test]
async fn what_is_too_large_is_refused_wherever_it_is_sent() {
    let server = Server::start().await;
    for path in ["/", "/nowhere", "/assets/scripts/update.js", "/healthz", "/t/nonsense/act"] {
        for method in ["POST", "GET"] {
            let request =
                from("203.0.113.5").method(method).uri(path).header("origin", "https://evil.example");
            let answer = server.send(request.body(Body::from("x".repeat(70_000))).unwrap()).await;
            assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{method} {path}");
            assert_eq!(answer.header("connection"), "close");
        }
    }
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let timeouts = Timeouts { body: Duration::from_millis(20), ..Timeouts::default() };
    let server = Server::with(Settings { timeouts, ..Settings::default() }).await;
    let never = Body::from_stream(futures_util::stream::pending::<Result<Vec<u8>, std::io::Error>>());
    let answer = server.send(lang_form().body(never).unwrap()).await;
    assert_eq!((answer.status, answer.header("connection")), (StatusCode::REQUEST_TIMEOUT, "close"));
    assert!(text(&answer, "#sorry").unwrap().contains("did not arrive in time"), "{}", answer.text);
}

#[tokio::test]
async fn nonsense_is_refused_with_a_page() {
    let server = Server::start().await;
    let requests = [
        (from("203.0.113.5").method("POST").uri("/lang").body(Body::from(LANG_FORM)).unwrap(), 422),
        (post("/tables").body(Body::from("%%%=%zz&&&=")).unwrap(), 422),
        (get("/live?t=nonsense").body(Body::empty()).unwrap(), 422),
        (get("/live?t=a&t=b").body(Body::empty()).unwrap(), 400),
        (get("/tables").body(Body::empty()).unwrap(), 405),
        (get("/t/%ff/log").body(Body::empty()).unwrap(), 400),
        (from("203.0.113.5").method("PUT").uri("/").body(Body::empty()).unwrap(), 405),
        (from("203.0.113.5").method("BREW").uri("/me").body(Body::empty()).unwrap(), 405),
    ];
    for (request, status) in requests {
        let asked = format!("{} {}", request.method(), request.uri());
        let answer = server.send(request).await;
        assert_eq!(answer.status, status, "{asked}");
        assert!(text(&answer, "#sorry").is_some(), "{asked}: {}", answer.text);
    }
}

#[tokio::test]
async fn who_asks_too_often_must_wait_and_others_need_not() {
    let server = Server::with(Settings { is_limited: true, ..Settings::default() }).await;
    let guess = |address: &str, n: u32| {
        from(address).method("GET").uri(format!("/s/{n:026}")).body(Body::empty()).unwrap()
    };
    let mut refused = None;
    for n in 0..200 {
        let answer = server.send(guess("2001:db8::1", n)).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            refused = Some((n, answer));
            break;
        }
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
    }
    let (n, refused) = refused.expect("guessing links is limited");
    assert!((20..=60).contains(&n), "{n} tries");
    assert!(refused.header("retry-after").parse::<u64>().unwrap() >= 1);
    assert!(text(&refused, "#sorry").unwrap().contains("too short a time"), "{}", refused.text);
    let neighbour = server.send(guess("2001:db8::2", 0)).await;
    assert_eq!(neighbour.status, StatusCode::TOO_MANY_REQUESTS, "one network is one visitor");
    assert_eq!(server.send(guess("2001:db8:1::1", 0)).await.status, StatusCode::NOT_FOUND);
    assert_eq!(
        server.send(from("2001:db8::1").uri("/").body(Body::empty()).unwrap()).await.status,
        StatusCode::OK
    );
}

#[tokio::test]
async fn a_person_is_limited_whatever_address_they_come_from() {
    let server = Server::with(Settings { is_limited: true, ..Settings::default() }).await;
    let ann = server.person("Ann").await;
    let mut n_taken = 0;
    for n in 0..100 {
        let request =
            from(&format!("198.51.100.{n}")).method("POST").uri("/sign-in").header("cookie", ann.cookie());
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let answer = server.send(request.body(Body::from("login=&passphrase=")).unwrap()).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            break;
        }
        n_taken += 1;
    }
    assert!((5..=20).contains(&n_taken), "{n_taken} tries");
}

#[tokio::test]
async fn an_unknown_page_is_missed_in_the_visitors_language() {
    let server = Server::start().await;
    let answer = |cookie: &'static str, accepted: &'static str| {
        let request = get("/nowhere").header("cookie", cookie).header("accept-language", accepted);
        server.send(request.body(Body::empty()).unwrap())
    };
    for (cookie, accepted, lang, sentence) in [
        ("", "", "en", "There is no page at this address."),
        ("", "it-IT,it;q=0.9,en;q=0.8", "it", "A questo indirizzo non c'è nessuna pagina."),
        ("", "fr,ja;q=0.8,it;q=0.2", "ja", "このアドレスにページはありません。"),
        ("lang=ja", "it", "ja", "このアドレスにページはありません。"),
        ("lang=klingon", "it", "it", "A questo indirizzo non c'è nessuna pagina."),
    ] {
        let answer = answer(cookie, accepted).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert!(answer.text.contains(&format!("<html lang=\"{lang}\">")), "{cookie} {accepted}");
        assert_eq!(text(&answer, "#sorry").as_deref(), Some(sentence));
    }
}

#[tokio::test]
async fn a_program_gets_refusals_as_json() {
    let server = Server::start().await;
    let request = get("/t/00000000000000000000000000").header("accept", "application/json");
    let answer = server.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert_eq!(answer.header("content-type"), "application/json");
    let log: serde_json::Value = serde_json::from_str(&answer.text).unwrap();
    assert_eq!(log["error"], "not-found");
    assert!(log["message"].as_str().unwrap().contains("nothing here"), "{log}");
    assert!(log["why"].is_null());
}

#[tokio::test]
async fn the_script_gets_the_part_of_a_page_that_lives() {
    let server = Server::start().await;
    let whole = server.get("/new").await;
    assert!(whole.text.starts_with("<!DOCTYPE html>"));
    let part = server.send(get("/new").header("x-part", "1").body(Body::empty()).unwrap()).await;
    assert!(part.text.starts_with("<main") && part.text.ends_with("</main>"), "{}", part.text);
    assert!(whole.text.contains(&part.text));
    let missing = server.send(get("/nowhere").header("x-part", "1").body(Body::empty()).unwrap()).await;
    assert!(missing.text.starts_with("<main") && missing.text.contains("id=\"sorry\""), "{}", missing.text);
}

#[tokio::test]
async fn a_refused_act_leads_back_to_its_table() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let table = server.table(&ann).await;
    let answer = server.send(post(&format!("/t/{table}/start")).body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert!(answer.text.contains(&format!("href=\"/t/{table}\"")), "{}", answer.text);
    assert!(
        answer.text.contains(&format!("name=\"back\" value=\"/t/{table}\"")),
        "the language can be changed here too"
    );
}
