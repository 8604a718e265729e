//! The pages to read: the rules, the browser of tiles and cards, and About.

use std::collections::BTreeSet;

use axum::body::Body;
use host::{AnyGameView, GameView, NewSeat, NewTable};
use katana::{Katana, components};
use scraper::{ElementRef, Html, Selector};
use words::Lang;

use crate::server::{Known, Server, get};

async fn page(server: &Server, path: &str, lang: Lang) -> Html {
    let request = get(path).header("cookie", format!("lang={}", lang.code()));
    let answer = server.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, 200, "{path}");
    Html::parse_document(&answer.text)
}

fn all<'a>(page: &'a Html, css: &str) -> Vec<ElementRef<'a>> {
    page.select(&Selector::parse(css).unwrap()).collect()
}

fn text(element: ElementRef) -> String {
    element.text().collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The ids of the clauses that a reader without scripts sees.
fn game_view(page: &Html) -> Vec<String> {
    let clauses = all(page, ".book-part:not([hidden]) .rule:not([hidden])");
    clauses.into_iter().map(|clause| clause.attr("id").unwrap().to_owned()).collect()
}

#[tokio::test]
async fn every_clause_has_its_place_in_every_language_and_every_way_leads_somewhere() {
    let server = Server::start().await;
    for lang in Lang::ALL {
        let page = page(&server, "/rules/katana", lang).await;
        let edition = rulebook::book("katana").unwrap().edition(lang);
        let clauses: Vec<&str> = edition.clauses().map(|clause| clause.id).collect();
        assert_eq!(game_view(&page), clauses);
        let ids: BTreeSet<&str> = all(&page, "[id]").iter().filter_map(|with| with.attr("id")).collect();
        assert!(edition.sections.iter().all(|section| ids.contains(section.id)));
        for link in all(&page, "main a[href^='#']") {
            let to = link.attr("href").unwrap().trim_start_matches('#');
            assert!(ids.contains(to), "{lang:?}: {to}");
        }
        let contents = all(&page, ".contents-side .contents a");
        assert_eq!(contents.len(), edition.sections.len() + 1, "the terms come last");
    }
}

#[tokio::test]
async fn a_search_shows_the_clauses_with_all_its_words_and_no_others() {
    let server = Server::start().await;
    let found = page(&server, "/rules/katana?q=DAIMYO+house", Lang::En).await;
    let edition = rulebook::book("katana").unwrap().edition(Lang::En);
    let is_wanted = |text: &str| text.contains("Daimyō") && text.contains("House");
    let wanted: Vec<&str> = edition
        .sections
        .iter()
        .flat_map(|section| section.clauses.iter().map(move |clause| (section.title, clause)))
        .filter(|(title, clause)| is_wanted(&format!("{title} {} {:?}", clause.text, clause.items)))
        .map(|(_, clause)| clause.id)
        .collect();
    assert!(wanted.contains(&"HOU-2"));
    assert_eq!(game_view(&found), wanted);
    let marked: BTreeSet<String> = all(&found, ".rule:not([hidden]) mark").into_iter().map(text).collect();
    assert_eq!(marked, BTreeSet::from(["Daimyō".to_owned(), "House".to_owned()]));
    assert_eq!(all(&found, "#q")[0].attr("value"), Some("DAIMYO house"));
    let n_terms = all(&found, "#terms [data-find-item]:not([hidden])").len();
    assert_eq!(text(all(&found, "#found b")[0]), (wanted.len() + n_terms).to_string());
    assert!(!all(&found, ".rule[hidden]").is_empty(), "the others are there for the script");
}

#[tokio::test]
async fn a_search_in_all_books_leads_to_the_clauses_in_theirs() {
    let server = Server::start().await;
    let found = page(&server, "/rules?q=黄金律", Lang::Ja).await;
    let links: Vec<_> = all(&found, ".rule > .anchor").iter().filter_map(|link| link.attr("href")).collect();
    assert_eq!(links, ["/rules/katana#MOV-2"]);
    let nothing = page(&server, "/rules/katana?q=teapot", Lang::En).await;
    assert!(game_view(&nothing).is_empty());
    assert_eq!(text(all(&nothing, "#found b")[0]), "0");
}

#[tokio::test]
async fn what_is_searched_for_is_only_text() {
    let server = Server::start().await;
    let found = page(&server, "/rules/katana?q=%3Cscript%3Ealert(1)%3C/script%3E", Lang::En).await;
    assert_eq!(all(&found, "main script").len(), 0);
    assert_eq!(all(&found, "#q")[0].attr("value"), Some("<script>alert(1)</script>"));
}

#[tokio::test]
async fn rules_of_a_game_that_nobody_knows_are_missed() {
    let server = Server::start().await;
    assert_eq!(server.get("/rules/chess").await.status, 404);
    assert_eq!(server.get("/cards?table=nonsense").await.status, 404);
}

#[tokio::test]
async fn terms_in_the_rules_are_explained_on_the_same_page() {
    let server = Server::start().await;
    for lang in Lang::ALL {
        let page = page(&server, "/rules/katana", lang).await;
        let terms = all(&page, ".rule a.term");
        let used: BTreeSet<&str> = terms.iter().filter_map(|term| term.attr("href")).collect();
        let entries = all(&page, "#terms [data-find-item]");
        assert!(terms.len() > 300, "{}", terms.len());
        // A term that only its own clause names is marked nowhere.
        assert!(used.len() + 2 >= entries.len(), "{lang:?}: {} of {} are used", used.len(), entries.len());
        assert!(entries.iter().all(|entry| entry.select(&Selector::parse(".what").unwrap()).count() == 1));
    }
}

/// A started game of Katana for two.
async fn dealt(server: &Server, ann: &Known, ben: &Known) -> (String, GameView<Katana>) {
    let new = NewTable { spectators: false, ..NewTable::new("katana", vec![NewSeat::Open; 2]) };
    let table = server.host.create_table(ann.who, new).await.unwrap();
    for known in [ann, ben] {
        server.host.claim(known.who, table, None, "").await.unwrap();
    }
    server.host.start_table(ann.who, table).await.unwrap();
    let view = server.host.view(ann.who, table, None).await.unwrap();
    let game_view = view.game_view.as_ref().and_then(AnyGameView::of).expect("the game has been dealt");
    (table.to_string(), game_view.clone())
}

#[tokio::test]
async fn every_tile_and_card_is_shown_with_where_its_values_come_from() {
    let server = Server::start().await;
    let set = &components::embedded().components;
    for lang in Lang::ALL {
        let page = page(&server, "/cards", lang).await;
        let count = |css: &str| all(&page, css).len();
        assert_eq!(count("#swords .specimen"), set.swords.len());
        assert_eq!(count("#honor .specimen"), set.honor.len());
        assert_eq!(
            [count("#market .specimen"), count("#favor .specimen"), count("#rooms .specimen")],
            [7, 5, 9]
        );
        assert_eq!(count("#daimyo .specimen"), 37, "one for each face");
        assert_eq!(
            count(".swords .specimen:not(:has(.source))") + count("#daimyo .specimen:not(:has(.source))"),
            0
        );
        assert!(!text(all(&page, "main")[0]).contains("cards-"), "every word is there");
    }
    let page = page(&server, "/cards", Lang::En).await;
    let sword =
        all(&page, "#swords .specimen").into_iter().find(|sword| text(*sword).starts_with("18")).unwrap();
    assert!(text(sword).contains("● points ◐ Coins, Resources ○ number, Strength"), "{}", text(sword));
}

#[tokio::test]
async fn one_kind_of_things_can_be_looked_at_alone() {
    let server = Server::start().await;
    let page = page(&server, "/cards?kind=honor", Lang::En).await;
    assert_eq!(all(&page, ".box-shelf").len(), 1);
    assert_eq!(all(&page, "#honor .specimen").len(), 22);
    assert_eq!(text(all(&page, ".kinds [aria-current]")[0]), "Honor cards");
    let page = self::page(&server, "/cards?kind=teapots", Lang::En).await;
    assert_eq!(all(&page, ".box-shelf").len(), 8, "what nobody knows hides nothing");
}

#[tokio::test]
async fn at_a_table_what_is_left_in_the_decks_is_told_from_the_view() {
    let server = Server::start().await;
    let (ann, ben) = (server.person("Ann").await, server.person("Ben").await);
    let (table, game_view) = dealt(&server, &ann, &ben).await;
    let request = get(&format!("/cards?table={table}")).header("cookie", ann.cookie());
    let answer = server.send(request.body(Body::empty()).unwrap()).await;
    let page = Html::parse_document(&answer.text);
    let decks = &game_view.view.decks;
    let left = |css: &str| text(all(&page, css)[0]);
    assert_eq!(left("#swords > .remaining"), format!("In the pile: {} of 50", decks.swords.len()));
    assert_eq!(left("#market > .remaining"), format!("In the deck: {} of 28", decks.market.len()));
    assert_eq!(left("#honor > .remaining"), format!("In the deck: {} of 22", decks.honor.len()));
    let n_out = all(&page, "#swords .specimen.none-left").len();
    assert_eq!(n_out, 50 - usize::from(decks.swords.len()));
    let below: u32 = all(&page, "#daimyo .specimen .remaining")
        .into_iter()
        .map(|line| {
            text(line)["Below the top cards: ".len()..].split(' ').next().unwrap().parse::<u32>().unwrap()
        })
        .sum();
    assert_eq!(below, u32::from(decks.daimyo.len()));
    assert_eq!(all(&page, "#rooms .remaining").len(), game_view.view.board.rooms.len());
    let main = all(&page, "main")[0];
    assert!(main.attr("data-version").is_some(), "the page stays up to date");
}

#[tokio::test]
async fn before_the_deal_the_set_is_shown_without_decks() {
    let server = Server::start().await;
    let ann = server.person("Ann").await;
    let table = server.table(&ann).await;
    let page = page(&server, &format!("/cards?table={table}"), Lang::En).await;
    assert!(text(all(&page, ".lead")[0]).contains("has not been dealt"));
    assert!(all(&page, ".remaining").is_empty());
    let back = all(&page, &format!("main a[href='/t/{table}']"));
    assert_eq!(back.len(), 1);
}

#[tokio::test]
async fn a_reason_at_the_table_leads_to_its_clause() {
    let server = Server::start().await;
    let (ann, ben) = (server.person("Ann").await, server.person("Ben").await);
    let (table, game_view) = dealt(&server, &ann, &ben).await;
    let asked = if game_view.asked.contains(tabletop::Seat(0)) { &ann } else { &ben };
    let request = get(&format!("/t/{table}")).header("cookie", asked.cookie());
    let answer = server.send(request.body(Body::empty()).unwrap()).await;
    let page = Html::parse_document(&answer.text);
    let links = all(&page, "#impossible a.clause");
    assert!(!links.is_empty(), "{}", answer.text);
    for link in links {
        assert_eq!(link.attr("href").unwrap(), format!("/rules/katana#{}", text(link)));
        assert_eq!(link.attr("target"), Some("_blank"));
        assert!(rulebook::book_of(&text(link)).is_some());
    }
}

#[tokio::test]
async fn about_tells_what_is_reconstructed_and_under_which_licences() {
    let server = Server::start().await;
    for lang in Lang::ALL {
        let page = page(&server, "/about", lang).await;
        let log = text(all(&page, "main")[0]);
        assert!(log.contains("MIT") && log.contains("Apache") && log.contains("idiomorph 0.8.0"), "{log}");
        assert!(log.contains(&format!("Kajiba {}", env!("CARGO_PKG_VERSION"))), "{log}");
        assert!(!log.contains("about-") && !log.contains("source-"), "{log}");
        let licence = all(&page, "a[href^='/assets/vendor/']")[0].attr("href").unwrap();
        assert_eq!(server.get(licence).await.status, 200);
        let sources = &components::embedded().sources;
        let n: usize = all(&page, ".source-legend small")
            .into_iter()
            .map(|count| {
                text(count).chars().filter(char::is_ascii_digit).collect::<String>().parse::<usize>().unwrap()
            })
            .sum();
        assert_eq!(n, sources.len(), "every value has a source");
    }
}

#[tokio::test]
async fn every_page_leads_to_the_rules_and_to_what_kajiba_is() {
    let server = Server::start().await;
    for path in ["/", "/new", "/me", "/nowhere"] {
        let page = Html::parse_document(&server.get(path).await.text);
        for to in ["/rules", "/cards", "/about"] {
            assert!(!all(&page, &format!("a[href='{to}']")).is_empty(), "{path} does not lead to {to}");
        }
    }
}

#[tokio::test]
async fn every_card_of_shogunate_is_shown_with_where_it_comes_from() {
    let server = Server::start().await;
    for lang in Lang::ALL {
        let page = page(&server, "/cards?game=shogunate", lang).await;
        let count = |css: &str| all(&page, css).len();
        assert_eq!(
            ["#leaders .specimen", "#actions .specimen", "#plots .specimen", "#ending dt"].map(count),
            [6, 6, 18, 5]
        );
        let is_own = ["#leaders .specimen .source.reconstructed", "#plots .specimen .source.reconstructed"];
        assert_eq!(is_own.map(count), [6, 18], "clans and Plots are Kajiba's own");
        assert_eq!(count("#ending .source.stated"), 5);
        assert_eq!(count(".remaining"), 0, "without a table nothing is used up");
        assert_eq!(text(all(&page, ".deck-games [aria-current]")[0]), "Shogunate");
        assert!(!text(all(&page, "main")[0]).contains("replay-"), "every word is there");
    }
    let page = page(&server, "/cards?game=shogunate", Lang::En).await;
    let gate = text(all(&page, "#plots .specimen")[0]);
    assert!(gate.contains("Shadow at the Gate") && gate.contains("the Shinobi goes to the head"), "{gate}");
    assert_eq!(all(&page, "#plots .specimen:first-child .deck-pattern li:not(.empty)").len(), 2);
}

#[tokio::test]
async fn the_rules_of_shogunate_have_pictures_and_terms_that_explain_themselves() {
    let server = Server::start().await;
    for lang in Lang::ALL {
        let page = page(&server, "/rules/shogunate", lang).await;
        for section in ["SGS", "SGR", "SGA", "SGE", "SGK", "SGP"] {
            assert!(!all(&page, &format!("#{section} figure.drawn svg")).is_empty(), "{section}");
        }
        assert_eq!(all(&page, "#terms .glossary > div").len(), 14);
        for term in all(&page, "#terms .glossary > div") {
            let id = term.attr("id").unwrap();
            let links = all(&page, &format!(".rule a.term[href='#{id}']")).len();
            assert!(links > 0, "{id} stands in no clause in {}", lang.code());
        }
        assert!(all(&page, "#terms [id='term-sword']").is_empty(), "the other game's terms are elsewhere");
    }
}
