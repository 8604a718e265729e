//! Another player's things in full size, by an address alone.

use std::collections::BTreeSet;

use katana::GhostLevel;

use super::*;

/// The attributes with this name of all elements that match.
fn attributes(html: &str, selector: &str, name: &str) -> Vec<String> {
    let page = Html::parse_fragment(html);
    let selector = Selector::parse(selector).expect("the selector is sound");
    page.select(&selector).filter_map(|element| Some(element.attr(name)?.to_owned())).collect()
}

fn check_look(view: &TableView, lang: Lang, seat: u8, n_seats: u8) {
    let html = draw_looking(lang, view, seat);
    let is_another = seat < n_seats && view.looking != Some(Seat(seat));
    let shown = attributes(&html, ".looked", "id");
    if is_another {
        assert_eq!(shown, [format!("player-{seat}")]);
        let back = format!("/t/{}", view.id);
        assert!(attributes(&html, ".looked a[data-look]", "href").contains(&back), "one returns");
        assert!(html.contains("last-acts"), "what they did last is told");
    } else {
        assert!(shown.is_empty(), "there is nobody to look at: {shown:?}");
    }
    let ids = attributes(&html, "[id]", "id");
    let unique: BTreeSet<&String> = ids.iter().collect();
    assert_eq!(unique.len(), ids.len(), "no id is there twice");
    check_words(&html);
    places::check_forms(&html);
}

#[test]
fn every_player_is_shown_large_to_every_other_and_the_options_stay() {
    let setup = Setup::with_ghost(2, GhostLevel::ALL[2]);
    play_out(set_up(setup, 5), 5, |n, session, log| {
        if n % 16 != 0 {
            return;
        }
        let rules = Arc::new(session.rules().clone());
        for viewer in viewers(2).take(2) {
            let view = view(game_view(session.state(), &rules, viewer, log));
            // The Ghost's seat comes last, and beyond it there is none.
            (0..4).for_each(|seat| check_look(&view, Lang::ALL[n % 3], seat, 3));
            check_choices(&draw_looking(Lang::En, &view, 2), &view);
        }
    });
}

#[test]
fn the_strip_of_seats_leads_to_each_player_and_back() {
    let mut view = first_look();
    let hrefs = |html: &str| attributes(html, ".seats a", "href");
    let at = |seat: u8| format!("/t/{}?look={seat}", view.id);
    assert_eq!(hrefs(&draw(Lang::En, &view)), [at(1), at(2), at(3)], "one's own things are shown anyway");
    let back = format!("/t/{}", view.id);
    assert_eq!(hrefs(&draw_looking(Lang::En, &view, 2)), [back.clone(), at(1), back, at(3)]);
    view.phase = Phase::Over;
    assert!(hrefs(&draw_looking(Lang::En, &view, 2)).is_empty(), "the end shows everything");
}
