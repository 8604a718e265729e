// @ts-check
// Sends forms: asks for confirmation first where wanted, and without leaving the page where the form is live.
import { say } from "./notice.js";
import { all, body, element, preferences } from "./page.js";
import { ask, focusNext, forgetTyped, refresh, sends, show } from "./update.js";

// The form that was just confirmed and is being sent.
/** @type {HTMLFormElement | null} */
let confirmed = null;

document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const submitter = /** @type {HTMLButtonElement | null} */ (event.submitter);
  const ifCareful = preferences().includes("sure") ? submitter?.dataset.sure : undefined;
  const question = submitter?.dataset.confirm ?? form.dataset.confirm ?? ifCareful;
  if (question && form !== confirmed) {
    event.preventDefault();
    confirm(question, () => {
      confirmed = form;
      form.requestSubmit(submitter);
      confirmed = null;
    });
  } else if ("live" in form.dataset) {
    event.preventDefault();
    sends(submit(form, submitter));
  } else if (form.getAttribute("method") !== "dialog" && !("stays" in form.dataset)) {
    // Disable the buttons after the browser has read the form, so that a second click cannot send it again.
    setTimeout(() => hold(form, true));
  }
});
// Enable the buttons again for those who return with the browser's back button.
addEventListener("pageshow", () => [...document.forms].forEach((form) => hold(form, false)));

/**
 * Disables the buttons of a form, or enables those that this function disabled.
 * @param {HTMLFormElement} form
 * @param {boolean} isHeld
 */
function hold(form, isHeld) {
  const buttons = [...form.elements].filter((element) => element instanceof HTMLButtonElement);
  for (const button of buttons.filter((button) => (isHeld ? !button.disabled : "held" in button.dataset))) {
    button.disabled = isHeld;
    button.toggleAttribute("data-held", isHeld);
  }
}

/**
 * @param {string} question
 * @param {() => void} act
 */
function confirm(question, act) {
  const dialog = /** @type {HTMLDialogElement} */ (element("question"));
  element("question-text").textContent = question;
  dialog.returnValue = "";
  dialog.onclose = () => dialog.returnValue && act();
  dialog.showModal();
}

/**
 * Sends a form without leaving the page, and shows the result.
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement | null} submitter
 */
async function submit(form, submitter) {
  if ("sending" in form.dataset) return;
  // Read attributes, not properties: a field of the form may be called "action".
  const address = submitter?.getAttribute("formaction") ?? form.getAttribute("action") ?? location.href;
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  if (submitter?.name) fields.append(submitter.name, submitter.value);
  const had = /** @type {HTMLElement | null} */ (document.activeElement);
  const isDecision = form.closest("#decision") !== null;
  form.dataset.sending = "";
  hold(form, true);
  report(form, "");
  const asked = await ask(address, { method: "post", body: fields });
  delete form.dataset.sending;
  hold(form, false);
  // A disabled button loses the focus.
  if (had?.isConnected && document.activeElement === body) had.focus({ preventScroll: true });
  // If the form arrived nevertheless, the refreshed page shows it.
  if (!asked?.next) {
    say(body.dataset.unsent, "offline unsent");
    // Not awaited here and below: it waits until all forms are sent.
    refresh();
    return;
  }
  const { answer, next, there } = asked;
  if (!answer.ok && next.classList.contains("sorry")) {
    report(form, next.querySelector("#sorry")?.textContent);
    refresh();
    return;
  }
  forgetTyped(form);
  if (answer.redirected && there.pathname !== location.pathname) return location.assign(there);
  if (answer.redirected) {
    history.replaceState(null, "", there);
    form.reset();
  }
  show(next);
  if (isDecision) focusNext();
}

/**
 * Says what became of a form: beside it where it has a place for that, else at the top of the page.
 * @param {HTMLFormElement} form
 * @param {string | null | undefined} text
 */
function report(form, text) {
  const [place] = all("[data-said]", form);
  say(place ? "" : text);
  if (place) place.textContent = text ?? "";
  if (!place || !text) return;
  place.scrollIntoView({ block: "nearest" });
  /** @type {HTMLInputElement | null} */ (form.querySelector("input[data-focus]"))?.select();
}
