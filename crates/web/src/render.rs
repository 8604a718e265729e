//! Building blocks of pages that belong to no single page or game.

pub(crate) mod layout;
pub(crate) mod parts;
pub(crate) mod term;

pub(crate) mod art;
pub(crate) mod at_least;
pub(crate) mod chart;
pub(crate) mod crest;
pub(crate) mod qr;
pub(crate) mod svg;
