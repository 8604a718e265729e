//! Shōgun no Katana in the terminal: `kajiba play` and `kajiba story`, as people type them.

#[path = "../shell/mod.rs"]
mod shell;

#[cfg(unix)]
mod keyboard;
mod play;
mod story;
