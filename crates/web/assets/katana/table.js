// @ts-check
// The two forms of this game that count what is chosen: a basket of purchases, and marked Rooms.
import { on } from "../scripts/events.js";
import "./motion.js";
import { all, first, targetOf } from "../scripts/page.js";

/** @param {HTMLElement} form */
const fieldsOf = (form) => /** @type {HTMLInputElement[]} */ (all("input[data-price]", form));

/** @param {HTMLElement} form */
const costOf = (form) =>
  fieldsOf(form).reduce((total, field) => total + Number(field.value) * Number(field.dataset.price), 0);

/**
 * Shows what a basket costs: the number in each field times its data-price. What cannot be paid any more is not offered.
 * @param {HTMLElement} form
 */
function sum(form) {
  const total = costOf(form);
  const left = Number(form.dataset.coins) - total;
  for (const output of all("[data-total]", form)) output.textContent = String(total);
  form.classList.toggle("too-dear", left < 0);
  for (const field of fieldsOf(form)) {
    for (const step of /** @type {HTMLButtonElement[]} */ (all(`[data-for="${field.id}"]`, form))) {
      step.disabled = step.dataset.step === "1" ? left < Number(field.dataset.price) : Number(field.value) <= 0;
    }
    const price = priceOf(field);
    if (price) price.dataset.n = Number(field.value) > 0 ? `×${field.value}` : "";
  }
}

/**
 * The price on the board of what a field is for.
 * @param {HTMLInputElement} field
 */
const priceOf = (field) => first(`.prices button[name="choice"][value="${field.name.slice("n:".length)}"]`);

/**
 * Puts one more into the basket, or takes one out.
 * @param {HTMLInputElement} field
 * @param {number} by
 */
function step(field, by) {
  const form = /** @type {HTMLFormElement} */ (field.form);
  if (by > 0 && costOf(form) + Number(field.dataset.price) > Number(form.dataset.coins)) return;
  field.value = String(Math.min(Number(field.max), Math.max(0, Number(field.value) + by)));
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

document.addEventListener("click", (event) => {
  const button = targetOf(event).closest("button");
  const fields = all("form[data-basket]").flatMap(fieldsOf);
  const field = fields.find((field) => button && (field.id === button.dataset.for || priceOf(field) === button));
  if (!button || !field) return;
  event.preventDefault();
  step(field, Number(button.dataset.step ?? 1));
});

// What is typed into a field replaces what stands there.
document.addEventListener("focusin", (event) => {
  if (targetOf(event).matches("input[data-price]")) targetOf(event).select();
});

// Who takes a card while something is in the basket buys that first.
document.addEventListener(
  "submit",
  (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || button.form?.id !== "answers") return;
    const several = (/** @type {HTMLInputElement} */ field) =>
      Array(Number(field.value)).fill(field.name.slice("n:".length));
    const bought = all("form[data-basket]").flatMap(fieldsOf).flatMap(several);
    const own = button.dataset.own ?? button.value;
    if (bought.length) button.dataset.own = own;
    button.value = [...bought, own].join(".");
  },
  true,
);

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
