//! The picture at the end of a game: the lords to whom the winner was loyal. A game that ended early shows the empty seat.

use maud::{Markup, html};
use shogunate::{Shogunate, flow::end::tallies, piece::Leader};
use tabletop::{Dice, Game, Seat, Seed};

use super::{Picture, cloth::symbol};
use crate::{face::Ceremony, render::art::drawn};

impl Picture<'_> {
    /// The lords of the winners before the screen, with their names.
    pub(super) fn lords_of_winners(self, ceremony: &Ceremony) -> Markup {
        let lords = self.winning_lords(ceremony.winners);
        html! {
            @if lords.is_empty() {
                (drawn(&symbol("empty-seat"), "seat"))
            } @else {
                span .lords {
                    @for &leader in &lords {
                        @let clan = self.voice.rules.clan(leader);
                        (drawn(&symbol(&format!("lord-{clan}")), &format!("lord clan-{}", leader.0)))
                    }
                }
                div .slip { @for &leader in &lords { (self.chip(leader)) " " } }
            }
        }
    }

    /// The Leaders on the winners' Loyalty cards, each once; none before all cards are revealed.
    fn winning_lords(self, winners: &[Seat]) -> Vec<Leader> {
        if !self.view().is_over {
            return Vec::new();
        }
        // After the end a view is complete, so the imagined game is the real one.
        let game = Shogunate::imagine(self.view(), self.voice.rules, &mut Dice::new(&Seed([0; 32]), 0, 0));
        let tallies = tallies(game.table());
        let mut lords: Vec<Leader> = Vec::new();
        for card in winners.iter().flat_map(|seat| &tallies[seat.index()].cards) {
            if !lords.contains(&card.leader) {
                lords.push(card.leader);
            }
        }
        lords
    }
}
