//! The levels of all games, and their budgets.

use bots::{Level, Leveled, Progress};
use katana::Katana;
use shogunate::Shogunate;

#[test]
fn each_level_is_known_by_its_id_and_thinks_more_than_the_one_below() {
    for level in Level::ALL {
        assert_eq!(Level::of_id(level.id()), Some(level));
    }
    assert_eq!(Level::of_id("grandmaster"), None);
    for n_seats in 2..=4 {
        for n_rollouts in [Katana::n_rollouts, Shogunate::n_rollouts] {
            let n_rollouts = |level: Level| n_rollouts(level, n_seats);
            assert!(Level::ALL.is_sorted_by(|&below, &above| n_rollouts(below) < n_rollouts(above)));
        }
    }
    assert!(Level::ALL.is_sorted_by(|below, above| below.live_budget(1).ms <= above.live_budget(1).ms));
}

#[test]
fn a_search_ends_when_time_or_rollouts_are_spent_or_nothing_can_be_overtaken() {
    let smith = Level::Smith.live_budget(100);
    let allows = |n_rollouts, lead, ms| smith.allows(Progress { n_rollouts, lead }, ms);
    assert!(allows(99, 0, 299) && allows(50, 49, 0));
    assert!(!allows(100, 0, 0) && !allows(50, 50, 0) && !allows(1, 0, 300));
    // At 60 rollouts in 200 ms, 30 more fit into 100 ms.
    assert!(allows(60, 30, 200) && !allows(60, 31, 200));
    // The progress is 100 % when the search ends, and not before.
    let percent = |n_rollouts, lead, ms| smith.percent(Progress { n_rollouts, lead }, ms);
    assert_eq!([percent(50, 50, 0), percent(1, 0, 300), percent(60, 31, 200)], [100; 3]);
    assert_eq!([percent(50, 0, 0), percent(10, 0, 75), percent(60, 15, 120)], [50, 25, 75]);
}
