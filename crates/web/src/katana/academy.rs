//! The Academy: a track for each resource, with everybody's Decorators on it.

use katana::{
    Action, Target,
    piece::{Area, Kind},
};
use maud::{Markup, html};
use tabletop::{Seat, Viewer};

use super::{
    Picture,
    icon::{art, icon},
    terms,
};
use crate::render::{crest::crest, parts::part};

impl Picture<'_> {
    pub(super) fn academy(self) -> Markup {
        let (table, rules) = (self.game.table(), self.voice.rules);
        part(html! {
            section #academy .area {
                (self.area_head(Area::Academy, &table.board.academy, rules.by_players(&rules.components.spaces.academy)))
                @if rules.story.is_academy_closed { p .effect { (self.say("board-academy-closed")) } }
                div .dojo {
                  (art("roof-academy", "roof"))
                  table .decorators {
                    caption .visually-hidden { (self.say("board-decorators")) }
                    thead {
                        tr {
                            td {}
                            @for &coins in &rules.components.academy_coins {
                                th scope="col" title=(self.voice.coins_gain(coins.into())) data-term=(terms::DECORATE.id) {
                                    span .visually-hidden { (self.voice.coins_gain(coins.into())) }
                                    span aria-hidden="true" { "+" (coins) (icon("coin")) }
                                }
                            }
                        }
                    }
                    tbody { @for kind in Kind::ALL { (self.track(kind)) } }
                  }
                }
            }
        })
    }

    /// The track of a resource.
    fn track(self, kind: Kind) -> Markup {
        let table = self.game.table();
        let n_columns = self.voice.rules.components.academy_coins.len();
        let at = |column: usize| {
            table.humans().filter(move |&seat| usize::from(table.player(seat).decorators[kind]) == column)
        };
        let own = match self.game_view.viewer {
            Viewer::Seat(seat) => Some(usize::from(table.player(seat).decorators[kind])),
            Viewer::Spectator => None,
        };
        html! {
            tr id=(format!("track-{}", kind.row())) title=(self.voice.kind(kind)) data-term=(terms::DECORATOR.id) {
                th scope="row" { (self.pip(kind)) span .visually-hidden { (self.voice.kind(kind)) } }
                @for column in 0..n_columns {
                    td {
                        @for seat in at(column) { (self.decorator(seat, kind)) }
                        @if own == Some(column.wrapping_sub(1)) {
                            (self.hit(|action| matches!(action,
                                Action::Advance(Some(named)) | Action::UseRoom { on: Target::Decorator(Some(named)), room: _ }
                                    if named == kind)))
                        }
                    }
                }
            }
        }
    }

    fn decorator(self, seat: Seat, kind: Kind) -> Markup {
        let name = self.voice.player(seat);
        let id = format!("decorator-{}-{}", kind.row(), seat.0);
        html! { span .decorator id=(id) data-piece role="img" aria-label=(name) title=(name) data-term=(terms::DECORATOR.id) { (crest(seat)) } }
    }
}
