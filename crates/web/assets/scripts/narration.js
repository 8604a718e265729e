// @ts-check
// Tells what others did: each step is seen on the board first, and then its sentence stands at the foot of the board. One's own
// acts move, too, without words.
import { on } from "./events.js";
import { APART, play, skip, stepOf } from "./motion.js";
import { showBoard } from "./navigation.js";
import { all, first, isStill, isVisible, main, preferences, table } from "./page.js";

/** @typedef {import("./steps.js").Step} Step */
/** @typedef {import("./motion.js").Pace} Pace */

/**
 * How fast pieces move, and how long a sentence stands before the next step.
 * @type {Record<string, { rate: number, gap_ms: number }>}
 */
const TEMPI = {
  slow: { rate: 0.7, gap_ms: 1100 },
  moderate: { rate: 1, gap_ms: 420 },
  fast: { rate: 1.7, gap_ms: 160 },
  instant: { rate: 1, gap_ms: 0 },
};
// At a moderate tempo it takes six seconds to see, with the last movement, what all others do after one's own act.
const ROUND_MS_MAX = 5400;
// While they go on, part of that is kept for what comes.
const NOW = 0.6;
// What comes late is still seen: each step for a moment, all of them for a little longer.
const STEP_MS_MIN = 150;
const LATE_MS_MAX = 1500;
// After so long without news, what follows has its time again.
const IDLE_MS = 3000;
// Words and small things need no time of their own where much is to be seen.
const SMALL = ["", "gain", "pay", "score"];
const RATE_MAX = 2.5;
// One's own steps take no longer than this.
const OWN_MS_MAX = 1200;
// A sentence that would be gone sooner is not shown.
const SENTENCE_MS_MIN = 280;
const KEY = `told-${table}`;

const strip = document.getElementById("tale");
const tempo = () => preferences().find((word) => word in TEMPI) ?? "moderate";
const isInstant = () => isStill() || !isVisible() || tempo() === "instant";

const hasLog = () => document.getElementById("log") !== null;
const entries = () => all("#log [id^='entry-']");
/** @param {HTMLElement} entry */
const versionOf = (entry) => Number(entry.id.slice("entry-".length));
const newest = () => Math.max(0, ...entries().map(versionOf));
// The last entry that was narrated; it survives a reload of the tab.
let told = load();
// Steps of later entries that were played already.
const done = new Set();
// Since when others act, and when the last of it was told.
let [began_ms, ended_ms] = [0, -Infinity];
/** @type {Map<string, HTMLElement>} */
let sentences = new Map();
// The step that moves now, and when words were shown last.
let [current, said_ms] = ["", 0];

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

// The steps that are still to be played, oldest first: news, and what moves of one's own acts.
function unplayed() {
  const later = entries().filter((entry) => versionOf(entry) > told);
  later.sort((one, other) => versionOf(one) - versionOf(other));
  // The newest sentence of an entry stands first.
  const lines = later.flatMap((entry) =>
    all(".sentence", entry)
      .reverse()
      .map((line, n) => stepOf(line, `${entry.id}/${n}`)),
  );
  return lines.filter(({ name, isNews, does }) => (isNews || does) && !done.has(name));
}

function begin() {
  if (!hasLog() || isInstant()) {
    skip();
    return end();
  }
  // After an undo, or in the log of another game, the log is shorter than what was narrated.
  if (told !== Infinity && newest() < told) settle();
  const steps = unplayed();
  for (const { line, isNews } of steps) line?.classList.toggle("untold", isNews);
  const news = steps.filter(({ isNews }) => isNews);
  if (news.length) write(news);
  if (main().dataset.turn !== "true" && news.some(({ does }) => does)) showBoard();
  play(steps, paced, { begun, told: tell });
}

/** @param {Step} step */
function begun({ name }) {
  done.add(name);
  current = name;
}

/**
 * How fast each step is played: at the chosen tempo, and so that nobody waits too long.
 * @param {Step[]} steps
 */
function paced(steps) {
  const { rate, gap_ms } = TEMPI[tempo()];
  const now = performance.now();
  const [own, news] = [steps.filter(({ isNews }) => !isNews), steps.filter(({ isNews }) => isNews)];
  if (own.length || now - Math.max(began_ms, ended_ms) > IDLE_MS) began_ms = now;
  const isAsked = main().dataset.turn === "true";
  const left_ms = (ROUND_MS_MAX / rate - (now - began_ms)) * (isAsked ? 1 : NOW);
  const room_ms = Math.max(left_ms, Math.min(LATE_MS_MAX, STEP_MS_MIN * news.length));
  return new Map([
    ...fitted(own, ({ move_ms }) => move_ms * APART, { room_ms: OWN_MS_MAX, rate: 1 }),
    ...fitted(news, ({ move_ms }) => move_ms / rate + gap_ms, { room_ms, rate }),
  ]);
}

/**
 * Makes steps shorter until they have room.
 * @param {Step[]} steps
 * @param {(step: Step) => number} usual how long a step takes otherwise, in milliseconds
 * @param {{ room_ms: number, rate: number }} limits
 * @returns {[Step, Pace][]}
 */
function fitted(steps, usual, { room_ms, rate }) {
  const total = (/** @type {number[]} */ spans) => spans.reduce((sum, span) => sum + span, 0);
  const whole = steps.map(usual);
  const isTight = total(whole) > room_ms;
  const spans = whole.map((span, n) => (isTight && SMALL.includes(steps[n].does) ? 0 : span));
  const scale = Math.min(1, room_ms / Math.max(1, total(spans)));
  const faster = Math.min(RATE_MAX, rate / Math.max(scale, 1 / RATE_MAX));
  return steps.map((step, n) => [step, { after_ms: spans[n] * scale, rate: faster }]);
}

/**
 * Writes all sentences into the strip, unseen: what is shown later lays out nothing.
 * @param {Step[]} steps
 */
function write(steps) {
  const place = strip && first(".said", strip);
  if (!strip || !place) return;
  const next = sentences.get(current);
  sentences = new Map(steps.map(({ name, line }) => [name, sentence(line?.textContent ?? "")]));
  if (next) sentences.set(current, next);
  // What is said now stays until the next sentence.
  place.replaceChildren(...new Set([...all(".spoken", place), ...sentences.values()]));
  strip.hidden = false;
  strip.classList.toggle("speaks", first(".spoken", place) !== null);
}

/** @param {string} words */
function sentence(words) {
  const made = document.createElement("span");
  made.textContent = words;
  return made;
}

/**
 * After the movement of a step: its words.
 * @param {Step | null} step
 * @param {Pace} pace
 */
function tell(step, { after_ms }) {
  if (!step) return end();
  if (!step.isNews) return;
  step.line?.classList.remove("untold");
  const now = performance.now();
  const words = sentences.get(step.name);
  if (!words || (now - said_ms < SENTENCE_MS_MIN && after_ms < SENTENCE_MS_MIN)) return;
  said_ms = now;
  for (const said of strip ? all(".spoken", strip) : []) said.classList.remove("spoken");
  words.classList.add("spoken");
  strip?.classList.add("speaks");
}

function end() {
  ended_ms = performance.now();
  for (const line of all(".untold")) line.classList.remove("untold");
  sentences = new Map();
  if (strip) {
    strip.hidden = true;
    first(".said", strip)?.replaceChildren();
  }
  settle();
}

function start() {
  const button = strip && first("[data-skip]", strip);
  button?.addEventListener("click", skip);
  on("updated", begin);
  if (told === Infinity) settle();
  else begin();
}

if (strip) start();
