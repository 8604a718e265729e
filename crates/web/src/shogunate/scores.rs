//! The end: all Loyalty cards revealed, their scores, the tie-breakers, and the cards that nobody had.

use host::Outcome;
use maud::{Markup, html};
use shogunate::{
    Shogunate,
    flow::end::{Scored, Tally, tallies},
};
use tabletop::{Dice, Game, Seat, Seed};

use super::{
    Picture,
    cloth::{cloth, lamp, sign},
};
use crate::render::crest::crest;

impl Picture<'_> {
    /// The final table. A game that ended early reveals nothing but the winner.
    pub(super) fn final_table(self, outcome: &Outcome) -> Markup {
        html! {
            @if self.view().is_over { (self.revealed()) } @else { (self.ranking(outcome)) }
        }
    }

    fn revealed(self) -> Markup {
        // After the end a view is complete, so the imagined game is the real one.
        let game = Shogunate::imagine(self.view(), self.voice.rules, &mut Dice::new(&Seed([0; 32]), 0, 0));
        let mut tallies: Vec<(Seat, Tally)> = self.seats().zip(tallies(game.table())).collect();
        tallies.sort_by_key(|(seat, tally)| (tally.rank, *seat));
        html! {
            (self.chart(&tallies))
            table .scores.reveal {
                caption { (self.say("shogunate-scores")) }
                thead {
                    tr {
                        th scope="col" { (self.say("board-rank")) }
                        th scope="col" { (self.say("shogunate-player")) }
                        th scope="col" { (self.say("shogunate-loyalty")) }
                        th scope="col" { (self.say("shogunate-score")) }
                    }
                }
                tbody {
                    @for (n, (seat, tally)) in tallies.iter().enumerate() {
                        (self.tally(*seat, tally))
                        // Mention each tie-breaker once.
                        @let next = tallies.get(n + 1).map(|(_, next)| (next.score, next.tie));
                        @if let Some(tie) = tally.tie && next != Some((tally.score, tally.tie)) {
                            tr .tie { td {} td colspan="3" { (self.voice.tie_break(tie)) } }
                        }
                    }
                }
            }
            (self.left_over())
        }
    }

    fn tally(self, seat: Seat, tally: &Tally) -> Markup {
        html! {
            tr .won[tally.rank == 1] {
                td .rank { (tally.rank) }
                th scope="row" { (crest(seat)) " " (self.voice.player(seat)) }
                td { div .opened { @for card in &tally.cards { (self.scored(card)) } } }
                td .total { (tally.score) }
            }
        }
    }

    /// A Loyalty card with its score, and its Leader's place.
    fn scored(self, card: &Scored) -> Markup {
        let id = if card.is_up { "shogunate-scored-up" } else { "shogunate-scored-down" };
        let words = self.tell(
            id,
            &[
                ("leader", self.voice.leader(card.leader).into()),
                ("n", card.honor.into()),
                ("place", self.voice.place(card.place).into()),
            ],
        );
        html! {
            span .loyal.face.opened-card .{"clan-" (card.leader.0)} role="img" aria-label=(words) title=(words) {
                (cloth())
                span .crest { (self.crest(card.leader)) }
                span .name { (self.voice.leader(card.leader)) }
                span .worth { (lamp()) (card.honor) }
                span .at { (self.voice.place(card.place)) @if card.is_up { " " (sign("seen")) } }
            }
        }
    }

    fn left_over(self) -> Markup {
        let left = self.view().left_over.as_deref().unwrap_or_default();
        html! {
            p .left-over {
                (self.say("shogunate-left-over")) " "
                @if left.is_empty() { (self.say("board-none")) }
                @for &leader in left { (self.chip(leader)) " " }
            }
        }
    }

    fn ranking(self, outcome: &Outcome) -> Markup {
        let mut ranks: Vec<(u8, Seat)> =
            self.seats().filter_map(|seat| Some((*outcome.ranks.get(seat.index())?, seat))).collect();
        ranks.sort_unstable();
        html! {
            table .scores {
                caption { (self.say("shogunate-ranking")) }
                thead { tr { th scope="col" { (self.say("board-rank")) } th scope="col" { (self.say("shogunate-player")) } } }
                tbody {
                    @for (rank, seat) in ranks {
                        tr { td .rank { (rank) } th scope="row" { (crest(seat)) " " (self.voice.player(seat)) } }
                    }
                }
            }
        }
    }
}
