//! The current chapter of the Story: its briefing, its conditions, and how far they are met.

use std::sync::LazyLock;

use katana::{
    GhostLevel, Rules, Setup,
    components::embedded,
    story::{self, Line, N_CHAPTERS, Verdict},
};
use maud::{Markup, html};
use voice::katana::Voice;
use words::Words;

use super::Picture;
use crate::face::Chapter;

/// The voice for chapters outside of a game.
pub(crate) fn teller(words: &Words) -> Voice<'_> {
    static RULES: LazyLock<Rules> = LazyLock::new(|| {
        let setup = Setup::for_chapter(1, GhostLevel::ALL[0]);
        Rules::new(&setup, &embedded().components).expect("the first chapter makes a game")
    });
    Voice { words, rules: &RULES, names: &[] }
}

/// In how many of [`N_MEASURED`] games a Master met the request of each chapter against Ghost 1, as `docs/bots.md` says.
const N_MET: [u8; N_CHAPTERS as usize] = [14, 19, 20, 17, 19, 15, 18, 16, 2, 20, 15, 20, 20, 12];
const N_MEASURED: u8 = 20;

/// How often a chapter was met where it was measured.
pub(super) fn measured(words: &Words, chapter: u8) -> String {
    told(words, "lobby-story-measured", chapter)
}

/// The same in a few words.
pub(super) fn measured_in_short(words: &Words, chapter: u8) -> String {
    told(words, "lobby-story-measured-short", chapter)
}

fn told(words: &Words, id: &str, chapter: u8) -> String {
    let n_met = N_MET[usize::from(chapter) - 1];
    words.say(id, &[("met", n_met.into()), ("games", N_MEASURED.into())])
}

impl Picture<'_> {
    /// The current chapter, if one is played.
    pub(super) fn chapter_played(self) -> Option<Chapter> {
        let verdict = story::verdict(self.look())?;
        Some(Chapter {
            name: self.voice.chapter(verdict.chapter),
            measured: measured(self.voice.words, verdict.chapter),
            progress: self.progress_of(&verdict),
            is_won: verdict.is_won,
            verdict: [false, true].map(|is_won| self.voice.verdict(&Verdict { is_won, ..verdict.clone() })),
            conditions: self.conditions(&verdict),
        })
    }

    /// How far the conditions of a chapter are met, and its briefing, which is open until somebody has acted.
    fn progress_of(self, verdict: &Verdict) -> Markup {
        let is_new = self.game_view.version == 0;
        html! {
            h3 { (self.say("board-story-goal")) }
            ul .conditions {
                @for line in &verdict.lines {
                    li .met[line.is_met] {
                        span .tick aria-hidden="true" { (sign(line, "○")) }
                        span .visually-hidden {
                            @if line.is_met { (self.say("board-story-met")) } @else { (self.say("board-story-open")) }
                            ": "
                        }
                        span .what { (self.voice.condition(line)) }
                    }
                }
            }
            details #briefing .briefing open[is_new] {
                summary { (self.say("board-story-briefing")) }
                p { (self.voice.briefing(verdict.chapter)) }
            }
        }
    }

    /// The conditions of a chapter at its end, with whether and by how much each was met.
    fn conditions(self, verdict: &Verdict) -> Markup {
        html! {
            ul .conditions {
                @for line in &verdict.lines {
                    li .met[line.is_met] .missed[!line.is_met] {
                        span .tick aria-hidden="true" { (sign(line, "✗")) }
                        span .what { (self.voice.verdict_line(line)) }
                    }
                }
            }
        }
    }
}

/// The symbol of a condition that is met, or else `other`.
fn sign(line: &Line, other: &'static str) -> &'static str {
    if line.is_met { "✓" } else { other }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_was_measured() {
        let documented = include_str!("../../../../docs/bots.md").lines();
        let table = documented.skip_while(|line| !line.starts_with("| chapter | met in 20 games")).skip(2);
        let cell = |line: &str, n: usize| line.split('|').nth(n).and_then(|cell| cell.trim().parse().ok());
        let rows: Vec<(u8, u8)> = table.map_while(|line| cell(line, 1).zip(cell(line, 2))).collect();
        assert_eq!(rows, (1..).zip(N_MET).collect::<Vec<_>>());
    }
}
