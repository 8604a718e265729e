//! A Novice can be asked in every chapter of the Story.

use bots::{Ask, Bot, katana::Novice};
use katana::{GhostLevel, Katana, Rules, Setup, components::embedded, story::N_CHAPTERS};
use tabletop::{Game, NoLog, Options, Quick, Seed, Viewer};

#[test]
fn a_novice_plays_every_chapter_to_its_end() {
    for chapter in 1..=N_CHAPTERS {
        let setup = Setup::for_chapter(chapter, GhostLevel::ALL[2]);
        let rules = Rules::new(&setup, &embedded().components).expect("a chapter");
        for number in 0..3 {
            let mut game = Katana::new(&rules, &Seed::derive(35, number), &mut NoLog);
            let (mut options, mut quick) = (Options::default(), Quick::new(number));
            while let Some(seat) = game.status().asked().first() {
                options.clear();
                game.options(&rules, seat, &mut options);
                let view = game.view(&rules, Viewer::Seat(seat));
                let ask: Ask<Katana> = Ask { rules: &rules, view: &view, seat, options: &options };
                let choice = Novice.choose(&ask, &mut quick);
                game.apply(&rules, seat, options.all()[choice], &mut NoLog).expect("an option is accepted");
            }
            game.check(&rules);
        }
    }
}
