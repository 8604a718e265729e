//! A game on offer: dealing, loading, and importing records.

use std::{
    collections::BTreeMap,
    ops::RangeInclusive,
    sync::{Arc, Mutex, Weak},
};

use bots::Leveled;
use store::{EntryRow, Ms};
use tabletop::{
    Entry, Fault, Record, Seed, Session, Title,
    components::{Draft, Examined, Problem},
};

use super::{HostedGame, Play, playing::Playing};
use crate::{extension::Extension, refusal::Refusal};

/// A game on offer, with a cache of its rules: tables with the same setup and components share them.
pub(super) struct Hosted<G: Title> {
    extension: &'static dyn Extension,
    rules: Mutex<Vec<CachedRules<G>>>,
}

/// Rules in use, and their inputs.
struct CachedRules<G: Title> {
    version: u32,
    setup: G::Setup,
    components: G::Components,
    rules: Weak<G::Rules>,
}

impl<G: Title + Leveled> Hosted<G> {
    pub(super) fn new(extension: &'static dyn Extension) -> Self {
        Self { extension, rules: Mutex::default() }
    }

    /// Makes a session share its rules with others of the same setup and components.
    fn share(&self, session: &mut Session<G>) {
        let mut cache = self.rules.lock().expect("rules cache mutex is not poisoned");
        cache.retain(|cached| cached.rules.strong_count() > 0);
        let Record { version, setup, components, .. } = session.record();
        let is_same = |cached: &&CachedRules<G>| {
            cached.version == *version && cached.setup == *setup && cached.components == *components
        };
        if let Some(rules) = cache.iter().find(is_same).and_then(|cached| cached.rules.upgrade()) {
            session.share_rules(rules);
            return;
        }
        let rules = session.shared_rules();
        cache.push(CachedRules {
            version: *version,
            setup: setup.clone(),
            components: components.clone(),
            rules: Arc::downgrade(&rules),
        });
    }
}

impl<G: Title + Leveled> HostedGame for Hosted<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn has_secrets(&self) -> bool {
        G::HAS_SECRETS
    }

    fn options(&self) -> &'static [(&'static str, &'static [&'static str])] {
        G::OPTIONS
    }

    fn standing(&self) -> &'static [&'static str] {
        G::STANDING
    }

    fn extension(&self) -> &'static dyn Extension {
        self.extension
    }

    fn check_setup(&self, players: u8, options: &BTreeMap<String, String>) -> Result<(), Refusal> {
        G::check_setup(players, options).map_err(Refusal::setup)
    }

    fn has_learning_bots(&self) -> bool {
        G::LEARNS
    }

    fn component_file(&self) -> &'static str {
        G::component_file()
    }

    fn read_components(&self, text: &str) -> Result<String, Vec<Problem>> {
        let read = G::read_components(text)?;
        Ok(serde_json::to_string(&read.components).expect("components are plain data"))
    }

    fn examine(&self, draft: &Draft) -> Examined {
        draft.examined::<G::Components>()
    }

    fn settle(&self, draft: &mut Draft) {
        draft.settle::<G::Components>();
    }

    fn deal(
        &self,
        players: u8,
        options: &BTreeMap<String, String>,
        components: Option<&str>,
    ) -> Result<Arc<dyn Play>, Refusal> {
        self.check_setup(players, options)?;
        let mut seed = Seed([0; 32]);
        getrandom::fill(&mut seed.0).expect("the system provides random numbers");
        let mut events = Vec::new();
        let components = match components {
            Some(json) => serde_json::from_str(json).map_err(|_| Refusal::Broken)?,
            None => G::components().components.clone(),
        };
        let session = Session::<G>::new(G::setup(players, options), components, seed, &mut events);
        let mut session = session.ok_or(Refusal::Broken)?;
        self.share(&mut session);
        Ok(Arc::new(Playing::dealt(session, events)))
    }

    fn resume(&self, header: &str, entries: &[EntryRow]) -> Result<Arc<dyn Play>, String> {
        let mut record =
            G::read_record(header).map_err(|error| format!("the header cannot be read: {error}"))?;
        if !(record.log.is_empty()) {
            return Err("the header holds a log of its own".to_owned());
        }
        record.log = entries.iter().enumerate().map(read_entry).collect::<Result<_, _>>()?;
        let mut session = Session::resume(record).map_err(described)?;
        let times: Vec<Ms> = entries.iter().map(|entry| entry.at_ms).collect();
        let n_stored = times.len();
        self.share(&mut session);
        Ok(Arc::new(Playing::resumed(session, times, n_stored)))
    }

    fn import(&self, record: &str, now_ms: Ms) -> Result<Arc<dyn Play>, String> {
        let record = G::read_record(record).map_err(|error| format!("the record cannot be read: {error}"))?;
        let times = vec![now_ms; record.log.len()];
        let mut session = Session::resume(record).map_err(described)?;
        self.share(&mut session);
        Ok(Arc::new(Playing::resumed(session, times, 0)))
    }
}

/// Parses the row that follows this many others.
///
/// # Errors
/// Its number is wrong, or it cannot be parsed.
pub(super) fn read_entry<G: Title + Leveled>((before, row): (usize, &EntryRow)) -> Result<Entry<G>, String> {
    let n = before as u64 + 1;
    if !(row.n == n) {
        return Err(format!("entry {n} is missing"));
    }
    serde_json::from_str(&row.body).map_err(|error| format!("entry {n} cannot be read: {error}"))
}

/// A fault in words, for the operator.
fn described(fault: Fault) -> String {
    match fault {
        Fault::Format(format) => format!("the record's format {format} is unknown"),
        Fault::Game => "the record is of another game".to_owned(),
        Fault::Version(version) => {
            format!("the record is of version {version} of the rules; a newer Kajiba may know it")
        }
        Fault::Header => "setup or components do not make a game".to_owned(),
        Fault::Start => "the hash of the deal differs".to_owned(),
        Fault::Refused(n) => format!("entry {n}: the rules do not allow it"),
        Fault::Hash(n) => format!("entry {n}: the hash differs"),
        Fault::Events(n) => format!("entry {n}: the events are not what happened"),
    }
}
