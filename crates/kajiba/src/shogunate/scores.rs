//! The final table: what each Loyalty card brought, and what broke ties.

use shogunate::{
    Shogunate,
    flow::end::{Tally, tallies},
};
use tabletop::{Record, Seat};
use voice::shogunate::Voice;

use crate::terminal::{
    page::Page,
    scores::final_table,
    style::Style,
    text::{blanks, pad, pad_left, widest, width, wrap},
};

/// The final table of a game that is over.
pub fn lines(page: &Page, voice: Voice, game: &Shogunate, record: &Record<Shogunate>) -> Vec<String> {
    let tallies = tallies(game.table());
    let mut ranked: Vec<(Seat, &Tally)> = (0..).map(Seat).zip(&tallies).collect();
    ranked.sort_by_key(|(seat, tally)| (tally.rank, *seat));
    let winners = ranked.iter().filter(|(_, tally)| tally.rank == 1);
    let winners = winners.map(|(seat, _)| voice.player(*seat)).collect();
    let rows = table_rows(page, voice, &ranked);
    final_table(page, voice.words, rows, (winners, record.n_undone_past_barrier()))
}

/// A row for each player: rank, name, score, and what each card brought.
fn table_rows(page: &Page, voice: Voice, ranked: &[(Seat, &Tally)]) -> Vec<String> {
    let say = |id| voice.words.say(id, &[]);
    let [rank, name, score, cards] =
        ["cli-scores-rank", "cli-shogunate-name", "cli-shogunate-score", "cli-shogunate-loyalty"].map(say);
    let names = widest(voice.names.iter().chain([&name]));
    let (ranks, scores) = (width(&rank), width(&score));
    let heading = format!("{rank}  {}  {score}  {cards}", pad(&name, names));
    let mut lines = vec![page.styled(Style::Faint, &heading)];
    let indent = blanks(ranks + names + scores + 6);
    for &(seat, tally) in ranked {
        let brought = tally.cards.map(|card| {
            let (leader, place) = (voice.leader(card.leader).into(), voice.place(card.place).into());
            let args = [("leader", leader), ("honor", card.honor.into()), ("place", place)];
            voice.words.say("sho-tally-card", &args)
        });
        let row = format!(
            "{}  {}  {}  {}",
            pad_left(&tally.rank.to_string(), ranks),
            page.styled(Style::Seat(seat), &pad(&voice.player(seat), names)),
            pad_left(&tally.score.to_string(), scores),
            voice.words.list(brought),
        );
        lines.extend(wrap(&row, page.width, &indent));
        if let Some(tie) = tally.tie {
            lines.extend(wrap(&format!("{indent}{}", voice.tie_break(tie)), page.width, &indent));
        }
    }
    lines
}
