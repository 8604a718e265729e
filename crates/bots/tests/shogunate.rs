//! Bots at Shogunate: they play better than chance, cannot be predicted, and use only what they may know.

use bots::{Ask, Bot, Leveled, Random, arena::Arena, play_on, shogunate::Novice};
use shogunate::{Action, Rules, Setup, Shogunate, components::embedded, piece::CardSet};
use tabletop::{Dice, Game, NoLog, Options, Quick, Seat, Seed, Status, Title, Viewer};

fn rules(players: u8) -> Rules {
    let components = &embedded().components;
    Shogunate::rules(Shogunate::VERSION, &Setup::new(players), components).expect("it is a game")
}

fn dealt(rules: &Rules, number: u64) -> Shogunate {
    Shogunate::new(rules, &Seed::derive(41, number), &mut NoLog)
}

/// How many of `n` games a Novice wins among random players, each seat in turn; a shared victory is split.
fn won_by_novice(players: u8, n: u64) -> f64 {
    let rules = rules(players);
    let (novice, random) = (Novice, Random::uniform());
    let mut won = 0.0;
    for number in 0..n {
        let seat = (number % u64::from(players)) as usize;
        let mut game = dealt(&rules, number);
        let bots: Vec<&dyn Bot<Shogunate>> = (0..usize::from(players))
            .map(|n| if n == seat { &novice as &dyn Bot<_> } else { &random })
            .collect();
        play_on(&mut game, &rules, &bots, &mut Quick::new(number));
        let Status::Over(ranks) = game.status() else { panic!("the game is over") };
        let n_first = ranks.iter().filter(|&&rank| rank == 1).count();
        if ranks[seat] == 1 {
            won += 1.0 / n_first as f64;
        }
    }
    won
}

#[test]
fn a_novice_wins_more_than_its_share_among_random_players() {
    for players in 3..=6 {
        let (n, par) = (300, 1.0 / f64::from(players));
        let share = won_by_novice(players, n) / n as f64;
        assert!(share > par + 0.15, "{players} players: {share:.2} against a par of {par:.2}");
    }
}

#[test]
fn games_of_novices_end_long_before_the_plots_are_through() {
    let rules = rules(4);
    for number in 0..50 {
        let mut game = dealt(&rules, number);
        play_on(&mut game, &rules, &[&Novice as &dyn Bot<_>; 4], &mut Quick::new(number));
        assert!(game.table().round < 20, "game {number} took {} rounds", game.table().round);
    }
}

/// What a Novice at the seat chooses with these random numbers.
fn choice(game: &Shogunate, rules: &Rules, seat: Seat, number: u64) -> Action {
    let mut options = Options::default();
    game.options(rules, seat, &mut options);
    let view = game.view(rules, Viewer::Seat(seat));
    let ask: Ask<Shogunate> = Ask { rules, view: &view, seat, options: &options };
    options.all()[Novice.choose(&ask, &mut Quick::new(number))]
}

#[test]
fn what_others_hide_does_not_change_what_it_does() {
    let rules = rules(5);
    for number in 0..20 {
        let mut game = dealt(&rules, number);
        let mut dice = Dice::new(&Seed::derive(42, number), 0, 0);
        while let Some(seat) = game.status().asked().first() {
            let action = choice(&game, &rules, seat, number);
            let other = game.permute_hidden(&rules, Viewer::Seat(seat), &mut dice);
            assert_eq!(choice(&other, &rules, seat, number), action);
            game.play(&rules, seat, action, &mut NoLog);
        }
    }
}

#[test]
fn the_same_position_may_bring_any_of_its_cards() {
    let rules = rules(4);
    let game = dealt(&rules, 7);
    let seat = game.status().asked().first().expect("somebody chooses");
    let mut seen = CardSet::default();
    for number in 0..2_000 {
        if let Action::Choose(card) = choice(&game, &rules, seat, number) {
            seen.insert(card);
        }
    }
    assert_eq!(seen, CardSet::ALL);
}

/// A game of searches: every decision.
fn searches(players: u8, number: u64) -> Vec<(Seat, Action)> {
    let rules = rules(players);
    let mut game = dealt(&rules, number);
    let (search, mut quick) = (Shogunate::search(6), Quick::new(number));
    let bots: Vec<&dyn Bot<Shogunate>> = vec![&*search; usize::from(players)];
    let (mut arena, mut decisions) = (Arena::new(&rules, &bots), Vec::new());
    while let Some(decided) = arena.next(&game, &mut |bot, ask| bot.choose(ask, &mut quick)) {
        decisions.push((decided.seat, decided.action));
        game.play(&rules, decided.seat, decided.action, &mut NoLog);
        game.check(&rules);
    }
    decisions
}

#[test]
fn games_of_searches_end_and_are_the_same_for_the_same_seed() {
    for players in 3..=6 {
        let decisions = searches(players, 5);
        assert!(decisions.len() > 10);
        assert_eq!(decisions, searches(players, 5));
    }
}

/// What a search at the seat chooses with these random numbers.
fn found(game: &Shogunate, rules: &Rules, seat: Seat, number: u64) -> Action {
    let mut options = Options::default();
    game.options(rules, seat, &mut options);
    let view = game.view(rules, Viewer::Seat(seat));
    let ask = Ask { rules, view: &view, seat, options: &options };
    options.all()[Shogunate::search(40).choose(&ask, &mut Quick::new(number))]
}

#[test]
fn what_is_hidden_does_not_change_what_a_search_chooses() {
    let rules = rules(4);
    for number in 0..6 {
        let mut game = dealt(&rules, number);
        play_some(&mut game, &rules, 3 * number);
        let Some(seat) = game.status().asked().first() else { continue };
        let mut dice = Dice::new(&Seed::derive(7, number), 0, 0);
        let other = game.permute_hidden(&rules, Viewer::Seat(seat), &mut dice);
        assert_eq!(found(&game, &rules, seat, 1), found(&other, &rules, seat, 1));
    }
}

#[test]
fn the_card_of_a_search_cannot_be_read() {
    let rules = rules(4);
    let game = dealt(&rules, 2);
    let seat = game.status().asked().first().expect("cards are chosen");
    let first = found(&game, &rules, seat, 0);
    assert!((1..30).any(|number| found(&game, &rules, seat, number) != first));
}

/// Random players make `n` decisions.
fn play_some(game: &mut Shogunate, rules: &Rules, n: u64) {
    let mut quick = Quick::new(n);
    for _ in 0..n {
        let Some(seat) = game.status().asked().first() else { return };
        let mut options = Options::default();
        game.options(rules, seat, &mut options);
        game.play(rules, seat, options.all()[quick.below(options.all().len())], &mut NoLog);
    }
}

/// Bots of all levels play with another copy to the end, and with the greatest and the least Honor that Plots can give.
#[test]
fn bots_of_all_levels_play_with_other_components() {
    let printed = include_str!("../../shogunate/tests/data/printed.toml");
    let printed = Shogunate::read_components(printed).expect("the file has no problems").components;
    let with_honor = |honor: u8| {
        let mut set = printed.clone();
        set.plots.iter_mut().for_each(|plot| plot.honor = [honor; 6]);
        set
    };
    for set in [printed.clone(), with_honor(0), with_honor(5)] {
        for players in [3, 6] {
            let setup = Setup { threshold: Some(8), ..Setup::new(players) };
            let rules = Shogunate::rules(Shogunate::VERSION, &setup, &set).expect("the copy makes a game");
            assert!(Shogunate::has_learned(&rules), "nothing was learned that could not fit");
            for n_rollouts in [0, 3, 8] {
                let (novice, search) = (Shogunate::novice(), Shogunate::search(n_rollouts.max(1)));
                let bot: &dyn Bot<Shogunate> = if n_rollouts == 0 { &*novice } else { &*search };
                let mut game = Shogunate::new(&rules, &Seed::derive(22, players.into()), &mut NoLog);
                play_on(&mut game, &rules, &vec![bot; players.into()], &mut Quick::new(3));
                assert!(matches!(game.status(), Status::Over(_)));
            }
        }
    }
}
