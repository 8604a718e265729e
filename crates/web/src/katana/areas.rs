//! Market, Palace, Komainu and Temple; the Academy has its own file.

use katana::{
    Action, Target,
    piece::{Area, Figure, Kind, Room, RoomPlace, RoomSet},
    table::{N_MONKS, Standing},
};
use maud::{Markup, html};
use tabletop::{Seat, Viewer};

use super::{
    Picture,
    clauses::{clause_of, clause_of_room, term_of},
    icon::{art, icon, tally},
    kind_class, terms,
};
use crate::render::parts::part;

impl Picture<'_> {
    /// An area's name, the figures there, and its capacity.
    pub(super) fn area_head(self, area: Area, standing: &[Standing], n_spaces: usize) -> Markup {
        let spaces = [("taken", standing.len().into()), ("spaces", n_spaces.into())];
        let words = self.tell("board-spaces", &spaces);
        html! {
            div .head {
                h3 .sign data-term=(term_of(area).id) { (icon(area_icon(area))) (self.voice.area(area)) }
                span .standing title=(words) data-clause=(clause_of(area)) {
                    span .visually-hidden { (words) }
                    @for &standing in standing { (self.figure(standing)) }
                    @for _ in standing.len()..n_spaces { span .free aria-hidden="true" {} }
                }
                (self.puts(area))
                @if area == Area::Palace { (self.mark_end()) }
            }
        }
    }

    pub(super) fn market(self) -> Markup {
        let (board, rules) = (&self.game.table().board, self.voice.rules);
        let n_left = self.game_view.view.decks.market.len();
        let left = self.tell("board-market-left", &[("n", n_left.into())]);
        part(html! {
            section #market .area {
                (self.area_head(Area::Market, &board.market, rules.by_players(&rules.components.spaces.market)))
                div .stalls {
                    ul .prices aria-label=(self.say("board-prices")) {
                        @for kind in Kind::ALL { (self.price(kind)) }
                    }
                    div .offers {
                        @for &card in board.cards.iter().flatten() { (self.card(card)) }
                        span .below title=(left) data-term=(terms::MARKET_CARD.id) { span aria-hidden="true" { (n_left) } span .visually-hidden { (left) } }
                    }
                }
            }
        })
    }

    fn price(self, kind: Kind) -> Markup {
        let coins = self.voice.coins(self.look().price(kind));
        let is_it = |action| action == Action::BuyResource(kind) || action == Action::RaisePrice(kind);
        let cost = self.tell("board-cost", &[("coins", coins.into())]);
        html! {
            li title=(format!("{}: {cost}", self.voice.kind(kind))) data-term=(terms::RESOURCE.id) data-clause="MAR-1" {
                (art(&format!("stall-{}", kind_class(kind)), "stall"))
                (self.pip(kind)) span .visually-hidden { (self.voice.kind(kind)) }
                (tally("coin", &format!("−{}", self.look().price(kind)), &cost))
                (self.hit(is_it))
            }
        }
    }

    /// The Rooms, their benefits, and the Family Members in them.
    pub(super) fn palace(self) -> Markup {
        let (table, rules) = (self.game.table(), self.voice.rules);
        part(html! {
            section #palace .area {
                (self.area_head(Area::Palace, &table.board.palace, rules.by_players(&rules.components.spaces.palace)))
                div .hall {
                    (art("roof-palace", "roof"))
                    ul .rooms { @for place in table.places() { (self.room(place)) } }
                }
            }
        })
    }

    fn room(self, place: RoomPlace) -> Markup {
        let table = self.game.table();
        let room = table.room(place);
        html! {
            li id=(format!("room-{}", place.0)) .passive[room.is_passive()] title=(format!("{}: {}", self.voice.room(room), self.voice.room_effect(room)))
                data-term=(if room.is_passive() { terms::PASSIVE } else { terms::ROOM }.id) data-clause=(clause_of_room(room)) {
                span .signs aria-hidden="true" { (self.room_signs(room)) }
                b { (self.voice.room(room)) }
                span .visually-hidden { (self.voice.room_effect(room)) }
                (self.family(place))
                (self.hit(|action| self.is_for_room(action, place)))
                (self.mark(place))
            }
        }
    }

    /// The Family Members in a Room, and the token. While the viewer marks Rooms, their own ones follow the mark.
    fn family(self, place: RoomPlace) -> Markup {
        let table = self.game.table();
        let there = table.seats().filter(|&seat| table.player(seat).rooms.contains(place));
        let there: Vec<Seat> =
            there.flat_map(|seat| vec![seat; 1 + usize::from(table.sharing.contains(seat))]).collect();
        let marking = match self.game_view.viewer {
            Viewer::Seat(seat) => self.marks().map(|_| seat),
            Viewer::Spectator => None,
        };
        let words = self.say("board-family");
        html! {
            span .family {
                @for seat in there.iter().copied() {
                    @if marking == Some(seat) {
                        span .stays { (self.pawn(seat, "family", &words)) }
                    } @else {
                        (self.pawn(seat, "family", &words))
                    }
                }
                @if let Some(seat) = marking.filter(|seat| !there.contains(seat)) {
                    span .comes { (self.pawn(seat, "family", &words)) }
                }
                @if table.token.contains(place) {
                    span role="img" aria-label=(self.say("board-token")) title=(self.say("board-token")) data-term=(terms::TOKEN.id) { (icon("token")) }
                }
            }
        }
    }

    /// Whether this is the simple action for a Room: the first Family Member enters it, or its benefit needs no choice.
    fn is_for_room(self, action: Action, place: RoomPlace) -> bool {
        let is_benefit = matches!(action, Action::UseRoom { room, on: Target::Plain } if room == place);
        let joins = |wanted: RoomSet| self.marks().is_none() && wanted.len() == 1 && wanted.contains(place);
        is_benefit || matches!(action, Action::Arrange(wanted) if joins(wanted))
    }

    /// The benefit of a Room in symbols.
    pub(super) fn room_signs(self, room: Room) -> Markup {
        let components = &self.voice.rules.components;
        let pay = |coins: u8| html! { span .cost { "−" (coins) } (icon("coin")) };
        html! {
            @match room {
                Room::Decorator => { (icon("brush")) (icon("right")) }
                Room::Move => { (icon("katana")) (icon("right")) }
                Room::Coins => { span .gain { "+" (components.rooms.coins) } (icon("coin")) }
                Room::Leather => { (pay(components.rooms.leather_price)) (self.pip(Kind::Leather)) }
                Room::Lacquer => { (pay(components.rooms.lacquer_price)) (self.pip(Kind::Lacquer)) }
                Room::Wood => { (self.pip(Kind::Wood)) span .gain { "+" (components.rooms.wood_coins) } (icon("coin")) }
                Room::Steel => { (self.pip(Kind::Steel)) }
                Room::Discount => { (icon("card")) span .gain { "−" (components.rooms.discount) } (icon("coin")) }
                Room::Apprentice => { (icon("market")) (icon("katana")) (icon("right")) }
            }
        }
    }

    pub(super) fn komainu(self) -> Markup {
        let (table, rules) = (self.game.table(), self.voice.rules);
        let coins = rules.components.spaces.komainu_coins;
        let words = self.tell("board-komainu", &[("coins", self.voice.coins_gain(coins.into()).into())]);
        part(html! {
            section #komainu .area {
                (self.area_head(Area::Komainu, table.board.komainu.as_slice(), 1))
                (art("lion", "lion"))
                p .gives title=(words) data-term=(terms::KOMAINU.id) {
                    span .visually-hidden { (words) }
                    span aria-hidden="true" { span .gain { "+" (coins) } (icon("coin")) " " (icon("first")) }
                }
            }
        })
    }

    /// The offering of each round, and the Monks there.
    pub(super) fn temple(self) -> Markup {
        let (table, rules) = (self.game.table(), self.voice.rules);
        let offering = rules.components.offering[usize::from(table.round.max(1)) - 1];
        let coins = self.voice.coins(offering.into());
        let monks = |seat: Seat| table.player(seat).monks.min(N_MONKS);
        part(html! {
            section #temple .area {
                div .head { h3 .sign data-term=(terms::TEMPLE.id) { (icon("temple")) (self.say("board-temple")) } }
                (art("pagoda", "pagoda")) (art("torii", "torii"))
                @let words = self.tell("board-offering", &[("coins", coins.into())]);
                p .gives title=(words) data-term=(terms::OFFERING.id) {
                    (tally("coin", &format!("−{offering}"), &words))
                }
                p .monks {
                    @for seat in table.humans() {
                        @for _ in 0..monks(seat) {
                            (self.pawn(seat, "monk", &self.voice.figure(Figure::Monk)))
                        }
                    }
                }
            }
        })
    }
}

/// The kanji of an area.
fn area_icon(area: Area) -> &'static str {
    match area {
        Area::Houses => "houses",
        Area::Market => "market",
        Area::Forge => "forge",
        Area::Academy => "academy",
        Area::Palace => "palace",
        Area::Komainu => "komainu",
    }
}
