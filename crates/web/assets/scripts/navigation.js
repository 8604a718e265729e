// @ts-check
// Leads around a table: links of the log, and on a small screen the part of the table that a question is about.
import { on } from "./events.js";
import { all, first, main, targetOf, valueOf } from "./page.js";
import { lower } from "./sheet.js";

/**
 * Shows the part of a small screen, and the panel of a wide one, that holds something.
 * @param {Element | null} place
 */
export function openPart(place) {
  const part = place?.closest("#own, .looked, #map, #others, #log, #talk");
  checkTab(part?.matches(".looked, #talk") ? "others" : part?.id.replace("own", "forge"));
  const panel = place?.closest("#decision, #others, #outlook, #log, #talk, #menu")?.id;
  if (panel) check(`panel-${PANELS[panel] ?? panel}`);
}

// The panels that hold parts with another name.
/** @type {Record<string, string>} */
const PANELS = { decision: "decide", others: "players", outlook: "players" };

/** @param {string | undefined} part */
export function checkTab(part) {
  if (part) check(`tab-${part}`);
}

/** @param {string} id */
function check(id) {
  const radio = document.getElementById(id);
  if (radio instanceof HTMLInputElement) radio.checked = true;
}

// A part beside the board that somebody has opened or touched stays while it is in use: for so long, and as long as a form in it is
// open or written in.
const USE_MS = 15000;
const BESIDE = "#others, #outlook, #log, #talk, #menu";
/** @type {string | undefined} */
let used;
let [used_ms, scrolled_ms] = [-USE_MS, -USE_MS];
// Whether somebody has chosen the part of a small screen that is shown since the last question.
let isChosen = false;

/** @param {string | undefined} id */
function use(id) {
  used = id;
  used_ms = performance.now();
}

/** @param {Event} event */
const useTarget = (event) => use(targetOf(event).closest?.(BESIDE)?.id);
for (const name of ["pointerdown", "keydown", "input"]) document.addEventListener(name, useTarget, { passive: true });
for (const name of ["touchmove", "wheel"]) {
  document.addEventListener(name, () => (scrolled_ms = performance.now()), { passive: true });
}
document.addEventListener("change", (event) => {
  const { name, value } = targetOf(event);
  if (name === "panel" || name === "tab") use(value === "players" ? "others" : value);
  if (name === "tab") isChosen = true;
});

/** Whether somebody is at a part beside the board, where a new question would disturb. */
function isInUse() {
  const now = performance.now();
  const isNear = (/** @type {HTMLElement} */ thing) => {
    const { top, bottom, height } = thing.getBoundingClientRect();
    return !isSmall.matches || Math.min(bottom, seenPart().floor) - Math.max(top, 0) > height / 2;
  };
  const isTouched = (/** @type {HTMLElement} */ part) => part.id === used && now - used_ms < USE_MS;
  const isReached = (/** @type {HTMLElement} */ part) =>
    isSmall.matches && now - scrolled_ms < USE_MS && part.matches("#talk, #menu") && isNear(part);
  const isFilledIn = (/** @type {HTMLElement} */ part) =>
    all("details[open]:has(form), input:not([type=radio]):focus, textarea:focus", part).some(isNear);
  return all(BESIDE)
    .filter((part) => part.checkVisibility())
    .some((part) => isTouched(part) || isFilledIn(part) || isReached(part));
}

/** On a small screen the board comes to the front when others do something, unless somebody has chosen another part. */
export function showBoard() {
  if (!isChosen && !isInUse()) checkTab("map");
}

// On a small screen a new question shows the part of the table that it is about, and a new round shows the board.
// In a lesson, what it asks for belongs to the question.
const asked = () => `${valueOf('#decision [name="question"]') ?? ""}${first("#guide-now")?.textContent ?? ""}`;
const round = () => first('.track [aria-current="step"]')?.textContent;
let question = asked();
let shownRound = round();
const isOver = () => main().classList.contains("over");
let wasOver = isOver();
function showQuestion() {
  // The end begins at the top of the page.
  if (isOver() && !wasOver) scrollTo({ top: 0, behavior: "instant" });
  wasOver = isOver();
  const isNewRound = round() !== shownRound;
  shownRound = round();
  if (isNewRound && !isInUse()) {
    isChosen = false;
    checkTab("map");
    scrollTo({ top: 0, behavior: "instant" });
  }
  // What was shown may be gone: a seat at a shared device was covered.
  if (first(".tabs") && !first(".tabs :checked")) checkTab(first(".tabs")?.dataset.place);
  if (asked() === question) return;
  question = asked();
  // The mark on a tab says then where the question is.
  if (isInUse()) return;
  if (question) {
    isChosen = false;
    lower();
    checkTab(first(".tabs")?.dataset.place);
    // Whoever writes a message or is at the menu goes on there.
    if (first(":is(#panel-log, #panel-players):checked")) check("panel-decide");
  }
  scrollToQuestion();
}

const isSmall = matchMedia("(max-width: 63.99rem)");
const MARGIN_PX = 12;

/** Where the part of a small screen can be seen: below the tabs, and above the sheet unless that stands beside it. */
function seenPart() {
  const [tabs, sheet] = [first(".tabs"), first("#decision")].map((bar) => bar?.getBoundingClientRect());
  const isBelow = tabs && sheet && sheet.left < tabs.right;
  return { roof: tabs?.height ?? 0, floor: isBelow ? Math.max(sheet.top, innerHeight / 4) : innerHeight };
}

/** @param {HTMLElement} thing */
const isSeen = (thing) => thing.getClientRects().length > 0;

// Scrolls to what a question is about. In a lesson that is the thing to click, else the first thing of the part that can be
// clicked; where these are all over the board, its beginning will do.
function scrollToQuestion() {
  const isGuided = main().classList.contains("guided");
  if (!isSmall.matches) {
    // Wide screens show everything but the ends of long shelves.
    if (isGuided) all(":is(.put, .hit)").find(isSeen)?.scrollIntoView({ block: "nearest", behavior: "instant" });
    return;
  }
  // A game that is over shows its ceremony.
  if (main().classList.contains("over")) return;
  const name = first(".tabs")?.dataset.place ?? "";
  const part = document.getElementById(name === "forge" ? "own" : name);
  if (!part) return;
  const isOne = isGuided || !first(".put:not(.take-rooms)");
  const things = isOne ? all(":is(.put, .mark, .hit)", part).filter(isSeen) : [];
  const { roof, floor } = seenPart();
  if (showTogether(part, roof)) return;
  if (name === "forge" && part.getBoundingClientRect().bottom > floor) scrollUnder(part, roof);
  if (name === "map") scrollToArea(part, things, roof);
  const [thing] = things.map((thing) => thing.getBoundingClientRect());
  const above = thing ? thing.top - roof - MARGIN_PX : 0;
  const below = thing ? Math.min(thing.bottom - floor + MARGIN_PX, above) : 0;
  const top = above < 0 ? above : Math.max(below, 0);
  if (top) scrollBy({ top, behavior: "instant" });
}

/**
 * Shows parts that stand together from the first one on, if they are not all in sight; returns whether they stand together.
 * @param {HTMLElement} part
 * @param {number} roof
 */
function showTogether(part, roof) {
  const [map, own] = ["map", "own"].map((id) => document.getElementById(id));
  const isTogether = [map, own].every((part) => (part?.getClientRects().length ?? 0) > 0);
  if (!isTogether || !map || !own) return false;
  const ends = [own, part, first("#decision")].map((part) => part?.getBoundingClientRect().bottom ?? 0);
  if (map.getBoundingClientRect().top < roof || Math.max(...ends) > innerHeight) scrollUnder(map, roof);
  return true;
}

/**
 * @param {HTMLElement} map
 * @param {HTMLElement[]} things
 * @param {number} roof
 */
function scrollToArea(map, things, roof) {
  const area = things[0]?.closest(".area");
  if (area) scrollUnder(area, roof + MARGIN_PX / 2);
  else if (map.getBoundingClientRect().top < 0) scrollUnder(map, roof);
}

/**
 * @param {Element} place
 * @param {number} roof
 */
function scrollUnder(place, roof) {
  scrollBy({ top: place.getBoundingClientRect().top - roof, behavior: "instant" });
}

// The Forge is seen whole where there is room for it.
document.addEventListener("change", (event) => {
  if (!isSmall.matches || !targetOf(event).matches("#tab-forge")) return;
  const { roof, floor } = seenPart();
  const own = document.getElementById("own");
  if (own && !showTogether(own, roof) && own.getBoundingClientRect().bottom > floor) scrollUnder(own, roof);
});

document.addEventListener("click", (event) => {
  const line = /** @type {HTMLAnchorElement | null} */ (targetOf(event).closest(".log a.sentence"));
  if (line) openPart(document.getElementById(line.hash.slice(1)));
});
on("updated", showQuestion);
if (scrollY === 0) scrollToQuestion();
