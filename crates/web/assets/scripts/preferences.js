// @ts-check
// Applies a changed preference at once; the server stores it. Without this script plain forms do that.
import { send } from "./events.js";
import { all, targetOf } from "./page.js";

const root = document.documentElement;

/** @param {string} theme */
function applyTheme(theme) {
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  const scheme = /** @type {HTMLMetaElement} */ (document.querySelector('meta[name="color-scheme"]'));
  scheme.content = theme === "system" ? "light dark" : theme;
  for (const button of /** @type {HTMLButtonElement[]} */ (all('button[name="theme"]'))) {
    button.setAttribute("aria-pressed", String(button.value === theme));
  }
  for (const choice of /** @type {HTMLInputElement[]} */ (all('#settings [name="theme"]'))) {
    choice.checked = choice.value === theme;
  }
}

/**
 * Sends preferences, and applies what the server has stored. If the request fails, nothing changes.
 * @param {URLSearchParams} fields
 * @param {string} switched the preference that was switched on, if any
 */
export async function store(fields, switched) {
  const answer = await fetch("/settings", { method: "post", body: fields, cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return;
  const stored = new DOMParser().parseFromString(await answer.text(), "text/html").documentElement.dataset;
  if ("wishes" in stored) root.dataset.wishes = stored.wishes;
  else delete root.dataset.wishes;
  send("preferred", switched);
}

document.addEventListener("click", (event) => {
  const button = /** @type {HTMLButtonElement | null} */ (targetOf(event).closest('button[name="theme"]'));
  if (!button) return;
  event.preventDefault();
  applyTheme(button.value);
  store(new URLSearchParams({ theme: button.value }), "");
});

document.addEventListener("change", (event) => {
  const target = targetOf(event);
  if (target.form?.id === "settings") {
    if (target.name === "theme") applyTheme(target.value);
    const fields = new URLSearchParams(/** @type {any} */ (new FormData(target.form)));
    store(fields, target.checked ? target.name : "");
  }
  // The boxes in the menu of a table and in its list of keys.
  if (["sound", "motion", "shortcuts"].includes(target.id)) {
    const fields = new URLSearchParams({ box: target.id });
    if (target.checked) fields.append(target.id, "1");
    store(fields, target.checked ? target.id : "");
  }
});

for (const button of all("[data-unneeded]")) button.hidden = true;
