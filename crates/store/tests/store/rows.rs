//! Rows to begin with.

use store::{
    CampaignId, CampaignRow, Change, EntryRow, LineRow, PersonId, PersonRow, Phase, SeatRow, Secret,
    SecretHash, SessionRow, Store, TableId, TableRow,
};

/// A table that gathers, in its first version.
pub fn table(id: u128) -> TableRow {
    TableRow {
        id: TableId(id),
        version: 1,
        game: "katana".to_owned(),
        phase: Phase::Gathering,
        host: None,
        is_listed: false,
        header: None,
        n_entries: 0,
        body: "{}".to_owned(),
        due_ms: None,
        has_work: false,
        created_ms: 1_000,
        updated_ms: 1_000,
        seats: vec![SeatRow::default(); 2],
    }
}

/// A change of the row alone.
pub fn change(row: &TableRow) -> Change {
    Change { row: row.clone(), entries: Vec::new(), lines: Vec::new() }
}

/// The same row in its next version.
pub fn next(row: &TableRow) -> TableRow {
    TableRow { version: row.version + 1, ..row.clone() }
}

/// The next version, with one entry more.
pub fn acted(row: &TableRow) -> Change {
    let row = TableRow { n_entries: row.n_entries + 1, ..next(row) };
    let entries = vec![entry(row.n_entries)];
    Change { row, entries, lines: Vec::new() }
}

pub fn entry(n: u64) -> EntryRow {
    EntryRow { n, at_ms: 2_000, body: format!(r#"{{"seat":0,"n":{n}}}"#) }
}

pub fn line(n: u64, person: Option<PersonId>) -> LineRow {
    LineRow { n, at_ms: 3_000, person, body: format!("line {n}") }
}

pub fn hash(bits: u128) -> SecretHash {
    Secret(bits).hash()
}

pub fn person(id: u128) -> PersonRow {
    PersonRow {
        id: PersonId(id),
        login: None,
        passphrase: None,
        recovery: None,
        body: r#"{"name":"Bo"}"#.to_owned(),
        created_ms: 500,
    }
}

pub fn session(token: u128, person: PersonId) -> SessionRow {
    SessionRow { token: hash(token), person, body: "{}".to_owned(), created_ms: 500, seen_ms: 600 }
}

/// A campaign in its first version.
pub fn campaign(id: u128, owner: PersonId) -> CampaignRow {
    CampaignRow {
        id: CampaignId(id),
        version: 1,
        owner,
        name: "Story".to_owned(),
        body: "{}".to_owned(),
        created_ms: 700,
        updated_ms: 800,
    }
}

/// Stores a person with a session whose token is the person's number.
pub async fn add_person(store: &Store, id: u128) -> PersonId {
    store.create_person(person(id), session(id, PersonId(id))).await.expect("a new person");
    PersonId(id)
}

/// Stores a table and gives it back.
pub async fn add(store: &Store, row: TableRow) -> TableRow {
    store.commit(change(&row)).await.expect("a new table");
    row
}
