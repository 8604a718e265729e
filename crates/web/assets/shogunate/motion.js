// @ts-check
// How this game's own steps are seen: lanterns light one after another.
import { all } from "../scripts/page.js";
import { boxOf } from "../scripts/stage.js";
import { choreograph } from "../scripts/steps.js";

const LIGHT_MS = 240;
const LIGHT_APART_MS = 120;

choreograph(
  "light",
  (step) => {
    const lanterns = step.thing ? all(".lanterns .string > *", step.thing).filter((lantern) => boxOf(lantern)) : [];
    const lit = step.n ? lanterns.slice(-step.n) : [];
    step.move_ms = lit.length ? LIGHT_MS + (lit.length - 1) * LIGHT_APART_MS : 0;
    const frames = [{ opacity: 0 }, { opacity: 1 }];
    return lit.map(
      (lantern, n) => () => step.cue.add(lantern, frames, { delay: n * LIGHT_APART_MS, duration: LIGHT_MS }),
    );
  },
  "pluck",
);
