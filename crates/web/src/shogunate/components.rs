//! The cards of Shogunate: Leaders with their Loyalty cards, Action cards, Plots and the end condition; at a table,
//! what is public about them. Nothing on this page is private.

use std::sync::LazyLock;

use host::TableView;
use maud::{Markup, html};
use shogunate::{
    Rules, Setup, Shogunate, View,
    components::{self, Components},
    piece::{Card, Leader, N_PLOTS, Place, PlotId},
};
use tabletop::{Game, Viewer, components::Sourced};
use voice::shogunate::Voice;
use words::{Arg, Words};

use super::{
    cloth::{cloth, crest, lamp, lord, mon_of, plot_scene, scene},
    terms,
};
use crate::{
    http::cx::Cx,
    page::components::{
        other_set, others,
        sources::{legend, signed},
    },
    render::term::{Term, explained},
};

/// The page of cards, in general or as one table knows them.
pub(super) fn page(cx: &Cx, view: Option<&TableView>) -> Markup {
    let game_view = view.and_then(|view| view.game_view.as_ref()?.of::<Shogunate>());
    let game_view = game_view.map(|game_view| (&*game_view.rules, &game_view.view));
    let other = others(cx, Shogunate::NAME, view).and_then(|data| rules_of(&data));
    let rules = game_view.map(|(rules, _)| rules).or(other.as_ref());
    let lead = match (view, game_view) {
        (None, _) => "replay-cards-lead",
        (Some(_), None) => "cards-not-dealt",
        (Some(_), Some(_)) => "replay-cards-table-lead",
    };
    html! {
        @if let Some(view) = view { p { a href=(format!("/t/{}", view.id)) { (cx.say("cards-back")) } } }
        @let cards = Cards::new(cx.words, rules.unwrap_or(plain_rules()), game_view.map(|(_, view)| view));
        // Of other sets nobody knows where each value comes from.
        @if cards.sourced.is_some() || view.is_some() { p .lead { (cx.say(lead)) } }
        @if cards.sourced.is_none() { (other_set(cx, Shogunate::NAME, view)) }
        (cards.shelves())
    }
}

/// The number of Loyalty cards of each Leader.
const COPIES: u8 = 2;

/// The cards to show, and their game.
struct Cards<'a> {
    voice: Voice<'a>,
    /// The sources of the values; `None` if the game uses other components.
    sourced: Option<&'static Sourced<Components>>,
    /// The public view; `None` outside of a game.
    view: Option<&'a View>,
}

impl<'a> Cards<'a> {
    /// The cards of a game, or the embedded ones.
    pub(super) fn new(words: &'a Words, rules: &'a Rules, view: Option<&'a View>) -> Self {
        let embedded = components::embedded();
        Self {
            voice: Voice { words, rules, names: &[], viewer: Viewer::Spectator },
            sourced: (rules.components == embedded.components).then_some(embedded),
            view,
        }
    }

    /// All sections.
    pub(super) fn shelves(&self) -> Markup {
        html! {
            @if let Some(sourced) = self.sourced {
                details .sources open[self.view.is_none()] {
                    summary { (self.say("cards-sources")) }
                    @let sources: Vec<_> = sourced.sources.iter().map(|value| value.source).collect();
                    (legend(self.voice.words, &sources))
                }
            }
            (self.shelf("replay-cards-leaders", terms::LOYALTY, &self.leaders()))
            (self.shelf("replay-cards-actions", terms::ACTION, &self.actions()))
            (self.shelf("replay-cards-plots", terms::PLOT, &self.plots()))
            (self.shelf("replay-cards-ending", terms::SCORE, &self.ending()))
        }
    }

    /// A section, by the message id of its title.
    fn shelf(&self, id: &str, term: Term, things: &Markup) -> Markup {
        let (title, name) = (self.say(id), id.trim_start_matches("replay-cards-"));
        html! {
            section .box-shelf id=(name) { h2 { (explained(self.voice.words, term, &title)) } (things) }
        }
    }

    /// The six Leaders; at a table, how many of their Loyalty cards are face up.
    fn leaders(&self) -> Markup {
        html! {
            ul .specimens {
                @for leader in Leader::ALL {
                    li .specimen.deck-leader .{"clan-" (leader.0)} {
                        (self.leader(leader))
                        p .carried { (self.tell("cards-copies", &[("n", COPIES.into())])) }
                        @if let Some(view) = self.view {
                            p .remaining { (self.tell("replay-cards-up", &[("n", n_up(view, leader).into()), ("all", COPIES.into())])) }
                        }
                    }
                }
            }
        }
    }

    /// The six Action cards; at a table, how many players still have each in hand.
    fn actions(&self) -> Markup {
        html! {
            ul .specimens {
                @for card in Card::ALL {
                    li .specimen.deck-action {
                        (scene(card))
                        h3 { (self.voice.card(card)) }
                        p { (self.voice.card_text(card)) }
                        @if let Some(view) = self.view {
                            @let n = view.players.iter().filter(|player| player.hand.contains(card)).count();
                            p .remaining.none-left[n == 0] {
                                (self.tell("replay-cards-in-hand", &[("n", n.into()), ("all", view.players.len().into())]))
                            }
                        }
                    }
                }
            }
        }
    }

    /// The eighteen Plots; at a table, which came up since the last shuffle.
    fn plots(&self) -> Markup {
        let gone = self.view.map(View::plots_gone);
        html! {
            @if let Some(gone) = gone {
                @let n_left = N_PLOTS - usize::from(gone.len());
                p .remaining { (self.tell("cards-left", &[("n", n_left.into()), ("all", N_PLOTS.into())])) }
            }
            ul .specimens {
                @for plot in (0..N_PLOTS as u8).map(PlotId) {
                    @let is_now = self.view.is_some_and(|view| view.plot() == plot);
                    @let is_gone = !is_now && gone.is_some_and(|gone| gone.contains(plot));
                    li .specimen.deck-plot.none-left[is_gone] {
                        (self.plot(plot))
                        @if is_now { p .remaining { (self.say("replay-cards-now")) } }
                        @if is_gone { p .remaining { (self.say("replay-cards-gone")) } }
                    }
                }
            }
        }
    }

    fn leader(&self, leader: Leader) -> Markup {
        html! {
            div .deck-banner { (cloth()) (mon_of(&self.voice, leader)) (crest(&self.voice, leader)) (lord(leader)) }
            h3 { (self.voice.leader(leader)) (self.origin(&format!("leaders.{}", leader.0 + 1))) }
        }
    }

    fn plot(&self, plot: PlotId) -> Markup {
        let power = self.voice.power(self.voice.rules.plot(plot).power);
        html! {
            (plot_scene(&self.voice, plot))
            h3 { (plot.0 + 1) " · " (self.voice.plot(plot)) (self.origin(&format!("plots.{}", plot.0 + 1))) }
            (self.pattern(plot))
            p { (self.tell("shogunate-power", &[("power", power.into())])) }
        }
    }

    /// The Honor that a Plot gives to each place, from the head.
    fn pattern(&self, plot: PlotId) -> Markup {
        let honor = self.voice.rules.plot(plot).honor;
        html! {
            p .visually-hidden { (self.tell("shogunate-pattern", &[("pattern", self.voice.pattern(plot).into())])) }
            ol .deck-pattern aria-hidden="true" {
                @for place in Place::ALL {
                    @let n = honor[place.index()];
                    li .empty[n == 0] { small { (place.0 + 1) } @if n > 0 { span { (lamp()) b { (n) } } } }
                }
            }
        }
    }

    /// The end condition, and where the Shinobi starts.
    fn ending(&self) -> Markup {
        let set = &self.voice.rules.components;
        html! {
            dl .boards {
                @for ((nth, &score), players) in (1..).zip(&set.threshold).zip(Setup::PLAYERS) {
                    @let path = format!("end.score.{nth}");
                    dt { (self.tell("replay-cards-ends", &[("n", players.into())])) }
                    dd { span .valued { (score) (self.origin(&path)) } }
                }
                dt { (self.say("replay-cards-shinobi")) }
                dd { span .valued { (self.voice.place(self.voice.rules.shinobi_place())) (self.origin("shinobi.place")) } }
            }
        }
    }

    /// The symbol of a value's source.
    fn origin(&self, path: &str) -> Markup {
        let value = self.sourced.and_then(|sourced| {
            sourced
                .sources
                .iter()
                .find(|value| value.path == path || value.path.starts_with(&format!("{path}.")))
        });
        html! { @if let Some(value) = value { (signed(self.voice.words, value.source)) } }
    }

    fn say(&self, id: &str) -> String {
        self.voice.words.say(id, &[])
    }

    fn tell(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.voice.words.say(id, args)
    }
}

/// The card that comes with Kajiba: the one with this number in a section of the file, from 0.
pub(super) fn specimen(words: &Words, section: &str, n: usize) -> Option<Markup> {
    let (cards, n) = (Cards::new(words, plain_rules(), None), n as u8);
    match section {
        "leaders" => Leader::ALL.get(usize::from(n)).map(|&leader| {
            html! { div .deck-leader .{"clan-" (leader.0)} { (cards.leader(leader)) } }
        }),
        "plots" => (usize::from(n) < N_PLOTS).then(|| html! { div .deck-plot { (cards.plot(PlotId(n))) } }),
        _ => None,
    }
}

/// The voice outside of a game.
pub(super) fn teller(words: &Words) -> Voice<'_> {
    Voice { words, rules: plain_rules(), names: &[], viewer: Viewer::Spectator }
}

/// The rules for showing a component set that is not in a game yet.
fn rules_of(data: &str) -> Option<Rules> {
    Rules::new(&Setup::new(4), &serde_json::from_str(data).ok()?)
}

/// How many of a Leader's Loyalty cards were turned up.
fn n_up(view: &View, leader: Leader) -> usize {
    let cards = view.players.iter().flat_map(|player| player.cards);
    cards.filter(|card| card.is_up && card.leader == Some(leader)).count()
}

/// The rules for showing cards outside of a game.
fn plain_rules() -> &'static Rules {
    static RULES: LazyLock<Rules> = LazyLock::new(|| {
        let set = &components::embedded().components;
        Rules::new(&Setup::new(4), set).expect("the embedded set makes a game for four")
    });
    &RULES
}
