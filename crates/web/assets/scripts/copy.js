// @ts-check
// Shows the controls that need a script, and copies and shares links.
import { on } from "./events.js";
import { all, element, targetOf } from "./page.js";

function reveal() {
  for (const control of all("[data-copy], .needs-script")) control.hidden = false;
  // Browsers share over https only, and not all can.
  for (const control of all("[data-share]")) control.hidden = !("share" in navigator);
}

/**
 * Copies the text of the element that data-copy names.
 * @param {HTMLButtonElement} button
 */
async function copy(button) {
  const source = document.getElementById(button.dataset.copy ?? "");
  if (!source) return;
  const field = source instanceof HTMLInputElement ? source : null;
  try {
    await navigator.clipboard.writeText(field?.value ?? source.textContent ?? "");
  } catch {
    // There is no clipboard over plain http: select the text, and copy it with the older command.
    if (field) field.select();
    else getSelection()?.selectAllChildren(source);
    if (!document.execCommand("copy")) return;
  }
  element("notice").textContent = button.dataset.copied ?? "";
}

/**
 * Hands the link in the field that data-share names to the system's list of apps.
 * @param {HTMLButtonElement} button
 */
function share(button) {
  const field = /** @type {HTMLInputElement | null} */ (document.getElementById(button.dataset.share ?? ""));
  // Whoever closes the list has changed their mind.
  if (field) navigator.share({ title: document.title, url: field.value }).catch(() => {});
}

document.addEventListener("click", (event) => {
  const button = targetOf(event).closest("button");
  if (button && "copy" in button.dataset) copy(button);
  if (button && "share" in button.dataset) share(button);
});
on("updated", reveal);
reveal();
