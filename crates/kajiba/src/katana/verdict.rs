//! A chapter of the Story: its briefing, and its verdict line by line.

use katana::{Katana, story};
use voice::katana::Voice;

use crate::terminal::{page::Page, style::Style, text::wrap};

/// The briefing of the chapter that is played, if one is.
pub fn briefing(page: &Page, voice: Voice) -> Vec<String> {
    let Some(number) = voice.rules.setup.chapter else { return Vec::new() };
    let mut lines = vec![String::new(), page.styled(Style::Heading, &voice.chapter(number))];
    lines.extend(wrap(&voice.briefing(number), page.width, ""));
    lines
}

/// How far the conditions of the chapter are met; with `is_final`, whether it is won.
pub fn verdict(page: &Page, voice: Voice, game: &Katana, is_final: bool) -> Vec<String> {
    let Some(verdict) = story::verdict(game.look(voice.rules)) else {
        let none = || wrap(&voice.words.say("cli-goal-none", &[]), page.width, "");
        return if is_final { Vec::new() } else { none() };
    };
    let mut lines = vec![String::new()];
    if is_final {
        lines.push(page.styled(Style::Heading, &voice.verdict(&verdict)));
    }
    for line in &verdict.lines {
        let style = if line.is_met { Style::Strong } else { Style::Alert };
        let mark = page.styled(style, if line.is_met { "✓" } else { "✗" });
        lines.extend(wrap(&format!("{mark} {}", voice.verdict_line(line)), page.width, "  "));
    }
    lines
}
