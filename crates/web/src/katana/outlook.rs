//! Everybody's score if the game ended now: the rules' own final scoring on a copy.

use katana::{
    Cx, Event, Katana, Rules, favor,
    flow::end,
    piece::{Favor, HonorId},
    story,
    table::{Category, Table},
};
use maud::{Markup, html};
use tabletop::Seat;

use super::{Picture, signed};
use crate::render::{crest::crest, parts::part};

/// The end of the game if it ended now.
struct Outlook {
    /// The table after its final scoring.
    table: Table,
    /// The events of the final scoring.
    events: Vec<Event>,
}

impl Outlook {
    /// Ends the turn, the round and the game as things are. The scoring uses only public information, so nothing hidden
    /// can leak.
    fn of(game: &Katana, rules: &Rules) -> Self {
        let (mut table, mut events) = (*game.table(), Vec::new());
        let mut cx = Cx { table: &mut table, rules, log: &mut events };
        favor::settle_first(&mut cx);
        story::hooks::end_round(&mut cx);
        end::score(&mut cx);
        Self { table, events }
    }

    /// What each Honor card would give to whom.
    fn honors(&self) -> impl Iterator<Item = (Seat, HonorId, i16)> {
        self.events.iter().filter_map(|event| {
            let &Event::HonorScored { seat, honor, points } = event else { return None };
            Some((seat, honor, points))
        })
    }

    /// What each Favor card would give to whom. Its points follow it in the log; shame may leave none.
    fn favors(&self) -> Vec<(Favor, Vec<(Seat, i16)>)> {
        let mut favors: Vec<(Favor, Vec<(Seat, i16)>)> = Vec::new();
        for event in &self.events {
            if let &Event::FavorTaken { seat, favor } = event {
                favors.push((favor, vec![(seat, 0)]));
            } else if let Event::FavorShared { seats, favor } = event {
                favors.push((*favor, seats.iter().map(|&seat| (seat, 0)).collect()));
            } else if let &Event::Scored { seat, points, category: Category::Favors } = event
                && let Some((_, won)) = favors.last_mut()
                && let Some((_, won)) = won.iter_mut().find(|(winner, _)| *winner == seat)
            {
                *won = points;
            }
        }
        favors
    }
}

/// A row of the panel: its name, its CSS class, and a value for each seat.
type Row = (String, &'static str, Vec<String>);

impl Picture<'_> {
    /// A seat's points if the game ended now, in small print beside its current ones.
    pub(super) fn points_then(self, seat: Seat) -> Markup {
        let points = Outlook::of(self.game, self.voice.rules).table.player(seat).score();
        let words = self.tell("ease-outlook-points", &[("points", self.voice.points(points).into())]);
        html! {
            span .then title=(words) data-clause="END-2" {
                span aria-hidden="true" { "→" (signed(points)) } span .visually-hidden { (words) }
            }
        }
    }

    /// Everybody's points by category if the game ended now, to unfold.
    pub(super) fn outlook_table(self) -> Markup {
        let outlook = Outlook::of(self.game, self.voice.rules);
        part(html! {
            details #outlook .outlook {
                summary { (self.say("ease-outlook")) }
                p .hint { (self.say("ease-outlook-hint")) }
                table .scores {
                    thead {
                        tr {
                            td {}
                            @for seat in outlook.table.seats() { th scope="col" { (crest(seat)) " " (self.voice.player(seat)) } }
                        }
                    }
                    tbody {
                        @for (name, class, values) in self.outlook_rows(&outlook) {
                            tr class=(class) { th scope="row" { (name) } @for value in values { td { (value) } } }
                        }
                    }
                }
            }
        })
    }

    fn outlook_rows(self, outlook: &Outlook) -> Vec<Row> {
        let (now, then) = (self.game.table(), &outlook.table);
        let each = |value: &dyn Fn(Seat) -> String| then.seats().map(value).collect::<Vec<_>>();
        let mut rows = vec![
            (self.say("ease-outlook-then"), "total", each(&|seat| signed(then.player(seat).score()))),
            (self.say("ease-outlook-now"), "present", each(&|seat| signed(now.player(seat).score()))),
        ];
        for category in Category::ALL {
            let gain = |seat: Seat| {
                then.player(seat).ledger[category as usize] - now.player(seat).ledger[category as usize]
            };
            if then.seats().any(|seat| gain(seat) != 0) {
                rows.push((self.voice.category(category), "category", each(&|seat| gained(gain(seat)))));
            }
            match category {
                Category::Honors => rows.extend(self.honor_rows(outlook)),
                Category::Favors => rows.extend(self.favor_rows(outlook)),
                Category::Swords
                | Category::SwordsAgain
                | Category::Decorations
                | Category::Rounds
                | Category::Katana
                | Category::ProjectChanges
                | Category::Coins
                | Category::Sashimono
                | Category::Market
                | Category::Academy
                | Category::Palace
                | Category::Komainu
                | Category::Dues => {}
            }
        }
        rows
    }

    fn honor_rows(self, outlook: &Outlook) -> Vec<Row> {
        let row = |(whose, honor, points)| {
            let value = |seat| if seat == whose { gained(points) } else { String::new() };
            (self.voice.honor(honor), "part", outlook.table.seats().map(value).collect())
        };
        outlook.honors().map(row).collect()
    }

    fn favor_rows(self, outlook: &Outlook) -> Vec<Row> {
        let row = |(favor, won): (Favor, Vec<(Seat, i16)>)| {
            let value = |seat: Seat| {
                let points = won.iter().find(|(winner, _)| *winner == seat);
                points.map_or(String::new(), |&(_, points)| gained(points))
            };
            (self.voice.favor(favor), "part", outlook.table.seats().map(value).collect())
        };
        outlook.favors().into_iter().map(row).collect()
    }
}

/// A gain with its sign; zero is a dot.
fn gained(points: i16) -> String {
    match points {
        0 => "·".to_owned(),
        1.. => format!("+{points}"),
        _ => signed(points),
    }
}

#[cfg(test)]
mod tests {
    use katana::{Action, Setup, action::passes_withheld, components::embedded};
    use tabletop::{Game, Options, Quick, Seed, Session, pick};

    use super::*;

    /// A random game: each position with the action taken in it.
    fn played(players: u8, seed: u8) -> (Session<Katana>, Vec<(Katana, Action)>) {
        let (setup, components) = (Setup::new(players), embedded().components.clone());
        let mut session =
            Session::<Katana>::new(setup, components, Seed([seed; 32]), &mut Vec::new()).unwrap();
        let (mut quick, mut options, mut course) = (Quick::new(seed.into()), Options::default(), Vec::new());
        while let Some(seat) = session.state().status().asked().first() {
            options.clear();
            session.state().options(session.rules(), seat, &mut options);
            let action = pick(options.all(), &mut quick, passes_withheld);
            course.push((session.state().clone(), action));
            session.act(seat, action).unwrap();
        }
        (session, course)
    }

    #[test]
    fn whoever_ends_the_last_turn_gets_what_the_outlook_said() {
        let mut n_ended = 0;
        for (players, seed) in
            [2, 3, 4].into_iter().flat_map(|players| (1..=8).map(move |seed| (players, seed)))
        {
            let (session, course) = played(players, seed);
            let (before, last) = course.last().unwrap();
            if matches!(last, Action::EndTurn | Action::Decline) {
                let outlook = Outlook::of(before, session.rules());
                let ledgers =
                    |table: &Table| table.seats().map(|seat| table.player(seat).ledger).collect::<Vec<_>>();
                let (said, came) = (ledgers(&outlook.table), ledgers(session.state().table()));
                assert_eq!(said, came, "{players} players, seed {seed}");
                n_ended += 1;
            }
        }
        assert!(n_ended > 0, "some game ends by a turn's end");
    }

    #[test]
    fn the_outlook_adds_up_in_every_position() {
        let (session, course) = played(3, 5);
        for (position, _) in &course {
            let outlook = Outlook::of(position, session.rules());
            for seat in outlook.table.seats() {
                let gain = |category: Category| {
                    let ledger = |table: &Table| table.player(seat).ledger[category as usize];
                    ledger(&outlook.table) - ledger(position.table())
                };
                let honors: i16 =
                    outlook.honors().filter(|(whose, ..)| *whose == seat).map(|(.., points)| points).sum();
                assert_eq!(honors, gain(Category::Honors));
                let of_favors = outlook.favors().into_iter().flat_map(|(_, won)| won);
                let favors: i16 =
                    of_favors.filter(|(whose, _)| *whose == seat).map(|(_, points)| points).sum();
                assert_eq!(favors, gain(Category::Favors));
            }
        }
    }
}
