//! The commands and their options, with help in the chosen language.

mod help;
pub mod language;
pub mod usage_error;

use std::ffi::OsString;

use bots::Level;
use clap::{
    Arg, ArgAction, ArgMatches, Command, Error, Id, builder::PossibleValuesParser, error::ErrorKind,
    value_parser,
};
use words::Lang;

use crate::{
    cx::Cx,
    game::{AnyGame, Games},
    server::{admin, config},
    sim::participant,
    terminal::saves::folder::SavesFolder,
};

/// Reads the arguments; without a command they are meant for `serve`.
pub fn parse(cx: &Cx, games: &Games, args: &[OsString]) -> Result<ArgMatches, Error> {
    let root = command(cx, games);
    let is_command = |arg: &OsString| root.find_subcommand(arg).is_some();
    let names_command = args.iter().skip(1).any(is_command);
    let mut matched = root.clone().try_get_matches_from(args);
    let is_for_serve = match &matched {
        Ok(matches) => matches.subcommand_name().is_none(),
        Err(error) => error.kind() == ErrorKind::UnknownArgument && !names_command,
    };
    if is_for_serve {
        let (program, rest) = args
            .split_first()
            .map_or((OsString::from("kajiba"), args), |(program, rest)| (program.clone(), rest));
        let args = [program, OsString::from("serve")].into_iter().chain(rest.iter().cloned());
        matched = root.try_get_matches_from(args);
    }
    matched
}

/// The whole command line.
pub fn command(cx: &Cx, games: &Games) -> Command {
    let version = Arg::new("version").long("version").short('V').action(ArgAction::Version);
    let root = Command::new("kajiba")
        .about(cx.say("cli-about", &[]))
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_flag(true)
        .args([lang(cx), help_flag(cx), version.help(cx.say("cli-arg-version", &[]))])
        .subcommands([serve(cx), play(cx, games)])
        .subcommands(games.all().flat_map(|game| game.commands(cx)))
        .subcommands([
            sim(cx, games),
            ladder(cx, games),
            replay(cx, games),
            verify(cx),
            components(cx, games),
            rules(cx),
        ])
        .subcommands([admin(cx), backup(cx), check_db(cx), export(cx), import(cx), migrate_db(cx), load(cx)]);
    help::write_all(cx, root)
}

fn help_flag(cx: &Cx) -> Arg {
    let help = Arg::new("help").long("help").short('h').action(ArgAction::Help);
    help.help(cx.say("cli-arg-help", &[])).global(true)
}

fn lang(cx: &Cx) -> Arg {
    let codes = PossibleValuesParser::new(Lang::ALL.map(Lang::code));
    Arg::new("lang")
        .long("lang")
        .value_name("cli-value-language")
        .value_parser(codes)
        .help(cx.say("cli-arg-lang", &[]))
        .global(true)
}

/// An option with a value; `value` is the message id of the value's name.
pub fn option(cx: &Cx, name: &'static str, value: &'static str, help: &str) -> Arg {
    // A negative number is a wrong value, not another option.
    Arg::new(name).long(name).value_name(value).help(cx.say(help, &[])).allow_negative_numbers(true)
}

/// An option without a value.
pub fn flag(cx: &Cx, name: &'static str, help: &str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(cx.say(help, &[]))
}

/// A file that must be named.
fn file(cx: &Cx, help: &str) -> Arg {
    Arg::new("file").value_name("cli-value-file").help(cx.say(help, &[])).required(true)
}

fn players(cx: &Cx, games: &Games) -> Arg {
    let players = option(cx, "players", "cli-value-number", "cli-arg-players");
    players.value_parser(value_parser!(u8).range(1..=games.n_seats_max()))
}

/// One of the games.
fn game(cx: &Cx, games: &Games) -> Arg {
    let ids = PossibleValuesParser::new(games.all().map(AnyGame::id));
    Arg::new("game").value_name("cli-value-game").value_parser(ids).help(cx.say("cli-arg-game", &[]))
}

/// Options of all games.
fn of_games(games: &Games, args: impl Fn(&dyn AnyGame) -> Vec<Arg>) -> Vec<Arg> {
    games.all().flat_map(args).collect()
}

/// The names of the players, separated by commas.
pub fn names(cx: &Cx) -> Arg {
    option(cx, "names", "cli-value-names", "cli-arg-names")
}

/// A component file.
pub fn component_file(cx: &Cx) -> Arg {
    option(cx, "components", "cli-value-file", "cli-arg-components")
}

fn serve(cx: &Cx) -> Command {
    let command = Command::new("serve").about(cx.say("cli-about-serve", &[]));
    command.after_help(cx.say("cli-help-settings", &[])).args(config::args(cx))
}

fn admin(cx: &Cx) -> Command {
    let orders = admin::LISTS.into_iter().chain(host::Deed::NAMES);
    let order = Arg::new("order").value_name("cli-value-order").help(cx.say("cli-arg-admin-order", &[]));
    let subject =
        Arg::new("subject").value_name("cli-value-subject").help(cx.say("cli-arg-admin-subject", &[]));
    let url = option(cx, "url", "cli-value-url", "cli-arg-admin-url").default_value("http://127.0.0.1:8080");
    Command::new("admin")
        .about(cx.say("cli-about-admin", &[]))
        .after_help(cx.say("cli-help-admin", &[]))
        .args([order.value_parser(PossibleValuesParser::new(orders)).required(true), subject, url])
}

fn backup(cx: &Cx) -> Command {
    let command = Command::new("backup").about(cx.say("cli-about-backup", &[]));
    command.arg(file(cx, "cli-arg-backup-file")).args(config::place_args(cx))
}

fn check_db(cx: &Cx) -> Command {
    Command::new("check-db").about(cx.say("cli-about-check-db", &[])).args(config::place_args(cx))
}

fn export(cx: &Cx) -> Command {
    let command = Command::new("export").about(cx.say("cli-about-export", &[]));
    let table = option(cx, "table", "cli-value-table", "cli-arg-table");
    command.args([file(cx, "cli-arg-export-file"), table]).args(config::place_args(cx))
}

fn import(cx: &Cx) -> Command {
    let command = Command::new("import").about(cx.say("cli-about-import", &[]));
    command.args([file(cx, "cli-arg-import-file"), names(cx)]).args(config::place_args(cx))
}

fn migrate_db(cx: &Cx) -> Command {
    let place =
        |name, value, help: &str| Arg::new(name).value_name(value).help(cx.say(help, &[])).required(true);
    Command::new("migrate-db").about(cx.say("cli-about-migrate-db", &[])).args([
        place("from", "cli-value-from", "cli-arg-migrate-from"),
        place("to", "cli-value-to", "cli-arg-migrate-to"),
    ])
}

fn play(cx: &Cx, games: &Games) -> Command {
    let variants = of_games(games, |game| game.variant_args(cx));
    let rules = of_games(games, |game| game.rule_args(cx));
    let of_setup: Vec<Id> = variants.iter().chain(&rules).map(|arg| arg.get_id().clone()).collect();
    let load = option(cx, "load", "cli-value-file", "cli-arg-load");
    let load =
        load.conflicts_with_all(["players", "bots", "seed", "components"]).conflicts_with_all(of_setup);
    let command = Command::new("play").about(cx.say("cli-about-play", &[])).after_help(saves(cx));
    command
        .args([game(cx, games), players(cx, games), bots_at_table(cx)])
        .args(variants)
        .args([names(cx), option(cx, "seed", "cli-value-seed", "cli-arg-seed")])
        .args(rules)
        .args([component_file(cx), option(cx, "record", "cli-value-file", "cli-arg-record"), load])
}

/// Where games are saved and how to resume them.
fn saves(cx: &Cx) -> String {
    match SavesFolder::of_user() {
        Some(folder) => cx.say("cli-help-saves", &[("folder", folder.path.into())]),
        None => cx.say("cli-help-saves-nowhere", &[]),
    }
}

fn sim(cx: &Cx, games: &Games) -> Command {
    let number = |name, help| option(cx, name, "cli-value-number", help);
    Command::new("sim")
        .about(cx.say("cli-about-sim", &[]))
        .args([game(cx, games).required(true), players(cx, games)])
        .args(of_games(games, |game| game.variant_args(cx)))
        .args([
            number("games", "cli-arg-games")
                .value_parser(value_parser!(u64).range(1..=10_000_000))
                .default_value("1000"),
            series(cx),
            threads(cx),
        ])
        .args(of_games(games, |game| game.sim_args(cx)))
        .args([
            bots(cx),
            number("iterations", "cli-arg-sim-iterations")
                .value_parser(value_parser!(u32).range(1..=1_000_000))
                .requires("bots")
                .conflicts_with("time"),
            option(cx, "time", "cli-value-milliseconds", "cli-arg-sim-time")
                .value_parser(value_parser!(u32).range(1..=60_000))
                .requires("bots"),
            flag(cx, "json", "cli-arg-json"),
            option(cx, "record", "cli-value-file", "cli-arg-sim-record"),
            flag(cx, "events", "cli-arg-events").requires("record"),
        ])
        .args(of_games(games, |game| game.rule_args(cx)))
        .arg(component_file(cx))
}

/// The number of a series of games.
fn series(cx: &Cx) -> Arg {
    let seed = option(cx, "seed", "cli-value-number", "cli-arg-series");
    seed.value_parser(value_parser!(u64)).default_value("1")
}

fn threads(cx: &Cx) -> Arg {
    let threads = option(cx, "threads", "cli-value-number", "cli-arg-threads");
    threads.value_parser(value_parser!(u16).range(1..=256)).default_value("1")
}

/// Bots that play along, separated by commas.
fn bots_at_table(cx: &Cx) -> Arg {
    let bots = option(cx, "bots", "cli-value-bots", "cli-arg-partners").value_delimiter(',');
    bots.value_parser(participant::parser(cx.words, Level::ALL.map(Level::id)))
}

fn load(cx: &Cx) -> Command {
    let number = |name, help, default| {
        let parser = value_parser!(u32).range(0..=1_000_000);
        option(cx, name, "cli-value-number", help).value_parser(parser).default_value(default)
    };
    Command::new("load").about(cx.say("cli-about-load", &[])).args([
        number("tables", "cli-arg-load-tables", "50").value_delimiter(','),
        number("seconds", "cli-arg-load-seconds", "30"),
        number("think", "cli-arg-load-think", "1000"),
        number("idle-tables", "cli-arg-load-idle-tables", "0"),
        option(cx, "url", "cli-value-url", "cli-arg-load-url"),
        option(cx, "db", "cli-value-url", "cli-arg-load-db").conflicts_with("url"),
        number("nodes", "cli-arg-load-nodes", "1")
            .value_parser(value_parser!(u32).range(1..=16))
            .requires("db"),
        flag(cx, "pages", "cli-arg-load-pages"),
        option(cx, "plot", "cli-value-file", "cli-arg-load-plot"),
        flag(cx, "json", "cli-arg-json"),
    ])
}

/// Who plays, separated by commas.
fn bots(cx: &Cx) -> Arg {
    let bots = option(cx, "bots", "cli-value-bots", "cli-arg-bots").value_delimiter(',');
    bots.value_parser(participant::parser(cx.words, participant::ids()))
}

fn ladder(cx: &Cx, games: &Games) -> Command {
    let several = |name, value, help| {
        let number = option(cx, name, value, help).value_delimiter(',');
        number.value_parser(value_parser!(u32).range(1..=1_000_000))
    };
    let command = Command::new("ladder").about(cx.say("cli-about-ladder", &[]));
    command.args([game(cx, games).required(true)]).args([
        option(cx, "players", "cli-value-number", "cli-arg-ladder-players")
            .value_parser(value_parser!(u8).range(2..=games.n_seats_max()))
            .default_value("4"),
        option(cx, "games", "cli-value-number", "cli-arg-ladder-games")
            .value_parser(value_parser!(u64).range(1..=1_000_000))
            .default_value("400"),
        series(cx),
        option(cx, "lines", "cli-value-lines", "cli-arg-ladder-lines").value_delimiter(','),
        several("iterations", "cli-value-number", "cli-arg-ladder-iterations"),
        several("time", "cli-value-milliseconds", "cli-arg-ladder-time").conflicts_with("iterations"),
        threads(cx),
        option(cx, "results", "cli-value-file", "cli-arg-ladder-results"),
        option(cx, "plot", "cli-value-file", "cli-arg-ladder-plot"),
        flag(cx, "json", "cli-arg-json"),
        component_file(cx),
    ])
}

fn replay(cx: &Cx, games: &Games) -> Command {
    Command::new("replay").about(cx.say("cli-about-replay", &[])).args([
        file(cx, "cli-arg-replay-file"),
        option(cx, "seat", "cli-value-number", "cli-arg-seat")
            .value_parser(value_parser!(u8).range(1..=games.n_seats_max())),
        option(cx, "until", "cli-value-number", "cli-arg-until").value_parser(value_parser!(u32)),
        names(cx),
    ])
}

fn verify(cx: &Cx) -> Command {
    Command::new("verify").about(cx.say("cli-about-verify", &[])).arg(file(cx, "cli-arg-verify-file"))
}

fn components(cx: &Cx, games: &Games) -> Command {
    let game = || game(cx, games).long("game").help(cx.say("cli-arg-component-game", &[]));
    let show = Command::new("show")
        .about(cx.say("cli-about-components-show", &[]))
        .args([file(cx, "cli-arg-show-file").required(false), game()]);
    let check = Command::new("check")
        .about(cx.say("cli-about-components-check", &[]))
        .args([file(cx, "cli-arg-check-file"), game()]);
    let about = cx.say("cli-about-components", &[]);
    Command::new("components").about(about).subcommand_required(true).subcommands([show, check])
}

fn rules(cx: &Cx) -> Command {
    let clause = Arg::new("clause").value_name("cli-value-clause");
    let clause = clause.help(cx.say("cli-arg-clause", &[]));
    Command::new("rules").about(cx.say("cli-about-rules", &[])).arg(clause)
}
