//! A player's Forge: four rows and five columns, with what lines bring at their ends.

use katana::{
    piece::{Cell, Kind, Line, N_COLUMNS, N_ROWS},
    rules::Benefit,
    table::Sashimono,
};
use maud::{Markup, html};
use tabletop::Seat;

use super::Picture;

impl Picture<'_> {
    /// The Forge as a grid.
    pub(super) fn forge(self, seat: Seat) -> Markup {
        let name = self.voice.player(seat);
        html! {
            table .forge id=(format!("forge-{}", seat.0)) {
                caption .visually-hidden { (self.tell("board-forge-of", &[("name", name.into())])) }
                thead {
                    tr {
                        td {}
                        @for column in 0..N_COLUMNS {
                            th scope="col" {
                                span .visually-hidden { (self.voice.line(Line::column(column))) }
                                span aria-hidden="true" { (column + 1) }
                                (self.figures_at(seat, Line::column(column)))
                            }
                        }
                        td {}
                    }
                }
                tbody { @for row in 0..N_ROWS { (self.forge_row(seat, row)) } }
                tfoot {
                    tr {
                        td {}
                        @for column in 0..N_COLUMNS {
                            td .benefit { (self.benefits(seat, Line::column(column))) }
                        }
                        td {}
                    }
                }
            }
        }
    }

    /// What the letters and the numbers in circles mean.
    pub(super) fn forge_legend(self) -> Markup {
        html! {
            p .legend {
                @for kind in Kind::ALL {
                    span .entry { (self.pip(kind)) " " b { (self.voice.letter(kind)) } " " (self.voice.kind(kind)) } " "
                }
                span .entry { span .figure.at-line aria-hidden="true" { "1" } " " (self.say("board-legend-figures")) }
            }
        }
    }

    fn forge_row(self, seat: Seat, row: u8) -> Markup {
        let line = Line::row(row);
        html! {
            tr {
                th scope="row" {
                    (self.pip(Kind::of_row(row)))
                    span .visually-hidden { (self.voice.line(line)) }
                    (self.figures_at(seat, line))
                }
                @for column in 0..N_COLUMNS { (self.cell(seat, Cell::at(row, column))) }
                td .benefit { (self.benefits(seat, line)) }
            }
        }
    }

    /// A space: the Sword there, what lies on it and what is missing.
    fn cell(self, seat: Seat, at: Cell) -> Markup {
        let Some(sword) = self.game.table().sword_at(seat, at) else {
            return html! { td .cell {} };
        };
        let is_complete = self.look().is_complete(sword);
        let class = if is_complete { "cell taken complete" } else { "cell taken" };
        let sashimono = match self.game.table().blade(sword).sashimono {
            Sashimono::None => None,
            Sashimono::Of(house) => Some(self.voice.crest(house)),
            Sashimono::Starting => Some(self.say("board-starting")),
        };
        html! {
            td class=(class) {
                div .sword id=(format!("sword-{}", sword.0)) title=(self.blade_in_words(sword)) {
                    b .number { (self.number(sword)) @if is_complete { " ✓" } }
                    span .visually-hidden { (self.blade_in_words(sword)) }
                    (self.blade(sword))
                    @if sword.katana_of().is_none() {
                        @let tile = self.voice.rules.tile(sword);
                        @let worth = [("points", tile.points.into()), ("strength", tile.strength.into())];
                        span .worth { (self.tell("board-sword-yield", &worth)) }
                    }
                    @if let Some(sashimono) = sashimono { span .sashimono { (sashimono) } }
                }
            }
        }
    }

    /// How many figures stand at a line; nothing where there are none.
    fn figures_at(self, seat: Seat, line: Line) -> Markup {
        let at = self.look().player(seat).at_forge[line.index()];
        let args = [("workers", at.workers().into()), ("monks", at.monks().into())];
        html! {
            @if at.workers() + at.monks() > 0 {
                span class=(format!("figure at-line seat-{}", seat.0))
                    title=(self.tell("board-at-line", &args)) {
                    (at.workers() + at.monks())
                }
            }
        }
    }

    /// What a delivery in a line brings: printed, then bought.
    fn benefits(self, seat: Seat, line: Line) -> Markup {
        let (look, rules) = (self.look(), self.voice.rules);
        let printed = match line.as_column() {
            Some(column) => Benefit::Coins(rules.components.column_coins[usize::from(column)]),
            None => Benefit::Resource(rules.components.row_benefit[Kind::of_row(line.0)]),
        };
        let bought = look.player(seat).under[line.index()].cards();
        let bought = bought.map(|card| rules.card(card).benefit);
        let benefits = std::iter::once(printed).chain(bought).filter(|&benefit| benefit != Benefit::Coins(0));
        html! {
            @for benefit in benefits {
                span .gain {
                    @match benefit {
                        Benefit::Resource(kind) => {
                            span .visually-hidden { (self.voice.kind_gain(1, kind)) }
                            span aria-hidden="true" { "+" } (self.pip(kind))
                        }
                        Benefit::Coins(coins) => {
                            span .visually-hidden { (self.voice.coins_gain(coins.into())) }
                            span .coins aria-hidden="true" { "+" (coins) }
                        }
                    }
                }
                " "
            }
        }
    }
}
