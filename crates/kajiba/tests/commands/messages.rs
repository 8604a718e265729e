//! Every message of the terminal, with the longest things that it can name, in 80 columns.

use kajiba::wrap;
use words::Lang;

use crate::{longest::Longest, shell::width};

const COLUMNS: usize = 80;
/// The files whose messages the terminal prints.
const FILES: [&str; 12] = [
    "lists",
    "bots",
    "hint",
    "components",
    "cli",
    "serve",
    "katana/components",
    "katana/game",
    "katana/terminal",
    "shogunate/components",
    "shogunate/game",
    "shogunate/terminal",
];

#[test]
fn every_message_with_its_longest_arguments_fits_80_columns() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let messages = Longest::of(lang, &FILES);
        assert!(messages.ids().count() > 1000);
        for id in messages.ids() {
            let text = messages.text(id);
            assert!(!text.contains('$') && !text.contains("{ "), "{id}: {text}");
            let wide = wrap(&text, COLUMNS, "      ").into_iter().filter(|line| width(line) > COLUMNS);
            faults.extend(wide.map(|line| format!("{} {id}: {line}", lang.code())));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Help is in two columns: the left one leaves room for the right one.
#[test]
fn the_commands_at_the_table_leave_room_for_what_they_do() {
    for lang in Lang::ALL {
        let messages = Longest::of(lang, &FILES);
        let names = messages
            .ids()
            .filter(|id| id.contains("-help-") && messages.ids().any(|text| text == format!("{id}-text")));
        let widest = names.map(|id| width(&messages.text(id))).max();
        assert!(widest.is_some_and(|columns| columns <= 20), "{}: {widest:?}", lang.code());
    }
}
