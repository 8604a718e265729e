//! Shōgun no Katana in the browser: the table and its options, made from one viewer's view.

mod academy;
mod aims;
mod areas;
mod forge;
mod ghost;
mod houses;
mod player;
mod preview;
mod shelf;

mod cards;
mod icon;
mod motif;
mod piece;

mod campaign;
mod clauses;
mod component_form;
mod components;
mod ghost_name;
mod home;
mod ink;
mod pictures;
mod poster;
mod primer;
mod setup;
pub(crate) mod terms;

mod arrange;
mod basket;
mod choices;
mod filled;
mod groups;
mod hits;
mod sequences;
mod spoken;
mod stamp;

mod chart;
mod course;
mod outlook;
mod pointed;
mod scores;
mod steps;
mod story;
mod tip;
mod trophy;

mod face;

pub(crate) use clauses::card_clauses;
pub(crate) use home::{Home, home};
pub(crate) use pictures::PICTURES;
use sequences::{Sequence, sequences};
use story::teller;

use std::collections::BTreeMap;

use axum::Router;
use host::{AnyGameView, GameView, Refusal, TableView};
use katana::{Event, Katana, TableRef, piece::Kind};
use maud::Markup;
use tabletop::{Game, Seat, Viewer};
use voice::katana::Voice;
use words::{Arg, Words};

use crate::{
    app::App,
    component_form::ComponentForm,
    face::{Face, Teller},
    game::{Decisions, FilledForm, NotPossible, WebExtension, WebGame},
    http::{cx::Cx, form::Form},
    page::rules::primer::Panel,
    setup_form::SetupForm,
    trial::{self, Trial, Unknown},
};

/// The table of Shōgun no Katana.
pub(crate) struct KatanaTable;

impl WebGame for KatanaTable {
    fn id(&self) -> &'static str {
        Katana::NAME
    }

    fn with_face(&self, view: &AnyGameView, teller: Teller, draw: &mut dyn FnMut(&dyn Face)) {
        let Some(game_view) = view.of::<Katana>() else { return };
        let game = imagined(game_view);
        let voice = Voice { words: teller.words, rules: &game_view.rules, names: teller.names };
        let sequences = sequences(game_view, &game);
        let picture = Picture { voice, game_view, game: &game, sequences: &sequences, looked_at: None };
        let looked_at = teller.looked_at.filter(|&seat| seat != picture.main_seat());
        draw(&Picture { looked_at, ..picture });
    }
}

/// What Shōgun no Katana has besides its table.
pub(crate) struct KatanaPages;

impl WebExtension for KatanaPages {
    fn routes(&self) -> Router<App> {
        campaign::routes()
    }

    fn poster(&self) -> Markup {
        poster::picture()
    }

    fn primer(&self) -> &'static [Panel] {
        primer::PANELS
    }

    fn view_schemas(&self) -> Option<&'static str> {
        Some(include_str!("katana/view.json"))
    }

    fn cards(&self, cx: &Cx, view: Option<&TableView>, kind: Option<&str>) -> Markup {
        components::page(cx, view, kind)
    }

    fn component_form(&self) -> Option<&dyn ComponentForm> {
        Some(&component_form::KatanaComponents)
    }

    fn setup_form(&self) -> Option<&dyn SetupForm> {
        Some(&setup::GhostFields)
    }

    /// A chapter is called by its name; without one, most points win.
    fn option_value(&self, words: &Words, id: &str, value: &str) -> Option<String> {
        match (id, value.parse()) {
            ("chapter", Ok(number)) => Some(teller(words).chapter(number)),
            ("chapter", Err(_)) => Some(words.say("lobby-new-chapter-none", &[])),
            _ => None,
        }
    }

    fn automatic_name(&self, words: &Words, options: &BTreeMap<String, String>) -> Option<String> {
        ghost_name::ghost_of(words, options)
    }

    fn subtitle(&self, words: &Words, options: &BTreeMap<String, String>) -> Option<String> {
        let number = options.get("chapter")?.parse().ok()?;
        Some(teller(words).chapter(number))
    }

    fn filled(&self, form: &Form) -> Result<Option<Box<dyn FilledForm>>, Refusal> {
        let filled = filled::Filled::read(form.pairs())?;
        Ok(filled.map(|filled| Box::new(filled) as Box<dyn FilledForm>))
    }

    fn has_trials(&self, base: &AnyGameView) -> bool {
        base.of::<Katana>().is_some()
    }

    fn trial(&self, base: &AnyGameView, decisions: &Decisions) -> Option<Result<Trial, NotPossible>> {
        let base = base.of::<Katana>()?;
        let &Decisions { seat, actions, words, names } = decisions;
        let voice = Voice { words, rules: &base.rules, names };
        let action = |game: &Katana, action| voice.action(game, seat, action);
        Some(trial::trial(base, seat, actions, &trial::Teller { action: &action, unknown }))
    }
}

/// What this event reveals.
fn unknown(barrier: &Event) -> Unknown {
    if matches!(barrier, Event::GhostDrew { .. } | Event::GhostAsideRevealed { .. }) {
        return Unknown::Automatic;
    }
    if matches!(barrier, Event::GameOver { .. }) { Unknown::Result } else { Unknown::Hidden }
}

/// A game as it is drawn for one viewer.
#[derive(Clone, Copy)]
pub(crate) struct Picture<'a> {
    /// The voice, with language and names.
    pub(crate) voice: Voice<'a>,
    /// What the viewer may see.
    pub(crate) game_view: &'a GameView<Katana>,
    /// A game that looks the same to the viewer.
    pub(crate) game: &'a Katana,
    /// What one click can do when it is more than one action.
    sequences: &'a [Sequence],
    /// The other player whose things are shown large.
    looked_at: Option<Seat>,
}

/// A game that looks the same to the viewer as the real one. Pages are made from it alone. Whatever the view does not
/// show is made up, always in the same way, so no page can reveal more than its view.
pub(crate) fn imagined(game_view: &GameView<Katana>) -> Katana {
    trial::determined(game_view)
}

impl<'a> Picture<'a> {
    /// The seat shown in full size: the viewer's own, else the one whose turn it is.
    fn main_seat(self) -> Seat {
        match self.game_view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => self.game.table().turn,
        }
    }

    /// Whether a seat's things are shown in full size.
    fn is_large(self, seat: Seat) -> bool {
        seat == self.main_seat() || Some(seat) == self.looked_at
    }

    /// The points of a seat.
    fn points_of(self, seat: Seat) -> String {
        signed(self.game.table().player(seat).score())
    }

    fn look(self) -> TableRef<'a> {
        self.game.look(self.voice.rules)
    }

    /// Words for screen readers and explanations.
    fn spoken(self, words: &str) -> String {
        spoken::spoken(&self.voice, words)
    }

    fn say(self, id: &str) -> String {
        self.voice.words.say(id, &[])
    }

    fn tell(self, id: &str, args: &[(&str, Arg)]) -> String {
        self.voice.words.say(id, args)
    }
}

/// A number with a real minus sign.
fn signed(number: i16) -> String {
    number.to_string().replace('-', "−")
}

/// The CSS class of a resource, for its colour.
pub(crate) fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Lacquer => "lacquer",
        Kind::Wood => "wood",
        Kind::Steel => "steel",
        Kind::Leather => "leather",
    }
}
