//! The ranks of a campaign: a bar of Story points with a mark for each rank, and all ranks with the points that they take.

use host::CampaignView;
use katana::story::campaign::Rank;
use maud::{Markup, html};

use crate::{http::cx::Cx, katana::teller};

/// The Story points of the highest rank, at which the bar is full.
const FULL: i32 = 70;

/// The next rank above so many points, and the points it takes.
pub(super) fn higher(points: i32) -> Option<(i32, Rank)> {
    let rank = Rank::ALL.into_iter().find(|rank| *rank > Rank::of(points))?;
    Some((least(rank), rank))
}

/// The fewest points of a rank; for the lowest one, 0.
fn least(rank: Rank) -> i32 {
    (0..=FULL).find(|&points| Rank::of(points) == rank).unwrap_or(FULL)
}

/// The bar of Story points. The numbers stand beside it.
pub(super) fn meter(points: i32) -> Markup {
    let percent = |points: i32| format!("{}%", points.clamp(0, FULL) * 100 / FULL);
    html! {
        svg.meter width="100%" height="14" aria-hidden="true" {
            rect.whole width="100%" height="14" rx="7" {}
            rect.full width=(percent(points)) height="14" rx="7" {}
            @for rank in &Rank::ALL[1..Rank::ALL.len() - 1] {
                rect.mark x=(percent(least(*rank))) width="2" height="14" {}
            }
        }
    }
}

/// All ranks, the highest first.
pub(super) fn ranks(cx: &Cx, it: &CampaignView) -> Markup {
    let (voice, own) = (teller(cx.words), it.campaign.rank());
    let is_own = |rank: Rank| rank == own && !it.attempts.is_empty();
    html! {
        section.ranks.card aria-labelledby="ranks" {
            h2 #ranks { (cx.say("lobby-story-ranks")) }
            ol reversed {
                @for rank in Rank::ALL.into_iter().rev() {
                    li.here[is_own(rank)] aria-current=[is_own(rank).then_some("true")] {
                        b { (voice.rank(rank)) }
                        span {
                            @if let Some(next) = higher(i32::MIN).filter(|_| rank == Rank::ALL[0]) {
                                (cx.tell("lobby-story-rank-to", &[("points", (next.0 - 1).into())]))
                            } @else { (least(rank)) }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_begins_with_its_own_points() {
        assert_eq!(Rank::ALL.map(least), [0, 31, 41, 51, 61, 66, 70]);
        assert_eq!(higher(-3), Some((31, Rank::KajiMinara)));
        assert_eq!(higher(FULL), None);
    }
}
