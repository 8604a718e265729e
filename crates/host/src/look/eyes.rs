//! Through whose eyes a table is looked at, and what they see.

use std::collections::BTreeSet;

use store::{LineRow, Ms, PersonId, Phase, TableId};
use tabletop::{Seat, Seats, Viewer};

use super::{Gaze, LineLook, Look, SaidLook, SeatKind, SeatLook, StoryLook, UndoLook, check_sight};
use crate::{
    body::{Holder, Line, Pace},
    campaign, decide,
    game::{Seen, Through},
    guide,
    host::{Host, Who},
    pace,
    pins::{check_own, is_locked},
    play::{Offered, Play, offered_as},
    refusal::{Refusal, Why},
    seats,
    table::Table,
};

/// A visitor at a table, with what is stored of them elsewhere.
pub(super) struct Eyes {
    who: Who,
    /// The seat that they name.
    wanted: Option<Seat>,
    unlocked: Seats,
    muted: BTreeSet<PersonId>,
    now_ms: Ms,
}

impl Host {
    pub(super) async fn eyes(&self, who: Who, table: TableId, wanted: Option<Seat>) -> Result<Eyes, Refusal> {
        let unlocked = self.unlocked(who, table).await?;
        let body = match who.person {
            Some(person) => self.person_body(person).await?,
            None => None,
        };
        let muted = body.map(|body| body.muted).unwrap_or_default();
        Ok(Eyes { who, wanted, unlocked, muted, now_ms: self.now_ms() })
    }

    /// What these eyes see of a table, and of the campaign that it belongs to.
    pub(super) async fn looked(
        &self,
        who: Who,
        table: TableId,
        look: impl Fn(&Table) -> Result<Look, Refusal>,
    ) -> Result<Look, Refusal> {
        let look = |table: &Table| Ok((look(table)?, table.body.campaign));
        let (mut look, campaign) = self.read(table, look).await?;
        if let (Some(story), Some(campaign)) = (&mut look.story, campaign) {
            story.attempt = self.attempt_at(who, campaign, table).await?;
        }
        Ok(look)
    }
}

impl Eyes {
    /// The table as they may see it; `version` says in which position of the game, if not in the present one.
    pub(super) fn look(&self, table: &Table, version: Option<u64>) -> Result<Look, Refusal> {
        check_sight(table, self.who)?;
        let looking = self.looking(table)?;
        let play = table.play.as_deref();
        let seen = play.map(|play| seen(table, play, looking, version)).transpose()?;
        self.look_through(table, looking, seen)
    }

    /// The past of the game as they may see it; of another's eyes and of all, once nothing is secret any more.
    pub(super) fn look_back(&self, table: &Table, gaze: Gaze, version: Option<u64>) -> Result<Look, Refusal> {
        check_sight(table, self.who)?;
        let is_over = match table.row.phase {
            Phase::Over => true,
            Phase::Gathering | Phase::Playing | Phase::Broken | Phase::Closed => false,
        };
        let looking = match gaze {
            Gaze::All => None,
            Gaze::Seat(seat) if is_over && seat.index() < table.body.seats.len() => Some(seat),
            Gaze::Own | Gaze::Seat(_) => self.looking(table)?,
        };
        let play = table.play.as_deref().ok_or(Refusal::NotNow(Why::NotBegun))?;
        let through = match gaze {
            Gaze::All if !is_over => return Err(Refusal::NotNow(Why::NotOver)),
            Gaze::All => Through::All,
            Gaze::Own | Gaze::Seat(_) => Through::Viewer(looking.map_or(Viewer::Spectator, Viewer::Seat)),
        };
        let version = version.unwrap_or(play.version());
        if !(version <= play.version()) {
            return Err(Refusal::NotFound);
        }
        self.look_through(table, looking, Some(play.seen_back(through, version).without_choices()))
    }

    /// The table with what is seen of its game.
    fn look_through(
        &self,
        table: &Table,
        looking: Option<Seat>,
        seen: Option<Seen>,
    ) -> Result<Look, Refusal> {
        let (row, body) = (&table.row, &table.body);
        let game = offered_as(&row.game).ok_or(Refusal::Broken)?;
        Ok(Look {
            id: row.id,
            version: row.version,
            game: game.name(),
            options: body.options.clone(),
            phase: row.phase,
            is_listed: row.is_listed,
            spectators: body.spectators,
            pace: body.pace,
            paused_ms: body.paused_ms,
            now_ms: self.now_ms,
            seats: body.all().iter().map(|seat| self.seat(table, seat)).collect(),
            own: body.own(self.who.person),
            looking,
            is_host: body.is_host(self.who.person),
            seen,
            undo: undo(table, looking),
            standing: looking.map_or_else(Vec::new, |seat| standing(game, table, seat)),
            lines: table.lines.iter().filter_map(|line| self.line(table, line)).collect(),
            result: body.result.clone(),
            rematch: body.rematch,
            story: campaign::chapter_of(row, body).map(|(chapter, ghost)| StoryLook {
                chapter,
                ghost,
                attempt: None,
            }),
            guide: table.play.as_deref().and_then(|play| guide::look(body, play)),
            seed_hash: table.play.as_ref().map(|play| play.seed_hash()),
        })
    }

    /// The seat that they look through.
    fn looking(&self, table: &Table) -> Result<Option<Seat>, Refusal> {
        let body = &table.body;
        if let Some(seat) = self.wanted {
            check_own(body, self.who, self.unlocked, seat)?;
            return Ok(Some(seat));
        }
        let is_open = |seat: &Seat| !is_locked(body, self.unlocked, *seat);
        let open: Seats = body.own(self.who.person).iter().filter(is_open).collect();
        Ok(open.iter().find(|&seat| body.asked.contains(seat)).or(open.first()))
    }

    fn seat(&self, table: &Table, seat: Seat) -> SeatLook {
        let body = &table.body;
        let it = &body.seats[seat.index()];
        let is_own = body.own(self.who.person).contains(seat);
        let is_host = body.is_host(self.who.person);
        let may_link = body.campaign.is_none() && (is_own || is_host && seats::is_vacant(it));
        let has_link = table.row.seats.get(seat.index()).is_some_and(|row| row.link.is_some());
        let left_ms = match body.pace {
            Pace::Live { .. } => Some(it.clock.remaining_ms(self.now_ms)),
            Pace::Free | Pace::Days { .. } => None,
        };
        SeatLook {
            name: it.name.clone(),
            kind: kind(it.holder),
            is_ready: it.is_ready,
            absence: it.absence,
            is_locked: is_own && is_locked(body, self.unlocked, seat),
            has_pin: is_own && it.pin.is_some(),
            has_link: has_link && may_link,
            may_link,
            may_send_away: is_host && !is_own && pace::is_overdue(&table.row, body, seat, self.now_ms),
            is_muted: it.holder.person().is_some_and(|person| self.muted.contains(&person)),
            due_ms: it.clock.due_ms,
            left_ms,
        }
    }

    /// A line, if they may and want to read it: talk is for who sits there.
    fn line(&self, table: &Table, line: &LineRow) -> Option<LineLook> {
        let is_muted = line.person.is_some_and(|person| self.muted.contains(&person));
        let is_seated = !table.body.own(self.who.person).is_empty();
        let read = serde_json::from_str(&line.body);
        let what = match read.inspect_err(|error| tracing::error!(%error, "a line cannot be read")).ok()? {
            Line::Chat { name, text } => {
                if !(is_seated && !is_muted) {
                    return None;
                }
                let is_own = line.person.is_some() && line.person == self.who.person;
                SaidLook::Chat { name, is_own, text }
            }
            Line::Notice { notice, seat: _, name } => SaidLook::Notice { notice, name },
        };
        Some(LineLook { n: line.n, at_ms: line.at_ms, what })
    }
}

/// What kind of holder a seat has.
pub(super) fn kind(holder: Holder) -> SeatKind {
    match holder {
        Holder::Open => SeatKind::Open,
        Holder::Person(_) => SeatKind::Person,
        Holder::Guest(_) => SeatKind::Guest,
        Holder::Bot(level) => SeatKind::Bot(level),
    }
}

fn seen(
    table: &Table,
    play: &dyn Play,
    looking: Option<Seat>,
    version: Option<u64>,
) -> Result<Seen, Refusal> {
    let viewer = looking.map_or(Viewer::Spectator, Viewer::Seat);
    let seen = match version {
        None => play.seen(viewer),
        Some(version) if version <= play.version() => play.seen_at(viewer, version),
        Some(_) => return Err(Refusal::NotFound),
    };
    let is_human = looking.is_some_and(|seat| table.body.seats[seat.index()].is_human());
    // Nobody acts for who is away, nor in a game that broke, has ended early, or in its past.
    let may_act = table.row.phase == Phase::Playing && is_human && version.is_none();
    Ok(if may_act { guide::narrowed(&table.body, play, seen) } else { seen.without_choices() })
}

fn undo(table: &Table, looking: Option<Seat>) -> UndoLook {
    let body = &table.body;
    let humans = body.humans();
    if let Some(undo) = body.undo {
        let waiting = humans.iter().filter(|&seat| !undo.agreed.contains(seat)).collect();
        return UndoLook::Asked { seat: undo.seat, waiting, expires_ms: undo.expires_ms };
    }
    let (Some(play), Some(seat), Phase::Playing) = (&table.play, looking, table.row.phase) else {
        return UndoLook::Nothing;
    };
    if !(humans.contains(seat) && guide::check_undo(body, &**play).is_ok()) {
        return UndoLook::Nothing;
    }
    match play.may_undo(seat, humans) {
        Ok(true) => UndoLook::Free,
        Ok(false) if decide::check_asking(&body.seats[seat.index()]).is_ok() => UndoLook::ByConsent,
        Ok(false) | Err(_) => UndoLook::Nothing,
    }
}

fn standing(game: &dyn Offered, table: &Table, seat: Seat) -> Vec<(&'static str, bool)> {
    let given = &table.body.seats[seat.index()].standing;
    game.standing().iter().map(|&id| (id, given.contains(id))).collect()
}
