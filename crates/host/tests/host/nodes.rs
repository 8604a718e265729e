//! Several nodes on one database: each serves every table.

use std::time::Duration;

use cluster::{Cluster, Durability};
use host::{Changed, Host, MessageBody, NewSeat, NewTable, Notice, Pace, Phase, Refusal, TableId, Who};
use tabletop::{Quick, Seat};
use tokio::time::timeout;

use crate::table::{At, House, decision, new_table};

/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// Nodes on a database of their own; nothing without PostgreSQL.
async fn nodes<const N: usize>() -> Option<(Cluster, [House; N])> {
    let cluster = Cluster::start(Durability::None).expect("PostgreSQL runs")?;
    let nodes = House::nodes(&cluster.new_database().unwrap(), N).await;
    Some((cluster, nodes.try_into().ok().expect("there are that many nodes")))
}

/// The chat at a table as a node shows it.
async fn said(host: &Host, who: Who, table: TableId) -> Vec<String> {
    let chat = |said| match said {
        MessageBody::Chat { text, .. } => Some(text),
        MessageBody::Notice { .. } => None,
    };
    let lines = host.view(who, table, None).await.unwrap().lines;
    lines.into_iter().filter_map(|line| chat(line.what)).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_node_serves_every_table_as_it_is_now() {
    let Some((_cluster, [here, there])) = nodes().await else { return };
    let at = here.hot_seat(2).await;
    let at_other = At { house: &there, ..at };
    let mut quick = Quick::new(3);
    for round in 0..40 {
        let (one, other) = if round % 2 == 0 { (at, at_other) } else { (at_other, at) };
        let before = other.game_view(Seat(0)).await;
        let Some(seat) = before.asked.first() else { break };
        let stale = other.game_view(seat).await;
        let action = stale.choices[0].action;
        one.act_at_random(seat, &mut quick).await;
        // Whoever comes from another node sees what they have seen there.
        at_other.house.host.catch_up(None, Some(at.table)).await.unwrap();
        at.house.host.catch_up(None, Some(at.table)).await.unwrap();
        assert!(other.game_view(Seat(0)).await.version > before.version);
        let late = other.decide(seat, &decision(&stale, &[action])).await;
        assert!(matches!(late, Err(Refusal::Stale)), "{late:?}");
    }
    let (one, other) = (at.game_view(Seat(0)).await, at_other.game_view(Seat(0)).await);
    assert_eq!((one.version, one.question, one.view), (other.version, other.question, other.view));
    here.host.stop().await;
    at_other.play_until(|_, game_view| game_view.version > 45).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_hear_of_each_others_changes_and_of_erased_lines() {
    let Some((_cluster, [here, there])) = nodes().await else { return };
    let (aki, bo) = (here.person("Aki").await, there.person("Bo").await);
    let table = here.host.create_table(aki, new_table(vec![NewSeat::ME, NewSeat::Open])).await.unwrap();
    there.host.claim(bo, table, None, "").await.unwrap();
    let mut changes = here.host.changes();
    there.host.say(bo, table, "hello").await.unwrap();
    let version = there.host.view(bo, table, None).await.unwrap().version;
    let heard = async { while changes.recv().await.unwrap() != (Changed { table, version }) {} };
    timeout(PATIENCE, heard).await.expect("the change is noticed");
    assert_eq!(said(&here.host, aki, table).await, ["hello"]);

    there.host.delete_person(bo).await.unwrap();
    here.host.catch_up(None, Some(table)).await.unwrap();
    assert_eq!(said(&here.host, aki, table).await, [""; 0]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_node_moves_the_bots_of_one_that_stopped() {
    let Some((_cluster, [here, there])) = nodes().await else { return };
    let at = here.solo(2).await;
    here.host.stop().await;
    there.pass(6_000);
    let at = At { house: &there, ..at };
    timeout(PATIENCE, at.play_until(|_, game_view| game_view.version > 30)).await.expect("the bots play on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn time_runs_out_once_whoever_looks_at_the_clock() {
    let Some((_cluster, nodes)) = nodes::<3>().await else { return };
    let pace = Pace::Live { bank_ms: 60_000, increment_ms: 0 };
    let who = nodes[0].person("Aki").await;
    let guest = NewSeat::Guest { name: "Bo".to_owned(), pin: None };
    let timed = NewTable { pace, ..new_table(vec![NewSeat::ME, guest]) };
    let table = nodes[0].host.create_table(who, timed).await.unwrap();
    nodes[0].host.start_table(who, table).await.unwrap();
    nodes[0].pass(60_000);
    let [one, two, three] = &nodes;
    let (one, two, three) = tokio::join!(one.host.tick(), two.host.tick(), three.host.tick());
    one.and(two).and(three).unwrap();
    let view = nodes[1].host.view(who, table, None).await.unwrap();
    assert_eq!(view.phase, Phase::Playing);
    let n_asked_before = view.lines.iter().filter(|line| match &line.what {
        MessageBody::Notice { notice: Notice::OutOfTime, .. } => true,
        MessageBody::Notice { .. } | MessageBody::Chat { .. } => false,
    });
    // A bot stands in for the first; then the other one is asked, whose clock has just started.
    assert_eq!(n_asked_before.count(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_change_at_two_nodes_at_once_lose_nothing() {
    let Some((_cluster, [here, there])) = nodes().await else { return };
    let aki = here.person("Aki").await;
    for n in 0..10 {
        let name = format!("Aki {n}");
        let lang = if n % 2 == 0 { "it" } else { "ja" };
        let (named, spoken) = tokio::join!(here.host.set_name(aki, &name), there.host.set_lang(aki, lang));
        named.and(spoken).unwrap();
        let person = here.host.person(aki).await.unwrap();
        assert_eq!((person.name, person.lang.as_deref()), (name, Some(lang)));
    }
}
