//! What is dealt (SGS), and which setups make a game.

use shogunate::{
    Action, Event, PairCount, Rules, Setup, Shogunate,
    components::embedded,
    piece::{Card, CardSet, Leader, N_PLOTS, Place, PlotSet},
    scene::{Driver, Scene, leader},
};
use tabletop::{Game, NoLog, Seat, Seed};

use crate::shared::{game, to, viewers};

/// SGS-1.1: 3 to 6 players.
#[test]
fn three_to_six_can_play() {
    let players: Vec<u8> = (0..=9).filter(|&players| Setup::new(players).is_game()).collect();
    assert_eq!(players, [3, 4, 5, 6]);
    assert!(Rules::new(&Setup::new(7), &embedded().components).is_none());
    assert!(Shogunate::rules(2, &Setup::new(4), &embedded().components).is_none(), "there is one version");
    for players in 3..=6 {
        let (game, _) = game(&Setup::new(players), 0);
        assert_eq!(game.n_seats(), players);
    }
}

/// SGE-1.1, SGE-1.4: the options of a setup and their limits.
#[test]
fn a_setup_may_name_the_score_that_ends_the_game() {
    let with = |threshold| Setup { threshold, ..Setup::new(4) };
    assert!(with(Some(5)).is_game() && with(Some(60)).is_game());
    assert!(!with(Some(4)).is_game() && !with(Some(61)).is_game());
    let threshold = |setup: &Setup| Rules::new(setup, &embedded().components).expect("a game").threshold();
    assert_eq!([3, 4, 5, 6].map(|players| threshold(&Setup::new(players))), [10, 12, 12, 12]);
    assert_eq!(threshold(&with(Some(20))), 20);
    assert_eq!(Setup::new(3).pair, PairCount::Twice);
    let json = |setup: &Setup| serde_json::to_string(setup).expect("plain data");
    assert_eq!(json(&Setup::new(4)), r#"{"players":4,"pair":"twice"}"#);
    let read: Setup = serde_json::from_str(r#"{"players":5}"#).expect("what is missing has its default");
    assert_eq!(read, Setup::new(5));
    assert!(serde_json::from_str::<Setup>(r#"{"players":5,"colour":1}"#).is_err());
}

/// SGS-1.2: any Leader can stand at any place.
#[test]
fn the_line_is_laid_out_in_random_order() {
    let mut seen = [[0u32; 6]; 6];
    for number in 0..300 {
        let (game, _) = game(&Setup::new(3), number);
        let mut line = game.table().line;
        for (place, leader) in line.iter().enumerate() {
            seen[place][leader.index()] += 1;
        }
        line.sort();
        assert_eq!(line, Leader::ALL);
    }
    assert!(seen.iter().flatten().all(|n| (25..80).contains(n)), "{seen:?}");
}

/// SGS-2.1, SGS-2.3: two of the twelve cards each, face down; both may be of one Leader.
#[test]
fn everybody_is_dealt_two_loyalty_cards() {
    let mut n_pairs = 0;
    for number in 0..100 {
        for players in 3..=6 {
            let (game, rules) = game(&Setup::new(players), number);
            game.check(&rules);
            let table = game.table();
            assert_eq!(table.left_over.len(), 12 - 2 * usize::from(players));
            for seat in table.seats() {
                assert_eq!(table.player(seat).n_down(), 2);
                let [one, other] = table.player(seat).loyalty;
                n_pairs += u32::from(one == other);
            }
        }
    }
    // One deal of a player in eleven is a pair: 164 of 1800.
    assert!((110..220).contains(&n_pairs), "{n_pairs}");
}

/// SGS-2.1, SGK-1.1: each player learns the own two cards and no others.
#[test]
fn the_deal_tells_everybody_their_own_cards() {
    let rules = Rules::new(&Setup::new(4), &embedded().components).expect("a game");
    let mut events = Vec::new();
    let game = Shogunate::new(&rules, &Seed([5; 32]), &mut events);
    for viewer in viewers(4) {
        let dealt = events.iter().filter_map(|event| match event.veiled(viewer) {
            Event::LoyaltyDealt { seat, leaders } => Some((tabletop::Viewer::Seat(seat), leaders)),
            _ => None,
        });
        for (seat, leaders) in dealt {
            assert_eq!(leaders.is_some(), seat == viewer);
        }
    }
    assert!(events.contains(&Event::LoyaltyDealt {
        seat: Seat(2),
        leaders: Some(game.table().player(Seat(2)).loyalty)
    }));
}

/// SGS-2.2: what is left over is hidden from all, until the end.
#[test]
fn cards_left_over_are_hidden_until_the_end() {
    let mut scene = Scene::new(3);
    for viewer in viewers(3) {
        let view = scene.game.view(&scene.rules, viewer);
        assert_eq!((view.n_left_over, view.left_over), (6, None));
    }
    scene.honor([20, 0, 0, 0, 0, 0]).end_round(9);
    assert!(scene.is_over());
    for viewer in viewers(3) {
        let view = scene.game.view(&scene.rules, viewer);
        assert_eq!(view.left_over, Some(scene.game.table().left_over.to_vec()));
    }
    assert!(scene.events.iter().any(|event| matches!(event, Event::LeftOverOpened { .. })));
}

/// SGS-3.1: by the third Leader.
#[test]
fn the_shinobi_begins_in_the_third_place() {
    for number in 0..20 {
        let (game, _) = game(&Setup::new(5), number);
        assert_eq!(game.table().place_of(game.table().shinobi), Place(2));
    }
}

/// SGS-3.2: where its Leader goes, the Shinobi goes.
#[test]
fn the_shinobi_moves_along_with_its_leader() {
    let mut scene = Scene::new(3);
    scene.perform(1, Card::Dishonor).act(1, to('C', 6));
    assert_eq!(scene.table().shinobi, leader('C'));
    assert_eq!(scene.game.table().place_of(leader('C')), Place::TAIL);
}

/// SGS-4.1: the same six cards for everybody.
#[test]
fn everybody_has_all_six_action_cards() {
    let (game, _) = game(&Setup::new(6), 1);
    for seat in game.table().seats() {
        assert_eq!(game.table().player(seat).hand, CardSet::ALL);
    }
    assert_eq!(CardSet::ALL.iter().collect::<Vec<_>>(), Card::ALL);
}

/// SGS-4.2: all Plots in random order, the first of them known, the others not.
#[test]
fn the_plots_are_shuffled_and_the_first_is_revealed() {
    let mut firsts = PlotSet::default();
    for number in 0..200 {
        let (game, rules) = game(&Setup::new(4), number);
        let all: PlotSet = game.table().plots[..N_PLOTS].iter().copied().collect();
        assert_eq!(usize::from(all.len()), N_PLOTS);
        assert_ne!(game.table().plots[..N_PLOTS], game.table().plots[N_PLOTS..], "two passes, two orders");
        firsts.insert(game.table().plot());
        for viewer in viewers(4) {
            assert_eq!(game.view(&rules, viewer).plots, [game.table().plot()]);
        }
    }
    assert_eq!(usize::from(firsts.len()), N_PLOTS);
    let mut events = Vec::new();
    let rules = Rules::new(&Setup::new(4), &embedded().components).expect("a game");
    let game = Shogunate::new(&rules, &Seed([3; 32]), &mut events);
    assert!(events.contains(&Event::PlotRevealed { plot: game.table().plot() }));
}

/// SGS-5.1: anybody may begin as Hatamoto.
#[test]
fn the_first_hatamoto_is_chosen_at_random() {
    let mut counts = [0u32; 5];
    for number in 0..300 {
        let (game, _) = game(&Setup::new(5), number);
        counts[game.table().hatamoto.index()] += 1;
        assert!(!game.status().asked().contains(game.table().hatamoto));
    }
    assert!(counts.iter().all(|n| (35..90).contains(n)), "{counts:?}");
}

#[test]
fn equal_seeds_deal_equal_games_and_others_do_not() {
    let rules = Rules::new(&Setup::new(4), &embedded().components).expect("a game");
    let dealt = |seed: u8| Shogunate::new(&rules, &Seed([seed; 32]), &mut NoLog);
    assert_eq!(dealt(1), dealt(1));
    assert_ne!(dealt(1), dealt(2));
}

#[test]
fn an_action_is_written_by_its_word() {
    let json = |action: Action| serde_json::to_string(&action).expect("plain data");
    assert_eq!(json(Action::Choose(Card::FlowingUpstream)), r#"{"choose":"flowing_upstream"}"#);
    assert_eq!(json(to('B', 6)), r#"{"move":{"leader":1,"to":5}}"#);
    assert_eq!(json(Action::Withdraw), r#""withdraw""#);
}

/// SGS-3.1, SGS-4.2: a set from anywhere is taken only if a game can be played with it.
#[test]
fn components_that_make_no_game_are_refused() {
    let with = |change: fn(&mut shogunate::components::Components)| {
        let mut components = embedded().components.clone();
        change(&mut components);
        Rules::new(&Setup::new(4), &components)
    };
    let place = with(|components| components.shinobi = 6).map(|rules| rules.shinobi_place());
    assert_eq!(place, Some(Place::TAIL));
    assert!(with(|components| components.shinobi = 0).is_none());
    assert!(with(|components| components.shinobi = 7).is_none());
    assert!(with(|components| components.threshold[1] = 4).is_none());
    assert!(with(|components| components.plots[3].honor[0] = 5).is_some());
    assert!(with(|components| components.plots[3].honor[0] = 6).is_none());
    assert!(with(|components| components.clans[1] = "plum".to_owned()).is_none());
    assert!(with(|components| components.clans[1] = "a\"b".to_owned()).is_none());
    assert!(with(|components| components.plots[3].name = String::new()).is_none());
    let rules = with(|components| components.clans[1] = "Shimazu".to_owned()).expect("a game");
    assert_eq!((rules.clan(Leader(1)), rules.clan(Leader(5))), ("Shimazu", "tortoise"));
}
