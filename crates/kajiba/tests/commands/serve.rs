//! The server process: settings, addresses, stopping, and the commands for its database.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Child, Command, Stdio},
};

use crate::shell::{VARS, complaint, complaint_with, file, folder, kajiba};

/// A running server with a data folder of its own.
struct Server {
    process: Child,
    address: String,
    log: String,
}

impl Server {
    fn start(data: &str, args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kajiba"));
        VARS.iter().for_each(|name| {
            command.env_remove(name);
        });
        command.args(args).env("KAJIBA_DATA", data).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut process = command.stderr(Stdio::null()).spawn().expect("the binary starts");
        let mut lines = BufReader::new(process.stdout.as_mut().expect("it writes")).lines();
        let mut log = String::new();
        let mut address = None;
        for line in lines.by_ref().map_while(Result::ok) {
            log += &line;
            log.push('\n');
            let url = line.split_once("http://").map(|(_, url)| url.trim().to_owned());
            address = address.or(url);
            if line.contains("Ctrl-C") {
                break;
            }
        }
        Self { process, address: address.unwrap_or_else(|| panic!("no address is told: {log}")), log }
    }

    /// The response to a GET request.
    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address);
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers in text");
        answer
    }

    /// Opens a connection, sends a text and waits for the answer `awaited`.
    fn sent(&self, text: &str, awaited: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.write_all(text.as_bytes()).expect("it reads");
        let mut answer = vec![0; awaited.len()];
        stream.read_exact(&mut answer).expect("it answers");
        assert_eq!(String::from_utf8_lossy(&answer), awaited);
        stream
    }

    #[cfg(unix)]
    fn signal(&self, name: &str) {
        let asked = Command::new("kill").args([name, &self.process.id().to_string()]).status();
        assert!(asked.is_ok_and(|status| status.success()), "it can be asked to stop");
    }

    /// Asks it to stop and returns whether it exited successfully.
    #[cfg(unix)]
    fn stop(mut self) -> bool {
        self.signal("-TERM");
        self.process.wait().expect("it ends").success()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A port that the system chooses.
const ANY_PORT: [&str; 3] = ["serve", "--listen", "127.0.0.1:0"];

#[test]
fn it_starts_without_any_configuration_and_tells_its_address() {
    let data = folder("serve-plain");
    let server = Server::start(&data, &ANY_PORT);
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200"));
    assert!(server.get("/").contains("Kajiba"));
    assert!(server.log.contains("kajiba.sqlite3"), "{}", server.log);
    assert!(fs::exists(format!("{data}/kajiba.sqlite3")).unwrap());
}

#[test]
fn for_the_network_it_shows_a_code_to_scan() {
    // Options without a command are meant for the server.
    let server = Server::start(&folder("serve-lan"), &["--lan", "--listen", "0.0.0.0:0"]);
    assert!(!server.address.starts_with("0.0.0.0"), "{}", server.log);
    assert!(server.log.contains('█') || server.log.contains('▀'), "{}", server.log);
}

#[cfg(unix)]
#[test]
fn it_stops_when_asked() {
    assert!(Server::start(&folder("serve-stop"), &ANY_PORT).stop());
}

/// A request whose body never arrives; the server has accepted it once it answers `100 Continue`.
const HALF: &str = "POST /lang HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n\
    Content-Length: 100\r\nExpect: 100-continue\r\n\r\n";
const GO_ON: &str = "HTTP/1.1 100 Continue";

#[cfg(unix)]
#[test]
fn it_stops_though_somebody_has_not_finished_asking() {
    let server = Server::start(&folder("serve-stop-half"), &ANY_PORT);
    let _silent = server.sent("", "");
    let _head = server.sent("GET / HTTP/1.1\r\nHost: loc", "");
    let _body = server.sent(HALF, GO_ON);
    assert!(server.stop(), "everything is stored");
}

#[cfg(unix)]
#[test]
fn a_second_signal_ends_it_at_once() {
    let mut server = Server::start(&folder("serve-stop-twice"), &ANY_PORT);
    let _body = server.sent(HALF, GO_ON);
    server.signal("-TERM");
    server.signal("-INT");
    assert_eq!(server.process.wait().expect("it ends").code(), Some(2), "without having waited for anything");
}

#[test]
fn a_second_server_on_the_same_database_is_refused() {
    let data = folder("serve-twice");
    let _server = Server::start(&data, &ANY_PORT);
    let log = complaint_with(&[("KAJIBA_DATA", &data)], &ANY_PORT);
    assert!(log.contains("is in use by another Kajiba"), "{log}");
}

#[test]
fn an_address_in_use_is_named_with_a_way_out() {
    let server = Server::start(&folder("serve-port"), &ANY_PORT);
    let other = folder("serve-port-other");
    let log = complaint_with(&[("KAJIBA_DATA", &other)], &["serve", "--listen", &server.address]);
    assert!(log.contains(&server.address) && log.contains("--listen"), "{log}");
}

#[test]
fn wrong_settings_are_named_wherever_they_come_from() {
    let data = folder("serve-wrong");
    fs::create_dir_all(&data).unwrap();
    let file = format!("{data}/kajiba.toml");
    fs::write(&file, "lan = \"perhaps\"\n").unwrap();
    let data = ("KAJIBA_DATA", data.as_str());
    for (vars, args, expected) in [
        (vec![data], vec!["serve", "--listen", "everywhere"], "“everywhere” does not fit --listen"),
        (vec![data, ("KAJIBA_LISTEN", "8080")], vec![], "“8080” does not fit KAJIBA_LISTEN"),
        (vec![data, ("KAJIBA_CONFIG", &file)], vec![], "kajiba.toml: lan"),
        (vec![data], vec!["serve", "--config", "nowhere.toml"], "nowhere.toml"),
        (vec![data], vec!["serve", "--bot-pause-ms", "soon"], "“soon” does not fit --bot-pause-ms"),
    ] {
        let log = complaint_with(&vars, &args);
        assert!(log.contains(expected), "{args:?}: {log}");
    }
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let data = folder("serve-no-database");
    fs::create_dir_all(&data).unwrap();
    let file = format!("{data}/kajiba.sqlite3");
    fs::write(&file, "a diary, not a database, and long enough to look like one".repeat(40)).unwrap();
    let before = fs::read(&file).unwrap();
    let log = complaint_with(&[("KAJIBA_DATA", &data)], &ANY_PORT);
    assert!(log.contains("is not a database of Kajiba"), "{log}");
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn backup_and_check_work_beside_a_running_server() {
    let data = folder("serve-backup");
    let _server = Server::start(&data, &ANY_PORT);
    let copy = format!("{data}/copy.sqlite3");
    let run = |args: &[&str]| {
        let done = kajiba(args).env("KAJIBA_DATA", &data).assert().success();
        String::from_utf8(done.get_output().stdout.clone()).unwrap()
    };
    assert!(run(&["backup", &copy]).contains(&copy));
    assert!(run(&["check-db"]).contains("Valid games: 0"));
    let log = complaint_with(&[("KAJIBA_DATA", &data)], &["backup", &copy]);
    assert!(log.contains("already exists"), "{log}");
}

#[test]
fn a_recorded_game_with_a_ghost_becomes_a_table_of_its_people() {
    let (data, record) = (folder("serve-import"), file("serve-import.json"));
    let sim = ["sim", "katana", "--players", "1", "--ghost", "3", "--games", "1", "--record", &record];
    kajiba(&sim).assert().success();
    let vars = [("KAJIBA_DATA", data.as_str())];
    let log = complaint_with(&vars, &["import", &record, "--names", "Aya,Ghost"]);
    assert!(log.contains("The names do not fit"), "{log}");
    let done = kajiba(&["import", &record, "--names", "Aya"]).envs(vars).assert().success();
    let log = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    assert!(log.contains("/t/"), "{log}");
    let done = kajiba(&["check-db"]).envs(vars).assert().success();
    let log = String::from_utf8(done.get_output().stdout.clone()).unwrap();
    assert!(log.contains("Valid games: 1."), "{log}");
}

#[test]
fn without_a_database_the_commands_say_so() {
    let data = folder("serve-nothing");
    let to = format!("{data}/x");
    for args in [&["backup", &to][..], &["check-db"], &["export", &to]] {
        let log = complaint_with(&[("KAJIBA_DATA", &data)], args);
        assert!(log.contains("does not exist yet"), "{args:?}: {log}");
    }
}

#[test]
fn new_tables_use_the_component_files_of_the_server() {
    let data = folder("serve-components");
    let (katana, shogunate) = ("../katana/tests/data/printed.toml", "../shogunate/tests/data/printed.toml");
    let args = [&ANY_PORT[..], &["--components", katana, "--components", shogunate]].concat();
    let server = Server::start(&data, &args);
    for page in ["/cards", "/cards?game=shogunate"] {
        let cards = server.get(page);
        assert!(
            cards.starts_with("HTTP/1.1 200") && cards.contains("the printed values of “printed”"),
            "{cards}"
        );
    }
    assert!(server.get("/new").contains("Printed values of “printed”"));
    assert!(server.get("/cards?game=shogunate").contains("Shimazu"));
}

#[test]
fn a_component_file_with_problems_is_refused_with_all_of_them() {
    let (bad, data) = (file("serve-bad.toml"), folder("serve-bad-components"));
    let text = include_str!("../../../katana/tests/data/printed.toml");
    let text = text.replace("value = 120,", "value = 1200,").replace("{ number = 102,", "{ number = 101,");
    fs::write(&bad, text).expect("the file can be written");
    let told = complaint(&["serve", "--data", &data, "--components", &bad]);
    let lines: Vec<&str> = told.lines().collect();
    assert!(lines.len() == 2 && lines.iter().all(|line| line.starts_with(&format!("{bad}:"))), "{told}");
    let good = "../katana/tests/data/printed.toml";
    let twice = complaint(&["serve", "--data", &data, "--components", good, "--components", good]);
    assert!(twice.contains("second component file for katana"), "{twice}");
    let none = complaint(&["serve", "--data", &data, "--components", "nowhere.toml"]);
    assert!(none.contains("nowhere.toml"), "{none}");
}

#[test]
fn a_damaged_database_is_named_with_what_is_wrong() {
    let data = folder("serve-damaged");
    fs::create_dir_all(&data).unwrap();
    let file = format!("{data}/kajiba.sqlite3");
    let whole = fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/version-2.sqlite3")).unwrap();
    let mut damaged = whole.clone();
    let page = damaged.len() / 4096 / 2;
    damaged[page * 4096..(page + 1) * 4096].fill(0xa5);
    fs::write(&file, damaged).unwrap();
    let done = kajiba(&["check-db"]).env("KAJIBA_DATA", &data).assert().code(2);
    let written = done.get_output();
    let log = String::from_utf8_lossy(&written.stdout) + String::from_utf8_lossy(&written.stderr);
    assert!(log.contains("malformed") || log.contains("database: "), "{log}");
    // Without its first page it is no database at all, and cut in half it says so itself.
    fs::write(&file, &whole[..whole.len() / 2]).unwrap();
    let log = complaint_with(&[("KAJIBA_DATA", &data)], &["export", &format!("{data}/records")]);
    assert!(log.contains("malformed"), "the cause is told: {log}");
}

#[cfg(unix)]
#[test]
fn a_server_whose_database_was_taken_away_says_so_and_confirms_nothing() {
    let data = folder("serve-replaced");
    let server = Server::start(&data, &ANY_PORT);
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200"));
    fs::rename(format!("{data}/kajiba.sqlite3"), format!("{data}/elsewhere.sqlite3")).unwrap();
    // The last answer stands for a second.
    let asked = std::time::Instant::now();
    let said = loop {
        let said = server.get("/healthz");
        if said.starts_with("HTTP/1.1 503") || asked.elapsed().as_secs() > 30 {
            break said;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    };
    assert!(said.starts_with("HTTP/1.1 503") && said.contains("replaced or deleted"), "{said}");
    let form = "name=Ann";
    let address = &server.address;
    let mut stream = TcpStream::connect(address).unwrap();
    let post = format!(
        "POST /me/name HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        form.len()
    );
    stream.write_all(post.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
}

/// What the image's HEALTHCHECK runs.
fn health_check() -> Vec<String> {
    let dockerfile = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../Dockerfile")).unwrap();
    let line =
        dockerfile.lines().find(|line| line.trim_start().starts_with("CMD [\"bash\"")).expect("a check");
    serde_json::from_str(line.trim_start().trim_start_matches("CMD ")).expect("a list of words")
}

#[cfg(unix)]
#[test]
fn the_health_check_of_the_image_passes_while_the_server_is_well_and_only_then() {
    let server = Server::start(&folder("serve-docker"), &ANY_PORT);
    let words = health_check();
    let run = |listen: &str| {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).env("KAJIBA_LISTEN", listen).stderr(Stdio::null());
        command.status().expect("bash is there").success()
    };
    assert!(run(&server.address));
    let address = server.address.clone();
    assert!(server.stop());
    assert!(!run(&address));
}

#[test]
fn an_operator_finds_and_closes_tables_from_the_command_line() {
    let (data, record) = (folder("serve-admin"), file("serve-admin.json"));
    let sim = ["sim", "katana", "--players", "2", "--games", "1", "--record", &record];
    kajiba(&sim).assert().success();
    let vars = [("KAJIBA_DATA", data.as_str())];
    kajiba(&["import", &record, "--names", "Aya,Bo"]).envs(vars).assert().success();
    let token = ("KAJIBA_OPERATOR_TOKEN", "0123456789abcdef");
    let server = Server::start(&data, &[&ANY_PORT[..], &["--operator-token", token.1]].concat());
    let url = format!("http://{}", server.address);
    let run = |args: &[&str]| {
        let args = [&["admin"], args, &["--url", &url]].concat();
        let done = kajiba(&args).envs([token]).assert().success();
        String::from_utf8(done.get_output().stdout.clone()).unwrap()
    };
    let found = run(&["tables", "aya"]);
    assert!(found.contains("finished") && found.contains("Aya"), "{found}");
    let id = found.split_whitespace().next().unwrap();
    assert!(run(&["delete-table", id]).contains("Done"));
    assert!(run(&["tables"]).contains("Nothing was found"));
    assert!(run(&["log"]).contains(id));
    let told = |vars: &[(&str, &str)], args: &[&str]| {
        complaint_with(vars, &[&["admin"], args, &["--url", &url]].concat())
    };
    assert!(told(&[], &["tables"]).contains("KAJIBA_OPERATOR_TOKEN"));
    assert!(told(&[("KAJIBA_OPERATOR_TOKEN", "another")], &["tables"]).contains("does not accept"));
    assert!(told(&[token], &["delete-table", id]).contains("nothing like that"));
    assert!(told(&[token], &["dance"]).contains("dance"));
    drop(server);
    assert!(told(&[token], &["tables"]).contains("does not answer"));
}
