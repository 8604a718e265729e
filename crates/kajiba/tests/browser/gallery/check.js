// What is wrong with the page as it stands now. The driver runs this as the body of a function, with the size of the
// window and whether the page is a table in play; it returns a list of faults.

const [{ width, height, isPlaying }] = arguments;
const SMALLEST_PX = 12;
// Letters on pieces that are drawn for the eye only may lose the rest in rounding.
const SMALLEST_HIDDEN_PX = 11.5;
const CLIP_PX = 1;
const OVERLAP_PX = 2;

const faults = [];
const report = (rule, element, text, numbers) =>
    faults.push({ rule, where: path(element), text: text.trim().replace(/\s+/g, ' ').slice(0, 60), numbers });

const sized = ({ left, top, right, bottom }) =>
    `${round(right - left)}x${round(bottom - top)} at ${round(left)},${round(top)}`;
const isEmpty = ({ left, top, right, bottom }) => right - left <= 0 || bottom - top <= 0;
const meet = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
});
const isSvg = (element) => element instanceof SVGElement;

const styles = new Map();
function styleOf(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
}

// The box that an element cuts its content off at, inside of its borders.
function clipBox(element) {
    const { left, top } = element.getBoundingClientRect();
    const scale = element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1;
    const x = left + element.clientLeft * scale, y = top + element.clientTop * scale;
    return { left: x, top: y, right: x + element.clientWidth * scale, bottom: y + element.clientHeight * scale };
}

// What lies between a text and the window and may cut it off: whether it hides or scrolls, and its box.
const clips = new Map();
function clipsOf(element) {
    if (clips.has(element)) return clips.get(element);
    const found = [];
    let isFree = false;
    for (let at = element; at && at !== document.body && at !== document.documentElement; at = at.parentElement) {
        const style = styleOf(at);
        const isCut = style.overflowX !== 'visible' || style.overflowY !== 'visible';
        // Something positioned is only cut off by what it is positioned in.
        if (isFree && (style.position !== 'static' || style.transform !== 'none')) isFree = false;
        if (isCut && !isFree && !isSvg(at) && style.display !== 'inline')
            found.push({ at, style, box: clipBox(at) });
        if (style.position === 'absolute') isFree = true;
        if (style.position === 'fixed') break;
    }
    clips.set(element, found);
    return found;
}

// A page that cannot be scrolled cuts off at the window's right and bottom.
const isFixedPage = [document.documentElement, document.body]
    .some((element) => ['hidden', 'clip'].includes(styleOf(element).overflowY));

// How much larger than its style says the text of an HTML element is drawn.
const scales = new Map();
function scaleOf(element) {
    if (!element) return 1;
    if (!scales.has(element)) {
        const { transform, scale } = styleOf(element);
        const matrix = transform === 'none' ? null : new DOMMatrixReadOnly(transform);
        const turned = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
        const grown = scale === 'none' ? 1 : parseFloat(scale);
        scales.set(element, turned * grown * scaleOf(element.parentElement));
    }
    return scales.get(element);
}

function fontPx(element) {
    const px = parseFloat(styleOf(element).fontSize);
    if (!isSvg(element)) return px * scaleOf(element) * (element.currentCSSZoom ?? 1);
    const matrix = element.getScreenCTM?.();
    return matrix ? px * Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : px;
}

// The rectangles of a text, as high as its letters: boxes of lines are higher, and those of neighbours touch.
function inkOf(node, px) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const fitted = node.parentElement.getAttribute('textLength');
    if (fitted !== null) return [inkOfFitted(node.parentElement, fitted, px)];
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
        .map(({ left, top, right, bottom }) => {
            const middle = (top + bottom) / 2, half = Math.min(bottom - top, px) / 2;
            return { left, right, top: middle - half, bottom: middle + half };
        });
}

// A text in an SVG that is set to a width: the browser gives the rectangles that it would have without.
function inkOfFitted(element, width, px) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2], half = (Number(width) * element.getScreenCTM().a) / 2;
    return { left: x - half, right: x + half, top: y - px / 2, bottom: y + px / 2 };
}

// Whether somebody can still learn what an ellipsis leaves out.
function isToldElsewhere(element, text) {
    const told = element.closest('[title], [aria-label]');
    const words = [told?.title, told?.getAttribute('aria-label')];
    const hidden = (element.parentElement ?? element).querySelectorAll('.visually-hidden');
    return [...words, ...[...hidden].map((part) => part.textContent)].some((word) => word?.includes(text.trim()));
}

const isHiding = (overflow) => overflow === 'hidden' || overflow === 'clip';

// Cuts the rectangles of a text to what can be seen of them; reports what is lost.
function seenOf(element, text, rects) {
    for (const { at, style, box: edge } of clipsOf(element)) {
        const isHidden = edge.right - edge.left <= 2 || edge.bottom - edge.top <= 2 || style.clipPath === 'inset(50%)';
        if (isHidden) return [];
        const cut = rects.map((rect) => meet(rect, edge));
        const lost = rects.find((rect) =>
            isHiding(style.overflowX) && Math.max(edge.left - rect.left, rect.right - edge.right) > CLIP_PX
            || isHiding(style.overflowY) && Math.max(edge.top - rect.top, rect.bottom - edge.bottom) > CLIP_PX);
        const isPartSeen = at === element || cut.some((rect) => !isEmpty(rect));
        const isShort = style.textOverflow === 'ellipsis' && isToldElsewhere(at, text);
        if (lost && isPartSeen && !isShort) report('clipped', at, text, `${sized(lost)} in ${sized(edge)}`);
        rects = cut.filter((rect) => !isEmpty(rect));
        if (lost || rects.length === 0) return rects;
    }
    const lost = rects.find(({ right, bottom }) => right > width + CLIP_PX || bottom > height + CLIP_PX);
    if (isFixedPage && lost) report('clipped', element, text, `${sized(lost)} in a window that does not scroll`);
    return rects;
}

// What floats above the page: nothing there is compared with what lies under it.
function layerOf(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
        if (at.matches('dialog, [popover], [role=tooltip], [role=dialog], [role=menu]')) return { at, kind: 'popup' };
        const { position } = styleOf(at);
        if (position === 'fixed' || position === 'sticky') return { at, kind: position };
    }
    return { at: null, kind: 'page' };
}

// A word of letters that goes on in the next line without a hyphen.
function checkWords(node, element) {
    const { overflowWrap, wordBreak, hyphens } = styleOf(element);
    if (hyphens === 'auto' || overflowWrap === 'normal' && ['normal', 'keep-all'].includes(wordBreak)) return;
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/(?<!\S)\p{Script=Latin}{3,}(?!\S)/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) report('broken', element, word, `in a box of ${sized(element.getBoundingClientRect())}`);
    }
}

// Every text with its letters' size and what is seen of it.
function textsOf() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
        const node = walker.currentNode, element = node.parentElement;
        if (!node.data.trim() || element.closest('script, style, noscript, template, title, desc, option')) continue;
        if (!isSeen(element)) continue;
        const px = fontPx(element);
        const rects = seenOf(element, node.data, inkOf(node, px));
        if (rects.length === 0) continue;
        checkWords(node, element);
        texts.push({ element, text: node.data, px, rects });
    }
    return texts;
}

function checkSize({ element, text, px }) {
    const least = element.closest('[aria-hidden=true]') ? SMALLEST_HIDDEN_PX : SMALLEST_PX;
    if (px < least - 0.01) report('small', element, text, `${round(px)} px`);
}

function checkOverlaps(texts) {
    const parts = texts.flatMap(({ element, text, rects }) => {
        const layer = layerOf(element);
        return rects.map((rect) => ({ element, text, rect, layer }));
    }).sort((one, other) => one.rect.top - other.rect.top);
    const told = new Set();
    for (const [n, one] of parts.entries()) {
        for (let m = n + 1; m < parts.length && parts[m].rect.top < one.rect.bottom - OVERLAP_PX; m += 1) {
            const other = parts[m];
            const shared = meet(one.rect, other.rect);
            if (shared.right - shared.left <= OVERLAP_PX || shared.bottom - shared.top <= OVERLAP_PX) continue;
            if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
            const isSameLayer = one.layer.at === other.layer.at;
            // What scrolls lies under the bar of its own sheet.
            const isBar = one.layer.at?.contains(other.layer.at) || other.layer.at?.contains(one.layer.at);
            const areSticky = one.layer.kind === 'sticky' && other.layer.kind === 'sticky' && !isBar;
            if (!isSameLayer && !areSticky) continue;
            const pair = `${path(one.element)} ${one.text} ${path(other.element)} ${other.text}`;
            if (told.has(pair)) continue;
            told.add(pair);
            const numbers = `shares ${sized(shared)} with "${other.text.trim().slice(0, 40)}" of ${path(other.element)}`;
            report('overlapping', one.element, one.text, numbers);
        }
    }
}

// Words of fields and those that a style adds are no texts of the page.
function checkOtherWords() {
    for (const field of document.querySelectorAll('input, select, textarea')) {
        const isWritten = !['hidden', 'checkbox', 'radio', 'range', 'color'].includes(field.type);
        if (isWritten && isSeen(field) && field.clientWidth > 2)
            checkSize({ element: field, text: field.value || field.placeholder || field.name, px: fontPx(field) });
    }
    for (const element of document.body.querySelectorAll('*')) {
        if (isSvg(element) || element.clientWidth <= 2) continue;
        for (const part of ['::before', '::after']) {
            const { content, fontSize, display } = getComputedStyle(element, part);
            const isWord = /["'].*[\p{L}\p{N}].*["']/u.test(content) && display !== 'none';
            if (isWord && isSeen(element))
                checkSize({ element, text: content, px: parseFloat(fontSize) * scaleOf(element) });
        }
    }
}

function checkScroll() {
    const page = document.documentElement;
    if (page.scrollWidth > width + 1) {
        const isWide = (element) => element.getBoundingClientRect().right > width + 1 && isSeen(element);
        const wide = [...document.body.querySelectorAll('*')].find(isWide);
        report('sideways', wide ?? page, '', `the page is ${page.scrollWidth} px wide in a window of ${width}`);
    }
    const isLarge = width >= 1280 && height >= 720;
    if (isPlaying && isLarge && page.scrollHeight > height + 1)
        report('scrolling', page, '', `the table is ${page.scrollHeight} px high in a window of ${height}`);
}

// The name that a screen reader says, as far as this page's means of naming go.
function nameOf(element) {
    const byIds = (ids) => (ids ?? '').split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? '').join('');
    const labels = [...element.labels ?? []].map((label) => label.textContent);
    const own = [...element.querySelectorAll('[aria-label], [alt], [title]')]
        .map((part) => part.getAttribute('aria-label') ?? part.getAttribute('alt') ?? part.title);
    const value = ['submit', 'reset', 'button'].includes(element.type) ? element.value : '';
    const text = element.matches('input, select, textarea') ? '' : element.textContent;
    return [element.getAttribute('aria-label'), byIds(element.getAttribute('aria-labelledby')), ...labels, ...own,
        element.getAttribute('alt'), element.getAttribute('title'), value, text].join('').trim();
}

function checkNames() {
    const things = '[role=img], img, button, a[href], input:not([type=hidden]), select, textarea, summary, [role=tab]';
    for (const element of document.querySelectorAll(things)) {
        const isOut = element.closest('[aria-hidden=true], [role=img] *, [role=presentation]');
        if (!isOut && isSeen(element) && !nameOf(element)) report('nameless', element, '', element.localName);
    }
    // A picture without a role is for the eye only, and must say so.
    for (const picture of document.querySelectorAll('svg:not([role=img])')) {
        const isOut = picture.closest('[aria-hidden=true], [role=img], [role=presentation]')
            || picture.parentElement.closest('svg');
        if (!isOut && isSeen(picture)) report('nameless', picture, '', 'neither named nor aria-hidden');
    }
}

const texts = textsOf();
texts.forEach(checkSize);
checkOverlaps(texts);
checkOtherWords();
checkScroll();
checkNames();
return faults;
