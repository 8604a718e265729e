//! `kajiba load`.

use std::fs;

use crate::shell::{complaint, file, output};
use serde_json::Value;

#[test]
fn clients_play_without_an_error_and_what_it_took_is_told_and_drawn() {
    let plot = file("load.svg");
    let args = ["load", "--tables", "1,3", "--seconds", "2", "--think", "40", "--json", "--plot", &plot];
    let log = output(&args);
    let loads: Vec<Value> =
        log.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect();
    assert_eq!(loads.iter().map(|load| load["tables"].as_u64()).collect::<Vec<_>>(), [Some(1), Some(3)]);
    for load in &loads {
        assert_eq!(load["errors"], serde_json::json!({}), "{load}");
        assert!(load["decisions"].as_u64() > Some(5), "{load}");
        assert!(load["other_stream_ms"]["n"].as_u64() > Some(0), "{load}");
    }
    let drawn = fs::read_to_string(&plot).expect("a chart is drawn");
    assert!(drawn.starts_with("<svg") && drawn.matches("<polyline").count() == 4, "{drawn}");
}

#[test]
fn several_nodes_need_a_database_that_they_can_share() {
    let said = complaint(&["load", "--nodes", "2"]);
    assert!(said.contains("--db"), "{said}");
}
