//! Form fields for who gets a seat, and the names of seats, games and time controls.

use host::{
    BotLevel, NewSeat, Pace, SeatKind,
    limits::{NAME_CHARS_MAX, PIN_DIGITS},
};
use maud::{Markup, html};
use words::Words;

use super::field::Wrong;
use crate::http::{cx::Cx, form::Form};

/// The kind of a seat in forms. The seat of another person counts as open, since the host can only remove that person.
pub(crate) fn kind_word(kind: SeatKind) -> String {
    match kind {
        SeatKind::Open | SeatKind::Person => "open".to_owned(),
        SeatKind::Guest => "guest".to_owned(),
        SeatKind::Bot(level) => format!("bot-{}", level.id()),
    }
}

/// The name of the bot at a seat, counted from 0; the same on all pages.
pub(crate) fn bot_name(words: &Words, level: BotLevel, n: usize) -> String {
    words.say(&format!("lobby-bot-{}", level.id()), &[("n", (n + 1).into())])
}

/// The displayed name of a seat, counted from 0.
pub(crate) fn seat_name(cx: &Cx, n: usize, name: &str, kind: SeatKind) -> String {
    match kind {
        // An imported game may name who played.
        SeatKind::Open if !name.is_empty() => name.to_owned(),
        SeatKind::Open => cx.say("lobby-seat-open"),
        // A person who deleted their data leaves a seat without a name.
        SeatKind::Person | SeatKind::Guest if name.is_empty() => cx.say("lobby-somebody"),
        SeatKind::Person | SeatKind::Guest => name.to_owned(),
        SeatKind::Bot(level) => bot_name(cx.words, level, n),
    }
}

/// Several names as one text.
pub(crate) fn list(cx: &Cx, names: impl IntoIterator<Item = String>) -> String {
    cx.words.all_of(names)
}

/// The name of a game.
pub(crate) fn game_name(cx: &Cx, game: &str) -> String {
    cx.say(&format!("lobby-game-{game}"))
}

/// The time control in words.
pub(crate) fn pace_words(cx: &Cx, pace: Pace) -> String {
    match pace {
        Pace::Free => cx.say("lobby-pace-free"),
        Pace::Live { bank_ms, increment_ms } => {
            let args = [("minutes", (bank_ms / 60_000).into()), ("seconds", (increment_ms / 1000).into())];
            cx.tell("lobby-pace-live", &args)
        }
        Pace::Days { move_ms } => cx.tell("lobby-pace-days", &[("days", (move_ms / 86_400_000).into())]),
    }
}

/// The choices for a seat: the form value and the message id.
pub(crate) fn kinds() -> Vec<(String, String)> {
    let kind = |word: &str| (word.to_owned(), format!("lobby-kind-{word}"));
    let bots = BotLevel::ALL.map(|level| kind(&format!("bot-{}", level.id())));
    [kind("me"), kind("guest"), kind("open")].into_iter().chain(bots).collect()
}

/// The fields of one seat: its kind, and the name and PIN of a guest at this device.
pub(crate) struct SeatFields<'a> {
    /// The prefix of the field names, so that one form can have several seats.
    pub(crate) prefix: String,
    /// The prefix of the element ids, so that one page can have several forms.
    pub(crate) id: String,
    /// The label of the choice.
    pub(crate) label: String,
    /// The kinds to choose from, with their message ids.
    pub(crate) kinds: Vec<(String, String)>,
    /// The selected kind.
    pub(crate) chosen: &'a str,
    pub(crate) name: &'a str,
    pub(crate) pin: &'a str,
}

impl SeatFields<'_> {
    /// The fields. The style sheet hides the name until a guest at this device is selected, and the PIN until there is
    /// a second one.
    pub(crate) fn show(&self, cx: &Cx) -> Markup {
        let (prefix, id) = (&self.prefix, &self.id);
        html! {
            div.seat-fields {
                div.field {
                    label for={ (id) "kind" } { (self.label) }
                    select id={ (id) "kind" } name={ (prefix) "kind" } {
                        @for (word, words) in &self.kinds {
                            option value=(word) selected[word == self.chosen] { (cx.say(words)) }
                        }
                    }
                }
                div.field.guest {
                    label for={ (id) "name" } { (cx.say("lobby-guest-name")) }
                    input id={ (id) "name" } name={ (prefix) "name" } type="text" value=(self.name)
                        maxlength=(NAME_CHARS_MAX)
                        autocomplete="off";
                }
                div.field.pin {
                    label for={ (id) "pin" } { (cx.say("lobby-guest-pin")) }
                    input id={ (id) "pin" } name={ (prefix) "pin" } type="text" value=(self.pin)
                        inputmode="numeric" pattern=(format!("[0-9]{{{},{}}}", PIN_DIGITS.start(), PIN_DIGITS.end()))
                        maxlength=(PIN_DIGITS.end()) autocomplete="off"
                        aria-describedby={ (id) "pin-hint" };
                    p.hint id={ (id) "pin-hint" } { (cx.say("lobby-guest-pin-hint")) }
                }
            }
        }
    }
}

/// The seat that the form describes; `None` if there is no such seat.
pub(crate) fn read(cx: &Cx, form: &Form, prefix: &str) -> Result<Option<NewSeat>, Wrong> {
    let named = |field: &str| format!("{prefix}{field}");
    let kind = form.text(&named("kind"));
    if let Some(word) = kind.strip_prefix("bot-") {
        let level = BotLevel::of_id(word);
        let unknown = || Wrong::field(named("kind"), cx.say("why-not-an-option"));
        return level.map(|level| Some(NewSeat::Bot(level))).ok_or_else(unknown);
    }
    match kind {
        "" | "none" => Ok(None),
        "me" => Ok(Some(NewSeat::Me { pin: pin(cx, form, prefix)? })),
        "open" => Ok(Some(NewSeat::Open)),
        "guest" => {
            let name = form.text(&named("name")).trim().to_owned();
            if name.is_empty() {
                return Err(Wrong::field(named("kind"), cx.say("lobby-wrong-guest-name")));
            }
            Ok(Some(NewSeat::Guest { name, pin: pin(cx, form, prefix)? }))
        }
        _ => Err(Wrong::field(named("kind"), cx.say("why-not-an-option"))),
    }
}

/// The PIN of a seat at a shared device, if one is entered.
fn pin(cx: &Cx, form: &Form, prefix: &str) -> Result<Option<String>, Wrong> {
    let pin = form.text(&format!("{prefix}pin")).trim();
    let is_pin = PIN_DIGITS.contains(&pin.len()) && pin.bytes().all(|byte| byte.is_ascii_digit());
    if !(pin.is_empty() || is_pin) {
        return Err(Wrong::field(format!("{prefix}kind"), cx.say("lobby-wrong-pin")));
    }
    Ok((!pin.is_empty()).then(|| pin.to_owned()))
}
