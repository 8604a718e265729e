// @ts-check
// Shows a hint beside the table while the server computes it, with a button that stops it. Without this script it is a page of
// its own.
import { on } from "./events.js";
import { body, first, valueOf } from "./page.js";

const shownBox = () => /** @type {HTMLDialogElement | null} */ (document.getElementById("hint-box"));
// Identifies the question that the page asks: a hint is for this one alone.
const question = () => valueOf('#decision [name="version"]') ?? "";

/** @param {HTMLFormElement} form */
function open(form) {
  const { thinking = "", stop = "" } = form.dataset;
  // The event of a close comes later, when there is a new box: the old one goes at once.
  const before = shownBox();
  before?.close();
  before?.remove();
  const box = document.createElement("dialog");
  box.id = "hint-box";
  box.className = "hint-box";
  const bar = document.createElement("progress");
  bar.max = 100;
  bar.setAttribute("aria-label", thinking);
  const status = document.createElement("p");
  status.textContent = thinking;
  status.setAttribute("role", "status");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "quiet";
  close.textContent = stop;
  close.addEventListener("click", () => box.close());
  box.append(close, status, bar);
  box.dataset.question = question();
  // Closing the box stops the computation; then a hint can be asked for again.
  box.addEventListener("close", () => {
    const hadFocus = box.contains(document.activeElement);
    box.remove();
    if (hadFocus) first("#hint button")?.focus({ preventScroll: true });
  });
  body.append(box);
  box.show();
  close.focus();
  return { box, bar, status, close };
}

/** @param {HTMLFormElement} form */
function ask(form) {
  const { box, bar, status, close } = open(form);
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  const source = new EventSource(`${form.action}/live?${fields}`);
  box.addEventListener("close", () => source.close());
  source.addEventListener("percent", ({ data }) => {
    bar.value = Number(data);
  });
  source.addEventListener("hint", ({ data }) => {
    source.close();
    const hint = new DOMParser().parseFromString(data, "text/html").body.firstElementChild;
    status.remove();
    bar.remove();
    close.textContent = form.dataset.close ?? "";
    if (hint) box.append(hint);
    first("ol button", box)?.focus({ preventScroll: true });
  });
  source.addEventListener("error", () => {
    source.close();
    bar.remove();
    status.textContent = form.dataset.failed ?? "";
    close.textContent = form.dataset.close ?? "";
  });
}

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.id === "hint") {
    event.preventDefault();
    ask(form);
  } else {
    // After any decision the hint is outdated.
    shownBox()?.close();
  }
});
// It is outdated, too, when the question was answered elsewhere or taken back.
on("updated", () => {
  const box = shownBox();
  if (box && box.dataset.question !== question()) box.close();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") shownBox()?.close();
});
