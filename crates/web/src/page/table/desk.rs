//! The page of a table: everything in its place.

use std::borrow::Cow;

use host::{Look, Phase, Seen, Sight, Told, UndoLook};
use katana::{Event, Katana};
use maud::{Markup, html};
use tabletop::Seat;
use voice::Voice;
use words::{Arg, Words};

use super::{Asked, alone, clock, decision, is_your_turn, keys, menu, over, seats, story, talk};
use crate::katana::{Picture, imagined};

/// How many entries of the log the table shows.
const LOG_MAX: usize = 24;

/// A table as it is shown to a visitor.
#[derive(Clone, Copy)]
pub(super) struct Desk<'a> {
    /// The words.
    pub(super) words: &'a Words,
    /// What the visitor may see.
    pub(super) look: &'a Look,
    /// The name of each seat.
    pub(super) names: &'a [String],
    /// What the address says.
    pub(super) asked: Asked,
    /// All that happened, where the page tells of the whole game.
    pub(super) told: &'a [Told<Event>],
}

impl Desk<'_> {
    pub(super) fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    pub(super) fn tell(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.say(id, args)
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// Several names, as the language lists them.
    pub(super) fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let names: Vec<&str> = seats.into_iter().map(|seat| self.name(seat)).collect();
        names.join(&self.say("list-separator"))
    }

    /// The address of something that is done at this table.
    pub(super) fn address(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.look.id)
    }

    /// For forms at a device with several seats: through whose eyes to look on, where the address names them.
    pub(super) fn eyes(&self) -> Markup {
        let is_named = self.look.own.len() > 1 && self.asked.seat.is_some();
        let eyes = self.look.looking.filter(|_| is_named);
        html! { @if let Some(seat) = eyes { input type="hidden" name="eyes" value=(seat.0); } }
    }
}

/// The live part of the page.
pub(super) fn desk(desk: &Desk) -> Markup {
    let look = desk.look;
    html! {
        main #main .table .over[look.phase == Phase::Over] data-version=(look.version)
            data-turn=(is_your_turn(look)) data-now-ms=(look.now_ms) {
            (notice(desk))
            @match &look.seen {
                Some(Seen::Katana(sight)) => {
                    @let sight = with_choices(look, sight);
                    @let game = imagined(&sight);
                    @let voice = Voice { words: desk.words, rules: &sight.rules, names: desk.names };
                    (played(desk, Picture { voice, sight: &sight, game: &game }))
                }
                // What is set aside may be too broken to be seen.
                None => {
                    h1 { (desk.say("board-game-katana")) }
                    (over::set_aside(desk))
                }
            }
        }
    }
}

/// What the visitor sees, with what can be done only while it can be done: nothing is clicked while others are asked
/// whether an act may be taken back.
fn with_choices<'a>(look: &Look, sight: &'a Sight<Katana>) -> Cow<'a, Sight<Katana>> {
    let is_open = look.phase == Phase::Playing && !matches!(look.undo, UndoLook::Asked { .. });
    if is_open || sight.choices.is_empty() {
        return Cow::Borrowed(sight);
    }
    Cow::Owned(Sight { choices: Vec::new(), ..sight.clone() })
}

/// That not all of a list was done, or whose turn it is at a shared device.
fn notice(desk: &Desk) -> Markup {
    let (asked, looking) = (desk.asked, desk.look.looking);
    let handed = looking.filter(|&seat| asked.from.is_some_and(|from| from != seat.0));
    html! {
        @if let (Some(taken), Some(given)) = (asked.taken, asked.given) {
            p .hand-over role="status" {
                (desk.tell("board-taken", &[("taken", taken.into()), ("given", given.into())]))
            }
        }
        @if let Some(seat) = handed {
            p .hand-over role="status" {
                (desk.tell("board-pass-device", &[("name", desk.name(seat).into())]))
            }
        }
    }
}

fn played(desk: &Desk, picture: Picture) -> Markup {
    let look = desk.look;
    html! {
        (top(desk, picture))
        (tabs(desk, picture))
        div .side {
            @match look.phase {
                Phase::Over => (over::result(desk, picture)),
                Phase::Broken => (over::set_aside(desk)),
                Phase::Playing | Phase::Gathering | Phase::Closed => {
                    (decision::decision(desk, picture))
                    (story::chapter(desk, picture))
                }
            }
            div .tray {
                (picture.others())
                @if look.phase == Phase::Playing { (picture.outlook()) }
                (log(desk, picture))
                @if !alone::is_alone(desk.look) { (talk::talk(desk)) }
                (menu::menu(desk))
            }
        }
        (picture.own())
        (picture.board())
        p #news .visually-hidden role="status" aria-live="polite" { (picture.newest()) }
        (keys::keys(desk))
    }
}

/// Round and seats.
fn top(desk: &Desk, picture: Picture) -> Markup {
    html! {
        div .track {
            // A game can end before its rules would end it.
            h1 { @if desk.look.phase == Phase::Over { (desk.say("board-over")) } @else { (picture.heading()) } }
            (picture.rounds())
            (seats::seats(desk, picture))
            @if desk.look.paused_ms.is_some() { p .paused { (desk.say("board-paused")) } }
        }
    }
}

/// What a small screen shows: the part that the question is about, until another is chosen.
fn tabs(desk: &Desk, picture: Picture) -> Markup {
    let tabs = [
        ("forge", "board-jump-forge"),
        ("map", "board-jump-map"),
        ("others", "board-jump-others"),
        ("log", "board-jump-log"),
    ];
    let shown = picture.place_of_question();
    html! {
        div .tabs role="radiogroup" aria-label=(desk.say("board-jump")) data-place=(shown) {
            @for (name, id) in tabs {
                input type="radio" name="tab" id=(format!("tab-{name}")) value=(name) checked[name == shown] autocomplete="off";
                label for=(format!("tab-{name}")) { (desk.say(id)) }
            }
        }
    }
}

fn log(desk: &Desk, picture: Picture) -> Markup {
    // What came after one's own last act is new.
    let own = |seat: Option<Seat>| seat.is_some_and(|seat| desk.look.own.contains(seat));
    let since = picture.sight.told.iter().rev().find(|entry| own(entry.seat)).map(|entry| entry.version);
    html! {
        section #log .happened aria-labelledby="log-title" {
            h2 #log-title { (desk.say("board-log")) }
            (picture.lately(since, LOG_MAX))
            p .links {
                a href=(desk.address("log")) { (desk.say("board-log-all")) } " · "
                a href=(desk.address("replay")) { (desk.say("board-replay")) }
            }
        }
    }
}

/// Until when: the script counts down, and without it the page says how much there was.
pub(super) fn until(desk: &Desk, due_ms: i64) -> Markup {
    let left = clock::left(desk.words, due_ms - desk.look.now_ms);
    html! { time .clock data-due-ms=(due_ms) { (left) } }
}
