//! Shōgun no Katana in words: all ids, whole games, single sentences, and the Story.

mod all_ids;
mod play;
mod sentences;
mod story;
