//! Reads resources, which component files write as letters.

use std::ops::RangeInclusive;

use tabletop::components::{At, FieldKind, Node, ProblemKind, Reader};

use crate::piece::{Composition, Kind};

/// The parts of a table that has an entry for each resource.
pub(super) fn kinds<'t>(reader: &mut Reader, node: &Node<'t>) -> Vec<(Kind, Node<'t>)> {
    let parts = reader.parts(node, &Kind::ALL.map(|kind| kind.letter().to_string()));
    parts.into_iter().map(|(index, node)| (Kind::ALL[index], node)).collect()
}

/// Resources as letters.
pub(super) fn letters(
    reader: &mut Reader,
    node: &Node<'_>,
    n: RangeInclusive<usize>,
) -> Option<At<Composition>> {
    let allowed = Kind::ALL.map(Kind::letter).into();
    reader.note_kind(node, FieldKind::Letters { allowed, least: *n.start(), most: *n.end() });
    let found = reader.text(node)?;
    let is_long_enough = reader.length(node, found.chars().count(), &n);
    if let Some(letter) = found.chars().find(|&letter| Kind::of_letter(letter).is_none()) {
        let allowed = Kind::ALL.map(|kind| kind.letter().to_string()).join(", ");
        let (key, found) = (node.path.clone(), letter.to_string());
        reader.report(node.byte(), ProblemKind::UnknownWord { key, found, allowed });
    }
    let is = Composition::parse(found).filter(|_| is_long_enough)?;
    Some(At { is, byte: node.byte() })
}

/// One resource.
pub(super) fn kind(reader: &mut Reader, node: &Node<'_>) -> Option<Kind> {
    letters(reader, node, 1..=1).map(|letters| letters.is.kinds()[0])
}
