// @ts-check
// Shows another player's things in full size without leaving the page, and one's own again.
import { on } from "./events.js";
import { checkTab } from "./navigation.js";
import { first, main, targetOf } from "./page.js";
import { forget } from "./seen.js";
import { ask, refresh, show } from "./update.js";

/**
 * @param {HTMLAnchorElement} link
 */
async function look(link) {
  const of = link.closest("li")?.id;
  const asked = await ask(link.href);
  if (!asked?.answer.ok || !asked.next) return location.assign(link.href);
  history.pushState(null, "", asked.there);
  show(asked.next);
  const title = document.getElementById("looked-title");
  if (title) checkTab("others");
  // Whoever closes it goes on where they have opened it.
  (title ?? first(of ? `#${of} a` : ".seats a"))?.focus({ preventScroll: !title });
}

document.addEventListener("click", (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (targetOf(event).closest("a[data-look]"));
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  look(link);
});
// Before the explanation of a term or a dialog closes by the same key.
document.addEventListener(
  "keydown",
  (event) => {
    const back = /** @type {HTMLAnchorElement | null} */ (first("a.look-back"));
    if (event.key !== "Escape" || !back || first("dialog[open], :popover-open, .explanation:not([hidden])")) return;
    look(back);
  },
  true,
);
addEventListener("popstate", refresh);
// What comes into sight or leaves it has not moved. Motion has taken its notes by now, and loses them.
on("updating", (next) => main().dataset.looked === next.dataset.looked || forget());
