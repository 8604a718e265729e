// @ts-check
// Keys at a table: digits choose, and letters press a button or lead to a part. They can be switched off.
import { on } from "./events.js";
import { all, body, first, preferences, targetOf } from "./page.js";
import { openPart } from "./navigation.js";

const list = () => /** @type {HTMLDialogElement | null} */ (document.getElementById("keys"));
const OPTIONS = "#decision form.choices button[name='choice']:enabled";

// Digits are for fields of numbers, letters for all that are typed into or chosen from by letters.
/** @param {KeyboardEvent} event */
function isTyped(event) {
  const field = targetOf(event).closest("input, select, textarea");
  if (!(field instanceof HTMLInputElement)) return field !== null;
  if (field.type === "number") return /^[0-9]$/.test(event.key);
  return !["checkbox", "radio"].includes(field.type);
}

document.addEventListener("keydown", (event) => {
  const dialog = list();
  if (!dialog || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  if (preferences().includes("no-shortcuts") || isTyped(event)) return;
  if (event.key === "?") return toggle(dialog);
  if (targetOf(event).closest("dialog")) return;
  const key = first(`[data-key="${CSS.escape(event.key)}"]`, dialog);
  const isDone = /^[1-9]$/.test(event.key) ? choose(Number(event.key)) : key && go(key);
  if (!isDone) return;
  event.preventDefault();
  showDigits(true);
});

/** @param {HTMLDialogElement} dialog */
function toggle(dialog) {
  if (dialog.open) dialog.close();
  else if (!document.querySelector("dialog:modal")) dialog.showModal();
}

const options = () => all(OPTIONS).filter((option) => option.getClientRects().length > 0);

/** @param {number} n */
function choose(n) {
  const option = options()[n - 1];
  if (option) click(option);
  return option !== undefined;
}

/** @param {HTMLElement} key */
function go(key) {
  const ids = (key.dataset.place ?? "").split(" ");
  const place = ids.map((id) => document.getElementById(id)).find((place) => place);
  if (!place) return false;
  if ("press" in key.dataset) press(place);
  else lead(place);
  return true;
}

/** @param {HTMLElement} place */
function press(place) {
  const button = place.matches("a") ? place : first("button:enabled", place);
  if (button) click(button);
}

// A key that was meant for the previous question answers no new one.
/** @param {HTMLElement} button */
function click(button) {
  const isSettling = body.classList.contains("settling");
  if (!isSettling || !button.matches("[name='choice']")) button.click();
}

/** @param {HTMLElement} place */
function lead(place) {
  openPart(place);
  if (!place.matches("input, button, [tabindex]")) place.tabIndex = -1;
  place.scrollIntoView({ block: "nearest" });
  place.focus();
}

// Who uses keys sees the digits on the options.
/** @param {boolean} isKeyed */
function showDigits(isKeyed) {
  body.classList.toggle("keyed", isKeyed);
  options().forEach((option, n) => {
    if (isKeyed && n < 9) option.dataset.digit = String(n + 1);
    else delete option.dataset.digit;
  });
}
document.addEventListener("pointerdown", () => body.classList.contains("keyed") && showDigits(false));
on("updated", () => body.classList.contains("keyed") && showDigits(true));

// The list closes with its button, Escape, its own key, and a click beside it.
document.addEventListener("click", (event) => {
  const dialog = list();
  if (!dialog) return;
  if (targetOf(event).closest("button[data-keys]")) return toggle(dialog);
  if (event.target === dialog && isBeside(dialog, event)) dialog.close();
});

/**
 * Whether a click on a dialog was on what lies behind it.
 * @param {HTMLDialogElement} dialog
 * @param {MouseEvent} event
 */
function isBeside(dialog, { clientX: x, clientY: y }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
