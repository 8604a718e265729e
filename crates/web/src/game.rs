//! A game in the browser: everything of one game beyond its table ([`Face`]).

use std::{collections::BTreeMap, sync::Arc};

use axum::Router;
use host::{ActionHash, AnyGameView, Refusal, TableView};
use maud::{Markup, html};
use tabletop::Seat;
use words::Words;

use crate::{
    app::App,
    component_form::ComponentForm,
    face::{Face, Teller},
    http::{cx::Cx, form::Form},
    page::rules::primer::Panel,
    setup_form::SetupForm,
    trial::Trial,
};

/// A game in the browser.
pub trait WebGame: Send + Sync {
    /// The game's id, as in `tabletop::Game::NAME`.
    fn id(&self) -> &'static str;
    /// Calls `draw` with the face of a view of this game.
    fn with_face(&self, view: &AnyGameView, teller: Teller, draw: &mut dyn FnMut(&dyn Face));
}

/// What a game has besides its table. The defaults add nothing.
pub(crate) trait WebExtension: Send + Sync {
    /// Pages that only this game has.
    fn routes(&self) -> Router<App> {
        Router::new()
    }

    /// A picture of the game, for pages outside of its table.
    fn poster(&self) -> Markup {
        html! {}
    }

    /// The game in two minutes, as a story in pictures.
    fn primer(&self) -> &'static [Panel] {
        &[]
    }

    /// The page of all tiles and cards, in general or as one table knows them. `kind` filters it.
    fn cards(&self, _cx: &Cx, _view: Option<&TableView>, _kind: Option<&str>) -> Markup {
        html! {}
    }

    /// The JSON schemas of its view for the API: an object by name, in which the view itself ends in `View`.
    fn view_schemas(&self) -> Option<&'static str> {
        None
    }

    /// The names and pictures for people who fill in a component file; `None` if tiles and cards carry nothing.
    fn component_form(&self) -> Option<&dyn ComponentForm> {
        None
    }

    /// The part of the new-table form that only this game has.
    fn setup_form(&self) -> Option<&dyn SetupForm> {
        None
    }

    /// The label of an option's value, if it is not derived from the id.
    fn option_value(&self, _words: &Words, _id: &str, _value: &str) -> Option<String> {
        None
    }

    /// The name of the seat that the rules play, if these options have one.
    fn automatic_name(&self, _words: &Words, _options: &BTreeMap<String, String>) -> Option<String> {
        None
    }

    /// What these options play, such as a chapter, to show beside the game's name.
    fn subtitle(&self, _words: &Words, _options: &BTreeMap<String, String>) -> Option<String> {
        None
    }

    /// Reads a form that stands for several actions; `None` if the form has no such fields.
    ///
    /// # Errors
    ///
    /// A field has a value that none of our forms sends.
    fn filled(&self, _form: &Form) -> Result<Option<Box<dyn FilledForm>>, Refusal> {
        Ok(None)
    }

    /// Whether this view can be tried out.
    fn has_trials(&self, _base: &AnyGameView) -> bool {
        false
    }

    /// The game as it would be after these decisions; `None` if the game offers no trials.
    fn trial(&self, _base: &AnyGameView, _decisions: &Decisions) -> Option<Result<Trial, NotPossible>> {
        None
    }
}

/// A game that adds nothing.
pub(crate) struct NoExtension;

impl WebExtension for NoExtension {}

/// Decisions that a seat tries out.
#[derive(Clone, Copy)]
pub(crate) struct Decisions<'a> {
    /// The seat that decides.
    pub(crate) seat: Seat,
    /// The decisions in order.
    pub(crate) actions: &'a [ActionHash],
    /// The language of their descriptions.
    pub(crate) words: &'a Words,
    /// The names of the seats.
    pub(crate) names: &'a [String],
}

/// The decision with this number, counted from 0, is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotPossible(pub(crate) usize);

/// A form that stands for several actions.
pub(crate) trait FilledForm: Send + Sync {
    /// The actions.
    fn actions(&self) -> Vec<ActionHash>;
    /// The message id of the title of the page that says why they are impossible.
    fn title_id(&self) -> &'static str;
    /// Why they are impossible now, in a sentence.
    fn problem(&self, cx: &Cx, view: &TableView, names: &[String]) -> Option<String>;
}

/// A game and what it has besides its table.
#[derive(Clone)]
pub(crate) struct GamePages {
    /// The game.
    pub(crate) game: Arc<dyn WebGame>,
    /// What it has besides its table.
    pub(crate) extension: &'static dyn WebExtension,
}

impl GamePages {
    /// Calls `draw` with the face of a view, speaking to its viewer.
    pub(crate) fn drawn<T>(
        &self,
        view: &AnyGameView,
        words: &Words,
        names: &[String],
        draw: impl FnOnce(&dyn Face) -> T,
    ) -> T {
        self.retold(view, Teller { words, names, is_to_viewer: true, looked_at: None }, draw)
    }

    /// Calls `draw` with the face of a view.
    pub(crate) fn retold<T>(
        &self,
        view: &AnyGameView,
        teller: Teller,
        draw: impl FnOnce(&dyn Face) -> T,
    ) -> T {
        let (mut draw, mut drawn) = (Some(draw), None);
        self.game.with_face(view, teller, &mut |face| drawn = draw.take().map(|draw| draw(face)));
        drawn.expect("the view is of this game")
    }
}

/// The games on these pages.
#[derive(Clone, Default)]
pub struct WebGames(Arc<[GamePages]>);

impl WebGames {
    /// Adds a game.
    #[must_use]
    pub fn with(self, game: impl WebGame + 'static) -> Self {
        self.with_extension(game, &NoExtension)
    }

    /// Adds a game that has more than its table.
    #[must_use]
    pub(crate) fn with_extension(
        self,
        game: impl WebGame + 'static,
        extension: &'static dyn WebExtension,
    ) -> Self {
        let pages = GamePages { game: Arc::new(game), extension };
        Self(self.0.iter().cloned().chain([pages]).collect())
    }

    /// The game with this id.
    pub(crate) fn named(&self, id: &str) -> Option<&GamePages> {
        self.0.iter().find(|pages| pages.game.id() == id)
    }

    /// The game of a table.
    pub(crate) fn of(&self, view: &TableView) -> &GamePages {
        self.named(view.game).expect("the pages know every game of the host")
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &GamePages> {
        self.0.iter()
    }
}
