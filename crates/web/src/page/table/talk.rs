//! Chat and notices.

use host::{MessageBody, MessageView, Notice, SeatKind};
use maud::{Markup, html};
use tabletop::Seat;

use super::desk::Desk;

/// The longest thing that can be said at once.
const CHAT_MAX: &str = "500";

/// Chat and notices, newest last, with the field to say something and whom not to hear.
pub(super) fn talk(desk: &Desk) -> Markup {
    html! {
        section #talk .talk aria-labelledby="talk-title" {
            h2 #talk-title { (desk.say("board-talk")) }
            ol .lines { @for line in &desk.view.lines { (said(desk, line)) } }
            @if !desk.view.own.is_empty() {
                form #chat .say method="post" action=(desk.address("chat")) data-live {
                    (desk.perspective())
                    label for="chat-text" .visually-hidden { (desk.say("board-chat-text")) }
                    input #chat-text type="text" name="text" maxlength=(CHAT_MAX) autocomplete="off" required;
                    button { (desk.say("board-chat-say")) }
                }
                (mutes(desk))
            }
        }
    }
}

fn said(desk: &Desk, line: &MessageView) -> Markup {
    html! {
        li id=(format!("line-{}", line.n)) {
            @match &line.what {
                MessageBody::Chat { name, is_own, text } => {
                    b .own[*is_own] { (name) } ": " span .text { (text) }
                }
                MessageBody::Notice { notice, name } => {
                    em { (desk.tell(notice_id(*notice), &[("name", notice_name(desk, name).into())])) }
                }
            }
        }
    }
}

/// Whom a notice concerns; a bot has no name of its own.
fn notice_name(desk: &Desk, name: &str) -> String {
    if name.is_empty() { desk.say("board-somebody") } else { name.to_owned() }
}

/// The id of the words of a notice.
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

/// A button for each person at another device.
fn mutes(desk: &Desk) -> Markup {
    let is_other = |seat: &Seat| {
        let it = &desk.view.seats[seat.index()];
        it.kind == SeatKind::Person && !desk.view.own.contains(*seat)
    };
    let others: Vec<Seat> = (0..desk.view.seats.len() as u8).map(Seat).filter(is_other).collect();
    html! {
        @if !others.is_empty() {
            details #mutes .mutes {
                summary { (desk.say("board-mutes")) }
                @for seat in others {
                    @let is_muted = desk.view.seats[seat.index()].is_muted;
                    form method="post" action=(desk.address("mute")) data-live {
                        (desk.perspective())
                        input type="hidden" name="seat" value=(seat.0);
                        button name="muted" value=(u8::from(!is_muted)) aria-pressed=(is_muted) {
                            @let id = if is_muted { "board-unmute" } else { "board-mute" };
                            (desk.tell(id, &[("name", desk.name(seat).into())]))
                        }
                    }
                }
            }
        }
    }
}
