// @ts-check
// How this game's own steps are seen: the hammer and its sparks, the delivery, the screens of the Palace.
import { all, first } from "../scripts/page.js";
import { at, boxOf, middle } from "../scripts/stage.js";
import { choreograph, figuresOf, hop, movesOf, shift, shortly, stand } from "../scripts/steps.js";

/** @typedef {import("../scripts/stage.js").Box} Box */
/** @typedef {import("../scripts/steps.js").Step} Step */

const STRIKE_MS = 500;
const HIT = 0.5;
const SPARKS = 5;
const DELIVER_MS = 700;
const OPEN_MS = 250;

/**
 * Sparks fly from a point.
 * @param {Step} step
 * @param {Box} from
 */
function sparks({ cue }, from) {
  const size = middle({ left: 0, top: 0, width: 5, height: 5 }, from);
  for (let n = 0; n < SPARKS; n += 1) {
    const angle = (-160 + (n * 140) / (SPARKS - 1)) * (Math.PI / 180);
    const [x, y] = [Math.cos(angle) * 46, Math.sin(angle) * 38];
    const way = [at(size), at(size, x * 0.7, y), at(size, x, y * 0.5)].map((transform) => ({ transform, opacity: 1 }));
    cue.add(cue.prop("spark", size), shortly(way), {
      delay: STRIKE_MS * HIT,
      duration: STRIKE_MS * 0.45,
      easing: "ease-out",
    });
  }
}

/**
 * The line of a Forge: its row, or the column below its heading.
 * @param {Step} step
 */
function lineOf({ thing, n }) {
  const heading = first(`.forge .line.at-${n}`, thing?.closest("section, details") ?? document);
  const [head, bench] = [boxOf(heading), boxOf(heading?.closest("table"))];
  if (!heading || !head || !bench) return null;
  if (heading.closest("thead")) return { ...head, height: bench.height };
  return boxOf(heading.parentElement);
}

choreograph(
  "strike",
  (step) => {
    const hammer = step.thing && first(".smithy .hammer", step.thing.closest("section") ?? step.thing);
    const anvil = boxOf(hammer && first(".anvil", /** @type {Element} */ (hammer.parentElement)));
    const line = lineOf(step);
    const point = anvil ? { ...anvil, height: anvil.height * 0.3 } : step.home;
    if (!point) return [];
    step.move_ms = STRIKE_MS;
    return [
      () => {
        sparks(step, point);
        if (hammer && anvil) {
          const frames = [
            { transform: "none", easing: "ease-out" },
            { transform: "rotate(-38deg)", offset: 0.3, easing: "ease-in" },
            { transform: "rotate(24deg)", offset: HIT },
            { transform: "rotate(10deg)", offset: 0.65 },
            { transform: "none" },
          ];
          step.cue.add(hammer, frames, { duration: STRIKE_MS });
        }
        if (!line) return;
        const glow = [{ opacity: 0 }, { opacity: 1, offset: HIT }, { opacity: 0 }];
        step.cue.add(step.cue.prop("ember", line), glow, { duration: STRIKE_MS * 1.6 });
      },
    ];
  },
  "hammer",
);

choreograph(
  "deliver",
  (step, changes) => {
    const [move, ...others] = movesOf(step, changes);
    step.move_ms = DELIVER_MS;
    if (!move)
      return step.thing && step.home
        ? [() => hand(step, /** @type {Element} */ (step.thing), /** @type {Box} */ (step.home))]
        : [];
    const { from, old, element } = move;
    const goal = move.to ?? step.home;
    const banner = first(".sashimono", old.element);
    return [
      ...others.flatMap((other) => shift(step, other)),
      () => {
        const { cue } = step;
        const copy = stand(cue, move);
        const small =
          goal && (move.to ?? middle({ ...from, width: from.width * 0.3, height: from.height * 0.3 }, goal));
        const end = small
          ? `${at(small)} scale(${small.width / from.width}, ${small.height / from.height})`
          : at(from, 0, -28);
        const frames = [
          { transform: at(from), opacity: 1, easing: "ease-out" },
          { transform: at(from, 0, -10), opacity: 1, offset: 0.25, easing: "ease-in-out" },
          { transform: end, opacity: 1, offset: 0.8 },
          { transform: end, opacity: 0 },
        ];
        cue.add(copy, frames, { duration: DELIVER_MS });
        if (element && move.to) cue.veil(element, DELIVER_MS * 0.8);
        if (goal && banner) raise(step, banner, goal);
      },
    ];
  },
  "koto",
);

/**
 * A Sword from a Forge that is not seen is shown beside its owner, lifts and is gone.
 * @param {Step} step
 * @param {Element} sword
 * @param {Box} home
 */
function hand({ cue }, sword, home) {
  const box = middle({ left: 0, top: 0, width: 112, height: 60 }, home);
  const frames = [at(box, 0, 8), at(box, 0, -10), at(box, 0, -10), `${at(box, 42, 22)} scale(.25)`];
  const shown = frames.map((transform) => ({ transform, opacity: 1 }));
  cue.add(cue.copy(sword, box), shortly(shown), { duration: DELIVER_MS, easing: "ease-in-out" });
}

/**
 * A banner rises higher than it will stand.
 * @param {Step} step
 * @param {Element} banner
 * @param {Box} goal
 */
function raise({ cue }, banner, goal) {
  const box = middle({ left: 0, top: 0, width: 24, height: 28 }, goal);
  const frames = [
    { transform: `${at(box, 0, 16)} scale(.3)`, opacity: 1 },
    { transform: `${at(box, 0, -26)} scale(1.25)`, opacity: 1 },
    { transform: `${at(box, 0, -18)} scale(1)`, opacity: 1 },
    { transform: `${at(box, 0, -18)} scale(1)`, opacity: 1 },
  ];
  cue.add(cue.copy(banner, box), shortly(frames), { delay: DELIVER_MS * 0.7, duration: DELIVER_MS });
}

choreograph(
  "open",
  (step, changes) => {
    const own = figuresOf(step, changes);
    const opened = step.thing
      ? all(".rooms li", step.thing).filter((room) => own.some(({ element }) => room.contains(element)))
      : [];
    const frames = [{ transform: "none" }, { transform: "translateX(6px)", offset: 0.5 }, { transform: "none" }];
    const screens = opened.map(
      (room) => () => step.cue.add(room, frames, { duration: OPEN_MS, pseudoElement: "::before" }),
    );
    return [...own.flatMap((figure) => hop(step, figure)), ...screens];
  },
  "wood",
);
