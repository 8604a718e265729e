// @ts-check
// Explains terms in a tooltip: one at a time. It can be pointed at, closes with Escape, and never covers its term.
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
/** @type {HTMLAnchorElement | null} */
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
  const name = document.createElement("b");
  name.textContent = words.name;
  const more = document.createElement("a");
  more.textContent = words.rule;
  more.href = `${term.pathname}#${words.rule}`;
  more.target = term.target;
  box.replaceChildren(name, `${words.what} `, more);
  box.hidden = false;
  shown = term;
  term.setAttribute("aria-describedby", box.id);
  place(term);
}

/**
 * Places the box below the term, above it where there is no room, and always within the window.
 * @param {HTMLAnchorElement} term
 */
function place(term) {
  const [at, size] = [term.getClientRects()[0] ?? term.getBoundingClientRect(), box.getBoundingClientRect()];
  const right = document.documentElement.clientWidth - size.width - MARGIN_PX;
  const isBelow = at.bottom + GAP_PX + size.height < innerHeight || at.top < size.height + GAP_PX;
  box.style.left = `${Math.max(MARGIN_PX, Math.min(at.left, right))}px`;
  box.style.top = `${isBelow ? at.bottom + GAP_PX : at.top - size.height - GAP_PX}px`;
}

function hide() {
  clearTimeout(leaving);
  shown?.removeAttribute("aria-describedby");
  shown = null;
  box.hidden = true;
}

/** @param {Event} event */
const termOf = (event) => /** @type {HTMLAnchorElement | null} */ (targetOf(event).closest?.("a.term") ?? null);

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const term = termOf(event);
  clearTimeout(leaving);
  if (term) explain(term);
  // A focused term stays explained wherever the mouse is.
  else if (shown && shown !== document.activeElement && !box.contains(targetOf(event))) {
    leaving = setTimeout(hide, LINGER_MS);
  }
});
document.addEventListener("focusin", (event) => {
  const term = termOf(event);
  if (term) explain(term);
  else if (!box.contains(targetOf(event))) hide();
});
// A tap or click explains the term. Keyboard users have read the explanation when they got there, and follow the link.
document.addEventListener("click", (event) => {
  const term = termOf(event);
  if (term && event.detail > 0 && !event.ctrlKey && !event.metaKey && explanationOf(term)) {
    event.preventDefault();
    explain(term);
  } else if (!box.contains(targetOf(event))) {
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
