// @ts-check
// Entry of a replay: slider, steps, turns, automatic play, and keys, without leaving the page. Nearby steps are fetched in
// advance. Without this script links and forms do the same, page by page.
import { Idiomorph } from "../vendor/idiomorph-0.8.0.esm.js";
import "./plain.js";
import { on } from "./events.js";
import { playAtOnce } from "./motion.js";
import { checkTab } from "./navigation.js";
import { all, element, first, isVisible, main, parseMain, targetOf } from "./page.js";
import "./things.js";
import { isStage } from "./stage.js";
import { show } from "./update.js";

const CACHED_MAX = 200;
const AHEAD = 3;
const ADDRESS_MS = 400;
const PAUSE_SHAPE = "M4 2h3v12H4zM9 2h3v12H9z";

const field = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (element(id));
const turnList = () => /** @type {HTMLSelectElement} */ (element("replay-turn"));
const turns = () => [...turnList().options].map((option) => Number(option.value));
const last = () => Number(main().dataset.last);
const shownStep = () => Number(main().dataset.at);

// The step that is wanted; the page shows it as soon as it is there.
let wanted = shownStep();
let direction = 1;

/** @param {number} at */
function address(at) {
  const there = new URL(location.href);
  there.searchParams.set("at", String(at));
  there.hash = "";
  return there.href;
}

// Fetched steps, the least recently used first.
/** @type {Map<number, Promise<string>>} */
const cached = new Map();

/**
 * @param {number} at
 * @returns {Promise<string>}
 */
function fetched(at) {
  const hit = cached.get(at);
  if (hit) {
    cached.delete(at);
    cached.set(at, hit);
    return hit;
  }
  const page = fetch(address(at), { headers: { "X-Part": "1" } }).then((answer) =>
    answer.ok ? answer.text() : Promise.reject(answer.status),
  );
  page.catch(() => cached.delete(at));
  cached.set(at, page);
  const [oldest] = cached.keys();
  if (cached.size > CACHED_MAX) cached.delete(oldest);
  return page;
}

// Shows the wanted step. While one is fetched, another may become wanted; then only the newest is fetched next.
let isBusy = false;
async function update() {
  showPosition();
  if (isBusy) return;
  isBusy = true;
  while (shownStep() !== wanted) {
    const at = wanted;
    const text = await fetched(at).catch(() => null);
    const next = text === null ? null : parseMain(text);
    // Let the browser say what is wrong.
    if (!next) return location.assign(address(at));
    if (Math.abs(at - shownStep()) > 1) jump(next);
    else show(next);
  }
  isBusy = false;
  for (let n = 1; n <= AHEAD; n++) {
    const at = wanted + direction * n;
    if (at >= 0 && at <= last()) fetched(at);
  }
}

/**
 * Shows a distant step. Everything but the controls is replaced without morphing, which is much faster; a neighbouring step is
 * shown like any update, with pieces that move.
 * @param {HTMLElement} next
 */
function jump(next) {
  const parts = [...next.children];
  const shown = [...main().children].filter((part) => !isStage(part));
  for (const [n, old] of shown.entries()) {
    if (old.id === "decision") Idiomorph.morph(old, parts[n], { morphStyle: "outerHTML", ignoreActiveValue: true });
    else if (!old.matches(".tabs")) old.replaceWith(parts[n]);
  }
  main().dataset.at = next.dataset.at;
  showControls();
}

/** @param {number} at */
function go(at) {
  const to = Math.min(Math.max(0, at), last());
  direction = to < wanted ? -1 : 1;
  wanted = to;
  update();
}

// The slider and the number follow at once. The address follows after a pause, since browsers limit how often it may change.
let addressing = 0;
function showPosition() {
  field("replay-at").value = String(wanted);
  element("replay-count").textContent = `${wanted} / ${last()}`;
  clearTimeout(addressing);
  addressing = setTimeout(() => history.replaceState(null, "", address(wanted)), ADDRESS_MS);
}

// Automatic play: the timer of the next step, zero while nothing plays.
let playing = 0;
let speed = field("replay-speed").value;
const pause_ms = () => Number(speed);

/** @param {boolean} isOn */
function play(isOn) {
  clearTimeout(playing);
  playing = 0;
  if (isOn) {
    if (wanted === last()) go(0);
    playing = setTimeout(advance, pause_ms());
  }
  showControls();
}

async function advance() {
  const timer = playing;
  go(wanted + 1);
  await fetched(wanted).catch(() => null);
  if (playing !== timer) return;
  playing = wanted < last() ? setTimeout(advance, pause_ms()) : 0;
  showControls();
}

// Shows what only the script knows, after each page from the server.
const playShape = first("#replay-play path")?.getAttribute("d") ?? "";
function showControls() {
  for (const button of all(".replay-plain")) button.hidden = true;
  for (const control of all(".replay-desk .needs-script")) control.hidden = false;
  const button = element("replay-play");
  const label = (playing ? button.dataset.pause : button.dataset.play) ?? "";
  first("path", button)?.setAttribute("d", playing ? PAUSE_SHAPE : playShape);
  button.ariaLabel = button.title = label;
  field("replay-speed").value = speed;
  field("replay-at").value = String(wanted);
  element("replay-count").textContent = `${wanted} / ${last()}`;
  turnList().selectedIndex = turns().findLastIndex((at) => at <= wanted);
  point();
}

// Marks what the step is about. On a small screen it also opens that part of the table, until somebody chooses another.
let isPartChosen = false;
function point() {
  for (const here of all(".replay-here")) here.classList.remove("replay-here");
  const lines = /** @type {HTMLAnchorElement[]} */ (all(".replay-told a.sentence"));
  const places = lines.map((line) => document.getElementById(line.hash.slice(1))).filter((place) => place !== null);
  for (const place of places) (place.closest("details:not([open])") ?? place).classList.add("replay-here");
  const part = places.map((place) => place.closest("#own, #map, #others")).find(Boolean);
  if (part && !isPartChosen) checkTab(part.id.replace("own", "forge"));
}

/**
 * Goes to the beginning of the previous or next turn.
 * @param {-1 | 1} by
 */
function turn(by) {
  const to = by > 0 ? turns().find((at) => at > wanted) : turns().findLast((at) => at < wanted);
  go(to ?? (by > 0 ? last() : 0));
}

/** @type {Record<string, () => void>} */
const STEPS = {
  "replay-first": () => go(0),
  "replay-previous": () => go(wanted - 1),
  "replay-next": () => go(wanted + 1),
  "replay-last": () => go(last()),
};
document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  const link = /** @type {HTMLElement | null} */ (targetOf(event).closest("a.replay-step, a[data-step]"));
  if (targetOf(event).closest("#replay-play")) return play(!playing);
  if (!link) return;
  event.preventDefault();
  play(false);
  if (link.id in STEPS) STEPS[link.id]();
  else go(Number(link.dataset.step));
});

/**
 * Choosing a step stops the automatic play.
 * @param {string} step
 */
function choose(step) {
  const at = Number(step);
  play(false);
  go(at);
}
document.addEventListener("input", (event) => {
  const target = targetOf(event);
  if (target.id === "replay-at") choose(target.value);
});
document.addEventListener("change", (event) => {
  const target = targetOf(event);
  if (target.name === "tab") isPartChosen = true;
  if (target.id === "replay-speed") speed = target.value;
  if (target.id === "replay-turn") choose(target.value);
});
document.addEventListener("submit", (event) => {
  if (!targetOf(event).matches(".replay-slide, .replay-turns")) return;
  event.preventDefault();
  go(wanted);
});

/** @type {Record<string, (isTurn: boolean) => void>} */
const KEYS = {
  ArrowLeft: (isTurn) => (isTurn ? turn(-1) : go(wanted - 1)),
  ArrowRight: (isTurn) => (isTurn ? turn(1) : go(wanted + 1)),
  Home: () => go(0),
  End: () => go(last()),
};
document.addEventListener("keydown", (event) => {
  const isTyping = targetOf(event).closest("input:not(#replay-at), select, textarea, dialog");
  if (event.ctrlKey || event.altKey || event.metaKey || isTyping) return;
  const isPlay = event.key === " " && !targetOf(event).closest("a, button, summary");
  if (!isPlay && !(event.key in KEYS)) return;
  event.preventDefault();
  if (isPlay) return play(!playing);
  play(false);
  KEYS[event.key](event.shiftKey);
});
on("updated", showControls);
// Backwards, pieces only slide.
on("updated", () => playAtOnce(direction > 0 ? all(".replay-told .sentence") : []));

// A page or tab that somebody leaves stops playing, and keeps nothing that was for one person only.
function leave() {
  play(false);
  cached.clear();
}
addEventListener("pagehide", leave);
document.addEventListener("visibilitychange", () => isVisible() || leave());
showControls();
