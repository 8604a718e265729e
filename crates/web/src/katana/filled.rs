//! Forms that stand for several actions, read as decisions.

use host::{ActionHash, Refusal, TableView};
use katana::{
    Action, Katana,
    piece::{Kind, RoomSet},
};

use voice::katana::Voice;

use super::{
    arrange::{Unfit, marked, unfit},
    basket::{Unbought, basket, counts, refusal},
};
use crate::{game::FilledForm, http::cx::Cx};

/// The content of such a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Filled {
    /// Purchases at the Market, in order.
    Basket(Vec<Kind>),
    /// The Rooms of all Family Members.
    Rooms(RoomSet),
}

impl Filled {
    /// Reads a form; `None` if it has no such fields.
    ///
    /// # Errors
    ///
    /// A field has a value that none of our forms sends.
    pub(crate) fn read<'a>(
        pairs: impl Iterator<Item = (&'a str, &'a str)> + Clone,
    ) -> Result<Option<Self>, Refusal> {
        if let Some(rooms) = marked(pairs.clone())? {
            return Ok(Some(Self::Rooms(rooms)));
        }
        Ok(counts(pairs)?.map(|counts| Self::Basket(basket(counts))))
    }
}

impl FilledForm for Filled {
    fn actions(&self) -> Vec<ActionHash> {
        match self {
            Self::Basket(kinds) => {
                kinds.iter().map(|&kind| ActionHash::of(&Action::BuyResource(kind))).collect()
            }
            Self::Rooms(rooms) => vec![ActionHash::of(&Action::Arrange(*rooms))],
        }
    }

    fn title_id(&self) -> &'static str {
        match self {
            Self::Basket(_) => "board-unbought-title",
            Self::Rooms(_) => "board-rooms-title",
        }
    }

    fn problem(&self, cx: &Cx, view: &TableView, names: &[String]) -> Option<String> {
        let (game_view, seat) = (view.game_view.as_ref()?.of::<Katana>()?, view.looking?);
        let voice = Voice { words: cx.words, rules: &game_view.rules, names };
        match self {
            // Programs get the name of the empty field instead.
            Self::Basket(kinds) if kinds.is_empty() => (!cx.wants_json).then(|| cx.say("board-basket-empty")),
            Self::Basket(kinds) => {
                let Unbought { kind, reason } = refusal(game_view, seat, kinds)?;
                let reason = reason.map_or(String::new(), |reason| voice.reason(reason));
                Some(
                    cx.tell(
                        "board-unbought",
                        &[("kind", voice.kind(kind).into()), ("reason", reason.into())],
                    ),
                )
            }
            Self::Rooms(rooms) => Some(match unfit(game_view, *rooms)? {
                Unfit::Reason(reason) => voice.reason(reason),
                Unfit::Count { least, most } => {
                    let id = if least == most { "board-rooms-count" } else { "board-rooms-count-shared" };
                    cx.tell(id, &[("n", most.into()), ("marked", rooms.len().into())])
                }
            }),
        }
    }
}
