//! The gallery: pictures of every kind of page, and the checks that every page in it must pass.
//!
//! All pages are shown at all sizes in English by day. Tables, the first page, the Story and the end of a game are shown so in
//! every language by day and by night; all other pages flow, and two sizes are enough for them. Tabs are opened, and things
//! pointed at, in English by day, because other languages and themes change only what is then shown.

mod check;
mod index;
mod pages;
mod words;

use std::{collections::BTreeSet, env, fs, path::PathBuf};

use crate::{Browser, Kind, Server, stage};
use check::Found;
use pages::Page;

/// A window.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Size {
    width: u64,
    height: u64,
    is_hand_held: bool,
}

const fn desktop(width: u64, height: u64) -> Size {
    Size { width, height, is_hand_held: false }
}

const fn hand_held(width: u64, height: u64) -> Size {
    Size { width, height, is_hand_held: true }
}

const SIZES: [Size; 8] = [
    desktop(1024, 768),
    desktop(1280, 720),
    desktop(1440, 900),
    desktop(1920, 1080),
    desktop(2560, 1440),
    hand_held(390, 844),
    hand_held(844, 390),
    hand_held(768, 1024),
];
/// The sizes of the sample: those that most people have.
const SAMPLE: [Size; 3] = [desktop(1280, 720), desktop(1440, 900), hand_held(390, 844)];
/// For pages that flow.
const TWO: [Size; 2] = [desktop(1280, 720), hand_held(390, 844)];
/// Where it is checked that nothing moves under the pointer.
const POINTED: [Size; 2] = [desktop(1024, 768), desktop(1280, 720)];

/// A language and a theme.
type Look = (&'static str, &'static str);
const LOOKS: [Look; 6] =
    [("en", "light"), ("en", "dark"), ("it", "light"), ("it", "dark"), ("ja", "light"), ("ja", "dark")];

/// How much of the gallery.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    All,
    Sample,
}

#[tokio::test]
#[ignore = "it shows hundreds of pages: `cargo xtask gallery` runs it"]
async fn every_page_is_whole_legible_and_still_at_every_size() {
    show(Scope::All).await;
}

#[tokio::test]
async fn a_sample_of_the_pages_is_whole_legible_and_still() {
    show(Scope::Sample).await;
}

#[tokio::test]
async fn the_checks_find_what_is_broken() {
    let Some((_driver, server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    let page = Page { is_playing: true, ..pages::page("about", "/about") };
    let size = desktop(1440, 900);
    browser.open(&server.url(&page.path)).await;
    let rules =
        |faults: Vec<check::Fault>| faults.into_iter().map(|fault| fault.rule).collect::<BTreeSet<_>>();
    let sound = rules(check::page(&browser, &page, size).await);
    assert_eq!(Vec::from_iter(sound), ["scrolling"], "it is no table and may be long");
    browser.run(include_str!("gallery/broken.js")).await;
    let found = rules(check::page(&browser, &page, size).await);
    let all = ["broken", "clipped", "nameless", "overlapping", "scrolling", "sideways", "small"];
    assert_eq!(Vec::from_iter(found), all);
    assert_eq!(Vec::from_iter(rules(check::pointing(&browser).await)), ["moved"]);
}

/// Checks the pages, and takes their pictures if `KAJIBA_SCREENSHOTS` names a folder.
async fn show(scope: Scope) {
    let Some((_driver, mut server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    let pages = pages::make(&browser, &mut server, scope).await;
    let mut gallery = Gallery {
        person: browser.cookie().await,
        folder: env::var_os("KAJIBA_SCREENSHOTS").map(PathBuf::from),
        browser,
        server,
        found: Found::default(),
    };
    if let Some(folder) = &gallery.folder {
        fs::create_dir_all(folder).unwrap();
    }
    for look in LOOKS {
        println!("{}, {}", look.0, look.1);
        for page in &pages {
            for &size in sizes(scope, look, page) {
                gallery.show(page, look, size).await;
            }
        }
    }
    let Gallery { folder, found, .. } = gallery;
    if let Some(folder) = &folder {
        fs::write(folder.join("faults.txt"), found.list()).unwrap();
        index::write(folder, &pages);
    }
    assert!(found.is_empty(), "{}\n{}", found.list(), found.counts());
}

/// The sizes at which a page is shown in a language and a theme.
fn sizes(scope: Scope, look: Look, page: &Page) -> &'static [Size] {
    let is_first = look == LOOKS[0];
    match scope {
        Scope::All if is_first || page.is_key => &SIZES,
        Scope::All => &TWO,
        // Italian has the longest words.
        Scope::Sample if is_first || page.is_key && look == ("it", "light") => &SAMPLE,
        Scope::Sample => &[],
    }
}

struct Gallery {
    browser: Browser,
    server: Server,
    /// The cookies of the person who has tables.
    person: String,
    /// Where pictures go.
    folder: Option<PathBuf>,
    found: Found,
}

impl Gallery {
    async fn show(&mut self, page: &Page, look: Look, size: Size) {
        self.open(page, look, size).await;
        let place = format!("{}x{}-{}-{}", size.width, size.height, look.0, look.1);
        self.found.add(page, &place, check::page(&self.browser, page, size).await);
        if let Some(folder) = &self.folder {
            let picture = self.browser.picture(size.width, size.height * 3).await;
            fs::write(folder.join(format!("{}-{place}.png", page.name)), picture).unwrap();
        }
        if look != LOOKS[0] {
            return;
        }
        if page.is_pointed_at && POINTED.contains(&size) {
            self.found.add(page, &place, check::pointing(&self.browser).await);
        }
        self.found.add(page, &place, check::tabs(&self.browser, page, size).await);
    }

    async fn open(&self, page: &Page, (lang, theme): Look, size: Size) {
        let person = if page.is_of_stranger { "" } else { &self.person };
        // Nothing moves by itself.
        let cookies = format!("{person}; lang={lang}; wishes={theme}.instant.no-motion");
        let url = self.server.url(&page.path);
        self.browser.set_cookies(&url, &cookies);
        if size.is_hand_held {
            self.browser.set_hand_held(size.width, size.height);
        } else {
            self.browser.set_screen(size.width, size.height);
        }
        self.browser.client.goto(&url).await.unwrap();
        self.browser.see("main").await;
    }
}
