//! How often nodes ask PostgreSQL: for a decision, and when nobody plays.

use std::time::{Duration, Instant};

use cluster::Cluster;
use host::{Host, NewSeat, Secret, TableId};
use tabletop::{Quick, Seat};
use tokio::time::timeout;

use crate::table::{At, House, new_table};

/// How many statements a decision may take.
const A_DECISION_MAX: f64 = 4.0;
/// Longer than anything here takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// Nodes on a database whose server counts statements.
struct Counted {
    cluster: Cluster,
    database: String,
    nodes: Vec<House>,
}

impl Counted {
    /// Nodes that hear each other; none without PostgreSQL.
    async fn nodes(n_nodes: usize) -> Option<Self> {
        let cluster = Cluster::start_counting().expect("PostgreSQL runs and can count")?;
        let database = cluster.new_database().unwrap();
        let nodes = House::nodes(&database, n_nodes).await;
        Some(Self { cluster, database, nodes })
    }

    fn n_statements(&self) -> u64 {
        self.cluster.n_statements(&self.database).unwrap()
    }

    /// Waits until a node hears itself and asks no more than it must.
    async fn settle(&self, host: &Host, table: TableId) {
        let settled = async {
            loop {
                let before = self.n_statements();
                for _ in 0..20 {
                    host.version(Default::default(), table).await.unwrap();
                }
                if self.n_statements() - before < 10 {
                    return;
                }
            }
        };
        timeout(PATIENCE, settled).await.expect("the node hears itself");
    }

    /// Deals a game for two, each of whom has a token and plays at the first node or at the last.
    async fn deal(&self) -> (TableId, [Secret; 2]) {
        let house = &self.nodes[0];
        let (aki, bo) = (house.person("Aki").await, house.person("Bo").await);
        let seats = vec![NewSeat::ME, NewSeat::Open];
        let table = house.host.create_table(aki, new_table(seats)).await.unwrap();
        house.host.claim(bo, table, None, "").await.unwrap();
        house.host.start_table(aki, table).await.unwrap();
        let one = house.host.issue_token(aki, table, Seat(0)).await.unwrap();
        let two = house.host.issue_token(bo, table, Seat(1)).await.unwrap();
        for node in &self.nodes {
            self.settle(&node.host, table).await;
        }
        (table, [one, two])
    }

    /// How many statements a decision takes, when two programs play that look at the game after each.
    async fn of_a_decision(&self) -> f64 {
        let (table, tokens) = self.deal().await;
        let houses = [&self.nodes[0], &self.nodes[self.nodes.len() - 1]];
        let at = async |n: usize| {
            let who = houses[n].host.bearer(&tokens[n]).await.unwrap().expect("the token is valid");
            At { house: houses[n], who, table }
        };
        let mut quick = Quick::new(11);
        let (before, mut n_decisions) = (self.n_statements(), 0);
        while n_decisions < 40 {
            let mut changes = houses.map(|house| house.host.changes());
            let mut acted = false;
            for n in [0, 1] {
                let (at, seat) = (at(n).await, Seat(n as u8));
                if !acted && at.game_view(seat).await.asked.contains(seat) {
                    at.act_at_random(seat, &mut quick).await;
                    acted = true;
                }
            }
            assert!(acted, "the game goes on and somebody is asked");
            n_decisions += 1;
            for (n, changes) in changes.iter_mut().enumerate() {
                let told = timeout(PATIENCE, changes.recv()).await.expect("the change is told").unwrap();
                let at = at(n).await;
                assert!(at.house.host.version(at.who, table).await.unwrap() >= told.version);
            }
        }
        (self.n_statements() - before) as f64 / f64::from(n_decisions)
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_decision_takes_four_statements_at_most_at_one_node_and_at_two() {
    for n_nodes in [1, 2] {
        let Some(counted) = Counted::nodes(n_nodes).await else { return };
        let n_statements = counted.of_a_decision().await;
        println!("{n_nodes} nodes: {n_statements} statements a decision");
        assert!(n_statements <= A_DECISION_MAX, "{n_nodes} nodes: {n_statements}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_nobody_uses_asks_once_a_second_at_most() {
    let Some(counted) = Counted::nodes(1).await else { return };
    counted.deal().await;
    let (before, begun) = (counted.n_statements(), Instant::now());
    tokio::time::sleep(Duration::from_secs(6)).await;
    let n_statements = counted.n_statements() - before;
    // One may fall on either end.
    let n_max = begun.elapsed().as_secs() + 2;
    assert!(n_statements <= n_max, "{n_statements} statements, at most {n_max}");
    assert!(n_statements > 0, "the node still asks what is due");
}
