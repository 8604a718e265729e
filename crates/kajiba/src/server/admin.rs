//! `kajiba admin`: what a running server's operator can find and order, by the same addresses as their page.

use std::env;

use anyhow::{Error, Result};
use clap::ArgMatches;
use serde_json::Value;

use super::load::client::{Answer, Client};
use crate::{cx::Cx, error::user_error};

/// What can be listed.
pub const LISTS: [&str; 4] = ["tables", "people", "bans", "log"];

/// The variable with the token, which options would show to whoever lists processes.
const TOKEN: &str = "KAJIBA_OPERATOR_TOKEN";

/// Lists something, or has an order carried out.
pub fn admin(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let order = args.get_one::<String>("order").expect("the order is required");
    let subject = args.get_one::<String>("subject").map_or("", String::as_str);
    let url = args.get_one::<String>("url").expect("the address has a default");
    let address = url.strip_prefix("http://").unwrap_or(url).trim_end_matches('/');
    let token = env::var(TOKEN).ok().filter(|token| !token.is_empty());
    let token = token.ok_or_else(|| user_error(cx.say("admin-no-token", &[("name", TOKEN.into())])))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|_| user_error(cx.say("serve-no-threads", &[])))?;
    let lang = cx.words.lang().code();
    let asked = runtime.block_on(async {
        let mut client = Client::connect(address).await?.reading(lang);
        if LISTS.contains(&order.as_str()) {
            let path = format!("/operator?list={order}&q={}", encoded(subject));
            client.get(&path, &token).await
        } else {
            let form = format!("deed={order}&subject={}", encoded(subject));
            client.post_form("/operator", &token, form).await
        }
    });
    let answer = asked.map_err(|_| user_error(cx.say("admin-no-answer", &[("url", url.as_str().into())])))?;
    show(cx, url, answer)
}

fn show(cx: &mut Cx, url: &str, (status, answer): Answer) -> Result<()> {
    if !status.is_success() {
        return Err(refused(cx, url, status.as_u16(), &answer));
    }
    let Some(rows) = answer["rows"].as_array() else {
        return Ok(cx.tell("admin-done", &[("n", answer["n"].as_i64().unwrap_or(0).into())])?);
    };
    if rows.is_empty() {
        return Ok(cx.tell("admin-none", &[])?);
    }
    for row in rows {
        let cells = row["cells"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let cells: Vec<&str> = cells.collect();
        cx.page.print(&format!("{}  {}", row["id"].as_str().unwrap_or_default(), cells.join(" · ")))?;
    }
    Ok(())
}

/// What the server says against it.
fn refused(cx: &Cx, url: &str, status: u16, answer: &Value) -> Error {
    let id = match status {
        401 => "admin-wrong-token",
        404 if answer["error"] == "not-found" || answer.is_null() => "admin-not-found",
        _ => "admin-refused",
    };
    let why = answer["message"].as_str().map_or_else(|| status.to_string(), str::to_owned);
    user_error(cx.say(id, &[("url", url.into()), ("name", TOKEN.into()), ("why", why.into())]))
}

/// A text in an address or a form.
fn encoded(text: &str) -> String {
    let letter = |byte: u8| match byte {
        b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(letter).collect()
}
