//! A bar chart of everybody's points by category. Each category has a colour and a pattern.

use katana::table::{Category, N_CATEGORIES};
use maud::{Markup, PreEscaped, html};
use tabletop::Seat;

use super::{Picture, signed};
use crate::render::crest::crest;

/// The part of the longest bar that has room for a number of two digits.
const NUMBER_PERCENT_MIN: i32 = 6;

/// The lines of the pattern of each category, on a square of 8 by 8.
const LINES: [&str; N_CATEGORIES] = [
    "",
    "M0 8 8 0M-2 2 2-2M6 10l4-4",
    "M4 2.300a1.700 1.700 0 1 0 .01 0z",
    "M0 2h8M0 6h8",
    "M0 0l8 8M8 0 0 8",
    "",
    "M2 0v8M6 0v8",
    "M2 2h4v4H2z",
    "M0 6q2-4 4 0t4 0",
    "M4 0l4 2.300v3.400L4 8 0 5.700V2.300z",
    "M0 4h8M4 0v8",
    "M0 0 8 8M-2 6l4 4M6-2l4 4",
    "M4 1l3 3-3 3-3-3z",
    "M0 2q4 4 8 0M0 6q4 4 8 0",
    "",
];

impl Picture<'_> {
    /// A bar for each player with a part for each category; points lost are a dashed end. The table below is the legend and
    /// has the same numbers.
    pub(super) fn chart(self, categories: &[Category]) -> Markup {
        let table = self.game.table();
        let points = |seat: Seat, category: Category| i32::from(table.player(seat).ledger[category as usize]);
        let gains =
            |seat: Seat| -> i32 { categories.iter().map(|&category| points(seat, category).max(0)).sum() };
        let most = table.seats().map(gains).max().unwrap_or(0).max(1);
        html! {
            figure .chart aria-hidden="true" {
                (patterns(categories))
                @for seat in table.seats() {
                    div .bar {
                        span .who { (crest(seat)) (self.voice.player(seat)) }
                        svg width="100%" height="32" { (self.parts(seat, categories, most)) }
                        b { (self.points_of(seat)) }
                    }
                }
            }
        }
    }

    fn parts(self, seat: Seat, categories: &[Category], most: i32) -> Markup {
        let (mut parts, mut sum, mut lost) = (Vec::new(), 0, 0);
        for &category in categories {
            let points = i32::from(self.game.table().player(seat).ledger[category as usize]);
            if points > 0 {
                parts.push((category, sum, points));
                sum += points;
            }
            lost -= points.min(0);
        }
        let lost = lost.min(sum);
        html! {
            @for (category, from, points) in parts {
                @let words = format!("{}: {points}", self.voice.category(category));
                rect .part x=(percent(from, most)) y="1" width=(percent(points, most)) height="30" fill=(fill(category)) {
                    title { (words) }
                }
                @if 100 * points >= NUMBER_PERCENT_MIN * most {
                    text x=(percent(2 * from + points, 2 * most)) y="21" { (points) }
                }
            }
            @if lost > 0 {
                rect .lost-part x=(percent(sum - lost, most)) y="1" width=(percent(lost, most)) height="30" {
                    title { (signed(i16::try_from(-lost).unwrap_or(i16::MIN))) }
                }
            }
        }
    }
}

/// The patterns of these categories.
fn patterns(categories: &[Category]) -> Markup {
    html! {
        svg .patterns width="0" height="0" {
            defs {
                @for &category in categories {
                    pattern id=(id(category)) width="8" height="8" patternUnits="userSpaceOnUse" {
                        rect class=(format!("part-{}", category as usize)) width="8" height="8" {}
                        path d=(LINES[category as usize]) {}
                    }
                }
            }
        }
    }
}

/// The pattern of a category in the legend; one that only costs points is hollow.
pub(super) fn key(category: Category, has_gains: bool) -> Markup {
    html! {
        svg .key width="22" height="16" aria-hidden="true" {
            @if has_gains { rect width="22" height="16" rx="2" fill=(fill(category)) {} }
            @else { rect .lost-part x="1" y="1" width="20" height="14" rx="2" {} }
        }
    }
}

fn id(category: Category) -> String {
    format!("points-{}", category as usize)
}

fn fill(category: Category) -> PreEscaped<String> {
    PreEscaped(format!("url(#{})", id(category)))
}

/// A part of the longest bar, with two decimals.
fn percent(part: i32, whole: i32) -> String {
    let hundredths = 10_000 * part / whole;
    format!("{}.{:02}%", hundredths / 100, hundredths % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_bar_are_percents_with_two_decimals() {
        assert_eq!(
            (percent(1, 3), percent(2, 2), percent(1, 200)),
            ("33.33%".into(), "100.00%".into(), "0.50%".into())
        );
    }
}
