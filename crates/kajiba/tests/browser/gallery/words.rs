//! The longest words on phones: every page of the sample at the smallest width, and every option of both games with its longest
//! arguments in the boxes of a table.

use serde_json::json;
use words::Lang;

use super::{Found, Gallery, Scope, Size, check, hand_held, pages};
use crate::{Kind, longest::Longest, stage};

/// What most phones have, and what small ones have.
const PHONES: [Size; 2] = [hand_held(390, 844), hand_held(360, 740)];
/// Puts texts into the boxes of the options that are seen; returns how many had room.
const FILL: &str = include_str!("fill.js");

/// The options of a game: the beginnings of their messages, and the file that they are in.
const OPTIONS: [(&str, &[&str], &[&str]); 2] = [
    ("katana", &["lists", "katana/game"], &["action-"]),
    ("shogunate", &["lists", "katana/game", "shogunate/game"], &["sho-action-", "sho-label-"]),
];

#[tokio::test]
async fn the_longest_words_fit_their_boxes_on_phones() {
    let Some((_driver, mut server, browser)) = stage::start_with(Kind::Desktop).await else { return };
    let pages = pages::make(&browser, &mut server, Scope::Sample).await;
    let person = browser.cookie().await;
    let mut gallery = Gallery { person, folder: None, browser, server, found: Found::default() };
    let mut n_filled = 0;
    for lang in Lang::ALL {
        for page in &pages {
            // The gallery's own test shows the other pages at the usual width.
            let sizes = if page.is_playing { &PHONES[..] } else { &PHONES[1..] };
            for &size in sizes {
                gallery.open(page, (lang.code(), "light"), size).await;
                let place = format!("{}x{}-{}", size.width, size.height, lang.code());
                gallery.found.add(page, &place, check::page(&gallery.browser, page, size).await);
                let game = OPTIONS.iter().find(|(game, ..)| page.is_playing && page.name.starts_with(game));
                let Some((_, files, starts)) = game else { continue };
                let messages = Longest::of(lang, files);
                let is_option = |id: &&str| starts.iter().any(|start| id.starts_with(start));
                let texts: Vec<String> =
                    messages.ids().filter(is_option).map(|id| messages.text(id)).collect();
                let mut rest = &texts[..];
                while !rest.is_empty() {
                    let n = gallery.browser.client.execute(FILL, vec![json!(rest)]).await.unwrap();
                    let n = n.as_u64().expect("it is a number") as usize;
                    if n == 0 {
                        break; // Nobody is asked here.
                    }
                    n_filled += n.min(rest.len());
                    gallery.found.add(page, &place, check::page(&gallery.browser, page, size).await);
                    rest = &rest[n.min(rest.len())..];
                }
            }
        }
    }
    assert!(gallery.found.is_empty(), "{}\n{}", gallery.found.list(), gallery.found.counts());
    assert!(n_filled > 200, "{n_filled} texts were shown");
}
