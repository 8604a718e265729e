//! Rooms, the Ghost's cards, and the values printed on boards.

use katana::{
    ghost::deck::COPIES,
    piece::{GhostCard, Kind, Room},
};
use maud::{Markup, html};

use super::Set;

/// A value on a board: its path in the file, and its text.
type Value = (String, Markup);

impl Set<'_> {
    /// The nine Rooms.
    pub(super) fn rooms(&self) -> Markup {
        let first_game = &self.voice.rules.components.rooms.first_game;
        html! {
            ul .specimens {
                @for room in Room::ALL {
                    li .specimen {
                        h3 { (self.voice.room(room)) }
                        p { (self.valued(room_path(room), &html! { (self.voice.room_effect(room)) })) }
                        @if self.is_in_play(room) { p .remaining { (self.say("cards-in-play")) } }
                        @if first_game.contains(&room) && self.view.is_none() {
                            p .carried { (self.say("cards-first-game")) }
                        }
                    }
                }
            }
        }
    }

    fn is_in_play(&self, room: Room) -> bool {
        self.view.is_some_and(|view| view.board.rooms.contains(&room))
    }

    /// The Ghost's cards; at a table with a Ghost, how many of each are still hidden.
    pub(super) fn ghost(&self) -> Markup {
        let known = self.view.map(|view| view.ghost.as_ref());
        html! {
            @if known == Some(None) { p .remaining { (self.say("cards-boxed")) } }
            ul .specimens {
                @for card in GhostCard::ALL {
                    @let all = COPIES[card.index()];
                    li .specimen.none-left[known == Some(None)] {
                        h3 { (self.voice.ghost_card(card)) }
                        p .carried { (self.tell("cards-copies", &[("n", all.into())])) }
                        @if let Some(Some(ghost)) = known {
                            (self.left("cards-hidden", ghost.hidden[card.index()], all))
                            p .carried { (self.tell("cards-drawn", &[("n", ghost.discards[card.index()].into())])) }
                            @if card == GhostCard::Daimyo && ghost.n_removed > 0 {
                                p .carried { (self.tell("cards-gone", &[("n", ghost.n_removed.into())])) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The values printed on boards.
    pub(super) fn boards(&self) -> Markup {
        let set = &self.voice.rules.components;
        let rows: [(&str, Vec<Value>); 13] = [
            ("cards-board-worth", self.by_kind("resources.worth", |kind| html! { (set.value[kind]) })),
            ("cards-board-start", self.by_kind("resources.start", |kind| html! { (set.start[kind]) })),
            ("cards-board-points", listed("rounds.points", &set.round_points)),
            ("cards-board-offering", listed("rounds.offering", &set.offering)),
            ("cards-board-rows", self.by_kind("forge.row_benefit", |kind| {
                html! { "→ " (self.ink.sign(set.row_benefit[kind])) span .visually-hidden { (self.voice.kind(set.row_benefit[kind])) } }
            })),
            ("cards-board-columns", listed("forge.column_coins", &set.column_coins)),
            ("cards-board-academy", listed("academy.coins", &set.academy_coins)),
            ("cards-board-market", listed("spaces.market", &set.spaces.market)),
            ("cards-board-academy-spaces", listed("spaces.academy", &set.spaces.academy)),
            ("cards-board-palace", listed("spaces.palace", &set.spaces.palace)),
            ("cards-board-houses", listed("spaces.swords_per_house", &set.spaces.swords_per_house)),
            ("cards-board-komainu", vec![("komainu.coins".to_owned(), html! { (set.spaces.komainu_coins) })]),
            ("cards-board-lap", vec![("score_track.lap".to_owned(), html! { (set.score_lap) })]),
        ];
        html! {
            dl .boards {
                @for (id, values) in rows { dt { (self.say(id)) } dd { (self.values(&values)) } }
                dt { (self.say("cards-board-flowers")) }
                dd { (self.values(&[("score_track.flowers".to_owned(), html! { (numbers(&set.flowers)) })])) }
                @for (n, blocked) in (1_u8..).zip(&set.blocked) {
                    dt { (self.tell("cards-board-washitsu", &[("n", n.into())])) }
                    dd { (self.values(&[(format!("washitsu.blocked.{n}"), html! { (numbers(blocked)) })])) }
                }
                dt { (self.say("cards-board-katana")) }
                dd { (self.values(&[("story.katana".to_owned(), self.katana())])) }
            }
        }
    }

    fn katana(&self) -> Markup {
        let kinds = self.voice.rules.components.story.katana;
        let names: Vec<String> = kinds.kinds().iter().map(|&kind| self.voice.kind(kind)).collect();
        html! {
            span .visually-hidden { (self.voice.words.list(names)) }
            span .row-of-signs { @for &kind in kinds.kinds() { (self.ink.sign(kind)) } }
        }
    }

    /// A value for each resource.
    fn by_kind(&self, path: &str, value: impl Fn(Kind) -> Markup) -> Vec<Value> {
        let of_kind = |kind: Kind| {
            let shown = html! { (self.ink.sign(kind)) span .visually-hidden { (self.voice.kind(kind)) } " " (value(kind)) };
            (format!("{path}.{}", kind.letter()), shown)
        };
        Kind::ALL.map(of_kind).into()
    }

    fn values(&self, values: &[Value]) -> Markup {
        html! { @for (path, value) in values { (self.valued(path, value)) " " } }
    }
}

/// The numbers of a list in the file, counted from 1.
fn listed(path: &str, numbers: &[u8]) -> Vec<Value> {
    (1..).zip(numbers).map(|(n, number): (usize, &u8)| (format!("{path}.{n}"), html! { (number) })).collect()
}

fn numbers<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" · ")
}

/// The path of a Room's benefit in the file; benefits that the rules define are in no file.
fn room_path(room: Room) -> &'static str {
    match room {
        Room::Coins => "rooms.coins",
        Room::Leather => "rooms.leather_price",
        Room::Lacquer => "rooms.lacquer_price",
        Room::Wood => "rooms.wood_coins",
        Room::Discount => "rooms.discount",
        Room::Decorator | Room::Move | Room::Steel | Room::Apprentice => "",
    }
}
