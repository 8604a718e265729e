// @ts-check
// The sheet with the decision at the bottom of a small screen: a swipe folds it to a line or gives it more room, as its buttons
// do, and the page knows its height.
import { on } from "./events.js";
import { first, targetOf } from "./page.js";

const SWIPE_PX_MIN = 24;

/** @param {string} id */
const box = (id) => /** @type {HTMLInputElement | null} */ (document.getElementById(id));

/** @param {boolean} isUp */
function swipe(isUp) {
  const [folded, wider] = [box("folded"), box("wider")];
  if (!folded || !wider) return;
  if (isUp) [folded.checked, wider.checked] = [false, !folded.checked];
  else [folded.checked, wider.checked] = [!wider.checked, false];
}

/** @type {number | null} */
let from = null;
document.addEventListener("pointerdown", (event) => {
  const isGrip = targetOf(event).closest?.("#decision > :is(.handles, #asked)");
  from = event.pointerType !== "mouse" && isGrip ? event.clientY : null;
});
document.addEventListener("pointerup", (event) => {
  const way = from === null ? 0 : event.clientY - from;
  from = null;
  if (Math.abs(way) >= SWIPE_PX_MIN) swipe(way < 0);
});

/** What a new question changes on the board is not covered by the last one. */
export function lower() {
  const wider = box("wider");
  if (wider) wider.checked = false;
}

// What stands above the sheet must know its height.
const styles = new CSSStyleSheet();
document.adoptedStyleSheets.push(styles);
const observer = new ResizeObserver(([{ target }]) => {
  const { height } = target.getBoundingClientRect();
  // Not on the root: everything would be styled again.
  styles.replaceSync(`main, .tale, .offer { --sheet: ${Math.round(height)}px }`);
});
/** @type {Element | null} */
let observed = null;
function observe() {
  const sheet = first("#decision");
  if (sheet === observed) return;
  observer.disconnect();
  if (sheet) observer.observe(sheet);
  observed = sheet;
}
on("updated", observe);
observe();
