//! A person puts in what is printed on their own copy, in a browser without scripts, and plays with it.

use std::time::Duration;

use axum::http::StatusCode;
use katana::Katana;
use shogunate::Shogunate;
use tabletop::{
    Title,
    components::{Draft, Field, FieldKind, Source, Value},
};

use crate::{
    server::Server,
    visitor::{Answer, Visitor},
};

const KATANA: &str = include_str!("../../../katana/tests/data/printed.toml");
const SHOGUNATE: &str = include_str!("../../../shogunate/tests/data/printed.toml");

/// A server whose bots do not wait.
async fn server() -> Server {
    let host_settings = host::Settings { bot_pause: Duration::ZERO, ..host::Settings::default() };
    Server::hosted(web::Settings::default(), host_settings).await
}

/// A new set of a game, begun with the form.
async fn begun(visitor: &mut Visitor, game: &str) -> Answer {
    let list = visitor.open("/sets").await;
    let set = visitor.submit(&list, "/sets", &[("game", game), ("name", "My box")]).await;
    assert!(set.path.starts_with("/sets/"), "{}", set.said());
    set
}

/// Fills in a part of a form with the values of a file, field by field.
async fn fill(visitor: &mut Visitor, set: &str, part: &str, fields: &[&Field]) {
    // The list gets as many tiles or cards as the file has.
    let n_of = |field: &Field| field.place.record.map(|n| n + 1);
    if let Some(n) = fields.iter().filter_map(|field| n_of(field)).max() {
        let list = format!("{}.{}", fields[0].place.section, fields[0].place.key);
        loop {
            let page = visitor.open(&format!("{set}?part={part}")).await;
            let n_there = page.read(".set-cards > li").len();
            if n_there == n {
                break;
            }
            let act = if n_there > n { format!("remove:{list}.0") } else { format!("add:{list}") };
            visitor.submit(&page, set, &[("do", &act)]).await;
        }
    }
    // Once for what tiles and cards are, once for the fields that they then have.
    for is_printed in ["", "1"] {
        let page = visitor.open(&format!("{set}?part={part}")).await;
        let typed: Vec<(String, &str)> =
            fields.iter().map(|field| (field.place.to_string(), field.text.as_str())).collect();
        let mut typed: Vec<(&str, &str)> = typed.iter().map(|(name, text)| (name.as_str(), *text)).collect();
        // What was the same by chance was compared, too.
        typed.push(("printed", is_printed));
        let saved = visitor.submit(&page, set, &typed).await;
        assert_eq!(saved.status, StatusCode::OK, "{}", saved.said());
    }
}

/// Puts a whole file in through the form, and returns the path of the set.
async fn put_in(visitor: &mut Visitor, game: &str, fields: &[Field]) -> String {
    let set = begun(visitor, game).await;
    let parts = set.attrs(".set-form nav button", "value");
    for part in &parts {
        let page = visitor.open(&format!("{}?part={part}", set.path)).await;
        let sections: Vec<String> = page
            .attrs("[name*='.']", "name")
            .iter()
            .map(|name| name.split('.').next().unwrap().to_owned())
            .collect();
        let is_here = |field: &&Field| sections.contains(&field.place.section) && !field.kind.is_fixed();
        let fields: Vec<&Field> = fields.iter().filter(is_here).collect();
        assert!(!fields.is_empty(), "{part}");
        fill(visitor, &set.path, part, &fields).await;
    }
    let whole = visitor.open(&set.path).await;
    assert_eq!(whole.read("#set-state"), ["Complete: tables can use it."], "{:?}", whole.read(".wrong"));
    set.path
}

/// Makes a table with the set and bots, leaves it to them, and returns the record of the game.
async fn played(server: &Server, visitor: &mut Visitor, game: &str, set: &str) -> String {
    let id = set.trim_start_matches("/sets/");
    let form = visitor.open(&format!("/new?game={game}&set={id}")).await;
    let chosen = form.read("#components option[selected]");
    assert_eq!(chosen, ["Printed values of “My box”"]);
    let bots = [("name", "Ann"), ("seat-1-kind", "bot-novice"), ("seat-2-kind", "bot-apprentice")];
    let table = visitor.submit(&form, "/tables", &bots).await;
    assert!(table.path.starts_with("/t/"), "{}", table.said());
    assert_eq!(table.read("#log .values a"), ["Printed values of “My box”"]);
    let cards = visitor.open(&format!("/cards?table={}", &table.path[3..])).await;
    assert!(cards.said().contains("“My box”"), "{}", cards.said());
    let leave = format!("{}/leave", table.path);
    visitor.submit(&table, &leave, &[]).await;
    for _ in 0..1_200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let page = visitor.open(&table.path).await;
        assert!(server.host.is_well().await && !page.said().contains("set aside"), "{}", page.said());
        if page.has("main.over") {
            return visitor.open(&format!("{}/record", table.path)).await.text;
        }
    }
    panic!("the bots do not come to an end");
}

/// The fields of a file.
fn fields<G: Title>(text: &str) -> Vec<Field> {
    Draft::parse(text).expect("the file is TOML").examined::<G::Components>().fields
}

/// What the export of a set says: the same values, and that they are printed.
async fn check_export<G: Title>(
    visitor: &mut Visitor,
    set: &str,
    text: &str,
    is_confirmed: fn(&str) -> bool,
) {
    let file = visitor.open(&format!("{set}/file")).await;
    assert!(file.headers["content-disposition"].to_str().unwrap().contains("my-box.toml"));
    let (own, given) = (G::read_components(&file.text).unwrap(), G::read_components(text).unwrap());
    assert_eq!(own.components, given.components);
    let sources = own.sources.iter().filter(|value| !is_confirmed(&value.path));
    assert!(sources.clone().count() > 100);
    let others: Vec<&Value> = sources.filter(|value| value.source != Source::Printed).collect();
    assert!(others.is_empty(), "{others:?}");
}

#[tokio::test]
async fn every_value_of_katana_is_put_in_and_played_with_to_the_end() {
    let server = server().await;
    let mut visitor = Visitor::new(&web::router(server.app.clone()));
    let set = put_in(&mut visitor, "katana", &fields::<Katana>(KATANA)).await;
    check_export::<Katana>(&mut visitor, &set, KATANA, |_| false).await;
    let record = Katana::read_record(&played(&server, &mut visitor, "katana", &set).await).unwrap();
    record.verify().expect("every hash is right");
    assert_eq!(record.components, Katana::read_components(KATANA).unwrap().components);
}

#[tokio::test]
async fn every_value_of_shogunate_is_put_in_and_played_with_to_the_end() {
    let server = server().await;
    let mut visitor = Visitor::new(&web::router(server.app.clone()));
    let set = put_in(&mut visitor, "shogunate", &fields::<Shogunate>(SHOGUNATE)).await;
    // The rules know these numbers, and a file only confirms them.
    let is_confirmed = |path: &str| {
        path.starts_with("loyalty.") || path.starts_with("actions.") || path.ends_with(".number")
    };
    check_export::<Shogunate>(&mut visitor, &set, SHOGUNATE, is_confirmed).await;
    let record = Shogunate::read_record(&played(&server, &mut visitor, "shogunate", &set).await).unwrap();
    record.verify().expect("every hash is right");
    assert_eq!(record.components, Shogunate::read_components(SHOGUNATE).unwrap().components);
}

#[tokio::test]
async fn a_wrong_value_is_kept_and_told_at_its_field() {
    let server = server().await;
    let mut visitor = Visitor::new(&web::router(server.app.clone()));
    let set = begun(&mut visitor, "katana").await;
    let typed = [("swords.tiles.1.composition", "LSU"), ("swords.tiles.2.points", "")];
    let page = visitor.submit(&set, &set.path, &typed).await;
    assert_eq!(page.read("#set-state"), ["2 values to correct before a table can use it"]);
    let wrong = |page: &Answer, place: &str| page.read(&format!("[id='wrong-{place}']")).join("");
    assert!(wrong(&page, typed[0].0).contains("jumps a row"), "{}", wrong(&page, typed[0].0));
    assert_eq!(wrong(&page, typed[1].0), "This is still missing.");
    assert_eq!(page.attr("[name='swords.tiles.1.composition']", "value").as_deref(), Some("LSU"));
    assert_eq!(page.read(".kinds .set-count"), ["2"]);
    assert!(!page.has(".set-standing.complete"));

    let form = visitor.open(&format!("/new?game=katana&set={}", &set.path[6..])).await;
    assert_eq!(form.read("#components option[selected]"), ["“My box” (not complete yet)"]);
    let refused = visitor.submit(&form, "/tables", &[("name", "Ann")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(refused.read("#wrong-components"), ["The set is not complete yet"]);

    // A script gets the same while somebody types.
    let kinds = ["application/x-www-form-urlencoded", "application/json"];
    let body = "part=boards&komainu.coins=31".to_owned();
    let checked = visitor.post_as(&set.path, kinds, body).await;
    let checked: serde_json::Value = serde_json::from_str(&checked.text).unwrap();
    assert!(checked["fields"]["komainu.coins"].as_str().unwrap().ends_with("The most is 30."), "{checked}");
    assert_eq!((&checked["is_complete"], &checked["has_changed"]), (&false.into(), &false.into()));
    let body = "part=honor&honor.cards.0.card=swords_with".to_owned();
    let checked = visitor.post_as(&set.path, kinds, body).await;
    assert!(checked.text.contains("\"has_changed\":true"), "{}", checked.text);
}

#[tokio::test]
async fn a_file_is_imported_by_its_text_or_as_an_upload() {
    let server = server().await;
    let mut visitor = Visitor::new(&web::router(server.app.clone()));
    let faulty = SHOGUNATE.replace("value = 5,", "value = 7,").replace("\"look\"", "\"stare\"");
    let list = visitor.post("/sets/import", &[("called", "Court"), ("text", &faulty)]).await;
    assert_eq!(list.status, StatusCode::UNPROCESSABLE_ENTITY);
    let problems = list.read(".set-file-problems li");
    assert!(problems.len() >= 2 && problems[0].starts_with("Line "), "{problems:?}");
    assert_eq!(list.read("textarea").join("").trim(), faulty.trim(), "nothing has to be pasted again");
    let taken = [("called", "Court"), ("text", &faulty), ("faulty", "1")];
    let set = visitor.post("/sets/import", &taken).await;
    assert!(!set.has(".set-standing.complete") && set.read("h1") == ["Court"], "{}", set.said());

    let part = |name: &str, file: &str, text: &str| {
        format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n{text}\r\n")
    };
    let body = part("called", "", "Box") + &part("file", "; filename=\"a.toml\"", KATANA) + "--x--\r\n";
    let made = visitor.post_as("/sets/import", ["multipart/form-data; boundary=x", "text/html"], body).await;
    assert_eq!(made.status, StatusCode::SEE_OTHER, "{}", made.text);
    let set = visitor.open(made.headers["location"].to_str().unwrap()).await;
    assert!(set.has(".set-standing.complete"), "{:?}", set.read(".wrong"));
    for text in ["", "not a file of this kind"] {
        let refused = visitor.post("/sets/import", &[("called", "x"), ("text", text)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{text}");
    }

    // It is nobody else's.
    let mut other = Visitor::new(&web::router(server.app.clone()));
    for path in [set.path.clone(), format!("{}/file", set.path)] {
        assert_eq!(other.open(&path).await.status, StatusCode::NOT_FOUND);
    }
    assert_eq!(other.post(&set.path, &[("komainu.coins", "1")]).await.status, StatusCode::NOT_FOUND);
    let deleted = visitor.post(&format!("{}/delete", set.path), &[("is_sure", "1")]).await;
    assert_eq!(deleted.read(".table-line .what"), ["Court"]);
}

#[tokio::test]
async fn every_value_and_every_choice_has_a_name_in_every_language() {
    let server = server().await;
    for lang in ["en", "it", "ja"] {
        let mut visitor = Visitor::reading(&web::router(server.app.clone()), lang);
        for game in ["katana", "shogunate"] {
            let set = begun(&mut visitor, game).await;
            for part in set.attrs(".set-form nav button", "value") {
                let page = visitor.open(&format!("{}?part={part}", set.path)).await;
                let names =
                    page.read(".set-form label, .set-form legend, .set-form option, .set-form button");
                let is_id =
                    |name: &&String| name.contains("set-") || name.contains("cards-") || name.contains('_');
                assert_eq!(
                    names.iter().filter(is_id).collect::<Vec<_>>(),
                    Vec::<&String>::new(),
                    "{lang} {part}"
                );
                assert!(names.iter().all(|name| !name.is_empty()), "{lang} {game} {part}");
            }
        }
    }
}

/// The number of fields is that of the values, so that nothing can only be put in by a file.
#[test]
fn all_values_are_fields() {
    let fields = fields::<Katana>(KATANA);
    assert_eq!(fields.len(), Katana::read_components(KATANA).unwrap().sources.len());
    assert!(fields.iter().all(|field| !matches!(field.kind, FieldKind::List)));
}
