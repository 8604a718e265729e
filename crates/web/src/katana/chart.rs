//! Where everybody's points came from, as bars.

use katana::table::Category;
use maud::{Markup, html};
use tabletop::Seat;

use super::{Picture, signed};

/// The width of the bars' area and the height of a line.
const WIDTH: i32 = 600;
const LINE: i32 = 34;
/// What is left free at the left, for names.
const LEFT: i32 = 110;

impl Picture<'_> {
    /// A bar for each player, made of a part for each category, with a legend. The table beside it says the same.
    pub(super) fn chart(self, categories: &[Category]) -> Markup {
        let table = self.game.table();
        let points = |seat: Seat, category: Category| i32::from(table.player(seat).ledger[category as usize]);
        let gains = |seat: Seat| -> i32 { categories.iter().map(|&category| points(seat, category).max(0)).sum() };
        let most = table.seats().map(gains).max().unwrap_or(0).max(1);
        let height = LINE * i32::from(table.n_seats);
        let shown = categories.iter().filter(|&&category| table.seats().any(|seat| points(seat, category) > 0));
        html! {
            figure .chart {
                svg viewBox=(format!("0 0 {} {height}", LEFT + WIDTH + 50)) role="img" aria-label=(self.say("board-chart")) {
                    @for seat in table.seats() {
                        @let y = LINE * i32::from(seat.0);
                        text x=(LEFT - 8) y=(y + 21) text-anchor="end" { (short(&self.voice.player(seat))) }
                        @for part in self.parts(seat, categories, most) {
                            rect class=(format!("part-{}", part.category as usize)) x=(LEFT + part.x) y=(y + 4)
                                width=(part.width) height=(LINE - 10) {
                                title { (part.words) }
                            }
                        }
                        text .sum x=(LEFT + WIDTH * gains(seat) / most + 6) y=(y + 21) { (self.points(seat)) }
                    }
                }
                figcaption {
                    @for &category in shown {
                        span .key {
                            svg viewBox="0 0 10 10" aria-hidden="true" {
                                rect class=(format!("part-{}", category as usize)) width="10" height="10" {}
                            }
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

/// As much of a name as fits beside a bar.
fn short(name: &str) -> String {
    let cut: String = name.chars().take(12).collect();
    if cut.len() < name.len() { format!("{cut}…") } else { cut }
}
