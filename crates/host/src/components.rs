//! Component sets: what tiles and cards carry at a table, if it is not what comes with Kajiba. The server may have one for
//! each game, and people put in their own.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use store::{ComponentSetId, ComponentSetRow, Ms, StoreError};
use tabletop::components::{Draft, Examined, Place, Problem, n_common_sections};

use crate::{
    host::{Host, Who},
    limits::{COMPONENT_FILE_BYTES_MAX, SET_NAME_CHARS_MAX},
    people::{cleaned, random_bits},
    play::{Games, HostedGame},
    refusal::{Refusal, Why},
    view::ComponentsView,
};

/// How many component sets a person may have.
const SETS_MAX: u64 = 20;
/// How many tiles or cards a list of a component set may have. No game has as many.
const RECORDS_MAX: usize = 100;
/// How often a change is retried after a conflict.
const TRIES_MAX: usize = 8;

/// A component set that a table is played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChosenSet {
    /// What its owner calls it.
    pub name: String,
    /// The set as records have it, until the game is dealt. From then on it is in the record.
    #[serde(default)]
    pub(crate) data: Option<String>,
}

/// Which component set a new table is to have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SetChoice {
    /// The server's own, or else the one that comes with Kajiba.
    #[default]
    Usual,
    /// The one that comes with Kajiba.
    Shipped,
    /// One of this visitor's, who need not be the one that the table is created for: a program may bear a token of theirs.
    Own(Who, ComponentSetId),
}

/// A component set in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetSummary {
    /// Its id.
    pub id: ComponentSetId,
    /// The game's id.
    pub game: String,
    /// The owner's name for it.
    pub name: String,
    /// How many problems it has; a table can be made with it once it has none.
    pub n_problems: usize,
    /// When it was last changed.
    pub updated_ms: Ms,
}

/// A component set as its owner sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetView {
    /// What lists show of it.
    pub summary: SetSummary,
    /// Its file.
    pub draft: Draft,
    /// Its values one by one.
    pub examined: Examined,
}

/// A step of filling in a component set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetEdit {
    /// A value was typed.
    Type(Place, String),
    /// All values of these sections are as printed.
    Printed(Vec<&'static str>),
    /// A tile or card more, in the list under a key of a section.
    Add(String, String),
    /// One of the tiles or cards less.
    Remove(String, String, usize),
}

/// Why a component file was not taken over.
#[derive(Debug)]
pub enum NotTakenOver {
    /// It has problems.
    Problems(Vec<Problem>),
    /// The host refuses the request.
    Refused(Refusal),
}

impl From<Refusal> for NotTakenOver {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl Games {
    /// Reads a component file of the server.
    ///
    /// # Errors
    /// Every problem of the file.
    ///
    /// # Panics
    /// There is no such game.
    pub fn read_set(&self, game: &str, name: &str, text: &str) -> Result<ChosenSet, Vec<Problem>> {
        let data = self.named(game).expect("the game is on offer").read_components(text)?;
        Ok(ChosenSet { name: name.to_owned(), data: Some(data) })
    }
}

impl Host {
    /// The visitor's component sets, the last changed first.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn component_sets(&self, who: Who) -> Result<Vec<SetSummary>, Refusal> {
        let Some(person) = who.person else { return Ok(Vec::new()) };
        let rows = self.0.store.component_sets_of(person).await?;
        Ok(rows.into_iter().filter_map(|row| self.viewed_set(row).ok()).map(|view| view.summary).collect())
    }

    /// One of the visitor's component sets.
    ///
    /// # Errors
    /// The visitor has no such set.
    pub async fn component_set(&self, who: Who, id: ComponentSetId) -> Result<SetView, Refusal> {
        self.viewed_set(self.own_set(who, id).await?)
    }

    /// Begins a component set with the values that come with Kajiba.
    ///
    /// # Errors
    /// The visitor is unknown, the name is not valid, or they have too many.
    pub async fn new_component_set(
        &self,
        who: Who,
        game: &str,
        name: &str,
    ) -> Result<ComponentSetId, Refusal> {
        let body = self.game_with_components(game)?.component_file().to_owned();
        self.add_set(who, game, name, body).await
    }

    /// Makes a component set from a file. A file with problems is taken over as far as it can be read, if that is wanted.
    ///
    /// # Errors
    /// As for [`Host::new_component_set`]; the file is too long, is not TOML, or has problems and only a faultless one is wanted.
    pub async fn import_component_set(
        &self,
        who: Who,
        (game, name): (&str, &str),
        text: &str,
        takes_faulty: bool,
    ) -> Result<ComponentSetId, NotTakenOver> {
        let game = self.game_with_components(game)?;
        let body = taken_over(&*game, text, takes_faulty)?;
        Ok(self.add_set(who, game.name(), name, body).await?)
    }

    /// Fills in values of a component set.
    ///
    /// # Errors
    /// The visitor has no such set, or it would become too long.
    pub async fn edit_component_set(
        &self,
        who: Who,
        id: ComponentSetId,
        edits: &[SetEdit],
    ) -> Result<SetView, Refusal> {
        self.change_set(who, id, |row| {
            row.body = self.edited(row, edits)?.text();
            Ok(())
        })
        .await
    }

    /// Renames a component set.
    ///
    /// # Errors
    /// The visitor has no such set, or the name is not valid.
    pub async fn rename_component_set(
        &self,
        who: Who,
        id: ComponentSetId,
        name: &str,
    ) -> Result<(), Refusal> {
        let name = clean_set_name(name)?;
        let renamed = self.change_set(who, id, |row| {
            row.name.clone_from(&name);
            Ok(())
        });
        renamed.await.map(drop)
    }

    /// Deletes a component set. Tables that were made with it keep what they need of it.
    ///
    /// # Errors
    /// The visitor has no such set.
    pub async fn delete_component_set(&self, who: Who, id: ComponentSetId) -> Result<(), Refusal> {
        self.own_set(who, id).await?;
        Ok(self.0.store.delete_component_set(id).await?)
    }

    /// The component file that comes with Kajiba for a game whose tiles and cards carry something.
    #[must_use]
    pub fn shipped_components(&self, game: &str) -> Option<Draft> {
        Draft::parse(self.game_with_components(game).ok()?.component_file()).ok()
    }

    /// The server's own component set for a game, if it has one.
    #[must_use]
    pub fn server_set(&self, game: &str) -> Option<ComponentsView> {
        let set = self.0.settings.component_sets.get(game)?;
        Some(ComponentsView { name: set.name.clone(), is_known_to_bots: true, data: set.data.clone() })
    }

    /// The game that a component file is about: the one of whose sections it has most.
    #[must_use]
    pub fn game_of_components(&self, text: &str) -> Option<&'static str> {
        let games = self.0.settings.games.iter().filter(|game| !game.component_file().is_empty());
        let n_known = |game: &&Arc<dyn HostedGame>| n_common_sections(text, game.component_file());
        // Of several, the first.
        games.rev().max_by_key(n_known).map(|game| game.name())
    }

    /// The component set that a new table of a game is to have; nothing for the one that comes with Kajiba.
    ///
    /// # Errors
    /// The visitor whose it is to be has no such set, or it is of another game or not complete.
    pub(crate) async fn chosen_set(
        &self,
        game: &dyn HostedGame,
        choice: SetChoice,
    ) -> Result<Option<ChosenSet>, Refusal> {
        let bad = |why: Why| Refusal::Bad { field: "components", why };
        match choice {
            SetChoice::Usual => Ok(self.0.settings.component_sets.get(game.name()).cloned()),
            SetChoice::Shipped => Ok(None),
            SetChoice::Own(who, id) => {
                let row = self.own_set(who, id).await.map_err(|refusal| match refusal {
                    Refusal::NotFound => bad(Why::NoSuchSet),
                    other => other,
                })?;
                if !(row.game == game.name()) {
                    return Err(bad(Why::SetOfOtherGame));
                }
                let data = game.read_components(&row.body).map_err(|_| bad(Why::Incomplete))?;
                Ok(Some(ChosenSet { name: row.name, data: Some(data) }))
            }
        }
    }

    async fn add_set(
        &self,
        who: Who,
        game: &str,
        name: &str,
        body: String,
    ) -> Result<ComponentSetId, Refusal> {
        let owner = who.person.ok_or(Refusal::Unknown)?;
        let (id, now_ms) = (ComponentSetId(random_bits()), self.now_ms());
        let row = ComponentSetRow {
            id,
            version: 1,
            owner,
            game: game.to_owned(),
            name: clean_set_name(name)?,
            body,
            created_ms: now_ms,
            updated_ms: now_ms,
        };
        match self.0.store.save_component_set(row, SETS_MAX).await {
            Ok(()) => Ok(id),
            Err(StoreError::TooMany) => Err(Refusal::TooMany(Why::ComponentSets)),
            Err(StoreError::NoPerson) => Err(Refusal::Unknown),
            Err(error) => Err(error.into()),
        }
    }

    async fn own_set(&self, who: Who, id: ComponentSetId) -> Result<ComponentSetRow, Refusal> {
        let person = who.person.ok_or(Refusal::NotFound)?;
        let row = self.0.store.component_set(id).await?.ok_or(Refusal::NotFound)?;
        if row.owner == person { Ok(row) } else { Err(Refusal::NotFound) }
    }

    /// Changes one of the visitor's component sets. `change` is called again after a conflict.
    async fn change_set(
        &self,
        who: Who,
        id: ComponentSetId,
        change: impl Fn(&mut ComponentSetRow) -> Result<(), Refusal>,
    ) -> Result<SetView, Refusal> {
        for _ in 0..TRIES_MAX {
            let mut row = self.own_set(who, id).await?;
            change(&mut row)?;
            row.version += 1;
            row.updated_ms = self.now_ms();
            match self.0.store.save_component_set(row.clone(), SETS_MAX).await {
                Ok(()) => return self.viewed_set(row),
                // Another request was faster.
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refusal::Unavailable)
    }

    /// The file of a set after some edits.
    fn edited(&self, row: &ComponentSetRow, edits: &[SetEdit]) -> Result<Draft, Refusal> {
        let game = self.game_with_components(&row.game)?;
        let mut draft = read(row)?;
        let fields = game.examine(&draft).fields;
        for edit in edits {
            match edit {
                SetEdit::Type(place, typed) => {
                    let kind = fields.iter().find(|field| field.place == *place).map(|field| &field.kind);
                    if let Some(kind) = kind.filter(|kind| !kind.is_fixed()) {
                        draft.set(place, kind, typed);
                    }
                }
                SetEdit::Printed(sections) => draft.set_printed(sections),
                SetEdit::Add(section, key) => {
                    if draft.n_records(section, key).is_some_and(|n| n < RECORDS_MAX) {
                        draft.add_record(section, key);
                    }
                }
                SetEdit::Remove(section, key, n) => draft.remove_record(section, key, *n),
            }
        }
        game.settle(&mut draft);
        let is_short = draft.text().len() <= COMPONENT_FILE_BYTES_MAX;
        if is_short { Ok(draft) } else { Err(Refusal::Bad { field: "components", why: Why::TooLong }) }
    }

    fn viewed_set(&self, row: ComponentSetRow) -> Result<SetView, Refusal> {
        let draft = read(&row)?;
        let examined = self.game_with_components(&row.game)?.examine(&draft);
        let ComponentSetRow { id, game, name, updated_ms, .. } = row;
        let summary = SetSummary { id, game, name, n_problems: examined.n_problems(), updated_ms };
        Ok(SetView { summary, draft, examined })
    }

    /// A game whose tiles and cards carry something.
    fn game_with_components(&self, game: &str) -> Result<Arc<dyn HostedGame>, Refusal> {
        let game = self.0.settings.games.named(game).filter(|game| !game.component_file().is_empty());
        game.ok_or(Refusal::NotFound)
    }
}

/// A file as it is kept. If it has problems, what cannot be read is taken from the set that comes with Kajiba.
fn taken_over(game: &dyn HostedGame, text: &str, takes_faulty: bool) -> Result<String, NotTakenOver> {
    let too_long = || Refusal::Bad { field: "text", why: Why::TooLong };
    if !(text.len() <= COMPONENT_FILE_BYTES_MAX) {
        return Err(too_long().into());
    }
    let syntax = |problem: Problem| NotTakenOver::Problems(vec![problem]);
    let draft = match game.read_components(text) {
        Ok(_) => Draft::parse(text).map_err(syntax)?,
        Err(problems) if !takes_faulty => return Err(NotTakenOver::Problems(problems)),
        Err(_) => {
            let shipped = Draft::parse(game.component_file()).map_err(syntax)?;
            let mut draft = shipped.taking_over(text).map_err(syntax)?;
            game.settle(&mut draft);
            draft
        }
    };
    let body = draft.text();
    if body.len() <= COMPONENT_FILE_BYTES_MAX { Ok(body) } else { Err(too_long().into()) }
}

fn read(row: &ComponentSetRow) -> Result<Draft, Refusal> {
    Draft::parse(&row.body).map_err(|problem| {
        tracing::error!(set = %row.id, ?problem, "component set could not be parsed");
        Refusal::Broken
    })
}

fn clean_set_name(name: &str) -> Result<String, Refusal> {
    cleaned("name", name, 1..=SET_NAME_CHARS_MAX)
}
