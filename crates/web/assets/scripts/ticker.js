// @ts-check
// Numbers that count up or down. The page already has the new number, which is hidden meanwhile: all values that are shown on
// the way lie on the stage above each other, so that counting lays out nothing.
import { shown } from "./seen.js";
import { fix } from "./stage.js";

const COUNT_MS = 700;
const VALUE_MS_MAX = 120;
const VALUES_MAX = 8;

/**
 * Counts in a cue, after its movement.
 * @param {import("./stage.js").Cue} cue
 * @param {import("./seen.js").Count} count
 * @param {number} delay
 */
export function tick(cue, { name, elements, from, to }, delay) {
  shown.set(name, from);
  cue.holds(() => shown.delete(name));
  const n = Math.min(VALUES_MAX, Math.abs(to - from));
  const duration = Math.min(VALUE_MS_MAX, COUNT_MS / n);
  for (const { element, box, looks } of elements) {
    for (let nth = 0; nth < n; nth += 1) {
      const value = cue.prop("ticked", box);
      fix(value, looks);
      value.dataset.ticks = name;
      value.textContent = String(Math.round(from + ((to - from) * nth) / n)).replace("-", "−");
      // The first value is seen from the beginning, each of the others for its moment.
      const begin = { opacity: nth ? 0 : 1 };
      const frames = [begin, { opacity: 1, offset: 0.01 }, { opacity: 1, offset: 0.99 }, { opacity: 0 }];
      cue.add(value, frames, { delay: delay + nth * duration, duration });
    }
    cue.veil(element, delay + n * duration);
  }
}
