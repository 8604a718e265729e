// @ts-check
// The notice at the top of the page: what went wrong, and whether the server can be reached.
import { body, element } from "./page.js";

// Wait this long before saying that the server is away: a restart takes no longer.
const LOST_MS = 2500;

const notice = element("notice");
let losing = 0;

/**
 * @param {string | null | undefined} text
 * @param {string} [kind] classes for the notice
 */
export function say(text, kind = "") {
  notice.textContent = text ?? "";
  notice.className = `notice ${kind}`;
}

/** The server did not answer. */
export function lost() {
  losing ||= setTimeout(() => {
    if (!notice.classList.contains("unsent")) say(body.dataset.offline, "offline");
  }, LOST_MS);
}

/** The server answered. */
export function reached() {
  clearTimeout(losing);
  losing = 0;
  if (notice.classList.contains("offline")) say("");
}
