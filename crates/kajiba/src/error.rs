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
    file_error(cx, file, error, Access::Read)
}

/// A file could not be written.
pub fn unwritable(cx: &Cx, file: &str, error: &io::Error) -> Error {
    file_error(cx, file, error, Access::Write)
}

enum Access {
    Read,
    Write,
}

fn file_error(cx: &Cx, file: &str, error: &io::Error, access: Access) -> Error {
    let id = match (error.kind(), access) {
        (ErrorKind::NotFound, Access::Read) => "cli-file-missing",
        (ErrorKind::NotFound, Access::Write) => "cli-file-no-folder",
        (ErrorKind::PermissionDenied, Access::Read) => "cli-file-forbidden",
        (ErrorKind::PermissionDenied, Access::Write) => "cli-file-write-forbidden",
        (ErrorKind::IsADirectory, Access::Read | Access::Write) => "cli-file-folder",
        (ErrorKind::InvalidData, Access::Read) => "cli-file-not-text",
        (ErrorKind::StorageFull, Access::Write) => "cli-file-disk-full",
        (_, Access::Read) => "cli-file-unreadable",
        (_, Access::Write) => "cli-file-unwritable",
    };
    user_error(cx.say(id, &[("file", file.into())]))
}
