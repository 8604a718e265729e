//! The final table: where every point came from.

use katana::{Event, Katana, table::Category};
use tabletop::{Game, Record, Seat, Status};
use voice::katana::Voice;

use crate::terminal::{
    page::Page,
    scores::final_table,
    style::Style,
    text::{pad, pad_left, signed, widest, wrap},
};

/// The points of one seat from one Honor card.
struct HonorPoints {
    seat: Seat,
    name: String,
    points: i16,
}

/// The final table of a record that is over.
pub fn lines(page: &Page, voice: Voice, record: &Record<Katana>) -> Vec<String> {
    let mut replay = record.replay().expect("the record is of a game that was played");
    let mut honors = Vec::new();
    while let Ok(true) = replay.step() {
        honors = honor_points(voice, &replay.events);
    }
    let game = &replay.state;
    let Status::Over(ranks) = game.status() else { return Vec::new() };
    let mut rows = rows(voice, game, &honors);
    let rank = ranks.iter().map(ToString::to_string).collect();
    rows.push(Row {
        name: voice.words.say("cli-scores-rank", &[]),
        values: rank,
        style: Some(Style::Strong),
    });
    let winners = game.table().seats().filter(|seat| ranks[seat.index()] == 1);
    let winners = winners.map(|seat| voice.names[seat.index()].clone()).collect();
    final_table(page, voice.words, table_rows(page, voice, &rows), (winners, record.n_undone_past_barrier()))
}

fn honor_points(voice: Voice, events: &[Event]) -> Vec<HonorPoints> {
    let of_event = |event: &Event| {
        let &Event::HonorScored { seat, honor, points } = event else { return None };
        Some(HonorPoints { seat, name: voice.honor(honor), points })
    };
    events.iter().filter_map(of_event).collect()
}

/// A row of the table: its name, a value for each seat, and its style.
struct Row {
    name: String,
    values: Vec<String>,
    style: Option<Style>,
}

fn rows(voice: Voice, game: &Katana, honors: &[HonorPoints]) -> Vec<Row> {
    let table = game.table();
    let each = |value: &dyn Fn(Seat) -> String| table.seats().map(value).collect::<Vec<_>>();
    let mut rows = Vec::new();
    let has_dues = table.seats().any(|seat| table.player(seat).ledger[Category::Dues as usize] != 0);
    let is_there = |category: &Category| {
        (table.ghost.is_some() || !category.is_ghostly()) && (has_dues || *category != Category::Dues)
    };
    for category in Category::ALL.into_iter().filter(is_there) {
        let values = each(&|seat| signed(table.player(seat).ledger[category as usize]));
        rows.push(Row { name: voice.category(category), values, style: None });
    }
    for honor in honors {
        let values = each(&|seat| if seat == honor.seat { signed(honor.points) } else { String::new() });
        rows.push(Row { name: format!("  · {}", honor.name), values, style: Some(Style::Faint) });
    }
    let total = each(&|seat| signed(table.player(seat).score()));
    rows.push(Row {
        name: voice.words.say("cli-scores-total", &[]),
        values: total,
        style: Some(Style::Strong),
    });
    rows
}

fn table_rows(page: &Page, voice: Voice, rows: &[Row]) -> Vec<String> {
    let columns = widest(voice.names).max(4) + 2;
    let left = widest(rows.iter().map(|row| &row.name)).min(page.width - columns * voice.names.len());
    let mut heading = pad("", left);
    for (seat, name) in voice.names.iter().enumerate() {
        heading += &page.styled(Style::Seat(Seat(seat as u8)), &pad_left(name, columns));
    }
    let mut lines = vec![heading];
    for row in rows {
        let values: String = row.values.iter().map(|value| pad_left(value, columns)).collect();
        // The values stand beside the last line of a long name.
        let mut name = wrap(&row.name, left, "    ");
        let last = name.pop().unwrap_or_default();
        name.push(format!("{}{values}", pad(&last, left)));
        let styled = |line: String| row.style.map_or(line.clone(), |style| page.styled(style, &line));
        lines.extend(name.into_iter().map(styled));
    }
    lines
}
