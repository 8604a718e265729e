//! Moves of others are replayed step by step.

use katana::GhostLevel;

use super::*;

/// How many sentences of an entry are replayed, and how many it has.
fn counted(html: &str, version: u64) -> (usize, usize) {
    let page = Html::parse_fragment(html);
    let count = |what: &str| {
        let selector = format!("#entry-{version} {what}");
        page.select(&Selector::parse(&selector).expect("the selector is sound")).count()
    };
    (count(".sentence[data-tell]"), count(".sentence"))
}

#[test]
fn all_of_anothers_act_is_told_step_by_step_and_of_ones_own_what_the_ghost_did() {
    let (mut n_own, mut n_others, mut n_ghosts) = (0, 0, 0);
    let setup = Setup::with_ghost(2, GhostLevel::ALL[2]);
    play_out(set_up(setup, 3), 3, |_, session, log| {
        let entry = log.last().expect("the deal is told");
        let LogContent::Done(events) = &entry.what else { return };
        if events.is_empty() {
            return;
        }
        let rules = Arc::new(session.rules().clone());
        let html = draw(Lang::En, &view(game_view(session.state(), &rules, Viewer::Seat(Seat(0)), log)));
        let of_ghost = |event: &Event| matches!(event, Event::TurnBegan { seat: Seat(2), .. });
        let begun = events.iter().position(of_ghost);
        match (entry.seat, begun, counted(&html, entry.version)) {
            (None, _, (n_told, _)) => assert_eq!(n_told, 0, "the deal is nobody's act"),
            (Some(Seat(0)), None, (n_told, _)) => {
                assert_eq!(n_told, 0, "one's own act is no news");
                n_own += 1;
            }
            (Some(Seat(0)), Some(begun), (n_told, n)) => {
                assert_eq!(n_told, n - begun, "the Ghost's turn is told");
                n_ghosts += 1;
            }
            (Some(_), _, (n_told, n)) => {
                assert_eq!(n_told, n);
                n_others += 1;
            }
        }
    });
    assert!(n_own > 0 && n_others > 0 && n_ghosts > 0);
}
