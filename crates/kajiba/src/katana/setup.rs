//! The options of the command line that only Shōgun no Katana has.

use std::collections::BTreeMap;

use clap::{Arg, ArgMatches, value_parser};
use katana::{GhostLevel, story::CHAPTERS};
use tabletop::{Title, Withheld, nothing_withheld};

use crate::{
    cli::{flag, option},
    cx::Cx,
};

/// A Ghost at the table, the variant of its rules, and the chapter that is played against it.
pub fn variant_args(cx: &Cx) -> Vec<Arg> {
    let level = option(cx, "ghost", "cli-value-ghost", "cli-arg-ghost").value_parser(GhostLevel::IDS);
    let variant = option(cx, "variant", "cli-value-variant", "cli-arg-variant");
    let chapter = option(cx, "chapter", "cli-value-number", "cli-arg-chapter").requires("ghost");
    let chapters = value_parser!(u8).range(1..=CHAPTERS.len() as i64);
    vec![level, variant.value_parser(["standard", "early-solo"]), chapter.value_parser(chapters)]
}

/// The levels of a Ghost in the Story.
pub fn ghost_levels() -> clap::builder::RangedI64ValueParser<u8> {
    value_parser!(u8).range(1..=GhostLevel::ALL.len() as i64)
}

/// The Rooms of a first game, and cards after passing.
pub fn rule_args(cx: &Cx) -> Vec<Arg> {
    let names =
        [("first-game", "cli-arg-first-game"), ("no-cards-after-passing", "cli-arg-no-cards-after-passing")];
    names.map(|(name, help)| flag(cx, name, help)).into()
}

/// How random players choose.
pub fn sim_args(cx: &Cx) -> Vec<Arg> {
    let policy = option(cx, "policy", "cli-value-policy", "cli-arg-policy");
    vec![policy.value_parser(["forced", "uniform"]).default_value("forced")]
}

/// What random players leave alone.
pub fn withheld<G: Title>(args: &ArgMatches) -> Withheld<G::Action> {
    let policy = args.get_one::<String>("policy").expect("the policy has a default");
    if policy == "uniform" { nothing_withheld } else { G::withheld() }
}

/// The options of the setup.
pub fn options(args: &ArgMatches) -> BTreeMap<String, String> {
    let number = |id: &str| args.get_one::<u8>(id).map(ToString::to_string);
    let chosen = [
        ("rooms", args.get_flag("first-game").then(|| "first_game".to_owned())),
        ("passed_may_play_cards", args.get_flag("no-cards-after-passing").then(|| "no".to_owned())),
        ("ghost", args.get_one::<String>("ghost").cloned()),
        ("variant", is_early_solo(args).then(|| "early_solo".to_owned())),
        ("chapter", number("chapter")),
    ];
    chosen.into_iter().filter_map(|(id, value)| Some((id.to_owned(), value?))).collect()
}

/// Whether a Ghost plays.
pub fn has_ghost(args: &ArgMatches) -> bool {
    args.contains_id("ghost") || is_early_solo(args)
}

fn is_early_solo(args: &ArgMatches) -> bool {
    args.get_one::<String>("variant").is_some_and(|variant| variant == "early-solo")
}
