//! Migration from a file to PostgreSQL and back, and a server on PostgreSQL.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::shell::{VARS, complaint_with, file, folder, kajiba, says};
use cluster::{Cluster, Durability};

fn log(args: &[&str], vars: &[(&str, &str)]) -> String {
    let done = kajiba(args).envs(vars.iter().copied()).assert().success();
    String::from_utf8(done.get_output().stdout.clone()).expect("the output is text")
}

/// A database with two games.
fn filled(name: &str) -> String {
    let data = folder(name);
    for (n, args) in [&["katana", "--players", "3"][..], &["shogunate", "--players", "4"]].iter().enumerate()
    {
        let record = file(&format!("{name}-{n}.json"));
        let sim = [&["sim"], *args, &["--games", "1", "--record", &record]].concat();
        kajiba(&sim).assert().success();
        log(&["import", &record], &[("KAJIBA_DATA", &data)]);
    }
    data
}

/// All records in a folder.
fn records(folder: &str) -> Vec<(String, String)> {
    let mut records: Vec<(String, String)> = fs::read_dir(folder)
        .expect("the folder was written")
        .map(|entry| {
            let path = entry.expect("it can be listed").path();
            (path.display().to_string().replace(folder, ""), fs::read_to_string(&path).expect("it is text"))
        })
        .collect();
    records.sort();
    records
}

/// A running server.
struct Server(Child, String);

impl Server {
    fn start(vars: &[(&str, &str)]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kajiba"));
        VARS.iter().for_each(|name| {
            command.env_remove(name);
        });
        command.args(["serve", "--listen", "127.0.0.1:0"]).envs(vars.iter().copied());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().expect("the binary starts");
        let lines = BufReader::new(process.stdout.as_mut().expect("it writes")).lines();
        let mut log = String::new();
        for line in lines.map_while(Result::ok) {
            log += &line;
            log.push('\n');
            if line.contains("Ctrl-C") {
                break;
            }
        }
        Self(process, log)
    }

    fn get(&self, path: &str) -> String {
        self.ask(path, "")
    }

    fn ask(&self, path: &str, cookie: &str) -> String {
        let address = self.1.split_once("http://").and_then(|(_, rest)| rest.split_whitespace().next());
        let address = address.unwrap_or_else(|| panic!("no address is told: {}", self.1));
        let mut stream = TcpStream::connect(address).expect("it listens");
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers in text");
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_club_moves_to_postgresql_and_back_and_is_the_same() {
    let Some(cluster) = Cluster::start(Durability::None).expect("PostgreSQL runs") else { return };
    let (data, back) = (filled("migrate-from"), folder("migrate-back"));
    let database = cluster.new_database().unwrap();
    let moved = log(&["migrate-db", &data, &database], &[]);
    assert!(says(&moved, "Valid games: 2.") && says(&moved, "every game there verifies"), "{moved}");
    let returned = log(&["migrate-db", &database, &back], &[]);
    let sums = |log: &str| log.lines().filter(|line| line.len() > 60).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(sums(&moved)[..8], sums(&returned)[..8], "the same rows, with the same digests");

    let exported = [("KAJIBA_DATA", &data), ("KAJIBA_DB", &database), ("KAJIBA_DATA", &back)].map(|var| {
        let records_folder = folder("migrate-records");
        log(&["export", &records_folder], &[(var.0, var.1.as_str())]);
        records(&records_folder)
    });
    assert_eq!(exported[0].len(), 2);
    assert!(exported.iter().all(|records| *records == exported[0]));
}

#[test]
fn a_database_that_is_used_or_not_empty_is_not_moved() {
    let Some(cluster) = Cluster::start(Durability::None).expect("PostgreSQL runs") else { return };
    let data = filled("migrate-refused");
    let (database, other) = (cluster.new_database().unwrap(), cluster.new_database().unwrap());
    {
        let _server = Server::start(&[("KAJIBA_DATA", &data)]);
        let log = complaint_with(&[], &["migrate-db", &data, &database]);
        assert!(says(&log, "is in use by another Kajiba"), "{log}");
    }
    log(&["migrate-db", &data, &database], &[]);
    let full = complaint_with(&[], &["migrate-db", &data, &database]);
    assert!(says(&full, "is not empty"), "{full}");
    let _server = Server::start(&[("KAJIBA_DB", &database)]);
    let used = complaint_with(&[], &["migrate-db", &database, &other]);
    assert!(says(&used, "is in use"), "{used}");
    let same = complaint_with(&[], &["migrate-db", &database, &database]);
    assert!(says(&same, "the same database"), "{same}");
}

#[test]
fn servers_share_a_postgresql_database_and_never_tell_its_password() {
    let Some(cluster) = Cluster::start(Durability::None).expect("PostgreSQL runs") else { return };
    let database = cluster.new_database().unwrap().replace("postgres@", "postgres:hush-hush@");
    let vars = [("KAJIBA_DB", database.as_str())];
    let nodes = [Server::start(&vars), Server::start(&vars)];
    for node in &nodes {
        assert!(node.get("/healthz").starts_with("HTTP/1.1 200"));
        assert!(node.1.contains("postgres://postgres@127.0.0.1") && !node.1.contains("hush"), "{}", node.1);
    }
    assert!(log(&["check-db"], &vars).contains("Valid games: 0"));
    let backup = complaint_with(&vars, &["backup", &file("migrate-backup.sqlite3")]);
    assert!(says(&backup, "pg_dump"), "{backup}");
    let gone = [("KAJIBA_DB", "postgres://ann:hush-hush@127.0.0.1:1/club")];
    let log = complaint_with(&gone, &["check-db"]);
    assert!(log.contains("postgres://ann@127.0.0.1:1/club") && !log.contains("hush"), "{log}");
    let wrong = complaint_with(&[("KAJIBA_DB", "ann:hush-hush@here")], &["serve"]);
    assert!(!wrong.contains("hush") && wrong.contains("KAJIBA_DB"), "{wrong}");
}

#[test]
fn a_database_server_that_is_gone_is_told_at_once_and_comes_back() {
    let Some(mut cluster) = Cluster::start(Durability::None).expect("PostgreSQL runs") else { return };
    let database = cluster.new_database().unwrap();
    let server = Server::start(&[("KAJIBA_DB", &database)]);
    // A visitor who is known has to be looked up.
    let cookie = format!("kajiba={}", "7".repeat(26));
    let page = || server.ask("/me", &cookie);
    assert!(page().starts_with("HTTP/1.1 200"));
    cluster.kill().unwrap();
    // The first ones find connections broken, then nobody is let in.
    loop {
        let asked = Instant::now();
        let said = page();
        // A second by day; tests may run on a slow machine. Without the check it would be five.
        assert!(asked.elapsed() < Duration::from_secs(4), "{:?}", asked.elapsed());
        assert!(said.starts_with("HTTP/1.1 503"), "{said}");
        if said.contains("cannot reach its database") {
            break;
        }
    }
    assert!(server.get("/healthz").starts_with("HTTP/1.1 503"));
    cluster.restart().unwrap();
    let asked = Instant::now();
    while !page().starts_with("HTTP/1.1 200") {
        assert!(asked.elapsed() < Duration::from_secs(60), "it comes back");
        thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn a_postgresql_database_of_an_earlier_schema_is_checked_and_exported() {
    let Some(cluster) = Cluster::start(Durability::None).expect("PostgreSQL runs") else { return };
    let (data, database) = (filled("migrate-earlier"), cluster.new_database().unwrap());
    log(&["migrate-db", &data, &database], &[]);
    let earlier = "DROP TABLE ban; DROP TABLE audit; DROP TABLE token; DROP TABLE component_set; DELETE FROM _sqlx_migrations WHERE version > 2";
    cluster.ask(&database, earlier).unwrap();
    let vars = [("KAJIBA_DB", database.as_str())];
    let checked = log(&["check-db"], &vars);
    assert!(says(&checked, "Valid games: 2."), "{checked}");
    let folder = folder("migrate-earlier-records");
    log(&["export", &folder], &vars);
    assert_eq!(records(&folder).len(), 2);
    let empty = cluster.new_database().unwrap();
    let told = complaint_with(&[("KAJIBA_DB", &empty)], &["check-db"]);
    assert!(says(&told, "is empty"), "{told}");
}
