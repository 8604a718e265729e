//! The example bot plays both games to their end against the real server.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    path::Path,
    process::{Child, Command, Stdio},
};

use crate::shell::{VARS, folder};

/// Python of Debian's package `python3`.
const PYTHON: &str = "/usr/bin/python3";

/// A running server whose own bots act without a pause.
struct Server {
    process: Child,
    url: String,
}

impl Server {
    fn start(data: &str) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kajiba"));
        VARS.iter().for_each(|name| {
            command.env_remove(name);
        });
        let listen =
            ["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--no-limits", "--bot-pause-ms", "0"];
        command.args(listen).args(["--data", data]).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut process = command.stderr(Stdio::null()).spawn().expect("the binary starts");
        let lines = BufReader::new(process.stdout.take().expect("it writes")).lines();
        let url = lines
            .map_while(Result::ok)
            .find_map(|line| Some(line.split_at(line.find("http://")?).1.to_owned()));
        Self { process, url: url.expect("it tells its address") }
    }
}

impl Server {
    /// Sends a request and returns the body of the response.
    fn post(&self, path: &str, token: &str, body: &str) -> String {
        let address = self.url.trim().trim_start_matches("http://");
        let mut stream = TcpStream::connect(address).expect("it listens");
        let head = format!("POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
        let token =
            if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
        let length = format!("Content-Type: application/json\r\nContent-Length: {}\r\n\r\n", body.len());
        stream.write_all((head + &token + &length + body).as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers in text");
        assert!(answer.starts_with("HTTP/1.1 20"), "{answer}");
        answer.split_once("\r\n\r\n").expect("a head and a body").1.to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn bot(url: &str, args: &[&str]) -> Command {
    assert!(Path::new(PYTHON).exists(), "{PYTHON} is missing: install Debian's package python3");
    let mut command = Command::new(PYTHON);
    command
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py"))
        .arg(url.trim())
        .args(args);
    command
}

#[test]
fn the_example_is_shorter_than_80_lines_and_needs_nothing_but_python() {
    let code =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py")).unwrap();
    assert!(code.lines().count() < 80, "{}", code.lines().count());
    let imported: Vec<&str> = code.lines().filter(|line| line.starts_with("import ")).collect();
    assert_eq!(imported, ["import argparse, json, random, sys, time, urllib.error, urllib.request"]);
}

#[test]
fn the_example_bot_plays_a_game_of_katana_against_a_bot_of_the_house() {
    let server = Server::start(&folder("bot-katana"));
    let chosen = ["--new", "katana", "--bot", "bot-apprentice", "--components", "shipped"];
    let played = bot(&server.url, &chosen).output().expect("python runs");
    let log = String::from_utf8_lossy(&played.stdout).into_owned();
    assert!(played.status.success(), "{log}\n{}", String::from_utf8_lossy(&played.stderr));
    let result: serde_json::Value = serde_json::from_str(log.lines().last().unwrap()).unwrap();
    assert_eq!(result["ranks"].as_array().map(Vec::len), Some(2), "{result}");
}

#[test]
fn the_example_bot_says_what_the_server_refuses() {
    let server = Server::start(&folder("bot-refused"));
    for (args, detail) in [
        (&["--new", "chess"][..], "422: Game: That is not one of the choices."),
        (&["--join", "00000000000000000000"], "404: There is nothing here."),
        (&["--token", "no-token"], "401: This needs a valid token"),
        (&["--new", "katana", "--components", "mine"], "422: Component set: There is no such set"),
    ] {
        let refused = bot(&server.url, args).output().expect("python runs");
        let complaint = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert_eq!(refused.status.code(), Some(1), "{args:?}: {complaint}");
        assert!(complaint.starts_with(detail) && !complaint.contains("Traceback"), "{args:?}: {complaint}");
    }
}

#[test]
fn two_example_bots_and_one_of_the_house_play_a_game_of_shogunate() {
    let server = Server::start(&folder("bot-shogunate"));
    let new = r#"{"game":"shogunate","name":"Host","seats":["me","open","bot"]}"#;
    let seated: serde_json::Value = serde_json::from_str(&server.post("/api/v1/tables", "", new)).unwrap();
    let (table, token) = (seated["table"].as_str().unwrap(), seated["token"].as_str().unwrap());
    let mut joining =
        bot(&server.url, &["--join", table]).stdout(Stdio::piped()).spawn().expect("python runs");
    // The second bot has its seat as soon as it prints that.
    let mut said = BufReader::new(joining.stdout.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    assert!(line.starts_with("token "), "{line}");
    server.post(&format!("/api/v1/tables/{table}/start"), token, "");
    let played = bot(&server.url, &["--token", token]).output().expect("python runs");
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let ended = said.lines().map_while(Result::ok).last().unwrap_or_default();
    assert!(joining.wait().unwrap().success());
    assert!(ended.contains("\"ranks\""), "{ended}");
}
