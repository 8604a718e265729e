//! Buttons on the board, and previews.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use host::{ActionHash, Choice};
use katana::{
    Action,
    piece::{Area, Figure, Line, Room, RoomPlace, RoomSet},
    scene::{Driver, Scene},
};
use scraper::{ElementRef, Html, Selector};
use tabletop::{Game, Seat, Viewer};
use words::Lang;

use super::{draw, game_view, play, view};

/// Every button outside of its form belongs to an existing form.
pub(super) fn check_forms(html: &str) {
    let page = Html::parse_fragment(html);
    let [buttons, forms] =
        ["button[form]", "form[id]"].map(|css| Selector::parse(css).expect("the selector is sound"));
    let forms: Vec<_> = page.select(&forms).filter_map(|form| form.value().attr("id")).collect();
    for button in page.select(&buttons) {
        let form = button.value().attr("form").expect("it was selected by that");
        assert!(forms.contains(&form), "{form} is no form of the page");
    }
    let [key, field] = ["data-place=\"chat-text\"", "id=\"chat-text\""].map(|mark| html.contains(mark));
    assert_eq!(key, field, "a key leads to the talk where there is one");
}

/// The labels of the buttons on the board.
fn placed(html: &str) -> Vec<String> {
    let page = Html::parse_fragment(html);
    let buttons = Selector::parse("button[form]").expect("the selector is sound");
    page.select(&buttons).filter_map(|button| Some(button.value().attr("aria-label")?.to_owned())).collect()
}

#[test]
fn figures_swords_cards_and_lines_are_clicked_where_they_stand() {
    let mut wanted = vec![
        ("Place a Worker at the Market", 0),
        ("Place a Worker at the Forge", 0),
        ("Take Sword", 0),
        ("Take Market card", 0),
        ("Activate the", 0),
        ("Move Sword", 0),
        ("Decorate", 0),
        ("Advance the", 0),
        ("Pass and take the Honor card", 0),
        ("Family Members in", 0),
        ("Buy 1 ", 0),
    ];
    play(2, 1, |n, session, log| {
        let rules = Arc::new(session.rules().clone());
        let Some(seat) = session.state().status().asked().first().filter(|_| n % 2 == 0) else { return };
        let html = draw(Lang::En, &view(game_view(session.state(), &rules, Viewer::Seat(seat), log)));
        let placed = placed(&html);
        for (words, n) in &mut wanted {
            *n += placed.iter().filter(|label| label.starts_with(*words)).count();
        }
    });
    assert!(wanted.iter().all(|&(_, n)| n > 0), "{wanted:?}");
}

/// How often a page has the button for an action under this key.
fn n_placed(html: &str, key: &str, action: Action) -> usize {
    html.matches(&format!("id=\"{key}-{}\"", ActionHash::of(&action).0)).count()
}

/// MOV-7, PAL-4: swaps from an activated line and from a Room share one button between the two Swords.
#[test]
fn swaps_are_clicked_between_the_two_swords() {
    let lay = |actions: &dyn Fn(&Scene) -> Vec<Action>| {
        let mut scene = Scene::new(2);
        let swords = [scene.sword(0, "WSSL", 1), scene.sword(0, "SWWWS", 1)];
        scene.coins(0, 5).stock(0, "WWSSL").turn(0);
        let actions = actions(&scene);
        scene.acts(0, &actions);
        (scene, swords)
    };
    let place = |figure, area| Action::Place { figure, area };
    let by_line = lay(&|_| vec![place(Figure::Worker, Area::Forge), Action::Line(Line::column(1))]);
    let by_room =
        lay(&|scene| vec![place(Figure::Monk, Area::Palace), Action::Arrange(scene.room_set(&[Room::Move]))]);
    let room = by_room.0.place_of(Room::Move);
    for ((scene, [one, other]), is_room) in [(by_line, false), (by_room, true)] {
        let swap = if is_room { Action::SwapByRoom { room, one, other } } else { Action::Swap(one, other) };
        assert!(scene.may(0, swap));
        let rules = Arc::new(scene.rules.clone());
        let html = draw(Lang::En, &view(game_view(&scene.game, &rules, Viewer::Seat(Seat(0)), &[])));
        assert_eq!(n_placed(&html, "swap", swap), 1);
        let page = Html::parse_fragment(&html);
        let at_upper = format!(".cell:has(#sword-{}) .swaps", one.0);
        let at_upper = Selector::parse(&at_upper).expect("the selector is sound");
        assert_eq!(page.select(&at_upper).count(), 1, "at the upper of them");
        let other_seat = draw(Lang::En, &view(game_view(&scene.game, &rules, Viewer::Seat(Seat(1)), &[])));
        assert!(!other_seat.contains("class=\"swaps\""), "nobody swaps another's Swords");
    }
}

/// PAL-1, MKT-1: the first Family Member enters a Room by one click; for more, every arrangement can be marked.
#[test]
fn family_members_are_arranged_by_marking_their_rooms_on_the_board() {
    let (mut n_clicked, mut n_marked) = (0, 0);
    for seed in 1..4 {
        play(2, seed, |n, session, log| {
            let Some(seat) = session.state().status().asked().first() else { return };
            let rules = Arc::new(session.rules().clone());
            let now = session.state().table().player(seat).rooms;
            let game_view = game_view(session.state(), &rules, Viewer::Seat(seat), log);
            let arranged = |choice: &Choice<Action>| {
                let Action::Arrange(rooms) = choice.action else { return None };
                Some(rooms)
            };
            let sets: Vec<RoomSet> = game_view.choices.iter().filter_map(arranged).collect();
            if sets.is_empty() && n % 20 != 0 {
                return;
            }
            let html = draw(Lang::En, &view(game_view));
            let marks = marks(&html);
            assert_eq!(marks.is_empty(), sets.is_empty() || now.is_empty());
            for &set in &sets {
                let clicked = n_placed(&html, "at", Action::Arrange(set));
                assert_eq!(clicked, usize::from(now.is_empty()), "{set:?}");
                assert!(now.is_empty() || set.iter().all(|room| marks.contains_key(&room.0)), "{set:?}");
                n_clicked += clicked;
                n_marked += usize::from(!now.is_empty());
            }
            for (room, is_marked) in marks {
                assert_eq!(is_marked, now.contains(RoomPlace(room)), "they begin where they stand");
            }
        });
    }
    assert!(n_clicked > 5 && n_marked > 20, "{n_clicked}, {n_marked}");
}

/// The Rooms that can be marked, with whether each is.
fn marks(html: &str) -> BTreeMap<u8, bool> {
    let page = Html::parse_fragment(html);
    let marks = Selector::parse("#palace input.mark[form=arrange]").expect("the selector is sound");
    let mark = |mark: ElementRef| {
        let place = mark.value().attr("value").expect("a mark names its Room");
        (place.parse().expect("by number"), mark.value().attr("checked").is_some())
    };
    page.select(&marks).map(mark).collect()
}

#[test]
fn pointing_at_a_line_tells_where_each_of_its_swords_would_go_or_why_it_stays() {
    let (mut n_goes, mut n_stays) = (0, 0);
    play(2, 1, |n, session, log| {
        let rules = Arc::new(session.rules().clone());
        let Some(seat) = session.state().status().asked().first().filter(|_| n % 3 == 0) else { return };
        let game_view = game_view(session.state(), &rules, Viewer::Seat(seat), log);
        let is_naming = |choice: &Choice<Action>| {
            matches!(choice.action, Action::Line(_) | Action::Place { area: Area::Forge, figure: _ })
        };
        let can_name = game_view.choices.iter().any(is_naming);
        let html = draw(Lang::En, &view(game_view));
        let page = Html::parse_fragment(&html);
        let log = Selector::parse(".forge-words .preview span").expect("the selector is sound");
        for preview in page.select(&log) {
            let words = preview.text().collect::<String>();
            n_goes += usize::from(words.contains(" → ") && words.contains("−1 "));
            n_stays += usize::from(words.contains(" stays: ") && words.ends_with('.'));
        }
        assert!(can_name || page.select(&log).next().is_none(), "nothing is promised that cannot be done");
    });
    assert!(n_goes > 0 && n_stays > 0, "{n_goes} go, {n_stays} stay");
}

#[test]
fn every_picture_of_a_page_is_in_the_sprite_and_none_is_there_for_nothing() {
    let katana = include_str!("../../../../assets/katana/pieces.svg");
    let sprite = &[katana, include_str!("../../../../assets/seats.svg")].concat();
    let ids = |text: &str, before: &str| -> BTreeSet<String> {
        let after = text.split(before).skip(1).filter_map(|part| part.split('"').next());
        after.map(|id| id.split('#').next_back().unwrap_or_default().to_owned()).collect()
    };
    let drawn_there = ids(sprite, "<symbol id=\"");
    // Drawings may use others.
    let mut used = ids(sprite, "href=\"");
    for seed in 1..3 {
        play(4, seed, |n, session, log| {
            if n % 12 == 0 {
                let rules = Arc::new(session.rules().clone());
                let view = view(game_view(session.state(), &rules, Viewer::Seat(Seat(0)), log));
                used.extend(ids(&draw(Lang::En, &view), "<use href=\""));
            }
        });
    }
    assert_eq!(
        used.difference(&drawn_there).collect::<Vec<_>>(),
        Vec::<&String>::new(),
        "all of them are drawn"
    );
    // Symbols that random play does not reach: the neutral token in a Room, a complete Sword, the Decorator Room, Swords that
    // can be swapped, some Honors, and the end of a game. And the crests of seats five and six, which only another game has.
    let rare = [
        "token",
        "check",
        "brush",
        "turn",
        "flag-0",
        "flag-1",
        "flag-2",
        "flag-3",
        "katana-stand",
        "scabbard",
        "mon-4",
        "mon-5",
    ];
    let idle: Vec<_> = drawn_there.difference(&used).filter(|id| !rare.contains(&id.as_str())).collect();
    assert_eq!(idle, Vec::<&String>::new(), "all of them are used");
}
