//! The battery of `tabletop::testkit` over whole games of 2, 3 and 4 players.

use std::collections::BTreeMap;

use katana::{
    Action, Event, Katana, Setup,
    components::{Components, embedded},
    piece::Area,
    scene::generous,
};
use tabletop::{
    Record,
    testkit::{Trial, battery},
};

fn trial(players: u8, components: Components, number: u64) -> Trial<Katana> {
    let passes = |action: &Action| matches!(action, Action::Pass(_));
    // Every fourth game is played by people who pass at will.
    let avoided = if number.is_multiple_of(4) { |_: &Action| false } else { passes };
    Trial { setup: Setup::new(players), components, number, decisions_max: 5_000, avoided }
}

fn run(players: u8, numbers: std::ops::Range<u64>) {
    for number in numbers {
        battery(&trial(players, embedded().components.clone(), number));
    }
}

#[test]
fn two_players_pass_the_battery() {
    run(2, 0..70);
}

#[test]
fn three_players_pass_the_battery() {
    run(3, 70..140);
}

#[test]
fn four_players_pass_the_battery() {
    run(4, 140..210);
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

/// People who do nothing but forge, as long as they can.
fn idles(action: &Action) -> bool {
    match action {
        Action::Place { area, .. } => !matches!(area, Area::Houses | Area::Forge),
        Action::Pass(_) | Action::Done | Action::Decline => true,
        _ => false,
    }
}

#[test]
fn games_in_plenty_pass_the_battery_and_everything_happens_in_them() {
    let mut counts = BTreeMap::new();
    for number in 300..375 {
        let trial = trial(2 + (number % 3) as u8, generous(), number);
        let avoided = if number % 4 == 1 { trial.avoided } else { idles };
        count(&battery(&Trial { avoided, ..trial }), &mut counts);
    }
    for name in Event::NAMES {
        let n = counts.get(*name).copied().unwrap_or(0);
        assert!(n > 0, "{name} never happened: {counts:?}");
    }
}
