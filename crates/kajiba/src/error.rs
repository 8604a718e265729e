//! Errors as sentences in the chosen language, so that no English of the system shows.

use std::io::{self, ErrorKind};

use anyhow::{Error, anyhow};

use crate::cx::Cx;

/// An error with a sentence for the user.
pub fn user_error(sentence: String) -> Error {
    anyhow!(sentence)
}

/// Whether the reader of our output has closed the pipe.
pub fn is_closed_pipe(error: &Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}

/// The sentence of an error. Messages of the system are replaced by our own.
pub fn shown(cx: &Cx, error: &Error) -> String {
    if error.is::<io::Error>() { cx.say("cli-output-failed", &[]) } else { error.to_string() }
}

/// A file could not be read.
pub fn unreadable(cx: &Cx, file: &str, error: &io::Error) -> Error {
    let file = [("file", file.into())];
    user_error(match error.kind() {
        ErrorKind::NotFound => cx.say("cli-file-missing", &file),
        ErrorKind::PermissionDenied => cx.say("cli-file-forbidden", &file),
        ErrorKind::IsADirectory => cx.say("cli-file-folder", &file),
        ErrorKind::InvalidData => cx.say("cli-file-not-text", &file),
        _ => cx.say("cli-file-unreadable", &file),
    })
}

/// A file could not be written.
pub fn unwritable(cx: &Cx, file: &str, error: &io::Error) -> Error {
    let file = [("file", file.into())];
    user_error(match error.kind() {
        ErrorKind::NotFound => cx.say("cli-file-no-folder", &file),
        ErrorKind::PermissionDenied => cx.say("cli-file-write-forbidden", &file),
        ErrorKind::IsADirectory => cx.say("cli-file-folder", &file),
        ErrorKind::StorageFull => cx.say("cli-file-disk-full", &file),
        _ => cx.say("cli-file-unwritable", &file),
    })
}
