//! The final table: where every point came from.

use std::io;

use katana::{Event, Katana, table::Category};
use tabletop::{Game, Record, Seat, Status};
use voice::katana::Voice;

use crate::{
    cx::Cx,
    terminal::{
        style::Style,
        text::{pad, pad_left, signed, widest, wrap},
    },
};

/// The points of one seat from one Honor card.
struct HonorPoints {
    seat: Seat,
    name: String,
    points: i16,
}

/// Prints the final table of a record that is over.
pub fn print(cx: &mut Cx, voice: Voice, record: &Record<Katana>) -> io::Result<()> {
    let mut replay = record.replay().expect("the record is of a game that was played");
    let mut honors = Vec::new();
    while let Ok(true) = replay.step() {
        honors = honor_points(voice, &replay.events);
    }
    let game = &replay.state;
    let Status::Over(ranks) = game.status() else { return Ok(()) };
    let mut rows = rows(cx, voice, game, &honors);
    let rank = ranks.iter().map(ToString::to_string).collect();
    rows.push(Row { name: cx.say("cli-scores-rank", &[]), values: rank, ink: Some(Style::Strong) });
    let title = cx.page.styled(Style::Heading, &cx.say("cli-scores-title", &[]));
    cx.page.print("")?;
    cx.page.print(&title)?;
    print_rows(cx, voice, &rows)?;
    let winners: Vec<&str> = game
        .table()
        .seats()
        .filter(|seat| ranks[seat.index()] == 1)
        .map(|seat| voice.names[seat.index()].as_str())
        .collect();
    let (n, names) = (winners.len().into(), cx.words.all_of(winners).into());
    cx.page.print("")?;
    cx.tell("cli-scores-winner", &[("n", n), ("names", names)])?;
    tell_undone(cx, record.n_undone_past_barrier())
}

/// How often something was taken back that had revealed anything, where it was.
pub fn tell_undone(cx: &mut Cx, n: usize) -> io::Result<()> {
    if n == 0 { Ok(()) } else { cx.tell("cli-scores-undone", &[("n", n.into())]) }
}

fn honor_points(voice: Voice, events: &[Event]) -> Vec<HonorPoints> {
    let of_event = |event: &Event| {
        let &Event::HonorScored { seat, honor, points } = event else { return None };
        Some(HonorPoints { seat, name: voice.honor(honor), points })
    };
    events.iter().filter_map(of_event).collect()
}

/// A row of the table: its name, a value for each seat, and whether it sums others up.
struct Row {
    name: String,
    values: Vec<String>,
    ink: Option<Style>,
}

fn rows(cx: &Cx, voice: Voice, game: &Katana, honors: &[HonorPoints]) -> Vec<Row> {
    let table = game.table();
    let each = |value: &dyn Fn(Seat) -> String| table.seats().map(value).collect::<Vec<_>>();
    let mut rows = Vec::new();
    let has_dues = table.seats().any(|seat| table.player(seat).ledger[Category::Dues as usize] != 0);
    let is_there = |category: &Category| {
        (table.ghost.is_some() || !category.is_ghostly()) && (has_dues || *category != Category::Dues)
    };
    for category in Category::ALL.into_iter().filter(is_there) {
        let values = each(&|seat| signed(table.player(seat).ledger[category as usize]));
        rows.push(Row { name: voice.category(category), values, ink: None });
    }
    for honor in honors {
        let values = each(&|seat| if seat == honor.seat { signed(honor.points) } else { String::new() });
        rows.push(Row { name: format!("  · {}", honor.name), values, ink: Some(Style::Faint) });
    }
    let total = each(&|seat| signed(table.player(seat).score()));
    rows.push(Row { name: cx.say("cli-scores-total", &[]), values: total, ink: Some(Style::Strong) });
    rows
}

fn print_rows(cx: &mut Cx, voice: Voice, rows: &[Row]) -> io::Result<()> {
    let columns = widest(voice.names).max(4) + 2;
    let left = widest(rows.iter().map(|row| &row.name)).min(cx.page.width - columns * voice.names.len());
    let mut heading = pad("", left);
    for (seat, name) in voice.names.iter().enumerate() {
        heading += &cx.page.styled(Style::Seat(Seat(seat as u8)), &pad_left(name, columns));
    }
    cx.page.print(&heading)?;
    for row in rows {
        let values: String = row.values.iter().map(|value| pad_left(value, columns)).collect();
        // The values stand beside the last line of a long name.
        let mut name = wrap(&row.name, left, "    ");
        let last = name.pop().unwrap_or_default();
        name.push(format!("{}{values}", pad(&last, left)));
        for line in name {
            let line = row.ink.map_or_else(|| line.clone(), |ink| cx.page.styled(ink, &line));
            cx.page.print(&line)?;
        }
    }
    Ok(())
}
