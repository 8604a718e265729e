//! The options of the command line that only Shogunate has.

use std::collections::BTreeMap;

use clap::{Arg, ArgMatches, value_parser};
use shogunate::Setup;

use crate::{cli::option, cx::Cx};

/// How pairs of Loyalty cards count, and which score ends the game.
pub fn variant_args(cx: &Cx) -> Vec<Arg> {
    let pair = option(cx, "pair", "cli-value-pair", "cli-arg-pair").value_parser(["twice", "once"]);
    let threshold = option(cx, "threshold", "cli-value-number", "cli-arg-threshold");
    let (least, most) = (i64::from(*Setup::THRESHOLDS.start()), i64::from(*Setup::THRESHOLDS.end()));
    vec![pair, threshold.value_parser(value_parser!(u8).range(least..=most))]
}

/// The options of the setup.
pub fn options(args: &ArgMatches) -> BTreeMap<String, String> {
    let pair = args.get_one::<String>("pair").cloned();
    let threshold = args.get_one::<u8>("threshold").map(ToString::to_string);
    let chosen = [("pair", pair), ("threshold", threshold)];
    chosen.into_iter().filter_map(|(id, value)| Some((id.to_owned(), value?))).collect()
}
