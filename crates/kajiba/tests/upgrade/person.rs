//! A person who plays over HTTP, with forms and the API.

use std::{
    collections::BTreeMap,
    io::{Read, Write},
    net::TcpStream,
};

use serde_json::Value;

/// A browser with its cookies.
pub struct Person {
    address: String,
    /// The token with which a program of theirs asks.
    pub token: String,
    cookies: BTreeMap<String, String>,
}

/// A response.
pub struct Answer {
    pub status: u16,
    /// The address that it redirects to.
    pub location: String,
    pub body: String,
}

impl Person {
    pub fn new(address: &str) -> Self {
        Self { address: address.to_owned(), token: String::new(), cookies: BTreeMap::new() }
    }

    pub fn get(&mut self, path: &str) -> Answer {
        self.ask("GET", path, "")
    }

    /// Sends a form.
    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let fields: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
        self.ask("POST", path, &fields.join("&"))
    }

    /// Sends a form that is accepted and returns the address that it redirects to.
    pub fn done(&mut self, path: &str, fields: &[(&str, &str)]) -> String {
        let answer = self.post(path, fields);
        assert_eq!(answer.status, 303, "{path} {fields:?}: {}", answer.body);
        answer.location
    }

    /// What they may do at a table.
    pub fn choices(&mut self, table: &str) -> Value {
        let answer = self.get(&format!("/t/{table}/choices"));
        assert_eq!(answer.status, 200, "{}", answer.body);
        serde_json::from_str(&answer.body).unwrap()
    }

    /// Does something that they may do.
    pub fn act(&mut self, table: &str, choices: &Value, choice: &Value) {
        let (seat, version) = (choices["seat"].to_string(), choices["version"].to_string());
        let fields = [
            ("seat", seat.as_str()),
            ("version", &version),
            ("question", choices["question"].as_str().unwrap()),
            ("choice", choice["hash"].as_str().unwrap()),
        ];
        self.done(&format!("/t/{table}/act"), &fields);
    }

    fn ask(&mut self, method: &str, path: &str, form: &str) -> Answer {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let bearer = match self.token.as_str() {
            "" => String::new(),
            token => format!("Authorization: Bearer {token}\r\n"),
        };
        // With HTTP/1.0 a response ends with its connection.
        let request = format!(
            "{method} {path} HTTP/1.0\r\nHost: {}\r\nCookie: {}\r\nAccept: */*\r\nAccept-Language: en\r\n\
             {bearer}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
            self.address,
            cookies.join("; "),
            form.len(),
        );
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        stream.write_all(request.as_bytes()).unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("the server answers in text");
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or_else(|| panic!("{path}: {text}"));
        let header = |wanted: &str| {
            let headers = head.lines().filter_map(|line| line.split_once(": "));
            headers
                .filter(|(name, _)| name.eq_ignore_ascii_case(wanted))
                .map(|(_, value)| value)
                .collect::<Vec<_>>()
        };
        for cookie in header("set-cookie") {
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        let location = header("location").first().map_or_else(String::new, |location| (*location).to_owned());
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Answer { status, location, body: body.to_owned() }
    }
}

fn encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric();
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
