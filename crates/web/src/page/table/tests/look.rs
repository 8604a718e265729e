//! Another player's things in full size, by an address alone.

use std::collections::BTreeSet;

use katana::GhostLevel;

use super::*;

/// The attributes with this name of all elements that match.
fn attributes(page: &Html, selector: &str, name: &str) -> Vec<String> {
    let selector = Selector::parse(selector).expect("the selector is sound");
    page.select(&selector).filter_map(|element| Some(element.attr(name)?.to_owned())).collect()
}

fn check_look(view: &TableView, lang: Lang, seat: u8, n_seats: u8) {
    let html = draw_looking(lang, view, seat);
    let page = Html::parse_fragment(&html);
    let shown = attributes(&page, ".looked", "id");
    if seat < n_seats && view.looking != Some(Seat(seat)) {
        assert_eq!(shown, [format!("player-{seat}")]);
        let back = format!("/t/{}", view.id);
        assert!(attributes(&page, ".looked a[data-look]", "href").contains(&back), "one returns");
        assert!(html.contains("last-acts"), "what they did last is told");
    } else {
        assert!(shown.is_empty(), "there is nobody to look at: {shown:?}");
    }
    let ids = attributes(&page, "[id]", "id");
    let unique: BTreeSet<&String> = ids.iter().collect();
    assert_eq!(unique.len(), ids.len(), "no id is there twice");
    check_choices(&html, view);
    check_words(&html);
}

#[test]
fn every_player_is_shown_large_to_every_other_and_the_options_stay() {
    let setup = Setup::with_ghost(2, GhostLevel::ALL[2]);
    play_out(set_up(setup, 5), 5, |n, session, log| {
        if n % 60 != 0 {
            return;
        }
        let rules = Arc::new(session.rules().clone());
        let viewer = Viewer::Seat(Seat((n / 60 % 2) as u8));
        let view = view(game_view(session.state(), &rules, viewer, log));
        // The Ghost's seat comes last, and beyond it there is none.
        (0..4).for_each(|seat| check_look(&view, Lang::ALL[n / 60 % 3], seat, 3));
    });
}

#[test]
fn the_strip_of_seats_leads_to_each_player_and_back() {
    let mut view = first_look();
    let hrefs = |html: &str| attributes(&Html::parse_fragment(html), ".seats a", "href");
    let at = |seat: u8| format!("/t/{}?look={seat}", view.id);
    assert_eq!(hrefs(&draw(Lang::En, &view)), [at(1), at(2), at(3)], "one's own things are shown anyway");
    let back = format!("/t/{}", view.id);
    assert_eq!(hrefs(&draw_looking(Lang::En, &view, 2)), [back.clone(), at(1), back, at(3)]);
    view.phase = Phase::Over;
    assert!(hrefs(&draw_looking(Lang::En, &view, 2)).is_empty(), "the end shows everything");
}
