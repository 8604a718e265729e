//! The campaign (STO-1 to STO-4): chapters in order, Story points, going on after a defeat, ranks.

use katana::{
    GhostLevel,
    story::campaign::{Attempt, Campaign, Rank, Refusal, victory_points},
};

fn ghost(number: u8) -> GhostLevel {
    GhostLevel::new(number).expect("1 to 5")
}

fn attempt(chapter: u8, level: u8, is_won: bool) -> Attempt {
    Attempt { chapter, ghost: ghost(level), is_won }
}

/// STO-2.1: 1, 2 or 3 Story points for the level and 4 to 8 for the Ghost.
#[test]
fn a_victory_brings_points_for_level_and_ghost() {
    let levels = [1, 2, 1, 2, 1, 3, 2, 3, 3, 2, 3, 1, 3, 3];
    for (chapter, level) in (1..).zip(levels) {
        for (number, points) in (1..=5).zip(4..) {
            assert_eq!(victory_points(chapter, ghost(number)), level + points);
        }
    }
    let mut campaign = Campaign::default();
    assert_eq!(campaign.finish(attempt(1, 5, true)), Ok(9));
    assert_eq!(campaign.finish(attempt(2, 1, true)), Ok(6));
    assert_eq!(campaign.points(), 15);
}

/// STO-2.2: the first defeat in a chapter costs 1, each further one there 2. STO-4.3: the total may be below 0, and a later
/// victory keeps the losses.
#[test]
fn defeats_cost_points_for_good() {
    let mut campaign = Campaign::default();
    let points: Vec<_> = (0..3).map(|_| campaign.finish(attempt(1, 2, false))).collect();
    assert_eq!(points, [Ok(-1), Ok(-2), Ok(-2)]);
    assert_eq!(campaign.points(), -5);
    assert_eq!(campaign.n_defeats(1), 3);
    assert_eq!(campaign.finish(attempt(1, 1, true)), Ok(5), "any Ghost, as if it were the first time");
    assert_eq!(campaign.points(), 0);
    assert_eq!(campaign.finish(attempt(2, 1, false)), Ok(-1), "a first defeat in the next chapter");
    assert_eq!(campaign.points_of_attempts().collect::<Vec<_>>(), [-1, -2, -2, 5, -1]);
}

/// STO-1.1: the chapters are played in order.
#[test]
fn chapters_come_in_order() {
    let mut campaign = Campaign::default();
    assert_eq!(campaign.finish(attempt(2, 1, true)), Err(Refusal::OtherChapter));
    for chapter in 1..=14 {
        assert_eq!(campaign.next(), Some(chapter));
        campaign.finish(attempt(chapter, 3, true)).expect("it is this chapter's turn");
        assert_eq!(campaign.finish(attempt(chapter, 3, true)), Err(Refusal::OtherChapter));
    }
    assert_eq!((campaign.next(), campaign.may_skip()), (None, false));
    assert_eq!(campaign.skip(), Err(Refusal::OtherChapter));
    assert_eq!(campaign.points(), 14 * 6 + 30);
}

/// STO-2.3: after a defeat one may go on, and that costs nothing more.
#[test]
fn after_a_defeat_one_may_go_on() {
    let mut campaign = Campaign::default();
    assert_eq!(campaign.skip(), Err(Refusal::NoDefeat));
    campaign.finish(attempt(1, 5, false)).expect("the first chapter");
    assert!(campaign.may_skip());
    assert_eq!(campaign.next(), Some(1), "or try again");
    assert_eq!(campaign.skip(), Ok(1));
    assert_eq!((campaign.next(), campaign.points()), (Some(2), -1));
    assert!(campaign.is_skipped(1) && !campaign.is_won(1));
    assert_eq!(campaign.finish(attempt(1, 1, true)), Err(Refusal::OtherChapter), "there is no way back");
    assert_eq!(campaign.skip(), Err(Refusal::NoDefeat), "chapter 2 has not been lost");
}

/// STO-3: every boundary of the ranks.
#[test]
fn ranks_begin_and_end_where_they_should() {
    let ranks = [
        (Rank::Fumeiyo, [-9, 30]),
        (Rank::KajiMinara, [31, 40]),
        (Rank::KajiKenshusei, [41, 50]),
        (Rank::Kaji, [51, 60]),
        (Rank::Meiyo, [61, 65]),
        (Rank::Yushu, [66, 69]),
        (Rank::MasamunesEqual, [70, 142]),
    ];
    for (rank, [from, to]) in ranks {
        assert_eq!((Rank::of(from), Rank::of(to)), (rank, rank), "{from} to {to}");
    }
    assert_eq!(Campaign::default().rank(), Rank::Fumeiyo);
}

/// STO-4.3: a campaign is plain data: what was written is read again.
#[test]
fn a_campaign_is_written_and_read() {
    let mut campaign = Campaign::default();
    campaign.finish(attempt(1, 4, false)).expect("the first chapter");
    campaign.skip().expect("it was lost");
    campaign.finish(attempt(2, 1, true)).expect("the second");
    let json = serde_json::to_string(&campaign).expect("plain data");
    let again: Campaign = serde_json::from_str(&json).expect("a campaign");
    assert_eq!((&again, again.points(), again.next()), (&campaign, 5, Some(3)));
}
