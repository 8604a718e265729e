//! The help pages. Clap cannot translate its own, nor align columns of wide characters.

use clap::{Arg, Command};

use crate::{
    cx::Cx,
    terminal::text::{blanks, pad, widest, wrap},
};

/// Writes the help page of each command.
pub fn write_all(cx: &Cx, root: Command) -> Command {
    let shared: Vec<Arg> = root.get_arguments().filter(|arg| arg.is_global_set()).cloned().collect();
    let page = page(cx, &root, "kajiba", &[]);
    root.mut_subcommands(|command| write(cx, command, "kajiba", &shared)).override_help(page)
}

fn write(cx: &Cx, command: Command, parent: &str, shared: &[Arg]) -> Command {
    let path = format!("{parent} {}", command.get_name());
    let page = page(cx, &command, &path, shared);
    // Error messages name a command with its parents.
    command.bin_name(&path).mut_subcommands(|child| write(cx, child, &path, shared)).override_help(page)
}

fn page(cx: &Cx, command: &Command, path: &str, shared: &[Arg]) -> String {
    let about = command.get_about().map(ToString::to_string).unwrap_or_default();
    let mut lines = wrap(&about, cx.page.width, "");
    lines.push(String::new());
    lines.push(cx.say("cli-help-usage", &[("usage", usage(cx, command, path).into())]));
    let commands: Vec<_> = command.get_subcommands().map(row_of_command).collect();
    let (named, optional): (Vec<_>, Vec<_>) =
        command.get_arguments().chain(shared).partition(|arg| arg.is_positional());
    let values: Vec<_> = named.into_iter().map(|arg| row_of_argument(cx, arg)).collect();
    let options: Vec<_> = optional.into_iter().map(|arg| row_of_argument(cx, arg)).collect();
    let lists =
        [("cli-help-commands", commands), ("cli-help-arguments", values), ("cli-help-options", options)];
    let column = widest(lists.iter().flat_map(|(_, rows)| rows).map(|(name, _)| name)) + 4;
    for (heading, rows) in lists.iter().filter(|(_, rows)| !rows.is_empty()) {
        lines.extend([String::new(), cx.say(heading, &[])]);
        for (name, help) in rows {
            let text = format!("{}{help}", pad(&format!("  {name}"), column));
            lines.extend(wrap(&text, cx.page.width, &blanks(column)));
        }
    }
    if let Some(more) = command.get_after_help() {
        lines.push(String::new());
        lines.extend(wrap(&more.to_string(), cx.page.width, ""));
    }
    if path == "kajiba" {
        lines.extend([String::new(), cx.say("cli-help-more", &[])]);
    }
    lines.join("\n") + "\n"
}

fn usage(cx: &Cx, command: &Command, path: &str) -> String {
    let mut usage = path.to_owned();
    if command.has_subcommands() {
        usage += " ";
        usage += &cx.say("cli-help-command", &[]);
    }
    for arg in command.get_positionals() {
        let name = value_name(cx, arg);
        usage += &if arg.is_required_set() { format!(" <{name}>") } else { format!(" [{name}]") };
    }
    if command.get_opts().next().is_some() || command.get_arguments().any(|arg| arg.get_long().is_some()) {
        usage += " ";
        usage += &cx.say("cli-help-some-options", &[]);
    }
    usage
}

fn row_of_command(command: &Command) -> (String, String) {
    (command.get_name().to_owned(), command.get_about().map(ToString::to_string).unwrap_or_default())
}

fn row_of_argument(cx: &Cx, arg: &Arg) -> (String, String) {
    let name = match (arg.get_long(), arg.get_short()) {
        (Some(long), Some(short)) => format!("-{short}, --{long}"),
        (Some(long), None) => format!("--{long}"),
        (None, _) => value_name(cx, arg),
    };
    let takes_value = arg.get_long().is_some() && arg.get_action().takes_values();
    let name = if takes_value { format!("{name} {}", value_name(cx, arg)) } else { name };
    (name, arg.get_help().map(ToString::to_string).unwrap_or_default())
}

/// The name of an argument's value; clap stores its message id.
fn value_name(cx: &Cx, arg: &Arg) -> String {
    let id = arg.get_value_names().and_then(|names| names.first()).map(ToString::to_string);
    id.map(|id| cx.say(&id, &[])).unwrap_or_default()
}
