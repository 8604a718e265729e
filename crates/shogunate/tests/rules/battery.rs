//! The battery of `tabletop::testkit` over whole games of 3 to 6 players.

use std::collections::BTreeMap;

use shogunate::{Action, Event, PairCount, Setup, Shogunate, components::embedded};
use tabletop::{
    Record,
    testkit::{Trial, battery},
};

fn trial(setup: Setup, number: u64) -> Trial<Shogunate> {
    let switches = |action: &Action| matches!(action, Action::Switch(..));
    // In every other game the players prefer to exchange.
    let avoided = if number.is_multiple_of(2) { |_: &Action| false } else { switches };
    Trial { setup, components: embedded().components.clone(), number, decisions_max: 5_000, avoided }
}

fn run(players: u8, numbers: std::ops::Range<u64>) {
    for number in numbers {
        let pair = PairCount::ALL[(number % 3 / 2) as usize];
        battery(&trial(Setup { pair, ..Setup::new(players) }, number));
    }
}

#[test]
fn three_players_pass_the_battery() {
    run(3, 0..50);
}

#[test]
fn four_players_pass_the_battery() {
    run(4, 50..100);
}

#[test]
fn five_players_pass_the_battery() {
    run(5, 100..150);
}

#[test]
fn six_players_pass_the_battery() {
    run(6, 150..200);
}

fn count(record: &Record<Shogunate>, counts: &mut BTreeMap<String, u32>) {
    let mut replay = record.replay().expect("the battery's record replays");
    loop {
        for event in &replay.events {
            let tag = serde_json::to_value(event).expect("an event is plain data");
            let name = tag.as_object().and_then(|object| object.keys().next().cloned());
            let name = name.or_else(|| tag.as_str().map(str::to_owned)).expect("an event has a name");
            *counts.entry(name).or_default() += 1;
        }
        if !replay.step().expect("it replays") {
            return;
        }
    }
}

/// SGE-1b.1, SGR-5.4: nobody reaches such a score before the last round.
#[test]
fn games_of_thirty_six_rounds_pass_the_battery_and_everything_happens_in_them() {
    let mut counts = BTreeMap::new();
    for number in 200..212 {
        let players = 3 + (number % 4) as u8;
        let setup = Setup { threshold: Some(60), ..Setup::new(players) };
        count(&battery(&trial(setup, number)), &mut counts);
    }
    for name in Event::NAMES {
        let n = counts.get(*name).copied().unwrap_or(0);
        assert!(n > 0, "{name} never happened: {counts:?}");
    }
    assert_eq!(counts.len(), Event::NAMES.len());
}
