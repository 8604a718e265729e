// @ts-check
// The events that modules send each other. Each one is declared here, with the type of its detail.

/**
 * @typedef {object} Events
 * @property {HTMLElement} updating The page is about to change to a new version, which is the detail.
 * @property {undefined} updated The page shows a new version.
 * @property {number} unread So many messages of others are new.
 * @property {string} preferred Preferences have changed; the detail names the one that was switched on, if any.
 */

/**
 * @template {keyof Events} Name
 * @param {Name} name
 * @param {Events[Name]} [detail]
 */
export function send(name, detail) {
  document.dispatchEvent(new CustomEvent(`kajiba:${name}`, { detail }));
}

/**
 * @template {keyof Events} Name
 * @param {Name} name
 * @param {(detail: Events[Name]) => unknown} listener
 */
export function on(name, listener) {
  document.addEventListener(`kajiba:${name}`, (event) => listener(/** @type {CustomEvent} */ (event).detail));
}
