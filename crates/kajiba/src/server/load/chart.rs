//! A chart of the cost of loads: three panels over the number of tables.

use std::fmt::Write;

use serde_json::Value;

use crate::{cx::Cx, terminal::text::escaped};

/// Sizes in pixels.
const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 310.0;
const PANEL: f64 = 210.0;
const GAP: f64 = 70.0;
const LEFT: f64 = 60.0;
const TOP: f64 = 60.0;
const BOTTOM: f64 = 250.0;
/// The colors of a panel's lines, and how far from the line their numbers stand.
const INKS: [(&str, f64); 2] = [("#8a2b2b", -9.0), ("#8a6420", 16.0)];

/// A panel: its title, and lines with a value for each load.
struct Panel {
    title: &'static str,
    lines: Vec<Vec<f64>>,
}

/// The chart as SVG, in the language of the words.
pub fn svg(cx: &Cx, loads: &[Value]) -> String {
    let tables = values(loads, "/tables");
    let line = |path: &str| values(loads, path);
    let memory_mib = line("/server_memory_kib/after_play").iter().map(|kib| kib / 1024.0).collect();
    let panels = [
        Panel { title: "cli-load-chart-cpu", lines: vec![line("/server_cpu_ms_per_decision")] },
        Panel {
            title: "cli-load-chart-time",
            lines: vec![line("/acknowledged_ms/p99"), line("/acknowledged_ms/p50")],
        },
        Panel { title: "cli-load-chart-memory", lines: vec![memory_mib] },
    ];
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fffdf8\"/>\n"
    );
    for (n, panel) in panels.iter().enumerate() {
        write_panel(&mut svg, cx, (LEFT + (PANEL + GAP) * n as f64, &tables), panel);
    }
    svg + "</svg>\n"
}

fn values(loads: &[Value], path: &str) -> Vec<f64> {
    loads.iter().map(|load| load.pointer(path).and_then(Value::as_f64).unwrap_or(0.0)).collect()
}

fn write_panel(svg: &mut String, cx: &Cx, (left, tables): (f64, &[f64]), panel: &Panel) {
    let title = escaped(&cx.say(panel.title, &[]));
    let _ =
        writeln!(svg, "<text x=\"{left:.1}\" y=\"30\" font-size=\"12\" font-weight=\"bold\">{title}</text>");
    let (first, last) = (tables.first().copied().unwrap_or(1.0), tables.last().copied().unwrap_or(1.0));
    let width = (last / first).max(1.001).ln();
    let x = |n_tables: f64| left + (n_tables / first).ln() / width * PANEL;
    let most = panel.lines.iter().flatten().copied().fold(f64::MIN_POSITIVE, f64::max);
    let y = |value: f64| BOTTOM - value / most * (BOTTOM - TOP);
    let _ = writeln!(
        svg,
        "<line x1=\"{left:.1}\" x2=\"{:.1}\" y1=\"{BOTTOM}\" y2=\"{BOTTOM}\" stroke=\"#555\"/>",
        left + PANEL
    );
    for &n_tables in tables {
        let at = x(n_tables);
        let _ = writeln!(
            svg,
            "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"#555\">{n_tables}</text>",
            BOTTOM + 34.0
        );
    }
    for (line, (ink, aside)) in panel.lines.iter().zip(INKS) {
        let points: Vec<(f64, f64)> = tables.iter().zip(line).map(|(&n, &value)| (x(n), y(value))).collect();
        let path: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ = writeln!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2\"/>",
            path.join(" ")
        );
        for (&(x, y), value) in points.iter().zip(line) {
            let _ = writeln!(
                svg,
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\" fill=\"{ink}\"/>\n\
                 <text x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\" fill=\"{ink}\">{}</text>",
                y + aside,
                shown(*value)
            );
        }
    }
}

/// Small numbers with one decimal, large ones without.
fn shown(value: f64) -> String {
    if value < 20.0 { format!("{value:.1}") } else { format!("{value:.0}") }
}
