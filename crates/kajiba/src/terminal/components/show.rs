//! Prints a component set: every value by section, with its source.

use std::io;

use tabletop::components::{Source, Value};

use crate::{
    cx::Cx,
    game::AnyGame,
    terminal::{
        style::Style,
        text::{blanks, pad, widest},
    },
};

/// Prints a set.
pub fn print(cx: &mut Cx, game: &dyn AnyGame, values: &[Value]) -> io::Result<()> {
    print_legend(cx, values)?;
    let mut rest = values;
    while let Some(first) = rest.first() {
        let section = part(first, 0);
        let n = rest.iter().take_while(|value| part(value, 0) == section).count();
        let (values, others) = rest.split_at(n);
        print_section(cx, &title(cx, game, section), (section, values))?;
        rest = others;
    }
    Ok(())
}

/// Prints what each source means, and how many values have it.
fn print_legend(cx: &mut Cx, values: &[Value]) -> io::Result<()> {
    cx.tell("cli-components-legend", &[])?;
    let names: Vec<String> = Source::ALL.map(|source| short(cx, source)).into();
    let columns = widest(&names) + 4;
    for (source, name) in Source::ALL.into_iter().zip(names) {
        let n = values.iter().filter(|value| value.source == source).count();
        let meaning = long(cx, source);
        let row = cx.say("cli-components-source", &[("meaning", meaning.into()), ("n", n.into())]);
        let name = cx.page.styled(style(source), &pad(&format!("  {name}"), columns));
        cx.page.wrapped(&format!("{name}{row}"), &blanks(columns))?;
    }
    Ok(())
}

fn print_section(cx: &mut Cx, title: &str, (section, values): (&str, &[Value])) -> io::Result<()> {
    let title = cx.say("cli-components-section", &[("title", title.into()), ("key", section.into())]);
    let title = cx.page.styled(Style::Heading, &title);
    cx.page.print("")?;
    cx.page.print(&title)?;
    let columns = widest(values.iter().map(|value| part(value, 1))).min(20) + 4;
    let mut rest = values;
    while let Some(first) = rest.first() {
        let name = part(first, 1);
        let n = rest.iter().take_while(|value| part(value, 1) == name).count();
        let (row, others) = rest.split_at(n);
        let text = format!("{}{}", pad(&format!("  {name}"), columns), sourced(cx, row));
        cx.page.wrapped(&text, &blanks(columns))?;
        rest = others;
    }
    Ok(())
}

/// The values of a row, grouped by source.
fn sourced(cx: &Cx, row: &[Value]) -> String {
    let mut groups = Vec::new();
    for source in Source::ALL {
        let values: Vec<String> = row.iter().filter(|value| value.source == source).map(told).collect();
        if !values.is_empty() {
            let name = cx.page.styled(style(source), &format!("({})", short(cx, source)));
            groups.push(format!("{} {name}", values.join("; ")));
        }
    }
    groups.join(" · ")
}

/// A value after the rest of its path.
fn told(value: &Value) -> String {
    let name = value.path.splitn(3, '.').nth(2).unwrap_or_default();
    if name.is_empty() { value.text.clone() } else { format!("{name}: {}", value.text) }
}

fn part(value: &Value, n: usize) -> &str {
    value.path.splitn(3, '.').nth(n).unwrap_or_default()
}

fn style(source: Source) -> Style {
    match source {
        Source::Reconstructed => Style::Alert,
        Source::Stated | Source::Derived | Source::Reported | Source::Printed => Style::Faint,
    }
}

/// One word for a source.
fn short(cx: &Cx, source: Source) -> String {
    let id = match source {
        Source::Stated => "cli-source-stated",
        Source::Derived => "cli-source-derived",
        Source::Reported => "cli-source-reported",
        Source::Reconstructed => "cli-source-reconstructed",
        Source::Printed => "cli-source-printed",
    };
    cx.say(id, &[])
}

/// The description of a source.
fn long(cx: &Cx, source: Source) -> String {
    cx.say(&format!("source-{}", source.id()), &[])
}

/// What a section of the file is about; its key if the game has no title for it.
fn title(cx: &Cx, game: &dyn AnyGame, section: &str) -> String {
    game.section_title(section).map_or_else(|| section.to_owned(), |id| cx.say(id, &[]))
}
