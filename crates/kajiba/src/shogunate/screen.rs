//! Shogunate in the terminal. Everything is drawn from the view of one player.

use std::collections::BTreeMap;

use clap::{Arg, ArgMatches};
use shogunate::{Action, Event, Reason, Shogunate, Subject, piece::Card};
use tabletop::{Record, Seat, Seats, Title};
use voice::shogunate::Voice;

use super::{board::BoardText, scores, setup};
use crate::{
    cx::Cx,
    game::{Messages, Position, TerminalGame},
    terminal::style::Style,
};

impl TerminalGame for Shogunate {
    const MESSAGES: Messages = Messages {
        welcome: "cli-shogunate-welcome",
        how_many: "cli-shogunate-how-many",
        how_many_again: "cli-shogunate-how-many-again",
        names_number: "cli-shogunate-names-number",
        players_wrong: "cli-shogunate-players-wrong",
        why_rules: "cli-shogunate-why-rules",
    };
    const HELP: &'static [(&'static str, &'static str)] = &[
        ("cli-help-number", "cli-help-number-text"),
        ("cli-help-enter", "cli-help-enter-text"),
        ("cli-help-why", "cli-help-why-text"),
        ("cli-help-hint", "cli-help-hint-text"),
        ("cli-shogunate-help-rules", "cli-help-rules-text"),
        ("cli-help-undo", "cli-shogunate-help-undo-text"),
        ("cli-help-other", "cli-shogunate-help-other-text"),
        ("cli-help-table", "cli-help-table-text"),
        ("cli-help-cards", "cli-shogunate-help-cards-text"),
        ("cli-help-goal", "cli-shogunate-help-goal-text"),
        ("cli-help-log", "cli-shogunate-help-log-text"),
        ("cli-help-save", "cli-help-save-text"),
        ("cli-help-help", "cli-help-help-text"),
        ("cli-help-quit", "cli-help-quit-text"),
    ];
    const SECTIONS: &'static [(&'static str, &'static str)] = &[
        ("loyalty", "cli-section-loyalty"),
        ("shinobi", "cli-section-shinobi"),
        ("end", "cli-section-end"),
        ("actions", "cli-section-actions"),
        ("leaders", "cli-section-leaders"),
        ("plots", "cli-section-plots"),
    ];
    const HAS_FREE_ACTIONS: bool = false;

    fn variant_args(cx: &Cx) -> Vec<Arg> {
        setup::variant_args(cx)
    }

    fn usual_people(_: &ArgMatches) -> u8 {
        4
    }

    fn setup_options(args: &ArgMatches) -> BTreeMap<String, String> {
        setup::options(args)
    }

    fn introduction(at: &Position<Self>, record: &Record<Self>) -> String {
        let is_shipped = record.components == Self::components().components;
        let own_deck = is_shipped.then(|| at.say("cli-shogunate-own-deck", &[]));
        [at.say("cli-shogunate-begin", &[])].into_iter().chain(own_deck).collect::<Vec<_>>().join("\n")
    }

    fn offer(&self, cx: &Cx, file: &str, players: String) -> String {
        let args = [("file", file.into()), ("players", players.into()), ("round", self.table().round.into())];
        cx.say("cli-shogunate-offer", &args)
    }

    fn board(at: &Position<Self>, _: Seat) -> Vec<Vec<String>> {
        let board = board(at);
        vec![board.heading(), board.line(), board.players(), board.own(), board.notes()]
    }

    /// The Line of Succession.
    fn rows(at: &Position<Self>, _: Seat) -> Vec<Vec<String>> {
        vec![board(at).line()]
    }

    fn question(at: &Position<Self>) -> String {
        voice(at).question(at.view, at.asked)
    }

    fn action(at: &Position<Self>, _: Seat, action: Action) -> String {
        voice(at).action(at.view, action)
    }

    /// An Action card with what it does.
    fn option(at: &Position<Self>, seat: Seat, action: Action) -> String {
        let text = Self::action(at, seat, action);
        let Action::Choose(card) = action else { return text };
        let does = voice(at).card_text(card).into();
        at.say("cli-shogunate-option", &[("action", text.into()), ("does", does)])
    }

    fn event(at: &Position<Self>, event: &Event) -> String {
        voice(at).event(event)
    }

    fn reason(at: &Position<Self>, reason: Reason) -> (String, &'static str) {
        (voice(at).reason(reason), reason.clause())
    }

    /// The Action cards with what they do.
    fn cards(at: &Position<Self>) -> Vec<String> {
        let card = |card: Card| {
            let name = at.page.styled(Style::Strong, &voice(at).card(card)).into();
            let does = voice(at).card_text(card).into();
            at.wrap(&at.say("cli-shogunate-card", &[("card", name), ("does", does)]), "  ")
        };
        Card::ALL.into_iter().flat_map(card).collect()
    }

    /// When the game ends, and who wins it.
    fn goal(at: &Position<Self>) -> Vec<String> {
        let end = at.rules.threshold().into();
        at.wrap(&at.say("cli-shogunate-goal", &[("end", end)]), "")
    }

    fn ending(&self, at: &Position<Self>, record: &Record<Self>) -> Vec<String> {
        scores::lines(at.page, voice(at), self, record)
    }

    fn redraws_board(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    fn teaches_secret(event: &Event, seat: Seat) -> bool {
        let is_shown = |event: &Event| matches!(*event, Event::Looked { by: to, .. } | Event::Shown { to, .. } if to == seat);
        is_shown(event)
            || matches!(*event, Event::Exchanged { seat: one, other, .. } if [one, other].contains(&seat))
    }

    /// Who is shown a card learns it from the event.
    fn is_secret(action: Action) -> bool {
        match action.subject() {
            Subject::Card(_) => true,
            Subject::Loyalty(_) => !matches!(action, Action::Reveal(_)),
            Subject::Nothing
            | Subject::Player(_)
            | Subject::Leader(_)
            | Subject::Step(..)
            | Subject::Pair(..) => false,
        }
    }

    /// Those who are asked in turn order, the Hatamoto last.
    fn first_at_keyboard(&self, asked: Seats) -> Seat {
        let table = self.table();
        table.others(table.hatamoto).find(|&seat| asked.contains(seat)).unwrap_or(table.hatamoto)
    }
}

fn voice<'a>(at: &Position<'a, Shogunate>) -> Voice<'a> {
    Voice { words: at.words, rules: at.rules, names: at.names, viewer: at.viewer }
}

fn board<'a>(at: &Position<'a, Shogunate>) -> BoardText<'a> {
    BoardText { voice: voice(at), page: at.page, view: at.view }
}
