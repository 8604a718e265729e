//! The battery of `tabletop::testkit` over whole games of 2, 3 and 4 players, with every Ghost and with the early solo rules.

use std::collections::BTreeMap;

use katana::{
    Action, Event, GhostLevel, Katana, Setup,
    components::{Components, embedded},
    piece::Area,
    scene::generous,
};
use tabletop::{
    Record,
    testkit::{Trial, battery},
};

fn trial(setup: Setup, components: Components, number: u64) -> Trial<Katana> {
    let passes = |action: &Action| matches!(action, Action::Pass(_));
    // In every fourth game the players pass at random.
    let avoided = if number.is_multiple_of(4) { |_: &Action| false } else { passes };
    Trial { setup, components, number, decisions_max: 5_000, avoided }
}

fn run(setup: &Setup, numbers: std::ops::Range<u64>) {
    for number in numbers {
        battery(&trial(setup.clone(), embedded().components.clone(), number));
    }
}

#[test]
fn two_players_pass_the_battery() {
    run(&Setup::new(2), 0..70);
}

#[test]
fn three_players_pass_the_battery() {
    run(&Setup::new(3), 70..140);
}

#[test]
fn four_players_pass_the_battery() {
    run(&Setup::new(4), 140..210);
}

/// Twelve games for one, two or three people with each Ghost.
fn run_with_ghosts(players: u8, first: u64) {
    for (level, number) in GhostLevel::ALL.into_iter().zip((first..).step_by(12)) {
        run(&Setup::with_ghost(players, level), number..number + 12);
    }
}

#[test]
fn one_player_and_each_ghost_pass_the_battery() {
    run_with_ghosts(1, 400);
}

#[test]
fn two_players_and_each_ghost_pass_the_battery() {
    run_with_ghosts(2, 460);
}

#[test]
fn three_players_and_each_ghost_pass_the_battery() {
    run_with_ghosts(3, 520);
}

#[test]
fn the_early_solo_rules_pass_the_battery() {
    run(&Setup::early_solo(), 580..640);
}

fn count(record: &Record<Katana>, counts: &mut BTreeMap<String, u32>) {
    let mut replay = record.replay().expect("the battery's record replays");
    loop {
        for event in &replay.events {
            let tag = serde_json::to_value(event).expect("an event is plain data");
            let name = tag.as_object().and_then(|object| object.keys().next()).expect("an event has a name");
            *counts.entry(name.clone()).or_default() += 1;
        }
        if !replay.step().expect("it replays") {
            return;
        }
    }
}

/// Players who only forge, as long as they can.
fn idles(action: &Action) -> bool {
    match action {
        Action::Place { area, .. } => !matches!(area, Area::Houses | Area::Forge),
        Action::Pass(_) | Action::Done | Action::Decline => true,
        _ => false,
    }
}

/// All sizes of tables, with and without a Ghost, and the chapters with rules of their own.
fn in_plenty(number: u64) -> Setup {
    match number % 9 {
        7 => Setup::early_solo(),
        8 => Setup::for_chapter([11, 13, 12, 7, 2][(number / 9 % 5) as usize], GhostLevel::ALL[2]),
        n @ 4..=6 => Setup::with_ghost(n as u8 - 3, GhostLevel::ALL[(number % 5) as usize]),
        n => Setup::new(2 + (n % 3) as u8),
    }
}

#[test]
fn games_in_plenty_pass_the_battery_and_everything_happens_in_them() {
    let mut counts = BTreeMap::new();
    for number in 300..390 {
        let trial = trial(in_plenty(number), generous(), number);
        let avoided = if number % 4 == 1 { trial.avoided } else { idles };
        count(&battery(&Trial { avoided, ..trial }), &mut counts);
    }
    for name in Event::NAMES {
        let n = counts.get(*name).copied().unwrap_or(0);
        assert!(n > 0, "{name} never happened: {counts:?}");
    }
}
