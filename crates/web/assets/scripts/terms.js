// @ts-check
// Explains terms in a tooltip: one at a time. It can be pointed at, closes with Escape, and never covers its term. Things of a
// table explain themselves in the same box.
import { on } from "./events.js";
import { body, targetOf } from "./page.js";

const LINGER_MS = 200;
const GAP_PX = 6;
const MARGIN_PX = 8;

const box = document.createElement("div");
box.className = "explanation";
box.id = "explanation";
box.role = "tooltip";
box.hidden = true;
body.append(box);
/** @type {Element | null} */
let shown = null;
let leaving = 0;

/**
 * The explanation of a term: its own, or that of the glossary on the same page.
 * @param {HTMLAnchorElement} term
 */
function explanationOf(term) {
  const entry = document.getElementById(decodeURIComponent(term.hash.slice(1)));
  const what = term.dataset.what ?? entry?.querySelector(".what")?.textContent;
  const rule = term.dataset.rule ?? entry?.querySelector(".more")?.textContent ?? "";
  return what ? { what, rule, name: entry?.querySelector("dt")?.textContent ?? term.textContent } : null;
}

/** @param {HTMLAnchorElement} term */
function explain(term) {
  clearTimeout(leaving);
  if (term === shown) return;
  hide();
  const words = explanationOf(term);
  if (!words) return;
  showBox(term, [named(words.name), `${words.what} `, linked(words.rule, term.pathname, term.target)]);
}

/** @param {string} words */
export function named(words) {
  const name = document.createElement("b");
  name.textContent = words;
  return name;
}

/**
 * A clause as a link to the rules.
 * @param {string} clause
 * @param {string} book
 * @param {string} target
 */
export function linked(clause, book, target) {
  const link = document.createElement("a");
  link.textContent = clause;
  link.href = `${book}#${clause}`;
  link.target = target;
  return link;
}

/**
 * Shows something about a thing, beside it.
 * @param {Element} thing
 * @param {(Node | string)[]} what
 */
export function showBox(thing, what) {
  hide();
  box.replaceChildren(...what);
  box.hidden = false;
  shown = thing;
  thing.setAttribute("aria-describedby", box.id);
  place(thing);
}

/** What the box is about now. */
export const shownThing = () => shown;

/** @param {Event} event */
export const isInBox = (event) => box.contains(targetOf(event));

/**
 * Whether the box lets the pointer through to what lies below it.
 * @param {boolean} isThin
 */
export const thin = (isThin) => box.classList.toggle("thin", isThin);

/**
 * Places the box below the term, above it where there is no room, and always within the window.
 * @param {Element} term
 */
function place(term) {
  const [at, size] = [term.getClientRects()[0] ?? term.getBoundingClientRect(), box.getBoundingClientRect()];
  const right = document.documentElement.clientWidth - size.width - MARGIN_PX;
  const isBelow = at.bottom + GAP_PX + size.height < innerHeight || at.top < size.height + GAP_PX;
  box.style.left = `${Math.max(MARGIN_PX, Math.min(at.left, right))}px`;
  box.style.top = `${isBelow ? at.bottom + GAP_PX : at.top - size.height - GAP_PX}px`;
}

export function hide() {
  clearTimeout(leaving);
  shown?.removeAttribute("aria-describedby");
  shown = null;
  box.hidden = true;
  box.removeAttribute("style");
  thin(false);
}

/** @param {Event} event */
const termOf = (event) => /** @type {HTMLAnchorElement | null} */ (targetOf(event).closest?.("a.term") ?? null);

const isTermShown = () => shown?.matches("a.term") ?? false;

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const term = termOf(event);
  clearTimeout(leaving);
  if (term) explain(term);
  // A focused term stays explained wherever the mouse is.
  else if (isTermShown() && shown !== document.activeElement && !isInBox(event)) {
    leaving = setTimeout(hide, LINGER_MS);
  }
});
document.addEventListener("focusin", (event) => {
  const term = termOf(event);
  if (term) explain(term);
  else if (isTermShown() && !isInBox(event)) hide();
});
// A tap or click explains the term. Keyboard users have read the explanation when they got there, and follow the link.
document.addEventListener("click", (event) => {
  const term = termOf(event);
  if (term && event.detail > 0 && !event.ctrlKey && !event.metaKey && explanationOf(term)) {
    event.preventDefault();
    explain(term);
  } else if (isTermShown() && !isInBox(event)) {
    hide();
  }
});
document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());

// The box follows its term, and disappears with it. A focused term scrolls into sight itself.
function follow() {
  if (!shown) return;
  const { top, bottom } = shown.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) hide();
  else place(shown);
}
addEventListener("scroll", follow, { passive: true });
on("updated", hide);
