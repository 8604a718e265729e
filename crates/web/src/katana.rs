//! How Shōgun no Katana looks: the table and what can be decided, made from what one viewer may see.

mod academy;
mod areas;
mod forge;
mod ghost;
mod houses;
mod player;
mod preview;
mod shelf;
mod trial;

mod cards;
mod icon;
mod piece;

mod arrange;
mod basket;
mod choices;
mod filled;
mod groups;
mod hits;
mod stamp;

mod chart;
mod course;
mod outlook;
mod pointed;
mod scores;
mod story;

mod face;

pub(crate) use arrange::{Unfit, unfit};
pub(crate) use basket::{Unbought, refusal};
pub(crate) use filled::Filled;
pub(crate) use icon::symbol;
pub(crate) use story::teller;
pub(crate) use trial::{End, Trial, Unknown, trial};

use host::GameView;
use katana::{Katana, TableRef, piece::Kind};
use tabletop::{Dice, Game, Seat, Seed, Viewer};
use voice::katana::Voice;
use words::Arg;

/// A game as it is drawn for one viewer.
#[derive(Clone, Copy)]
pub(crate) struct Picture<'a> {
    /// Who speaks.
    pub(crate) voice: Voice<'a>,
    /// What the viewer may see.
    pub(crate) game_view: &'a GameView<Katana>,
    /// A game that looks the same to the viewer.
    pub(crate) game: &'a Katana,
}

/// A game that looks to the viewer as the real one does. Everything on the pages is drawn and said from it alone: what
/// a view does not tell is made up here, always in the same way, so no page can tell more than its view.
pub(crate) fn imagined(game_view: &GameView<Katana>) -> Katana {
    Katana::imagine(&game_view.view, &game_view.rules, &mut Dice::new(&Seed([0; 32]), 0, 0))
}

impl<'a> Picture<'a> {
    /// The seat whose things are shown large: the viewer's own, else whose turn it is.
    fn main_seat(self) -> Seat {
        match self.game_view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => self.game.table().turn,
        }
    }

    /// The points of a seat.
    fn points_of(self, seat: Seat) -> String {
        signed(self.game.table().player(seat).score())
    }

    fn look(self) -> TableRef<'a> {
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
        self.voice.words.list(items)
    }
}

/// A number with a real minus sign.
fn signed(number: i16) -> String {
    number.to_string().replace('-', "−")
}

/// The class of a resource, which gives it its colour.
pub(crate) fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Lacquer => "lacquer",
        Kind::Wood => "wood",
        Kind::Steel => "steel",
        Kind::Leather => "leather",
    }
}
