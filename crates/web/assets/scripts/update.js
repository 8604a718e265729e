// @ts-check
// Fetches new versions of the page and morphs them into place.
import { Idiomorph } from "../vendor/idiomorph-0.8.0.esm.js";
import { send } from "./events.js";
import { lost, reached, say } from "./notice.js";
import { hold, holdUntilPainted, isStage, stillness } from "./stage.js";
import { all, body, first, isVisible, main, parseMain, targetOf, valueOf, version } from "./page.js";

const RETRY_MS = 3000;
// The buttons of a new question ignore clicks for so long: a click meant for the previous question must not answer it.
const SETTLE_MS = 500;

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

// Fields that somebody has changed. An update must not overwrite them.
/** @type {WeakSet<EventTarget | Element>} */
const typed = new WeakSet();
document.addEventListener("input", (event) => typed.add(targetOf(event)));

/**
 * Lets updates change the fields of a form again.
 * @param {HTMLFormElement} form
 */
export function forgetTyped(form) {
  for (const field of form.elements) typed.delete(field);
}

/**
 * Whether a person or a script, not the server, decides about an attribute.
 * @param {string} name
 * @param {Element} node
 */
function isOfPerson(name, node) {
  if (name === "open") return node.localName === "details";
  // Scripts have shown what needs them.
  if (name === "hidden") return node.matches("[data-copy], .needs-script");
  // A part of the table may have been opened before there were scripts to notice.
  if (name === "checked" && node.matches(".panels input, .tabs input, .handles input")) return true;
  if (name === "value" || name === "checked") return typed.has(node);
  const select = name === "selected" ? node.closest("select") : null;
  return select !== null && typed.has(select);
}

/**
 * Whether a node holds the answer to a form. It stays until the form is sent again.
 * @param {Node} old
 * @param {Node} next
 */
function isAnswer(old, next) {
  if (!(old instanceof HTMLElement && "said" in old.dataset && old.textContent)) return false;
  return old.closest("form")?.id === (next instanceof Element ? next.closest("form")?.id : undefined);
}

/**
 * Whether the page has all the parts that the server left out because the page had them already.
 * @param {HTMLElement} next
 */
const isComplete = (next) =>
  all("[data-same]", next).every(({ id, dataset }) => document.getElementById(id)?.dataset.part === dataset.same);

/**
 * Whether a node stands for a part that stays as it is.
 * @param {Node} next
 */
const isSame = (next) => next instanceof HTMLElement && "same" in next.dataset;

/**
 * Whether nothing is to be done within an element. What fields hold is not seen in their attributes.
 * @param {Node} old
 * @param {Node} next
 */
const isAlike = (old, next) =>
  old instanceof Element && old.isEqualNode(next) && !first("input, option, textarea", old) && !old.matches("input, option");

/**
 * Replaces the page by a new version. What is equal stays, with focus and selection.
 * @param {HTMLElement} next
 */
export function show(next) {
  if (!isComplete(next)) {
    isWholeWanted = true;
    return refresh();
  }
  const had = document.activeElement;
  const before = question();
  // A lobby that becomes a table has another frame.
  const [page, nextPage] = [main().dataset.page, next.dataset.page];
  if (page && nextPage) body.classList.replace(page, nextPage);
  send("updating", next);
  emptyAnswered(next);
  Idiomorph.morph(main(), next, {
    morphStyle: "outerHTML",
    // Keep what somebody is typing; a focused heading must be able to change.
    ignoreActiveValue: had?.matches("input, select, textarea") ?? false,
    callbacks: {
      beforeAttributeUpdated: (name, node) => !isOfPerson(name, node),
      beforeNodeMorphed: (old, next) => !isSame(next) && !isAnswer(old, next) && !isAlike(old, next),
      beforeNodeRemoved: (node) => !isStage(node),
    },
  });
  if (question() !== before) settle();
  // The pressed button may be gone: keyboard users go on from the page, not from the browser's address bar.
  if (had && had !== body && !had.isConnected) focusNext();
  send("updated");
  holdUntilPainted();
}

/**
 * Empties forms whose question has been answered: what is typed there was for that one. The answer to a form may be lost.
 * @param {HTMLElement} next
 */
function emptyAnswered(next) {
  const asked = '[name="question"]';
  for (const form of /** @type {HTMLFormElement[]} */ (all("#decision form[id]", main()))) {
    const following = first(`#decision form[id="${form.id}"]`, next);
    if (!following || !first(asked, form) || !first(asked, following)) continue;
    if (valueOf(asked, form) === valueOf(asked, following)) continue;
    forgetTyped(form);
    form.reset();
  }
}

/** Identifies the question that the page asks; empty values where it asks none. */
function question() {
  const form = first('#decision form:is([action$="/act"], [action$="/try"])', main());
  return ["seat", "version", "question", "tried"]
    .map((name) => (form ? valueOf(`[name="${name}"]`, form) : undefined))
    .join(" ");
}

let settling = 0;
function settle() {
  body.classList.add("settling");
  clearTimeout(settling);
  settling = setTimeout(() => body.classList.remove("settling"), SETTLE_MS);
  // Later, because it needs the layout of the new page.
  requestAnimationFrame(() => all("#decision").forEach((decision) => (decision.scrollTop = 0)));
  for (const answer of all("[data-said]")) answer.textContent = "";
}
document.addEventListener("click", (event) => {
  if (event.detail > 1 && targetOf(event).closest('button[name="choice"]')) event.preventDefault();
});

/** Moves the focus to where a keyboard user goes on: the field that waits for input, else the question. */
export function focusNext() {
  const place = first("[data-focus]", main()) ?? document.getElementById("asked") ?? main();
  if (place === main()) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

// Whether the next update must be whole, because a part that the server left out is missing here.
let isWholeWanted = false;

/**
 * Asks the server for the main part of a page.
 * @param {string} address
 * @param {RequestInit} [options]
 * @returns {Promise<{ answer: Response, next: HTMLElement | null, there: URL } | null>} null where the server did not answer
 */
export async function ask(address, options) {
  try {
    const parts = isWholeWanted ? [] : all("[data-part]", main());
    isWholeWanted = false;
    const headers = { "X-Part": "1", "X-Has": parts.map((part) => part.dataset.part).join() };
    const answer = await fetch(address, { ...options, headers, cache: "no-store" });
    const text = await answer.text();
    reached();
    await stillness();
    const next = parseMain(text);
    // To read a page and to show it are two tasks, so that somebody who does something waits for one of them only.
    await wait(0);
    return { answer, next, there: new URL(answer.url) };
  } catch {
    lost();
    return null;
  }
}

// Whoever presses a button must click that button: nothing changes under the finger. The click comes shortly after it is lifted.
const LIFTED_MS = 60;
const PRESSED_MS_MAX = 1500;
/** @type {Promise<unknown>} */
let pressed = Promise.resolve();
document.addEventListener(
  "pointerdown",
  () => {
    pressed = new Promise((resolve) => {
      const lift = () => setTimeout(resolve, LIFTED_MS);
      for (const event of ["pointerup", "pointercancel"]) document.addEventListener(event, lift, { capture: true, once: true });
      setTimeout(resolve, PRESSED_MS_MAX);
    });
  },
  { capture: true },
);

/**
 * Shows what was fetched from an address, between two movements, unless the page is newer; returns whether it is still there.
 * @param {HTMLElement} next
 * @param {string} from
 */
async function showStill(next, from) {
  await whenSent();
  const release = await hold();
  try {
    await pressed;
    await whenSent();
    const isHere = location.href === from;
    if (isHere && !(Number(next.dataset.version) < version())) show(next);
    return isHere;
  } finally {
    release();
  }
}

// Forms that are being sent. Their answers show the page, too.
/** @type {Promise<unknown>} */
let sent = Promise.resolve();

/** @param {Promise<unknown>} sending */
export function sends(sending) {
  sent = Promise.allSettled([sent, sending]);
}

/** Waits until the answers to all forms are shown. */
export const whenSent = () => sent;

let isRefreshing = false;
let isStale = false;

/** Fetches the page again, and once more if this is called meanwhile. */
export async function refresh() {
  isStale = true;
  if (isRefreshing) return;
  isRefreshing = true;
  while (isStale) {
    isStale = false;
    const here = location.href;
    const asked = await ask(here);
    if (!asked) {
      await wait(RETRY_MS);
      isStale = isVisible();
      continue;
    }
    const { answer, next, there } = asked;
    if (answer.redirected && there.pathname !== location.pathname) return location.assign(there);
    if (answer.status === 429 || answer.status === 503) {
      await wait(1000 * Number(answer.headers.get("Retry-After") ?? 5));
      isStale = isVisible();
    } else if (answer.ok && next) {
      // A form may have changed the address meanwhile: then this is for another view.
      const isHere = await showStill(next, here);
      isStale ||= !isHere;
    } else {
      say(next?.querySelector("#sorry")?.textContent);
    }
  }
  isRefreshing = false;
}
