//! The Ghost's area. It has no Forge, and everything is public but the order of its cards.

use katana::{
    GhostLevel, KnownGhost,
    ghost::katana as its_katana,
    piece::{Composition, GhostCard, SwordId},
    table::{Category, HUMAN_SIDE},
};
use maud::{Markup, html};
use tabletop::Seat;

use super::{
    Picture,
    icon::{icon, tally},
    signed, terms,
};

impl Picture<'_> {
    /// The Ghost in one line.
    pub(super) fn ghost_in_short(self, seat: Seat) -> Markup {
        let player = self.look().player(seat);
        let numbers = [
            ("worker", "board-short-workers", player.workers.into()),
            ("check", "board-ghost-short-swords", player.delivered.len().into()),
            ("card", "board-short-cards", player.hand.len().into()),
        ];
        self.seat_in_short(seat, &html! {}, &numbers)
    }

    /// The Ghost's things.
    pub(super) fn ghost_things(self, seat: Seat) -> Markup {
        html! {
            (self.ghost_has(seat))
            (self.washitsu(seat))
            dl .things {
                @for (id, value) in self.ghost_rows(seat) {
                    @if let Some(value) = value { div { dt { (self.say(id)) } dd { (value) } } }
                }
            }
            @if let Some(ghost) = &self.game_view.view.ghost { (self.ghost_cards(ghost)) }
        }
    }

    /// Points and Workers, and whether it plays first.
    fn ghost_has(self, seat: Seat) -> Markup {
        let player = self.look().player(seat);
        html! {
            p .have {
                (tally("points", &signed(player.score()), &self.voice.points(player.score())))
                (tally("worker", &player.workers.to_string(), &self.tell("board-short-workers", &[("n", player.workers.into())])))
                @if self.game.table().first == seat { span .first title=(self.say("board-first")) data-term=(terms::FIRST_PLAYER.id) { (icon("first")) span .visually-hidden { (self.say("board-first")) } } }
                @if player.passed { span .passed { (self.say("board-passed")) } }
            }
        }
    }

    /// Its side of the Washitsu board: the spaces that its Swords fill in order, and those that release a Worker.
    fn washitsu(self, seat: Seat) -> Markup {
        let blocked = self.voice.rules.blocked(seat);
        let n_swords = self.look().player(seat).delivered.len();
        let n_spaces = blocked.iter().copied().max().unwrap_or(0).max(n_swords);
        let title = match self.voice.rules.setup.ghost {
            Some(GhostLevel::TRAINING) => self.say("board-ghost-washitsu-training"),
            level => {
                let side = level.map_or(HUMAN_SIDE as u8, GhostLevel::number);
                self.tell("board-ghost-washitsu", &[("side", side.into())])
            }
        };
        html! {
            div .ghost-board {
                p .label { (title) }
                ol {
                    @for space in 1..=n_spaces {
                        @let (class, id) = washitsu_space(space <= n_swords, blocked.contains(&space));
                        li class=(class) {
                            span aria-hidden="true" { (space) }
                            span .visually-hidden { (self.tell(id, &[("n", space.into())])) }
                        }
                    }
                }
                p .hint { (self.say("board-ghost-washitsu-hint")) }
            }
        }
    }

    /// The rows of its things by label; `None` if a row is empty.
    fn ghost_rows(self, seat: Seat) -> [(&'static str, Option<Markup>); 6] {
        let player = self.look().player(seat);
        let texts = |texts: Vec<String>| {
            (!texts.is_empty()).then(|| html! { ul .plain { @for text in texts { li { (text) } } } })
        };
        let cards = self.voice.words.list(player.hand.iter().map(|card| self.voice.card_name(card)));
        let honors = player.honors.iter().map(|&honor| self.voice.honor(honor)).collect();
        [
            ("board-katana", self.ghost_katana(seat)),
            ("board-ghost-swords", self.swords_taken(seat)),
            ("board-sashimono", self.sashimono(seat)),
            ("board-hand", (!cards.is_empty()).then(|| html! { (cards) })),
            ("board-honor", texts(honors)),
            ("board-ghost-points", self.ghost_points(seat)),
        ]
    }

    /// The Swords it has taken.
    fn swords_taken(self, seat: Seat) -> Option<Markup> {
        let taken = self.look().player(seat).delivered;
        let list = || html! { div .taken-swords { @for sword in taken.iter() { (self.small_tile(sword)) } } };
        (!taken.is_empty()).then(list)
    }

    /// The resources on its Katana, with the decorated ones marked, and the free spaces. The early solo rules have
    /// none.
    fn ghost_katana(self, seat: Seat) -> Option<Markup> {
        let kinds = its_katana::kinds(self.look(), seat);
        let n_decorated = usize::from(its_katana::n_decorated(self.look()));
        let n_free = Composition::LEN_MAX - kinds.len();
        let in_words = self.blade_in_words(SwordId::katana(seat));
        let shown = || {
            html! {
                span .ghost-katana title=(in_words) data-term=(terms::KATANA.id) {
                    span .visually-hidden { (in_words) }
                    @for (n, &kind) in kinds.iter().enumerate() {
                        span .gilt[n < n_decorated] aria-hidden="true" { (self.pip(kind)) }
                    }
                    @for _ in 0..n_free { span .free aria-hidden="true" {} }
                }
            }
        };
        (!self.voice.rules.is_early_solo()).then(shown)
    }

    /// Its points by category so far.
    fn ghost_points(self, seat: Seat) -> Option<Markup> {
        let ledger = &self.look().player(seat).ledger;
        let scored: Vec<Category> =
            Category::ALL.into_iter().filter(|&category| ledger[category as usize] != 0).collect();
        let list = || {
            html! {
                ul .amounts {
                    @for category in &scored {
                        li { (self.voice.category(*category)) " " b { (signed(ledger[*category as usize])) } }
                    }
                }
            }
        };
        (!scored.is_empty()).then(list)
    }

    /// Its cards by kind: how many are face down, in the deck or set aside, and how many were drawn.
    fn ghost_cards(self, ghost: &KnownGhost) -> Markup {
        let aside = self.voice.words.list(ghost.maybe_aside.iter().map(|card| self.voice.ghost_card(card)));
        html! {
            table .ghost-cards {
                caption { (self.say("board-ghost-cards")) }
                thead {
                    tr {
                        td {}
                        @for id in ["board-ghost-hidden", "board-ghost-drawn"] {
                            th scope="col" { (self.say(id)) }
                        }
                    }
                }
                tbody {
                    @for card in GhostCard::ALL {
                        tr {
                            th scope="row" { (self.voice.ghost_card(card)) }
                            td { (ghost.hidden[card.index()]) }
                            td { (ghost.discards[card.index()]) }
                        }
                    }
                }
            }
            @if ghost.n_aside > 0 {
                p .hint {
                    (self.tell("board-ghost-aside", &[("n", ghost.n_aside.into()), ("cards", aside.into())]))
                }
            }
            @if ghost.n_removed > 0 {
                p .hint { (self.tell("board-ghost-removed", &[("n", ghost.n_removed.into())])) }
            }
        }
    }

    /// How the Ghost got its points, at the end; empty without a Ghost.
    pub(super) fn ghost_scoring(self) -> Markup {
        let Some(seat) = self.game.table().ghost_seat() else { return html! {} };
        let sentences = Category::ALL.into_iter().filter_map(|category| {
            let points = self.look().player(seat).ledger[category as usize];
            let sentence = self.ghost_reckoning(seat, category).filter(|_| points != 0)?;
            Some((category, points, sentence))
        });
        html! {
            details #ghost-scoring .ghost-scoring open {
                summary { (self.tell("board-ghost-scoring", &[("name", self.voice.player(seat).into())])) }
                dl {
                    @for (category, points, sentence) in sentences {
                        dt { (self.voice.category(category)) " " b { (signed(points)) } }
                        dd { (sentence) }
                    }
                }
            }
        }
    }

    /// What gives the Ghost points of a category (GHO-4 to GHO-8, GHO-12, SOL-2 to SOL-9); `None` if nothing does.
    fn ghost_reckoning(self, seat: Seat, category: Category) -> Option<String> {
        let (rules, player) = (self.voice.rules, self.look().player(seat));
        let id = match category {
            Category::Swords => "board-ghost-score-swords",
            Category::Rounds => "board-ghost-score-rounds",
            Category::Katana => "board-ghost-score-katana",
            Category::Coins if rules.is_early_solo() => return None,
            Category::Coins => "board-ghost-score-coins",
            Category::Sashimono => "board-ghost-score-sashimono",
            Category::Honors => "board-ghost-score-honors",
            Category::Market => "board-ghost-score-market",
            Category::Academy if rules.story.is_academy_closed => return None,
            Category::Academy => "board-ghost-score-academy",
            Category::Palace => "board-ghost-score-palace",
            Category::Komainu => "board-ghost-score-komainu",
            Category::SwordsAgain
            | Category::Decorations
            | Category::ProjectChanges
            | Category::Favors
            | Category::Dues => return None,
        };
        let coins: u16 = player.delivered.iter().map(|sword| u16::from(rules.tile(sword).coins)).sum();
        let args = [
            ("swords", player.delivered.len().into()),
            ("coins", self.voice.coins(coins).into()),
            ("decorated", its_katana::n_decorated(self.look()).into()),
            ("resources", its_katana::kinds(self.look(), seat).len().into()),
        ];
        // The early solo rules count some of it differently.
        let is_other = rules.is_early_solo()
            && matches!(
                category,
                Category::Rounds | Category::Katana | Category::Honors | Category::Palace | Category::Komainu
            );
        Some(if is_other { self.tell(&format!("{id}-early"), &args) } else { self.tell(id, &args) })
    }
}

/// The CSS class of a Washitsu space, and its message id.
fn washitsu_space(is_filled: bool, is_blocked: bool) -> (&'static str, &'static str) {
    match (is_filled, is_blocked) {
        (true, _) => ("filled", "board-ghost-space-filled"),
        (false, true) => ("blocked", "board-ghost-space-blocked"),
        (false, false) => ("free", "board-ghost-space-free"),
    }
}
