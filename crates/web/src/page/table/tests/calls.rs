//! Who has to answer, what a shared device shows to whom, and that nobody is asked after the end.

use host::{MessageBody, MessageView, Notice, Phase, SeatKind, UndoView};
use scraper::{Html, Selector};
use tabletop::{Seat, Seats};
use words::{Lang, words};

use super::{check_words, draw, draw_with, first_look, in_all_languages};
use crate::page::table::{is_your_turn, shut, table_page::table_page};

/// The texts of the elements that a selector finds.
fn read(html: &str, selector: &str) -> Vec<String> {
    let selector = Selector::parse(selector).expect("the selector is sound");
    let page = Html::parse_fragment(html);
    let text = |element: scraper::ElementRef| element.text().collect::<Vec<_>>().join("").trim().to_owned();
    page.select(&selector).map(text).collect()
}

/// Two seats at one device: the second is locked, and the view is the first one's.
fn shared() -> host::TableView {
    let mut view = first_look();
    view.own = [Seat(0), Seat(1)].into_iter().collect();
    view.seats[1].is_locked = true;
    view.seats[1].has_pin = true;
    view
}

fn ask(view: &mut host::TableView, seats: Seats) {
    let game_view: &mut host::GameView<katana::Katana> =
        view.game_view.as_mut().and_then(|view| view.of_mut()).expect("the game is dealt");
    game_view.asked = seats;
}

#[test]
fn at_a_shared_device_the_seats_can_be_changed_and_only_one_is_oneself() {
    let view = shared();
    in_all_languages(&view, |html| {
        assert!(html.contains("?seat=1\"") && html.contains("aria-current=\"true\""), "whose eyes these are");
        assert!(!html.contains("name=\"pin\""), "no PIN is asked for before somebody wants to open the seat");
        let chips = read(html, ".seats .you");
        assert_eq!(chips.len(), 2, "the seat looked through, and the bot: {chips:?}");
    });
}

#[test]
fn a_seat_that_is_shut_is_covered_when_it_is_wanted_or_alone_has_to_answer() {
    let mut view = shared();
    ask(&mut view, Seats::one(Seat(1)));
    assert_eq!(shut(&view, None), Some(Seat(1)), "only the shut seat is asked");
    assert_eq!(shut(&view, Some(Seat(0))), None, "the open seat can be looked through nevertheless");
    ask(&mut view, [Seat(0), Seat(1)].into_iter().collect());
    assert_eq!(shut(&view, None), None, "an open seat is asked too");
    assert_eq!(shut(&view, Some(Seat(1))), Some(Seat(1)));
    view.phase = Phase::Over;
    assert_eq!(shut(&view, Some(Seat(1))), None, "after the end there is nothing to hide");
}

#[test]
fn a_cover_stands_beside_what_everybody_may_see_and_offers_nothing_of_another_seat() {
    let mut view = shared();
    view.looking = None;
    for lang in Lang::ALL {
        let html = draw_with(lang, &view, |page| table_page(page, Some(Seat(1))));
        check_words(&html);
        assert!(html.contains("id=\"unlock-1\"") && html.contains("name=\"pin\""));
        assert!(html.contains("?seat=0\""), "the way to the other seat");
        assert!(html.contains("id=\"map\"") && html.contains("id=\"log\""), "the board and the log");
        for part in ["name=\"choice\"", "class=\"you\">(you", "data-private"] {
            assert!(!html.contains(part), "{part} shows");
        }
    }
}

#[test]
fn who_is_asked_to_agree_to_an_undo_is_called_and_nobody_else() {
    let mut view = first_look();
    ask(&mut view, Seats::one(Seat(0)));
    view.undo = UndoView::Asked { seat: Seat(0), waiting: Seats::one(Seat(3)), expires_ms: 1_060_000 };
    assert!(!is_your_turn(&view), "whoever asks waits");
    view.own = Seats::one(Seat(3));
    view.looking = Some(Seat(3));
    assert!(is_your_turn(&view), "whoever shall answer is called");
    in_all_languages(&view, |html| {
        assert!(read(html, "#asked")[0].contains("Anna"), "the request stands first");
        assert_eq!(read(html, ".seats .turn").len(), 1);
        assert!(!read(html, "#seat-3 .turn").is_empty(), "and is marked at the seat");
    });
}

#[test]
fn that_others_did_not_agree_is_told_beside_the_button_of_who_asked() {
    let mut view = first_look();
    let line = |n: u64, notice, name: &str| MessageView {
        n,
        at_ms: 5,
        what: MessageBody::Notice { notice, name: name.to_owned() },
    };
    view.lines = vec![line(1, Notice::UndoAsked, "Anna"), line(2, Notice::UndoRefused, "Chiyo")];
    in_all_languages(&view, |html| {
        assert!(read(html, "#refused").concat().contains("Chiyo"), "to who asked");
    });
    view.lines[0] = line(1, Notice::UndoAsked, "Bruno");
    in_all_languages(&view, |html| assert!(read(html, "#refused").is_empty(), "to nobody else"));
    view.lines = vec![line(1, Notice::UndoAsked, "Anna"), line(2, Notice::UndoRefused, "Chiyo")];
    view.lines.push(line(3, Notice::UndoAsked, "Anna"));
    in_all_languages(&view, |html| assert!(read(html, "#refused").is_empty(), "until they ask again"));
}

#[test]
fn after_an_early_end_nobody_is_asked_any_more() {
    let mut view = first_look();
    view.phase = Phase::Over;
    for lang in Lang::ALL {
        let html = draw(lang, &view);
        assert_eq!(read(&html, "h1"), [words(lang).say("board-over", &[])]);
        assert!(read(&html, ".seats .turn").is_empty(), "{}", lang.code());
    }
}

#[test]
fn a_seat_that_nobody_has_is_somebody_and_a_bot_is_called_as_in_the_lobby() {
    let mut view = first_look();
    view.seats[3] = super::seat("", SeatKind::Open);
    let html = draw(Lang::En, &view);
    assert_eq!(read(&html, ".seats b"), ["Anna", "Bruno", "Novice 3", "Someone"]);
}

#[test]
fn a_table_that_broke_says_so_even_if_it_cannot_be_shown() {
    let mut view = first_look();
    view.phase = Phase::Broken;
    in_all_languages(&view, |html| assert!(html.contains("class=\"decision broken\"")));
    view.game_view = None;
    in_all_languages(&view, |html| assert!(html.contains("class=\"decision broken\"")));
}
