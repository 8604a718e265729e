// @ts-check
// Narrates what others did: shows one sentence of the log after the other and marks what it is about; the pieces move with
// their sentence. The page itself is up to date from the beginning, so nobody has to wait for the end.
import { on, send } from "./events.js";
import { all, first, isPrivate, isStill, isVisible, preferences, table, targetOf } from "./page.js";

/** @type {Record<string, number>} */
const PAUSE_MS = { slow: 1800, moderate: 900, fast: 400, instant: 0 };
// However much has happened, the narration takes no longer than this.
const NARRATION_MS_MAX = 20000;
const KEY = `told-${table}`;

/** @typedef {{ line: HTMLAnchorElement, name: string }} Sentence a sentence of the log with a name of its own */

const strip = document.getElementById("tale");
const tempo = () => preferences().find((word) => word in PAUSE_MS) ?? "moderate";
const isInstant = () => isStill() || tempo() === "instant";

const hasLog = () => document.getElementById("log") !== null;
const entries = () => all("#log [id^='entry-']");
/** @param {HTMLElement} entry */
const versionOf = (entry) => Number(entry.id.slice("entry-".length));
const newest = () => Math.max(0, ...entries().map(versionOf));

// The last entry that was narrated; it survives a reload of the tab.
let told = load();
// Sentences of later entries that were narrated already.
const done = new Set();
/** @type {Sentence[]} */
let rest = [];
let timer = 0;

function load() {
  try {
    return Number(sessionStorage.getItem(KEY) ?? Infinity);
  } catch {
    return Infinity;
  }
}

// Marks everything in the log as narrated.
function settle() {
  done.clear();
  // A covered table shows no log, so nothing was narrated.
  if (!hasLog()) return;
  told = newest();
  try {
    sessionStorage.setItem(KEY, String(told));
  } catch {
    return;
  }
}

// The sentences that are still to be narrated, oldest first.
function untold() {
  const later = entries().filter((entry) => versionOf(entry) > told);
  later.sort((one, other) => versionOf(one) - versionOf(other));
  return later
    .flatMap((entry) =>
      all("[data-tell]", entry).map((line, n) => ({
        line: /** @type {HTMLAnchorElement} */ (line),
        name: `${entry.id}/${n}`,
      })),
    )
    .filter(({ name }) => !done.has(name));
}

function begin() {
  clearTimeout(timer);
  if (!hasLog()) return end();
  // After an undo, or in the log of another game, the log is shorter than what was narrated.
  if (told !== Infinity && newest() < told) settle();
  rest = isInstant() ? [] : untold();
  // A single sentence needs no narration.
  if (rest.length < 2 && !done.size) return end();
  const step_ms = Math.min(PAUSE_MS[tempo()], NARRATION_MS_MAX / Math.max(1, rest.length));
  rest.forEach(({ line }, n) => {
    line.classList.add("untold");
    const place = placeOf(line);
    if (place && !("waitMs" in place.dataset)) place.dataset.waitMs = String(Math.round(n * step_ms));
  });
  narrate(step_ms);
}

/**
 * What a sentence is about, or the closed details element that holds it.
 * @param {HTMLAnchorElement} line
 */
function placeOf(line) {
  const place = line.hash ? document.getElementById(line.hash.slice(1)) : null;
  return /** @type {HTMLElement | null} */ (place?.closest("details:not([open])") ?? place);
}

/** @param {number} step_ms */
function narrate(step_ms) {
  unmark();
  const next = rest.shift();
  if (!next || !strip) return end();
  done.add(next.name);
  next.line.classList.remove("untold");
  placeOf(next.line)?.classList.add("told-now");
  say(next.line.textContent);
  strip.hidden = false;
  timer = setTimeout(() => narrate(step_ms), step_ms);
}

/** @param {string | null} text */
function say(text) {
  const said = strip && first(".said", strip);
  if (said) said.textContent = text;
}

function unmark() {
  for (const place of all(".told-now")) place.classList.remove("told-now");
}

function end() {
  clearTimeout(timer);
  rest = [];
  unmark();
  for (const line of all(".untold")) line.classList.remove("untold");
  for (const place of all("[data-wait-ms]")) place.removeAttribute("data-wait-ms");
  if (strip) strip.hidden = true;
  say("");
  settle();
}

function skip() {
  if (!strip || strip.hidden) return;
  end();
  send("skipped");
}

function start() {
  const button = strip && first("[data-skip]", strip);
  button?.addEventListener("click", skip);
  // Whoever acts has seen enough. So has whoever picks a piece: what still waits to move must not cover where it can go.
  document.addEventListener("submit", skip, true);
  document.addEventListener("change", (event) => targetOf(event).closest(".pick, .mark") && skip(), true);
  on("updated", begin);
  // What is for one person only is not narrated to the next one.
  const endPrivate = () => isPrivate() && end();
  document.addEventListener("visibilitychange", () => isVisible() || endPrivate());
  addEventListener("pagehide", endPrivate);
  on("preferred", () => isInstant() && skip());
  if (told === Infinity) settle();
  else begin();
}

if (strip) start();
