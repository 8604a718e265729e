//! All routes, their rate-limit classes, and the layers around them.

use axum::{Router, middleware::from_fn_with_state, routing::get};

use crate::{
    api,
    app::App,
    http::{
        assets, cx, encoding, error_page, guard, host_name, limits, limits::Class, metrics, request_body,
    },
    live, page,
};

/// All pages, streams and the API.
pub fn router(app: App) -> Router {
    // The layer added last is the outermost.
    let of_games =
        app.0.games.iter().fold(Router::new(), |routes, pages| routes.merge(pages.extension.routes()));
    let pages = page::routes()
        .merge(of_games)
        .merge(live::routes())
        .merge(api::routes())
        .fallback(error_page::no_page)
        .layer(from_fn_with_state(app.clone(), limits::by_person))
        .layer(from_fn_with_state(app.clone(), cx::recognise))
        .layer(from_fn_with_state(app.clone(), guard::with_database))
        .layer(from_fn_with_state(app.clone(), limits::by_address))
        .layer(guard::same_origin(app.settings()))
        .layer(from_fn_with_state(app.clone(), guard::own_scheme))
        .layer(guard::in_time())
        .layer(from_fn_with_state(app.clone(), host_name::known))
        .layer(from_fn_with_state(app.clone(), request_body::whole))
        .layer(guard::no_panic())
        .layer(from_fn_with_state(app.clone(), cx::with_visitor));
    // These routes need no visitor, so they answer even if the database does not.
    let plain = assets::routes()
        .merge(metrics::routes())
        .route("/robots.txt", get(robots))
        .layer(from_fn_with_state(app.clone(), limits::by_address))
        .layer(guard::in_time())
        .layer(from_fn_with_state(app.clone(), request_body::whole));
    pages
        .merge(plain)
        .layer(from_fn_with_state(app.clone(), encoding::compressed))
        .layer(guard::no_panic())
        .layer(axum::middleware::from_fn(guard::with_headers))
        .layer(from_fn_with_state(app.clone(), metrics::watched))
        .with_state(app)
}

/// The rate-limit class of a route: reads are `Read` and everything else `Act`, except for the routes in `SPECIAL`.
pub(crate) fn class(path: &str, is_reading: bool) -> Class {
    let special = SPECIAL.iter().find(|(known, _)| *known == path).map(|(_, class)| *class);
    match special {
        // Viewing the form costs no more than any page; submitting it does.
        Some(Class::Make | Class::Chat | Class::Door) if is_reading => Class::Read,
        Some(class) => class,
        None if is_reading => Class::Read,
        None => Class::Act,
    }
}

/// Routes that are neither plain reads nor plain acts.
const SPECIAL: &[(&str, Class)] = &[
    ("/api/v1/links", Class::Link),
    ("/api/v1/tables", Class::Make),
    ("/api/v1/tables/{id}/chat", Class::Chat),
    ("/api/v1/tables/{id}/events", Class::Stream),
    ("/api/v1/tables/{id}/seats", Class::Link),
    ("/assets/{*path}", Class::Asset),
    ("/learn", Class::Make),
    ("/live", Class::Stream),
    ("/me/passphrase", Class::Door),
    ("/operator/sign-in", Class::Door),
    ("/play", Class::Make),
    ("/recover/{secret}", Class::Link),
    ("/s/{secret}", Class::Link),
    ("/sets", Class::Make),
    ("/sets/import", Class::Make),
    ("/sign-in", Class::Door),
    ("/story", Class::Make),
    ("/story/{id}/attempt", Class::Make),
    ("/t/{id}/chat", Class::Chat),
    ("/t/{id}/rematch", Class::Make),
    ("/tables", Class::Make),
];

/// How many requests one to this route counts for: those that replay a game or draw much for one visitor count for more. What is
/// drawn for everybody counts for more only when it is drawn.
pub(crate) fn weight(path: &str) -> u32 {
    COSTLY.iter().find(|(known, _)| *known == path).map_or(1, |(_, weight)| *weight)
}

/// Routes that count for more than one request.
const COSTLY: &[(&str, u32)] = &[
    ("/sets/{id}", 3),
    ("/t/{id}/hint", 3),
    ("/t/{id}/record", 2),
    ("/t/{id}/replay", 2),
    ("/t/{id}/report", 2),
    ("/t/{id}/try", 2),
];

/// Crawlers may index the home page but not tables, since they would walk through every position of every game.
async fn robots() -> &'static str {
    "User-agent: *\nAllow: /$\nDisallow: /\n"
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    fn code(folder: &Path) -> String {
        let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        paths
            .map(|path| if path.is_dir() { code(&path) } else { fs::read_to_string(path).unwrap() })
            .collect()
    }

    #[test]
    fn routes_with_limits_of_their_own_exist() {
        let code = code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let costly = COSTLY.iter().map(|(path, _)| path);
        for path in SPECIAL.iter().map(|(path, _)| path).chain(costly) {
            assert!(code.contains(&format!(".route(\"{path}\", ")), "{path}");
        }
    }

    #[test]
    fn looking_at_a_form_costs_less_than_sending_it_but_a_link_is_tried_either_way() {
        assert_eq!([class("/sign-in", true), class("/sign-in", false)], [Class::Read, Class::Door]);
        assert_eq!([class("/s/{secret}", true), class("/s/{secret}", false)], [Class::Link; 2]);
        assert_eq!([class("/t/{id}/act", true), class("/t/{id}/act", false)], [Class::Read, Class::Act]);
        assert_eq!(class("/live", true), Class::Stream);
    }
}
