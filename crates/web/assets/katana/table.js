// @ts-check
// The two forms of this game that count what is chosen: a basket of purchases, and marked Rooms.
import { on } from "../scripts/events.js";
import "./motion.js";
import { all, targetOf } from "../scripts/page.js";

/**
 * Shows what a basket costs: the number in each field times its data-price.
 * @param {HTMLElement} form
 */
function sum(form) {
  const fields = /** @type {HTMLInputElement[]} */ (all("input[data-price]", form));
  const total = fields.reduce((total, field) => total + Number(field.value) * Number(field.dataset.price), 0);
  for (const output of all("[data-total]", form)) output.textContent = String(total);
  form.classList.toggle("too-dear", "coins" in form.dataset && total > Number(form.dataset.coins));
}

/**
 * Counts the marked Rooms. They can be sent once they are as many as asked for and not the same as before.
 * @param {HTMLElement} form
 */
function count(form) {
  const { elements } = /** @type {HTMLFormElement} */ (form);
  const boxes = [...elements].filter((element) => element instanceof HTMLInputElement);
  const marked = boxes.filter(({ name, checked }) => name === "room" && checked);
  for (const output of all("[data-marked]", form)) output.textContent = String(marked.length);
  const isEnough = marked.length >= Number(form.dataset.least) && marked.length <= Number(form.dataset.most);
  const isAsBefore = marked.map(({ value }) => value).join(" ") === form.dataset.not;
  for (const button of elements) {
    if (button instanceof HTMLButtonElement) button.disabled = !isEnough || isAsBefore;
  }
}

function update() {
  all("form[data-basket]").forEach(sum);
  all("form[data-arrange]").forEach(count);
}

document.addEventListener("input", (event) => {
  const { form } = targetOf(event);
  if (form?.matches("[data-basket]")) sum(form);
  if (form?.matches("[data-arrange]")) count(form);
});
on("updated", update);
update();
