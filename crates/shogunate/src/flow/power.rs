//! The powers of the Plots (SGR-3): executed if possible; the Hatamoto makes all choices.

use serde::Serialize;
use tabletop::{Answers, Flow, Seat, Seats};

use crate::{
    Action, Cause, Cx, Event, Frame, Part, Question, Reason, TableRef, card,
    components::Power,
    cx::{Log, Out},
    history::Past,
    piece::{Leader, Place},
    table::Table,
};

/// The Plot's power is executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PowerStep {
    power: Power,
}

/// Executes the power of the round's Plot, or returns the step that asks for a choice.
pub(crate) fn begin<L: Log>(cx: &mut Cx<L>) -> Option<PowerStep> {
    let (seat, plot) = (cx.table.hatamoto, cx.table.plot());
    let step = PowerStep { power: cx.rules.plot(plot).power };
    if step.power == Power::None {
        return None;
    }
    cx.log.emit(|| Event::PowerBegan { seat, plot });
    let mut answers = Answers::default();
    step.options(cx.look(), seat, &mut answers);
    if answers.is_none() {
        cx.log.emit(|| Event::Skipped { seat, part: Part::Power });
        return None;
    }
    let Some(only) = answers.only() else { return Some(step) };
    execute(cx, seat, only);
    None
}

impl PowerStep {
    pub(crate) fn run<L: Log>(&mut self, _: &mut Cx<L>) -> Flow<Frame> {
        Flow::Ask
    }

    pub(crate) fn question(&self, _: Seat) -> Question {
        Question::Power(self.power)
    }

    pub(crate) fn asks(&self, hatamoto: Seat) -> Seats {
        Seats::one(hatamoto)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        let table = look.table;
        let (head, tail) = (table.leader_at(Place::HEAD), table.leader_at(Place::TAIL));
        match self.power {
            Power::None => {}
            Power::ShinobiToHead => offer_shinobi(table, Some(head), out),
            Power::ShinobiToTail => offer_shinobi(table, Some(tail), out),
            Power::ShinobiUp => offer_shinobi(table, beside_shinobi(table, |place| place.up(1)), out),
            Power::ShinobiDown => offer_shinobi(table, beside_shinobi(table, |place| place.down(1)), out),
            Power::ShinobiToAny => table.line.iter().for_each(|&to| offer_shinobi(table, Some(to), out)),
            Power::ShinobiToMost => offer_shinobi_to_most(table, out),
            Power::HeadToTail => out.offer(Action::Move { leader: head, to: Place::TAIL }, Ok(())),
            Power::TailToHead => out.offer(Action::Move { leader: tail, to: Place::HEAD }, Ok(())),
            Power::SwitchEnds => out.offer(Action::Switch(head, tail), Ok(())),
            Power::SwitchNeighbors => offer_neighbors(table, out),
            Power::Step => offer_steps(table, out),
            Power::HonorLeast => {
                let least = table.honor.iter().min();
                for leader in table.line {
                    let is_least = Some(&table.honor[leader.index()]) == least;
                    out.offer(Action::Honor(leader), if is_least { Ok(()) } else { Err(Reason::NotLeast) });
                }
            }
            Power::DishonorMost => {
                let most = most(table);
                for leader in table.line {
                    let is_most = most > 0 && table.honor[leader.index()] == most;
                    out.offer(Action::TakeHonor(leader), if is_most { Ok(()) } else { Err(Reason::NotMost) });
                }
            }
            Power::Look => {
                for other in table.others(seat) {
                    let has_one = look.player(other).n_down() > 0;
                    out.offer(Action::Look(other), if has_one { Ok(()) } else { Err(Reason::NoneFaceDown) });
                }
            }
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        execute(cx, seat, action);
        Flow::Done
    }
}

fn execute<L: Log>(cx: &mut Cx<L>, seat: Seat, action: Action) {
    let cause = Cause::Power(seat);
    match action {
        Action::Shinobi(to) => cx.move_shinobi(to),
        Action::Move { leader, to } => cx.move_leader(leader, to, cause),
        Action::Switch(one, other) => cx.switch(one, other, cause),
        Action::Honor(leader) => cx.place_honor(leader, 1, cause),
        Action::TakeHonor(leader) => cx.take_honor(leader, cause),
        Action::Look(of) => look_at(cx, seat, of),
        _ => unreachable!("{action:?} is no power"),
    }
}

/// Chance decides which of two face-down cards is looked at, because their backs are alike.
fn look_at<L: Log>(cx: &mut Cx<L>, by: Seat, of: Seat) {
    let round = cx.table.round;
    let slot = card::only_down(cx.look(), of).unwrap_or_else(|| cx.table.luck.slot(round));
    let leader = Some(cx.table.player(of).loyalty[slot.index()]);
    cx.table.history.push(Past::Looked { round, of, slot, by });
    cx.log.emit(|| Event::Looked { by, of, leader });
}

/// The Leader one place from the Shinobi's, if there is one.
fn beside_shinobi(table: &Table, step: impl Fn(Place) -> Option<Place>) -> Option<Leader> {
    step(table.place_of(table.shinobi)).map(|place| table.leader_at(place))
}

fn most(table: &Table) -> u8 {
    table.honor.into_iter().max().expect("there are six Leaders")
}

/// The Shinobi's move, too, must change its place.
fn offer_shinobi(table: &Table, to: Option<Leader>, out: &mut impl Out) {
    if let Some(to) = to {
        let is_there = to == table.shinobi;
        out.offer(Action::Shinobi(to), if is_there { Err(Reason::ShinobiThere) } else { Ok(()) });
    }
}

fn offer_shinobi_to_most(table: &Table, out: &mut impl Out) {
    let most = most(table);
    for leader in table.line {
        if table.honor[leader.index()] == most {
            offer_shinobi(table, Some(leader), out);
        } else {
            out.offer(Action::Shinobi(leader), Err(Reason::NotMost));
        }
    }
}

fn offer_neighbors(table: &Table, out: &mut impl Out) {
    for (place, &one) in table.line.iter().enumerate() {
        for (n_between, &other) in table.line[place + 1..].iter().enumerate() {
            let verdict = if n_between == 0 { Ok(()) } else { Err(Reason::NotNeighbors) };
            out.offer(Action::Switch(one, other), verdict);
        }
    }
}

fn offer_steps(table: &Table, out: &mut impl Out) {
    for from in Place::ALL {
        let leader = table.leader_at(from);
        for to in [from.up(1), from.down(1)].into_iter().flatten() {
            out.offer(Action::Move { leader, to }, Ok(()));
        }
    }
}
