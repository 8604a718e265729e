//! Cards that lie open for all: Honor and Favor cards.

use katana::piece::Favor;
use maud::{Markup, html};

use super::Picture;

impl Picture<'_> {
    /// The visible Honor cards, and the Favor cards that nobody has.
    pub(super) fn displayed_cards(self) -> Markup {
        let table = self.game.table();
        let honors: Vec<String> =
            table.board.honors.iter().flatten().map(|&honor| self.voice.honor(honor)).collect();
        let favors = (0..5).map(Favor).filter(|favor| table.favors & (1 << favor.0) != 0);
        let favors: Vec<String> = favors.map(|favor| self.voice.favor(favor)).collect();
        html! {
            div .areas {
                (self.section_of("board-honors", &honors))
                (self.section_of("board-favors", &favors))
            }
        }
    }

    fn section_of(self, id: &str, items: &[String]) -> Markup {
        html! {
            section .area {
                h3 { (self.say(id)) }
                @if items.is_empty() {
                    p .effect { (self.say("board-none")) }
                } @else {
                    ul .plain { @for item in items { li { (item) } } }
                }
            }
        }
    }
}
