//! Tables of Shogunate: every position in words, buttons on the board, secrets, covers, and the end.

use std::{collections::BTreeSet, sync::Arc};

use host::{AnyGameView, GameView, LogContent, LogEntry, Outcome, Phase, TableView, UndoView};
use scraper::{Html, Selector};
use shogunate::{
    Action, Event, PairCount, Setup, Shogunate,
    components::embedded,
    piece::{Card, Place},
};
use tabletop::{Dice, Game, Options, Quick, Seat, Seats, Seed, Session, Title, Viewer};
use words::Lang;

use super::{
    check_words, draw, draw_looking, draw_with, game_view, places::check_forms, replayed, view_at, viewers,
};
use crate::page::table::{record, table_page::table_page};

fn view(game_view: GameView<Shogunate>) -> TableView {
    view_at(game_view.rules.n_seats(), game_view.viewer, AnyGameView::new(game_view))
}

/// Plays a random game and passes each position, counted from 0, with its log.
fn play(setup: Setup, seed: u8, mut each: impl FnMut(usize, &Session<Shogunate>, &[LogEntry<Event>])) {
    let mut events = Vec::new();
    let session = Session::new(setup, embedded().components.clone(), Seed([seed; 32]), &mut events);
    let mut session = session.expect("the embedded set makes a game");
    let mut log = vec![LogEntry { version: 0, at_ms: 0, seat: None, what: LogContent::Done(events) }];
    let (mut quick, mut n) = (Quick::new(seed.into()), 0);
    loop {
        each(n, &session, &log);
        let asked: Vec<Seat> = session.state().status().asked().iter().collect();
        if asked.is_empty() {
            return;
        }
        let seat = asked[quick.below(asked.len())];
        let mut options = Options::default();
        session.state().options(session.rules(), seat, &mut options);
        let action = options.asked()[quick.below(options.asked().len())];
        let events = session.act(seat, action).expect("the action is an option");
        n += 1;
        log.push(LogEntry { version: n as u64, at_ms: 0, seat: Some(seat), what: LogContent::Done(events) });
    }
}

fn table_view(session: &Session<Shogunate>, viewer: Viewer, log: &[LogEntry<Event>]) -> TableView {
    view(game_view(session.state(), &Arc::new(session.rules().clone()), viewer, log))
}

/// A page for queries.
struct Drawn {
    html: String,
    page: Html,
}

impl Drawn {
    fn new(html: String) -> Self {
        Self { page: Html::parse_fragment(&html), html }
    }

    fn count(&self, css: &str) -> usize {
        self.page.select(&Selector::parse(css).expect("the selector is sound")).count()
    }

    fn has(&self, css: &str) -> bool {
        self.count(css) > 0
    }

    fn read(&self, css: &str) -> Vec<String> {
        let css = Selector::parse(css).expect("the selector is sound");
        let text =
            |element: scraper::ElementRef| element.text().collect::<Vec<_>>().join(" ").trim().to_owned();
        self.page.select(&css).map(text).collect()
    }
}

fn drawn(view: &TableView) -> Drawn {
    Drawn::new(draw(Lang::En, view))
}

#[test]
fn every_choice_is_listed_once_stands_where_it_is_and_is_said_in_words() {
    for players in Setup::PLAYERS {
        play(Setup::new(players), players, |n, session, log| {
            let asked = session.state().status().asked();
            for viewer in viewers(players) {
                let is_asked = matches!(viewer, Viewer::Seat(seat) if asked.contains(seat));
                // The seat that is asked sees the most; the other viewers take turns.
                if !is_asked && n % 11 != 0 {
                    continue;
                }
                let view = table_view(session, viewer, log);
                let game_view: &GameView<Shogunate> =
                    view.game_view.as_ref().and_then(AnyGameView::of).expect("it is Shogunate");
                let page = Drawn::new(draw(Lang::ALL[n % 3], &view));
                let values = Selector::parse("button[form]").expect("the selector is sound");
                let placed: BTreeSet<&str> =
                    page.page.select(&values).filter_map(|button| button.value().attr("value")).collect();
                for choice in &game_view.choices {
                    let listed = format!("id=\"choice-{}\"", choice.hash.0);
                    assert_eq!(page.html.matches(&listed).count(), 1, "{:?}", choice.action);
                    assert!(placed.contains(choice.hash.0.as_str()), "{:?} stands nowhere", choice.action);
                }
                if n % 4 == 0 {
                    check_forms(&page.html);
                    check_words(&page.html);
                }
            }
        });
    }
}

#[test]
fn what_is_hidden_shows_on_no_page() {
    let mut dice = Dice::new(&Seed([8; 32]), 0, 0);
    for players in Setup::PLAYERS {
        play(Setup::new(players), 10 + players, |n, session, log| {
            let rules = Arc::new(session.rules().clone());
            for viewer in viewers(players).filter(|_| n % 4 == 0) {
                let other = session.state().permute_hidden(&rules, viewer, &mut dice);
                let [one, other] =
                    [session.state(), &other].map(|state| view(game_view(state, &rules, viewer, log)));
                let lang = Lang::ALL[n % 3];
                assert_eq!(draw(lang, &one), draw(lang, &other), "{viewer:?}");
                let looking = |view| draw_looking(lang, view, (n / 4) as u8 % players);
                assert_eq!(looking(&one), looking(&other), "{viewer:?}");
            }
        });
    }
}

#[test]
fn who_can_take_their_choice_back_by_the_rules_is_offered_no_undo_beside_it() {
    let (session, log, seat) = chosen(Card::ALL[0]);
    let mut view = table_view(&session, Viewer::Seat(seat), &log);
    view.undo = UndoView::Free;
    assert!(!drawn(&view).has("#undo"), "one button is enough");
    assert_eq!(drawn(&view).count("#free button"), 1);
}

/// A game in which the first seat that is asked has chosen a card.
fn chosen(card: Card) -> (Session<Shogunate>, Vec<LogEntry<Event>>, Seat) {
    let mut events = Vec::new();
    let setup = Setup::new(4);
    let session = Session::new(setup, embedded().components.clone(), Seed([3; 32]), &mut events);
    let mut session: Session<Shogunate> = session.expect("the embedded set makes a game");
    let deal = LogEntry { version: 0, at_ms: 0, seat: None, what: LogContent::Done(events) };
    let seat = session.state().status().asked().first().expect("somebody chooses");
    let events = session.act(seat, Action::Choose(card)).expect("all cards are in hand");
    let log = vec![deal, LogEntry { version: 1, at_ms: 0, seat: Some(seat), what: LogContent::Done(events) }];
    (session, log, seat)
}

#[test]
fn whatever_somebody_has_chosen_in_secret_the_others_see_the_same() {
    let [(one, log, chooser), (other, other_told, _)] = [Card::Dishonor, Card::PathOfTheArrow].map(chosen);
    for viewer in viewers(4) {
        let pages = [(&one, &log), (&other, &other_told)];
        let pages = pages.map(|(session, log)| drawn(&table_view(session, viewer, log)));
        let is_own = viewer == Viewer::Seat(chooser);
        assert_eq!(pages[0].html != pages[1].html, is_own, "{viewer:?}");
        assert_eq!(pages[0].count(".slip.down"), 1, "everybody sees that a card lies there");
    }
}

#[test]
fn all_of_anothers_act_is_told_step_by_step_and_nothing_of_ones_own() {
    let (mut n_own, mut n_others) = (0, 0);
    play(Setup::new(4), 5, |n, session, log| {
        let Some(LogEntry { version, seat, what: LogContent::Done(events), .. }) = log.last() else { return };
        if events.is_empty() || n % 3 != 0 {
            return;
        }
        let page = drawn(&table_view(session, Viewer::Seat(Seat(0)), log));
        let entry = format!("#entry-{version} .sentence");
        let (n_told, n_all) = (page.count(&format!("{entry}[data-tell]")), page.count(&entry));
        let is_others = seat.is_some_and(|seat| seat != Seat(0));
        assert_eq!(n_told, if is_others { n_all } else { 0 }, "{seat:?}");
        n_own += usize::from(*seat == Some(Seat(0)));
        n_others += usize::from(is_others);
    });
    assert!(n_own > 0 && n_others > 0, "{n_own} {n_others}");
}

#[test]
fn nobody_is_told_what_anybody_would_score_before_the_end() {
    let (session, log, chooser) = chosen(Card::Dishonor);
    let page = drawn(&table_view(&session, Viewer::Seat(chooser), &log));
    assert!(!page.has("#outlook, .then, .score"), "Loyalty is a secret");
}

#[test]
fn a_leader_that_can_go_to_several_places_is_picked_first() {
    let (mut n_picked, mut n_only, mut n_direct) = (0, 0, 0);
    play(Setup::new(5), 4, |_, session, log| {
        let Some(seat) = session.state().status().asked().first() else { return };
        let view = table_view(session, Viewer::Seat(seat), log);
        let game_view: &GameView<Shogunate> =
            view.game_view.as_ref().and_then(AnyGameView::of).expect("it is Shogunate");
        let moves = |to: Option<Place>| {
            let is_it = |action: &Action| matches!(action, Action::Move { to: there, .. } if to.is_none_or(|to| to == *there));
            game_view.choices.iter().filter(|choice| is_it(&choice.action)).count()
        };
        let page = drawn(&view);
        let picks = page.count("input[name=pick]");
        assert_eq!(page.has(".onto"), picks > 0, "what is picked can go somewhere, and nothing else");
        for place in Place::ALL.into_iter().filter(|_| picks > 0 && moves(None) > 0) {
            let there = page.count(&format!("#place-{} > .onto", place.0));
            assert_eq!(there, moves(Some(place)), "{place:?}");
        }
        assert_eq!(page.has("input[name=pick][checked]"), picks == 1, "who alone can go is picked");
        n_picked += usize::from(picks > 1);
        n_only += usize::from(picks == 1);
        n_direct += usize::from(picks == 0 && moves(None) > 0 && page.count(".banner > .hit") == moves(None));
    });
    assert!(n_picked > 0 && n_only > 0 && n_direct > 0, "{n_picked} {n_only} {n_direct}");
}

#[test]
fn only_own_loyalty_cards_lie_open_and_an_onlooker_has_none() {
    play(Setup::new(3), 6, |n, session, log| {
        let rules = session.rules().clone();
        for viewer in viewers(3).filter(|_| n % 4 == 0) {
            let view = session.state().view(&rules, viewer);
            if view.is_over {
                return;
            }
            let page = drawn(&table_view(session, viewer, log));
            let is_seat = matches!(viewer, Viewer::Seat(_));
            assert_eq!(page.has("#own"), is_seat);
            assert_eq!(page.count("#own .own-loyal"), 2 * usize::from(is_seat));
            let up = view.players.iter().zip(0..).filter(|(_, seat)| viewer != Viewer::Seat(Seat(*seat)));
            let n_up: usize =
                up.map(|(player, _)| player.cards.iter().filter(|card| card.is_up).count()).sum();
            assert_eq!(page.count("#others .loyal.face"), n_up, "others' cards show only face up");
        }
    });
}

/// What is one player's alone.
const PRIVATE: &str =
    "#own, #notes, #learnt, .mine, .mine-mark, .own-loyal, .glimpsed, .peek, [data-private]";

#[test]
fn a_cover_shows_what_everybody_may_see_and_nobodys_secrets() {
    play(Setup::new(4), 7, |n, session, log| {
        let mut view = table_view(session, Viewer::Spectator, log);
        if n % 7 != 0 || session.state().status().asked().is_empty() {
            return;
        }
        view.own = [Seat(0), Seat(1)].into_iter().collect();
        (view.seats[0].is_locked, view.seats[1].is_locked) = (true, true);
        for lang in Lang::ALL {
            let page = Drawn::new(draw_with(lang, &view, |page| table_page(page, Some(Seat(1)))));
            check_words(&page.html);
            assert_eq!([page.count("#unlock-1 button"), page.count("input[name=pin]")], [1, 0]);
            for part in ["#line-of-succession .banner", "#plot", "#moment", "#others", "#log"] {
                assert!(page.has(part), "{part} is missing");
            }
            assert!(!page.has(PRIVATE) && !page.has("[name=choice]"), "a cover offers and tells nothing");
        }
    });
}

#[test]
fn what_all_may_see_is_answered_at_a_shared_device_without_opening_a_seat() {
    let mut n_open = 0;
    play(Setup::new(3), 8, |n, session, log| {
        let asked = session.state().status().asked();
        let Some(seat) = asked.first().filter(|_| session.state().asks_openly()) else { return };
        let mut view = table_view(session, Viewer::Seat(seat), log);
        let own = game_view(session.state(), &Arc::new(session.rules().clone()), Viewer::Seat(seat), log);
        let all = game_view(session.state(), &Arc::new(session.rules().clone()), Viewer::Spectator, log);
        let n_choices = own.choices.len();
        let open = GameView { question: own.question, choices: own.choices, reasons: own.reasons, ..all };
        view.game_view = Some(AnyGameView::new(open));
        (view.own, view.looking, view.answering) = (Seats::all(3), None, Some(seat));
        view.seats.iter_mut().for_each(|it| it.is_locked = true);
        let page = Drawn::new(draw_with(Lang::ALL[n % 3], &view, |page| table_page(page, None)));
        check_words(&page.html);
        check_forms(&page.html);
        assert!(!page.has(PRIVATE), "nobody's cards show");
        assert_eq!(page.count("#decision [name=choice]"), n_choices);
        assert!(page.has(&format!("#unlock-{} button", seat.0)), "the own cards can be looked at");
        let name = &view.seats[seat.index()].name;
        assert!(page.read("#asked")[0].starts_with(name.as_str()), "whose question it is");
        n_open += 1;
    });
    assert!(n_open > 5, "{n_open}");
}

#[test]
fn a_card_that_was_shown_is_marked_at_both_players_and_the_own_lines_stand_apart() {
    let (mut n_shown, mut n_marked) = (0, 0);
    play(Setup { threshold: Some(40), ..Setup::new(4) }, 20, |n, session, log| {
        if n > 120 || n % 10 != 0 || session.state().status().asked().is_empty() {
            return;
        }
        for seat in (0..4).map(Seat) {
            let view = session.state().view(session.rules(), Viewer::Seat(seat));
            let page = drawn(&table_view(session, Viewer::Seat(seat), log));
            let cards = view.players[seat.index()].cards;
            let hidden = cards.iter().filter(|card| !card.is_up).filter_map(|card| card.leader);
            let known = hidden.filter(|&leader| !view.shown_to(leader).is_empty()).count();
            assert_eq!(page.count(".own-loyal .secrecy.known"), known);
            let others = (0..4).map(Seat).filter(|other| *other != seat);
            let glimpsed: usize = others
                .map(|other| {
                    let n_down = view.players[other.index()].cards.iter().filter(|card| !card.is_up).count();
                    view.glimpsed(other).len().min(n_down)
                })
                .sum();
            assert_eq!(page.count("#others .glimpsed"), glimpsed);
            (n_shown, n_marked) = (n_shown + known, n_marked + glimpsed);
        }
    });
    assert!(n_shown > 0 && n_marked > 0, "{n_shown} {n_marked}");
}

#[test]
fn what_somebody_has_seen_is_told_to_them_alone_and_waits_under_their_cover() {
    let (mut n_told, mut n_stale) = (0, 0);
    for seed in 20..23 {
        play(Setup { threshold: Some(40), ..Setup::new(4) }, seed, |n, session, log| {
            if n > 150 || n % 5 != 0 {
                return;
            }
            let mut view = table_view(session, Viewer::Spectator, log);
            view.own = Seats::all(4);
            view.seats.iter_mut().for_each(|it| it.is_locked = true);
            let covered = drawn(&view);
            assert!(!covered.has("#learnt, #notes, .mine"), "nobody's notes show");
            for seat in (0..4).map(Seat) {
                let own = drawn(&table_view(session, Viewer::Seat(seat), log));
                n_told += own.count("#learnt .loyal");
                n_stale += own.count("#notes .stale");
                let way = format!(".learner a[href$=\"?seat={}\"]", seat.0);
                assert_eq!(own.has("#learnt"), covered.has(&way), "{seat:?}");
            }
        });
    }
    assert!(n_told > 0 && n_stale > 0, "{n_told} {n_stale}");
}

#[test]
fn what_was_taken_back_nobody_has_seen() {
    let mut n_gone = 0;
    play(Setup { threshold: Some(40), ..Setup::new(4) }, 20, |n, session, log| {
        let Some(LogEntry { what: LogContent::Done(events), seat: by, .. }) = log.last() else { return };
        let shows = |event: &Event| {
            matches!(event, Event::Shown { .. } | Event::Looked { .. } | Event::Exchanged { .. })
        };
        if !events.iter().any(shows) {
            return;
        }
        let undone = LogContent::Undone { past_barrier: true };
        let taken_back = LogEntry { version: n as u64 + 1, at_ms: 0, seat: *by, what: undone };
        let taken_back = [log, &[taken_back]].concat();
        for seat in (0..4).map(Seat) {
            let n_learnt = |log| drawn(&table_view(session, Viewer::Seat(seat), log)).count("#learnt p");
            assert_eq!(n_learnt(&taken_back), n_learnt(&log[..log.len() - 1]), "{seat:?}");
            n_gone += usize::from(n_learnt(log) > n_learnt(&taken_back));
        }
    });
    assert!(n_gone > 0);
}

#[test]
fn cards_turn_in_one_moment_for_all_and_only_then() {
    let mut n_moments = 0;
    play(Setup::new(4), 9, |_, session, log| {
        let page = drawn(&table_view(session, Viewer::Spectator, log));
        let Some(LogContent::Done(events)) = log.last().map(|entry| &entry.what) else { return };
        let n_revealed = events.iter().filter(|event| matches!(event, Event::CardRevealed { .. })).count();
        assert_eq!(page.has("#moment.fresh"), n_revealed > 0);
        assert!(!(page.has(".slip.down") && page.has(".slip.up")), "together or not at all");
        n_moments += usize::from(n_revealed == 3);
    });
    assert!(n_moments > 1);
}

/// The last position of a game.
fn last(setup: Setup, seed: u8) -> (Session<Shogunate>, Vec<LogEntry<Event>>) {
    let mut last = None;
    play(setup, seed, |_, session, log| last = Some((session.clone(), log.to_vec())));
    last.expect("a game has positions")
}

fn ended(session: &Session<Shogunate>, log: &[LogEntry<Event>], viewer: Viewer) -> TableView {
    let mut view = table_view(session, viewer, log);
    let tallies = shogunate::flow::end::tallies(session.state().table());
    view.phase = Phase::Over;
    view.result = Some(Outcome {
        ranks: tallies.iter().map(|tally| tally.rank).collect(),
        scores: tallies.iter().map(|tally| tally.score.into()).collect(),
        is_won: None,
        is_early: false,
        n_undone_past_barrier: 0,
        at_ms: 0,
    });
    view
}

#[test]
fn the_end_tells_what_was_taken_back_after_something_was_revealed_if_anything_was() {
    let (session, log) = last(Setup::new(3), 30);
    let mut view = ended(&session, &log, Viewer::Spectator);
    for n in [0, 2] {
        view.result.as_mut().expect("the game is over").n_undone_past_barrier = n;
        let page = Drawn::new(draw(Lang::En, &view));
        assert_eq!(page.html.contains("Moves undone after something was revealed: 2"), n == 2);
        assert_eq!(page.html.contains("Moves undone"), n > 0);
    }
}

#[test]
fn the_end_reveals_all_cards_what_each_scored_and_what_broke_ties() {
    let (mut n_tied, mut n_pairs) = (0, 0);
    for (players, seed) in Setup::PLAYERS.cycle().zip(30..50) {
        let setup = Setup { pair: PairCount::Once, ..Setup::new(players) };
        let (session, log) = last(setup, seed);
        let table = session.state().table();
        let view = ended(&session, &log, Viewer::Spectator);
        for lang in Lang::ALL {
            let page = Drawn::new(draw(lang, &view));
            check_words(&page.html);
            assert_eq!(page.count(".reveal .opened-card"), 2 * usize::from(players));
            assert_eq!(page.count(".left-over .chip"), 12 - 2 * usize::from(players));
            let mut scores: Vec<u16> = table.seats().map(|seat| table.score(seat)).collect();
            scores.sort_unstable_by(|one, other| other.cmp(one));
            let totals = page.read(".reveal .total");
            assert_eq!(totals, scores.iter().map(u16::to_string).collect::<Vec<_>>(), "the best first");
            scores.dedup();
            assert_eq!(page.has(".reveal .tie"), scores.len() < usize::from(players), "ties are explained");
            n_tied += page.count(".reveal .tie");
        }
        n_pairs += table
            .seats()
            .filter(|&seat| table.player(seat).loyalty[0] == table.player(seat).loyalty[1])
            .count();
    }
    assert!(n_tied > 0 && n_pairs > 0, "{n_tied} {n_pairs}");
}

#[test]
fn a_game_that_ended_early_reveals_nothing_but_the_ranking() {
    let (session, log, _) = chosen(Card::Dishonor);
    let view = ended(&session, &log, Viewer::Seat(Seat(0)));
    let page = drawn(&view);
    check_words(&page.html);
    assert_eq!([".reveal", ".opened-card", ".scores tbody tr"].map(|css| page.count(css)), [0, 0, 4]);
}

#[test]
fn the_end_shows_whose_cards_brought_what_and_how_honor_grew() {
    let (session, log) = last(Setup::new(5), 3);
    let (page, table) = (drawn(&ended(&session, &log, Viewer::Seat(Seat(0)))), session.state().table());
    assert_eq!(page.count(".course .course-field .line-of"), 6, "a line for each Leader");
    let scores: BTreeSet<String> = table.seats().map(|seat| table.score(seat).to_string()).collect();
    let bars = page.read(".chart .bar b");
    assert_eq!((bars.len(), bars.into_iter().collect()), (5, scores), "a bar for each player");
    for way in ["/replay?at=0", "/log", "/record", "/report"] {
        assert!(page.has(&format!(".over-ways a[href$='{way}']")), "{way}");
    }
}

#[test]
fn replay_and_log_are_told_in_every_language() {
    play(Setup::new(3), 12, |n, session, log| {
        if n % 15 != 0 {
            return;
        }
        let view = table_view(session, Viewer::Spectator, log);
        for lang in Lang::ALL {
            check_words(&draw_with(lang, &view, replayed));
            let page = Drawn::new(draw_with(lang, &view, record::show));
            check_words(&page.html);
            assert_eq!(page.count(".log > li"), log.len(), "an item for each entry");
        }
    });
}

#[test]
fn every_picture_of_the_court_is_in_its_sprite_and_none_is_there_for_nothing() {
    let sprite = include_str!("../../../../assets/shogunate/pieces.svg");
    let ids = |text: &str, before: &str| -> BTreeSet<String> {
        let after = text.split(before).skip(1).filter_map(|part| part.split('"').next());
        after.map(|id| id.split('#').next_back().unwrap_or_default().to_owned()).collect()
    };
    let mut used = BTreeSet::new();
    let mut view_at = |view: &TableView| {
        used.extend(ids(&draw(Lang::En, view), "<use href=\"/assets/shogunate/pieces.svg"));
    };
    for seed in 1..4 {
        // Long enough for every Plot to come up.
        play(Setup { threshold: Some(40), ..Setup::new(6) }, seed, |n, session, log| {
            let asked = session.state().status().asked().first();
            view_at(&table_view(session, asked.map_or(Viewer::Spectator, Viewer::Seat), log));
            if n % 9 == 0 {
                view_at(&table_view(session, Viewer::Spectator, log));
            }
        });
    }
    // Drawings that other drawings use.
    used.extend(ids(sprite, "<use href=\""));
    assert_eq!(used, ids(sprite, "<symbol id=\""), "all of them are drawn, and all are used");
}
