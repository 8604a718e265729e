// @ts-check
// Leads around a table: keys, links of the log, and on a small screen the part of the table that a question is about.
import { on } from "./events.js";
import { all, element, first, targetOf, valueOf } from "./page.js";

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

// A panel that somebody has opened stays open for at least so long.
const OPENED_MS = 5000;
let opened_ms = -OPENED_MS;
// Whether somebody has chosen the part of a small screen that is shown since the last question.
let isChosen = false;
document.addEventListener("change", (event) => {
  if (targetOf(event).matches('input[name="panel"]')) opened_ms = performance.now();
  if (targetOf(event).matches('input[name="tab"]')) isChosen = true;
});

/** On a small screen the board comes to the front when others do something, unless somebody has chosen another part. */
export function showBoard() {
  if (!isChosen) checkTab("map");
}

// On a small screen a new question shows the part of the table that it is about.
const asked = () => valueOf('#decision [name="question"]');
let question = asked();
function showQuestion() {
  if (asked() === question) return;
  question = asked();
  if (question) {
    isChosen = false;
    checkTab(first(".tabs")?.dataset.place);
    // Whoever writes a message, is at the menu or has just opened a panel goes on there.
    const isNew = performance.now() - opened_ms < OPENED_MS;
    if (first(":is(#panel-log, #panel-players):checked") && !isNew) check("panel-decide");
  }
  scrollToQuestion();
}

// Scrolls to the part that a question is about, and in it to the first thing that can be clicked. Where these are all over the
// board, its beginning will do.
const isSmall = matchMedia("(max-width: 63.99rem)");
function scrollToQuestion() {
  if (!isSmall.matches) return;
  const name = first(".tabs")?.dataset.place ?? "";
  const part = document.getElementById(name === "forge" ? "own" : name);
  const isLeft = part && part.getBoundingClientRect().top < 0;
  if (isLeft) part.scrollIntoView({ block: "start", behavior: "instant" });
  if (first(".put:not(.take-rooms)")) return;
  const thing = all("#map .area :is(.mark, .hit)").find((element) => element.getClientRects().length > 0);
  thing?.closest(".area")?.scrollIntoView({ block: "start", behavior: "instant" });
}

const openKeys = () => /** @type {HTMLDialogElement} */ (element("keys")).showModal();

// Keys lead around the table, except while somebody is typing.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (targetOf(event).closest("input, select, textarea, dialog")) return;
  const list = document.getElementById("keys");
  if (!list) return;
  if (event.key === "?") return openKeys();
  const key = first(`[data-key="${CSS.escape(event.key)}"]`, list);
  const place = key && document.getElementById(key.dataset.place ?? "");
  if (!place) return;
  event.preventDefault();
  openPart(place);
  const target = place.matches("form, .group") ? first("button", place) : place;
  if (!target) return;
  if (!target.matches("input, button, [tabindex]")) target.tabIndex = -1;
  target.scrollIntoView({ block: "nearest" });
  target.focus();
});
document.addEventListener("click", (event) => {
  const line = /** @type {HTMLAnchorElement | null} */ (targetOf(event).closest(".log a.sentence"));
  if (line) openPart(document.getElementById(line.hash.slice(1)));
  if (targetOf(event).closest("button[data-keys]")) openKeys();
});
on("updated", showQuestion);
if (scrollY === 0) scrollToQuestion();
