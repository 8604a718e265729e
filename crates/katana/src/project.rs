//! The Katana comes into play (KAT-1 to KAT-3): its composition is laid out, resource by resource.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    action::Action,
    cx::{Cx, Log, Out, TableRef},
    event::Event,
    forge,
    frame::Frame,
    piece::{ByKind, Composition, Kind, SwordId, SwordSet},
    reason::Reason,
    table::{Category, KatanaStage, Sashimono, Shame, Table},
};

/// The composition is being laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Compose {
    seat: Seat,
    change: bool,
    so_far: Composition,
}

/// Which resources the composition may have.
enum Limits {
    /// Just those of the Project (KAT-1).
    Project(ByKind<u8>),
    /// Any that the delivered Swords could have given, 0 to 2 of each (KAT-3): for each set of kinds, how
    /// many of its resources they could give at the most.
    Swords([u8; 16]),
}

impl Limits {
    fn new(look: TableRef, seat: Seat, change: bool) -> Self {
        if !change {
            return Self::Project(look.player(seat).project);
        }
        Self::Swords(std::array::from_fn(|kinds| n_obtainable(look, look.player(seat).delivered, kinds)))
    }

    /// Whether so many resources do not go beyond the limits. For Swords this is Hall's condition: it
    /// suffices that no set of kinds asks for more than the Swords can give of that set.
    fn allow(&self, counts: ByKind<u8>) -> bool {
        match self {
            Self::Project(project) => Kind::ALL.into_iter().all(|kind| counts[kind] <= project[kind]),
            Self::Swords(caps) => (1..16usize).all(|kinds| {
                let asked: u8 = members(kinds).map(|kind| counts[kind]).sum();
                asked <= caps[kinds]
            }),
        }
    }

    /// Whether a composition of so many resources is whole.
    fn is_whole(&self, counts: ByKind<u8>) -> bool {
        match self {
            Self::Project(project) => counts == *project,
            Self::Swords(_) => counts.0.iter().all(|&n| n > 0) && self.allow(counts),
        }
    }

    /// Whether a composition that begins like this can be completed (KAT-1).
    fn can_complete(&self, so_far: &Composition) -> bool {
        let counts = so_far.counts();
        if !self.allow(counts) || so_far.end().is_none() {
            return false;
        }
        if self.is_whole(counts) {
            return true;
        }
        so_far.kinds().len() < Composition::LEN_MAX
            && Kind::ALL.into_iter().any(|kind| self.can_complete(&with(so_far, kind)))
    }
}

fn members(kinds: usize) -> impl Iterator<Item = Kind> {
    Kind::ALL.into_iter().filter(move |kind| kinds & (1 << kind.index()) != 0)
}

fn with(so_far: &Composition, kind: Kind) -> Composition {
    let mut longer = *so_far;
    longer.push(kind);
    longer
}

/// How many resources of a set of kinds the Swords could give, at most 2 each.
fn n_obtainable(look: TableRef, swords: SwordSet, kinds: usize) -> u8 {
    let of_sword = |sword| {
        let counts = look.composition(sword).counts();
        members(kinds).map(|kind| counts[kind]).sum::<u8>().min(2)
    };
    swords.iter().map(of_sword).sum()
}

/// Whether there is anything yet that a Katana could be made of; cheaper than [`may_put`].
#[must_use]
pub fn is_begun(look: TableRef, seat: Seat) -> bool {
    let player = look.player(seat);
    player.katana == KatanaStage::Away && (player.project != ByKind([0; 4]) || !player.delivered.is_empty())
}

/// Whether `seat` may put its Katana into play now.
pub fn may_put(look: TableRef, seat: Seat, change: bool) -> Result<(), Reason> {
    let player = look.player(seat);
    if player.katana != KatanaStage::Away {
        return Err(Reason::KatanaOut);
    }
    if player.passed {
        return Err(Reason::Passed);
    }
    if change {
        // Two Swords at least give four kinds.
        if player.delivered.len() < 2 || !Limits::new(look, seat, true).allow(ByKind([1; 4])) {
            return Err(Reason::NotObtainable);
        }
    } else {
        if let Some(kind) = Kind::ALL.into_iter().find(|&kind| player.project[kind] == 0) {
            return Err(Reason::ProjectLacks { kind });
        }
        if usize::from(player.project_size()) > Composition::LEN_MAX {
            return Err(Reason::ProjectTooLarge);
        }
    }
    // From the top or the bottom row straight through all four fits any Project of at most seven.
    let straight = [Kind::Lacquer, Kind::Leather].into_iter().any(|kind| player.entry_is_free(kind));
    let fits = straight || {
        let limits = Limits::new(look, seat, change);
        Kind::ALL.into_iter().any(|kind| can_begin(look, seat, &limits, kind))
    };
    if fits { Ok(()) } else { Err(Reason::KatanaEntryTaken) }
}

fn can_begin(look: TableRef, seat: Seat, limits: &Limits, kind: Kind) -> bool {
    look.player(seat).entry_is_free(kind) && limits.can_complete(&with(&Composition::default(), kind))
}

impl Compose {
    /// `seat` puts its Katana into play.
    #[must_use]
    pub fn new(seat: Seat, change: bool) -> Self {
        Self { seat, change, so_far: Composition::default() }
    }

    /// The composition so far.
    #[must_use]
    pub fn so_far(&self) -> &Composition {
        &self.so_far
    }

    pub(crate) fn run<L: Log>(&mut self, _: &mut Cx<L>) -> Flow<Frame> {
        Flow::Ask
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        let limits = Limits::new(look, seat, self.change);
        let is_first = self.so_far.kinds().is_empty();
        for kind in Kind::ALL {
            let verdict = if is_first && !look.player(seat).entry_is_free(kind) {
                Err(Reason::KatanaEntryTaken)
            } else if self.so_far.kinds().len() < Composition::LEN_MAX
                && limits.can_complete(&with(&self.so_far, kind))
            {
                Ok(())
            } else {
                Err(Reason::NoLegalEnd)
            };
            out.offer(Action::Compose(kind), verdict);
        }
        let is_whole = limits.is_whole(self.so_far.counts());
        out.offer(Action::Done, if is_whole { Ok(()) } else { Err(Reason::NoLegalEnd) });
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::Compose(kind) => self.so_far.push(kind),
            Action::Done => return self.put(cx, seat),
            _ => unreachable!("{action:?} is no answer while composing"),
        }
        let is_full = match self.change {
            true => self.so_far.kinds().len() == Composition::LEN_MAX,
            false => self.so_far.kinds().len() == usize::from(cx.table.player(seat).project_size()),
        };
        if is_full { self.put(cx, seat) } else { Flow::Ask }
    }

    /// KAT-1, KAT-3: the Katana enters; each resource added or removed costs a point and brings Shame.
    fn put<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat) -> Flow<Frame> {
        let (before, after) = (cx.player(seat).project, self.so_far.counts());
        let difference = |from: ByKind<u8>, to: ByKind<u8>| -> u8 {
            Kind::ALL.into_iter().map(|kind| to[kind].saturating_sub(from[kind])).sum()
        };
        let (added, removed) = (difference(before, after), difference(after, before));
        let composition = self.so_far;
        let player = cx.player(seat);
        player.project = after;
        player.composition = composition;
        player.katana = KatanaStage::Forging;
        forge::enter(cx, seat, SwordId::katana(seat), Sashimono::None);
        cx.log.emit(|| Event::KatanaPut { seat, composition, added, removed });
        if added + removed > 0 {
            cx.score(seat, -i16::from(added + removed), Category::ProjectChanges);
            cx.player(seat).shame = Shame::Shame;
            cx.log.emit(|| Event::Shamed { seat });
        }
        Flow::Done
    }
}
