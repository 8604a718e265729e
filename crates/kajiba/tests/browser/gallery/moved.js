// What has moved since `remember.js`, now that something is pointed at. What is pointed at may itself be lifted.

const before = window.galleryBefore;
const pointed = [...document.querySelectorAll(':hover')];
const lifted = pointed.find((element) => {
    const { transform, translate, scale } = getComputedStyle(element);
    return before.has(element) && before.get(element).drawn !== `${transform} ${translate} ${scale}`;
});
const at = ({ left, top, width, height }) => `${round(width)}x${round(height)} at ${round(left)},${round(top)}`;
const differ = (one, other) => Math.abs(one - other) > 0.5;
const moved = [];
for (const [element, { box }] of before) {
    if (!element.isConnected || lifted?.contains(element) || !isSeen(element)) continue;
    const now = element.getBoundingClientRect();
    const isThing = element.matches('button, a, input, select, summary, label, td, th, svg, [role=img]');
    const isResized = isThing && (differ(now.width, box.width) || differ(now.height, box.height));
    if (differ(now.left, box.left) || differ(now.top, box.top) || isResized)
        moved.push([element, `${at(box)} becomes ${at(now)}`]);
}
if (moved.length === 0) return [];
const [first, numbers] = moved.find(([element]) => element.matches('button, td, th, svg')) ?? moved[0];
return [{
    rule: 'moved', where: path(pointed.at(-1)), text: pointed.at(-1).textContent.trim().slice(0, 40),
    numbers: `pointing at it moves ${moved.length} things, as ${path(first)}: ${numbers}`,
}];
