//! Moves of others are replayed step by step, the newest sentence stands first, and what was taken back is marked.

use katana::GhostLevel;

use super::*;

/// How many sentences of an entry are replayed, and how many it has.
fn counted(html: &str, version: u64) -> (usize, usize) {
    let page = Html::parse_fragment(html);
    let count = |what: &str| {
        let selector = format!("#entry-{version} {what}");
        page.select(&Selector::parse(&selector).expect("the selector is sound")).count()
    };
    (count(".sentence[data-tell]"), count(".sentence"))
}

#[test]
fn all_of_anothers_act_is_told_step_by_step_and_of_ones_own_what_the_ghost_did() {
    let (mut n_own, mut n_others, mut n_ghosts) = (0, 0, 0);
    let setup = Setup::with_ghost(2, GhostLevel::ALL[2]);
    play_out(set_up(setup, 3), 3, |_, session, log| {
        let entry = log.last().expect("the deal is told");
        let LogContent::Done(events) = &entry.what else { return };
        if events.is_empty() {
            return;
        }
        let rules = Arc::new(session.rules().clone());
        let html = draw(Lang::En, &view(game_view(session.state(), &rules, Viewer::Seat(Seat(0)), log)));
        let of_ghost = |event: &Event| matches!(event, Event::TurnBegan { seat: Seat(2), .. });
        let begun = events.iter().position(of_ghost);
        match (entry.seat, begun, counted(&html, entry.version)) {
            (None, _, (n_told, _)) => assert_eq!(n_told, 0, "the deal is nobody's act"),
            (Some(Seat(0)), None, (n_told, _)) => {
                assert_eq!(n_told, 0, "one's own act is no news");
                n_own += 1;
            }
            (Some(Seat(0)), Some(begun), (n_told, n)) => {
                assert_eq!(n_told, n - begun, "the Ghost's turn is told");
                n_ghosts += 1;
            }
            (Some(_), _, (n_told, n)) => {
                assert_eq!(n_told, n);
                n_others += 1;
            }
        }
    });
    assert!(n_own > 0 && n_others > 0 && n_ghosts > 0);
}

/// The texts of all elements that match.
fn texts(html: &str, selector: &str) -> Vec<String> {
    let page = Html::parse_fragment(html);
    let selector = Selector::parse(selector).expect("the selector is sound");
    page.select(&selector).map(|element| element.text().collect::<String>().trim().to_owned()).collect()
}

/// A game in which the first seat has just acted with two sentences or more, as the second sees it.
fn two_sentences() -> (TableView, Vec<LogEntry<Event>>) {
    let mut found = None;
    play(2, 8, |_, session, log| {
        let LogEntry { seat: Some(Seat(0)), what: LogContent::Done(events), .. } = log.last().expect("a log")
        else {
            return;
        };
        if found.is_none() && events.len() > 1 && log.len() > 4 {
            let rules = Arc::new(session.rules().clone());
            let game_view = game_view(session.state(), &rules, Viewer::Seat(Seat(1)), log);
            found = Some((view(game_view), log.to_vec()));
        }
    });
    found.expect("somebody ends a turn")
}

#[test]
fn the_log_has_one_order_and_marks_what_was_taken_back() {
    let (mut view, mut log) = two_sentences();
    let version = log.last().expect("a log").version;
    let taken_back = LogContent::Undone { past_barrier: false };
    log.push(LogEntry { version: version + 1, at_ms: 0, seat: Some(Seat(0)), what: taken_back });
    let at_table = view.game_view.as_mut().and_then(AnyGameView::of_mut::<Katana>).expect("a game of Katana");
    at_table.log = log;
    for html in [draw(Lang::En, &view), draw_with(Lang::En, &view, record::show)] {
        let newest_first = texts(&html, ".log .sentence");
        let entry = texts(&html, &format!("#entry-{version} .sentence"));
        let oldest_first = draw_with(Lang::En, &view, |page| {
            let told = |face: &dyn crate::face::Face| face.sentences(face.log().len() - 2);
            let told = page.pages.drawn(page.view.game_view.as_ref().unwrap(), page.words, page.names, told);
            maud::html! { @for sentence in told { p { (sentence.words) } } }
        });
        let mut told = texts(&oldest_first, "p");
        told.reverse();
        assert_eq!(entry, told, "the last sentence of an act stands first");
        assert!(newest_first[0].contains("undoes the last move"), "{newest_first:?}");
        assert_eq!(texts(&html, &format!("#entry-{version}.undone small")), ["undone"]);
        assert_eq!(texts(&html, ".undone").len(), 1, "only this act");
    }
}

#[test]
fn who_is_asked_for_consent_reads_which_act_it_is_and_what_goes_with_it() {
    let (mut view, log) = two_sentences();
    let act = log.last().expect("a log").version;
    let asker =
        log.iter().rev().find_map(|entry| entry.seat.filter(|&seat| seat != Seat(0))).expect("two play");
    for seat in [Seat(0), asker] {
        let waiting = Seats::one(Seat(1 - seat.0));
        view.undo = UndoView::Asked { seat, waiting, expires_ms: 1_060_000 };
        let html = draw(Lang::En, &view);
        let told = |version: u64| {
            let mut told = texts(&html, &format!("#entry-{version} .sentence"));
            told.reverse();
            told.join(" ")
        };
        let gone = texts(&html, "#undo-asked .would-go li");
        assert_eq!(gone.last(), Some(&told(act)), "the newest act goes in any case");
        assert_eq!(gone.len() > 1, seat == asker, "what was done since goes with it: {gone:?}");
        in_all_languages(&view, |html| {
            assert_eq!(texts(html, ".would-go").len(), 1 + usize::from(seat == asker));
        });
    }
}
