//! A player's Forge: four rows and five columns, with the benefits of each line at its end.

use std::cmp::Ordering;

use katana::{
    Action, Frame, Target, forge,
    piece::{Cell, Kind, Line, N_COLUMNS, N_ROWS, SwordId},
    rules::Benefit,
};
use maud::{Markup, html};
use tabletop::{Game, Seat, Status, Viewer};

use super::{
    Picture,
    clauses::sword_term,
    icon::{art, icon, tally},
    kind_class,
    piece::blade_art,
    terms,
};

impl Picture<'_> {
    /// The Forge as a grid.
    pub(super) fn forge(self, seat: Seat) -> Markup {
        let (name, is_large) = (self.voice.player(seat), self.is_large(seat));
        // In a board of little size the headings do not explain themselves: every update would carry that for all boards.
        let words = |line| is_large.then(|| self.voice.line(line));
        html! {
            table .forge id=(format!("forge-{}", seat.0)) {
                caption .visually-hidden { (self.tell("board-forge-of", &[("name", name.into())])) }
                thead {
                    tr {
                        td {}
                        @for column in 0..N_COLUMNS {
                            @let line = Line::column(column);
                            th scope="col" class=(format!("line at-{}", line.0)) title=[words(line)] data-term=[is_large.then_some(terms::LINE.id)] {
                                span .visually-hidden { (self.voice.line(line)) }
                                span aria-hidden="true" { (column + 1) }
                                (self.figures_at(seat, line))
                                (self.line_hit(seat, line))
                            }
                        }
                        td {}
                    }
                }
                tbody { @for row in 0..N_ROWS { (self.forge_row(seat, row)) } }
                tfoot {
                    tr {
                        td {}
                        @for column in 0..N_COLUMNS { td .benefit { (self.benefits(seat, Line::column(column))) } }
                        td {}
                    }
                }
            }
        }
    }

    fn forge_row(self, seat: Seat, row: u8) -> Markup {
        let (line, is_large) = (Line::row(row), self.is_large(seat));
        let words = |line| is_large.then(|| self.voice.line(line));
        html! {
            tr {
                th scope="row" class=(format!("line at-{}", line.0)) title=[words(line)] data-term=[is_large.then_some(terms::LINE.id)] {
                    (self.pip(Kind::of_row(row)))
                    span .visually-hidden { (self.voice.line(line)) }
                    (self.figures_at(seat, line))
                    (self.line_hit(seat, line))
                }
                @for column in 0..N_COLUMNS { (self.cell(seat, Cell::at(row, column))) }
                td .benefit { (self.benefits(seat, line)) }
            }
        }
    }

    /// The heading of a line, as a button that activates it or puts a card under it.
    fn line_hit(self, seat: Seat, line: Line) -> Markup {
        let is_own = self.game_view.viewer == Viewer::Seat(seat);
        html! { @if is_own { (self.hit(|action| action == Action::Line(line))) } }
    }

    /// A space: the Sword there, its resources and what is missing. The first space carries the arrows.
    fn cell(self, seat: Seat, at: Cell) -> Markup {
        let arrows = html! { @if at == Cell::at(0, 0) { (self.line_arrows(seat)) } };
        // In a board of little size there is no room for pictures.
        let is_large = self.is_large(seat);
        let Some(sword) = self.game.table().sword_at(seat, at) else {
            let outline = format!("socket-{}", kind_class(Kind::of_row(at.row())));
            return html! { td .cell title=[is_large.then(|| self.voice.cell(at))] data-term=[is_large.then_some(terms::FORGE.id)] { @if is_large { (art(&outline, "outline")) } (arrows) } };
        };
        let is_complete = self.look().is_complete(sword);
        let class = if is_complete { "cell taken complete" } else { "cell taken" };
        let acts = |action| {
            let is_moved = matches!(action, Action::Move(named) | Action::Deliver(named)
                | Action::UseRoom { on: Target::Sword(named), room: _ } if named == sword);
            is_moved && self.game_view.viewer == Viewer::Seat(seat)
        };
        html! {
            td class=(class) {
                div class=(format!("sword {}", self.wrap(sword))) id=(format!("sword-{}", sword.0))
                    title=(self.sword_in_words(seat, sword)) data-term=(sword_term(sword).id) {
                    b .number { (self.number(sword)) @if is_complete { span .seal { (icon("check")) } } }
                    span .visually-hidden { (self.sword_in_words(seat, sword)) }
                    @if is_large && sword.katana_of().is_none() {
                        @let points = self.voice.rules.tile(sword).points;
                        span .worth {
                            (tally("points", &points.to_string(), &self.voice.points(points.into())))
                            (self.strength(sword))
                        }
                    }
                    (self.sashimono_on(sword))
                    @if is_large { (blade_art()) }
                    (self.blade_to_decorate(sword))
                }
                @if matches!(self.game.status(), Status::Waiting(_)) {
                    (self.next_arrow(seat, sword))
                    (self.way(sword))
                }
                (self.hit(acts))
                @if self.game_view.viewer == Viewer::Seat(seat) { (self.swap_below(sword)) }
                (arrows)
            }
        }
    }

    /// A Sword with where its next resource leads, or what is in the way.
    fn sword_in_words(self, seat: Seat, sword: SwordId) -> String {
        let words = self.blade_in_words(sword);
        let Some((_, to)) = forge::next_move(self.look(), sword) else { return words };
        let leads = self.tell("board-sword-leads", &[("cell", self.voice.cell(to).into())]);
        match forge::may_move(self.look(), seat, sword) {
            Ok(()) => format!("{words} · {leads}"),
            Err(reason) => format!("{words} · {leads} · {}", self.voice.reason(reason)),
        }
    }

    /// The direction of a Sword's next move; hollow if it cannot move now.
    fn next_arrow(self, seat: Seat, sword: SwordId) -> Markup {
        let Some((_, to)) = forge::next_move(self.look(), sword) else { return html! {} };
        let way = match to.row().cmp(&self.game.table().blade(sword).cell.row()) {
            Ordering::Equal => "right",
            Ordering::Less => "up",
            Ordering::Greater => "down",
        };
        let state = if forge::may_move(self.look(), seat, sword).is_ok() { "open" } else { "shut" };
        html! { span class=(format!("next-arrow {way} {state}")) { (icon(way)) } }
    }

    /// The number of figures at a line; empty if there are none.
    fn figures_at(self, seat: Seat, line: Line) -> Markup {
        let at = self.look().player(seat).at_forge[line.index()];
        let args = [("workers", at.workers().into()), ("monks", at.monks().into())];
        let words = self.tell("board-at-line", &args);
        html! {
            @if at.workers() + at.monks() > 0 {
                span class=(format!("at-line seat-{}", seat.0)) role="img" aria-label=(words) title=(words) data-term=(terms::FIGURE.id) {
                    @for _ in 0..at.workers() { (icon("worker")) }
                    @for _ in 0..at.monks() { (icon("monk")) }
                }
            }
        }
    }

    /// The benefits of a delivery in a line: printed ones, then bought ones.
    fn benefits(self, seat: Seat, line: Line) -> Markup {
        let (look, rules) = (self.look(), self.voice.rules);
        let printed = match line.as_column() {
            Some(column) => Benefit::Coins(rules.components.column_coins[usize::from(column)]),
            None => Benefit::Resource(rules.components.row_benefit[Kind::of_row(line.0)]),
        };
        let bought: Vec<_> = look.player(seat).under[line.index()].cards().collect();
        let is_delivering = matches!(self.game.asking(), Some(Frame::Delivery(_)));
        let is_large = self.is_large(seat);
        html! {
            div .plates title=[is_large.then(|| self.voice.line(line))] data-term=[is_large.then_some(terms::BENEFIT.id)] {
                @if printed != Benefit::Coins(0) { span .gain { (self.benefit(printed)) } }
                @for card in bought {
                    span .gain.bought title=(self.voice.card_name(card)) { (self.benefit(rules.card(card).benefit)) }
                }
            }
            @if is_delivering && self.game_view.viewer == Viewer::Seat(seat) {
                (self.hit(|action| action == Action::Collect(line)))
            }
        }
    }
}
