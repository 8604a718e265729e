//! The language: from `--lang`, else from the environment, else English.

use std::{env, ffi::OsString};

use words::Lang;

/// The language of this run. It is needed before the arguments are parsed, for error messages.
pub fn chosen(args: &[OsString]) -> Lang {
    told(args).unwrap_or_else(|| {
        let own = env::var("KAJIBA_LANG").ok().and_then(|code| Lang::from_code(&code));
        own.unwrap_or_else(|| Lang::from_code(&locale()).unwrap_or_default())
    })
}

/// The language of `--lang`, if there is such a language.
fn told(args: &[OsString]) -> Option<Lang> {
    let mut args = args.iter().filter_map(|arg| arg.to_str()).take_while(|&arg| arg != "--");
    let mut lang = None;
    while let Some(arg) = args.next() {
        let code = if arg == "--lang" { args.next() } else { arg.strip_prefix("--lang=") };
        lang = code.and_then(Lang::from_code).or(lang);
    }
    lang
}

/// The first of the system's variables that is set, as in other programs.
fn locale() -> String {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
    variables
        .into_iter()
        .filter_map(|name| env::var(name).ok())
        .find(|code| !code.is_empty())
        .unwrap_or_default()
}
