//! Shōgun no Katana in the terminal.

use std::{collections::BTreeMap, ops::RangeInclusive};

use anyhow::Result;
use clap::{Arg, ArgMatches, Command};
use katana::{Action, Event, GhostLevel, Katana, Reason, Setup, table::N_ROUNDS};
use tabletop::{Dice, Game, Options, Record, Seat, Seed, Withheld};
use voice::katana::Voice;

use super::{basket, board::BoardText, scores, setup, story, verdict};
use crate::{
    cx::Cx,
    game::{Messages, Position, TerminalGame, Typed},
};

impl TerminalGame for Katana {
    const MESSAGES: Messages = Messages {
        welcome: "cli-play-welcome",
        how_many: "cli-play-how-many",
        how_many_again: "cli-play-how-many-again",
        names_number: "cli-names-number",
        players_wrong: "cli-players-wrong",
        why_rules: "cli-why-rules",
    };
    const PEOPLE: RangeInclusive<u8> = 2..=4;
    const HELP: &'static [(&'static str, &'static str)] = &[
        ("cli-help-number", "cli-help-number-text"),
        ("cli-help-enter", "cli-help-enter-text"),
        ("cli-help-basket", "cli-help-basket-text"),
        ("cli-help-why", "cli-help-why-text"),
        ("cli-help-hint", "cli-help-hint-text"),
        ("cli-help-rules", "cli-help-rules-text"),
        ("cli-help-undo", "cli-help-undo-text"),
        ("cli-help-other", "cli-help-other-text"),
        ("cli-help-table", "cli-help-table-text"),
        ("cli-help-table-of", "cli-help-table-of-text"),
        ("cli-help-cards", "cli-help-cards-text"),
        ("cli-help-goal", "cli-help-goal-text"),
        ("cli-help-log", "cli-help-log-text"),
        ("cli-help-save", "cli-help-save-text"),
        ("cli-help-help", "cli-help-help-text"),
        ("cli-help-quit", "cli-help-quit-text"),
    ];
    const SECTIONS: &'static [(&'static str, &'static str)] = &[
        ("resources", "cli-section-resources"),
        ("rounds", "cli-section-rounds"),
        ("forge", "cli-section-forge"),
        ("academy", "cli-section-academy"),
        ("spaces", "cli-section-spaces"),
        ("komainu", "cli-section-komainu"),
        ("washitsu", "cli-section-washitsu"),
        ("score_track", "cli-section-score-track"),
        ("rooms", "cli-section-rooms"),
        ("favor", "cli-section-favor"),
        ("market", "cli-section-market"),
        ("honor", "cli-section-honor"),
        ("daimyo", "cli-section-daimyo"),
        ("swords", "cli-section-swords"),
    ];

    fn variant_args(cx: &Cx) -> Vec<Arg> {
        setup::variant_args(cx)
    }

    fn rule_args(cx: &Cx) -> Vec<Arg> {
        setup::rule_args(cx)
    }

    fn sim_args(cx: &Cx) -> Vec<Arg> {
        setup::sim_args(cx)
    }

    fn commands(cx: &Cx) -> Vec<Command> {
        vec![story::command(cx)]
    }

    fn run_command(cx: &mut Cx, _: &str, args: &ArgMatches) -> Result<()> {
        story::story(cx, args)
    }

    /// One with a Ghost, else two.
    fn usual_people(args: &ArgMatches) -> u8 {
        if setup::has_ghost(args) { 1 } else { 2 }
    }

    fn is_number_clear(args: &ArgMatches) -> bool {
        setup::has_ghost(args)
    }

    fn setup_options(args: &ArgMatches) -> BTreeMap<String, String> {
        setup::options(args)
    }

    fn automatic_player(setup: &Setup) -> &'static str {
        if setup.ghost == Some(GhostLevel::TRAINING) { "ghost-name-training" } else { "ghost-name" }
    }

    fn setup_error(options: &BTreeMap<String, String>) -> &'static str {
        if options.contains_key("chapter") { "cli-chapter-wrong" } else { Self::MESSAGES.players_wrong }
    }

    fn withheld_in(args: &ArgMatches) -> Withheld<Action> {
        setup::withheld::<Self>(args)
    }

    fn introduction(at: &Position<Self>, _: &Record<Self>) -> String {
        [vec![at.say("cli-play-begin", &[])], Self::briefing(at)].concat().join("\n")
    }

    fn briefing(at: &Position<Self>) -> Vec<String> {
        verdict::briefing(at.page, voice(at))
    }

    fn offer(&self, cx: &Cx, file: &str, players: String) -> String {
        let (round, rounds) = (self.table().round.into(), N_ROUNDS.into());
        let args = [("file", file.into()), ("players", players.into()), ("round", round), ("rounds", rounds)];
        cx.say("cli-offer", &args)
    }

    fn board(at: &Position<Self>, seat: Seat) -> Vec<Vec<String>> {
        vec![Vec::new(), board(at, &imagined(at)).whole(seat)]
    }

    fn rows(at: &Position<Self>, seat: Seat) -> Vec<Vec<String>> {
        board(at, &imagined(at)).own(seat)
    }

    fn question(at: &Position<Self>) -> String {
        let tabletop::Viewer::Seat(seat) = at.viewer else { return String::new() };
        voice(at).question(&imagined(at), seat)
    }

    fn action(at: &Position<Self>, seat: Seat, action: Action) -> String {
        voice(at).action(&imagined(at), seat, action)
    }

    fn options_hint(options: &Options<Action>) -> Option<&'static str> {
        let can_buy = options.asked().iter().any(|action| matches!(action, Action::BuyResource(_)));
        can_buy.then_some("cli-basket-hint")
    }

    fn event(at: &Position<Self>, event: &Event) -> String {
        voice(at).event_at(&at.view.board.rooms, event)
    }

    fn reason(at: &Position<Self>, reason: Reason) -> (String, &'static str) {
        (voice(at).reason(reason), reason.clause())
    }

    fn cards(at: &Position<Self>) -> Vec<String> {
        board(at, &imagined(at)).cards()
    }

    /// What the chapter asks, and how far it is met.
    fn goal(at: &Position<Self>) -> Vec<String> {
        [Self::briefing(at), verdict::verdict(at.page, voice(at), &imagined(at), false)].concat()
    }

    fn ending(&self, at: &Position<Self>, record: &Record<Self>) -> Vec<String> {
        let scores = scores::lines(at.page, voice(at), record);
        [scores, verdict::verdict(at.page, voice(at), self, true)].concat()
    }

    fn read_line(at: &Position<Self>, seat: Seat, line: &str) -> Typed<Action> {
        basket::read_line(voice(at), &imagined(at), seat, line)
    }

    fn redraws_board(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }
}

fn voice<'a>(at: &Position<'a, Katana>) -> Voice<'a> {
    Voice { words: at.words, rules: at.rules, names: at.names }
}

fn board<'a>(at: &Position<'a, Katana>, game: &'a Katana) -> BoardText<'a> {
    BoardText { voice: voice(at), page: at.page, game }
}

/// A game that looks to the viewer as the real one does. What a view does not show is made up, always in the same way.
fn imagined(at: &Position<Katana>) -> Katana {
    Katana::imagine(at.view, at.rules, &mut Dice::new(&Seed([0; 32]), 0, 0))
}
