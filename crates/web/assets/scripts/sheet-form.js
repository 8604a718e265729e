// @ts-check
// Entry of a long form that is saved and checked while somebody types.
import "./reading.js";
import { all, element } from "./page.js";

/** How long nothing is typed before the form is saved. */
const PAUSE_MS = 700;

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-set]"));
/** @type {number | undefined} */
let waiting;
// Answers to older requests are of no use.
let n_sent = 0;

// Not every way to choose from a list is told as input.
for (const kind of ["input", "change"]) {
  form?.addEventListener(kind, () => {
    clearTimeout(waiting);
    waiting = setTimeout(save, PAUSE_MS);
  });
}
form?.addEventListener("submit", () => clearTimeout(waiting));

/** Saves the form, and shows what is wrong in it now. */
async function save() {
  if (!form) return;
  const n = ++n_sent;
  const data = new FormData(form);
  // To have compared everything is said by sending the form.
  data.delete("printed");
  const body = new URLSearchParams(/** @type {any} */ (data));
  const headers = { accept: "application/json" };
  const answer = await fetch(form.action, { method: "post", body, headers }).catch(() => null);
  if (!answer?.ok || n !== n_sent) return;
  show(await answer.json());
}

/** @param {{ fields: Record<string, string>, others: string[], state: string, saved: string, is_complete: boolean, has_changed: boolean }} checked */
function show(checked) {
  // A card that counts something else has other fields.
  if (checked.has_changed) return location.reload();
  for (const place of all(".set-field .wrong", element("main"))) {
    const name = place.id.replace("wrong-", "");
    const wrong = checked.fields[name] ?? "";
    if (place.textContent !== wrong) place.textContent = wrong;
    const field = document.getElementById(name);
    if (wrong) field?.setAttribute("aria-invalid", "true");
    else field?.removeAttribute("aria-invalid");
  }
  element("set-state").textContent = checked.state;
  element("set-saved").textContent = checked.saved;
  element("set-others").replaceChildren(
    ...checked.others.map((sentence) => {
      const item = document.createElement("li");
      item.className = "wrong";
      item.textContent = sentence;
      return item;
    }),
  );
  document.querySelector(".set-standing")?.classList.toggle("complete", checked.is_complete);
}
