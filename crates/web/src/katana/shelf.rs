//! A player's Washitsu shelf: delivered Swords, Project and Katana, Sashimono, cards, Honor and Favor.

use katana::{
    Action,
    piece::{CardSet, Favor, House, Kind, SwordId},
    table::{KatanaStage, Shame},
};
use maud::{Markup, html};
use tabletop::{Seat, Viewer};

use super::{Picture, clauses::sword_term, icon::icon, piece::blade_art, terms};
use crate::render::at_least::at_least;

/// The number of spaces on the Washitsu board.
const N_SPACES: u8 = 8;

impl Picture<'_> {
    /// A player's area apart from the Forge.
    pub(super) fn shelf(self, seat: Seat) -> Markup {
        // It may scroll, so the keyboard must reach it.
        let is_large = self.is_large(seat);
        html! {
            dl .shelf tabindex=[is_large.then_some("0")] {
                @for (name, id, value) in self.rows(seat) {
                    @if let Some(value) = value {
                        div class=(format!("lot {name}")) { dt { (icon(name)) (self.say(id)) } dd { (value) } }
                    }
                }
            }
        }
    }

    /// The rows of a player's things by label; `None` if a row is empty.
    fn rows(self, seat: Seat) -> [(&'static str, &'static str, Option<Markup>); 8] {
        let player = self.look().player(seat);
        let cards = |set: CardSet| {
            (!set.is_empty()).then(|| html! { div .hand { @for card in set.iter() { (self.card(card)) } } })
        };
        [
            ("shelf", "board-delivered", Some(self.delivered(seat))),
            ("hand", "board-hand", cards(player.hand)),
            ("again", "board-played", cards(player.played)),
            ("project", "board-project", self.project(seat)),
            ("katana", "board-katana", Some(self.katana(seat))),
            ("sashimono", "board-sashimono", self.sashimono(seat)),
            (
                "honor",
                "board-honor",
                texts(player.honors.iter().map(|&honor| self.voice.honor(honor)).collect()),
            ),
            ("favor", "board-favor", texts(self.favors_of(seat))),
        ]
    }

    /// The Project, while it can still grow.
    fn project(self, seat: Seat) -> Option<Markup> {
        let player = self.look().player(seat);
        let is_own = self.game_view.viewer == Viewer::Seat(seat);
        let list = || {
            html! {
                ul .counts {
                    @for kind in Kind::ALL {
                        li .none[player.project[kind] == 0] title=(self.voice.kind(kind)) data-term=(terms::PROJECT.id) {
                            (self.pip(kind)) span .visually-hidden { (self.voice.kind(kind)) } b { (player.project[kind]) }
                            @if is_own { (self.hit(|action| action == Action::Compose(kind))) }
                        }
                    }
                }
            }
        };
        (player.katana == KatanaStage::Away).then(list)
    }

    fn katana(self, seat: Seat) -> Markup {
        let is_own = self.game_view.viewer == Viewer::Seat(seat);
        let puts = |action| is_own && matches!(action, Action::PutKatana { change: false });
        let (id, column) = match self.look().player(seat).katana {
            KatanaStage::Away => {
                return html! { span .away title=(self.say("board-katana-away")) data-term=(terms::KATANA.id) { (self.say("board-katana-away")) (self.hit(puts)) } };
            }
            // It is seen there.
            KatanaStage::Forging => {
                return html! { span .where { (self.say("board-katana-forging")) } };
            }
            KatanaStage::Delivered { column } => ("board-katana-delivered", u16::from(column) + 1),
            KatanaStage::Unfinished => ("board-katana-unfinished", 0),
        };
        let katana = SwordId::katana(seat);
        html! {
            div .sword.of-katana title=(self.blade_in_words(katana)) data-term=(terms::KATANA.id) { (blade_art()) (self.blade(katana)) }
            span .where { (self.tell(id, &[("column", column.into())])) }
        }
    }

    /// The spaces of the Washitsu board: delivered Swords and Blocked Workers.
    fn delivered(self, seat: Seat) -> Markup {
        let delivered = self.look().player(seat).delivered;
        let blocked = self.voice.rules.blocked(seat);
        let n_delivered = delivered.len();
        html! {
            ol .washitsu .{(at_least(delivered.len().into(), &[9]))} {
                @for sword in delivered.iter() { li .taken { (self.small_tile(sword)) } }
                @for space in n_delivered + 1..=N_SPACES {
                    li {
                        @if blocked.contains(&space) {
                            span .shut role="img" aria-label=(self.say("board-blocked")) title=(self.say("board-blocked")) data-term=(terms::WORKER.id) {
                                (icon("worker"))
                            }
                        }
                    }
                }
            }
        }
    }

    /// A delivered Sword: its number and its decorations.
    pub(super) fn small_tile(self, sword: SwordId) -> Markup {
        html! {
            div class=(format!("sword small {}", self.wrap(sword))) id=(format!("sword-{}", sword.0))
                title=(self.blade_in_words(sword)) data-term=(sword_term(sword).id) {
                b .number { (self.number(sword)) } (self.strength(sword))
                span .visually-hidden { (self.blade_in_words(sword)) }
                (blade_art())
                (self.blade(sword))
            }
        }
    }

    pub(super) fn sashimono(self, seat: Seat) -> Option<Markup> {
        let counts = self.look().player(seat).sashimono;
        let list = || {
            html! {
                ul .counts {
                    @for house in House::ALL {
                        li class=(format!("of-{}", house.0)) .none[counts[house.index()] == 0] title=(self.voice.sashimono(house)) data-term=(terms::SASHIMONO.id) {
                            (icon(&format!("crest-{}", house.0)))
                            span .visually-hidden { (self.voice.crest(house)) }
                            b { (counts[house.index()]) }
                        }
                    }
                }
            }
        };
        (counts != [0; 4]).then(list)
    }

    /// Favor cards taken, and Shame or Dishonor.
    fn favors_of(self, seat: Seat) -> Vec<String> {
        let player = self.look().player(seat);
        let favors = (0..5).map(Favor).filter(|&favor| player.has_favor(favor));
        let shame = match player.shame {
            Shame::None => None,
            Shame::Shame => Some(self.say("board-shame")),
            Shame::Dishonor => Some(self.say("board-dishonor")),
        };
        favors.map(|favor| self.voice.favor(favor)).chain(shame).collect()
    }
}

fn texts(texts: Vec<String>) -> Option<Markup> {
    (!texts.is_empty()).then(|| html! { ul .plain { @for text in texts { li { (text) } } } })
}
