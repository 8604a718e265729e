//! A chart of a ladder: a bar for each matchup with its interval, and par.

use std::fmt::Write;

use super::report::{Report, Row, name};
use crate::{cx::Cx, terminal::text::escaped};

/// Sizes in pixels.
const WIDTH: f64 = 860.0;
const LEFT: f64 = 270.0;
const RIGHT: f64 = 80.0;
const TOP: f64 = 46.0;
const ROW: f64 = 26.0;

/// The chart as SVG, in the language of the words.
pub fn svg(cx: &Cx, report: &Report) -> String {
    let rows: Vec<&Row> =
        report.lines.iter().chain(report.mirrors.iter().map(|mirror| &mirror.row)).collect();
    let height = TOP + ROW * rows.len() as f64 + 34.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fffdf8\"/>\n"
    );
    let title = escaped(&cx.say("cli-ladder-share", &[]));
    let _ = writeln!(svg, "<text x=\"{LEFT}\" y=\"26\" font-size=\"16\">{title}</text>");
    for (n, row) in rows.iter().enumerate() {
        write_row(&mut svg, cx, row, TOP + ROW * n as f64);
    }
    let bottom = TOP + ROW * rows.len() as f64;
    let par = x(report.par());
    let _ = writeln!(
        svg,
        "<line x1=\"{par:.1}\" x2=\"{par:.1}\" y1=\"{TOP}\" y2=\"{bottom}\" stroke=\"#8a2b2b\" stroke-dasharray=\"4 3\"/>"
    );
    for percent in [0, 25, 50, 75, 100] {
        let at = x(f64::from(percent) / 100.0);
        let _ = writeln!(
            svg,
            "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#555\">{percent} %</text>",
            bottom + 20.0
        );
    }
    svg + "</svg>\n"
}

fn write_row(svg: &mut String, cx: &Cx, row: &Row, top: f64) {
    let names = [("one", name(cx, &row.one).into()), ("others", name(cx, &row.others).into())];
    let names = escaped(&cx.say("cli-ladder-against", &names));
    let (mean, within) = (row.share.mean, row.share.within);
    let (low, high) = (x((mean - within).max(0.0)), x((mean + within).min(1.0)));
    let (middle, base) = (top + ROW / 2.0, top + ROW / 2.0 + 4.5);
    let _ =
        writeln!(svg, "<text x=\"{:.1}\" y=\"{base:.1}\" text-anchor=\"end\">{names}</text>", LEFT - 10.0);
    let _ = writeln!(
        svg,
        "<rect x=\"{LEFT}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"#c7a76c\"/>",
        top + 4.0,
        x(mean) - LEFT,
        ROW - 8.0
    );
    let _ = writeln!(
        svg,
        "<line x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{middle:.1}\" y2=\"{middle:.1}\" stroke=\"#222\" stroke-width=\"2\"/>"
    );
    let _ =
        writeln!(svg, "<text x=\"{:.1}\" y=\"{base:.1}\">{:.1} %</text>", WIDTH - RIGHT + 14.0, 100.0 * mean);
}

/// The x coordinate of a share.
fn x(share: f64) -> f64 {
    LEFT + share * (WIDTH - LEFT - RIGHT)
}
