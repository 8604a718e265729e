//! The final table: what each Loyalty card brought, and what told ties apart.

use std::io;

use shogunate::{
    Shogunate,
    flow::end::{Tally, tallies},
};
use tabletop::{Record, Seat};
use voice::shogunate::Voice;

use crate::{
    cx::Cx,
    katana::scores::tell_undone,
    terminal::{
        style::Style,
        text::{blanks, pad, pad_left, widest, width},
    },
};

/// Prints the final table of a game that is over.
pub fn print(cx: &mut Cx, voice: Voice, game: &Shogunate, record: &Record<Shogunate>) -> io::Result<()> {
    let tallies = tallies(game.table());
    let mut ranked: Vec<(Seat, &Tally)> = (0..).map(Seat).zip(&tallies).collect();
    ranked.sort_by_key(|(seat, tally)| (tally.rank, *seat));
    let title = cx.page.styled(Style::Heading, &cx.say("cli-scores-title", &[]));
    cx.page.print("")?;
    cx.page.print(&title)?;
    print_rows(cx, voice, &ranked)?;
    let winners = ranked.iter().filter(|(_, tally)| tally.rank == 1);
    let winners: Vec<String> = winners.map(|(seat, _)| voice.player(*seat)).collect();
    let (n, names) = (winners.len().into(), cx.words.all_of(winners).into());
    cx.page.print("")?;
    cx.tell("cli-scores-winner", &[("n", n), ("names", names)])?;
    tell_undone(cx, record.n_undone_past_barrier())
}

/// A row for each player: rank, name, score, and what each card brought.
fn print_rows(cx: &mut Cx, voice: Voice, ranked: &[(Seat, &Tally)]) -> io::Result<()> {
    let [rank, name, score, cards] =
        ["cli-scores-rank", "cli-court-name", "cli-court-score", "cli-court-loyalty"]
            .map(|id| cx.say(id, &[]));
    let names = widest(voice.names.iter().chain([&name]));
    let (ranks, scores) = (width(&rank), width(&score));
    let heading = format!("{rank}  {}  {score}  {cards}", pad(&name, names));
    cx.page.print(&cx.page.styled(Style::Faint, &heading))?;
    let indent = blanks(ranks + names + scores + 6);
    for &(seat, tally) in ranked {
        let brought = tally.cards.map(|card| {
            let (leader, place) = (voice.leader(card.leader).into(), voice.place(card.place).into());
            cx.say("sho-tally-card", &[("leader", leader), ("honor", card.honor.into()), ("place", place)])
        });
        let row = format!(
            "{}  {}  {}  {}",
            pad_left(&tally.rank.to_string(), ranks),
            cx.page.styled(Style::Seat(seat), &pad(&voice.player(seat), names)),
            pad_left(&tally.score.to_string(), scores),
            cx.words.list(brought),
        );
        cx.page.wrapped(&row, &indent)?;
        if let Some(tie) = tally.tie {
            cx.page.wrapped(&format!("{indent}{}", voice.tie_break(tie)), &indent)?;
        }
    }
    Ok(())
}
