//! A plain HTTP request, besides the browser.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    time::Duration,
};

use serde_json::Value;

/// A response.
pub struct Answer {
    pub status: u16,
    pub body: String,
}

/// Gets a page; `None` if nobody answers.
pub fn read(address: &str, path: &str, cookie: &str) -> Option<Answer> {
    let cookie = if cookie.is_empty() { String::new() } else { format!("Cookie: {cookie}\r\n") };
    ask(address, &format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n{cookie}Connection: close\r\n\r\n"))
}

/// Posts JSON; `None` if nobody answers.
pub fn send(address: &str, path: &str, json: &Value) -> Option<Answer> {
    let body = json.to_string();
    let head = "Content-Type: application/json\r\nConnection: close\r\n";
    let size = body.len();
    ask(
        address,
        &format!("POST {path} HTTP/1.1\r\nHost: {address}\r\n{head}Content-Length: {size}\r\n\r\n{body}"),
    )
}

fn ask(address: &str, request: &str) -> Option<Answer> {
    let stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(30))).ok()?;
    let mut stream = BufReader::new(stream);
    stream.get_mut().write_all(request.as_bytes()).ok()?;
    let mut head = String::new();
    // The server may keep the connection open, so read by content length.
    while !head.ends_with("\r\n\r\n") {
        if stream.read_line(&mut head).ok()? == 0 {
            return None;
        }
    }
    let head = head.to_lowercase();
    let size = head.lines().find_map(|line| line.strip_prefix("content-length:"));
    let size =
        size.unwrap_or_else(|| panic!("the answer to {request} tells its size")).trim().parse().ok()?;
    let mut body = vec![0; size];
    stream.read_exact(&mut body).ok()?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some(Answer { status, body: String::from_utf8(body).ok()? })
}
