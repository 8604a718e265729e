//! A bar chart of everybody's points by category.

use katana::table::Category;
use maud::{Markup, html};
use tabletop::Seat;

use super::{Picture, signed};
use crate::render::crest::crest;

/// The width of the longest bar.
const WIDTH: i32 = 1000;

impl Picture<'_> {
    /// A bar for each player with a part for each category, and a legend. The table below has the same numbers.
    pub(super) fn chart(self, categories: &[Category]) -> Markup {
        let table = self.game.table();
        let gain =
            |seat: Seat, category: Category| i32::from(table.player(seat).ledger[category as usize]).max(0);
        let gains = |seat: Seat| -> i32 { categories.iter().map(|&category| gain(seat, category)).sum() };
        let most = table.seats().map(gains).max().unwrap_or(0).max(1);
        let shown = categories.iter().filter(|&&category| table.seats().any(|seat| gain(seat, category) > 0));
        html! {
            figure .chart aria-hidden="true" {
                @for seat in table.seats() {
                    div .bar {
                        span .who { (crest(seat)) (self.voice.player(seat)) }
                        svg viewBox=(format!("0 0 {WIDTH} 30")) preserveAspectRatio="none" {
                            @for part in self.parts(seat, categories, most) {
                                rect class=(format!("part-{}", part.category as usize)) x=(part.x) y="0"
                                    width=(part.width) height="30" { title { (part.words) } }
                            }
                        }
                        b { (self.points_of(seat)) }
                    }
                }
                figcaption {
                    @for &category in shown {
                        span .key {
                            svg viewBox="0 0 10 10" { rect class=(format!("part-{}", category as usize)) width="10" height="10" {} }
                            (self.voice.category(category))
                        }
                        " "
                    }
                }
            }
        }
    }

    fn parts(self, seat: Seat, categories: &[Category], most: i32) -> Vec<Part> {
        let (mut parts, mut sum) = (Vec::new(), 0);
        for &category in categories {
            let points = self.game.table().player(seat).ledger[category as usize];
            if points > 0 {
                let (from, to) = (WIDTH * sum / most, WIDTH * (sum + i32::from(points)) / most);
                let words = format!("{}: {}", self.voice.category(category), signed(points));
                parts.push(Part { category, x: from, width: to - from, words });
                sum += i32::from(points);
            }
        }
        parts
    }
}

/// A part of a bar.
struct Part {
    category: Category,
    x: i32,
    width: i32,
    words: String,
}
