//! Pages drawn from hand-made views: every position of random games, every phase, every language.

mod alone;
mod calls;
mod log;
mod look;
mod places;
mod shogunate;
mod stamp;
mod trial;
mod views;

use std::sync::{Arc, LazyLock};

use host::{
    Absence, AnyGameView, Choice, GameView, LogContent, LogEntry, MessageBody, MessageView, Notice, Outcome,
    Pace, Perspective, Phase, SeatKind, TableId, TableView, UndoView,
};
use katana::{Action, Event, Katana, Setup, action::passes_withheld, components::embedded};
use maud::Markup;
use scraper::{Html, Selector};
use tabletop::{Dice, Game, Options, Quick, Seat, Seats, Seed, Session, Status, Title, Viewer, pick};
use words::{Lang, words};

use self::views::{game_view, seat, view_at};
use super::{
    Asked,
    beginner::Beginner,
    names, record, replay,
    table_page::{TablePage, table_page},
};
use crate::game::{GamePages, WebGames};

/// The pages of the game of a table.
fn pages(view: &TableView) -> &'static GamePages {
    static GAMES: LazyLock<WebGames> = LazyLock::new(crate::games::all);
    GAMES.of(view)
}

/// Prefixes of message ids. None may appear on a page.
const ID_PREFIXES: &[&str] = &[
    "action-",
    "area-",
    "at-",
    "board-",
    "card-",
    "category-",
    "cause-",
    "chapter-",
    "cli-",
    "coins-",
    "condition-",
    "shogunate-",
    "ease-",
    "effect-",
    "event-",
    "favor-",
    "ghost-",
    "guide-",
    "honor-",
    "house-",
    "kind-",
    "letter-",
    "line-",
    "lobby-",
    "n-",
    "option-",
    "people-",
    "player-",
    "question-",
    "rank-",
    "reason-",
    "replay-",
    "room-",
    "sashimono-",
    "sho-",
    "stamp-",
    "sword-",
    "trial-",
    "verdict-",
];

fn view(game_view: GameView<Katana>) -> TableView {
    let n_seats = game_view.rules.setup.players;
    let options = Katana::options_of(&game_view.rules.setup);
    let standing = vec![("academy_round", false), ("palace_round", true)];
    let view = view_at(n_seats, game_view.viewer, AnyGameView::new(game_view));
    TableView { game: "katana", options, standing, ..view }
}

/// The last step of a replay.
fn replayed(page: &TablePage) -> Markup {
    let landmarks = replay::landmarks(page.pages, page.words, page.view, page.names);
    let last = page.view.game_view.as_ref().map_or(0, AnyGameView::version);
    let step = replay::Step { page: *page, perspective: Perspective::Own, last, landmarks };
    replay::show(&step, "https://kajiba.local")
}

fn draw(lang: Lang, view: &TableView) -> String {
    draw_with(lang, view, |page| table_page(page, None))
}

/// The page of a viewer who looks at a player.
fn draw_looking(lang: Lang, view: &TableView, seat: u8) -> String {
    let names = names(pages(view), words(lang), view);
    let asked = Asked { look: Some(seat), ..Asked::default() };
    let beginner = &Beginner::default();
    let page = TablePage { pages: pages(view), words: words(lang), view, names: &names, asked, beginner };
    table_page(&page, None).into_string()
}

fn draw_with(lang: Lang, view: &TableView, page: impl Fn(&TablePage) -> Markup) -> String {
    let names = names(pages(view), words(lang), view);
    page(&TablePage {
        pages: pages(view),
        words: words(lang),
        view,
        names: &names,
        asked: Asked::default(),
        beginner: &Beginner::default(),
    })
    .into_string()
}

/// No text of a page, visible or in a tooltip, contains an untranslated id.
fn check_words(html: &str) {
    let page = Html::parse_fragment(html);
    let titled = Selector::parse("[title], [aria-label]").expect("the selector is sound");
    let attributes = page.select(&titled).flat_map(|element| {
        ["title", "aria-label"].into_iter().filter_map(move |name| element.value().attr(name))
    });
    for text in page.root_element().text().chain(attributes) {
        assert!(!text.contains(['{', '}', '$']), "an argument is missing: {text}");
        for word in text.split_whitespace() {
            let is_id = ID_PREFIXES.iter().any(|prefix| word.starts_with(prefix));
            assert!(!is_id, "{word} has no words: {text}");
        }
    }
}

fn check_choices(html: &str, view: &TableView) {
    let game_view: &GameView<Katana> =
        view.game_view.as_ref().and_then(AnyGameView::of).expect("the game is dealt");
    for Choice { action, hash, is_free: _ } in &game_view.choices {
        let listed = match action {
            Action::BuyResource(_) => format!("name=\"n:{}\"", hash.0),
            _ => format!("id=\"choice-{}\"", hash.0),
        };
        assert_eq!(html.matches(&listed).count(), 1, "{action:?} is listed once");
        let placed = format!("id=\"at-{}\"", hash.0);
        assert!(html.matches(&placed).count() <= 1, "{action:?} stands at one place of the table at most");
    }
    places::check_forms(html);
}

fn set_up(setup: Setup, seed: u8) -> (Session<Katana>, Vec<LogEntry<Event>>) {
    let mut events = Vec::new();
    let components = embedded().components.clone();
    let session = Session::new(setup, components, Seed([seed; 32]), &mut events);
    let log = LogEntry { version: 0, at_ms: 0, seat: None, what: LogContent::Done(events) };
    (session.expect("the embedded set makes a game"), vec![log])
}

/// Plays a random game and passes each position, counted from 0.
fn play(players: u8, seed: u8, each: impl FnMut(usize, &Session<Katana>, &[LogEntry<Event>])) {
    play_out(set_up(Setup::new(players), seed), seed, each);
}

fn play_out(
    (mut session, mut log): (Session<Katana>, Vec<LogEntry<Event>>),
    seed: u8,
    mut each: impl FnMut(usize, &Session<Katana>, &[LogEntry<Event>]),
) {
    let (mut quick, mut options, mut n) = (Quick::new(seed.into()), Options::default(), 0);
    loop {
        each(n, &session, &log);
        let Some(seat) = session.state().status().asked().first() else { return };
        options.clear();
        session.state().options(session.rules(), seat, &mut options);
        let action = pick(options.all(), &mut quick, passes_withheld);
        let events = session.act(seat, action).expect("the action is an option");
        n += 1;
        log.push(LogEntry { version: n as u64, at_ms: 0, seat: Some(seat), what: LogContent::Done(events) });
        if log.len() > 20 {
            log.remove(0);
        }
    }
}

fn viewers(players: u8) -> impl Iterator<Item = Viewer> {
    (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

#[test]
fn every_position_of_a_game_shows_every_choice_once_and_in_words() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        play(players, seed, |n, session, log| {
            let rules = Arc::new(session.rules().clone());
            let (lang, asked) = (Lang::ALL[n % 3], session.state().status().asked());
            for (k, viewer) in viewers(players).enumerate() {
                // The seat that is asked sees the most; the other viewers take turns.
                let is_asked = matches!(viewer, Viewer::Seat(seat) if asked.contains(seat));
                if !is_asked && n % 20 != k {
                    continue;
                }
                let view = view(game_view(session.state(), &rules, viewer, log));
                let html = draw(lang, &view);
                check_choices(&html, &view);
                if n % 8 == 0 {
                    check_words(&html);
                }
            }
        });
    }
}

#[test]
fn hidden_things_do_not_show_on_any_page() {
    let mut dice = Dice::new(&Seed([9; 32]), 0, 0);
    play(3, 4, |n, session, log| {
        if n % 6 != 0 {
            return;
        }
        let rules = Arc::new(session.rules().clone());
        for viewer in viewers(3) {
            let other = session.state().permute_hidden(&rules, viewer, &mut dice);
            let [one, other] =
                [session.state(), &other].map(|state| view(game_view(state, &rules, viewer, log)));
            let lang = Lang::ALL[n % 3];
            assert_eq!(draw(lang, &one), draw(lang, &other), "{viewer:?}");
            let looking = |view| draw_looking(lang, view, (n % 4) as u8);
            assert_eq!(looking(&one), looking(&other), "{viewer:?}");
        }
    });
}

/// A new game as the first seat sees it.
fn first_look() -> TableView {
    let (session, log) = set_up(Setup::new(4), 5);
    let rules = Arc::new(session.rules().clone());
    view(game_view(session.state(), &rules, Viewer::Seat(Seat(0)), &log))
}

fn in_all_languages(view: &TableView, check: impl Fn(&str)) {
    for lang in Lang::ALL {
        let html = draw(lang, view);
        check_words(&html);
        check(&html);
    }
}

#[test]
fn what_people_write_is_escaped() {
    let mut view = first_look();
    view.seats[3].name = "<b>Chiyo</b>".to_owned();
    let chat =
        MessageBody::Chat { name: "\"><i>".to_owned(), is_own: false, text: "<script>x</script>".to_owned() };
    view.lines = vec![MessageView { n: 1, at_ms: 0, what: chat }];
    in_all_languages(&view, |html| {
        assert!(html.contains("&lt;script&gt;") && !html.contains("<script"), "chat is text");
        assert!(!html.contains("<b>Chiyo") && !html.contains("\"><i>"), "names are text");
    });
}

#[test]
fn every_notice_has_words() {
    let mut view = first_look();
    let notices = [
        Notice::Joined,
        Notice::Started,
        Notice::Left,
        Notice::OutOfTime,
        Notice::Conceded,
        Notice::Returned,
        Notice::Replaced,
        Notice::UndoAsked,
        Notice::UndoRefused,
        Notice::UndoLapsed,
        Notice::Paused,
        Notice::Resumed,
    ];
    let line = |(n, notice)| {
        let what = MessageBody::Notice { notice, name: "Anna".to_owned() };
        MessageView { n: n as u64, at_ms: 0, what }
    };
    view.lines = notices.into_iter().enumerate().map(line).collect();
    in_all_languages(&view, |html| assert_eq!(html.matches("<em>").count(), notices.len()));
}

#[test]
fn while_somebody_asks_to_take_back_only_that_is_answered() {
    let mut view = first_look();
    let waiting = [Seat(0), Seat(3)].into_iter().collect();
    view.undo = UndoView::Asked { seat: Seat(1), waiting, expires_ms: 1_060_000 };
    in_all_languages(&view, |html| {
        assert_eq!(html.matches("name=\"granted\"").count(), 2, "yes and no");
        assert!(!html.contains("name=\"choice\""), "all else waits");
        assert!(html.contains("data-due-ms=\"1060000\""), "until when is told");
    });
    view.undo = UndoView::Asked { seat: Seat(0), waiting: Seats::one(Seat(3)), expires_ms: 1_060_000 };
    in_all_languages(&view, |html| {
        assert!(html.contains("name=\"granted\" value=\"0\""), "who asks may withdraw");
        assert!(!html.contains("name=\"granted\" value=\"1\""), "and does not answer themselves");
    });
}

#[test]
fn who_is_away_finds_the_way_back_and_the_host_finds_a_replacement() {
    let mut view = first_look();
    view.is_host = true;
    view.pace = Pace::Live { bank_ms: 600_000, increment_ms: 10_000 };
    view.paused_ms = Some(900_000);
    view.seats[0].absence = Some(Absence::OutOfTime);
    view.seats[0].left_ms = Some(0);
    view.seats[3].absence = Some(Absence::Left);
    view.seats[3].due_ms = Some(1_090_000);
    view.seats[1].may_send_away = true;
    in_all_languages(&view, |html| {
        assert!(html.contains("/come-back\""), "back with one click");
        assert!(
            html.contains("/resume\"") && !html.contains("/pause\""),
            "clocks that stand still can run again"
        );
        assert!(html.contains("/seats/3\"") && !html.contains("/seats/1\""), "only who is away is replaced");
        assert!(html.contains("/seats/1/away\"") && !html.contains("/seats/2/away\""));
        assert!(html.contains("data-due-ms=\"1090000\""), "a clock that runs is shown");
    });
}

#[test]
fn a_finished_game_tells_where_all_points_came_from() {
    let mut last = None;
    play(2, 6, |_, session, log| {
        if session.state().status().asked().is_empty() {
            last = Some((session.clone(), log.to_vec()));
        }
    });
    let (session, log) = last.expect("a game comes to its end");
    let rules = Arc::new(session.rules().clone());
    let scores: Vec<i32> = session
        .state()
        .table()
        .seats()
        .map(|seat| session.state().table().player(seat).score().into())
        .collect();
    let mut view = view(game_view(session.state(), &rules, Viewer::Seat(Seat(1)), &log));
    view.phase = Phase::Over;
    view.seats[0].absence = Some(Absence::Conceded);
    let outcome = Outcome {
        ranks: vec![2, 1],
        scores: scores.clone(),
        is_won: None,
        is_early: true,
        n_undone_past_barrier: 3,
        at_ms: 0,
    };
    view.result = Some(outcome);
    in_all_languages(&view, |html| {
        for score in &scores {
            assert!(html.contains(&format!("<td>{}</td>", score.to_string().replace('-', "−"))), "{score}");
        }
        assert!(html.contains("/record\"") && html.contains("/rematch\""), "what can be done now");
        assert!(!html.contains("/concede\""), "and no longer");
    });
    view.rematch = Some(TableId(8));
    in_all_languages(&view, |html| assert!(html.contains(&format!("/t/{}\"", TableId(8))), "the next table"));
}

#[test]
fn replay_and_log_are_told_in_every_language() {
    play(2, 7, |n, session, log| {
        if n % 25 != 0 {
            return;
        }
        let rules = Arc::new(session.rules().clone());
        let mut log = log.to_vec();
        let undone = LogContent::Undone { past_barrier: n % 2 == 0 };
        log.push(LogEntry { version: n as u64 + 1, at_ms: 0, seat: Some(Seat(1)), what: undone });
        let view = view(game_view(session.state(), &rules, Viewer::Spectator, &log));
        for lang in Lang::ALL {
            check_words(&draw_with(lang, &view, replayed));
            let html = draw_with(lang, &view, record::show);
            check_words(&html);
            assert_eq!(html.matches("<li").count(), log.len(), "an item for each entry");
        }
    });
}
