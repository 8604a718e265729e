//! The final score table by category.

use host::{LogContent, Outcome};
use katana::{Event, table::Category};
use maud::{Markup, html};
use tabletop::Seat;

use super::{Picture, signed};
use crate::render::crest::crest;

/// A row of the table: its name, and a value for each seat.
struct Row {
    name: String,
    values: Vec<String>,
    class: &'static str,
}

impl Picture<'_> {
    /// The final table.
    pub(super) fn final_table(self, outcome: &Outcome) -> Markup {
        let table = self.game.table();
        html! {
            (self.chart(&self.categories()))
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
                tbody {
                    @for row in self.score_rows(outcome) {
                        tr class=(row.class) {
                            th scope="row" { (row.name) }
                            @for value in row.values { td { (value) } }
                        }
                    }
                }
            }
        }
    }

    fn score_rows(self, outcome: &Outcome) -> Vec<Row> {
        let table = self.game.table();
        let each = |value: &dyn Fn(Seat) -> String| table.seats().map(value).collect::<Vec<_>>();
        let mut rows = Vec::new();
        let rank = each(&|seat| outcome.ranks.get(seat.index()).map_or(String::new(), u8::to_string));
        rows.push(Row { name: self.say("board-rank"), values: rank, class: "rank" });
        let total = each(&|seat| self.points_of(seat));
        rows.push(Row { name: self.say("board-total"), values: total, class: "total" });
        for category in self.categories() {
            let values = each(&|seat| signed(table.player(seat).ledger[category as usize]));
            rows.push(Row { name: self.voice.category(category), values, class: "category" });
        }
        for (seat, name, points) in self.honor_points() {
            let values = each(&|other| if other == seat { signed(points) } else { String::new() });
            rows.push(Row { name, values, class: "part" });
        }
        rows
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
