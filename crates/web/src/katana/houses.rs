//! The Daimyō Houses: Swords on display, figures, the top cards.

use katana::piece::House;
use maud::{Markup, html};

use super::Picture;

impl Picture<'_> {
    /// The Houses with their Swords and cards.
    pub(super) fn houses(self) -> Markup {
        html! {
            div .houses {
                @for house in House::ALL { (self.house(house)) }
            }
            p .legend { (self.say("board-sword-legend")) }
        }
    }

    fn house(self, house: House) -> Markup {
        let (table, rules) = (self.game.table(), self.voice.rules);
        let n_spaces = rules.by_players(&rules.components.spaces.swords_per_house);
        let n_below = self.sight.view.decks.n_daimyo_below[house.index()];
        html! {
            section .house id=(format!("house-{}", house.0)) {
                h3 { (self.voice.house(house)) }
                ul .spaces {
                    @for space in 0..n_spaces { li { (self.space(house, space)) } }
                }
                @match table.decks.daimyo[house.index()].last() {
                    Some(&card) => {
                        (self.card(card))
                        p .below { (self.tell("board-house-below", &[("n", n_below.into())])) }
                    }
                    None => p .below { (self.say("board-house-no-card")) },
                }
            }
        }
    }

    /// What a space of a House holds: a Sword, or the figure that took it.
    fn space(self, house: House, space: usize) -> Markup {
        let board = &self.game.table().board;
        match (board.swords[house.index()][space], board.houses[house.index()][space]) {
            (Some(sword), _) => self.tile(sword),
            (None, Some(standing)) => self.figure(standing),
            (None, None) => html! { span .empty { (self.say("board-house-empty")) } },
        }
    }
}
