//! Permissions: every route, for every kind of visitor, in every phase of a table.

mod world;

use std::{collections::BTreeSet, fs, path::Path, time::Duration};

use axum::body::Body;
use host::Phase;
use web::Settings;

use self::world::{Played, World};
use crate::server::{Server, from};

/// One line for each request: the route, the form, and what each visitor gets.
///
/// A cell has one letter for each phase of the table: gathering, playing, over. A single letter holds in all phases. A
/// line of single letters is about no table and is tested in one phase only.
///
/// `+` done or shown (200, 303), `f` forbidden (403), `m` not found (404), `c` not possible now (409), `b` invalid
/// (422), `u` needs a token (401).
///
/// API requests carry the token of the visitor's seat, if they have one, and no cookie. A host without a seat is a
/// stranger to the API, and whoever asks for a seat becomes a new person.
///
/// The stranger has no cookie; the onlooker is a person without a seat. Both visit a table that admits spectators and
/// one that does not. The form is about the seat `{seat}`: `own` is its person, `other` has another seat, and `host`
/// runs the table without a seat. Actions that are possible only once get a table that allows them: an open seat to
/// claim, an act to undo, a request to answer. The campaign belongs to `own`, and its first chapter is lost; so
/// does the component set.
const RIGHTS: &str = r#"
                                                                           admitted            shut out
request                          | form                                  | stranger onlooker | stranger onlooker | other own host
GET /                            |                                       | +   +   | +   +   | +   +   +
GET /new                         |                                       | +   +   | +   +   | +   +   +
POST /tables                     | name=Z&seat-0-kind=me&seat-1-kind=open| +   +   | +   +   | +   +   +
POST /tables                     | name=Z&seat-0-kind=me&seat-1-kind=none| b   b   | b   b   | b   b   b
POST /tables                     | name=Z&seat-0-kind=me&opponent=3      | +   +   | +   +   | +   +   +
POST /play                       | name=Z                                | +   +   | +   +   | +   +   +
POST /play                       | name=%E2%80%AEeoZ                     | b   b   | b   b   | b   b   b
POST /learn                      | name=Z                                | +   +   | +   +   | +   +   +
GET /lessons/{game}              |                                       | +   +   | +   +   | +   +   +
POST /lessons/{game}             | lesson=first                          | +   +   | +   +   | +   +   +
POST /lessons/{game}             | lesson=none                           | m   m   | m   m   | m   m   m
POST /lessons/{game}/play        |                                       | +   +   | +   +   | +   +   +
GET /story                       |                                       | +   +   | +   +   | +   +   +
POST /story                      | name=Mine                             | +   +   | +   +   | +   +   +
POST /story                      | name=%20                              | b   b   | b   b   | b   b   b
POST /story                      | name=%E2%80%AEeoZ                     | b   b   | b   b   | b   b   b
GET /story/{id}                  |                                       | f   m   | f   m   | m   +   m
POST /story/{id}/attempt         | ghost=3                               | f   m   | f   m   | m   +   m
POST /story/{id}/attempt         | ghost=6                               | f   m   | f   m   | m   b   m
POST /story/{id}/skip            |                                       | f   m   | f   m   | m   +   m
POST /story/{id}/name            | name=Zoe                              | f   m   | f   m   | m   +   m
POST /story/{id}/name            | name=%20                              | f   m   | f   m   | m   b   m
POST /story/{id}/delete          | is_sure=1                             | f   m   | f   m   | m   +   m
POST /story/{id}/delete          |                                       | f   m   | f   m   | m   b   m
GET /sets                        |                                       | +   +   | +   +   | +   +   +
POST /sets                       | game=katana&name=Mine                 | +   +   | +   +   | +   +   +
POST /sets                       | game=katana&name=%20                  | b   b   | b   b   | b   b   b
POST /sets/import                | called=Mine&text=                     | b   b   | b   b   | b   b   b
POST /sets/import                | called=Mine&text=x                    | b   b   | b   b   | b   b   b
GET /sets/{id}                   |                                       | m   m   | m   m   | m   +   m
POST /sets/{id}                  | part=boards&komainu.coins=9           | m   m   | m   m   | m   +   m
GET /sets/{id}/file              |                                       | m   m   | m   m   | m   +   m
POST /sets/{id}/name             | name=Zoe                              | m   m   | m   m   | m   +   m
POST /sets/{id}/name             | name=%20                              | m   m   | m   m   | m   b   m
POST /sets/{id}/delete           | is_sure=1                             | m   m   | m   m   | m   +   m
POST /sets/{id}/delete           |                                       | m   m   | m   m   | m   b   m
POST /lang                       | lang=it&back=/new                     | +   +   | +   +   | +   +   +
GET /settings                    |                                       | +   +   | +   +   | +   +   +
POST /settings                   | theme=dark&tempo=slow&box=sound&sound=1| +   +   | +   +   | +   +   +
POST /settings                   | tempo=breakneck                       | b   b   | b   b   | b   b   b
GET /sign-in                     |                                       | +   +   | +   +   | +   +   +
POST /sign-in                    | login={login}&passphrase={passphrase} | +   +   | +   +   | +   +   +
POST /sign-in                    | login={login}&passphrase=a%20guess    | b   b   | b   b   | b   b   b
GET /recover/{secret}            |                                       | +   +   | +   +   | +   +   +
POST /recover/{secret}           |                                       | +   +   | +   +   | +   +   +
GET /recover/{guess}             |                                       | m   m   | m   m   | m   m   m
POST /recover/{guess}            |                                       | m   m   | m   m   | m   m   m
GET /me                          |                                       | +   +   | +   +   | +   +   +
POST /me/name                    | name=Zoe                              | +   +   | +   +   | +   +   +
POST /me/name                    | name=%E2%80%AEeoZ                     | b   b   | b   b   | b   b   b
POST /me/passphrase              | login={login}&passphrase={passphrase} | f   +   | f   +   | +   +   +
POST /me/recovery                |                                       | f   +   | f   +   | +   +   +
POST /me/recovery/revoke         |                                       | f   +   | f   +   | +   +   +
POST /me/webhook                 | webhook=https%3A%2F%2Flocalhost%2Fz   | f   +   | f   +   | +   +   +
POST /me/sign-out                |                                       | +   +   | +   +   | +   +   +
POST /me/delete                  | is_sure=1                             | f   +   | f   +   | +   +   +
POST /me/delete                  |                                       | f   b   | f   b   | b   b   b
GET /rules                       |                                       | +   +   | +   +   | +   +   +
GET /rules/{game}                |                                       | +   +   | +   +   | +   +   +
GET /rules/{game}/primer         |                                       | +   +   | +   +   | +   +   +
GET /rules/{game}?q=sword        |                                       | +   +   | +   +   | +   +   +
GET /cards                       |                                       | +   +   | +   +   | +   +   +
GET /operator                    |                                       | m   m   | m   m   | m   m   m
POST /operator                   | deed=prune&subject=1                  | m   m   | m   m   | m   m   m
POST /operator/sign-in           | token=a%20guess                       | m   m   | m   m   | m   m   m
POST /operator/sign-out          |                                       | m   m   | m   m   | m   m   m
GET /about                       |                                       | +   +   | +   +   | +   +   +
GET /assets/{*path}              |                                       | +   +   | +   +   | +   +   +
GET /robots.txt                  |                                       | +   +   | +   +   | +   +   +
GET /healthz                     |                                       | +   +   | +   +   | +   +   +
GET /metrics                     |                                       | m   m   | m   m   | m   m   m

GET /live?t={id}                 |                                       | +++ +++ | +++ +++ | +++ +++ +++
GET /live/now?t={id}             |                                       | +++ +++ | +++ +++ | +++ +++ +++
GET /t/{id}                      |                                       | +++ +++ | +ff +ff | +++ +++ +++
GET /t/{id}?seat={seat}          |                                       | fff fff | fff fff | fff +++ fff
GET /cards?table={id}            |                                       | +++ +++ | +ff +ff | +++ +++ +++
GET /t/{id}/choices              |                                       | +++ +++ | +ff +ff | +++ +++ +++
GET /t/{id}/choices?seat={seat}  |                                       | fff fff | fff fff | fff +++ fff
GET /t/{id}/log                  |                                       | c++ c++ | cff cff | c++ c++ c++
GET /t/{id}/log?seat={seat}      |                                       | fff fff | fff fff | fff c++ fff
GET /t/{id}/replay?at=0          |                                       | c++ c++ | cff cff | c++ c++ c++
GET /t/{id}/try?seat={seat}      |                                       | fff fff | fff fff | fff c++ fff
GET /t/{id}/replay?eyes={seat}   |                                       | ff+ ff+ | fff fff | ff+ c++ ff+
GET /t/{id}/replay?eyes=all      |                                       | cc+ cc+ | cff cff | cc+ cc+ cc+
GET /t/{id}/record               |                                       | cc+ cc+ | cff cff | cc+ cc+ cc+
GET /t/{id}/report               |                                       | c++ c++ | cff cff | c++ c++ c++
GET /t/{id}/report?seat={seat}   |                                       | fff fff | fff fff | fff c++ fff
GET /t/{id}/hint?seat={seat}     |                                       | fff fff | fff fff | fff ccc fff
GET /t/{id}/hint/live?seat={seat} |                                      | fff fff | fff fff | fff ccc fff
POST /t/{id}/report              | text=odd                              | c++ c++ | cff cff | c++ c++ c++
POST /t/{id}/report              | seat={seat}&text=odd                  | fff fff | fff fff | fff c++ fff

GET /s/{secret}                  |                                       | +++ +++ | +++ +++ | +++ +++ +++
POST /s/{secret}                 | name=Zoe                              | +++ +++ | +++ +++ | +cc +++ +++
GET /s/{guess}                   |                                       | mmm mmm | mmm mmm | mmm mmm mmm
POST /s/{guess}                  | name=Zoe                              | mmm mmm | mmm mmm | mmm mmm mmm
POST /t/{id}/claim               | name=Zoe                              | +cc +cc | +ff +ff | ++c ++c +cc
POST /t/{id}/leave               | seat={seat}                           | fff fff | fff fff | fff ++c fff
POST /t/{id}/come-back           | seat={seat}                           | fff fff | fff fff | fff c+c fff
POST /t/{id}/start               |                                       | fff fff | fff fff | fff fff +cc
POST /t/{id}/close               |                                       | fff fff | fff fff | fff fff +cc
POST /t/{id}/seats/{n}           | kind=bot-novice                       | fff fff | fff fff | fff fff +cc
POST /t/{id}/seats/{n}/away      |                                       | fff fff | fff fff | fff fff ccc
POST /t/{id}/seats/{n}/link      |                                       | fff fff | fff fff | fff +++ ffc
POST /t/{id}/seats/{n}/revoke    |                                       | fff fff | fff fff | fff +++ ffc
POST /t/{id}/rematch             |                                       | fff fff | fff fff | cc+ cc+ cc+
POST /t/{id}/pause               |                                       | fff fff | fff fff | fff fff c+c
POST /t/{id}/resume              |                                       | fff fff | fff fff | fff fff c+c
POST /t/{id}/unlock              | seat={seat}&pin=1234                  | fff fff | fff fff | fff +++ fff
POST /t/{id}/lock                |                                       | fff +++ | fff +++ | +++ +++ +++

POST /t/{id}/act                 | {act}                                 | fff fff | fff fff | fff c+c fff
POST /t/{id}/try                 | {act}                                 | fff fff | fff fff | fff c++ fff
POST /t/{id}/try/keep            | {try}                                 | fff fff | fff fff | fff c++ fff
POST /t/{id}/undo                | seat={seat}                           | fff fff | fff fff | fff c+c fff
POST /t/{id}/undo/answer         | seat={seat}&granted=0                 | fff fff | fff fff | fff c+c fff
POST /t/{id}/standing            | seat={seat}&on=1&standing=palace_round | fff fff | fff fff | fff c+c fff
POST /t/{id}/concede             | seat={seat}&sure=1                    | fff fff | fff fff | fff c+c fff
POST /t/{id}/guide               | way=leave                             | fff fff | fff fff | fff fff mmm
POST /t/{id}/chat                | text=hello                            | fff fff | fff fff | +++ +++ fff
POST /t/{id}/mute                | seat={seat}&muted=1                   | fff +++ | fff +ff | +++ bbb +++

GET /t/{id}/seats/{n}/program    |                                       | fff fff | fff fff | fff +++ fff
POST /t/{id}/seats/{n}/token     |                                       | fff fff | fff fff | fff +++ fff
POST /t/{id}/seats/{n}/token/revoke|                                       | fff fff | fff fff | fff +++ fff

GET /api                         |                                       | +   +   | +   +   | +   +   +
GET /api/openapi.json            |                                       | +   +   | +   +   | +   +   +
GET /api/v1/games                |                                       | +   +   | +   +   | +   +   +
POST /api/v1/tables              | {"game":"katana","name":"Z","seats":["me","open"]}| +   +   | +   +   | +   +   +
POST /api/v1/tables              | {"game":"katana","name":"Z","seats":["open"]}| b   b   | b   b   | b   b   b
GET /api/v1/token                |                                       | u   u   | u   u   | +   +   u
DELETE /api/v1/token             |                                       | u   u   | u   u   | +   +   u
POST /api/v1/links               | {"link":"{secret}","name":"Zoe"}      | +++ +++ | +++ +++ | +++ +++ +++
POST /api/v1/links               | {"link":"{guess}","name":"Zoe"}       | mmm mmm | mmm mmm | mmm mmm mmm
GET /api/v1/tables/{id}          |                                       | +++ +++ | +ff +ff | +++ +++ +ff
POST /api/v1/tables/{id}/seats   | {"name":"Zoe"}                        | +cc +cc | +ff +ff | +ff +ff +ff
POST /api/v1/tables/{id}/start   |                                       | uuu uuu | uuu uuu | fff fff uuu
POST /api/v1/tables/{id}/leave   |                                       | uuu uuu | uuu uuu | ++c ++c uuu
POST /api/v1/tables/{id}/return  |                                       | uuu uuu | uuu uuu | c+c c+c uuu
POST /api/v1/tables/{id}/concede |                                       | uuu uuu | uuu uuu | c+c c+c uuu
GET /api/v1/tables/{id}/view     |                                       | c++ c++ | cff cff | c++ c++ cff
GET /api/v1/tables/{id}/view?at=0|                                       | c++ c++ | cff cff | c++ c++ cff
GET /api/v1/tables/{id}/options  |                                       | c++ c++ | cff cff | c++ c++ cff
GET /api/v1/tables/{id}/log      |                                       | c++ c++ | cff cff | c++ c++ cff
POST /api/v1/tables/{id}/decisions| {decision}                            | uuu uuu | uuu uuu | cbc c+c uuu
POST /api/v1/tables/{id}/undo    |                                       | uuu uuu | uuu uuu | ccc c+c uuu
POST /api/v1/tables/{id}/undo/answer| {"granted":false}                     | uuu uuu | uuu uuu | c+c c+c uuu
POST /api/v1/tables/{id}/standing| {"id":"palace_round","on":true}       | uuu uuu | uuu uuu | c+c c+c uuu
POST /api/v1/tables/{id}/chat    | {"text":"hello"}                      | uuu uuu | uuu uuu | +++ +++ uuu
GET /api/v1/tables/{id}/events   |                                       | +++ +++ | +ff +ff | +++ +++ +ff
GET /api/v1/tables/{id}/record   |                                       | cc+ cc+ | cff cff | cc+ cc+ cff
"#;

/// The visitors in the order of the cells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Visitor {
    Stranger,
    Onlooker,
    StrangerShutOut,
    OnlookerShutOut,
    Other,
    Own,
    Host,
}

impl Visitor {
    const ALL: [Self; 7] = [
        Self::Stranger,
        Self::Onlooker,
        Self::StrangerShutOut,
        Self::OnlookerShutOut,
        Self::Other,
        Self::Own,
        Self::Host,
    ];

    /// Whether the table admits spectators. Its own people visit one that does not.
    pub(crate) fn is_admitted(self) -> bool {
        matches!(self, Self::Stranger | Self::Onlooker)
    }
}

const METHODS: [&str; 3] = ["GET ", "POST ", "DELETE "];
const PHASES: [Phase; 3] = [Phase::Gathering, Phase::Playing, Phase::Over];

/// A line of the table.
pub(crate) struct Line {
    pub(crate) method: &'static str,
    /// The path, with an optional query and placeholders.
    pub(crate) path: &'static str,
    pub(crate) form: &'static str,
    cells: Vec<&'static str>,
}

impl Line {
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let lines = RIGHTS.lines().filter(|line| METHODS.iter().any(|method| line.starts_with(method)));
        lines.map(|line| {
            let (request, rest) = line.split_once('|').unwrap();
            let (form, cells) = rest.split_once('|').unwrap();
            let (method, path) = request.trim().split_once(' ').unwrap();
            let cells: Vec<_> = cells.split_whitespace().filter(|cell| *cell != "|").collect();
            assert_eq!(cells.len(), Visitor::ALL.len(), "{line}");
            Self { method, path: path.trim(), form: form.trim(), cells }
        })
    }

    /// The route as the code writes it.
    pub(crate) fn route(&self) -> String {
        self.path.split('?').next().unwrap().replace("{guess}", "{secret}")
    }

    /// What a visitor gets; `None` if the line is tested in another phase.
    fn expected(&self, visitor: Visitor, phase: usize) -> Option<char> {
        let is_of_a_table = self.cells.iter().any(|cell| cell.len() > 1);
        let cell = self.cells[visitor as usize];
        match (is_of_a_table, phase) {
            (false, 1) => cell.chars().next(),
            (false, _) => None,
            (true, _) if cell.len() == 1 => cell.chars().next(),
            (true, _) => cell.chars().nth(phase),
        }
    }
}

/// Sends lines in one phase, each visitor to a separate table.
async fn check(game: Played, phase: usize, lines: impl Iterator<Item = Line>) {
    // A webhook's host is resolved before it is accepted, and this machine knows no name but its own. Bots wait, so
    // that only the requests change anything.
    let own_machine = host::Settings {
        webhook_addresses: |_| true,
        bot_pause: Duration::from_secs(3600),
        ..host::Settings::default()
    };
    let server = Server::hosted(Settings::default(), own_machine).await;
    let mut faults = Vec::new();
    let mut kept: Option<World> = None;
    for line in lines {
        for visitor in Visitor::ALL {
            let Some(expected) = line.expected(visitor, phase) else { continue };
            let world = match kept.take().filter(|world| world.fits(&line, visitor)) {
                Some(world) => world,
                None => World::new((&server, game), PHASES[phase], &line, visitor).await,
            };
            let before = world.stored().await;
            let (status, cookie) = world.send(&line, visitor).await;
            let what =
                format!("{} {} {}, {:?}, {visitor:?}", line.method, line.path, line.form, PHASES[phase]);
            if letter(status) != expected {
                faults.push(format!("{what}: {expected} is right, not {status}"));
            }
            let is_done = letter(status) == '+';
            if line.method != "GET" && is_done {
                continue;
            }
            if !(world.stored().await == before && (is_done || cookie.is_empty())) {
                faults.push(format!("{what}: something has changed, or a cookie was set ({cookie:?})"));
            }
            kept = Some(world);
        }
    }
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

fn letter(status: u16) -> char {
    match status {
        200 | 201 | 204 | 303 => '+',
        401 => 'u',
        403 => 'f',
        404 => 'm',
        409 => 'c',
        422 => 'b',
        _ => '?',
    }
}

#[tokio::test]
async fn before_the_deal_everybody_may_do_what_is_theirs_and_nothing_else() {
    check(Played::Katana, 0, Line::all()).await;
}

#[tokio::test]
async fn during_a_game_everybody_may_do_what_is_theirs_and_nothing_else() {
    check(Played::Katana, 1, Line::all()).await;
}

#[tokio::test]
async fn after_a_game_everybody_may_do_what_is_theirs_and_nothing_else() {
    check(Played::Katana, 2, Line::all()).await;
}

/// The same permissions hold where seats have secrets.
#[tokio::test]
async fn during_a_game_of_shogunate_everybody_may_do_what_is_theirs_and_nothing_else() {
    // Shogunate has no answers in advance and no trials.
    let is_left_out = |line: &Line| line.path.ends_with("/standing") || line.path.contains("/try");
    let is_meant = |line: &Line| line.path.starts_with("/t/{id}") && !is_left_out(line);
    check(Played::Shogunate, 1, Line::all().filter(is_meant)).await;
}

/// The paths in the code as they are passed to the router.
fn paths() -> BTreeSet<String> {
    let mut paths = BTreeSet::new();
    for (file, code) in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap();
        for route in code.split(".route(").skip(1) {
            let path = route.trim_start().strip_prefix('"').and_then(|path| path.split_once('"'));
            let (path, _) = path.unwrap_or_else(|| panic!("{file}: the path of a route is not written out"));
            paths.insert(path.to_owned());
        }
        for other in [".nest(", "nest_service(", "route_service(", "fallback_service("] {
            assert!(!code.contains(other), "{file}: {other} hides routes from this test");
        }
    }
    paths
}

fn sources(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| match path.is_dir() {
            true => sources(&path),
            false => vec![(path.display().to_string(), fs::read_to_string(&path).unwrap())],
        })
        .collect()
}

#[tokio::test]
async fn every_route_stands_in_the_table_of_rights() {
    let server = Server::start().await;
    let mut routes = BTreeSet::new();
    for path in paths() {
        // An unknown method gets the list of allowed ones.
        let request = from("203.0.113.5").method("BREW").uri(path.replace(['{', '}', '*'], ""));
        let answer = server.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, 405, "{path}");
        let methods = answer.header("allow").split(',').filter(|method| *method != "HEAD");
        routes.extend(methods.map(|method| format!("{method} {path}")));
    }
    let listed: BTreeSet<String> =
        Line::all().map(|line| format!("{} {}", line.method, line.route())).collect();
    let unlisted: Vec<_> = routes.difference(&listed).collect();
    assert!(unlisted.is_empty(), "who may do this? {unlisted:?}");
    let gone: Vec<_> = listed.difference(&routes).collect();
    assert!(gone.is_empty(), "there are no such routes: {gone:?}");
}
