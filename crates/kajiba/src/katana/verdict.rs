//! A chapter of the Story as it is told: its briefing, and its verdict line by line.

use std::io;

use katana::{Katana, story};
use voice::katana::Voice;

use crate::{cx::Cx, terminal::style::Style};

/// Prints the briefing of the chapter that is played, if one is.
pub fn print_briefing(cx: &mut Cx, voice: Voice) -> io::Result<()> {
    let Some(number) = voice.rules.setup.chapter else { return Ok(()) };
    let title = cx.page.styled(Style::Heading, &voice.chapter(number));
    cx.page.print("")?;
    cx.page.print(&title)?;
    cx.page.wrapped(&voice.briefing(number), "")
}

/// Prints how far the conditions of the chapter are met; with `is_final`, whether it is won.
pub fn print(cx: &mut Cx, voice: Voice, game: &Katana, is_final: bool) -> io::Result<()> {
    let Some(verdict) = story::verdict(game.look(voice.rules)) else {
        return if is_final { Ok(()) } else { cx.tell("cli-goal-none", &[]) };
    };
    cx.page.print("")?;
    if is_final {
        let title = cx.page.styled(Style::Heading, &voice.verdict(&verdict));
        cx.page.print(&title)?;
    }
    for line in &verdict.lines {
        let ink = if line.is_met { Style::Strong } else { Style::Alert };
        let mark = cx.page.styled(ink, if line.is_met { "✓" } else { "✗" });
        cx.page.wrapped(&format!("{mark} {}", voice.verdict_line(line)), "  ")?;
    }
    Ok(())
}
