//! The rulebooks describe the Plots in the same words as the game.

use std::{fs, path::Path};

use shogunate::piece::{N_PLOTS, PlotId};
use tabletop::Viewer;

use crate::{in_each_language, rules};

#[test]
fn the_rulebook_lists_every_plot_as_it_is_told_in_play() {
    in_each_language(&rules(4), Viewer::Spectator, |voice| {
        let code = voice.words.lang().code();
        let file =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/rules/shogunate.{code}.md"));
        let text = fs::read_to_string(file).expect("the rulebook is there");
        let told: Vec<&str> = text.lines().filter(|line| line.starts_with("- **SGP-")).collect();
        let plots = (0..N_PLOTS as u8).map(PlotId);
        let expected: Vec<String> =
            plots.map(|plot| format!("- **SGP-{}** {}", plot.0 + 1, voice.plot_full(plot))).collect();
        assert_eq!(told, expected, "{code}");
    });
}
