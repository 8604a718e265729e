//! Solo games: the Ghost's board, its points, the early solo rules, the Story.

use std::sync::Arc;

use host::{CampaignAttempt, CampaignId, NewSeat, NewTable, Outcome, StoryView, Suggestion};
use katana::{
    GhostLevel,
    story::{N_CHAPTERS, verdict},
    table::Category,
};

use super::*;

fn ghost(number: u8) -> GhostLevel {
    GhostLevel::new(number).unwrap()
}

/// Setups with a Ghost for one and two people, with the Ghost's English name.
fn setups() -> Vec<(Setup, &'static str)> {
    // Chapters with their own rules.
    let chapters = [7, 11, 12, 13].map(|chapter| (Setup::for_chapter(chapter, ghost(2)), "Ghost 2"));
    let others = [
        (Setup::with_ghost(1, ghost(3)), "Ghost 3"),
        (Setup::with_ghost(2, ghost(5)), "Ghost 5"),
        (Setup::early_solo(), "Ghost"),
    ];
    others.into_iter().chain(chapters).collect()
}

/// The last position of a game.
fn ended(setup: Setup, seed: u8) -> (Session<Katana>, Vec<LogEntry<Event>>) {
    let mut last = None;
    play_out(set_up(setup, seed), seed, |_, session, log| last = Some((session.clone(), log.to_vec())));
    last.unwrap()
}

fn view_at(session: &Session<Katana>, log: &[LogEntry<Event>]) -> TableView {
    view(game_view(session.state(), &Arc::new(session.rules().clone()), Viewer::Seat(Seat(0)), log))
}

/// The outcome of a game, as the host stores it.
fn outcome(session: &Session<Katana>) -> Outcome {
    let Status::Over(ranks) = session.state().status() else { panic!("the game is over") };
    let table = session.state().table();
    Outcome {
        ranks: ranks.to_vec(),
        scores: table.seats().map(|seat| table.player(seat).score().into()).collect(),
        is_won: verdict(session.state().look(session.rules())).map(|verdict| verdict.is_won),
        is_early: false,
        n_undone_past_barrier: 0,
        at_ms: 0,
    }
}

fn read(html: &str, selector: &str) -> Vec<String> {
    let selector = Selector::parse(selector).unwrap();
    Html::parse_fragment(html)
        .select(&selector)
        .map(|element| element.text().collect::<Vec<_>>().join("").trim().to_owned())
        .collect()
}

#[test]
fn every_position_with_a_ghost_shows_every_choice_and_is_told_in_words() {
    for (nth, (setup, name)) in setups().into_iter().enumerate() {
        let n_people = usize::from(setup.players);
        play_out(set_up(setup, nth as u8), nth as u8, |n, session, log| {
            let is_over = session.state().status().asked().is_empty();
            // There are many games, and neighbouring positions are alike.
            if !(is_over || n % 8 == 0) {
                return;
            }
            let mut view = view_at(session, log);
            if is_over {
                view.phase = Phase::Over;
                view.result = Some(outcome(session));
            }
            let html = draw(Lang::ALL[n / 8 % 3], &view);
            check_choices(&html, &view);
            if is_over || n % 16 == 0 {
                check_words(&html);
                let html = draw(Lang::En, &view);
                assert_eq!(read(&html, ".seats li").len(), n_people + 1);
                assert!(read(&html, ".seats li b").contains(&name.to_owned()));
            }
        });
    }
}

#[test]
fn the_cards_of_the_ghost_do_not_show_before_they_are_drawn() {
    let mut dice = Dice::new(&Seed([3; 32]), 0, 0);
    for setup in [Setup::with_ghost(1, ghost(3)), Setup::early_solo(), Setup::for_chapter(7, ghost(1))] {
        play_out(set_up(setup, 8), 8, |n, session, log| {
            let rules = Arc::new(session.rules().clone());
            let viewer = Viewer::Seat(Seat(0));
            let other = session.state().permute_hidden(&rules, viewer, &mut dice);
            let [one, other] =
                [session.state(), &other].map(|state| view(game_view(state, &rules, viewer, log)));
            assert_eq!(draw(Lang::ALL[n % 3], &one), draw(Lang::ALL[n % 3], &other));
        });
    }
}

#[test]
fn the_ghost_has_no_forge_and_its_washitsu_side_is_shown() {
    let (session, log) = set_up(Setup::with_ghost(1, ghost(3)), 1);
    let html = draw(Lang::En, &view_at(&session, &log));
    assert_eq!(read(&html, "#player-1 .ghost-board .label"), ["Washitsu board, side 3"]);
    assert_eq!(read(&html, "#player-1 .ghost-board li.blocked").len(), 3, "2, 4 and 5 hold a Worker");
    assert_eq!(read(&html, "#player-1 .forge").len(), 0);
    let cards = read(&html, "#player-1 .ghost-cards tbody td:nth-child(2)").join(" ");
    assert_eq!(cards, "4 3 3 2 1", "all its cards are face down");
    assert_eq!(
        read(&html, "#academy .decorators .mon").len(),
        4,
        "the person's Decorators, and none of its own"
    );
}

/// GHO-12, SOL-9: each category of the Ghost's points is explained, and no other.
#[test]
fn every_sort_of_points_of_the_ghost_is_explained() {
    for setup in [Setup::with_ghost(1, ghost(5)), Setup::early_solo(), Setup::for_chapter(11, ghost(4))] {
        let (session, log) = ended(setup, 2);
        let mut view = view_at(&session, &log);
        view.phase = Phase::Over;
        view.result = Some(outcome(&session));
        let ledger = session.state().table().player(Seat(1)).ledger;
        let scored = Category::ALL.into_iter().filter(|category| ledger[*category as usize] != 0);
        for lang in Lang::ALL {
            let html = draw(lang, &view);
            let points = scored.clone().map(|category| ledger[category as usize].to_string());
            assert_eq!(read(&html, "#ghost-scoring dt b"), points.collect::<Vec<_>>());
            assert!(read(&html, "#ghost-scoring dd").iter().all(|sentence| !sentence.is_empty()));
        }
    }
}

#[test]
fn who_plays_alone_is_told_who_won_and_is_offered_nothing_that_needs_others() {
    let (session, log) = ended(Setup::with_ghost(1, ghost(3)), 5);
    let mut view = view_at(&session, &log);
    view.is_host = true;
    let html = draw(Lang::En, &view);
    for other in ["#talk", "#leave", "#host"] {
        assert!(read(&html, other).is_empty(), "{other}");
    }
    assert!(read(&html, "#concede p")[0].contains("Ghost 3 wins"));
    view.phase = Phase::Over;
    for (ranks, sentence) in [
        ([1, 2], "You win against Ghost 3, "),
        ([2, 1], "Ghost 3 wins, "),
        ([1, 1], "You and Ghost 3 are level, "),
    ] {
        view.result = Some(Outcome { ranks: ranks.to_vec(), ..outcome(&session) });
        let html = draw(Lang::En, &view);
        assert!(read(&html, "#asked")[0].starts_with(sentence), "{:?}", read(&html, "#asked"));
        assert_eq!(read(&html, "form.again button"), ["Play again"]);
    }
    view.own = Seats::NONE;
    view.looking = None;
    let html = draw(Lang::En, &view);
    assert_eq!(read(&html, "#asked"), ["Anna and Ghost 3 share the victory!"], "onlookers hear names");
}

#[test]
fn an_imported_seat_shows_the_name_that_it_came_with() {
    let mut view = first_look();
    view.seats[1] = seat("Aya", SeatKind::Open);
    view.seats[2] = seat("", SeatKind::Open);
    assert_eq!(names(pages(&view), words(Lang::En), &view), ["Anna", "Aya", "Someone", "Chiyo"]);
}

#[test]
fn a_chapter_tells_its_briefing_first_and_always_how_far_one_is() {
    let (session, log) = set_up(Setup::for_chapter(1, ghost(3)), 1);
    let mut view = view_at(&session, &log);
    let story = StoryView { chapter: 1, ghost: 3, attempt: None };
    view.story = Some(story);
    let html = draw(Lang::En, &view);
    assert_eq!(read(&html, "#story h2"), ["Chapter 1, The Beginning"]);
    assert_eq!(read(&html, "#briefing[open] p").len(), 1, "at the start it lies open");
    let lines = read(&html, "#story .conditions li");
    assert_eq!(lines.len(), 3);
    assert!(lines[1].contains("not yet") && lines[1].contains("the Katana is not delivered"), "{lines:?}");

    let mut later = log.clone();
    later.push(LogEntry { version: 1, at_ms: 0, seat: Some(Seat(0)), what: LogContent::Done(Vec::new()) });
    let html = draw(Lang::En, &view_at(&session, &later));
    assert!(read(&html, "#briefing[open]").is_empty() && !read(&html, "#briefing p").is_empty());
}

#[test]
fn every_chapter_tells_what_it_asks() {
    for chapter in 1..=N_CHAPTERS {
        let (session, log) = set_up(Setup::for_chapter(chapter, ghost(1)), chapter);
        let n_lines = verdict(session.state().look(session.rules())).unwrap().lines.len();
        in_all_languages(&view_at(&session, &log), |html| {
            assert_eq!(read(html, "#story .conditions li").len(), n_lines, "chapter {chapter}");
            assert_eq!(read(html, "#briefing p").len(), 1);
        });
    }
}

#[test]
fn a_finished_chapter_tells_its_verdict_its_points_and_the_way_on() {
    let (session, log) = ended(Setup::for_chapter(1, ghost(3)), 3);
    let mut view = view_at(&session, &log);
    view.phase = Phase::Over;
    let of = CampaignAttempt {
        campaign: CampaignId(9),
        name: "<Mine>".to_owned(),
        points: Some(-1),
        total: 45,
        is_over: false,
    };
    view.story = Some(StoryView { chapter: 1, ghost: 3, attempt: Some(of) });
    for (is_won, word) in [(true, "victory"), (false, "defeat")] {
        view.result = Some(Outcome { is_won: Some(is_won), ..outcome(&session) });
        let html = draw(Lang::En, &view);
        assert!(read(&html, "#asked")[0].contains(word), "{:?}", read(&html, "#asked"));
        assert_eq!(read(&html, "#verdict .conditions li").len(), 3);
        assert_eq!(
            read(&html, ".story-points, .story-rank"),
            ["Story points: −1 for this attempt, 45 in all.", "Rank so far: Kaji Kenshusei (Apprentice)."]
        );
        let way = format!("a[href='/story/{}']", CampaignId(9));
        assert_eq!(read(&html, &way), ["Continue campaign"]);
        assert!(read(&html, "form[action$='/rematch']").is_empty(), "the campaign goes on elsewhere");
    }
    in_all_languages(&view, |html| assert!(!html.contains("<Mine>"), "names are text"));
}

/// The end of a game, as somebody sees it who is told this.
fn end_for(beginner: &Beginner, is_early: bool) -> String {
    let (session, log) = ended(Setup::with_ghost(1, GhostLevel::TRAINING), 3);
    let result = Some(Outcome { is_early, ..outcome(&session) });
    let view = TableView { phase: Phase::Over, result, ..view_at(&session, &log) };
    let (names, pages) = (names(pages(&view), words(Lang::En), &view), pages(&view));
    let page = TablePage {
        pages,
        words: words(Lang::En),
        view: &view,
        names: &names,
        asked: Asked::default(),
        beginner,
    };
    table_page(&page, None).into_string()
}

#[test]
fn the_next_opponent_is_the_first_thing_to_do_and_the_same_again_the_second() {
    let suggestion = Suggestion { table: NewTable::new("katana", vec![NewSeat::ME]), n_played: 1 };
    let next = Some((suggestion, "Next opponent: Ghost 1".to_owned()));
    let html = end_for(&Beginner { next, ..Beginner::default() }, false);
    assert_eq!(read(&html, ".again button"), ["Next opponent: Ghost 1", "Play again"]);
    assert_eq!(read(&html, ".again .main-act"), ["Next opponent: Ghost 1"]);
    assert_eq!(read(&end_for(&Beginner::default(), false), ".again .main-act"), ["Play again"]);
}

#[test]
fn a_tip_follows_a_whole_game_unless_tips_are_switched_off() {
    let told = || Beginner { has_tips: true, ..Beginner::default() };
    assert_eq!(read(&end_for(&told(), false), "#tip p").len(), 1);
    assert!(read(&end_for(&told(), true), "#tip p").is_empty(), "it was given up");
    assert!(read(&end_for(&Beginner::default(), false), "#tip p").is_empty());
}
