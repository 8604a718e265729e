//! The battery of `tabletop::testkit` over whole games of 2, 3 and 4 players.

use katana::{Action, Katana, Setup, components};
use tabletop::testkit::{Trial, battery};

fn run(players: u8, numbers: std::ops::Range<u64>) {
    let passes = |action: &Action| matches!(action, Action::Pass(_));
    for number in numbers {
        // Every fourth game is played by people who pass at will.
        let avoided = if number % 4 == 0 { |_: &Action| false } else { passes };
        battery::<Katana>(&Trial {
            setup: Setup::new(players),
            components: components::embedded().components.clone(),
            number,
            decisions_max: 5_000,
            avoided,
        });
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
