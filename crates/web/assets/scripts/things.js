// @ts-check
// Every thing of a table explains itself: what it is, the rule about it, and what it means for the viewer now. Pointing at it does,
// a click or a tap where they do nothing else, a long press, and the focus, which the arrow keys lead from thing to thing.
import { on } from "./events.js";
import { all, first, main, targetOf } from "./page.js";
import { hide, isInBox, linked, named, showBox, shownThing, thin } from "./terms.js";

const POINTED_MS = 350;
// Who has just read about one thing reads about the next one sooner.
const NEXT_MS = 120;
// A finger that stays where it is for so long wants to know, not to act.
const PRESSED_MS = 500;
const MOVED_PX = 10;
const THING = "[data-term], [data-clause], [data-words], [title]";
const OVER = ".hit, .onto, .mark, .pick input";
const ACTS = "a, button, input, label, select, textarea, summary, dialog";

// The thing that is explained. What was clicked or focused stays until something else is.
/** @type {{ target: Element, isKept: boolean } | null} */
let explained = null;
let pointing = 0;
// Where the pointer pressed last: what comes to lie there afterwards is not pointed at before the pointer moves.
let pressed = { x: -1, y: -1 };

/**
 * Takes the words from a thing that the browser would show in a box of its own as well.
 * @param {Element} thing
 */
function take(thing) {
  const title = first(":scope > title", thing);
  const words = thing.getAttribute("title") ?? title?.textContent;
  if (!words || !(thing instanceof HTMLElement || thing instanceof SVGElement)) return;
  thing.dataset.words = words;
  thing.removeAttribute("title");
  title?.remove();
}

/** @param {Element} target */
const parentOf = (target) => target.parentElement ?? main();

/**
 * The thing under a button that lies over it, else the innermost thing.
 * @param {Element} target
 */
function thingOf(target) {
  const over = target.closest(OVER);
  const under = over && parentOf(over);
  const thing = under && (under.matches("[data-term]") ? under : first("[data-term]", under) ?? under.closest("[data-term]"));
  const found = /** @type {HTMLElement | null} */ (thing ?? target.closest(THING));
  return found && main().contains(found) ? found : null;
}

/**
 * What can be done with a thing now, or why nothing can.
 * @param {Element} target
 * @param {HTMLElement} thing
 * @param {HTMLElement} terms
 */
function nowOf(target, thing, terms) {
  const beside = (/** @type {string} */ what) =>
    first(`:scope > ${what}`, thing) ?? (thing.matches("li, td, tr") ? null : first(`:scope > ${what}`, parentOf(thing)));
  const button = target.closest(OVER) ?? beside(".hit");
  const does = button?.getAttribute("aria-label");
  const barred = does ? null : beside(".barred");
  if (!does && !barred) return [];
  const now = document.createElement("p");
  now.className = does ? "does" : "barred";
  now.append(named((does ? terms.dataset.now : terms.dataset.not) ?? ""), ` ${does ?? barred?.textContent} `);
  if (barred?.dataset.clause) now.append(linked(barred.dataset.clause, terms.dataset.book ?? "", "_blank"));
  return [now];
}

/**
 * @param {Element} target
 * @param {boolean} isKept
 */
function explain(target, isKept) {
  clearTimeout(pointing);
  const [thing, terms] = [thingOf(target), document.getElementById("table-terms")];
  if (!thing || !terms) return false;
  for (let at = /** @type {Element | null} */ (target); at && at !== main(); at = at.parentElement) take(at);
  take(thing);
  const entry = thing.dataset.term ? document.getElementById(`table-${thing.dataset.term}`) : null;
  const words = thing.dataset.words ?? thing.getAttribute("aria-label") ?? thing.textContent?.trim() ?? "";
  const clause = thing.dataset.clause ?? entry?.dataset.clause;
  const what = document.createElement("p");
  if (entry) what.append(named(entry.dataset.name ?? ""), ` ${entry.textContent} `);
  if (clause) what.append(linked(clause, terms.dataset.book ?? "", "_blank"));
  const effect = document.createElement("p");
  effect.textContent = thing.dataset.effect ?? "";
  const parts = [named(words), effect, ...nowOf(target, thing, terms), what];
  showBox(
    target.closest(OVER) ?? thing,
    parts.filter((part) => part.textContent),
  );
  thin(!isKept);
  explained = { target, isKept };
  return true;
}

function leave() {
  clearTimeout(pointing);
  if (explained) hide();
  explained = null;
}

/** @param {Element} target */
const isThere = (target) => (explained && thingOf(explained.target) === thingOf(target)) ?? false;

document.addEventListener("pointerover", (event) => {
  const target = targetOf(event);
  if (event.pointerType === "touch" || explained?.isKept || isInBox(event)) return;
  for (let at = /** @type {Element | null} */ (target); at && at !== main(); at = at.parentElement) take(at);
  clearTimeout(pointing);
  const hasMoved = event.clientX !== pressed.x || event.clientY !== pressed.y;
  if (isThere(target) || !hasMoved) return;
  const wait_ms = shownThing() ? NEXT_MS : POINTED_MS;
  leave();
  if (thingOf(target) && !target.closest("a.term")) pointing = setTimeout(explain, wait_ms, target, false);
});
// Who presses something has read enough.
document.addEventListener("pointerdown", (event) => {
  pressed = { x: event.clientX, y: event.clientY };
  if (!isInBox(event)) leave();
});
document.addEventListener("click", (event) => {
  const target = targetOf(event);
  if (isInBox(event) || event.detail === 0 || target.closest(ACTS)) return;
  leave();
  explain(target, true);
});
// A long press, or the other button of a mouse, explains what a tap or click would do. Some phones send no event for a long press,
// so it is timed here as well.
document.addEventListener("contextmenu", (event) => {
  const isTouch = /** @type {PointerEvent} */ (event).pointerType === "touch";
  if (isTouch && explain(targetOf(event), true)) event.preventDefault();
});
/** @type {{ x: number, y: number, timer: number, isLong: boolean } | null} */
let touch = null;
function letGo() {
  clearTimeout(touch?.timer);
  touch = null;
}
document.addEventListener(
  "touchstart",
  (event) => {
    letGo();
    const [finger, ...others] = event.touches;
    const target = targetOf(event);
    if (others.length || !thingOf(target)) return;
    const timer = setTimeout(() => touch && (touch.isLong = explain(target, true)), PRESSED_MS);
    touch = { x: finger.clientX, y: finger.clientY, timer, isLong: false };
  },
  { passive: true },
);
document.addEventListener(
  "touchmove",
  ({ touches: [finger] }) => {
    if (touch && Math.hypot(finger.clientX - touch.x, finger.clientY - touch.y) > MOVED_PX) letGo();
  },
  { passive: true },
);
for (const name of ["touchcancel", "scroll"]) document.addEventListener(name, letGo, { capture: true, passive: true });
document.addEventListener("touchend", (event) => {
  // Whoever has read what a tap does has not tapped.
  if (touch?.isLong) event.preventDefault();
  letGo();
});
document.addEventListener("focusin", (event) => {
  const target = targetOf(event);
  if (isInBox(event) || target.closest("a.term")) return;
  leave();
  // A click has its own answer.
  if (target.matches(":focus-visible") && target.matches(`${THING}, ${OVER}`)) explain(target, true);
});

/** The things of a part of the table, each as a whole, in their order. */
/** @param {Element} part */
function thingsOf(part) {
  const whole = all("[data-term]", part).filter((thing) => !thing.parentElement?.closest("[data-term]"));
  return whole.filter((thing) => thing.getClientRects().length > 0);
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return leave();
  const part = document.activeElement?.closest("#map, #own, .looked");
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  // In a replay these keys lead through the game.
  if (!part || !by || main().matches(".replay") || event.altKey || event.ctrlKey || event.metaKey || document.activeElement?.matches("input")) return;
  const from = /** @type {Element} */ (document.activeElement);
  const follows = (/** @type {Element} */ thing) => from.compareDocumentPosition(thing);
  const isAhead = (/** @type {Element} */ thing) =>
    thing !== thingOf(from) &&
    (by > 0 ? follows(thing) & Node.DOCUMENT_POSITION_FOLLOWING : follows(thing) & Node.DOCUMENT_POSITION_PRECEDING);
  const things = thingsOf(part).filter(isAhead);
  const next = by > 0 ? things[0] : things.at(-1);
  if (!next) return;
  event.preventDefault();
  next.tabIndex = -1;
  next.focus();
  explain(next, true);
});

// An update may say something else of the same thing.
on("updated", () => {
  const before = explained;
  leave();
  if (before?.target.isConnected) explain(before.target, before.isKept);
});
