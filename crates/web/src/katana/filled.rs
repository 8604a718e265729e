//! Forms that are filled in before they are sent: what they ask for, as decisions.

use host::{ActionHash, Refusal};
use katana::{
    Action,
    piece::{Kind, RoomSet},
};

use super::{
    arrange::marked,
    basket::{basket, counts},
};

/// What a form asks for that names no choice by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Filled {
    /// Purchases at the Market, in the order in which they are made.
    Basket(Vec<Kind>),
    /// The Rooms of all Family Members.
    Rooms(RoomSet),
}

impl Filled {
    /// What was filled in; nothing where the form has no such fields.
    ///
    /// # Errors
    /// A field holds what no form of ours would.
    pub(crate) fn read<'a>(
        pairs: impl Iterator<Item = (&'a str, &'a str)> + Clone,
    ) -> Result<Option<Self>, Refusal> {
        if let Some(rooms) = marked(pairs.clone())? {
            return Ok(Some(Self::Rooms(rooms)));
        }
        Ok(counts(pairs)?.map(|counts| Self::Basket(basket(counts))))
    }

    /// The decisions that it stands for.
    pub(crate) fn actions(&self) -> Vec<ActionHash> {
        match self {
            Self::Basket(kinds) => {
                kinds.iter().map(|&kind| ActionHash::of(&Action::BuyResource(kind))).collect()
            }
            Self::Rooms(rooms) => vec![ActionHash::of(&Action::Arrange(*rooms))],
        }
    }
}
