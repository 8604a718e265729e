// @ts-check
// Shows the controls that need a script, and copies links.
import { on } from "./events.js";
import { all, element, targetOf } from "./page.js";

function reveal() {
  for (const control of all("[data-copy], .needs-script")) control.hidden = false;
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

document.addEventListener("click", (event) => {
  const button = targetOf(event).closest("button");
  if (button && "copy" in button.dataset) copy(button);
});
on("updated", reveal);
reveal();
