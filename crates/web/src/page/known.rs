//! Gives visitors an identity and a name when they start something.

use host::{Refusal, Who};

use crate::http::{cx::Cx, error_page::ErrorPage};

/// The visitor's name; empty if they have none.
pub(crate) async fn own_name(cx: &Cx) -> Result<String, Refusal> {
    if cx.who.person.is_none() {
        return Ok(String::new());
    }
    Ok(cx.host().person(cx.who).await?.name)
}

/// The visitor with a name: the typed one, else their own, else the default. An invalid typed name is refused.
pub(crate) async fn named(cx: &mut Cx, typed: &str) -> Result<Result<Who, Refusal>, ErrorPage> {
    let own = own_name(cx).await?;
    let name = match typed.trim() {
        "" if own.is_empty() => cx.say("lobby-nameless"),
        "" => own.clone(),
        typed => typed.to_owned(),
    };
    let who = cx.identify().await?;
    if name != own
        && let Err(refusal) = cx.host().set_name(who, &name).await
    {
        return Ok(Err(refusal));
    }
    Ok(Ok(who))
}
