//! How Shōgun no Katana looks: the table and what can be decided, made from what one viewer may see.

mod academy;
mod areas;
mod forge;
mod ghost;
mod houses;
mod player;
mod preview;
mod shelf;

mod cards;
mod icon;
mod piece;

mod basket;
mod choices;
mod groups;
mod hits;

mod chart;
mod course;
mod outlook;
mod pointed;
mod scores;
mod story;
mod told;

pub(crate) use basket::{Unbought, basket, counts, refusal};
pub(crate) use choices::Ask;
pub(crate) use icon::mon;
pub(crate) use story::teller;

use host::Sight;
use katana::{Frame, Katana, Look, piece::Kind, table::N_ROUNDS};
use maud::{Markup, html};
use tabletop::{Dice, Game, Seat, Seed, Viewer};
use voice::Voice;
use words::Arg;

/// A game as it is drawn for one viewer.
#[derive(Clone, Copy)]
pub(crate) struct Picture<'a> {
    /// Who speaks.
    pub(crate) voice: Voice<'a>,
    /// What the viewer may see.
    pub(crate) sight: &'a Sight<Katana>,
    /// A game that looks the same to the viewer.
    pub(crate) game: &'a Katana,
}

/// A game that looks to the viewer as the real one does. Everything on the pages is drawn and said from it alone: what
/// a view does not tell is made up here, always in the same way, so no page can tell more than its view.
pub(crate) fn imagined(sight: &Sight<Katana>) -> Katana {
    Katana::imagine(&sight.view, &sight.rules, &mut Dice::new(&Seed([0; 32]), 0, 0))
}

impl<'a> Picture<'a> {
    /// The main board.
    pub(crate) fn board(self) -> Markup {
        html! {
            section #map .map aria-labelledby="map-title" {
                h2 #map-title .visually-hidden { (self.say("board-map")) }
                (self.houses())
                (self.market())
                (self.palace())
                div .side-by-side {
                    (self.academy())
                    div .shrine { (self.temple()) (self.komainu()) }
                }
                (self.displayed_cards())
            }
        }
    }

    /// Round and turn.
    pub(crate) fn heading(self) -> String {
        let table = self.game.table();
        match self.game.asking() {
            None => self.say("board-over"),
            Some(Frame::StartSwords(_)) => self.say("board-start"),
            Some(
                Frame::Round(_)
                | Frame::Turn(_)
                | Frame::Houses(_)
                | Frame::Market(_)
                | Frame::Forge(_)
                | Frame::Academy(_)
                | Frame::Palace(_)
                | Frame::Komainu(_)
                | Frame::React(_)
                | Frame::Delivery(_)
                | Frame::Compose(_)
                | Frame::CardChoice(_)
                | Frame::BuyLine(_)
                | Frame::GhostTurn(_)
                | Frame::ChooseAside(_)
                | Frame::RaisePrice(_),
            ) => {
                let name = self.voice.player(table.turn).into();
                let (round, rounds) = (table.round.into(), N_ROUNDS.into());
                self.tell("board-round", &[("round", round), ("rounds", rounds), ("name", name)])
            }
        }
    }

    /// The rounds with what a delivery scores in each; the present one is marked.
    pub(crate) fn rounds(self) -> Markup {
        let (round, components) = (self.game.table().round, &self.voice.rules.components);
        html! {
            ol .rounds aria-label=(self.say("board-rounds")) {
                @for (n, &points) in (1..).zip(&components.round_points) {
                    @let args = [("n", n.into()), ("points", self.voice.points(points.into()).into())];
                    @let words = self.tell("board-round-points", &args);
                    li aria-current=[(n == round).then_some("step")] .past[n < round] title=(words) {
                        b aria-hidden="true" { (n) } span aria-hidden="true" { "+" (points) (icon::icon("points")) }
                        span .visually-hidden { (words) }
                    }
                }
            }
        }
    }

    /// The part of the table that the present question is about, for screens that show one at a time.
    pub(crate) fn place_of_question(self) -> &'static str {
        match self.game.asking() {
            Some(
                Frame::StartSwords(_)
                | Frame::Forge(_)
                | Frame::Delivery(_)
                | Frame::Compose(_)
                | Frame::CardChoice(_)
                | Frame::BuyLine(_)
                | Frame::Academy(_),
            )
            | None => "forge",
            Some(
                Frame::Round(_)
                | Frame::Turn(_)
                | Frame::Houses(_)
                | Frame::Market(_)
                | Frame::Palace(_)
                | Frame::Komainu(_)
                | Frame::React(_)
                | Frame::GhostTurn(_)
                | Frame::ChooseAside(_)
                | Frame::RaisePrice(_),
            ) => "map",
        }
    }

    /// The seat whose things are shown large: the viewer's own, else whose turn it is.
    pub(crate) fn main_seat(self) -> Seat {
        match self.sight.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => self.game.table().turn,
        }
    }

    /// The points of a seat.
    pub(crate) fn points(self, seat: Seat) -> String {
        signed(self.game.table().player(seat).score())
    }

    /// The points of a seat with their sign; the script counts them up.
    pub(crate) fn score(self, seat: Seat) -> Markup {
        let words = self.voice.points(self.game.table().player(seat).score());
        html! {
            span .score title=(words) {
                (icon::icon("points")) span .count id=(format!("score-{}", seat.0)) data-count aria-hidden="true" { (self.points(seat)) }
                span .visually-hidden { (words) }
            }
        }
    }

    fn look(self) -> Look<'a> {
        self.game.look(self.voice.rules)
    }

    fn say(self, id: &str) -> String {
        self.voice.words.say(id, &[])
    }

    fn tell(self, id: &str, args: &[(&str, Arg)]) -> String {
        self.voice.words.say(id, args)
    }

    /// Items with the language's separator between them.
    fn list(self, items: impl IntoIterator<Item = String>) -> String {
        items.into_iter().collect::<Vec<_>>().join(&self.say("list-separator"))
    }
}

/// A number with a real minus sign.
fn signed(number: i16) -> String {
    number.to_string().replace('-', "−")
}

/// The class of a resource, which gives it its colour.
fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Lacquer => "lacquer",
        Kind::Wood => "wood",
        Kind::Steel => "steel",
        Kind::Leather => "leather",
    }
}
