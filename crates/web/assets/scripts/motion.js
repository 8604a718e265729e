// @ts-check
// Movement: what an update changed is seen happening, step by step, in the order in which it happened. The page itself has
// changed already, so nobody waits for it, and whatever somebody does ends it. The next update comes between two steps.
import { on } from "./events.js";
import { all, isStill, isVisible, targetOf } from "./page.js";
import { changes, forget, remember } from "./seen.js";
import { Cue, isHeld } from "./stage.js";
import { prepare, run } from "./steps.js";

/** @typedef {import("./steps.js").Step} Step */
/** @typedef {{ after_ms: number, rate: number }} Pace how long after a step the next one comes, and how fast it moves */

// Steps without words overlap.
export const APART = 0.5;
// How soon to look again whether the page has changed.
const HELD_MS = 20;

/** @type {Step[]} */
let waiting = [];
/** @type {Step[]} */
let playing = [];
/** @type {Map<Step, Pace>} */
let paces = new Map();
// The timers of the next step, and of the words of this one; and when the next step is due.
let [timer, telling, due] = [0, 0, 0];
/** @type {(step: Step) => unknown} */
let begun = () => undefined;
/** @type {(step: Step | null, pace: Pace) => unknown} */
let tell = () => undefined;

/**
 * A step of a sentence of the log.
 * @param {HTMLElement | null} line
 * @param {string} name
 * @returns {Step}
 */
export function stepOf(line, name) {
  const { step = "", of = "", n = "1", sort = "", counts = "" } = line?.dataset ?? {};
  const thing = line instanceof HTMLAnchorElement ? document.getElementById(line.hash.slice(1)) : null;
  const given = { name, line, does: step, n: Number(n), sort, counts: counts.split(" ").filter(Boolean) };
  const seat = of && `seat-${of}`;
  const places = { seat, thing, box: null, home: null, source: null };
  return { ...given, ...places, isNews: "tell" in (line?.dataset ?? {}), later: 0, cue: new Cue(), move_ms: 0 };
}

/**
 * Plays steps, one after the other. What an earlier call left waiting is part of them.
 * @param {Step[]} steps
 * @param {(steps: Step[]) => Map<Step, Pace>} paced says how fast, once it is known how long each one moves
 * @param {{ begun: typeof begun, told: typeof tell }} calls for each step as it begins, and after its movement; with null at the end
 */
export function play(steps, paced, calls) {
  clearTimeout(timer);
  for (const { cue } of waiting) cue.drop();
  // What changed without a sentence moves at once.
  waiting = steps.length || isPlaying() ? steps : [stepOf(null, "")];
  ({ begun, told: tell } = calls);
  prepare(waiting, changes());
  forget();
  paces = paced(waiting);
  // What moves now is waited for.
  due = Math.max(due, performance.now());
  timer = setTimeout(next, due - performance.now());
}

/**
 * Plays what sentences tell at once, without words.
 * @param {HTMLElement[]} lines
 */
export function playAtOnce(lines) {
  if (isStill() || !isVisible()) return skip();
  const paced = (/** @type {Step[]} */ steps) =>
    new Map(steps.map((step) => [step, { after_ms: step.move_ms * APART, rate: 1 }]));
  play(
    lines.map((line, n) => stepOf(line, String(n))),
    paced,
    { begun: () => undefined, told: () => undefined },
  );
}

function next() {
  if (isHeld()) {
    // What follows does not hurry because of it.
    due = performance.now() + HELD_MS;
    timer = setTimeout(next, HELD_MS);
    return;
  }
  const step = waiting.shift();
  if (!step) return finish();
  playing.push(step);
  const pace = paces.get(step) ?? { after_ms: 0, rate: 1 };
  begun(step);
  run(step, pace.rate);
  // Timers come late, and what is late must not add up.
  const now = performance.now();
  const moved_ms = due + Math.min(step.move_ms / pace.rate, pace.after_ms);
  due += waiting.length ? pace.after_ms : Math.max(pace.after_ms, step.cue.length_ms / pace.rate);
  telling = setTimeout(() => playing.includes(step) && tell(step, pace), moved_ms - now);
  timer = setTimeout(next, due - now);
}

function finish() {
  const { length } = playing;
  stop();
  if (length) tell(null, { after_ms: 0, rate: 1 });
}

/** Everything is where the page has it. */
export function stop() {
  clearTimeout(timer);
  clearTimeout(telling);
  due = 0;
  for (const { cue } of [...playing, ...waiting]) cue.drop();
  [playing, waiting] = [[], []];
  for (const piece of all(".in-motion")) piece.classList.remove("in-motion");
}

export const isPlaying = () => playing.length + waiting.length > 0;

/** Ends all movement at once. */
export function skip() {
  if (!isPlaying()) return;
  stop();
  tell(null, { after_ms: 0, rate: 1 });
}

/** @param {KeyboardEvent} event */
function skipByKey(event) {
  const isAlone = ["Shift", "Control", "Alt", "Meta", "AltGraph"].includes(event.key);
  if (!isAlone && !targetOf(event).matches?.("textarea, input:not([type=radio], [type=checkbox])")) skip();
}

/**
 * What is pressed while it moves jumps to its place, away from the pointer. It still gets the click.
 * @param {PointerEvent} event
 */
function skipByPress(event) {
  if (!isPlaying()) return;
  skip();
  const pressed = event.isTrusted ? targetOf(event).closest("button, label") : null;
  pressed?.setPointerCapture(event.pointerId);
}

/**
 * A line of the log points at what it is about, or at the closed details element that holds it.
 * @param {Event} event
 */
function point(event) {
  for (const pointed of all(".pointed")) pointed.classList.remove("pointed");
  const line = /** @type {HTMLAnchorElement | null} */ (targetOf(event).closest?.(".log a.sentence"));
  const place = line && document.getElementById(line.hash.slice(1));
  (place?.closest("details:not([open])") ?? place)?.classList.add("pointed");
}

on("updating", (next) => (isStill() || !isVisible() ? forget() : remember(next)));
on("preferred", () => isStill() && skip());
// Whoever does something has seen enough; what is on its way must not lie over a page that scrolls.
addEventListener("keydown", skipByKey, true);
addEventListener("pointerdown", skipByPress, { capture: true, passive: true });
for (const name of ["wheel", "resize"]) addEventListener(name, skip, { capture: true, passive: true });
document.addEventListener("submit", skip, true);
document.addEventListener("change", skip, true);
document.addEventListener("visibilitychange", () => isVisible() || skip());
addEventListener("pagehide", skip);
document.addEventListener("pointerover", point);
document.addEventListener("focusin", point);
