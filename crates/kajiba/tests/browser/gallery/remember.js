// Remembers where everything stands while nothing is pointed at; returns points in the window that are over different
// things, to be pointed at one after another.

const STEP_PX = 24;

const before = new Map();
for (const element of document.body.querySelectorAll('*')) {
    const isPart = element instanceof SVGElement && element.localName !== 'svg';
    if (isPart || !isSeen(element) || element.getClientRects().length === 0) continue;
    const { transform, translate, scale } = getComputedStyle(element);
    before.set(element, { box: element.getBoundingClientRect(), drawn: `${transform} ${translate} ${scale}` });
}
window.galleryBefore = before;

const things = new Set(), points = [];
for (let y = STEP_PX / 2; y < innerHeight; y += STEP_PX) {
    for (let x = STEP_PX / 2; x < innerWidth; x += STEP_PX) {
        // The parts of a picture are one thing.
        const under = document.elementFromPoint(x, y);
        const thing = under?.closest('svg')?.parentElement ?? under;
        if (!thing?.closest('main') || things.has(thing)) continue;
        things.add(thing);
        points.push([x, y]);
    }
}
return points;
