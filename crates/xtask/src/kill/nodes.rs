//! One server on a file, or several nodes on a PostgreSQL server, and the failures injected into them.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use anyhow::{Result, ensure};
use cluster::{Cluster, Durability};

use super::{
    random,
    server::{Database, Profile, Server},
};

/// How long a node is paused.
const PAUSE: Duration = Duration::from_secs(10);

/// All servers, and the database that they share.
pub struct Nodes {
    nodes: Vec<Server>,
    cluster: Option<Cluster>,
    database: Database,
    /// The paused node, and until when.
    paused: Option<(usize, Instant)>,
    counts: Counts,
}

/// The injected failures.
#[derive(Default)]
struct Counts {
    kills: u32,
    stops: u32,
    pauses: u32,
    database_kills: u32,
}

impl Nodes {
    /// Starts all; none if several nodes are asked for and PostgreSQL is left out.
    pub fn open(folder: &Path, n_nodes: usize) -> Result<Option<Self>> {
        let cluster = if n_nodes > 1 { Cluster::start(Durability::Full)? } else { None };
        if n_nodes > 1 && cluster.is_none() {
            return Ok(None);
        }
        let url = cluster.as_ref().map(Cluster::new_database).transpose()?;
        let database = Database { url, ..Database::file(folder, Profile::Dev) };
        let nodes = (0..n_nodes).map(|_| Server::start(database.clone())).collect::<Result<_>>()?;
        Ok(Some(Self { nodes, cluster, database, paused: None, counts: Counts::default() }))
    }

    /// The address of each node.
    pub fn urls(&self) -> Vec<String> {
        self.nodes.iter().map(Server::url).collect()
    }

    /// The database that they share.
    pub fn database(&self) -> &Database {
        &self.database
    }

    /// Injects a failure into a node or the database: usually kills a node.
    pub fn fault(&mut self, n: u32) -> Result<()> {
        if self.paused.is_some_and(|(_, until)| until <= Instant::now()) {
            self.resume()?;
        }
        let node = self.any_node();
        if self.nodes.len() > 1 && n % 20 == 10 && self.paused.is_none() {
            self.nodes[node].pause()?;
            self.paused = Some((node, Instant::now() + PAUSE));
            self.counts.pauses += 1;
            return Ok(());
        }
        if n.is_multiple_of(20)
            && let Some(cluster) = &mut self.cluster
        {
            self.counts.database_kills += 1;
            cluster.kill()?;
            return cluster.restart();
        }
        if self.nodes.len() > 1 && n.is_multiple_of(7) {
            self.counts.stops += 1;
            self.nodes[node].stop()?;
        } else {
            self.counts.kills += 1;
            self.nodes[node].kill()?;
        }
        self.nodes[node].restart()
    }

    /// Resumes the paused node.
    pub fn settle(&mut self) -> Result<()> {
        if self.paused.is_some() { self.resume() } else { Ok(()) }
    }

    /// Ends all nodes.
    pub fn close(&mut self) -> Result<()> {
        self.settle()?;
        self.nodes.iter_mut().try_for_each(Server::kill)
    }

    /// The injected failures as a sentence.
    pub fn faults(&self) -> String {
        let Counts { kills, stops, pauses, database_kills } = self.counts;
        if self.cluster.is_none() {
            return format!("{kills} kills");
        }
        format!(
            "{} nodes, {} faults ({kills} kills, {stops} stops, {pauses} pauses of {} s, {database_kills} kills of the \
             database)",
            self.nodes.len(),
            kills + stops + pauses + database_kills,
            PAUSE.as_secs(),
        )
    }

    /// Checks that no clock ran out twice at abandoned tables; returns how often clocks ran out.
    pub fn prove_clocks(&self) -> Result<String> {
        let (Some(cluster), Some(url)) = (&self.cluster, &self.database.url) else {
            return Ok(String::new());
        };
        let counts = "SELECT COUNT(*) FROM line WHERE body LIKE '%\"out_of_time\"%' GROUP BY table_id, body";
        let counts = cluster.ask(url, counts)?;
        let n_fired = counts.lines().count();
        ensure!(counts.lines().all(|count| count == "1"), "a clock ran out twice");
        Ok(format!("{n_fired} clocks ran out, each once; "))
    }

    fn resume(&mut self) -> Result<()> {
        match self.paused.take() {
            Some((node, _)) => self.nodes[node].resume(),
            None => Ok(()),
        }
    }

    /// Any node that is not paused.
    fn any_node(&self) -> usize {
        let moving: Vec<usize> = (0..self.nodes.len())
            .filter(|&node| self.paused.is_none_or(|(still, _)| still != node))
            .collect();
        moving[random() as usize % moving.len()]
    }
}
