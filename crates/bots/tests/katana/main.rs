//! Bots at Shōgun no Katana.

mod novice;
mod people;
mod random;
mod search;
mod solo;
mod story;
