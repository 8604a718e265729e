//! Whole games of every chapter: the battery, and one recorded game each, which must always replay to the same
//! hashes. `KAJIBA_BLESS=1 cargo test` writes those that are missing.

use std::path::PathBuf;

use katana::{Action, GhostLevel, Katana, Setup, action::passes_withheld, components::embedded, story};
use tabletop::{
    Deed, Game, NoLog, Options, Quick, Record, Seed, Status, pick,
    testkit::{Trial, battery},
};

fn setup(chapter: u8, nth: u64) -> Setup {
    Setup::for_chapter(chapter, GhostLevel::ALL[(nth % 5) as usize])
}

/// STO-1.1: every chapter passes the battery, with every Ghost.
#[test]
fn every_chapter_passes_the_battery() {
    let passes = |action: &Action| matches!(action, Action::Pass(_));
    for chapter in 1..=story::N_CHAPTERS {
        for nth in 0..5 {
            let avoided = if nth == 3 { |_: &Action| false } else { passes };
            let (components, number) = (embedded().components.clone(), 1000 + 10 * u64::from(chapter) + nth);
            battery::<Katana>(&Trial {
                setup: setup(chapter, nth),
                components,
                number,
                decisions_max: 5_000,
                avoided,
            });
        }
    }
}

fn file(version: u32, chapter: u8) -> PathBuf {
    let name = format!("v{version}-chapter-{chapter:02}.json");
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games").join(name)
}

/// A game by a random person.
fn play(chapter: u8) -> Record<Katana> {
    let components = embedded().components.clone();
    let (mut record, rules, mut game) = Record::<Katana>::begin(
        setup(chapter, u64::from(chapter)),
        components,
        Seed::derive(5, u64::from(chapter)),
        &mut tabletop::NoLog,
    )
    .expect("a game");
    let (mut quick, mut options) = (Quick::new(u64::from(chapter)), Options::default());
    while let Some(seat) = game.status().asked().first() {
        options.clear();
        game.options(&rules, seat, &mut options);
        let action = pick(options.all(), &mut quick, passes_withheld);
        game.play(&rules, seat, action, &mut NoLog);
        record.push(&rules, seat, Deed::Act(action), &game);
    }
    record
}

#[test]
fn a_recorded_game_of_every_chapter_replays_to_its_verdict() {
    for chapter in 1..=story::N_CHAPTERS {
        kept::add_missing(&file(Katana::VERSION, chapter), || play(chapter).to_json());
        for version in Katana::VERSIONS {
            let json = kept::read(&file(version, chapter));
            let record: Record<Katana> = serde_json::from_str(&json).expect("a record");
            assert_eq!((record.version, record.setup.chapter), (version, Some(chapter)));
            let replay = record.verify().unwrap_or_else(|fault| panic!("chapter {chapter}: {fault:?}"));
            assert!(matches!(replay.state.status(), Status::Over(_)));
            let verdict = story::verdict(replay.state.look(&replay.rules)).expect("a chapter is judged");
            assert_eq!(verdict.chapter, chapter);
        }
    }
}
