//! A player's area: the Forge and all their things, and a one-line summary.

use katana::piece::{Area, Kind};
use maud::{Markup, html};
use tabletop::{Seat, Viewer};

use super::{
    Picture,
    icon::{art, icon, tally, tally_of},
    kind_class, signed, terms,
};
use crate::{
    face::{Beside, count_of},
    render::{crest::crest, parts::part},
};

impl Picture<'_> {
    /// The area of the seat shown in full size.
    pub(super) fn shown_large(self) -> Markup {
        let seat = self.main_seat();
        let is_own = self.game_view.viewer == Viewer::Seat(seat);
        part(html! {
            section #own .player tabindex="0" aria-labelledby="own-title" {
                (hearthside())
                div .head {
                    h2 #own-title title=(self.voice.player(seat)) { (crest(seat)) (self.voice.player(seat)) }
                    h3 .sign data-term=(terms::FORGE.id) { (icon("forge")) (self.voice.area(Area::Forge)) }
                    @if is_own { (self.puts(Area::Forge)) }
                    (self.amounts(seat))
                    (self.have(seat))
                }
                (self.forge(seat))
                div .forge-words {
                    p .legend { (self.say("board-forge-hint")) }
                    (self.line_words(seat))
                }
                (self.shelf(seat))
            }
        })
    }

    /// The area of the player that the viewer looks at, in the same size.
    pub(super) fn looked_at_large(self, beside: &Beside) -> Markup {
        let Some(seat) = self.looked_at else { return html! {} };
        let is_ghost = self.game.table().ghost_seat() == Some(seat);
        part(html! {
            section .player.looked id=(format!("player-{}", seat.0)) tabindex="0" aria-labelledby="looked-title" {
                div .head {
                    h2 #looked-title tabindex="-1" title=(self.voice.player(seat)) { (crest(seat)) (self.voice.player(seat)) }
                    @if !is_ghost { (self.amounts(seat)) (self.have(seat)) }
                    (beside.back)
                }
                @if is_ghost {
                    div .ghost-things { (self.ghost_things(seat)) }
                } @else {
                    (hearthside())
                    (self.forge(seat))
                    div .forge-words { (self.line_words(seat)) }
                }
                div .shelf-side {
                    (beside.last)
                    @if !is_ghost { (self.shelf(seat)) }
                }
            }
        })
    }

    /// All other players, folded to a line each.
    pub(super) fn folded(self) -> Markup {
        html! {
            section #others .others aria-labelledby="others-title" {
                h2 #others-title { (self.say("board-others")) }
                @for seat in self.game.table().clockwise_from(self.main_seat()).skip(1).filter(|&seat| Some(seat) != self.looked_at) {
                    (part(html! {
                        details .player id=(format!("player-{}", seat.0)) {
                            @if self.game.table().ghost_seat() == Some(seat) {
                                summary { (self.ghost_in_short(seat)) }
                                (self.ghost_things(seat))
                            } @else {
                                summary { (self.in_short(seat)) }
                                (self.things(seat))
                            }
                        }
                    }))
                }
            }
        }
    }

    /// A player in one line.
    fn in_short(self, seat: Seat) -> Markup {
        let player = self.look().player(seat);
        let numbers = [
            ("worker", "board-short-workers", player.workers.into()),
            ("monk", "board-short-monks", player.monks.into()),
            ("katana", "board-short-forge", player.forge.len().into()),
            ("check", "board-short-delivered", player.delivered.len().into()),
            ("card", "board-short-cards", player.hand.len().into()),
        ];
        let goods = html! {
            (tally_of(Some(count_of("coins", seat)), "coin", &player.coins.to_string(), &self.voice.coins(player.coins)))
            @for kind in Kind::ALL {
                span .stock {
                    (self.pip(kind)) span .visually-hidden { (self.voice.kind(kind)) }
                    b data-count=(count_of(kind_class(kind), seat)) { (player.stock[kind]) }
                }
            }
        };
        self.seat_in_short(seat, &goods, &numbers)
    }

    /// A seat in one line: its points, what it owns, and numbers, each with an icon and a message.
    pub(super) fn seat_in_short(self, seat: Seat, goods: &Markup, numbers: &[(&str, &str, u16)]) -> Markup {
        let player = self.look().player(seat);
        html! {
            span .who { (crest(seat)) b { (self.voice.player(seat)) } }
            @if player.passed { span .passed { (self.say("board-passed")) } }
            span .short {
                (tally_of(Some(count_of("points", seat)), "points", &signed(player.score()), &self.voice.points(player.score())))
                (goods)
                @for &(name, id, n) in numbers { (tally(name, &n.to_string(), &self.tell(id, &[("n", n.into())]))) }
            }
        }
    }

    fn things(self, seat: Seat) -> Markup {
        html! {
            (self.have(seat))
            (self.amounts(seat))
            (self.forge(seat))
            (self.shelf(seat))
        }
    }

    /// Points, Coins, figures.
    fn have(self, seat: Seat) -> Markup {
        let player = self.look().player(seat);
        let n_blocked =
            self.voice.rules.blocked(seat).iter().filter(|&&space| space > player.delivered.len()).count();
        let workers =
            self.tell("board-workers", &[("n", player.workers.into()), ("blocked", n_blocked.into())]);
        html! {
            p .have {
                (tally_of(Some(count_of("points", seat)), "points", &signed(player.score()), &self.voice.points(player.score())))
                (tally_of(Some(count_of("coins", seat)), "coin", &player.coins.to_string(), &self.voice.coins(player.coins)))
                span class=(format!("figures seat-{}", seat.0)) role="img" aria-label=(workers) title=(workers) data-term=(terms::WORKER.id) {
                    @for _ in 0..player.workers { (icon("worker")) }
                    @for _ in 0..n_blocked { span .shut { (icon("worker")) } }
                }
                (tally("monk", &player.monks.to_string(), &self.tell("board-short-monks", &[("n", player.monks.into())])))
                @if self.game.table().first == seat { span .first title=(self.say("board-first")) data-term=(terms::FIRST_PLAYER.id) { (icon("first")) span .visually-hidden { (self.say("board-first")) } } }
                @if player.passed { span .passed { (self.say("board-passed")) } }
            }
        }
    }
}

/// The hearth, the anvil and the hammer beside the Forge.
fn hearthside() -> Markup {
    html! {
        div .hearthside aria-hidden="true" {
            (art("hearth", "hearth")) (art("flame", "flame")) (art("flame", "flame two"))
            (art("anvil", "anvil")) (art("hammer", "hammer"))
        }
    }
}
