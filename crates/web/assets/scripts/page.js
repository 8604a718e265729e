// @ts-check
// The page in this tab: its elements, what the server wrote into its attributes, and the preferences of this browser.

export const body = document.body;

/** The part of the page that an update replaces. */
export const main = () => element("main");

/**
 * The element with this id, where the page always has one.
 * @param {string} id
 */
export const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * All elements that match.
 * @param {string} selector
 * @param {ParentNode} [within]
 */
export const all = (selector, within = document) =>
  /** @type {HTMLElement[]} */ ([...within.querySelectorAll(selector)]);

/**
 * The first element that matches.
 * @param {string} selector
 * @param {ParentNode} [within]
 */
export const first = (selector, within = document) =>
  /** @type {HTMLElement | null} */ (within.querySelector(selector));

/**
 * The value of the first form field that matches.
 * @param {string} selector
 * @param {ParentNode} [within]
 */
export const valueOf = (selector, within = document) =>
  /** @type {HTMLInputElement | null} */ (within.querySelector(selector))?.value;

/**
 * The element that an event is about.
 * @param {Event} event
 */
export const targetOf = (event) => /** @type {HTMLInputElement} */ (event.target);

/** The table that the page shows, if any. */
export const table = body.dataset.table;

/** The version of the table that the page shows. */
export const version = () => Number(main().dataset.version ?? body.dataset.version ?? 0);

/** The tables that the page shows, each with the version that it shows. */
export function watched() {
  const list = (main().dataset.watch ?? "").split(",").filter(Boolean);
  /** @type {[string, number][]} */
  const versions = list.map((pair) => [pair.split(":")[0], Number(pair.split(":")[1])]);
  return new Map(table ? [[table, version()]] : versions);
}

/** Whether the page shows tables that can change. A replay or a log follows none. */
export const isFollowing = () => table !== undefined || main()?.dataset.watch !== undefined;

/** Whether the page shows what only one person at a shared device may see. */
export const isPrivate = () => "private" in (main()?.dataset ?? {});

export const isVisible = () => document.visibilityState === "visible";

/** The preferences of this browser, as words. */
export const preferences = () => (document.documentElement.dataset.wishes ?? "").split(" ");

/** Whether nothing shall move. */
export const isStill = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches || preferences().includes("no-motion");

/**
 * The main part of a page that the server sent.
 * @param {string} text
 */
export const parseMain = (text) => new DOMParser().parseFromString(text, "text/html").getElementById("main");
