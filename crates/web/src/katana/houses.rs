//! The Daimyō Houses: Swords on display, figures, the top cards.

use katana::{
    Action,
    piece::{Area, House},
};
use maud::{Markup, html};

use super::{
    Picture,
    icon::{art, icon},
    preview::house_space,
    terms,
};
use crate::render::parts::part;

impl Picture<'_> {
    /// The Houses with their Swords and cards.
    pub(super) fn houses(self) -> Markup {
        html! {
            section #houses .area aria-labelledby="houses-title" {
                div .head {
                    h3 #houses-title .sign data-term=(terms::HOUSE.id) { (icon("houses")) (self.voice.area(Area::Houses)) }
                    (self.puts(Area::Houses))
                }
                div .houses { @for house in House::ALL { (self.house(house)) } }
            }
        }
    }

    fn house(self, house: House) -> Markup {
        let (table, rules) = (self.game.table(), self.voice.rules);
        let n_spaces = rules.by_players(&rules.components.spaces.swords_per_house);
        let n_below = self.game_view.view.decks.n_daimyo_below[house.index()];
        let below = self.tell("board-house-below", &[("n", n_below.into())]);
        part(html! {
            section class=(format!("house of-{}", house.0)) id=(format!("house-{}", house.0)) {
                div .front {
                    (art("banner", "banner")) (art("roof-house", "roof"))
                    h4 title=(self.voice.house(house)) data-term=(terms::HOUSE.id) {
                        (icon(&format!("crest-{}", house.0)))
                        span aria-hidden="true" { (self.voice.crest(house)) }
                        span .visually-hidden { (self.voice.house(house)) }
                        (self.hit(|action| action == Action::TakeSashimono(house)))
                    }
                }
                div .court {
                    ul .spaces {
                        @for space in 0..n_spaces { li .{(house_space(house, space))} { (self.space(house, space)) } }
                    }
                    @match table.decks.daimyo[house.index()].last() {
                        Some(&card) => div .deck {
                            (self.card(card))
                            span .below aria-hidden="true" title=(below) data-term=(terms::DAIMYO_CARD.id) { (n_below) }
                            span .visually-hidden { (below) }
                        },
                        None => p .none { (self.say("board-house-no-card")) },
                    }
                }
            }
        })
    }

    /// A space of a House: a Sword, or the figure that took it.
    fn space(self, house: House, space: usize) -> Markup {
        let board = &self.game.table().board;
        let takes = |action| action == Action::TakeSword { house, space: space as u8 };
        match (board.swords[house.index()][space], board.houses[house.index()][space]) {
            (Some(sword), _) => html! { (self.tile(sword)) (self.hit(takes)) },
            (None, Some(standing)) => html! { span .taken { (self.figure(standing)) } },
            (None, None) => html! { span .empty { (self.say("board-house-empty")) } },
        }
    }
}
