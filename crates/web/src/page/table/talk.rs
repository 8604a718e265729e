//! Chat and notices. They are offered where somebody else could read them.

use host::{MessageBody, MessageView, Notice, SeatKind, SeatView, TableView, limits::CHAT_CHARS_MAX};
use maud::{Markup, html};
use tabletop::Seat;

use super::{
    emote::{Emote, emotes},
    table_page::TablePage,
};

/// Chat and notices, newest last, with the input and the mute buttons.
pub(super) fn talk(page: &TablePage) -> Markup {
    html! {
        section #talk .talk aria-labelledby="talk-title" {
            h2 #talk-title { (page.say("board-talk")) }
            ol .lines { @for line in &page.view.lines { (said(page, line)) } }
            @if !page.view.own.is_empty() {
                form #chat .say method="post" action=(page.address("chat")) data-live {
                    (page.perspective())
                    label for="chat-text" .visually-hidden { (page.say("board-chat-text")) }
                    input #chat-text type="text" name="text" maxlength=(CHAT_CHARS_MAX) autocomplete="off" required;
                    button { (page.say("board-chat-say")) }
                }
                (emotes(page))
                (mutes(page))
            }
        }
    }
}

/// Whether something was said, or somebody could read it: a person, now or later, at another device. Bots do not read, and those
/// who share a device hear each other.
pub(super) fn is_offered(view: &TableView) -> bool {
    let is_said = view.lines.iter().any(|line| matches!(line.what, MessageBody::Chat { .. }));
    let is_other =
        |(seat, it): &(Seat, &SeatView)| !matches!(it.kind, SeatKind::Bot(_)) && !view.own.contains(*seat);
    let n_others = (0..).map(Seat).zip(&view.seats).filter(is_other).count();
    // Those who only watch do not write.
    is_said || n_others > usize::from(view.own.is_empty())
}

/// How many messages are new; the script counts and shows them.
pub(super) fn news(page: &TablePage) -> Markup {
    html! { span .news hidden { span .visually-hidden { (page.say("people-new")) " " } b {} } }
}

fn said(page: &TablePage, line: &MessageView) -> Markup {
    let is_others = matches!(line.what, MessageBody::Chat { is_own: false, .. });
    html! {
        li id=(format!("line-{}", line.n)) data-chat[is_others] {
            @match &line.what {
                MessageBody::Chat { name, is_own, text } => {
                    b .own[*is_own] { (name) } ": "
                    @match Emote::of(text) {
                        Some(emote) => (emote.shown(page)),
                        None => span .text { (text) },
                    }
                }
                MessageBody::Notice { notice, name } => {
                    em { (page.tell(notice_id(*notice), &[("name", notice_name(page, name).into())])) }
                }
            }
        }
    }
}

/// The person that a notice is about; a bot has no name of its own.
fn notice_name(page: &TablePage, name: &str) -> String {
    if name.is_empty() { page.say("board-somebody") } else { name.to_owned() }
}

/// The message id of a notice.
pub(super) fn notice_id(notice: Notice) -> &'static str {
    match notice {
        Notice::Joined => "board-notice-joined",
        Notice::Started => "board-notice-started",
        Notice::Left => "board-notice-left",
        Notice::OutOfTime => "board-notice-time",
        Notice::Conceded => "board-notice-conceded",
        Notice::Returned => "board-notice-returned",
        Notice::Replaced => "board-notice-replaced",
        Notice::UndoAsked => "board-notice-undo-asked",
        Notice::UndoRefused => "board-notice-undo-refused",
        Notice::UndoLapsed => "board-notice-undo-lapsed",
        Notice::Paused => "board-notice-paused",
        Notice::Resumed => "board-notice-resumed",
    }
}

/// A mute button for each person at another device.
fn mutes(page: &TablePage) -> Markup {
    let is_other = |seat: &Seat| {
        let it = &page.view.seats[seat.index()];
        it.kind == SeatKind::Person && !page.view.own.contains(*seat)
    };
    let others: Vec<Seat> = (0..page.view.seats.len() as u8).map(Seat).filter(is_other).collect();
    html! {
        @if !others.is_empty() {
            details #mutes .mutes {
                summary { (page.say("board-mutes")) }
                @for seat in others {
                    @let is_muted = page.view.seats[seat.index()].is_muted;
                    form method="post" action=(page.address("mute")) data-live {
                        (page.perspective())
                        input type="hidden" name="seat" value=(seat.0);
                        button name="muted" value=(u8::from(!is_muted)) aria-pressed=(is_muted) {
                            @let id = if is_muted { "board-unmute" } else { "board-mute" };
                            (page.tell(id, &[("name", page.name(seat).into())]))
                        }
                    }
                }
            }
        }
    }
}
