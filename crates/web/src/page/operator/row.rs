//! The lists of the operator's page, row by row.

use host::{PersonFound, Phase, Refusal, Shut, TableFound};

use crate::{
    http::cx::Cx,
    page::{seat::game_name, summary::ago},
};

/// What the page lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum List {
    Tables,
    People,
    Bans,
    Log,
}

/// A thing that is listed, and what can be ordered about it.
pub(super) struct Row {
    pub(super) id: String,
    pub(super) cells: Vec<String>,
    pub(super) deeds: Vec<&'static str>,
}

impl List {
    pub(super) const ALL: [Self; 4] = [Self::Tables, Self::People, Self::Bans, Self::Log];

    /// The list with this name; tables, if there is none.
    pub(super) fn named(name: &str) -> Self {
        Self::ALL.into_iter().find(|list| list.name() == name).unwrap_or(Self::Tables)
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Tables => "tables",
            Self::People => "people",
            Self::Bans => "bans",
            Self::Log => "log",
        }
    }

    pub(super) fn is_searched(self) -> bool {
        match self {
            Self::Tables | Self::People => true,
            Self::Bans | Self::Log => false,
        }
    }

    pub(super) async fn rows(self, cx: &Cx, text: &str) -> Result<Vec<Row>, Refusal> {
        let (host, now_ms) = (cx.host(), cx.host().now_ms());
        Ok(match self {
            Self::Tables => {
                host.find_tables(text).await?.into_iter().map(|table| of_table(cx, table)).collect()
            }
            Self::People => {
                host.find_people(text).await?.into_iter().map(|person| of_person(cx, person)).collect()
            }
            Self::Bans => {
                let row = |(id, since_ms): (String, _)| {
                    let whom = id.split_once(':').map_or(id.as_str(), |(_, whom)| whom).to_owned();
                    Row { id, cells: vec![whom, ago(cx, now_ms, since_ms)], deeds: vec!["unban"] }
                };
                host.bans().await?.into_iter().map(row).collect()
            }
            Self::Log => {
                let row = |line: host::AuditLine| Row {
                    cells: vec![cx.say(&format!("operator-deed-{}", line.deed)), ago(cx, now_ms, line.at_ms)],
                    id: line.subject,
                    deeds: Vec::new(),
                };
                host.audit().await?.into_iter().map(row).collect()
            }
        })
    }
}

fn of_table(cx: &Cx, table: TableFound) -> Row {
    let state = match (table.phase, table.shut) {
        (Phase::Broken, Some(Shut::ByOperator)) => "operator-phase-shut",
        (Phase::Broken, Some(Shut::Archived)) => "operator-phase-archived",
        (Phase::Broken, None) => "operator-phase-broken",
        (Phase::Gathering, _) => "operator-phase-gathering",
        (Phase::Playing, _) => "operator-phase-playing",
        (Phase::Over, _) => "operator-phase-over",
        (Phase::Closed, _) => "operator-phase-closed",
    };
    let names = table.names.into_iter().filter(|name| !name.is_empty());
    let game = if cx.games().named(&table.game).is_some() { game_name(cx, &table.game) } else { table.game };
    let mut cells = vec![game, cx.say(state)];
    cells.extend(Some(cx.words.list(names)).filter(|names| !names.is_empty()));
    let n = i64::try_from(table.n_entries).unwrap_or(i64::MAX);
    cells.push(cx.tell("operator-entries", &[("n", n.into())]));
    cells.push(ago(cx, cx.host().now_ms(), table.updated_ms));
    cells.extend(table.fault.filter(|_| table.phase == Phase::Broken && table.shut.is_none()));
    let deeds = match table.phase {
        Phase::Gathering | Phase::Playing => vec!["close-table", "rotate-table", "delete-table"],
        Phase::Over | Phase::Broken | Phase::Closed => vec!["delete-table"],
    };
    Row { id: table.id.to_string(), cells, deeds }
}

fn of_person(cx: &Cx, person: PersonFound) -> Row {
    let name = if person.name.is_empty() { cx.say("lobby-somebody") } else { person.name };
    let mut cells = vec![name];
    cells.extend(person.login);
    cells.push(ago(cx, cx.host().now_ms(), person.created_ms));
    if person.is_banned {
        cells.push(cx.say("operator-banned"));
    }
    let ban = if person.is_banned { "unban" } else { "ban" };
    Row { id: person.id.to_string(), cells, deeds: vec![ban, "rotate-person", "delete-person"] }
}
