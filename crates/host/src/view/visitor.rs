//! Who looks at a table, and what they may see of it.

use std::collections::BTreeSet;

use store::{LineRow, Ms, PersonId, Phase, TableId};
use tabletop::{Seat, Seats, Viewer};

use super::{
    ComponentsView, MessageBody, MessageView, Perspective, SeatKind, SeatView, TableView, UndoView,
    check_may_view,
};
use crate::{
    body::{Holder, Line, Pace},
    clock,
    components::ChosenSet,
    decide,
    game_view::AnyGameView,
    host::{Host, Who},
    lesson, operator,
    pins::{Opened, check_own, check_present, is_locked},
    play::{HostedGame, Play},
    refusal::{Refusal, Why},
    seats,
    table::Table,
};

/// A visitor at a table, with what is stored of them elsewhere.
pub(super) struct Visitor {
    who: Who,
    /// The seat that they asked for.
    wanted: Option<Seat>,
    opened: Opened,
    muted: BTreeSet<PersonId>,
    now_ms: Ms,
    bots_hurry: bool,
}

impl Host {
    pub(super) async fn visitor(
        &self,
        who: Who,
        table: TableId,
        wanted: Option<Seat>,
    ) -> Result<Visitor, Refusal> {
        let opened = self.opened(who, table).await?;
        let body = match who.person {
            Some(person) => self.person_body(person).await?,
            None => None,
        };
        let muted = body.map(|body| body.muted).unwrap_or_default();
        let (now_ms, bots_hurry) = (self.now_ms(), self.0.thinking.percent() < 100);
        Ok(Visitor { who, wanted, opened, muted, now_ms, bots_hurry })
    }

    /// A view of a table, completed with the campaign that it belongs to.
    pub(super) async fn viewed(
        &self,
        who: Who,
        table: TableId,
        view: impl Fn(&Table) -> Result<TableView, Refusal>,
    ) -> Result<TableView, Refusal> {
        let view = |table: &Table| Ok((view(table)?, table.body.campaign));
        let (mut view, campaign) = self.read(table, view).await?;
        self.note_look(table, who);
        if let (Some(story), Some(campaign)) = (&mut view.story, campaign) {
            story.attempt = self.attempt_at(who, campaign, table).await?;
        }
        Ok(view)
    }
}

impl Visitor {
    /// The current table, or its game at an earlier `version`.
    pub(super) fn view(&self, table: &Table, version: Option<u64>) -> Result<TableView, Refusal> {
        check_may_view(table, self.who)?;
        let looking = self.looking(table)?;
        let play = table.play.as_deref();
        if looking.is_none() && version.is_none() {
            return self.view_covered(table);
        }
        let game_view = play.map(|play| game_view(table, play, looking, version)).transpose()?;
        self.view_through(table, looking, game_view)
    }

    /// The current table as an onlooker sees it.
    pub(super) fn view_covered(&self, table: &Table) -> Result<TableView, Refusal> {
        check_may_view(table, self.who)?;
        let answering = self.answering(table);
        let of = |play: &dyn Play| match answering {
            Some(seat) => play.open_game_view(seat),
            None => play.game_view(Viewer::Spectator),
        };
        let view = self.view_through(table, None, table.play.as_deref().map(of))?;
        Ok(TableView { answering, ..view })
    }

    /// The covered own seat without a PIN that is asked something that all may see.
    fn answering(&self, table: &Table) -> Option<Seat> {
        let (body, play) = (&table.body, table.play.as_deref()?);
        let is_open = table.row.phase == Phase::Playing && play.asks_openly();
        let asked = play.asked();
        let answers = |&seat: &Seat| {
            let it = &body.seats[seat.index()];
            asked.contains(seat)
                && it.is_human()
                && it.pin.is_none()
                && is_locked(body, self.opened.unlocked, seat)
        };
        body.own(self.who.person).iter().filter(|_| is_open).find(answers)
    }

    /// Whose last act may be undone: that of the looking seat, else of the present own seat that acted last.
    fn undoer(&self, table: &Table, looking: Option<Seat>) -> Option<Seat> {
        let (body, play) = (&table.body, table.play.as_deref()?);
        let is_present = |&seat: &Seat| check_present(body, self.who, self.opened.unlocked, seat).is_ok();
        let present = || body.own(self.who.person).iter().filter(is_present);
        looking.or_else(|| present().max_by_key(|&seat| play.last_act_of(seat)))
    }

    /// A past position. Other perspectives than one's own only after the end.
    pub(super) fn view_back(
        &self,
        table: &Table,
        perspective: Perspective,
        version: Option<u64>,
    ) -> Result<TableView, Refusal> {
        check_may_view(table, self.who)?;
        let is_over = match table.row.phase {
            Phase::Over => true,
            Phase::Gathering | Phase::Playing | Phase::Broken | Phase::Closed => false,
        };
        let looking = match perspective {
            Perspective::All => None,
            Perspective::Seat(seat) if is_over && seat.index() < table.body.seats.len() => Some(seat),
            Perspective::Own | Perspective::Seat(_) => self.looking(table)?,
        };
        let play = table.play.as_deref().ok_or(Refusal::NotNow(Why::NotBegun))?;
        let viewer = match perspective {
            Perspective::All if !is_over => return Err(Refusal::NotNow(Why::NotOver)),
            Perspective::All => None,
            Perspective::Own | Perspective::Seat(_) => Some(looking.map_or(Viewer::Spectator, Viewer::Seat)),
        };
        let version = version.unwrap_or(play.version());
        if !(version <= play.version()) {
            return Err(Refusal::NotFound);
        }
        self.view_through(table, looking, Some(play.replay_view(viewer, version).without_choices()))
    }

    /// The table with this view of its game.
    fn view_through(
        &self,
        table: &Table,
        looking: Option<Seat>,
        game_view: Option<AnyGameView>,
    ) -> Result<TableView, Refusal> {
        let (row, body) = (&table.row, &table.body);
        let game = table.game.as_deref().ok_or(Refusal::Broken)?;
        let undoer = self.undoer(table, looking);
        Ok(TableView {
            id: row.id,
            version: row.version,
            game: game.name(),
            options: body.options.clone(),
            components: components(table),
            phase: row.phase,
            is_listed: row.is_listed,
            spectators: body.spectators,
            pace: body.pace,
            paused_ms: body.paused_ms,
            now_ms: self.now_ms,
            seats: body.all().iter().map(|seat| self.seat(table, seat)).collect(),
            own: body.own(self.who.person),
            looking,
            answering: None,
            opened: self.opened.last,
            is_host: body.is_host(self.who.person),
            game_view,
            undoer,
            undo: undo(table, undoer),
            standing: looking.map_or_else(Vec::new, |seat| standing(game, table, seat)),
            lines: table.lines.iter().filter_map(|line| self.line(table, line)).collect(),
            shut: operator::shut(body.fault.as_deref()),
            result: body.result.clone(),
            rematch: body.rematch,
            bots_hurry: self.bots_hurry,
            story: game.extension().story(body),
            guide: table.play.as_deref().and_then(|play| lesson::view(game, body, play)),
            seed_hash: table.play.as_ref().map(|play| play.seed_hash()),
        })
    }

    /// The seat whose perspective is shown.
    fn looking(&self, table: &Table) -> Result<Option<Seat>, Refusal> {
        let body = &table.body;
        if let Some(seat) = self.wanted {
            check_own(body, self.who, self.opened.unlocked, seat)?;
            return Ok(Some(seat));
        }
        let is_open = |seat: &Seat| !is_locked(body, self.opened.unlocked, *seat);
        let open: Seats = body.own(self.who.person).iter().filter(is_open).collect();
        Ok(open.iter().find(|&seat| body.asked.contains(seat)).or(open.first()))
    }

    fn seat(&self, table: &Table, seat: Seat) -> SeatView {
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
        SeatView {
            name: it.name.clone(),
            kind: kind(it.holder),
            is_ready: it.is_ready,
            absence: it.absence,
            is_locked: is_own && is_locked(body, self.opened.unlocked, seat),
            has_pin: is_own && it.pin.is_some(),
            has_link: has_link && may_link,
            may_link,
            may_send_away: is_host && !is_own && clock::is_overdue(&table.row, body, seat, self.now_ms),
            is_muted: it.holder.person().is_some_and(|person| self.muted.contains(&person)),
            due_ms: it.clock.due_ms,
            left_ms,
        }
    }

    /// A message, unless it is chat that the visitor may not or does not want to read. Only people with a
    /// seat may read chat.
    fn line(&self, table: &Table, line: &LineRow) -> Option<MessageView> {
        let is_muted = line.person.is_some_and(|person| self.muted.contains(&person));
        let is_seated = !table.body.own(self.who.person).is_empty();
        let read = serde_json::from_str(&line.body);
        let what =
            match read.inspect_err(|error| tracing::error!(%error, "message could not be parsed")).ok()? {
                Line::Chat { name, text } => {
                    if !(is_seated && !is_muted) {
                        return None;
                    }
                    let is_own = line.person.is_some() && line.person == self.who.person;
                    MessageBody::Chat { name, is_own, text }
                }
                Line::Notice { notice, seat: _, name } => MessageBody::Notice { notice, name },
            };
        Some(MessageView { n: line.n, at_ms: line.at_ms, what })
    }
}

/// The component set, if another than the usual one was chosen.
fn components(table: &Table) -> Option<ComponentsView> {
    let ChosenSet { name, data } = table.body.components.clone()?;
    let is_known_to_bots = table.play.as_deref().is_none_or(Play::is_known_to_bots);
    Some(ComponentsView { name, is_known_to_bots, data })
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

fn game_view(
    table: &Table,
    play: &dyn Play,
    looking: Option<Seat>,
    version: Option<u64>,
) -> Result<AnyGameView, Refusal> {
    let viewer = looking.map_or(Viewer::Spectator, Viewer::Seat);
    let game_view = match version {
        None => play.game_view(viewer),
        Some(version) if version <= play.version() => play.game_view_at(viewer, version),
        Some(_) => return Err(Refusal::NotFound),
    };
    let is_human = looking.is_some_and(|seat| table.body.seats[seat.index()].is_human());
    // No options for people who are away, in a broken or finished game, or in the past.
    let may_act = table.row.phase == Phase::Playing && is_human && version.is_none();
    let game = table.game.as_deref().ok_or(Refusal::Broken)?;
    Ok(if may_act {
        lesson::narrowed(game, &table.body, play, game_view)
    } else {
        game_view.without_choices()
    })
}

fn undo(table: &Table, undoer: Option<Seat>) -> UndoView {
    let body = &table.body;
    if let Some(undo) = body.undo {
        let waiting = body.voters().iter().filter(|&seat| !undo.agreed.contains(seat)).collect();
        return UndoView::Asked { seat: undo.seat, waiting, expires_ms: undo.expires_ms };
    }
    let (Some(play), Some(seat), Phase::Playing) = (&table.play, undoer, table.row.phase) else {
        return UndoView::Nothing;
    };
    let may_undo = |game: &dyn HostedGame| lesson::check_undo(game, body, &**play).is_ok();
    if !(body.humans().contains(seat) && table.game.as_deref().is_some_and(may_undo)) {
        return UndoView::Nothing;
    }
    match decide::may_undo(body, &**play, seat) {
        Ok(true) => UndoView::Free,
        Ok(false) if decide::check_asking(&body.seats[seat.index()]).is_ok() => UndoView::ByConsent,
        Ok(false) | Err(_) => UndoView::Nothing,
    }
}

fn standing(game: &dyn HostedGame, table: &Table, seat: Seat) -> Vec<(&'static str, bool)> {
    let given = &table.body.seats[seat.index()].standing;
    game.standing().iter().map(|&id| (id, given.contains(id))).collect()
}
