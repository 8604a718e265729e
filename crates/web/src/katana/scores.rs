//! The final score table by category.

use host::LogContent;
use katana::{Event, table::Category};
use maud::{Markup, html};
use tabletop::Seat;

use super::{Picture, chart::key, signed};
use crate::render::crest::crest;

impl Picture<'_> {
    /// The final table. Each row begins with the pattern that its points have in the bars above.
    pub(super) fn final_table(self) -> Markup {
        let (table, categories) = (self.game.table(), self.categories());
        html! {
            h3 .topic-of-ledger { (self.say("board-chart")) }
            (self.chart(&categories))
            table .scores {
                caption { (self.say("board-scores")) }
                thead {
                    tr {
                        td {}
                        @for seat in table.seats() {
                            th scope="col" { (crest(seat)) " " span .who { (self.voice.player(seat)) } }
                        }
                    }
                }
                tbody { @for category in categories { (self.score_row(category)) } }
                tfoot {
                    tr .total {
                        th scope="row" { (self.say("board-total")) }
                        @for seat in table.seats() { td { (self.points_of(seat)) } }
                    }
                }
            }
            (self.honors_one_by_one())
        }
    }

    /// The points of a category; the most of them are marked.
    fn score_row(self, category: Category) -> Markup {
        let table = self.game.table();
        let points = |seat: Seat| table.player(seat).ledger[category as usize];
        let most = table.seats().map(points).max().unwrap_or(0);
        html! {
            tr .category {
                th scope="row" { (key(category, most > 0)) (self.voice.category(category)) }
                @for seat in table.seats() {
                    td .best[points(seat) == most && most > 0] { (signed(points(seat))) }
                }
            }
        }
    }

    /// What each Honor card brought.
    fn honors_one_by_one(self) -> Markup {
        let honors = self.honor_points();
        html! {
            @if !honors.is_empty() {
                details .honors-each {
                    summary { (self.say("board-honors-each")) }
                    ul {
                        @for seat in self.game.table().seats() {
                            @for (_, name, points) in honors.iter().filter(|(whose, ..)| *whose == seat) {
                                li { (crest(seat)) " " (self.voice.player(seat)) ": " (name) " " b { (signed(*points)) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The categories with any points won or lost.
    fn categories(self) -> Vec<Category> {
        let table = self.game.table();
        let is_there = |category: &Category| {
            table.seats().any(|seat| table.player(seat).ledger[*category as usize] != 0)
        };
        Category::ALL.into_iter().filter(is_there).collect()
    }

    /// The points of each Honor card, from the last events.
    fn honor_points(self) -> Vec<(Seat, String, i16)> {
        let Some(LogContent::Done(events)) = self.game_view.log.last().map(|entry| &entry.what) else {
            return Vec::new();
        };
        let scored = |event: &Event| {
            let &Event::HonorScored { seat, honor, points } = event else { return None };
            Some((seat, self.voice.honor(honor), points))
        };
        events.iter().filter_map(scored).collect()
    }
}
