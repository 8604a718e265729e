// @ts-check
// The stage: a layer over the page in which copies of pieces move, and movements that wait for their moment. A movement animates
// transform and opacity alone, and everything that it needs is built before the first one begins: no frame lays out the page.
import { all, first, main } from "./page.js";

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

const LAYER = "loft";
/** @type {Set<Animation>} */
const running = new Set();

/** What moves now. To ask the page for its animations would make it style everything first. */
export const moving = () =>
  new Set([...running].map(({ effect }) => /** @type {KeyframeEffect} */ (effect).target));

// No movement lasts longer; one that the browser has stopped must not hold up an update for ever.
const MOVED_MS_MAX = 3000;
const HURRY = 2.5;
const PAINTED_MS_MAX = 200;
let n_holds = 0;

/** Whether no movement may begin, because the page is about to change. */
export const isHeld = () => n_holds > 0;

/** @type {(() => void)[]} */
const waiting = [];

/** @param {Animation} part */
function ended(part) {
  running.delete(part);
  if (running.size === 0) for (const go of waiting.splice(0)) go();
}

/** Waits until nothing moves and the last movement has been painted. What moves hurries, for there is news. */
export async function stillness() {
  if (running.size === 0) return;
  for (const part of running) part.updatePlaybackRate(Math.max(part.playbackRate, HURRY));
  await new Promise((resolve) => {
    waiting.push(() => setTimeout(resolve));
    setTimeout(resolve, MOVED_MS_MAX);
  });
}

/** Waits until nothing moves, and keeps it so until the returned function is called. */
export async function hold() {
  n_holds += 1;
  await stillness();
  return () => {
    n_holds -= 1;
  };
}

/** Lets nothing move before the page is painted as it is now: a first frame that lays out something would stutter. */
export function holdUntilPainted() {
  n_holds += 1;
  let isHolding = true;
  const release = () => {
    if (isHolding) n_holds -= 1;
    isHolding = false;
  };
  requestAnimationFrame(() => setTimeout(release));
  // A page that is not seen is not painted.
  setTimeout(release, PAINTED_MS_MAX);
}

/**
 * Where an element is seen; null where it is not.
 * @param {Element | null | undefined} element
 * @returns {Box | null}
 */
export function boxOf(element) {
  const { left = 0, top = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}

/**
 * Whether a node is the stage, which updates of the page leave alone.
 * @param {Node} node
 */
export const isStage = (node) => node instanceof HTMLElement && node.classList.contains(LAYER);

function layer() {
  const there = first(`:scope > .${LAYER}`, main());
  if (there) return there;
  const made = document.createElement("div");
  made.className = LAYER;
  made.setAttribute("aria-hidden", "true");
  made.inert = true;
  main().append(made);
  return made;
}

/**
 * A copy of an element without what it holds. An empty details element would show words of the browser.
 * @param {Element} element
 */
function emptyCopy(element) {
  if (!(element instanceof HTMLDetailsElement)) return /** @type {HTMLElement} */ (element.cloneNode(false));
  const made = document.createElement("div");
  for (const { name, value } of element.attributes) made.setAttribute(name, value);
  return made;
}

/**
 * A copy of an element without ids, buttons and fields, within copies of what holds it, so that it keeps its look.
 * @param {Element} element
 * @param {Element | null} [parent] what holds it, where the element itself was removed
 */
export function copyOf(element, parent = element.parentElement) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const unwanted of all("button, input, title", copy)) unwanted.remove();
  for (const part of [copy, ...all("[id], [tabindex], [href]:not(use)", copy)]) {
    for (const name of ["id", "tabindex", "href"]) part.removeAttribute(name);
  }
  for (const counted of all("[data-count]", copy)) counted.removeAttribute("data-count");
  /** @type {HTMLElement} */
  let whole = copy;
  for (let up = parent; up && up !== main() && up !== document.body && !isStage(up); up = up.parentElement) {
    const holder = emptyCopy(up);
    for (const name of ["id", "data-part", "tabindex", "role"]) holder.removeAttribute(name);
    holder.classList.add("holder");
    holder.append(whole);
    whole = holder;
  }
  return { copy, whole };
}

/**
 * Gives an element properties that do not change. Pages have no style attributes.
 * @param {Element} element
 * @param {Keyframe} look
 */
export const fix = (element, look) => element.animate([look, look], { duration: 1, fill: "both" }).pause();

/** @typedef {{ duration: number, delay?: number, easing?: string, pseudoElement?: string }} Timing */

/** A movement that waits for its moment: it shows its first frame until it is run. */
export class Cue {
  /** @type {Animation[]} */
  #parts = [];
  /** @type {Element[]} */
  #props = [];
  /** @type {(() => void)[]} */
  #held = [];
  /** How long it lasts. */
  length_ms = 0;

  /**
   * Puts something on the stage, in a box of this size.
   * @param {Element} whole
   * @param {Box} box
   * @param {HTMLElement} [shown] the part that is seen, where the rest only holds it
   */
  put(whole, box, shown = /** @type {HTMLElement} */ (whole)) {
    shown.classList.add("staged");
    fix(shown, { width: `${box.width}px`, height: `${box.height}px` });
    this.#props.push(whole);
    layer().append(whole);
    return shown;
  }

  /**
   * Puts a copy of an element on the stage.
   * @param {Element} element
   * @param {Box} box
   * @param {Element | null} [parent]
   */
  copy(element, box, parent) {
    const { copy, whole } = copyOf(element, parent);
    return this.put(whole, box, copy);
  }

  /**
   * Something plain on the stage.
   * @param {string} kind its class
   * @param {Box} box
   */
  prop(kind, box) {
    const made = document.createElement("div");
    made.className = kind;
    fix(made, { transform: at(box) });
    return this.put(made, box);
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {Timing} timing
   */
  add(element, frames, timing) {
    const part = element.animate(frames, { fill: "both", ...timing });
    part.onfinish = part.oncancel = () => ended(part);
    part.pause();
    this.#parts.push(part);
    this.length_ms = Math.max(this.length_ms, (timing.delay ?? 0) + timing.duration);
  }

  /**
   * Hides an element for so long: a copy of it is on its way.
   * @param {Element} element
   * @param {number} duration
   */
  veil(element, duration) {
    this.add(element, [{ opacity: 0 }, { opacity: 0, offset: 0.999 }, {}], { duration });
  }

  /**
   * What is to be done once it does not wait any more.
   * @param {() => void} release
   */
  holds(release) {
    this.#held.push(release);
  }

  /** @param {number} rate */
  run(rate) {
    this.#release();
    for (const part of this.#parts) {
      part.playbackRate = rate;
      part.play();
      running.add(part);
    }
  }

  #release() {
    for (const release of this.#held.splice(0)) release();
  }

  /** Everything is as the page has it. */
  drop() {
    this.#release();
    for (const part of this.#parts.splice(0)) part.cancel();
    for (const prop of this.#props.splice(0)) prop.remove();
  }
}

/** @param {Box} box @param {number} [dx] @param {number} [dy] */
export const at = (box, dx = 0, dy = 0) => `translate(${box.left + dx}px, ${box.top + dy}px)`;

/**
 * Where something of this size stands in the middle of a box.
 * @param {Box} size
 * @param {Box} box
 * @returns {Box}
 */
export function middle({ width, height }, box) {
  const left = box.left + (box.width - width) / 2;
  return { left, top: box.top + (box.height - height) / 2, width, height };
}

/** @param {Box} one @param {Box} other */
export const distance = (one, other) => Math.hypot(one.left - other.left, one.top - other.top);
