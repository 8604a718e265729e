//! Usage errors in the chosen language: what was wrong, and what to do.

use std::ffi::OsString;

use anyhow::Error;
use clap::{
    Command,
    error::{ContextKind, ContextValue, ErrorKind},
};

use super::command;
use crate::{cx::Cx, error::user_error, game::Games};

/// Clap's error as sentences.
pub fn explained(cx: &Cx, games: &Games, args: &[OsString], error: &clap::Error) -> Error {
    let text = |kind| texts(error, kind).into_iter().next().unwrap_or_default();
    let arg = text(ContextKind::InvalidArg);
    let value = text(ContextKind::InvalidValue);
    let id = bare(&arg);
    let name = if id.starts_with("--") { id.clone() } else { cx.say(&id, &[]) };
    let sentence = match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => cx.say("cli-wrong-no-value", &[("arg", name.into())]),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let help = help_of(&command(cx, games), args, &id);
            cx.say("cli-wrong-value", &[("arg", name.into()), ("value", value.into()), ("help", help.into())])
        }
        ErrorKind::UnknownArgument => cx.say("cli-wrong-argument", &[("arg", bare(&arg).into())]),
        ErrorKind::InvalidSubcommand => {
            cx.say("cli-wrong-command", &[("name", text(ContextKind::InvalidSubcommand).into())])
        }
        ErrorKind::MissingRequiredArgument => {
            let help = help_of(&command(cx, games), args, &id);
            cx.say("cli-wrong-missing", &[("arg", name.into()), ("help", help.into())])
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let names = texts(error, ContextKind::ValidSubcommand).into_iter().filter(|name| name != "help");
            cx.say("cli-wrong-no-command", &[("names", listed(cx, names).into())])
        }
        ErrorKind::ArgumentConflict => {
            let other = bare(&text(ContextKind::PriorArg));
            if other.is_empty() || other == name {
                cx.say("cli-wrong-twice", &[("arg", name.into())])
            } else {
                cx.say("cli-wrong-together", &[("arg", name.into()), ("other", other.into())])
            }
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            cx.say("cli-wrong-no-value", &[("arg", name.into())])
        }
        ErrorKind::InvalidUtf8 => cx.say("cli-wrong-utf8", &[]),
        _ => cx.say("cli-wrong-other", &[]),
    };
    let suggested = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand];
    let suggested =
        listed(cx, suggested.into_iter().flat_map(|kind| texts(error, kind)).map(|name| bare(&name)));
    let suggestion =
        (!suggested.is_empty()).then(|| cx.say("cli-wrong-suggest", &[("name", suggested.into())]));
    let help = cx.say("cli-wrong-help", &[("command", path(&command(cx, games), args).into())]);
    user_error([Some(sentence), suggestion, Some(help)].into_iter().flatten().collect::<Vec<_>>().join("\n"))
}

fn listed(cx: &Cx, names: impl Iterator<Item = String>) -> String {
    cx.words.list(names)
}

/// The command that the arguments name, as far as it exists.
fn path(root: &Command, args: &[OsString]) -> String {
    let (mut command, mut path) = (root, vec![root.get_name()]);
    for arg in args.iter().skip(1) {
        if let Some(child) = command.find_subcommand(arg) {
            command = child;
            path.push(child.get_name());
        }
    }
    path.join(" ")
}

/// The texts of one kind in clap's error.
fn texts(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::StyledStr(text)) => vec![text.to_string()],
        Some(ContextValue::Number(number)) => vec![number.to_string()],
        _ => Vec::new(),
    }
}

/// `--players` of `--players <NUMBER>`, `FILE` of `<FILE>`.
fn bare(arg: &str) -> String {
    let name = arg.split_whitespace().next().unwrap_or_default();
    name.trim_matches(['<', '>', '[', ']']).to_owned()
}

/// The help of an argument of the command in `args`: it names the possible values.
fn help_of(root: &Command, args: &[OsString], name: &str) -> String {
    let is_it = |arg: &&clap::Arg| match arg.get_long() {
        Some(long) => name.strip_prefix("--") == Some(long),
        None => arg.get_value_names().is_some_and(|names| names.iter().any(|known| known == name)),
    };
    let (mut command, mut help) = (root, None);
    for arg in args {
        command = command.find_subcommand(arg).unwrap_or(command);
        help = command.get_arguments().find(is_it).and_then(|arg| arg.get_help()).or(help);
    }
    help.map(ToString::to_string).unwrap_or_default()
}
