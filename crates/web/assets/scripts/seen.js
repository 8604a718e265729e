// @ts-check
// What somebody sees before an update of the page, and what is different after it.
import { all, element, main } from "./page.js";
import { boxOf, moving } from "./stage.js";

/** @typedef {import("./stage.js").Box} Box */
/** @typedef {{ element: Element, parent: Element | null }} Old a copy of a piece as it looked, and what held it */
/** @typedef {{ id: string, from: Box, old: Old, element: HTMLElement | null, to: Box | null }} Move to null: it is seen no more */
/** @typedef {{ element: HTMLElement, to: Box, home: string }} Figure home: the id of whose it is */
/** @typedef {{ name: string, elements: { element: HTMLElement, box: Box, looks: Record<string, string> }[], from: number, to: number }} Count */
/**
 * @typedef {object} Changes
 * @property {Map<string, Move>} moved pieces that were seen and are elsewhere, or nowhere
 * @property {Map<string, { element: HTMLElement, to: Box }>} come pieces that were not seen before
 * @property {Figure[]} figures figures that were not there before
 * @property {Map<string, Count>} counts numbers that have changed
 */

const PIECES = ".sword[id], .card[id], .banner[id], .shinobi[id], [data-piece][id]";
const FIGURES = ".pawn[data-from]";
// A smaller shift is no move: something beside the piece has grown.
const SHIFT_PX_MIN = 24;
// How a number looks.
const LOOKS = /** @type {const} */ ([
  "color",
  "fontFamily",
  "fontSize",
  "fontWeight",
  "lineHeight",
  "letterSpacing",
  "backgroundColor",
  "backgroundImage",
  "borderRadius",
  "boxShadow",
]);

/** Copies on the stage that show pieces where they were, and numbers that are shown as they were. */
export const standIns = /** @type {Map<string, HTMLElement>} */ (new Map());
export const shown = /** @type {Map<string, number>} */ (new Map());
/** Figures that are there and not seen yet. */
export const unseen = /** @type {Set<Element>} */ (new Set());

/** @type {Map<string, { box: Box, old: Old }>} */
let places = new Map();
/** @type {Map<string, number>} */
let numbers = new Map();
/** @type {Map<string, number>} */
let figures = new Map();

/** @param {HTMLElement} counted */
const nameOf = (counted) => counted.dataset.count || counted.id;
/** @param {Element} counted */
const numberOf = (counted) => Number((counted.textContent ?? "").replace("−", "-"));
/** @param {Element} figure */
const kindOf = (figure) => `${figure.closest("[id]")?.id} ${figure.getAttribute("class")}`;

/** @param {Element} piece */
const placeIdOf = (piece) => piece.parentElement?.closest("[id]")?.id;

/**
 * Whether a piece stays in its place and keeps its look: then no copy of it is needed.
 * @param {Element} piece
 * @param {Element | null | undefined} after
 */
const stays = (piece, after) => after && placeIdOf(piece) === placeIdOf(after) && piece.className === after.className;

/** @param {Element} piece @returns {Old} */
const lookOf = (piece) => ({ element: /** @type {Element} */ (piece.cloneNode(true)), parent: piece.parentElement });

export function forget() {
  places = new Map();
  numbers = new Map();
  figures = new Map();
}

/**
 * Keeps what is seen now.
 * @param {Element} [next] the new version of the page
 */
export function remember(next) {
  forget();
  const inMotion = moving();
  const same = new Set(next ? all("[data-same]", next).map(({ dataset }) => dataset.same) : []);
  for (const piece of all(PIECES).filter((piece) => !inMotion.has(piece) && !standIns.has(piece.id))) {
    const box = boxOf(piece);
    const part = /** @type {HTMLElement | null} */ (piece.closest("[data-part]"));
    const isSame = same.has(part?.dataset.part) || stays(piece, next?.ownerDocument.getElementById(piece.id));
    const old = () => (isSame ? { element: piece, parent: piece.parentElement } : lookOf(piece));
    if (box) places.set(piece.id, { box, old: old() });
  }
  for (const [id, copy] of standIns) {
    const box = boxOf(copy);
    if (box) places.set(id, { box, old: lookOf(copy) });
  }
  for (const counted of all("[data-count]")) {
    const name = nameOf(counted);
    numbers.set(name, shown.get(name) ?? numberOf(counted));
  }
  for (const figure of all(FIGURES).filter((figure) => !unseen.has(figure))) {
    figures.set(kindOf(figure), (figures.get(kindOf(figure)) ?? 0) + 1);
  }
}

/**
 * What is different from what was seen.
 * @returns {Changes}
 */
export function changes() {
  const inMotion = moving();
  return { moved: moved(inMotion), come: come(inMotion), figures: newFigures(), counts: counts() };
}

/**
 * The part of the page in which something is.
 * @param {Element | null} thing
 */
export function partOf(thing) {
  let part = thing;
  while (part && part.parentElement !== main()) part = part.parentElement;
  return part;
}

/** @param {Set<Element | null>} inMotion */
function moved(inMotion) {
  /** @type {Map<string, Move>} */
  const found = new Map();
  for (const [id, { box: from, old }] of places) {
    const there = document.getElementById(id);
    const to = boxOf(there);
    // A tab may have hidden the part of the page where it still is.
    if (there && !to && !boxOf(partOf(there))) continue;
    const isElsewhere = !to || Math.hypot(to.left - from.left, to.top - from.top) >= SHIFT_PX_MIN;
    if (isElsewhere && !inMotion.has(there)) found.set(id, { id, from, old, element: there, to });
  }
  return found;
}

/** @param {Set<Element | null>} inMotion */
function come(inMotion) {
  /** @type {Changes["come"]} */
  const found = new Map();
  if (!places.size) return found;
  for (const piece of all(PIECES)) {
    const to = boxOf(piece);
    if (to && !places.has(piece.id) && !inMotion.has(piece)) found.set(piece.id, { element: piece, to });
  }
  return found;
}

function newFigures() {
  /** @type {Figure[]} */
  const found = [];
  if (!figures.size) return found;
  const before = new Map(figures);
  for (const figure of all(FIGURES)) {
    const left = before.get(kindOf(figure)) ?? 0;
    before.set(kindOf(figure), left - 1);
    const to = left > 0 ? null : boxOf(figure);
    if (to) found.push({ element: figure, to, home: figure.dataset.from ?? "" });
  }
  return found;
}

/** @param {Element} counted */
function looksOf(counted) {
  const style = getComputedStyle(counted);
  return Object.fromEntries(LOOKS.map((look) => [look, style[look]]));
}

function counts() {
  /** @type {Changes["counts"]} */
  const found = new Map();
  for (const counted of all("[data-count]")) {
    const [name, to] = [nameOf(counted), numberOf(counted)];
    const from = numbers.get(name);
    if (from === undefined || from === to || Number.isNaN(from) || Number.isNaN(to)) continue;
    const count = found.get(name) ?? { name, elements: [], from, to };
    const box = boxOf(counted);
    if (box) count.elements.push({ element: counted, box, looks: looksOf(counted) });
    found.set(name, count);
  }
  return found;
}

/**
 * Where a thing is seen: itself, the closed details element that holds it, or whose it is.
 * @param {HTMLElement | null} thing
 * @param {string} seat the id of whose it is, or nothing
 */
export function placeOf(thing, seat) {
  const holder = /** @type {HTMLElement | null} */ (thing?.closest("details:not([open])") ?? thing);
  return boxOf(holder) ? holder : seat ? element(seat) : holder;
}
