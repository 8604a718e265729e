//! The picture at the end of a game: a Katana on its stand, and the one that the winner delivered.

use katana::{
    piece::SwordId,
    table::{Category, KatanaStage},
};
use maud::{Markup, html};
use tabletop::Seat;

use super::{Picture, icon::symbol, terms};
use crate::{face::Ceremony, render::art::drawn};

impl Picture<'_> {
    /// A sword above its scabbard. After a defeat there is only the scabbard.
    pub(super) fn sword_on_stand(self, ceremony: &Ceremony) -> Markup {
        html! {
            (drawn(&symbol("katana-stand"), "stand"))
            @if ceremony.is_joyful { (drawn(&symbol("sword"), "blade")) }
            (drawn(&symbol("scabbard"), "scabbard"))
            @if let Some((seat, column)) = ceremony.winners.iter().find_map(|&seat| self.delivered_katana(seat)) {
                (self.katana_of(seat, column))
            }
        }
    }

    /// The seat and the column that its Katana was delivered from.
    fn delivered_katana(self, seat: Seat) -> Option<(Seat, u8)> {
        match self.look().player(seat).katana {
            KatanaStage::Delivered { column } => Some((seat, column)),
            KatanaStage::Away | KatanaStage::Forging | KatanaStage::Unfinished => None,
        }
    }

    /// Whose Katana it is, what it is made of, and what it brought.
    fn katana_of(self, seat: Seat, column: u8) -> Markup {
        let katana = SwordId::katana(seat);
        let points = self.look().player(seat).ledger[Category::Katana as usize];
        let column = [("column", (u16::from(column) + 1).into())];
        html! {
            div .slip title=(self.blade_in_words(katana)) data-term=(terms::KATANA.id) {
                b { (self.voice.sword(katana)) }
                (self.blade(katana))
                span .from {
                    (self.tell("board-katana-delivered", &column)) " · " (self.voice.points(points))
                }
            }
        }
    }
}
