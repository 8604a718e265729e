//! Bots where tiles and cards carry other values than those that come with Kajiba.

use bots::{Bot, Evaluator, Level, Leveled, katana::KatanaEvaluator, play_on};
use katana::{
    GhostLevel, Katana, Rules, Setup,
    components::{Components, DaimyoEffect, Honor, embedded},
    piece::{ByKind, Kind},
};
use tabletop::{Game, NoLog, Quick, Seed, Status, Title};

const PRINTED: &str = include_str!("../../../katana/tests/data/printed.toml");

/// Setups of all kinds.
fn setups() -> Vec<Setup> {
    let ghost = |players, ghost| Setup { ghost: Some(ghost), ..Setup::new(players) };
    let mut setups: Vec<Setup> = (2..=4).map(Setup::new).collect();
    setups.extend([
        ghost(1, GhostLevel::ALL[2]),
        ghost(1, GhostLevel::TRAINING),
        ghost(3, GhostLevel::ALL[0]),
    ]);
    setups.extend([3, 6, 9, 13].map(|chapter| Setup::for_chapter(chapter, GhostLevel::ALL[1])));
    setups
}

/// Plays a game between bots of a level to its end.
fn play(rules: &Rules, level: Level, number: u64) {
    let (novice, search) = (Katana::novice(), Katana::search(1 + level as u32));
    // Few rollouts are enough to reach all that a level uses.
    let bot: &dyn Bot<Katana> = if level == Level::Novice { &*novice } else { &*search };
    let mut game = Katana::new(rules, &Seed::derive(21, number), &mut NoLog);
    play_on(&mut game, rules, &vec![bot; rules.n_seats().into()], &mut Quick::new(number));
    assert!(matches!(game.status(), Status::Over(_)), "{:?} {level:?}", rules.setup);
}

#[test]
fn bots_of_all_levels_play_with_another_copy_to_the_end() {
    let printed = Katana::read_components(PRINTED).expect("the file has no problems").components;
    for setup in setups().into_iter().step_by(3) {
        let rules = Rules::new(&setup, &printed).expect("the copy makes a game");
        assert!(!Katana::has_learned(&rules));
        Level::ALL.into_iter().for_each(|level| play(&rules, level, 1));
    }
}

/// What was learned with other values is not used: every rollout goes on to the end of the game.
#[test]
fn what_was_learned_is_left_out_where_it_does_not_fit() {
    let printed = Katana::read_components(PRINTED).expect("the file has no problems").components;
    let evaluator = KatanaEvaluator::default();
    for setup in [Setup::new(2), Setup::new(4), Setup { ghost: Some(GhostLevel::ALL[2]), ..Setup::new(1) }] {
        let n_turns = |set: &Components| {
            evaluator.params(&Rules::new(&setup, set).expect("the set makes a game")).n_turns_max
        };
        assert!(n_turns(&embedded().components).is_some() && n_turns(&printed).is_none(), "{setup:?}");
    }
}

/// Earlier versions came with other Blocked Workers, for which the learned numbers are good enough.
#[test]
fn games_of_earlier_versions_are_played_with_what_was_learned() {
    let mut earlier = embedded().components.clone();
    earlier.blocked[0] = vec![1, 2, 3];
    let has_learned = |set: &Components| {
        Katana::has_learned(&Rules::new(&Setup::new(2), set).expect("the set makes a game"))
    };
    assert!(has_learned(&earlier));
    earlier.favor_points += 1;
    assert!(!has_learned(&earlier));
}

#[test]
fn bots_play_with_any_values_that_a_file_can_have() {
    for number in 0..6 {
        let set = varied(&mut Quick::new(number), number % 3);
        for setup in setups() {
            let rules = Rules::new(&setup, &set).expect("the values are possible");
            for level in [Level::Novice, Level::Apprentice] {
                play(&rules, level, number);
            }
        }
    }
}

/// The set that comes with Kajiba with other numbers: all at their least, all at their greatest, or any.
fn varied(quick: &mut Quick, kind: u64) -> Components {
    let mut any = |least: u8, most: u8| match kind {
        0 => least,
        1 => most,
        _ => least + quick.below(usize::from(most - least) + 1) as u8,
    };
    let mut set = embedded().components.clone();
    set.value = ByKind([0; 4].map(|_| any(1, 30)));
    set.start = ByKind([0; 4].map(|_| any(0, 30)));
    set.round_points = [0; 4].map(|_| any(0, 30));
    set.offering = [0; 4].map(|_| any(0, 50));
    set.row_benefit = ByKind([0; 4].map(|_| Kind::ALL[usize::from(any(0, 3))]));
    set.column_coins = [0; 5].map(|_| any(0, 30));
    set.academy_coins = [0; 3].map(|_| any(0, 30));
    set.academy_coins.sort_unstable();
    let spaces = &mut set.spaces;
    for (row, most) in [
        (&mut spaces.market, 5),
        (&mut spaces.academy, 4),
        (&mut spaces.palace, 4),
        (&mut spaces.swords_per_house, 3),
    ] {
        *row = [0; 3].map(|_| any(1, most));
        row.sort_unstable();
    }
    spaces.komainu_coins = any(1, 30);
    set.blocked = [0; 5].map(|_| (1..=8).filter(|_| any(0, 7) > 4).take(7).collect());
    set.score_lap = u16::from(any(1, 200));
    set.flowers = (1..=set.score_lap).filter(|_| any(0, 50) == 50).take(8).collect();
    set.rooms.coins = any(1, 30);
    set.rooms.leather_price = any(0, 30);
    set.rooms.lacquer_price = any(0, 30);
    set.rooms.wood_coins = any(0, 30);
    set.rooms.discount = any(0, 30);
    set.favor_points = any(1, 30);
    for card in &mut set.market {
        (card.cost, card.benefit) = (any(0, 30), any(1, 30));
    }
    for card in &mut set.daimyo {
        card.cost = any(0, 30);
        if let DaimyoEffect::Take(kinds) = &mut card.effect {
            *kinds = ByKind([any(0, 6), 1, 0, 0]);
        }
    }
    for card in &mut set.honor {
        if let Honor::SwordsWith { points, .. }
        | Honor::SwordsDecorated { points, .. }
        | Honor::StrongSwords { points, .. } = card
        {
            *points = any(1, 30);
        }
    }
    for tile in &mut set.swords {
        (tile.points, tile.coins, tile.strength) = (any(1, 30), any(0, 30), any(1, 30));
    }
    set
}
