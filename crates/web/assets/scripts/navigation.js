// @ts-check
// Leads around a table: keys, links of the log, and on a small screen the part of the table that a question is about.
import { on } from "./events.js";
import { all, element, first, targetOf, valueOf } from "./page.js";

/**
 * Shows the part of a small screen that holds something.
 * @param {Element | null} place
 */
export function openPart(place) {
  const part = place?.closest("#own, #map, #others, #log")?.id.replace("own", "forge");
  checkTab(part);
}

/** @param {string | undefined} part */
export function checkTab(part) {
  const tab = part && document.getElementById(`tab-${part}`);
  if (tab instanceof HTMLInputElement) tab.checked = true;
}

// On a small screen a new question shows the part of the table that it is about.
const asked = () => valueOf('#decision [name="question"]');
let question = asked();
function showQuestion() {
  if (asked() === question) return;
  question = asked();
  if (question) checkTab(first(".tabs")?.dataset.place);
  scrollToQuestion();
}

// Scrolls to the first thing that can be clicked. Where these are all over the board, its beginning will do.
const isSmall = matchMedia("(max-width: 63.99rem)");
function scrollToQuestion() {
  if (!isSmall.matches || first(".put:not(.take-rooms)")) return;
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
