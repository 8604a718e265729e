//! The frame around every page.

use std::iter;

use host::TableId;
use maud::{DOCTYPE, Markup, html};
use words::Lang;

use crate::{
    http::{
        assets::{self, asset, has, sheets_in},
        cx::Cx,
        preferences::Preference,
    },
    page::{settings, theme},
    render::{art, parts},
};

/// The kinds of pages, each with an entry module and sheets of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Kind {
    /// Pages with forms, lists and little else.
    #[default]
    Plain,
    /// Rules, cards and other pages to read.
    Reading,
    /// A game in two minutes.
    Primer,
    /// Tables, also those that still gather and become a table while the page is open.
    Table,
    /// Replays.
    Replay,
    /// Long forms about what there is to read.
    Sheet,
}

impl Kind {
    fn entry(self) -> &'static str {
        match self {
            Self::Plain | Self::Primer => "scripts/plain.js",
            Self::Reading => "scripts/reading.js",
            Self::Table => "scripts/table.js",
            Self::Replay => "scripts/replay.js",
            Self::Sheet => "scripts/sheet-form.js",
        }
    }

    /// The shared sheets, in the order of the cascade.
    fn sheets(self) -> &'static [&'static str] {
        match self {
            Self::Plain => &["base", "art", "controls", "frame", "horizon", "lobby", "front"],
            Self::Reading => &["base", "art", "controls", "frame", "horizon", "reading", "terms"],
            Self::Primer => &["base", "art", "controls", "frame", "horizon", "lobby", "primer"],
            Self::Table => &[
                "base",
                "art",
                "controls",
                "frame",
                "horizon",
                "lobby",
                "table",
                "pieces",
                "results",
                "ceremony",
                "terms",
                "motion",
                "narration",
                "people",
                "hint",
                "beginner",
                "trial",
                "guide",
            ],
            Self::Sheet => &["base", "art", "controls", "frame", "horizon", "reading", "terms", "sets"],
            Self::Replay => &[
                "base", "art", "controls", "frame", "table", "pieces", "results", "terms", "motion", "replay",
            ],
        }
    }

    /// What a game's file for this kind of page is called, in the folder of the game.
    fn file(self) -> &'static str {
        match self {
            Self::Plain => "lobby",
            Self::Reading | Self::Sheet => "reading",
            Self::Primer => "primer",
            Self::Table | Self::Replay => "table",
        }
    }
}

/// What the frame must know of a page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Page {
    /// What kind of page it is: its scripts and sheets depend on it.
    pub(crate) kind: Kind,
    /// The games that it shows, whose own scripts and sheets it needs.
    pub(crate) games: Vec<&'static str>,
    /// Its title.
    pub(crate) title: String,
    /// The table that it shows and the version of it: the script keeps it up to date.
    pub(crate) table: Option<(TableId, u64)>,
    /// Whether somebody at this device is asked: the title says so.
    pub(crate) is_your_turn: bool,
    /// Classes for the body, for pages with a look of their own.
    pub(crate) class: &'static str,
    /// What a preview of a link to it says; nothing for what the site is.
    pub(crate) about: Option<String>,
}

impl Page {
    fn has_class(&self, class: &str) -> bool {
        self.class.split(' ').any(|it| it == class)
    }

    /// Whether it opens with a strip of landscape: pages with a picture of their own and tables in play do not.
    fn has_horizon(&self) -> bool {
        !["home", "story", "playing"].iter().any(|class| self.has_class(class))
    }
}

/// A strip of landscape.
fn horizon() -> Markup {
    let drawings = [
        "fuji",
        "crane",
        "keep",
        "house-a",
        "house-c",
        "pine",
        "cherry",
        "cloud-long",
        "cloud-short",
        "branch",
    ];
    html! {
        div .horizon aria-hidden="true" {
            span .disc {}
            @for name in drawings { (art::scenery(name, &format!("far-{name}"))) }
        }
    }
}

/// How a page opens: its title, and the sentence with this id that says what it is for.
pub(crate) fn opening(cx: &Cx, title: &str, lead: &str) -> Markup {
    html! {
        h1 { (title) }
        p .lead { (cx.say(lead)) }
    }
}

/// A page with its frame; only the page itself where the script asks for a part.
pub(crate) fn layout(cx: &Cx, page: Page, body: Markup) -> Markup {
    if cx.is_part {
        return parts::without_known(body, &parts::named(&cx.has));
    }
    let title = cx.tell(
        if page.is_your_turn { "title-your-turn" } else { "title" },
        &[("title", page.title.as_str().into())],
    );
    let (table, version) = page.table.map_or((None, None), |(table, version)| (Some(table), Some(version)));
    html! {
        (DOCTYPE)
        html lang=(cx.words.lang().code()) data-theme=[cx.preferences.theme.chosen()] data-wishes=[cx.preferences.attribute()] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(cx.preferences.theme.chosen().unwrap_or("light dark"));
                title { (title) }
                (described(cx, &page))
                link rel="icon" type="image/svg+xml" href=(asset("icon.svg"));
                (sheets(&page))
                (scripts(&page))
            }
            body class=[Some(page.class).filter(|class| !class.is_empty())] data-table=[table] data-version=[version]
                data-turn=(page.is_your_turn) data-title-turn=(cx.say("title-your-turn-short"))
                data-offline=(cx.say("live-offline")) data-unsent=(cx.say("live-unsent")) {
                a .skip href="#main" { (cx.say("skip")) }
                (header(cx))
                div #notice .notice role="status" aria-live="polite" {}
                @if page.has_horizon() { (horizon()) }
                (body)
                @if page.table.is_some() { (tale(cx)) (saying()) (offer(cx)) }
                (question(cx))
                footer .foot {
                    p { (cx.say("footer-unofficial")) }
                    p {
                        @for (address, id) in [("/rules", "nav-rules"), ("/cards", "nav-cards"), ("/about", "nav-about")] {
                            a href=(address) { (cx.say(id)) } " "
                        }
                    }
                }
            }
        }
    }
}

/// What search engines and previews of links say about the page.
fn described(cx: &Cx, page: &Page) -> Markup {
    let about = page.about.clone().unwrap_or_else(|| cx.say("lobby-home-lead"));
    html! {
        meta name="description" content=(about);
        meta property="og:type" content="website";
        meta property="og:site_name" content="Kajiba";
        meta property="og:title" content=(page.title);
        meta property="og:description" content=(about);
    }
}

/// The shared sheets, and those of the games: one for all their pages, one for their picture outside of their tables, and one or a
/// folder of them for this kind.
fn sheets(page: &Page) -> Markup {
    let shared = page.kind.sheets().iter().map(|name| format!("styles/{name}.css"));
    let of_kind = page.kind.file();
    let picture = if page.has_class("playing") { None } else { Some("poster") };
    let own = page.games.iter().flat_map(|game| {
        let single = ["game"].into_iter().chain(picture).chain([of_kind]);
        let single = single.map(move |name| format!("{game}/{name}.css"));
        single.filter(|name| has(name)).chain(sheets_in(&format!("{game}/{of_kind}/")))
    });
    html! {
        @for name in shared.chain(own) {
            link rel="stylesheet" href=(asset(&name));
        }
    }
}

/// The entry module, those of the games, and all that they import: browsers then load these side by side.
fn scripts(page: &Page) -> Markup {
    let own = page.games.iter().map(|game| format!("{game}/{}.js", page.kind.file()));
    let entries: Vec<String> =
        iter::once(page.kind.entry().to_owned()).chain(own).filter(|name| has(name)).collect();
    let modules = assets::modules();
    html! {
        @for name in modules.imported_by(&entries) {
            link rel="modulepreload" href=(modules.address(name));
        }
        @for name in &entries {
            script type="module" src=(modules.address(name)) {}
        }
    }
}

fn header(cx: &Cx) -> Markup {
    let path = cx.here.split('?').next().unwrap_or("/");
    let current = |address: &str| (path == address).then_some("page");
    html! {
        header .top {
            a .brand href="/" aria-current=[current("/")] { span .seal lang="ja" { "鍛冶場" } " " span lang="ja-Latn" { "Kajiba" } }
            nav aria-label=(cx.say("nav-label")) {
                a href="/new" aria-current=[current("/new")] { (cx.say("nav-new")) }
                a href="/story" aria-current=[current("/story")] { (cx.say("nav-story")) }
                a .nav-rules href="/rules" aria-current=[path.starts_with("/rules").then_some("page")] { (cx.say("nav-rules")) }
                a href="/me" aria-current=[current("/me")] { (cx.say("nav-me")) }
            }
            // Where there is little room, the languages and the theme fold into this button.
            button .lang-open type="button" popovertarget="languages" {
                span lang=(cx.words.lang().code()) { (cx.words.lang().code()) } span aria-hidden="true" { "▾" }
                span .visually-hidden { (cx.say("ease-look")) }
            }
            form #languages .lang popover method="post" action="/lang" aria-label=(cx.say("ease-look")) {
                input type="hidden" name="back" value=(cx.here);
                div .langs role="group" aria-label=(cx.say("nav-language")) {
                    @for lang in Lang::ALL {
                        button name="lang" value=(lang.code()) lang=(lang.code()) aria-pressed=(lang == cx.words.lang()) {
                            (lang_name(lang))
                        }
                    }
                }
                (theme::switch(cx))
                (settings::link(cx))
            }
        }
    }
}

/// A language's name in itself: the same in all languages.
fn lang_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::It => "Italiano",
        Lang::Ja => "日本語",
    }
}

/// Where the script tells step by step what others did.
fn tale(cx: &Cx) -> Markup {
    html! {
        div #tale .tale hidden {
            span .said aria-hidden="true" {}
            button type="button" data-skip { (cx.say("ease-skip")) }
        }
    }
}

/// Where the script shows for a moment what somebody has said.
fn saying() -> Markup {
    html! { div #saying .saying role="status" {} }
}

/// Where the script offers sounds, once.
fn offer(cx: &Cx) -> Markup {
    html! {
        @if !cx.preferences.has(Preference::Sound) {
            aside #offer .offer hidden aria-label=(cx.say("ease-wish-sound")) {
                span { (cx.say("ease-offer-sound")) }
                button type="button" data-offer="yes" { (cx.say("ease-offer-yes")) }
                button .quiet type="button" data-offer="no" { (cx.say("ease-offer-no")) }
            }
        }
    }
}

/// What the script asks before it sends a form that wants to be confirmed.
fn question(cx: &Cx) -> Markup {
    html! {
        dialog #question aria-labelledby="question-text" {
            form method="dialog" {
                p #question-text {}
                div .row {
                    button .main-act value="yes" { (cx.say("question-yes")) }
                    button .quiet value="" { (cx.say("question-no")) }
                }
            }
        }
    }
}
