//! The Story has words in every language: chapters, briefings, conditions, verdicts, ranks, and the events of its
//! own rules.

use katana::{
    Action, GhostLevel, Rules, Setup,
    components::embedded,
    piece::{Kind, RoomSet},
    scene::{Driver, Scene},
    story::{CHAPTERS, Condition, Line, Verdict, campaign::Rank},
};
use tabletop::Seat;
use voice::katana::Voice;
use words::{Lang, words};

use crate::check;

fn rules(chapter: u8) -> Rules {
    let setup = Setup::for_chapter(chapter, GhostLevel::ALL[2]);
    Rules::new(&setup, &embedded().components).expect("a chapter")
}

fn in_each_language(mut visit: impl FnMut(Voice, &dyn Fn(String))) {
    let (rules, names) = (rules(6), ["Anna", "Ghost"].map(String::from));
    for lang in Lang::ALL {
        let voice = Voice { words: words(lang), rules: &rules, names: &names };
        visit(voice, &|text| check(lang, &text));
    }
}

#[test]
fn every_chapter_has_a_name_and_a_briefing() {
    in_each_language(|voice, check| {
        for chapter in &CHAPTERS {
            check(voice.chapter(chapter.number));
            check(voice.briefing(chapter.number));
            check(voice.level(chapter.level));
        }
        assert!(voice.briefing(6).contains(&voice.letters(&voice.rules.components.story.katana)));
        Rank::ALL.into_iter().for_each(|rank| check(voice.rank(rank)));
    });
}

#[test]
fn every_condition_is_told_met_and_missed() {
    in_each_language(|voice, check| {
        for condition in Condition::ALL {
            for (needed, reached, is_met) in [(7, 7, true), (7, 6, false), (1, 0, false), (0, 1, false)] {
                check(voice.verdict_line(&Line { condition, needed, reached, is_met }));
            }
        }
        for is_won in [true, false] {
            check(voice.verdict(&Verdict { chapter: 1, lines: Vec::new(), is_won }));
        }
    });
}

#[test]
fn a_condition_is_told_by_how_much_it_was_missed() {
    let (rules, names) = (rules(8), Vec::new());
    let voice = Voice { words: words(Lang::En), rules: &rules, names: &names };
    let line = Line::at_least(Condition::SwordsDelivered, 8, 6);
    assert_eq!(voice.verdict_line(&line), "Missed by 2: Swords delivered: 6 of 8.");
    let line = Line::at_least(Condition::SwordsDelivered, 8, 9);
    assert_eq!(voice.verdict_line(&line), "Met: Swords delivered: 9 of 8.");
}

#[test]
fn the_choices_of_chapters_have_words() {
    let mut scene = Scene::with_setup(&Setup::for_chapter(12, GhostLevel::ALL[2]));
    scene.player(0).rooms = RoomSet(1);
    let place = Action::Place { figure: katana::piece::Figure::Worker, area: katana::piece::Area::Palace };
    scene.act(0, place);
    let names = ["Anna", "Ghost"].map(String::from);
    for lang in Lang::ALL {
        let voice = Voice { words: words(lang), rules: &scene.rules, names: &names };
        let both = voice.action(&scene.game, Seat(0), Action::Arrange(RoomSet(1)));
        let apart = voice.action(&scene.game, Seat(0), Action::Arrange(RoomSet(3)));
        [&both, &apart].into_iter().for_each(|text| check(lang, text));
        assert_ne!(both, voice.action(&Scene::new(2).game, Seat(0), Action::Arrange(RoomSet(1))));
        check(lang, &voice.action(&scene.game, Seat(0), Action::RaisePrice(Kind::Wood)));
    }
}

#[test]
fn the_question_about_prices_has_words() {
    let mut scene = Scene::with_setup(&Setup::for_chapter(13, GhostLevel::ALL[2]));
    scene.coins(0, 9);
    let place = Action::Place { figure: katana::piece::Figure::Worker, area: katana::piece::Area::Market };
    scene.acts(0, &[place, Action::BuyResource(Kind::Wood), Action::BuyResource(Kind::Steel)]);
    scene.act(0, Action::TakeMarketCard(0));
    let names = ["Anna", "Ghost"].map(String::from);
    for lang in Lang::ALL {
        let voice = Voice { words: words(lang), rules: &scene.rules, names: &names };
        check(lang, &voice.question(&scene.game, Seat(0)));
    }
}
