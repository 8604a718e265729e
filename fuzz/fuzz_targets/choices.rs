//! Bytes as choices: whoever plays, with or without a Ghost or in a chapter of the Story, and whatever people decide,
//! nothing appears or vanishes, views hold what they must, and the decisions replay to the same game.
#![no_main]

use katana::{GhostLevel, Katana, Setup, components::embedded, scene::generous, story::N_CHAPTERS};
use libfuzzer_sys::fuzz_target;
use tabletop::{Dice, Game, NoLog, Options, Seat, Seed, Status, Viewer};

fuzz_target!(|bytes: &[u8]| {
    let Some((&[table, number], choices)) = bytes.split_first_chunk::<2>() else { return };
    let setup = setup(table);
    let seed = Seed::derive(5, u64::from(number));
    // Half of the games are played with a box that gives plenty, so that more happens in them.
    let components = if number % 2 == 0 { generous() } else { embedded().components.clone() };
    let rules = Katana::rules(Katana::VERSION, &setup, &components).expect("a game");
    let mut game = Katana::new(&rules, &seed, &mut NoLog);
    let mut log = Vec::new();
    let mut options = Options::default();
    let mut dice = Dice::new(&Seed([2; 32]), 0, 0);
    for pair in choices.chunks_exact(2) {
        let Status::Waiting(asked) = game.status() else { break };
        // The first byte says who acts: any seat, asked or not.
        let mut seat = Seat(pair[0] % game.n_seats());
        options.clear();
        game.options(&rules, seat, &mut options);
        if options.all().is_empty() {
            seat = asked.first().expect("somebody is asked");
            options.clear();
            game.options(&rules, seat, &mut options);
        }
        let action = options.all()[usize::from(pair[1]) % options.all().len()];
        game.apply(&rules, seat, action, &mut NoLog).expect("an option is accepted");
        game.check(&rules);
        log.push((seat, action));
    }
    let view = game.view(&rules, Viewer::Spectator);
    let imagined = Katana::imagine(&view, &rules, &mut dice);
    imagined.check(&rules);
    assert_eq!(imagined.view(&rules, Viewer::Spectator), view);
    let mut again = Katana::new(&rules, &seed, &mut NoLog);
    for (seat, action) in log {
        again.play(&rules, seat, action, &mut Vec::new());
    }
    assert_eq!(again, game, "a replay, with a log of events, equals the game");
});

/// How many tables are laid out: 2 to 4 people, 1 to 3 with each Ghost, the early solo rules, each chapter against each
/// Ghost.
const N_TABLES: u8 = 3 + 3 * N_GHOSTS + 1 + N_CHAPTERS * N_GHOSTS;
const N_GHOSTS: u8 = GhostLevel::ALL.len() as u8;

/// The table that a byte names; what is left of it says whether passed players may play cards.
fn setup(byte: u8) -> Setup {
    let level = |n: u8| GhostLevel::ALL[usize::from(n % N_GHOSTS)];
    let mut setup = match byte % N_TABLES {
        n @ 0..3 => Setup::new(2 + n),
        n @ 3..18 => Setup::with_ghost(1 + (n - 3) / N_GHOSTS, level(n - 3)),
        18 => Setup::early_solo(),
        n => Setup::for_chapter(1 + (n - 19) / N_GHOSTS, level(n - 19)),
    };
    setup.passed_may_play_cards = byte < N_TABLES;
    setup
}
