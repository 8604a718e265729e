//! Pages drawn from hand-made looks: every position of random games, every phase, every language.

mod alone;
mod calls;
mod court;
mod looks;
mod places;
mod stamp;
mod told;
mod trial;

use std::sync::Arc;

use host::{
    Absence, Choice, Deeds, Gaze, LineLook, Look, Notice, Outcome, Pace, Phase, SaidLook, SeatKind, Seen,
    Sight, TableId, Told, UndoLook,
};
use katana::{Action, Event, Katana, Setup, action::passes_withheld, components::embedded};
use scraper::{Html, Selector};
use tabletop::{Dice, Game, Options, Quick, Seat, Seats, Seed, Session, Status, Viewer, pick};
use words::{Lang, words};

use self::looks::{look_at, seat, sight};
use super::{
    Asked,
    desk::{Desk, desk},
    names, record, replay,
};

/// What ids of words begin with: none of it may show.
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
    "court-",
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

fn look(sight: Sight<Katana>) -> Look {
    let n_seats = sight.rules.setup.players;
    let standing = vec![("academy_round", false), ("palace_round", true)];
    Look { game: "katana", standing, ..look_at(n_seats, sight.viewer, Seen::Katana(Box::new(sight))) }
}

/// The last step of a replay.
fn replayed(desk: Desk) -> String {
    let landmarks = replay::landmarks(desk.words, desk.look, desk.names);
    let last = desk.look.seen.as_ref().map_or(0, Seen::version);
    let step = replay::Step { desk, gaze: Gaze::Own, last, landmarks };
    replay::show(&step, "https://kajiba.local").into_string()
}

fn draw(lang: Lang, look: &Look) -> String {
    let names = names(words(lang), look);
    desk(&Desk { words: words(lang), look, names: &names, asked: Asked::default() }).into_string()
}

/// All that a page says, read or shown on hovering, is whole.
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

fn check_choices(html: &str, look: &Look) {
    let Some(Seen::Katana(sight)) = &look.seen else { panic!("the game is dealt") };
    for Choice { action, hash, is_free: _ } in &sight.choices {
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

fn set_up(setup: Setup, seed: u8) -> (Session<Katana>, Vec<Told<Event>>) {
    let mut events = Vec::new();
    let components = embedded().components.clone();
    let session = Session::new(setup, components, Seed([seed; 32]), &mut events);
    let told = Told { version: 0, at_ms: 0, seat: None, what: Deeds::Done(events) };
    (session.expect("the embedded set makes a game"), vec![told])
}

/// Plays a game at random and shows every position, counted from 0.
fn play(players: u8, seed: u8, each: impl FnMut(usize, &Session<Katana>, &[Told<Event>])) {
    play_out(set_up(Setup::new(players), seed), seed, each);
}

fn play_out(
    (mut session, mut told): (Session<Katana>, Vec<Told<Event>>),
    seed: u8,
    mut each: impl FnMut(usize, &Session<Katana>, &[Told<Event>]),
) {
    let (mut quick, mut options, mut n) = (Quick::new(seed.into()), Options::default(), 0);
    loop {
        each(n, &session, &told);
        let Some(seat) = session.state().status().asked().first() else { return };
        options.clear();
        session.state().options(session.rules(), seat, &mut options);
        let action = pick(options.all(), &mut quick, passes_withheld);
        let events = session.act(seat, action).expect("the action is an option");
        n += 1;
        told.push(Told { version: n as u64, at_ms: 0, seat: Some(seat), what: Deeds::Done(events) });
        if told.len() > 20 {
            told.remove(0);
        }
    }
}

fn viewers(players: u8) -> impl Iterator<Item = Viewer> {
    (0..players).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
}

#[test]
fn every_position_of_a_game_shows_every_choice_once_and_in_words() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        play(players, seed, |n, session, told| {
            let rules = Arc::new(session.rules().clone());
            let (lang, asked) = (Lang::ALL[n % 3], session.state().status().asked());
            for (k, viewer) in viewers(players).enumerate() {
                // Who is asked has the most to see; the others take turns.
                let is_asked = matches!(viewer, Viewer::Seat(seat) if asked.contains(seat));
                if !is_asked && n % 20 != k {
                    continue;
                }
                let look = look(sight(session.state(), &rules, viewer, told));
                let html = draw(lang, &look);
                check_choices(&html, &look);
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
    play(3, 4, |n, session, told| {
        if n % 6 != 0 {
            return;
        }
        let rules = Arc::new(session.rules().clone());
        for viewer in viewers(3) {
            let other = session.state().permute_hidden(&rules, viewer, &mut dice);
            let [one, other] =
                [session.state(), &other].map(|state| look(sight(state, &rules, viewer, told)));
            let lang = Lang::ALL[n % 3];
            assert_eq!(draw(lang, &one), draw(lang, &other), "{viewer:?}");
        }
    });
}

/// A look at a fresh game through the first seat.
fn first_look() -> Look {
    let (session, told) = set_up(Setup::new(4), 5);
    let rules = Arc::new(session.rules().clone());
    look(sight(session.state(), &rules, Viewer::Seat(Seat(0)), &told))
}

fn in_all_languages(look: &Look, check: impl Fn(&str)) {
    for lang in Lang::ALL {
        let html = draw(lang, look);
        check_words(&html);
        check(&html);
    }
}

#[test]
fn what_people_write_is_escaped() {
    let mut look = first_look();
    look.seats[3].name = "<b>Chiyo</b>".to_owned();
    let chat =
        SaidLook::Chat { name: "\"><i>".to_owned(), is_own: false, text: "<script>x</script>".to_owned() };
    look.lines = vec![LineLook { n: 1, at_ms: 0, what: chat }];
    in_all_languages(&look, |html| {
        assert!(html.contains("&lt;script&gt;") && !html.contains("<script"), "chat is text");
        assert!(!html.contains("<b>Chiyo") && !html.contains("\"><i>"), "names are text");
    });
}

#[test]
fn every_notice_has_words() {
    let mut look = first_look();
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
        let what = SaidLook::Notice { notice, name: "Anna".to_owned() };
        LineLook { n: n as u64, at_ms: 0, what }
    };
    look.lines = notices.into_iter().enumerate().map(line).collect();
    in_all_languages(&look, |html| assert_eq!(html.matches("<em>").count(), notices.len()));
}

#[test]
fn while_somebody_asks_to_take_back_only_that_is_answered() {
    let mut look = first_look();
    let waiting = [Seat(0), Seat(3)].into_iter().collect();
    look.undo = UndoLook::Asked { seat: Seat(1), waiting, expires_ms: 1_060_000 };
    in_all_languages(&look, |html| {
        assert_eq!(html.matches("name=\"granted\"").count(), 2, "yes and no");
        assert!(!html.contains("name=\"choice\""), "all else waits");
        assert!(html.contains("data-due-ms=\"1060000\""), "until when is told");
    });
    look.undo = UndoLook::Asked { seat: Seat(0), waiting: Seats::one(Seat(3)), expires_ms: 1_060_000 };
    in_all_languages(&look, |html| {
        assert!(html.contains("name=\"granted\" value=\"0\""), "who asks may withdraw");
        assert!(!html.contains("name=\"granted\" value=\"1\""), "and does not answer themselves");
    });
}

#[test]
fn who_is_away_finds_the_way_back_and_the_host_finds_a_replacement() {
    let mut look = first_look();
    look.is_host = true;
    look.pace = Pace::Live { bank_ms: 600_000, increment_ms: 10_000 };
    look.paused_ms = Some(900_000);
    look.seats[0].absence = Some(Absence::OutOfTime);
    look.seats[0].left_ms = Some(0);
    look.seats[3].absence = Some(Absence::Left);
    look.seats[3].due_ms = Some(1_090_000);
    look.seats[1].may_send_away = true;
    in_all_languages(&look, |html| {
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
    play(2, 6, |_, session, told| {
        if session.state().status().asked().is_empty() {
            last = Some((session.clone(), told.to_vec()));
        }
    });
    let (session, told) = last.expect("a game comes to its end");
    let rules = Arc::new(session.rules().clone());
    let scores: Vec<i32> = session
        .state()
        .table()
        .seats()
        .map(|seat| session.state().table().player(seat).score().into())
        .collect();
    let mut look = look(sight(session.state(), &rules, Viewer::Seat(Seat(1)), &told));
    look.phase = Phase::Over;
    look.seats[0].absence = Some(Absence::Conceded);
    let outcome = Outcome {
        ranks: vec![2, 1],
        scores: scores.clone(),
        is_won: None,
        is_early: true,
        n_undone_past_barrier: 3,
        at_ms: 0,
    };
    look.result = Some(outcome);
    in_all_languages(&look, |html| {
        for score in &scores {
            assert!(html.contains(&format!("<td>{}</td>", score.to_string().replace('-', "−"))), "{score}");
        }
        assert!(html.contains("/record\"") && html.contains("/rematch\""), "what can be done now");
        assert!(!html.contains("/concede\""), "and no longer");
    });
    look.rematch = Some(TableId(8));
    in_all_languages(&look, |html| assert!(html.contains(&format!("/t/{}\"", TableId(8))), "the next table"));
}

#[test]
fn replay_and_log_are_told_in_every_language() {
    play(2, 7, |n, session, told| {
        if n % 25 != 0 {
            return;
        }
        let rules = Arc::new(session.rules().clone());
        let mut told = told.to_vec();
        let undone = Deeds::Undone { past_barrier: n % 2 == 0 };
        told.push(Told { version: n as u64 + 1, at_ms: 0, seat: Some(Seat(1)), what: undone });
        let look = look(sight(session.state(), &rules, Viewer::Spectator, &told));
        for lang in Lang::ALL {
            let names = names(words(lang), &look);
            let asked = Asked::default();
            let desk = Desk { words: words(lang), look: &look, names: &names, asked };
            check_words(&replayed(desk));
            let log = record::show(&desk).into_string();
            check_words(&log);
            assert_eq!(log.matches("<li").count(), told.len(), "an item for each entry");
        }
    });
}
