// @ts-check
// How the steps that the log states are seen: what each word of data-step moves. A game may add words of its own.
import { all, first, main } from "./page.js";
import { play } from "./sound.js";
import { partOf, placeOf, standIns, unseen } from "./seen.js";
import { at, boxOf, distance, middle } from "./stage.js";
import { tick } from "./ticker.js";

/** @typedef {import("./stage.js").Box} Box */
/** @typedef {import("./seen.js").Changes} Changes */
/** @typedef {import("./seen.js").Move} Move */
/** @typedef {import("./seen.js").Figure} Figure */
/**
 * A sentence of the log, and what is seen of it.
 * @typedef {object} Step
 * @property {string} name
 * @property {HTMLElement | null} line the sentence
 * @property {boolean} isNews whether its words are told
 * @property {string} does
 * @property {number} n
 * @property {string} sort
 * @property {string[]} counts
 * @property {string} seat the id of whose it is, or nothing
 * @property {HTMLElement | null} thing what it is about
 * @property {Box | null} box where that is seen
 * @property {Box | null} home where its owner is seen
 * @property {Box | null} source where the step before it took place
 * @property {number} later how many steps after it do the same to the same
 * @property {import("./stage.js").Cue} cue
 * @property {number} move_ms how long it moves
 */
/** @typedef {(step: Step, changes: Changes) => (() => void)[]} Dance reads where things are, and returns what to write */

const HOP_MS = 280;
const FLY_MS = 350;
const SLIDE_MS = [220, 450];
const ROLL_MS = 300;
const ROLL_APART_MS = 40;
const ROLL_MAX = 5;
const TURN_MS = 300;
const DUSK_MS = 1200;
const RING_MS = 700;
const EASE = "cubic-bezier(.3, .7, .3, 1)";

/** @type {Map<string, Dance>} */
const dances = new Map();
/** @type {Map<string, Parameters<typeof play>[0]>} */
const sounds = new Map();

/**
 * Says what a word of data-step means.
 * @param {string} word
 * @param {Dance} dance
 * @param {Parameters<typeof play>[0]} [sound]
 */
export function choreograph(word, dance, sound) {
  dances.set(word, dance);
  if (sound) sounds.set(word, sound);
}

/**
 * Runs a step.
 * @param {Step} step
 * @param {number} rate
 */
export function run(step, rate) {
  step.cue.run(rate);
  const sound = sounds.get(step.does);
  if (sound) play(sound);
}

/**
 * Prepares steps: first reads where everything is, then puts everything where it was.
 * @param {Step[]} steps
 * @param {Changes} changes
 */
export function prepare(steps, changes) {
  steps.forEach((step, n) => {
    step.box = boxOf(placeOf(step.thing, step.seat));
    step.home = step.seat ? boxOf(document.getElementById(step.seat)) : null;
    step.source = n > 0 && steps[n - 1].thing?.id !== step.thing?.id ? steps[n - 1].box : null;
    const isSame = (/** @type {Step} */ { does, sort, thing }) =>
      does === step.does && sort === step.sort && thing === step.thing;
    step.later = steps.slice(n + 1).filter(isSame).length;
  });
  // A number counts where it stands: not on a piece that is on its way, and not in the question, which scrolls.
  const travellers = [...changes.moved.values()].map(({ element }) => element);
  const isStill = (/** @type {Element} */ element) =>
    !element.closest("#decision") && !travellers.some((piece) => piece?.contains(element));
  const writes = steps.flatMap((step) => dances.get(step.does)?.(step, changes) ?? []);
  if (steps.length) writes.push(...others(steps, changes));
  for (const count of changes.counts.values()) {
    count.elements = count.elements.filter(({ element }) => isStill(element));
    const step = steps.findLast(({ counts }) => counts.includes(count.name)) ?? steps.at(-1);
    if (step) writes.push(() => tick(step.cue, count, step.move_ms));
  }
  for (const step of steps.filter(({ isNews }) => isNews)) writes.push(() => ring(step));
  for (const write of writes) write();
}

/**
 * A frame around what the words are about.
 * @param {Step} step
 */
function ring({ cue, box, move_ms }) {
  if (!box) return;
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
  cue.add(cue.prop("ring", box), frames, { delay: move_ms, duration: RING_MS });
}

/**
 * What no step is about moves with the first one that moves something in the same part of the page, else with the first.
 * @param {Step[]} steps
 * @param {Changes} changes
 */
function others(steps, { moved, figures }) {
  const stepFor = (/** @type {Element | null} */ part) =>
    steps.find(({ does, thing }) => dances.has(does) && thing && partOf(thing) === part) ?? steps[0];
  const moves = [...moved.values()].flatMap((move) => shift(stepFor(partOf(move.element ?? move.old.parent)), move));
  moved.clear();
  const hops = figures.splice(0).flatMap((figure) => hop(stepFor(partOf(figure.element)), figure));
  return [...moves, ...hops];
}

/**
 * Takes the moves of what a step is about out of the changes.
 * @param {Step} step
 * @param {Changes} changes
 */
export function movesOf({ thing }, { moved }) {
  const own = [...moved.values()].filter(
    ({ id, element }) => id === thing?.id || (element && thing?.contains(element)),
  );
  for (const { id } of own) moved.delete(id);
  return own;
}

/**
 * Takes the new figures of a step out of the changes.
 * @param {Step} step
 * @param {Changes} changes
 */
export function figuresOf({ seat, thing }, { figures }) {
  const own = figures.filter(({ element, home }) => home === seat && (!thing || thing.contains(element)));
  for (const figure of own) figures.splice(figures.indexOf(figure), 1);
  return own;
}

/**
 * A piece goes to its new place; where it is seen no more, to its owner, or it lifts off.
 * @param {Step} step
 * @param {Move} move
 * @param {number} [delay]
 * @returns {(() => void)[]}
 */
export function shift(step, { id, from, to, element, old }, delay = 0) {
  const { cue } = step;
  if (!to || !element) return leave(step, { id, from, to, element, old }, delay);
  // Only what is positioned can be raised above its neighbours; of anything else a copy moves. Nor can anything be seen to leave
  // its part of the page, since parts scroll.
  const isRaised = getComputedStyle(element).position !== "static";
  const isNear = isRaised && partOf(old.parent) === partOf(element) && Math.abs(to.width - from.width) < 8;
  const duration = Math.min(SLIDE_MS[1], Math.max(SLIDE_MS[0], distance(from, to) * 0.8));
  step.move_ms = Math.max(step.move_ms, delay + duration);
  if (isNear) {
    const begin = { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` };
    return [
      () => {
        for (const raised of [element, element.closest("li, td")]) raised?.classList.add("in-motion");
        cue.add(element, [begin, { transform: "none" }], { delay, duration, easing: EASE });
      },
    ];
  }
  return [
    () => {
      const copy = stand(cue, { id, from, old });
      const end = `${at(to)} scale(${to.width / from.width})`;
      const frames = [{ transform: at(from) }, { opacity: 1, offset: 0.999 }, { transform: end, opacity: 0 }];
      cue.add(copy, frames, { delay, duration, easing: EASE });
      cue.veil(element, delay + duration);
    },
  ];
}

/**
 * A copy shows a piece where it was, until its moment.
 * @param {import("./stage.js").Cue} cue
 * @param {Pick<Move, "id" | "from" | "old">} move
 */
export function stand(cue, { id, from, old }) {
  const copy = cue.copy(old.element, from, old.parent);
  standIns.set(id, copy);
  cue.holds(() => standIns.delete(id));
  return copy;
}

/**
 * @param {Step} step
 * @param {Move} move
 * @param {number} delay
 */
function leave(step, { id, from, old }, delay) {
  const { cue, home } = step;
  const duration = home ? SLIDE_MS[1] : FLY_MS;
  step.move_ms = Math.max(step.move_ms, delay + duration);
  return [
    () => {
      const copy = stand(cue, { id, from, old });
      copy.classList.add("leaving");
      const small = home && middle({ ...from, width: from.width * 0.25, height: from.height * 0.25 }, home);
      const end = small ? `${at(small)} scale(.25)` : `${at(from, 0, -28)} scale(1.06)`;
      const frames = [
        { transform: at(from), opacity: 1 },
        { transform: at(from, 0, -10), opacity: 1, offset: 0.25 },
        { transform: end, opacity: 0 },
      ];
      cue.add(copy, frames, { delay, duration, easing: "ease-in-out" });
    },
  ];
}

/**
 * Positions on an arc.
 * @param {Box} from
 * @param {Box} to
 * @param {number} height
 * @returns {string[]}
 */
export const arc = (from, to, height) =>
  [0, 0.25, 0.5, 0.75, 1].map((part) => {
    const [x, y] = [from.left + (to.left - from.left) * part, from.top + (to.top - from.top) * part];
    return at({ ...to, left: x, top: y - height * 4 * part * (1 - part) });
  });

/**
 * A figure hops from its owner to its place and is squashed as it lands.
 * @param {Step} step
 * @param {Figure} figure
 * @returns {(() => void)[]}
 */
export function hop(step, { element, to, home }) {
  const from = boxOf(document.getElementById(home));
  if (!from) return [];
  const start = middle(to, from);
  const duration = HOP_MS + Math.min(160, distance(start, to) / 6);
  step.move_ms = Math.max(step.move_ms, duration);
  return [
    () => {
      const copy = step.cue.copy(element, to);
      unseen.add(element);
      step.cue.holds(() => unseen.delete(element));
      const way = arc(start, to, 40);
      const frames = [
        { transform: way[0], opacity: 0 },
        { transform: way[0], opacity: 1, offset: 0.02 },
        { transform: way[1], offset: 0.22 },
        { transform: way[2], offset: 0.42 },
        { transform: way[3], offset: 0.6 },
        { transform: way[4], offset: 0.76 },
        { transform: `${way[4]} translateY(12%) scale(1.2, .76)`, offset: 0.87 },
        { transform: way[4], opacity: 1, offset: 0.999 },
        { transform: way[4], opacity: 0 },
      ];
      step.cue.add(copy, frames, { duration });
      step.cue.veil(element, duration);
    },
  ];
}

/** Small copies of a piece of some sort, wherever the page has one. */
/** @param {string} sort */
const sample = (sort) => (sort ? first(`.pip.${sort}.placed, .i-${sort}`, main()) : null);

/**
 * Where a quantity of a step's owner is seen, else its owner.
 * @param {Step} step
 */
function purse({ counts, home }) {
  const there = counts.flatMap((name) => all(`#own [data-count="${name}"]`)).map(boxOf);
  return there.find((box) => box) ?? home;
}

/**
 * Tokens or Coins roll one after another.
 * @param {Step} step
 * @param {Box | null} from
 * @param {Box | null} to
 * @returns {(() => void)[]}
 */
function roll(step, from, to) {
  const piece = sample(step.sort);
  if (!piece || !from || !to) return [];
  const size = { left: 0, top: 0, width: 22, height: 22 };
  const [start, end] = [middle(size, from), middle(size, to)];
  const n = Math.min(ROLL_MAX, Math.max(1, step.n));
  step.move_ms = Math.max(step.move_ms, ROLL_MS + (n - 1) * ROLL_APART_MS);
  return Array.from({ length: n }, (_, nth) => () => {
    const copy = step.cue.copy(piece, size);
    const frames = arc(start, end, 26).map((place, k) => ({ transform: `${place} rotate(${k * 90}deg)`, opacity: 1 }));
    step.cue.add(copy, shortly(frames), { duration: ROLL_MS, delay: nth * ROLL_APART_MS, easing: "ease-in" });
  });
}

/**
 * A token flies and becomes smaller as it lands.
 * @param {Step} step
 * @param {Element} token
 * @param {Box} to
 * @param {string[]} way
 */
function fly({ cue }, token, to, way) {
  const frames = way.map((place, n) => ({ transform: `${place} scale(${1.3 - 0.075 * n})`, opacity: 1 }));
  cue.add(cue.copy(token, to), shortly(frames), { duration: FLY_MS, easing: "ease-in-out" });
  cue.veil(token, FLY_MS);
}

/**
 * The same frames, unseen before the first and after the last.
 * @param {Keyframe[]} frames
 * @returns {Keyframe[]}
 */
export function shortly(frames) {
  const [begin, end] = [frames[0], /** @type {Keyframe} */ (frames.at(-1))];
  return [
    { ...begin, opacity: 0 },
    { ...begin, offset: 0.02 },
    ...frames.slice(1, -1),
    { ...end, offset: 0.98 },
    { ...end, opacity: 0 },
  ];
}

/** @param {Box | null} box @param {number} dy @returns {Box | null} */
const beside = (box, dy) => box && { ...box, top: box.top + dy };

/**
 * A piece that comes turns over.
 * @param {Step} step
 * @param {Element} element
 */
function turn(step, element) {
  step.move_ms = Math.max(step.move_ms, TURN_MS);
  const frames = [{ transform: "scaleX(0)", opacity: 0 }, { opacity: 1, offset: 0.05 }, { transform: "scaleX(1)" }];
  return () => step.cue.add(element, frames, { duration: TURN_MS, easing: EASE });
}

/**
 * A piece goes to its new place, and what makes room for it in its list moves with it: no two are seen in one place.
 * @type {Dance}
 */
function slide(step, changes) {
  const own = movesOf(step, changes);
  const listOf = (/** @type {Move} */ { element }) => element?.closest("ol, ul");
  const lists = own.map(listOf);
  const others = [...changes.moved.values()].filter((move) => listOf(move) && lists.includes(listOf(move)));
  for (const { id } of others) changes.moved.delete(id);
  return [...own, ...others].flatMap((move) => shift(step, move));
}

choreograph("slide", slide, "card");
choreograph("hop", (step, changes) => figuresOf(step, changes).flatMap((figure) => hop(step, figure)), "wood");
choreograph("gain", (step) => roll(step, step.source ?? beside(purse(step), -44), purse(step)), "coin");
choreograph("pay", (step) => roll(step, purse(step), step.source ?? beside(purse(step), -44)), "coin");
choreograph(
  "set",
  (step, changes) => {
    const moves = movesOf(step, changes);
    const tokens = step.thing ? all(`.pip.${step.sort}:is(.placed, .decorated)`, step.thing) : [];
    const token = tokens.at(-1 - step.later);
    const [to, from] = [boxOf(token), purse(step)];
    if (!token || !to || !from)
      return [...roll(step, beside(step.home, -30), step.home), ...moves.flatMap((move) => shift(step, move))];
    step.move_ms = FLY_MS;
    // What the token comes to still stands where it was.
    const [move] = moves;
    const [x, y] = move?.to ? [move.from.left - move.to.left, move.from.top - move.to.top] : [0, 0];
    const way = arc(middle(to, from), { ...to, left: to.left + x, top: to.top + y }, 60);
    return [() => fly(step, token, to, way), ...moves.flatMap((move) => shift(step, move, FLY_MS))];
  },
  "wood",
);
choreograph(
  "adorn",
  (step) => {
    const token =
      step.thing && all(`.pip.decorated${step.sort && `.${step.sort}`}`, step.thing).findLast((token) => boxOf(token));
    if (!token) return [];
    step.move_ms = TURN_MS;
    const frames = [
      { transform: "rotate(-90deg) scale(.5)" },
      { transform: "rotate(8deg) scale(1.25)", offset: 0.7 },
      { transform: "none" },
    ];
    return [() => step.cue.add(token, frames, { duration: TURN_MS })];
  },
  "brush",
);
choreograph(
  "deal",
  (step, changes) => {
    const moves = movesOf(step, changes).flatMap((move) => shift(step, move));
    const pieces = [...changes.come.values()].filter(
      ({ element }) => element === step.thing || step.thing?.contains(element),
    );
    for (const { element } of pieces) changes.come.delete(element.id);
    return [...moves, ...pieces.map(({ element }) => turn(step, element))];
  },
  "card",
);
choreograph("reveal", (step) => (step.thing && step.box ? [turn(step, step.thing)] : []), "card");
choreograph("score", () => [], "pluck");
choreograph(
  "dusk",
  (step) => {
    const box = boxOf(first("#map, .board", main()) ?? main());
    if (!box) return [];
    step.move_ms = DUSK_MS;
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 1, offset: 0.55 }, { opacity: 0 }];
    return [
      () => {
        const shade = step.cue.prop("dusk", box);
        step.cue.add(shade, frames, { duration: DUSK_MS, easing: "ease-in-out" });
      },
    ];
  },
  "drum",
);
choreograph("end", () => [], "win");
