// @ts-check
// Movement: pieces slide from where they were, new figures come from their owner, removed pieces lift off, and points count up.
// A line of the log points at what it is about. Preferences can switch all movement off.
import { on } from "./events.js";
import { all, isStill, main, targetOf } from "./page.js";

const SLIDE_MS = 260;
const COUNT_MS = 400;
const LIFT_MS = 420;
const LIFT_PX = 28;
// A smaller shift is no move: something beside the piece has grown.
const SLIDE_PX_MIN = 24;
const MOVING = ".sword[id], .card[id], .banner[id], .shinobi[id]";
const LEAVING = ".sword[id], .card[id]";

// The page before the update: where pieces were, everybody's points, the figures, and copies of what may be removed.
/** @type {Map<string, DOMRect>} */
let places = new Map();
/** @type {Map<string, number>} */
let counts = new Map();
/** @type {Set<Element>} */
let figures = new Set();
/** @type {Map<string, HTMLElement>} */
let copies = new Map();

/** @param {DOMRect} rect */
const isSeen = (rect) => rect.width > 0 && rect.height > 0;
/** @param {Element} element */
const number = (element) => Number((element.textContent ?? "").replace("−", "-"));

function remember() {
  places = new Map();
  for (const piece of all(MOVING)) {
    const place = piece.getBoundingClientRect();
    if (isSeen(place)) places.set(piece.id, place);
  }
  counts = new Map(all("[data-count]").map((element) => [element.id, number(element)]));
  figures = new Set(all(".pawn"));
  const leaving = isStill() ? [] : all(LEAVING);
  copies = new Map(leaving.map((piece) => [piece.id, /** @type {HTMLElement} */ (piece.cloneNode(true))]));
}

function play() {
  if (isStill()) return;
  for (const piece of all(MOVING)) {
    const from = places.get(piece.id);
    if (from) slide(piece, from);
  }
  for (const [id, copy] of copies) {
    const from = places.get(id);
    if (from && !document.getElementById(id)) lift(copy, from);
  }
  for (const pawn of all(".pawn[data-from]")) {
    const home = document.getElementById(pawn.dataset.from ?? "");
    if (home && figures.size && !figures.has(pawn)) slide(pawn, home.getBoundingClientRect());
  }
  for (const element of all("[data-count]")) {
    const from = counts.get(element.id);
    if (from !== undefined && from !== number(element)) count(element, from);
  }
}

/**
 * @param {HTMLElement} element
 * @param {DOMRect} from
 */
function slide(element, from) {
  const to = element.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (!isSeen(to) || !isSeen(from) || Math.hypot(x, y) < SLIDE_PX_MIN) return;
  const delay = wait_ms(element);
  // A figure is invisible until the narration reaches it.
  const opacity = delay && element.matches(".pawn") ? 0 : 1;
  const begin = { transform: `translate(${x}px, ${y}px)`, opacity, zIndex: 9 };
  element.animate([begin, { transform: "none", opacity: 1, zIndex: 9 }], {
    id: "slide",
    delay,
    duration: SLIDE_MS,
    easing: "cubic-bezier(.3, .7, .3, 1)",
    fill: "backwards",
  });
}

/**
 * A copy of a removed piece, without ids and buttons, rises from where it lay and fades; then it is removed.
 * @param {HTMLElement} piece
 * @param {DOMRect} from
 */
function lift(piece, from) {
  for (const button of all("button", piece)) button.remove();
  for (const named of [piece, ...all("[id]", piece)]) named.removeAttribute("id");
  piece.classList.add("lifting");
  piece.setAttribute("aria-hidden", "true");
  main().append(piece);
  const size = { width: `${from.width}px`, height: `${from.height}px` };
  /** @param {number} up @param {number} grown */
  const at = (up, grown) => `translate(${from.left}px, ${from.top - up}px) scale(${grown})`;
  const frames = [
    { ...size, transform: at(0, 1), opacity: 1 },
    { ...size, transform: at(LIFT_PX, 1.06), opacity: 0 },
  ];
  const lifted = piece.animate(frames, { id: "lift", duration: LIFT_MS, easing: "ease-in" });
  lifted.onfinish = lifted.oncancel = () => piece.remove();
}

/**
 * How long a piece waits for its sentence in the narration. Pieces in a line move together, with the first that is narrated:
 * otherwise two would be seen in one place, and none in another.
 * @param {HTMLElement} element
 */
function wait_ms(element) {
  const line = element.matches(MOVING) ? element.closest(".line") : null;
  const own = /** @type {HTMLElement | null} */ (element.closest("[data-wait-ms]"));
  const waiting = line ? all("[data-wait-ms]", line) : own ? [own] : [];
  const waits = waiting.map(({ dataset }) => Number(dataset.waitMs));
  return waits.length ? Math.min(...waits) : 0;
}

let finished_ms = 0;
function finish() {
  finished_ms = performance.now();
  const isOurs = (/** @type {Animation} */ { id }) => id === "slide" || id === "lift";
  for (const movement of document.getAnimations().filter(isOurs)) movement.finish();
}

/**
 * Counts the number in an element up or down to its new value.
 * @param {HTMLElement} element
 * @param {number} from
 */
function count(element, from) {
  const [to, began] = [number(element), performance.now()];
  const wait = wait_ms(element);
  const step = (/** @type {number} */ now) => {
    if (!element.isConnected || (element.dataset.shown ?? "") !== String(began)) return;
    const part = finished_ms > began ? 1 : Math.min(1, Math.max(0, (now - began - wait) / COUNT_MS));
    element.textContent = String(Math.round(from + (to - from) * part)).replace("-", "−");
    if (part < 1) requestAnimationFrame(step);
  };
  element.dataset.shown = String(began);
  requestAnimationFrame(step);
}

/**
 * A line of the log points at what it is about, or at the closed details element that holds it.
 * @param {Event} event
 */
function point(event) {
  for (const pointed of all(".pointed")) pointed.classList.remove("pointed");
  const line = /** @type {HTMLAnchorElement | null} */ (targetOf(event).closest?.(".log a.sentence"));
  const place = line && document.getElementById(line.hash.slice(1));
  (place?.closest("details:not([open])") ?? place)?.classList.add("pointed");
}

on("updating", remember);
on("updated", play);
on("skipped", finish);
document.addEventListener("pointerover", point);
document.addEventListener("focusin", point);
