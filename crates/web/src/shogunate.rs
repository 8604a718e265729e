//! Shogunate in the browser: the Line of Succession, the people around it and the options, made from one viewer's view.

mod cards;
mod line;
mod moment;
mod plot;

mod own;
mod people;

mod choices;
mod hits;

mod aims;
mod course;
mod notes;
mod pointed;
mod scores;
mod steps;
mod tip;
mod trophy;

mod cloth;

mod component_form;
mod components;
mod home;
mod pictures;
mod poster;
mod primer;
pub(crate) mod terms;

mod face;

pub(crate) use home::home;
pub(crate) use pictures::PICTURES;

use host::{AnyGameView, GameView, LogContent, TableView};
use maud::Markup;
use shogunate::{Event, Question, Shogunate, View, piece::Leader};
use tabletop::{Game, Seat, Viewer};
use voice::shogunate::Voice;
use words::Arg;

use crate::{
    component_form::ComponentForm,
    face::{Face, Teller},
    game::{WebExtension, WebGame},
    http::cx::Cx,
    page::rules::primer::Panel,
};

/// The table of Shogunate.
pub(crate) struct ShogunateTable;

impl WebGame for ShogunateTable {
    fn id(&self) -> &'static str {
        Shogunate::NAME
    }

    fn with_face(&self, view: &AnyGameView, teller: Teller, draw: &mut dyn FnMut(&dyn Face)) {
        let Some(game_view) = view.of::<Shogunate>() else { return };
        let Teller { words, names, is_to_viewer, looked_at } = teller;
        let viewer = if is_to_viewer { game_view.viewer } else { Viewer::Spectator };
        draw(&Picture {
            voice: Voice { words, rules: &game_view.rules, names, viewer },
            game_view,
            looked_at,
        });
    }
}

/// What Shogunate has besides its table. Nearly everything is hidden, so it offers no trials.
pub(crate) struct ShogunatePages;

impl WebExtension for ShogunatePages {
    fn poster(&self) -> Markup {
        poster::picture()
    }

    fn primer(&self) -> &'static [Panel] {
        primer::PANELS
    }

    fn view_schemas(&self) -> Option<&'static str> {
        Some(include_str!("shogunate/view.json"))
    }

    fn cards(&self, cx: &Cx, view: Option<&TableView>, _: Option<&str>) -> Markup {
        components::page(cx, view)
    }

    fn component_form(&self) -> Option<&dyn ComponentForm> {
        Some(&component_form::ShogunateComponents)
    }
}

/// A game as it is drawn for one viewer. Everything comes from the view alone, so no page can reveal more.
#[derive(Clone, Copy)]
pub(crate) struct Picture<'a> {
    /// The voice, with language, names and the person spoken to.
    pub(crate) voice: Voice<'a>,
    /// What the viewer may see.
    pub(crate) game_view: &'a GameView<Shogunate>,
    /// The other player whose things are shown large.
    looked_at: Option<Seat>,
}

impl<'a> Picture<'a> {
    fn view(self) -> &'a View {
        &self.game_view.view
    }

    /// The viewer's seat.
    fn own_seat(self) -> Option<Seat> {
        match self.game_view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    fn seats(self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.view().n_seats).map(Seat)
    }

    /// All seats clockwise, starting after the viewer's own; from the first one without a seat.
    fn around(self) -> impl Iterator<Item = Seat> + use<> {
        let n = self.view().n_seats;
        let first = self.own_seat().map_or(0, |seat| seat.0 + 1);
        (0..n).map(move |k| Seat((first + k) % n))
    }

    fn honor(self, leader: Leader) -> u8 {
        self.view().honor[leader.index()]
    }

    /// Whether Action cards are being chosen, so that chosen ones lie face down.
    fn is_choosing(self) -> bool {
        self.view().question() == Some(Question::ChooseCard)
    }

    /// The events of the newest log entry.
    fn newest_events(self) -> &'a [Event] {
        match self.game_view.log.last().map(|entry| &entry.what) {
            Some(LogContent::Done(events)) => events,
            Some(LogContent::Undone { past_barrier: _ }) | None => &[],
        }
    }

    fn say(self, id: &str) -> String {
        self.voice.words.say(id, &[])
    }

    fn tell(self, id: &str, args: &[(&str, Arg)]) -> String {
        self.voice.words.say(id, args)
    }
}
