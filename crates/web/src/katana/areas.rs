//! Market, Academy, Palace, Temple and Komainu.

use katana::{
    piece::{Area, Kind},
    table::Standing,
};
use maud::{Markup, html};

use super::{Picture, piece::mon};

impl Picture<'_> {
    /// The areas below the Houses.
    pub(super) fn areas(self) -> Markup {
        html! {
            div .areas {
                (self.market())
                (self.academy())
                (self.palace())
                (self.komainu())
                (self.temple())
            }
        }
    }

    /// An area's name, with who stands there and how many can.
    fn area_heading(self, area: Area, standing: &[Standing], n_spaces: usize) -> Markup {
        let spaces = [("taken", standing.len().into()), ("spaces", n_spaces.into())];
        html! {
            h3 { (self.voice.area(area)) " " small { (self.tell("board-spaces", &spaces)) } }
            @if !standing.is_empty() {
                p .standing { @for &standing in standing { (self.figure(standing)) " " } }
            }
        }
    }

    fn market(self) -> Markup {
        let (board, rules) = (&self.game.table().board, self.voice.rules);
        let n_spaces = rules.by_players(&rules.components.spaces.market);
        let n_left = self.sight.view.decks.market.len();
        html! {
            section #market .area {
                (self.area_heading(Area::Market, &board.market, n_spaces))
                p .label { (self.say("board-prices")) }
                (self.amounts(|kind| self.look().price(kind).to_string()))
                @for &card in board.cards.iter().flatten() { (self.card(card)) }
                p .below { (self.tell("board-market-left", &[("n", n_left.into())])) }
            }
        }
    }

    /// The Coins that each Decorator shows.
    fn academy(self) -> Markup {
        let (table, rules) = (self.game.table(), self.voice.rules);
        let n_spaces = rules.by_players(&rules.components.spaces.academy);
        html! {
            section #academy .area {
                (self.area_heading(Area::Academy, &table.board.academy, n_spaces))
                @if rules.story.is_academy_closed { p .effect { (self.say("board-academy-closed")) } }
                table .decorators {
                    caption { (self.say("board-decorators")) }
                    thead {
                        tr {
                            td {}
                            @for kind in Kind::ALL {
                                th scope="col" {
                                    (self.pip(kind))
                                    span .visually-hidden { (self.voice.kind(kind)) }
                                }
                            }
                        }
                    }
                    tbody {
                        // The Ghost has neither Decorators nor Monks.
                        @for seat in table.humans() {
                            tr {
                                th scope="row" title=(self.voice.player(seat)) {
                                    (mon(seat)) " " (self.voice.player(seat))
                                }
                                @for kind in Kind::ALL { td { (self.look().decorator_coins(seat, kind)) } }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The Rooms, what they give, and whose Family Members are there.
    fn palace(self) -> Markup {
        let (table, rules) = (self.game.table(), self.voice.rules);
        let n_spaces = rules.by_players(&rules.components.spaces.palace);
        let family = |place| {
            let there = table.seats().filter(move |&seat| table.player(seat).rooms.contains(place));
            there.flat_map(|seat| vec![seat; 1 + usize::from(table.sharing.contains(seat))])
        };
        html! {
            section #palace .area {
                (self.area_heading(Area::Palace, &table.board.palace, n_spaces))
                ul .rooms {
                    @for place in table.places() {
                        @let room = table.room(place);
                        li {
                            b { (self.voice.room(room)) } " " span .effect { (self.voice.room_effect(room)) }
                            @for seat in family(place) {
                                " " (self.pill(seat, "family", html! {}))
                            }
                            @if table.token.contains(place) { " " span .figure { (self.say("board-token")) } }
                        }
                    }
                }
            }
        }
    }

    fn komainu(self) -> Markup {
        let (table, rules) = (self.game.table(), self.voice.rules);
        let coins = self.voice.coins_gain(rules.components.spaces.komainu_coins.into());
        html! {
            section #komainu .area {
                (self.area_heading(Area::Komainu, table.board.komainu.as_slice(), 1))
                p .effect { (self.tell("board-komainu", &[("coins", coins.into())])) }
            }
        }
    }

    fn temple(self) -> Markup {
        let (table, rules) = (self.game.table(), self.voice.rules);
        let offering = rules.components.offering[usize::from(table.round.max(1)) - 1];
        let coins = self.voice.coins(offering.into());
        html! {
            section #temple .area {
                h3 { (self.say("board-temple")) }
                p .effect { (self.tell("board-offering", &[("coins", coins.into())])) }
                p .standing {
                    @for seat in table.humans() {
                        (self.pill(seat, "monk", html! { b { (table.player(seat).monks) } })) " "
                    }
                }
            }
        }
    }
}
