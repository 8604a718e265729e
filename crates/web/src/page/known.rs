//! Who begins something becomes known, under a name.

use host::{Refusal, Who};

use crate::http::{cx::Cx, error_page::ErrorPage};

/// The visitor's name; empty for who has none.
pub(crate) async fn own_name(cx: &Cx) -> Result<String, Refusal> {
    if cx.who.person.is_none() {
        return Ok(String::new());
    }
    Ok(cx.host().person(cx.who).await?.name)
}

/// The visitor as somebody with a name: the one that they have typed, else the one that they have, else that of all
/// who say none. A typed name that does not do is refused.
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
